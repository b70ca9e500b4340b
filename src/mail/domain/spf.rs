//! SPF: which servers may send a domain's mail, judged as a receiver does (RFC 7208).

mod record;
mod walk;

use std::time::Duration;

use super::{Finding, Verdict, unknown};
use crate::outbound::Outbound;
use crate::text::truncate;

use record::{Mechanism, Qualifier, Record, is_spf};
use walk::{Ending, Fault, Walk};

/// How long receivers follow a record (section 4.6.4).
const PATIENCE: Duration = Duration::from_secs(20);
/// Maximum length of a record that a sentence quotes, in characters.
const MAX_QUOTED_CHARS: usize = 1_000;

/// Explains the SPF record among a domain's TXT records.
pub async fn examine(outbound: &Outbound, domain: &str, records: &[String]) -> Finding {
    let found: Vec<&String> = records.iter().filter(|text| is_spf(text)).collect();
    let text = match found[..] {
        [] => {
            return warning(format!(
                "{domain} doesn’t say which servers may send its mail, so it may end up as spam. Your mail provider’s help has the SPF record to add: a TXT record of {domain} that starts with v=spf1."
            ));
        }
        [text] => text,
        _ => {
            return warning(format!(
                "{domain} has {} SPF records, so receivers ignore all of them. Merge them into one: a single v=spf1, the terms of all, and one ~all at the end.",
                found.len()
            ));
        }
    };
    let says = format!("It says: {}", truncate(text, MAX_QUOTED_CHARS));
    let record = match record::parse(text) {
        Ok(record) => record,
        Err(wrong) => return warning(format!("{} {says}", describe(domain, Fault::Term(domain.to_owned(), wrong)))),
    };
    let mut walk = Walk::new(outbound);
    match tokio::time::timeout(PATIENCE, walk.follow(domain, &record)).await {
        Err(_) => unknown("SPF", &format!("following the record took longer than {} seconds", PATIENCE.as_secs())),
        Ok(Err(Fault::Failed(reason))) => unknown("SPF", &reason),
        Ok(Err(fault)) => warning(format!("{} {says}", describe(domain, fault))),
        Ok(Ok(ending)) => match problem(domain, &record, &ending) {
            Some(problem) => warning(format!("{problem} {says}")),
            None => Finding::new(
                "SPF",
                Verdict::Good,
                format!(
                    "{domain} says which servers may send its mail. Make sure that your mail provider’s are among them. {says}"
                ),
            ),
        },
    }
}

/// Says why receivers can't use the record of `domain`, and what to do.
fn describe(domain: &str, fault: Fault) -> String {
    match fault {
        Fault::Failed(reason) => reason,
        Fault::Term(owner, wrong) if owner == domain => {
            format!("Receivers can’t use the SPF record of {domain}: {}", sentence(wrong))
        }
        Fault::Term(owner, wrong) => format!(
            "Receivers can’t use the SPF record of {domain}, because it refers to that of {owner}, which has a mistake: {} If {owner} isn’t yours, tell its owner or take it out.",
            sentence(wrong)
        ),
        Fault::Missing(owner) => format!(
            "Receivers can’t use the SPF record of {domain}, because it refers to {owner}, which has no SPF record. Check the spelling, or take it out."
        ),
        Fault::Several(owner) => format!(
            "Receivers can’t use the SPF record of {domain}, because it refers to {owner}, which has several SPF records. Tell its owner, or take it out."
        ),
        Fault::Lookups => format!(
            "The record of {domain} takes more than ten lookups, those of the records it includes among them, so receivers ignore it. Take out servers that no longer send your mail."
        ),
        Fault::Void(names) => format!(
            "Receivers ignore the record of {domain}, because nothing is found at {}. Correct these names, or take them out.",
            names.join(", ")
        ),
        Fault::MailHosts(name) => format!(
            "Receivers ignore the record of {domain}, because {name} has more than ten mail servers. Take out the mx for it, and name the servers with ip4: or ip6: instead."
        ),
    }
}

fn sentence(wrong: String) -> String {
    if wrong.ends_with('?') { wrong } else { wrong + "." }
}

/// Says what's wrong with a record that receivers can use.
fn problem(domain: &str, record: &Record, ending: &Ending) -> Option<String> {
    let directives = &record.directives;
    let after_all = directives.iter().position(|directive| directive.mechanism == Mechanism::All).map(|at| at + 1);
    let is_unread = after_all.is_some_and(|at| at < directives.len() || record.redirect.is_some());
    let names_some = directives
        .iter()
        .any(|directive| directive.qualifier == Qualifier::Pass && directive.mechanism != Mechanism::All);
    let owner = &ending.domain;
    Some(match ending.said {
        Some(Qualifier::Pass) => format!(
            "The record of {owner} allows every server in the world to send mail from {domain}. Name only those that do, and end it with ~all."
        ),
        _ if is_unread => {
            format!("In the record of {domain}, receivers never read what’s after “all”. Move that to the end.")
        }
        Some(Qualifier::Neutral) => format!(
            "The record of {owner} doesn’t say what to do with mail from other servers (?all). Replace that with ~all."
        ),
        None => {
            format!("The record of {owner} doesn’t say what to do with mail from other servers. Add ~all at its end.")
        }
        _ if !names_some && record.redirect.is_none() => format!(
            "By the record of {domain}, no server may send its mail. Your mail provider’s help says what to add before “all”."
        ),
        _ => return None,
    })
}

fn warning(text: String) -> Finding {
    Finding::new("SPF", Verdict::Warning, text)
}
