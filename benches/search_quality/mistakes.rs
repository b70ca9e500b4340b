//! Spelling mistakes, made by rule in the longest word of a query.

/// Minimum length of a word with a mistake, and of one with two, in letters.
const MIN: usize = 5;
const MIN_FOR_TWO: usize = 9;

/// Returns the query with one mistake of each kind: a letter missing, two letters swapped, one doubled, one wrong, and two
/// wrong ones in a long word.
pub fn of(query: &str) -> Vec<String> {
    let is_plain = |word: &&str| word.len() >= MIN && word.bytes().all(|byte| byte.is_ascii_alphabetic());
    let Some(word) = query.split(' ').filter(is_plain).max_by_key(|word| word.len()) else { return Vec::new() };
    let middle = word.len() / 2;
    let mut kinds = vec![missing(word, middle), swapped(word, middle), doubled(word, middle), wrong(word, middle)];
    if word.len() >= MIN_FOR_TWO {
        kinds.push(wrong(&wrong(word, middle), word.len() - 3));
    }
    kinds.into_iter().filter(|typed| typed != word).map(|typed| query.replacen(word, &typed, 1)).collect()
}

fn missing(word: &str, at: usize) -> String {
    format!("{}{}", &word[..at], &word[at + 1..])
}

fn swapped(word: &str, at: usize) -> String {
    format!("{}{}{}{}", &word[..at], &word[at + 1..at + 2], &word[at..=at], &word[at + 2..])
}

fn doubled(word: &str, at: usize) -> String {
    format!("{}{}", &word[..=at], &word[at..])
}

/// Replaces a letter by one that sounds or looks like it, or is next to it on a keyboard.
fn wrong(word: &str, at: usize) -> String {
    let meant = word.as_bytes()[at];
    let (letters, typed) = (*b"abcdefghijklmnopqrstuvwxyz", *b"evsripfjyjkknipobtzgyceszx");
    let typed = letters.iter().position(|letter| *letter == meant).map_or(b'e', |position| typed[position]);
    format!("{}{}{}", &word[..at], char::from(typed), &word[at + 1..])
}
