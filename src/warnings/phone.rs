//! Phone numbers, also in words and with letters that look like digits.

/// Words for digits, as in "five oh three", and those that sound like them.
const DIGIT_WORDS: &[(&str, char)] = &[
    ("zero", '0'),
    ("oh", '0'),
    ("o", '0'),
    ("one", '1'),
    ("won", '1'),
    ("two", '2'),
    ("too", '2'),
    ("three", '3'),
    ("tree", '3'),
    ("four", '4'),
    ("five", '5'),
    ("fife", '5'),
    ("six", '6'),
    ("seven", '7'),
    ("eight", '8'),
    ("ate", '8'),
    ("nine", '9'),
    ("niner", '9'),
    ("cero", '0'),
    ("uno", '1'),
    ("dos", '2'),
    ("tres", '3'),
    ("cuatro", '4'),
    ("cinco", '5'),
    ("seis", '6'),
    ("siete", '7'),
    ("ocho", '8'),
    ("nueve", '9'),
];

/// Words for tens, as in "five fifty-five".
const TENS: &[(&str, char)] = &[
    ("twenty", '2'),
    ("thirty", '3'),
    ("forty", '4'),
    ("fifty", '5'),
    ("sixty", '6'),
    ("seventy", '7'),
    ("eighty", '8'),
    ("ninety", '9'),
];

/// At least this many disguised digits in a row are a number, or this many single ones.
const MIN_SPELLED: usize = 2;
const MIN_SINGLE: usize = 7;

/// How many digits a phone number has, and one without its area code.
const PHONE: std::ops::RangeInclusive<usize> = 10..=15;
const LOCAL: &[&str] = &["ddd-dddd", "ddd dddd", "ddd.dddd", "ddddddd"];

/// Words before a long number that say that it's something else, and how many words before it they may stand.
const OTHER_NUMBERS: &[&str] = &[
    "order", "part", "model", "permit", "isbn", "upc", "license", "item", "sku", "serial", "invoice", "po", "grant",
    "case", "claim", "ref", "parcel", "ticket", "account", "badge", "tracking",
];
const NEAR: usize = 3;

/// Words that make seven digits a phone number.
const CALLING: &[&str] =
    &["call", "text", "txt", "cell", "phone", "ring", "dial", "number", "area", "llama", "llamame", "marca"];

/// Whether a folded text has a phone number.
pub fn has_phone(folded: &str) -> bool {
    let text = with_digits(folded);
    let mut before: Vec<&str> = Vec::new();
    let is_call = || text.split(' ').any(|word| CALLING.contains(&word.trim_matches(|c: char| !c.is_alphanumeric())));
    for piece in numbers(&text) {
        match piece {
            Piece::Word(word) => before.push(word),
            Piece::Number(number) => {
                let digits = number.chars().filter(char::is_ascii_digit).count();
                let is_other = before.iter().rev().take(NEAR).any(|word| OTHER_NUMBERS.contains(word));
                let shape: String = number.chars().map(|c| if c.is_ascii_digit() { 'd' } else { c }).collect();
                if !is_other && (PHONE.contains(&digits) || LOCAL.contains(&shape.as_str()) && is_call()) {
                    return true;
                }
            }
        }
    }
    false
}

enum Piece<'a> {
    Word(&'a str),
    Number(&'a str),
}

/// Splits a text into words, and numbers with at most two separators between their digits.
fn numbers(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let (mut start, mut end) = (None, 0);
    let mut word_start = 0;
    for (at, c) in text.char_indices().chain([(text.len(), '\n')]) {
        if c.is_ascii_digit() {
            if start.is_none() {
                pieces.extend(
                    text[word_start..at]
                        .split(|c: char| !c.is_alphanumeric())
                        .filter(|word| !word.is_empty())
                        .map(Piece::Word),
                );
            }
            start = start.or(Some(at));
            end = at + 1;
        } else if let Some(first) = start
            && !(at < end + 2 && matches!(c, ' ' | '-' | '.' | '(' | ')' | '/'))
        {
            pieces.push(Piece::Number(&text[first..end]));
            (start, word_start) = (None, end);
        }
    }
    pieces
}

/// Returns a folded text with disguised digits as digits: letters that look like them, and words for them, where there are several
/// in a row.
fn with_digits(folded: &str) -> String {
    let (mut out, mut run) = (Vec::new(), Run::default());
    for token in folded.split([' ', '-', '.', '*', '_', '~', '|', '/']).filter(|token| !token.is_empty()) {
        let bare = token.trim_matches(|c: char| !c.is_alphanumeric());
        if !run.take(bare, token) {
            run.flush(&mut out);
            out.push(token.to_owned());
        }
    }
    run.flush(&mut out);
    out.join(" ")
}

/// Words and digits that may be one number.
#[derive(Default)]
struct Run {
    digits: String,
    /// Whether the last word was "fifty" or the like, which is five or fifty depending on the next one.
    has_tens: bool,
    tokens: Vec<String>,
    spelled: usize,
    times: usize,
}

impl Run {
    /// Adds a word if it spells digits. Returns whether it does.
    fn take(&mut self, bare: &str, token: &str) -> bool {
        if let Some((_, times)) = [("double", 2), ("triple", 3)].iter().find(|(name, _)| *name == bare) {
            self.times = *times;
        } else if let Some((_, digit)) = TENS.iter().find(|(name, _)| *name == bare) {
            self.end_tens();
            self.digits.push(*digit);
            self.has_tens = true;
            self.spelled += 1;
        } else if let Some(number) = number(bare) {
            if number.len() > 1 || number.starts_with('0') {
                self.end_tens();
            }
            self.has_tens = false;
            let times = std::mem::take(&mut self.times).max(1);
            self.digits.push_str(&number.repeat(times));
            self.spelled += usize::from(number != bare);
        } else if matches!(bare, "then" | "") && !self.tokens.is_empty() {
            self.spelled += usize::from(bare == "then");
        } else {
            return false;
        }
        self.tokens.push(token.to_owned());
        true
    }

    fn end_tens(&mut self) {
        if std::mem::take(&mut self.has_tens) {
            self.digits.push('0');
        }
    }

    /// Passes on the number, or the words if they're none.
    fn flush(&mut self, out: &mut Vec<String>) {
        self.end_tens();
        let run = std::mem::take(self);
        let is_number =
            run.spelled >= MIN_SPELLED || (run.tokens.len() >= MIN_SINGLE && run.digits.len() == run.tokens.len());
        if is_number && run.digits.len() >= MIN_SINGLE { out.push(run.digits) } else { out.extend(run.tokens) }
    }
}

/// Returns the digits of a word that is only digits, words for them, and, beside digits, letters that look like them.
fn number(word: &str) -> Option<String> {
    let has_digit = word.contains(|c: char| c.is_ascii_digit());
    let (mut digits, mut rest) = (String::new(), word);
    while let Some(first) = rest.chars().next() {
        let spoken = DIGIT_WORDS.iter().filter(|(name, _)| rest.starts_with(name)).max_by_key(|(name, _)| name.len());
        let (digit, length) = match (first, spoken) {
            (c, _) if c.is_ascii_digit() => (c, 1),
            (_, Some((name, digit))) => (*digit, name.len()),
            ('l' | 'i', _) if has_digit => ('1', 1),
            ('z', _) if has_digit => ('2', 1),
            ('s', _) if has_digit => ('5', 1),
            ('b', _) if has_digit => ('8', 1),
            _ => return None,
        };
        digits.push(digit);
        rest = &rest[length..];
    }
    if digits.is_empty() { None } else { Some(digits) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disguised_numbers_are_the_numbers() {
        assert_eq!(with_digits("call five oh three 5 5 5 zero one four two now"), "call 5035550142 now");
        assert_eq!(with_digits("txt 7o1 555 o1 67 now"), "txt 7015550167 now");
        assert_eq!(with_digits("three-six-oh. then triple five. then oh-one-eight-three."), "3605550183");
        assert_eq!(with_digits("six one nine. five fifty-five. oh one twenty"), "6195550120");
        assert_eq!(with_digits("305five55 0one45"), "3055550145");
        assert_eq!(with_digits("one or two people for 3 days"), "one or two people for 3 days");
    }

    #[test]
    fn phone_numbers_are_other_than_long_numbers() {
        for text in [
            "415-555-0132",
            "(6o2) 55s-o1l7",
            "at 503*555*0171",
            "ate oh one, fife fife fife, oh one too six",
            "call 555-0132",
        ] {
            assert!(has_phone(text), "{text}");
        }
        for text in [
            "work order 7735550142",
            "part no. 503-5550-126",
            "items 555-0132",
            "8:15 to 2:45, 6/12, 6/19",
            "$1,250 and 60 by 125",
        ] {
            assert!(!has_phone(text), "{text}");
        }
    }
}
