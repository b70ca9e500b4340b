//! DKIM: the key that a domain's mail is signed with (RFC 6376).

use futures_util::{StreamExt as _, stream};

use super::{Finding, Verdict, tag, tags, unknown};
use crate::outbound::Outbound;

/// Selectors that mail providers commonly use. A domain doesn't list its own.
const USUAL: [&str; 20] = [
    "default",
    "mail",
    "dkim",
    "email",
    "smtp",
    "google",
    "selector1",
    "selector2",
    "k1",
    "k2",
    "k3",
    "s1",
    "s2",
    "fm1",
    "fm2",
    "protonmail",
    "zoho",
    "mandrill",
    "mailjet",
    "sig1",
];
/// Number of lookups at once.
const AT_ONCE: usize = 5;
/// Maximum length of a selector, in bytes.
const MAX_SELECTOR: usize = 63;

/// Returns the selector that someone typed, without the rest of the record's name; `None` if it can't be one.
#[must_use]
pub fn selector(typed: &str) -> Option<&str> {
    let typed = typed.trim();
    let name = typed.split_once("._domainkey").map_or(typed, |(name, _)| name);
    let is_label =
        |label: &str| !label.is_empty() && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    (name.len() <= MAX_SELECTOR && name.split('.').all(is_label)).then_some(name)
}

/// What a selector's records hold.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Key {
    Valid,
    Testing,
    Revoked,
    Missing,
}

/// Looks for the key of the selector, or under the usual ones.
pub async fn examine(outbound: &Outbound, domain: &str, selector: Option<&str>) -> Finding {
    let names = selector.map_or(USUAL.to_vec(), |own| vec![own]);
    let lookups: Vec<_> = names.iter().map(|name| find(outbound, domain, name)).collect();
    let keys: Vec<_> = stream::iter(lookups).buffered(AT_ONCE).collect().await;
    let found: Vec<_> = names.into_iter().zip(keys).collect();
    let with = |wanted: Key| found.iter().find(|(_, key)| *key == Ok(wanted)).map(|(name, _)| *name);
    if let Some(name) = with(Key::Valid) {
        let text = format!("{domain} has a key that your mail provider can sign with ({name}).");
        return Finding::new("DKIM", Verdict::Good, text);
    }
    if let Some(name) = with(Key::Testing) {
        return warning(format!(
            "The key {name} of {domain} is marked as a test (t=y), so receivers treat your mail as unsigned. Take t=y out once signing works."
        ));
    }
    if let Some(name) = with(Key::Revoked) {
        return warning(format!(
            "The key {name} of {domain} was withdrawn: its record has no key after p=. Copy the record from your mail provider again."
        ));
    }
    if let Some(reason) = found.iter().find_map(|(_, key)| key.as_ref().err()) {
        return unknown("DKIM", reason);
    }
    warning(match selector {
        Some(name) => format!(
            "There’s no key named {name}. Your mail provider’s help says what to add: a TXT or CNAME record of {name}._domainkey.{domain}."
        ),
        None => format!(
            "{domain} has no key under the usual names. If your mail provider signs with another one, enter its name above. It’s in the source of the test you get, after s= in the line DKIM-Signature. If there’s no such line, turn on signing at your mail provider."
        ),
    })
}

async fn find(outbound: &Outbound, domain: &str, name: &str) -> Result<Key, String> {
    let records = outbound.text_records(&format!("{name}._domainkey.{domain}")).await?.unwrap_or_default();
    Ok(records.iter().map(|record| key_of(record)).find(|key| *key != Key::Missing).unwrap_or(Key::Missing))
}

fn key_of(record: &str) -> Key {
    let tags = tags(record);
    match tag(&tags, "p") {
        None => Key::Missing,
        Some("") => Key::Revoked,
        Some(_) if tag(&tags, "t").is_some_and(|flags| flags.split(':').any(|flag| flag == "y")) => Key::Testing,
        Some(_) => Key::Valid,
    }
}

fn warning(text: String) -> Finding {
    Finding::new("DKIM", Verdict::Warning, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selector_is_taken_from_what_people_copy() {
        for (typed, found) in [
            (" s1 ", Some("s1")),
            ("mail2026._domainkey.example.org", Some("mail2026")),
            ("a_b.c-d", Some("a_b.c-d")),
            ("", None),
            ("s1..x", None),
            ("s1 evil", None),
            ("ключ", None),
        ] {
            assert_eq!(selector(typed), found, "{typed}");
        }
        assert_eq!(selector(&"x".repeat(64)), None);
    }

    #[test]
    fn a_key_counts_only_if_it_is_there_and_no_test() {
        assert_eq!(key_of("v=DKIM1; k=rsa; p=MIIB IjAN"), Key::Valid);
        assert_eq!(key_of("k=ed25519; P = abc="), Key::Valid);
        assert_eq!(key_of("v=DKIM1; p="), Key::Revoked);
        assert_eq!(key_of("v=DKIM1; t=s:y; p=abc"), Key::Testing);
        assert_eq!(key_of("v=spf1 -all"), Key::Missing);
    }
}
