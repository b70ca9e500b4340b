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

/// Normalizes a town's name for lookups: folded, without the punctuation that people leave out ("St. Louis",
/// "Winston-Salem", "Coeur d'Alene"). The data is sorted by it.
pub fn lookup_key(name: &str) -> String {
    let spaced = fold(name).replace(['-', '–', ','], " ").replace(['.', '\''], "");
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}
