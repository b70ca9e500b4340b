//! Finding the record that counts for a domain: its own, or one above it (RFC 9989, section 4.10).

use super::record::Record;
use crate::outbound::Outbound;

/// Receivers skip the labels in between if a domain has this many or more.
const MAX_LABELS: usize = 8;

/// What is published at one name.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Published {
    /// Nothing that receivers take for DMARC.
    Nothing,
    /// A record.
    One(Record),
    /// This many records, which all don't count.
    Several(usize),
    /// One that only differs from DMARC in how its version is written.
    WrongVersion,
}

/// The record that counts.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Found {
    /// The domain that has it.
    pub owner: String,
    /// What it says.
    pub record: Record,
}

/// Returns what a domain publishes.
///
/// # Errors
/// Why the lookup failed, without a period.
pub async fn published(outbound: &Outbound, domain: &str) -> Result<Published, String> {
    let texts = outbound.text_records(&format!("_dmarc.{domain}")).await?.unwrap_or_default();
    let mut records: Vec<Record> = texts.iter().filter_map(|text| Record::parse(text)).collect();
    Ok(match (records.pop(), records.len()) {
        (Some(record), 0) => Published::One(record),
        (Some(_), others) => Published::Several(others + 1),
        (None, _) if texts.iter().any(|text| is_near(text)) => Published::WrongVersion,
        (None, _) => Published::Nothing,
    })
}

/// Whether someone meant this as DMARC.
fn is_near(text: &str) -> bool {
    let tag: String = text.chars().filter(|c| !c.is_whitespace()).take("v=DMARC1".len()).collect();
    tag.eq_ignore_ascii_case("v=DMARC1")
}

/// Walks up from a domain that has no record, and returns the one that counts for it. The nearest isn't always that: the domain
/// with the fewest labels is the organization's, unless a record says where domains are registered.
///
/// # Errors
/// Why a lookup failed, without a period.
pub async fn above(outbound: &Outbound, domain: &str) -> Result<Option<Found>, String> {
    let mut found: Vec<Found> = Vec::new();
    for owner in parents(domain) {
        let Published::One(record) = published(outbound, owner).await? else { continue };
        let is_end = record.is_suffix.is_some();
        found.push(Found { owner: owner.to_owned(), record });
        if is_end {
            break;
        }
    }
    let Some(last) = found.pop() else { return Ok(None) };
    if last.record.is_suffix != Some(true) {
        return Ok(Some(last));
    }
    // The organization's domain is right below the suffix. If it has no record, the suffix's counts.
    let labels = last.owner.split('.').count() + 1;
    Ok(Some(found.pop().filter(|nearest| nearest.owner.split('.').count() == labels).unwrap_or(last)))
}

/// Returns the domains above one that receivers ask, the nearest first.
fn parents(domain: &str) -> impl Iterator<Item = &str> {
    let labels = domain.split('.').count();
    let skipped = labels.saturating_sub(MAX_LABELS);
    std::iter::successors(parent(domain), |name| parent(name)).skip(skipped)
}

fn parent(domain: &str) -> Option<&str> {
    domain.split_once('.').map(|(_, parent)| parent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_shortened_to_seven_labels() {
        let asked = |domain| parents(domain).collect::<Vec<_>>();
        assert_eq!(asked("a.b.example"), ["b.example", "example"]);
        let all = asked("1.2.3.4.5.6.7.8.9.example");
        assert_eq!((all[0], all.len()), ("4.5.6.7.8.9.example", 7));
        assert_eq!(asked("1.2.3.4.5.6.7.example")[0], "2.3.4.5.6.7.example");
        assert_eq!(asked("1.2.3.4.5.6.example")[0], "2.3.4.5.6.example");
        assert_eq!(asked("localhost"), Vec::<&str>::new());
    }
}
