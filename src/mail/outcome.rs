//! What became of an attempt to send a mail.

use lettre::transport::smtp::Error;

use crate::clock::{HOUR, MINUTE};

/// First time to wait before another attempt, and the longest, in milliseconds.
const FIRST_WAIT: i64 = MINUTE;
const LONGEST_WAIT: i64 = 4 * HOUR;

/// Replies to a recipient that say that there's no such mailbox.
const NO_SUCH_MAILBOX: [&str; 3] = ["550", "551", "553"];

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

/// Judges the answer to a recipient. A refusal for policy (5.7.x), such as a listed sender, says nothing about the mailbox.
#[must_use]
pub fn judge_recipient(error: &Error, tries: i64, now: i64) -> Outcome {
    let code = error.status().map(|code| code.to_string()).unwrap_or_default();
    let reason = reason(error);
    if NO_SUCH_MAILBOX.contains(&code.as_str()) && !reason.contains("5.7.") {
        Outcome::Bounced(reason)
    } else {
        judge(error, tries, now)
    }
}

/// Judges an error of the mail itself.
#[must_use]
pub fn judge(error: &Error, tries: i64, now: i64) -> Outcome {
    let reason = reason(error);
    if error.is_permanent() { Outcome::Refused(reason) } else { Outcome::Later { at: now + wait(tries), reason } }
}

/// Returns what the mail server said, without lettre's own words.
#[must_use]
pub fn reason(error: &Error) -> String {
    let text = error.to_string();
    let Some(code) = error.status() else { return text };
    let said = text.split_once("): ").map_or("", |(_, said)| said);
    format!("{code} {said}").trim().to_owned()
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
