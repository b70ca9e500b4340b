//! Splitting texts into words. "C++", "C#" and ".NET" are words, and so is what letters and digits are together: "401(k)" is
//! also "401k", "W-2" is "w2", and "12-hour" and "12 hrs" are "12hr". So is what people say for a sign: "C plus plus".

use crate::places;

/// Characters between two parts of one word.
const JOINTS: [&str; 3] = ["", "-", "("];
/// Spellings of units after a number. All of them are indexed as the first one.
const UNITS: [&[&str]; 4] = [
    &["hr", "hrs", "h", "hour", "hours"],
    &["lb", "lbs", "pound", "pounds"],
    &["yr", "yrs", "year", "years"],
    &["ft", "feet", "foot"],
];
/// How people write the signs of "C++" and "C#" apart from the letter.
const SIGNS_APART: [(&str, &str); 3] = [(" ++", "c++"), (" plus plus", "c++"), (" sharp", "c#")];
/// What ".NET" may follow: "ASP.NET", but not "example.net".
const BEFORE_NET: [&str; 3] = ["ado", "asp", "vb"];
const NET: &str = ".net";

/// Splits a text into words.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(char::is_alphanumeric)?;
        let end = text[start..].find(|c: char| !c.is_alphanumeric()).map_or(text.len(), |length| start + length);
        if let Some((name, length)) = sign_apart(&text[start..end], &text[end..]) {
            at = end + length;
            return Some(name);
        }
        at = end + sign_length(&text[start..end], &text[end..]);
        Some(&text[start - dot_length(text, start, end)..at])
    })
}

/// Returns the name that a letter and words for its sign are, and the length of those words: "C plus plus" is "c++".
fn sign_apart(word: &str, rest: &str) -> Option<(&'static str, usize)> {
    if !word.eq_ignore_ascii_case("c") {
        return None;
    }
    let (sign, name) = SIGNS_APART.into_iter().find(|(sign, _)| {
        let (start, after) = rest.split_at_checked(sign.len()).unwrap_or_default();
        start.eq_ignore_ascii_case(sign) && !after.starts_with(char::is_alphabetic)
    })?;
    Some((name, sign.len()))
}

/// Returns the length of the sign that belongs to a letter: "C++", "C++17" and "C#", but not "#1" and not "A+B".
fn sign_length(word: &str, rest: &str) -> usize {
    if word.len() != 1 || !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return 0;
    }
    let sign = ["++", "#"].into_iter().find(|sign| rest.starts_with(sign));
    let ends_word = |sign: &str| {
        let version = if sign == "++" { |c: char| c.is_ascii_digit() } else { |_| false };
        !rest[sign.len()..].trim_start_matches(version).starts_with(char::is_alphanumeric)
    };
    sign.filter(|sign| ends_word(sign)).map_or(0, str::len)
}

/// Returns the length of the dot that belongs to ".NET".
fn dot_length(text: &str, start: usize, end: usize) -> usize {
    let Some(before) = text[..start].strip_suffix('.') else { return 0 };
    let last = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let is_name = last.is_empty() || BEFORE_NET.iter().any(|name| last.eq_ignore_ascii_case(name));
    usize::from(is_name && text[start..end].eq_ignore_ascii_case(&NET[1..]))
}

/// Splits a search into words in lower case. Letters and digits that are written together are one word.
#[must_use]
pub fn typed(text: &str) -> Vec<String> {
    let mut typed: Vec<String> = Vec::new();
    let mut last: Option<&str> = None;
    for word in words(text) {
        let joined = last.filter(|last| is_joint(text, last, word)).and_then(|last| join(last, word));
        last = Some(word);
        match joined {
            Some(joined) => {
                typed.pop();
                typed.push(joined);
                last = None;
            }
            // A mark alone folds to nothing.
            None if places::fold(word).is_empty() => {}
            None => typed.push(split(word).and_then(|(one, other)| join(one, other)).unwrap_or(word.to_lowercase())),
        }
    }
    typed
}

/// Returns the words of a text that have letters and digits, as one word each.
pub fn joined(text: &str) -> impl Iterator<Item = String> {
    let mut last: Option<&str> = None;
    words(text).filter_map(move |word| {
        let before = last.replace(word).filter(|last| is_joint(text, last, word));
        before.and_then(|last| join(last, word)).or_else(|| split(word).and_then(|(one, other)| join(one, other)))
    })
}

/// Splits a text where sentences and lines end: words on both sides have nothing to do with each other.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.split(". ")).flat_map(|line| line.split(['!', '?', ';']))
}

/// Whether two words of a text that follow each other are parts of one.
fn is_joint(text: &str, first: &str, second: &str) -> bool {
    // A name with its sign apart isn't a part of the text.
    let offset = |word: &str| (word.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
    let between = || text.get(offset(first)?.checked_add(first.len())?..offset(second)?);
    between().is_some_and(|between| JOINTS.contains(&between))
}

/// Joins a number and what it counts, or letters and their number; `None` for other words.
#[must_use]
pub fn join(first: &str, second: &str) -> Option<String> {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = |word: &str| word.chars().all(char::is_alphabetic) && !places::fold(word).is_empty();
    let second = singular(first, second);
    let is_mixed = is_number(first) && is_plain(second) || is_plain(first) && is_number(second);
    is_mixed.then(|| {
        let second = places::fold(second);
        let unit = spellings(&second).filter(|_| is_number(first)).map_or(second.as_str(), |spellings| spellings[0]);
        places::fold(first) + unit
    })
}

/// Splits "401k" into its number and its letters; `None` if it's not of two such parts.
#[must_use]
pub fn split(word: &str) -> Option<(&str, &str)> {
    let digits_first = word.starts_with(|c: char| c.is_ascii_digit());
    let at = word.find(|c: char| c.is_ascii_digit() != digits_first)?;
    let (first, second) = word.split_at(at);
    join(first, second).map(|_| (first, singular(first, second)))
}

/// Returns the second part of a plural such as "401ks" and "W-2s" without its "s". Units have spellings of their own.
fn singular<'w>(first: &str, second: &'w str) -> &'w str {
    let Some(one) = second.strip_suffix(['s', 'S']).filter(|_| spellings(&second.to_lowercase()).is_none()) else {
        return second;
    };
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let is_letter = one.len() == 1 && one.starts_with(|c: char| c.is_ascii_alphabetic());
    if is_number(first) && is_letter || !is_number(first) && is_number(one) { one } else { second }
}

/// Returns the spellings of a unit.
#[must_use]
pub fn spellings(unit: &str) -> Option<&'static [&'static str]> {
    UNITS.into_iter().find(|spellings| spellings.contains(&unit))
}

#[cfg(test)]
mod tests {
    use super::{joined, typed, words};

    #[test]
    fn names_with_signs_are_words() {
        let words = |text| words(text).collect::<Vec<_>>();
        assert_eq!(words("C/C++, C# and F#."), ["C", "C++", "C#", "and", "F#"]);
        assert_eq!(words(".NET, ASP.NET, example.net"), [".NET", "ASP", ".NET", "example", "net"]);
        assert_eq!(words("#1 in A+B; apt. c#3, ab#"), ["1", "in", "A", "B", "apt", "c", "3", "ab"]);
        assert_eq!(words("Café—né 12"), ["Café", "né", "12"]);
        assert_eq!(words("c++"), ["c++"]);
        assert_eq!(words("C++17 and C++20, C++x, A++b"), ["C++", "17", "and", "C++", "20", "C", "x", "A", "b"]);
        assert_eq!(words("C ++, c Plus plus or C sharp."), ["c++", "c++", "or", "c#"]);
        assert_eq!(words("vitamin C plus zinc; C sharper"), ["vitamin", "C", "plus", "zinc", "C", "sharper"]);
        assert_eq!(typed("C plus plus 401-k"), ["c++", "401k"]);
    }

    #[test]
    fn every_spelling_of_letters_and_digits_is_one_word() {
        for (spellings, word) in [
            ("401k 401(k) 401-K 401(K) 401ks", "401k"),
            ("W-2 w2 W-2s w2s", "w2"),
            ("12-hr 12hrs 12-hour 12hours 12h 12-h", "12hr"),
            ("50lbs 50-pound", "50lb"),
        ] {
            for spelling in spellings.split(' ') {
                assert_eq!(typed(spelling), [word], "{spelling}");
                assert_eq!(joined(&format!("A {spelling}.")).collect::<Vec<_>>(), [word], "{spelling}");
            }
        }
        assert_eq!(typed("24/7 X-ray, 3 cooks"), ["24", "7", "x", "ray", "3", "cooks"]);
        assert_eq!(typed("\u{345} a1b2"), ["a1b2"]);
    }
}
