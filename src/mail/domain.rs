//! What a domain's records say about mail from it: SPF, DKIM and DMARC, explained. "Good" is only what a receiver accepts.

mod dkim;
mod dmarc;
mod spf;

use super::doctor::{Finding, Verdict};
use crate::outbound::Outbound;

pub use dkim::selector;

/// Reads the records of a sender's domain. `selector` is the name of the DKIM key, if it's known.
pub async fn examine(outbound: &Outbound, sender: &str, selector: Option<&str>) -> Vec<Finding> {
    let Some((_, domain)) = sender.rsplit_once('@') else {
        let text = "There’s no sender address. Enter one, or a contact address in the site settings.";
        return vec![Finding::new("Sender", Verdict::Bad, text)];
    };
    match outbound.text_records(domain).await {
        // Nothing below it exists either.
        Ok(None) => {
            let text = format!(
                "There’s no domain {domain}, so receivers refuse mail from it. Check the spelling of the sender address."
            );
            vec![Finding::new("Sender", Verdict::Bad, text)]
        }
        Ok(Some(records)) => {
            let (spf, dkim, dmarc) = tokio::join!(
                spf::examine(outbound, domain, &records),
                dkim::examine(outbound, domain, selector),
                dmarc::examine(outbound, domain)
            );
            vec![spf, dkim, dmarc]
        }
        Err(reason) => ["SPF", "DKIM", "DMARC"].map(|title| unknown(title, &reason)).to_vec(),
    }
}

/// Says that a lookup failed, which says nothing about the domain.
fn unknown(title: &'static str, reason: &str) -> Finding {
    let text = format!("We couldn’t look this up: {reason}. That says nothing about your domain. Check again later.");
    Finding::new(title, Verdict::Warning, text)
}

/// Returns the tags of a record like `v=DMARC1; p=none`, values without blanks.
fn tags(record: &str) -> impl Iterator<Item = (&str, String)> {
    let pairs = record.split(';').filter_map(|tag| tag.split_once('='));
    pairs.map(|(name, value)| (name.trim(), value.split_whitespace().collect()))
}

fn tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}
