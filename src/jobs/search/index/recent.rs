//! The newest jobs, whose terms are stored as they are until there are enough of them for a segment.

use super::postings::Jobs;
use crate::db::{Result, Tx};
use crate::statements;

statements! {
    ALL_RECENT = "SELECT listing, terms FROM search_recent ORDER BY listing LIMIT 1000";
}

/// Listing numbers with the job's sorted terms, separated by line breaks.
pub type Recent = Vec<(u32, String)>;

/// Reads the recent jobs, oldest first.
pub fn read(tx: &mut Tx) -> Result<Recent> {
    tx.all(ALL_RECENT, &[], |row| Ok((row.take()?, row.take()?)))
}

/// Returns the jobs whose terms fulfill a condition.
pub fn jobs_with(recent: &Recent, has: impl Fn(&str) -> bool) -> Jobs {
    recent.iter().filter(|(_, terms)| has(terms)).map(|(listing, _)| *listing).collect()
}

/// Whether a term is among sorted lines.
#[must_use]
pub fn has_term(terms: &str, term: &str) -> bool {
    first_from(terms, term) == Some(term)
}

/// Whether a term that starts with this is among sorted lines.
#[must_use]
pub fn has_prefix(terms: &str, prefix: &str) -> bool {
    first_from(terms, prefix).is_some_and(|term| term.starts_with(prefix))
}

/// Returns the first of the sorted lines that isn't less than `term`, by binary search.
fn first_from<'t>(terms: &'t str, term: &str) -> Option<&'t str> {
    let line_at = |start: usize| terms[start..].split('\n').next().unwrap_or_default();
    let (mut from, mut until) = (0, terms.len());
    while from < until {
        let middle = terms.as_bytes()[..from + (until - from) / 2].iter().rposition(|b| *b == b'\n');
        let start = middle.map_or(0, |at| at + 1).max(from);
        let line = line_at(start);
        if line < term {
            from = start + line.len() + 1;
        } else {
            until = start;
        }
    }
    (from < terms.len()).then(|| line_at(from))
}

#[cfg(test)]
mod tests {
    use super::{has_prefix, has_term};

    #[test]
    fn finds_terms_and_prefixes_among_sorted_lines() {
        let terms = "a\nbaker\nbook\nbookkeep\nz";
        for term in terms.split('\n') {
            assert!(has_term(terms, term) && has_prefix(terms, &term[..1]), "{term}");
        }
        for absent in ["", "bake", "bakers", "boo", "zz", "0"] {
            assert!(!has_term(terms, absent), "{absent}");
        }
        assert!(has_prefix(terms, "bookk") && !has_prefix(terms, "bookz") && !has_prefix(terms, "zz"));
        assert!(!has_term("", "a") && has_term("a", "a"));
    }
}
