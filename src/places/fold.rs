//! Name folding, so that "Sao Paulo" finds "São Paulo".

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lowercases text, strips diacritics and collapses whitespace, for columns that are compared and searched.
#[must_use]
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !folded.is_empty() {
            folded.push(' ');
        }
        if word.is_ascii() {
            folded.push_str(&word.to_ascii_lowercase());
        } else {
            // Lowercase first: that turns 'İ' into 'i' and a combining dot, which the filter then removes.
            let plain = word.chars().flat_map(char::to_lowercase).nfkd().filter(|c| !is_combining_mark(*c));
            plain.for_each(|c| push_plain(&mut folded, c));
        }
    }
    folded
}

/// Replaces letters that have no decomposition with what people type when their keyboard lacks them.
fn push_plain(folded: &mut String, c: char) {
    match c {
        'ß' => folded.push_str("ss"),
        'æ' => folded.push_str("ae"),
        'œ' => folded.push_str("oe"),
        'þ' => folded.push_str("th"),
        'ø' => folded.push('o'),
        'ł' => folded.push('l'),
        'đ' | 'ð' => folded.push('d'),
        'ħ' => folded.push('h'),
        'ı' => folded.push('i'),
        'ə' => folded.push('a'),
        '’' | '‘' | 'ʻ' | 'ʼ' | '`' => folded.push('\''),
        c => folded.push(c),
    }
}

/// Words in names of towns that people abbreviate. The list of towns has both forms, as in "St. Louis" and "Saint Paul".
const ABBREVIATIONS: [(&str, &str); 12] = [
    ("st", "saint"),
    ("ste", "sainte"),
    ("ft", "fort"),
    ("mt", "mount"),
    ("n", "north"),
    ("s", "south"),
    ("e", "east"),
    ("w", "west"),
    ("hts", "heights"),
    ("spgs", "springs"),
    ("bch", "beach"),
    ("jct", "junction"),
];

/// Letters that a word has at least if it follows an abbreviated one without a space: "S.C." is one word.
const MIN_AFTER: usize = 2;

/// Normalizes a town's name for lookups: folded, without the punctuation that people leave out ("Winston-Salem",
/// "Coeur d'Alene"), and with abbreviated words written out ("Port St. Lucie", "N. Charleston"). The data is sorted by it.
pub fn lookup_key(name: &str) -> String {
    let plain = plain_key(name);
    joined(plain.split(' ').map(written_out))
}

/// Normalizes the beginning of a town's name. Its last word may still be typed: "st" begins "Stockton" too.
pub fn prefix_key(typed: &str) -> String {
    let plain = plain_key(typed);
    match plain.rsplit_once(' ') {
        _ if typed.ends_with(|c: char| c == '.' || c.is_whitespace()) => lookup_key(typed),
        Some((words, last)) => joined(words.split(' ').map(written_out).chain([last])),
        None => plain,
    }
}

/// Folds a text and removes the punctuation that people leave out.
pub fn plain_key(text: &str) -> String {
    let spaced = apart(fold(text).replace(['-', '–', '—', ',', '/'], " ")).replace(['.', '\''], "");
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Puts a space after abbreviated words that are written together with the next one: "st.louis", but not "s.c.".
fn apart(name: String) -> String {
    if !name.contains('.') {
        return name;
    }
    let follows = |rest: &str| rest.chars().take_while(|c| c.is_alphabetic()).count() >= MIN_AFTER;
    let mut apart = String::with_capacity(name.len() + 1);
    for (at, c) in name.char_indices() {
        apart.push(c);
        let before = name[..at].rsplit([' ', '.']).next().unwrap_or_default();
        if c == '.' && follows(&name[at + 1..]) && ABBREVIATIONS.iter().any(|(short, _)| *short == before) {
            apart.push(' ');
        }
    }
    apart
}

fn written_out(word: &str) -> &str {
    ABBREVIATIONS.iter().find(|(short, _)| *short == word).map_or(word, |(_, long)| long)
}

/// Joins words. "O Fallon" and "Coeur d Alene" have lost an apostrophe.
fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut key = String::new();
    let mut follows_apostrophe = true;
    for word in words {
        if !follows_apostrophe {
            key.push(' ');
        }
        key.push_str(word);
        follows_apostrophe = matches!(word, "d" | "l" | "o");
    }
    key
}
