//! Calendar files (RFC 5545).

use std::fmt::Write as _;

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
