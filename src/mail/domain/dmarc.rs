//! DMARC: what receivers do with mail that only claims to be from a domain, judged as a receiver does (RFC 9989).

mod record;
mod walk;

use super::{Finding, Verdict, unknown};
use crate::outbound::Outbound;

use record::{Policy, Record};
use walk::{Found, Published};

/// Reads the record that counts for a domain: its own, or one above it.
pub async fn examine(outbound: &Outbound, domain: &str) -> Finding {
    let own = match walk::published(outbound, domain).await {
        Err(reason) => return unknown("DMARC", &reason),
        Ok(own) => own,
    };
    let found = match &own {
        Published::One(record) => return explain(domain, domain, record),
        Published::Several(count) => {
            return warning(format!(
                "_dmarc.{domain} has {count} DMARC records, so receivers ignore all of them. Delete all but one."
            ));
        }
        Published::Nothing | Published::WrongVersion => walk::above(outbound, domain).await,
    };
    match found {
        Err(reason) => unknown("DMARC", &reason),
        Ok(_) if own == Published::WrongVersion => warning(format!(
            "Receivers ignore the record of _dmarc.{domain}, because it doesn’t begin with v=DMARC1, in capital letters. Correct that."
        )),
        Ok(Some(Found { owner, record })) => explain(domain, &owner, &record),
        Ok(None) => warning(format!(
            "{domain} doesn’t say what to do with forged mail. Large providers want at least this TXT record of _dmarc.{domain}: v=DMARC1; p=none"
        )),
    }
}

/// Explains the record of `owner`, which is `domain` or above it.
fn explain(domain: &str, owner: &str, record: &Record) -> Finding {
    let place = format!("_dmarc.{owner}");
    let Some(policy) = record.policy(owner != domain) else {
        return warning(match &record.wrong {
            Some(wrong) => format!(
                "Receivers ignore the record of {place}, because {wrong} isn’t a policy. Write none, quarantine or reject after the equals sign."
            ),
            None => format!(
                "The record of {place} doesn’t say what to do with forged mail, so receivers ignore it. Add p=none after v=DMARC1."
            ),
        });
    };
    if let Some(wrong) = &record.wrong {
        return warning(format!(
            "Receivers let forged mail through, because {wrong} in the record of {place} isn’t a policy. Write none, quarantine or reject after the equals sign."
        ));
    }
    let by = if owner == domain { String::new() } else { format!(", by the record of {owner}") };
    if record.is_testing && policy != Policy::Nothing {
        let now = match policy.tested() {
            Policy::Quarantine => "treat it as spam",
            _ => "let it through",
        };
        return warning(format!(
            "The record of {place} is only a test (t=y). Receivers don’t apply its policy to mail that only claims to be from {domain}; they {now}. Take t=y out once your own mail arrives."
        ));
    }
    good(match policy {
        Policy::Reject => format!("Receivers refuse mail that only claims to be from {domain}{by}."),
        Policy::Quarantine => format!("Receivers treat mail that only claims to be from {domain} as spam{by}."),
        Policy::Nothing if record.names_policy() => {
            format!("{owner} has a record, which lets forged mail through for now (p=none). That’s fine to start with.")
        }
        Policy::Nothing => format!(
            "{owner} has a record, which lets forged mail through for now: it names no policy, which counts as p=none. That’s fine to start with."
        ),
    })
}

fn good(text: String) -> Finding {
    Finding::new("DMARC", Verdict::Good, text)
}

fn warning(text: String) -> Finding {
    Finding::new("DMARC", Verdict::Warning, text)
}
