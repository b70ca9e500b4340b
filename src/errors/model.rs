//! Types for errors, and the rules for grouping them.

use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::ids::{ErrorGroupId, FeedbackId, OccurrenceId};
use crate::string_enum;
use crate::web::Counted;

string_enum! {
    /// State of an error, set by staff.
    ErrorState {
        /// Not handled yet.
        Open = "open",
        /// Fixed. If it happens again in a later release, it becomes open again.
        Resolved = "resolved",
        /// Known and ignored.
        Muted = "muted",
    }
}

/// Characters of a reference number: no vowels, no 0 or 1.
const REFERENCE_ALPHABET: &str = "BCDFGHJKLMNPQRSTVWXZ23456789";
/// Length of a reference number.
const REFERENCE_LENGTH: usize = 8;
/// Maximum lengths of the stored fields, in characters.
const MAX_NAME_CHARS: usize = 100;
const MAX_MESSAGE_CHARS: usize = 300;
const MAX_FRAME_CHARS: usize = 200;

/// Whether the text is an error reference number.
#[must_use]
pub fn is_reference(text: &str) -> bool {
    text.len() == REFERENCE_LENGTH && text.chars().all(|c| REFERENCE_ALPHABET.contains(c))
}

/// Returns a random reference number.
///
/// # Panics
/// If the operating system can't provide random numbers.
#[must_use]
pub fn new_reference() -> String {
    let letters = REFERENCE_ALPHABET.as_bytes();
    let mut random = [0u8; REFERENCE_LENGTH];
    getrandom::fill(&mut random).expect("the operating system provides random numbers");
    random.iter().map(|byte| char::from(letters[usize::from(*byte) % letters.len()])).collect()
}

/// The cause of an error, without the details that vary between occurrences.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cause {
    /// Class of the error.
    pub name: String,
    /// Error message, with numbers, links and email addresses replaced.
    pub message: String,
    /// This site's file that threw the error; empty if none of its files is in the stack.
    pub frame: String,
}

impl Cause {
    /// Extracts the cause from an error reported by a browser.
    #[must_use]
    pub fn from_report(name: &str, message: &str, stack: &str, origin: &str) -> Self {
        let name: String = name.trim().chars().take(MAX_NAME_CHARS).collect();
        let name = if name.is_empty() { "Error".to_owned() } else { name };
        Self { name, message: normalize_message(message), frame: first_own_file(stack, origin) }
    }

    /// Returns the cause of a failure of the site's own scheduled work.
    #[must_use]
    pub fn of_work(piece: &str, reason: &str) -> Self {
        Self { name: "Scheduled work".to_owned(), message: normalize_message(reason), frame: piece.to_owned() }
    }

    /// Returns the hash of the cause. Errors with the same fingerprint form one group.
    #[must_use]
    pub fn fingerprint(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        for part in [&self.name, &self.message, &self.frame] {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        hash.finalize().into()
    }
}

/// Replaces numbers, links and email addresses in a message, so that nothing personal is stored.
fn normalize_message(message: &str) -> String {
    let words = message.split_whitespace().map(|word| match word {
        _ if word.contains('@') => "(address)".to_owned(),
        _ if word.contains("://") => "(link)".to_owned(),
        _ => without_numbers(word.split('?').next().unwrap_or_default()),
    });
    words.collect::<Vec<_>>().join(" ").chars().take(MAX_MESSAGE_CHARS).collect()
}

fn without_numbers(word: &str) -> String {
    let mut out = String::new();
    for c in word.chars() {
        match c {
            '0'..='9' if out.ends_with('#') => {}
            '0'..='9' => out.push('#'),
            _ => out.push(c),
        }
    }
    out
}

/// Returns this site's first file in a stack, without its hash, line and column, which change with every release.
fn first_own_file(stack: &str, origin: &str) -> String {
    let file = stack.lines().find_map(|line| line.split_once(origin)).map_or("", |(_, rest)| rest);
    let file = file.trim_start_matches('/').split([':', '?', ')', ' ']).next().unwrap_or_default();
    let parts = file.split('.').filter(|part| !(part.len() >= 8 && part.chars().all(|c| c.is_ascii_hexdigit())));
    parts.collect::<Vec<_>>().join(".").chars().take(MAX_FRAME_CHARS).collect()
}

/// Whether one release comes after another; false if either is not a version number.
#[must_use]
pub fn is_later_release(release: &str, than: &str) -> bool {
    let read = |text: &str| text.split('.').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<_>>>();
    match (read(release), read(than)) {
        (Some(release), Some(than)) => release > than,
        _ => false,
    }
}

/// An error, as shown to the user it affected.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnError {
    /// Occurrence id.
    pub id: OccurrenceId,
    /// Reference number shown on the error screen.
    pub reference: String,
    /// Page where it happened.
    pub page: String,
    /// When it happened, in milliseconds since the epoch.
    pub at: i64,
    /// State set by staff.
    pub state: ErrorState,
}

/// Errors with the same cause, as shown to staff.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorGroup {
    /// Group id.
    pub id: ErrorGroupId,
    /// Class of the error.
    pub name: String,
    /// Error message, with numbers, links and email addresses replaced.
    pub message: String,
    /// File that threw the error.
    pub frame: String,
    /// State set by staff.
    pub state: ErrorState,
    /// Number of occurrences, including those no longer stored.
    pub count: i64,
    /// Number of signed-in users affected, counting only stored occurrences.
    pub people: i64,
    /// First occurrence, in milliseconds since the epoch.
    pub first_seen: i64,
    /// Last occurrence, in milliseconds since the epoch.
    pub last_seen: i64,
    /// Most affected releases with their number of stored occurrences, highest first.
    pub releases: Vec<Counted>,
    /// Most affected pages with their number of stored occurrences, highest first.
    pub pages: Vec<Counted>,
    /// Latest occurrences, newest first.
    pub latest: Vec<Occurrence>,
    /// Feedback linked to the error.
    pub feedback: Vec<LinkedFeedback>,
}

/// One occurrence of an error.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Occurrence {
    /// Reference number shown on the error screen.
    pub reference: String,
    /// Release the page was loaded from.
    pub release: String,
    /// Page where it happened.
    pub page: String,
    /// Browser and operating system.
    pub browser: String,
    /// When it happened, in milliseconds since the epoch.
    pub at: i64,
}

/// Feedback linked to an error.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkedFeedback {
    /// Feedback id.
    pub id: FeedbackId,
    /// Title.
    pub title: String,
    /// State of the feedback.
    pub state: String,
}

#[cfg(test)]
mod tests {
    use super::{Cause, is_later_release, is_reference};

    const ORIGIN: &str = "https://jobs.example";

    #[test]
    fn errors_differing_only_in_release_user_or_line_share_a_fingerprint() {
        let one = Cause::from_report(
            "TypeError",
            "job 17 of ann@example.org is not at https://jobs.example/jobs/17?x=1",
            "TypeError: x\n at a (chrome-extension://x/y.js:1:2)\n at b (https://jobs.example/jobs.page.0a1b2c3d.js:1:200)",
            ORIGIN,
        );
        let two = Cause::from_report(
            "TypeError",
            "job 9 of bob@example.org is not at https://jobs.example/jobs/9",
            "c@https://jobs.example/jobs.page.ffffffff.js:7:9\n",
            ORIGIN,
        );
        assert_eq!(one, two);
        assert_eq!((one.message.as_str(), one.frame.as_str()), ("job # of (address) is not at (link)", "jobs.page.js"));
        assert_eq!(one.fingerprint(), two.fingerprint());
        let other = Cause::from_report("RangeError", "job 9 of x@y is not at https://z", "", ORIGIN);
        assert_ne!(one.fingerprint(), other.fingerprint());
        assert_eq!(Cause::from_report(" ", "", "", ORIGIN).name, "Error");
    }

    #[test]
    fn releases_are_compared_numerically() {
        assert!(is_later_release("0.10.0", "0.9.3") && is_later_release("1.0.0", "0.99.99"));
        assert!(
            !is_later_release("0.1.0", "0.1.0")
                && !is_later_release("0.1.0", "0.2.0")
                && !is_later_release("later", "0.1.0")
        );
    }

    #[test]
    fn reference_numbers_are_validated() {
        assert!(is_reference("BCDF2345"));
        assert!(!is_reference("BCDF234") && !is_reference("ABCD2345") && !is_reference("bcdf2345"));
    }
}
