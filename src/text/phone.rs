//! Phone numbers as people paste them from contacts, letters and web pages.

use unicode_normalization::UnicodeNormalization as _;

use super::is_invisible;

/// Longest phone number, in characters.
pub const MAX_CHARS: usize = 40;

/// How people write that an extension follows; longer ones first.
const EXTENSIONS: &[&str] = &[";ext=", "extension", "extn", "ext", "x", "#"];
/// What may stand between that and its digits.
const BEFORE_EXTENSION: [char; 5] = [':', '.', '-', '#', ' '];
/// Most digits of an extension.
const MAX_EXTENSION: usize = 7;

/// Returns a number with plain dashes and spaces and its extension as `ext. 12`; `None` for what isn't a phone number with
/// so many digits, extension excluded.
#[must_use]
pub fn tidy(text: &str, digits: std::ops::RangeInclusive<usize>) -> Option<String> {
    let plain: String = text.nfkc().filter(|c| !is_invisible(*c)).map(plain).collect();
    let plain = super::to_one_line(&plain);
    let plain = plain.strip_prefix("tel:").unwrap_or(&plain).trim();
    let (number, extension) = split(plain);
    let number = number.trim().trim_end_matches([',', ';']).trim();
    let is_number = number.chars().all(|c| c.is_ascii_digit() || " +-()./".contains(c))
        && !number.chars().skip(1).any(|c| c == '+')
        && digits.contains(&count(number));
    let whole = match extension {
        None => number.to_owned(),
        Some(extension) => {
            let is_extension = (1..=MAX_EXTENSION).contains(&extension.len()) && count(extension) == extension.len();
            is_extension.then(|| format!("{number} ext. {extension}"))?
        }
    };
    (is_number && whole.chars().count() <= MAX_CHARS).then_some(whole)
}

/// Returns the address of a link that calls a tidy number (RFC 3966).
#[must_use]
pub fn link(tidy: &str) -> String {
    let (number, extension) = split(tidy);
    let dialed: String = number.chars().filter(|c| c.is_ascii_digit() || *c == '+').collect();
    extension.map_or_else(|| format!("tel:{dialed}"), |extension| format!("tel:{dialed};ext={extension}"))
}

/// Splits a number from the digits of its extension.
fn split(text: &str) -> (&str, Option<&str>) {
    let lower = text.to_ascii_lowercase();
    let found = EXTENSIONS.iter().find_map(|mark| lower.find(mark).map(|at| (at, at + mark.len())));
    // A number can't begin with its extension.
    match found.filter(|(at, _)| *at > 0) {
        Some((at, end)) => {
            let (number, extension) = (text[..at].trim(), text[end..].trim_start_matches(BEFORE_EXTENSION).trim());
            // Brackets around both.
            match (number.strip_suffix('('), extension.strip_suffix(')')) {
                (Some(number), Some(extension)) => (number.trim(), Some(extension.trim())),
                (None, None) => (number, Some(extension)),
                _ => (text, None),
            }
        }
        None => (text, None),
    }
}

fn count(text: &str) -> usize {
    text.chars().filter(char::is_ascii_digit).count()
}

/// Returns a plain dash for every kind of dash, and a period for every kind of dot.
fn plain(c: char) -> char {
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2043}' | '\u{30fb}' => '-',
        '·' | '•' | '\u{2219}' | '\u{22c5}' => '.',
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: std::ops::RangeInclusive<usize> = 7..=15;

    #[test]
    fn numbers_are_read_as_people_paste_them() {
        for (typed, tidied) in [
            ("555-1234", "555-1234"),
            ("(843) 555-0100", "(843) 555-0100"),
            ("+1 843.555.0100", "+1 843.555.0100"),
            ("+49 30/1234567", "+49 30/1234567"),
            ("904–555—0123", "904-555-0123"),
            ("904\u{2011}555\u{2212}0123", "904-555-0123"),
            ("904\u{a0}555\u{202f}0123", "904 555 0123"),
            ("\u{202a}+1 904-555-0123\u{202c}", "+1 904-555-0123"),
            ("tel:+19045550123;ext=12", "+19045550123 ext. 12"),
            ("904-555-0123 ext. 12", "904-555-0123 ext. 12"),
            ("904-555-0123, ext 12", "904-555-0123 ext. 12"),
            ("904-555-0123 Extension 12", "904-555-0123 ext. 12"),
            ("904-555-0123 x12", "904-555-0123 ext. 12"),
            ("904-555-0123x12", "904-555-0123 ext. 12"),
            ("904-555-0123 #12", "904-555-0123 ext. 12"),
            ("904-555-0123 (ext. 12)", "904-555-0123 ext. 12"),
            ("(904) 555-0123 (x12)", "(904) 555-0123 ext. 12"),
            ("904-555-0123 EXT-12", "904-555-0123 ext. 12"),
            ("904-555-0123 extn 12", "904-555-0123 ext. 12"),
            ("904-555-0123 ext #12", "904-555-0123 ext. 12"),
            ("904·555·0123", "904.555.0123"),
            ("904•555•0123", "904.555.0123"),
            ("９０４-５５５-０１２３", "904-555-0123"),
        ] {
            assert_eq!(tidy(typed, USUAL).as_deref(), Some(tidied), "{typed}");
            assert_eq!(tidy(tidied, USUAL).as_deref(), Some(tidied), "{tidied} stays");
        }
    }

    #[test]
    fn what_nobody_could_call_is_no_number() {
        for text in [
            "",
            "911",
            "call me",
            "x12",
            "#12",
            "1234567890123456",
            "555+1234567",
            "555-1234 ext.",
            "555-1234 ext. me",
            "555-1234 (ext. 12",
            "555-1234 ext. 12)",
            "(x12)",
            "555-1234 x12345678",
            "555-1234 or 555-9876 x1 x2",
            "5551234567a",
        ] {
            assert_eq!(tidy(text, USUAL), None, "{text}");
        }
    }

    #[test]
    fn a_link_dials_the_extension_too() {
        assert_eq!(link("+1 (904) 555-0123 ext. 12"), "tel:+19045550123;ext=12");
        assert_eq!(link("904-555-0123"), "tel:9045550123");
    }
}
