//! What an error is, and which errors are one.

use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::string_enum;
use crate::web::Counted;

string_enum! {
    /// What the office does about an error.
    ErrorState {
        /// Nothing yet.
        Open = "open",
        /// It is mended: an error of a later release opens it again.
        Resolved = "resolved",
        /// It is known and left alone.
        Muted = "muted",
    }
}

/// Characters of a reference number: no vowels, and none that looks like another.
const LETTERS: &str = "BCDFGHJKLMNPQRSTVWXZ23456789";
/// Characters of it.
const REFERENCE: usize = 8;
/// Characters that are kept.
const NAME: usize = 100;
const MESSAGE: usize = 300;
const FRAME: usize = 200;

/// Is this the reference number of an error?
#[must_use]
pub fn is_reference(text: &str) -> bool {
    text.len() == REFERENCE && text.chars().all(|c| LETTERS.contains(c))
}

/// What went wrong, without what differs from one time to the next.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cause {
    /// The error's class.
    pub name: String,
    /// Its words.
    pub message: String,
    /// The file of ours in which it was thrown; empty when it was none of ours.
    pub frame: String,
}

impl Cause {
    /// The cause of an error as a browser tells it.
    #[must_use]
    pub fn of(name: &str, message: &str, stack: &str, origin: &str) -> Self {
        let name: String = name.trim().chars().take(NAME).collect();
        let name = if name.is_empty() { "Error".to_owned() } else { name };
        Self { name, message: normal(message), frame: frame(stack, origin) }
    }

    /// Errors with the same one are the same.
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

/// A message without numbers, addresses of pages and addresses of people: what is left tells of nobody.
fn normal(message: &str) -> String {
    let words = message.split_whitespace().map(|word| match word {
        _ if word.contains('@') => "(address)".to_owned(),
        _ if word.contains("://") => "(link)".to_owned(),
        _ => without_numbers(word.split('?').next().unwrap_or_default()),
    });
    words.collect::<Vec<_>>().join(" ").chars().take(MESSAGE).collect()
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

/// The first file of ours in a stack, without its hash, line and column: another release has others.
fn frame(stack: &str, origin: &str) -> String {
    let file = stack.lines().find_map(|line| line.split_once(origin)).map_or("", |(_, rest)| rest);
    let file = file.trim_start_matches('/').split([':', '?', ')', ' ']).next().unwrap_or_default();
    let parts = file.split('.').filter(|part| !(part.len() >= 8 && part.chars().all(|c| c.is_ascii_hexdigit())));
    parts.collect::<Vec<_>>().join(".").chars().take(FRAME).collect()
}

/// One release comes after another; what is no release comes after none.
#[must_use]
pub fn is_later(release: &str, than: &str) -> bool {
    let read = |text: &str| text.split('.').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<_>>>();
    match (read(release), read(than)) {
        (Some(release), Some(than)) => release > than,
        _ => false,
    }
}

/// An error as whom it happened to sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OwnError {
    /// Its id.
    pub id: i64,
    /// The number that the error screen showed.
    pub reference: String,
    /// The page on which it happened.
    pub page: String,
    /// When it happened.
    pub at: i64,
    /// What the office does about it.
    pub state: ErrorState,
}

/// Errors that are one, as the office sees them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorGroup {
    /// Its id.
    pub id: i64,
    /// The error's class.
    pub name: String,
    /// Its words.
    pub message: String,
    /// The file in which it was thrown.
    pub frame: String,
    /// What the office does about it.
    pub state: ErrorState,
    /// How often it happened.
    pub count: i64,
    /// To how many people who were signed in, of the times that are kept.
    pub people: i64,
    /// The first time.
    pub first_seen: i64,
    /// The last time.
    pub last_seen: i64,
    /// The releases in which it happened, of the times that are kept, and how often; the most first.
    pub releases: Vec<Counted>,
    /// The pages on which it happened, in the same way.
    pub pages: Vec<Counted>,
    /// The last times.
    pub latest: Vec<Occurrence>,
    /// The feedback that names it.
    pub feedback: Vec<NamedBy>,
}

/// One time that an error happened.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Occurrence {
    /// The number that the error screen showed.
    pub reference: String,
    /// The release of the page.
    pub release: String,
    /// The page.
    pub page: String,
    /// Which browser on which system.
    pub browser: String,
    /// When.
    pub at: i64,
}

/// Feedback that names an error.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NamedBy {
    /// Its id.
    pub id: i64,
    /// Its subject.
    pub title: String,
    /// What came of it, as a word of feedback.
    pub state: String,
}

#[cfg(test)]
mod tests {
    use super::{Cause, is_later, is_reference};

    const ORIGIN: &str = "https://jobs.example";

    #[test]
    fn the_same_error_of_another_release_person_and_line_is_the_same() {
        let one = Cause::of(
            "TypeError",
            "job 17 of ann@example.org is not at https://jobs.example/jobs/17?x=1",
            "TypeError: x\n at a (chrome-extension://x/y.js:1:2)\n at b (https://jobs.example/jobs.page.0a1b2c3d.js:1:200)",
            ORIGIN,
        );
        let two = Cause::of(
            "TypeError",
            "job 9 of bob@example.org is not at https://jobs.example/jobs/9",
            "c@https://jobs.example/jobs.page.ffffffff.js:7:9\n",
            ORIGIN,
        );
        assert_eq!(one, two);
        assert_eq!((one.message.as_str(), one.frame.as_str()), ("job # of (address) is not at (link)", "jobs.page.js"));
        assert_eq!(one.fingerprint(), two.fingerprint());
        let other = Cause::of("RangeError", "job 9 of x@y is not at https://z", "", ORIGIN);
        assert_ne!(one.fingerprint(), other.fingerprint());
        assert_eq!(Cause::of(" ", "", "", ORIGIN).name, "Error");
    }

    #[test]
    fn releases_are_compared_by_number() {
        assert!(is_later("0.10.0", "0.9.3") && is_later("1.0.0", "0.99.99"));
        assert!(!is_later("0.1.0", "0.1.0") && !is_later("0.1.0", "0.2.0") && !is_later("later", "0.1.0"));
    }

    #[test]
    fn a_reference_has_eight_plain_characters() {
        assert!(is_reference("BCDF2345"));
        assert!(!is_reference("BCDF234") && !is_reference("ABCD2345") && !is_reference("bcdf2345"));
    }
}
