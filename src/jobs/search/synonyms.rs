//! Synonyms for kinds of work: "lawyer" also finds "attorney".

use std::collections::HashMap;
use std::sync::OnceLock;

use super::terms;

/// Each line is `words: synonym, synonym`; lines that start with `#` name the kind of work.
static LIST: &str = include_str!("../../../data/synonyms.txt");

/// Maximum number of words that have synonyms together.
const MAX_WORDS: usize = 3;

/// Returns the number of leading words that have synonyms together, and those synonyms; (1, none) if there are none.
pub fn at(words: &[String]) -> (usize, impl Iterator<Item = &'static str>) {
    let lengths = (1..=words.len().min(MAX_WORDS)).rev();
    let found = lengths.into_iter().find_map(|length| Some((length, of(&words[..length])?)));
    let (length, synonyms) = found.unwrap_or((1, ""));
    (length, synonyms.split(", ").filter(|synonym| !synonym.is_empty()))
}

/// Returns the words that have synonyms, alone or with others.
pub fn words() -> impl Iterator<Item = &'static str> {
    lines().flat_map(|(words, _)| words.split(' '))
}

fn of(words: &[String]) -> Option<&'static str> {
    list().get(&stems(words.iter().map(String::as_str))).copied()
}

/// The synonyms by the stems of the words.
fn list() -> &'static HashMap<String, &'static str> {
    static PARSED: OnceLock<HashMap<String, &str>> = OnceLock::new();
    PARSED.get_or_init(|| lines().map(|(words, synonyms)| (stems(words.split(' ')), synonyms)).collect())
}

fn stems<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.map(terms::stem).collect::<Vec<_>>().join(" ")
}

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(": "))
}

#[cfg(test)]
mod tests {
    use super::{LIST, MAX_WORDS, at, lines, stems};

    #[test]
    fn returns_synonyms_of_the_longest_words_listed() {
        let synonyms = |text: &str| {
            let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            let (length, synonyms) = at(&words);
            (length, synonyms.collect::<Vec<_>>())
        };
        assert!(synonyms("lawyer wanted").1.contains(&"attorney"));
        assert_eq!(synonyms("zither lawyer"), (1, vec![]));
        let (length, aides) = synonyms("home health aide");
        assert!(length == 3 && aides.contains(&"hha"), "{aides:?}");
    }

    #[test]
    fn lines_are_well_formed_and_sorted() {
        let plain = |text: &str| {
            text.split(' ').all(|word| {
                !word.is_empty() && word.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'+' | b'#'))
            })
        };
        let mut seen = std::collections::HashSet::new();
        for (words, synonyms) in lines() {
            assert!(plain(words) && synonyms.split(", ").all(plain), "{words}: {synonyms}");
            assert!(words.split(' ').count() <= MAX_WORDS, "{words}");
            assert!(seen.insert(stems(words.split(' '))), "{words} is listed twice");
        }
        for section in LIST.split("# ").skip(1) {
            let keys: Vec<&str> = section.lines().skip(1).filter_map(|line| Some(line.split_once(": ")?.0)).collect();
            assert!(keys.is_sorted(), "{keys:?}");
        }
        let listed = LIST.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
        assert_eq!(listed, seen.len(), "every line has a colon");
    }
}
