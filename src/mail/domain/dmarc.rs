//! DMARC: what receivers do with mail that only claims to be from a domain (RFC 7489).

use super::{Finding, Verdict, tag, tags, unknown};
use crate::outbound::Outbound;

/// Reads the record of a domain, or of the nearest domain above it that has one: it covers those below.
pub async fn examine(outbound: &Outbound, domain: &str) -> Finding {
    let mut next = Some(domain);
    while let Some(asked) = next {
        match outbound.text_records(&format!("_dmarc.{asked}")).await {
            Err(reason) => return unknown("DMARC", &reason),
            Ok(records) => {
                if let Some(found) = explain(domain, asked, &records.unwrap_or_default()) {
                    return found;
                }
            }
        }
        // A top-level domain has none.
        next = asked.split_once('.').map(|(_, parent)| parent).filter(|parent| parent.contains('.'));
    }
    warning(format!(
        "{domain} doesn’t say what to do with forged mail. Large providers want at least this TXT record of _dmarc.{domain}: v=DMARC1; p=none"
    ))
}

/// Explains the record of `owner`, which is `domain` or above it; `None` if it has none.
fn explain(domain: &str, owner: &str, records: &[String]) -> Option<Finding> {
    let found: Vec<_> = records
        .iter()
        .map(|text| tags(text))
        .filter(|tags| tag(&tags[..tags.len().min(1)], "v").is_some_and(is_dmarc))
        .collect();
    let tags = match &found[..] {
        [] => return None,
        [tags] => tags,
        _ => {
            return Some(warning(format!(
                "_dmarc.{owner} has {} DMARC records, so receivers ignore all of them. Delete all but one.",
                found.len()
            )));
        }
    };
    let own = tag(tags, "p");
    let policy = if owner == domain { own } else { tag(tags, "sp").or(own) };
    Some(match policy.map(str::to_ascii_lowercase).as_deref() {
        Some("reject") => good(format!("Receivers refuse mail that only claims to be from {domain}.")),
        Some("quarantine") => good(format!("Receivers treat mail that only claims to be from {domain} as spam.")),
        Some("none") => good(format!(
            "{owner} has a record, which lets forged mail through for now (p=none). That’s fine to start with."
        )),
        _ => warning(format!(
            "The record of _dmarc.{owner} doesn’t say what to do with forged mail, so receivers ignore it. Add p=none after v=DMARC1."
        )),
    })
}

fn is_dmarc(version: &str) -> bool {
    version.eq_ignore_ascii_case("DMARC1")
}

fn good(text: String) -> Finding {
    Finding::new("DMARC", Verdict::Good, text)
}

fn warning(text: String) -> Finding {
    Finding::new("DMARC", Verdict::Warning, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(owner: &str, records: &[&str]) -> Option<(Verdict, String)> {
        let records: Vec<String> = records.iter().map(|text| (*text).to_owned()).collect();
        explain("mail.example.org", owner, &records).map(|found| (found.verdict, found.text))
    }

    #[test]
    fn each_policy_is_explained() {
        let own = "mail.example.org";
        for (record, verdict, text) in [
            ("v=DMARC1; p=reject", Verdict::Good, "refuse mail"),
            ("v=DMARC1;p = Quarantine;pct=50", Verdict::Good, "as spam"),
            ("v=dmarc1; p=none; sp=reject", Verdict::Good, "p=none"),
            ("v=DMARC1; rua=mailto:a@example.org", Verdict::Warning, "Add p=none"),
        ] {
            let found = said(own, &[record]).unwrap_or((Verdict::Bad, String::new()));
            assert!(found.0 == verdict && found.1.contains(text), "{record}: {found:?}");
        }
        assert_eq!(said(own, &["v=spf1 -all", "p=none; v=DMARC1"]), None);
        let two = said(own, &["v=DMARC1; p=none", "v=DMARC1; p=reject"]);
        assert!(two.is_some_and(|(_, text)| text.contains("has 2 DMARC records")));
    }

    #[test]
    fn a_domain_above_may_say_something_else_about_those_below() {
        let said = |record| said("example.org", &[record]).map(|(_, text)| text).unwrap_or_default();
        assert!(said("v=DMARC1; p=none; sp=reject").contains("refuse mail"));
        assert!(said("v=DMARC1; p=reject").contains("only claims to be from mail.example.org"));
    }
}
