//! SPF: which servers may send a domain's mail (RFC 7208).

use super::{Finding, Verdict};

/// How many terms of a record may need a lookup. Receivers ignore a record that needs more.
const MAX_LOOKUPS: usize = 10;
/// Terms that need one, without their values.
const LOOKUPS: [&str; 6] = ["include", "a", "mx", "ptr", "exists", "redirect"];

/// Explains the SPF record among a domain's TXT records.
pub fn explain(domain: &str, records: &[String]) -> Finding {
    let found: Vec<&String> = records.iter().filter(|text| is_spf(text)).collect();
    match found[..] {
        [] => warning(format!(
            "{domain} doesn’t say which servers may send its mail, so it may end up as spam. Your mail provider’s help has the SPF record to add: a TXT record of {domain} that starts with v=spf1."
        )),
        [record] => explain_one(domain, record),
        _ => warning(format!(
            "{domain} has {} SPF records, so receivers ignore all of them. Merge them into one: a single v=spf1, the terms of all, and one ~all at the end.",
            found.len()
        )),
    }
}

fn is_spf(text: &str) -> bool {
    let lower = text.trim().to_ascii_lowercase();
    lower == "v=spf1" || lower.starts_with("v=spf1 ")
}

fn explain_one(domain: &str, record: &str) -> Finding {
    let lower = record.to_ascii_lowercase();
    let terms: Vec<&str> = lower.split_whitespace().skip(1).collect();
    if terms.iter().filter(|term| needs_lookup(term)).count() > MAX_LOOKUPS {
        return warning(format!(
            "The record of {domain} takes more than ten lookups, so receivers ignore it. Take out servers that no longer send your mail. It says: {record}"
        ));
    }
    let all = terms.iter().find(|term| term.trim_start_matches(['+', '-', '~', '?']) == "all");
    match all {
        Some(&("all" | "+all")) => warning(format!(
            "The record of {domain} allows every server in the world (+all). Replace that with ~all. It says: {record}"
        )),
        Some(&"?all") => warning(format!(
            "The record of {domain} doesn’t say what to do with mail from other servers (?all). Replace that with ~all. It says: {record}"
        )),
        None if !terms.iter().any(|term| term.starts_with("redirect=")) => warning(format!(
            "The record of {domain} doesn’t say what to do with mail from other servers. Add ~all at its end. It says: {record}"
        )),
        _ => Finding::new(
            "SPF",
            Verdict::Good,
            format!(
                "{domain} says which servers may send its mail. Make sure that your mail provider’s are among them: {record}"
            ),
        ),
    }
}

fn needs_lookup(term: &str) -> bool {
    let name = term.trim_start_matches(['+', '-', '~', '?']);
    LOOKUPS.contains(&name.split([':', '=', '/']).next().unwrap_or_default())
}

fn warning(text: String) -> Finding {
    Finding::new("SPF", Verdict::Warning, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(records: &[&str]) -> (Verdict, String) {
        let records: Vec<String> = records.iter().map(|text| (*text).to_owned()).collect();
        let found = explain("example.org", &records);
        (found.verdict, found.text)
    }

    #[test]
    fn each_kind_of_record_is_explained() {
        let eleven = format!("v=spf1{} -all", " include:spf.example.net".repeat(11));
        for (record, verdict, text) in [
            ("v=spf1 include:spf.example.net ~all", Verdict::Good, "says which servers"),
            ("V=SPF1 MX -ALL", Verdict::Good, "says which servers"),
            ("v=spf1 redirect=spf.example.net", Verdict::Good, "says which servers"),
            ("v=spf1 ip4:192.0.2.1 all", Verdict::Warning, "every server in the world"),
            ("v=spf1 +all", Verdict::Warning, "every server in the world"),
            ("v=spf1 a:small+all.example.net -all", Verdict::Good, "says which servers"),
            ("v=spf1 mx ?all", Verdict::Warning, "(?all)"),
            ("v=spf1 mx", Verdict::Warning, "Add ~all at its end"),
            (&eleven, Verdict::Warning, "more than ten lookups"),
            ("v=spf10 -all", Verdict::Warning, "doesn’t say which servers"),
        ] {
            let found = said(&["site-verification=abc", record]);
            assert_eq!(found.0, verdict, "{record}: {}", found.1);
            assert!(found.1.contains(text), "{record}: {}", found.1);
        }
        assert!(said(&["v=spf1 mx -all", "v=spf1 a -all"]).1.contains("has 2 SPF records"));
        assert!(said(&[]).1.contains("doesn’t say which servers"));
    }
}
