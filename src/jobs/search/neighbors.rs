//! Words that stand next to each other in a job's texts, in either order, words that say nothing left out: "proof of address"
//! has "address proof". A pair is one of 262,144 numbers, so that a large board has few more terms than a small one; it
//! only ranks jobs that have both words anyway, so two pairs with one number do no harm.

use super::index::Expr;
use super::significance::is_significant;
use super::terms::stem;
use super::tokenizer;
use crate::places;

/// Characters of a pair's term, of six bits each.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH: u32 = 3;

/// Returns the jobs in which two words stand next to each other.
#[must_use]
pub fn pair(one: &str, other: &str) -> Expr {
    Expr::Term(term(&stem(one), &stem(other)))
}

/// Returns the jobs in which all the words of a search stand next to each other, numbers before any spelling of their unit;
/// `None` for one word.
#[must_use]
pub fn all(words: &[String]) -> Option<Expr> {
    let parts: Vec<&str> = words.iter().flat_map(|word| parts(word)).filter(|word| is_significant(word)).collect();
    let pairs = parts.windows(2).map(|two| {
        let spellings = spellings(two[0], two[1]);
        Expr::any(spellings.into_iter().map(|second| pair(two[0], second)).collect())
    });
    (parts.len() > 1).then(|| Expr::All(pairs.collect()))
}

/// Returns the ways to write the second of two words: a unit after a number has several.
#[must_use]
pub fn spellings<'w>(first: &str, second: &'w str) -> Vec<&'w str> {
    let is_number = first.bytes().all(|byte| byte.is_ascii_digit());
    tokenizer::spellings(second).filter(|_| is_number).map_or_else(|| vec![second], <[&str]>::to_vec)
}

/// Returns the terms of a text.
pub fn of_text(text: &str) -> impl Iterator<Item = String> {
    tokenizer::sentences(text).flat_map(|sentence| {
        let parts = tokenizer::words(sentence).flat_map(parts).map(places::fold);
        let stems: Vec<String> = parts.filter(|word| is_significant(word)).map(|word| stem(&word)).collect();
        stems.windows(2).map(|two| term(&two[0], &two[1])).collect::<Vec<_>>()
    })
}

/// Returns the parts of a word with letters and digits, or the word.
fn parts(word: &str) -> impl Iterator<Item = &str> {
    let (first, second) = tokenizer::split(word).map_or((word, None), |(first, second)| (first, Some(second)));
    std::iter::once(first).chain(second)
}

fn term(one: &str, other: &str) -> String {
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    let hash = fnv(first.bytes().chain([b' ']).chain(second.bytes()));
    let digit = |at: u32| char::from(DIGITS[(hash >> (6 * at)) as usize % DIGITS.len()]);
    std::iter::once('q').chain((0..LENGTH).map(digit)).collect()
}

/// Returns the FNV-1a hash of bytes. The index stores it, so it must never change.
fn fnv(bytes: impl Iterator<Item = u8>) -> u32 {
    let hash = bytes.fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    // The lower bits alone are those of the last letters.
    hash ^ (hash >> 18)
}

#[cfg(test)]
mod tests {
    use super::{all, of_text, term};

    #[test]
    fn words_next_to_each_other_are_pairs_within_a_sentence() {
        let terms: Vec<String> = of_text("Proof of address. Lift 50lbs\nDaily").collect();
        assert_eq!(terms, [term("address", "proof"), term("50", "lift"), term("50", "lbs")]);
        assert!(terms.iter().all(|term| term.len() == 4));
    }

    #[test]
    fn a_unit_is_found_in_every_spelling() {
        let lift = format!("{:?}", all(&["lift".to_owned(), "50lb".to_owned()]));
        for spelling in ["lb", "lbs", "pound"] {
            assert!(lift.contains(&term("50", spelling)), "{spelling}: {lift}");
        }
        assert_eq!(all(&["the".to_owned(), "cook".to_owned()]), None);
    }
}
