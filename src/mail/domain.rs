//! What a domain's records say about mail from it: SPF, DKIM and DMARC, explained.

use super::doctor::{Finding, Verdict};
use crate::outbound::Outbound;

/// Selectors that mail providers commonly use. A domain doesn't list its own.
const SELECTORS: [&str; 9] = ["default", "mail", "dkim", "google", "selector1", "selector2", "k1", "s1", "protonmail"];

/// Reads the records of a sender's domain.
pub async fn examine(outbound: &Outbound, sender: &str) -> Vec<Finding> {
    let Some((_, domain)) = sender.rsplit_once('@') else {
        let text = "There’s no sender address. Enter one, or a contact address in the site settings.";
        return vec![Finding::new("Sender", Verdict::Bad, text)];
    };
    vec![spf(outbound, domain).await, dkim(outbound, domain).await, dmarc(outbound, domain).await]
}

async fn spf(outbound: &Outbound, domain: &str) -> Finding {
    match outbound.text_records(domain).await {
        Err(reason) => Finding::new("SPF", Verdict::Warning, reason),
        Ok(records) => explain_spf(domain, &records),
    }
}

/// Explains the SPF record among a domain's TXT records.
#[must_use]
pub fn explain_spf(domain: &str, records: &[String]) -> Finding {
    let found: Vec<&String> = records.iter().filter(|text| text.to_lowercase().starts_with("v=spf1")).collect();
    match found[..] {
        [] => {
            let text = format!(
                "{domain} doesn’t say which servers may send its mail, so it may end up as spam. Ask your mail provider for the SPF record to add."
            );
            Finding::new("SPF", Verdict::Warning, text)
        }
        [record] if record.contains("+all") => {
            let text = format!(
                "The record of {domain} allows every server in the world (+all). Replace that with ~all or -all. It says: {record}"
            );
            Finding::new("SPF", Verdict::Warning, text)
        }
        [record] => Finding::new(
            "SPF",
            Verdict::Good,
            format!("{domain} says which servers may send its mail. Make sure that yours is one of them: {record}"),
        ),
        _ => {
            let text =
                format!("{domain} has more than one SPF record, so receivers ignore all of them. Merge them into one.");
            Finding::new("SPF", Verdict::Warning, text)
        }
    }
}

async fn dkim(outbound: &Outbound, domain: &str) -> Finding {
    for selector in SELECTORS {
        let records = outbound.text_records(&format!("{selector}._domainkey.{domain}")).await.unwrap_or_default();
        if records.iter().any(|text| text.contains("p=")) {
            let text = format!("{domain} has a key that your mail provider can sign with ({selector}).");
            return Finding::new("DKIM", Verdict::Good, text);
        }
    }
    let text = format!(
        "No signing key was found under the usual names of {domain}. Your mail provider may use another name; its help says how to check."
    );
    Finding::new("DKIM", Verdict::Warning, text)
}

async fn dmarc(outbound: &Outbound, domain: &str) -> Finding {
    match outbound.text_records(&format!("_dmarc.{domain}")).await {
        Err(reason) => Finding::new("DMARC", Verdict::Warning, reason),
        Ok(records) => explain_dmarc(domain, &records),
    }
}

/// Explains the DMARC record among the TXT records of `_dmarc` below a domain.
#[must_use]
pub fn explain_dmarc(domain: &str, records: &[String]) -> Finding {
    let Some(record) = records.iter().find(|text| text.to_lowercase().starts_with("v=dmarc1")) else {
        let text = format!(
            "{domain} doesn’t say what to do with forged mail. Large providers want at least this TXT record at _dmarc.{domain}: v=DMARC1; p=none"
        );
        return Finding::new("DMARC", Verdict::Warning, text);
    };
    let policy = record.split(';').filter_map(|tag| tag.trim().strip_prefix("p=")).next().unwrap_or("none").trim();
    let text = match policy {
        "reject" => format!("Receivers refuse mail that only claims to be from {domain}."),
        "quarantine" => format!("Receivers treat mail that only claims to be from {domain} as spam."),
        _ => format!(
            "{domain} has a record, which lets forged mail through for now (p=none). That’s fine to start with."
        ),
    };
    Finding::new("DMARC", Verdict::Good, text)
}
