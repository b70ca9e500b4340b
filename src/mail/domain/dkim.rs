//! DKIM: the key that a domain's mail is signed with, judged as a receiver does (RFC 6376, 8301 and 8463).

mod key;

use futures_util::{StreamExt as _, stream};

use super::{Finding, Verdict, unknown};
use crate::outbound::Outbound;

use key::Key;

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
/// Receivers don't trust RSA keys with fewer bits (RFC 8301).
const MIN_BITS: usize = 1024;
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

/// Looks for the key of the selector, or under the usual ones.
pub async fn examine(outbound: &Outbound, domain: &str, selector: Option<&str>) -> Finding {
    let names = selector.map_or(USUAL.to_vec(), |own| vec![own]);
    let lookups: Vec<_> = names.iter().map(|name| find(outbound, domain, name)).collect();
    let keys: Vec<_> = stream::iter(lookups).buffered(AT_ONCE).collect().await;
    let found: Vec<_> = names.into_iter().zip(keys).collect();
    let best = found.iter().filter_map(|(name, key)| Some((*name, key.as_ref().ok()?.as_ref()?)));
    if let Some((name, key)) = best.min_by_key(|(_, key)| key.rank()) {
        return explain(domain, name, key);
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

/// Returns a selector's key; `None` if there's none.
async fn find(outbound: &Outbound, domain: &str, name: &str) -> Result<Option<Key>, String> {
    let records = outbound.text_records(&format!("{name}._domainkey.{domain}")).await?.unwrap_or_default();
    let mut keys: Vec<Key> = records.iter().filter_map(|record| Key::read(record)).collect();
    let first = keys.pop();
    Ok(if keys.is_empty() { first } else { Some(Key::Several(keys.len() + 1)) })
}

fn explain(domain: &str, name: &str, key: &Key) -> Finding {
    let text = match key {
        Key::Rsa(bits) if *bits < MIN_BITS => format!(
            "The key {name} of {domain} has {bits} bits, so receivers don’t trust it. Have your mail provider make one of 2048."
        ),
        Key::Rsa(_) => {
            let text = format!("{domain} has a key that your mail provider can sign with ({name}).");
            return Finding::new("DKIM", Verdict::Good, text);
        }
        Key::Ed25519 => {
            let text = format!(
                "{domain} has a key that your mail provider can sign with ({name}). It’s of the new kind (Ed25519), which some large providers can’t check yet, so have yours sign with an RSA key, too."
            );
            return Finding::new("DKIM", Verdict::Good, text);
        }
        Key::Testing => format!(
            "The key {name} of {domain} is marked as a test (t=y), so receivers treat your mail as unsigned. Take t=y out once signing works."
        ),
        Key::Revoked => format!(
            "The key {name} of {domain} was withdrawn: its record has no key after p=. Copy the record from your mail provider again."
        ),
        Key::Several(count) => format!(
            "{name}._domainkey.{domain} has {count} keys, so receivers may pick the wrong one. Delete all but the one that your mail provider shows."
        ),
        Key::Unusable(why) => format!(
            "Receivers can’t use the key {name} of {domain}: {why}. Copy the record from your mail provider again."
        ),
    };
    warning(text)
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
}
