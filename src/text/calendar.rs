//! Calendar files (RFC 5545).

use std::fmt::Write as _;

use crate::clock::format_basic_utc;

/// How sure an entry is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Certainty {
    /// It's agreed.
    Confirmed,
    /// It may still change.
    Tentative,
    /// It's off.
    Canceled,
}

impl Certainty {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Confirmed => "CONFIRMED",
            Self::Tentative => "TENTATIVE",
            Self::Canceled => "CANCELLED",
        }
    }
}

/// An entry of a calendar.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its id, which is the same in every file about it.
    pub uid: String,
    /// The number of its changes: calendars keep what has the highest.
    pub sequence: i64,
    /// How sure it is.
    pub certainty: Certainty,
    /// When it begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch.
    pub ends_at: i64,
    /// Its title.
    pub title: String,
    /// Where it is; empty if that isn't said.
    pub place: String,
    /// Details; empty if there are none.
    pub description: String,
    /// How long before the start calendars remind of it, such as `-PT1H`.
    pub reminders: &'static [&'static str],
}

impl Entry {
    /// Returns its lines as of `now`. `people` are the lines of who organizes it and who takes part.
    #[must_use]
    pub fn lines(&self, now: i64, people: &[String]) -> Vec<String> {
        let mut lines = vec![
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}", escape(&self.uid)),
            format!("SEQUENCE:{}", self.sequence),
            format!("STATUS:{}", self.certainty.as_str()),
            format!("DTSTAMP:{}", format_basic_utc(now)),
            format!("DTSTART:{}", format_basic_utc(self.starts_at)),
            format!("DTEND:{}", format_basic_utc(self.ends_at)),
            format!("SUMMARY:{}", escape(&self.title)),
        ];
        let texts = [("LOCATION", &self.place), ("DESCRIPTION", &self.description)];
        let given = texts.into_iter().filter(|(_, text)| !text.is_empty());
        lines.extend(given.map(|(name, text)| format!("{name}:{}", escape(text))));
        lines.extend_from_slice(people);
        if self.certainty == Certainty::Confirmed {
            lines.extend(self.reminders.iter().flat_map(|before| reminder(before, &self.title)));
        }
        lines.push("END:VEVENT".to_owned());
        lines
    }
}

/// Returns a reminder this long before the start.
fn reminder(before: &str, title: &str) -> [String; 5] {
    [
        "BEGIN:VALARM".to_owned(),
        "ACTION:DISPLAY".to_owned(),
        format!("DESCRIPTION:{}", escape(title)),
        format!("TRIGGER:{before}"),
        "END:VALARM".to_owned(),
    ]
}

/// Maximum length of a line in bytes, without its line break.
const MAX_LINE: usize = 75;

/// Returns a calendar file with these lines in it. `kind` is what it's about, such as `Interview`.
#[must_use]
pub fn file(kind: &str, lines: &[String]) -> String {
    let product = format!("PRODID:-//Jobstead//{kind}//EN");
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", &product];
    let all = head.into_iter().chain(lines.iter().map(String::as_str)).chain(["END:VCALENDAR"]);
    all.fold(String::new(), |text, line| text + &fold(line))
}

/// Escapes a text value. Control characters aren't allowed in one, and a carriage return would end the line.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => {
                let _ = write!(escaped, "\\{c}");
            }
            '\n' => escaped.push_str("\\n"),
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// Breaks a long line into several, the later ones starting with a space, and ends each with CRLF.
fn fold(line: &str) -> String {
    let (mut folded, mut length) = (String::with_capacity(line.len() + 2), 0);
    for c in line.chars() {
        if length + c.len_utf8() > MAX_LINE {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(c);
        length += c.len_utf8();
    }
    folded + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_add_lines() {
        assert_eq!(escape("a;b,c\\d\r\n\u{b}\u{0}END:VEVENT"), "a\\;b\\,c\\\\d\\nEND:VEVENT");
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let line = format!("SUMMARY:{}", "é".repeat(60));
        let folded = fold(&line);
        assert!(folded.split("\r\n").all(|part| part.len() <= MAX_LINE), "{folded}");
        assert_eq!(folded.replace("\r\n ", "").trim_end(), line);
    }
}
