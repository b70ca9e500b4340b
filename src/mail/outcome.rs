//! What became of an attempt to send a mail.

use lettre::transport::smtp::Error;

use super::trouble;
use crate::clock::{HOUR, MINUTE};

/// First time to wait before another attempt, and the longest, in milliseconds.
const FIRST_WAIT: i64 = MINUTE;
const LONGEST_WAIT: i64 = 4 * HOUR;

/// Replies to a recipient that say that there's no such mailbox, if no enhanced status code says more.
const NO_SUCH_MAILBOX: [&str; 3] = ["550", "551", "553"];
/// Enhanced status codes that say so (RFC 3463): no such mailbox or domain, moved away, no mail, switched off. Not 5.1.3: a server
/// that doesn't take letters outside ASCII says so of mailboxes that exist.
const GONE: [&str; 5] = ["5.1.1", "5.1.2", "5.1.6", "5.1.10", "5.2.1"];
/// What servers without those codes say when they don't send mail on for us.
const NOT_FOR_US: [&str; 3] = ["relay", "denied", "sender"];

/// What became of an attempt.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// The mail server has it.
    Sent,
    /// The mail server says that there's no such mailbox.
    Bounced(String),
    /// The mail server won't take it, whenever it's sent.
    Refused(String),
    /// To be sent again.
    Later {
        /// When, in milliseconds since the epoch.
        at: i64,
        /// Why it failed.
        reason: String,
    },
}

/// Judges the answer to a recipient. A refusal for another reason, such as a listed sender, says nothing about the mailbox,
/// and must not end all mail to it.
#[must_use]
pub fn judge_recipient(error: &Error, tries: i64, now: i64) -> Outcome {
    let code = error.status().map(|code| code.to_string()).unwrap_or_default();
    let reason = reason(error);
    if error.is_permanent() && is_gone(&code, &reason) { Outcome::Bounced(reason) } else { judge(error, tries, now) }
}

fn is_gone(code: &str, reason: &str) -> bool {
    if let Some(status) = enhanced(reason) {
        return GONE.contains(&status);
    }
    let lower = reason.to_lowercase();
    NO_SUCH_MAILBOX.contains(&code) && !NOT_FOR_US.iter().any(|word| lower.contains(word))
}

/// Returns the enhanced status code at the start of what the mail server said, after the reply code.
fn enhanced(reason: &str) -> Option<&str> {
    let status = reason.split_whitespace().nth(1)?;
    let parts: Vec<&str> = status.split('.').collect();
    let is_status = parts.len() == 3 && parts[0] == "5" && parts.iter().all(|part| part.parse::<u16>().is_ok());
    is_status.then_some(status)
}

/// Judges an error of the mail itself.
#[must_use]
pub fn judge(error: &Error, tries: i64, now: i64) -> Outcome {
    let reason = reason(error);
    if error.is_permanent() { Outcome::Refused(reason) } else { Outcome::Later { at: now + wait(tries), reason } }
}

/// Returns the mail server's reply, without lettre's own words; `None` if there was none.
#[must_use]
pub fn reply(error: &Error) -> Option<String> {
    let code = error.status()?;
    let text = error.to_string();
    let said = text.split_once("): ").map_or("", |(_, said)| said);
    Some(format!("{code} {said}").trim().to_owned())
}

fn reason(error: &Error) -> String {
    reply(error).unwrap_or_else(|| trouble::broken(error))
}

/// Returns how long to wait after this many failures, in milliseconds. It doubles with each. The jitter, up to a quarter of
/// it, keeps mails that failed together apart.
#[must_use]
pub fn wait(failures: i64) -> i64 {
    let doublings = u32::try_from((failures - 1).clamp(0, 16)).unwrap_or(0);
    let doubled = (FIRST_WAIT << doublings).min(LONGEST_WAIT);
    let mut byte = [0];
    // Without random bytes there's no jitter, which does no harm.
    let _ = getrandom::fill(&mut byte);
    doubled - doubled * i64::from(byte[0]) / (4 * 256)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_mailbox_that_is_gone_bounces() {
        for (reason, gone) in [
            ("550 5.1.1 No such user", true),
            ("553 5.1.10 Recipient not found", true),
            ("550 No such user here", true),
            ("501 5.1.3 Bad recipient address syntax", false),
            ("550 5.7.1 Listed as a spammer", false),
            ("550 5.1.8 Sender address rejected", false),
            ("553 5.7.1 Not owned by user", false),
            ("550 Relaying not permitted", false),
            ("553 Sender not allowed", false),
            ("554 Go away", false),
        ] {
            assert_eq!(is_gone(&reason[..3], reason), gone, "{reason}");
        }
    }
}
