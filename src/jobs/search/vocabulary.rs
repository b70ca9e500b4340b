//! The words of listed jobs, for correcting the spelling of searches.
//!
//! Each word is stored with what is left of it without one or two of its letters. Two words that differ by that much share
//! such a rest, so similar words are found by looking up a few texts (<https://github.com/wolfgarbe/SymSpell>).

use std::collections::BTreeSet;

use super::index::Index;
use super::terms::Field;
use super::tokenizer;
use crate::db::{Result, Tx, value};
use crate::jobs::model::Job;
use crate::{args, places, statements};

/// Minimum length of a word in letters.
const MIN_KNOWN: usize = 3;
/// Minimum length of a word that may be misspelled; shorter ones are one letter away from too many others.
pub const MIN_LETTERS: usize = 4;
/// Maximum length in letters.
pub const MAX_LETTERS: usize = 40;
/// Words learned per job.
const MAX_WORDS: usize = 60;
/// Letters are removed only from the beginning of a word; removing them anywhere would give a long word hundreds of forms.
const PREFIX: usize = 7;
/// Words from this length on are stored without two letters too.
const MIN_FOR_TWO: usize = 6;
/// Words checked per sweep.
const SWEPT: i64 = 100;

statements! {
    LEARN = "INSERT INTO search_words (word) VALUES ($1) ON CONFLICT (word) DO NOTHING";
    ADD_REST = "INSERT INTO search_rests (rest, word) VALUES ($1, $2) ON CONFLICT (rest, word) DO NOTHING";
    KNOWS = "SELECT EXISTS (SELECT 1 FROM search_words WHERE word = $1)";
    KNOWS_START = "SELECT EXISTS (SELECT 1 FROM search_words WHERE word >= $1 AND word < $2)";
    SIMILAR = "SELECT word FROM search_rests WHERE rest = $1 ORDER BY word LIMIT $2";
    SWEPT_TO = "SELECT word FROM search_swept WHERE id = 1";
    AFTER = "SELECT word FROM search_words WHERE word > $1 ORDER BY word LIMIT $2";
    FORGET = "DELETE FROM search_words WHERE word = $1";
    FORGET_REST = "DELETE FROM search_rests WHERE rest = $1 AND word = $2";
    SET_SWEPT = "UPDATE search_swept SET word = $1 WHERE id = 1";
}

/// Learns the words of a job that is listed: of its title first, then of its other texts, until there are enough.
pub fn learn(tx: &mut Tx, job: &Job) -> Result<()> {
    let (card, skills) = (&job.card, job.skills.join(" "));
    let texts = [&card.title, &skills, &card.city, &card.posted_by, &job.description];
    let mut seen = BTreeSet::new();
    for word in texts.into_iter().flat_map(|text| words(text)) {
        if seen.len() == MAX_WORDS {
            break;
        }
        if seen.insert(word.clone()) && tx.run(LEARN, args![&word])? > 0 {
            for rest in stored_rests(&word) {
                tx.run(ADD_REST, args![&rest, &word])?;
            }
        }
    }
    Ok(())
}

fn words(text: &str) -> impl Iterator<Item = String> {
    let is_word = |word: &String| {
        (MIN_KNOWN..=MAX_LETTERS).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic)
    };
    tokenizer::words(text).map(places::fold).filter(is_word)
}

/// Whether a job had this folded word when it was listed.
pub fn knows(tx: &mut Tx, word: &str) -> Result<bool> {
    tx.one(KNOWS, args![word], value)
}

/// Whether a job had a word that starts with this folded one when it was listed.
pub fn knows_start(tx: &mut Tx, start: &str) -> Result<bool> {
    tx.one(KNOWS_START, args![start, &format!("{start}\u{10ffff}")], value)
}

/// Returns up to `max` words that may be similar to a folded one.
pub fn similar(tx: &mut Tx, word: &str, letters: usize, max: usize) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    // The longest rests first: they belong to the most similar words.
    let mut rests: Vec<String> = rests(word, letters).into_iter().collect();
    rests.sort_by_key(|rest| std::cmp::Reverse(rest.len()));
    for rest in rests {
        let left = i64::try_from(max - found.len()).unwrap_or(0);
        found.extend(tx.all(SIMILAR, args![&rest, left], value::<String>)?);
        if found.len() >= max {
            break;
        }
    }
    Ok(found)
}

/// Forgets some of the words that no listed job has any more. Each call continues where the last one stopped.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    let from: String = tx.one(SWEPT_TO, &[], value)?;
    let words = tx.all(AFTER, args![&from, SWEPT], value::<String>)?;
    let mut index = Index::default();
    for word in &words {
        if !index.has(tx, &Field::Anywhere.word(word))? {
            tx.run(FORGET, args![word])?;
            for rest in stored_rests(word) {
                tx.run(FORGET_REST, args![&rest, word])?;
            }
        }
    }
    let last = words.last().map_or("", String::as_str);
    if last != from {
        tx.run(SET_SWEPT, args![last])?;
    }
    Ok(())
}

fn stored_rests(word: &str) -> BTreeSet<String> {
    match word.chars().count() {
        ..MIN_LETTERS => BTreeSet::new(),
        MIN_LETTERS..MIN_FOR_TWO => rests(word, 1),
        _ => rests(word, 2),
    }
}

/// Returns the beginning of a word, and what is left of it without up to `letters` of its letters.
fn rests(word: &str, letters: usize) -> BTreeSet<String> {
    let mut rests = BTreeSet::from([word.chars().take(PREFIX).collect::<String>()]);
    for _ in 0..letters {
        let shorter: Vec<String> = rests.iter().flat_map(|rest| without_one(rest)).collect();
        rests.extend(shorter);
    }
    rests
}

fn without_one(word: &str) -> impl Iterator<Item = String> {
    word.char_indices().map(|(at, letter)| format!("{}{}", &word[..at], &word[at + letter.len_utf8()..]))
}

#[cfg(test)]
mod tests {
    use super::{rests, stored_rests, words};

    #[test]
    fn similar_words_share_a_rest() {
        for (typed, word, letters) in [
            ("plumer", "plumber", 1),
            ("nusre", "nurse", 1),
            ("electrision", "electrician", 2),
            ("phycologist", "psychologist", 2),
            ("technition", "technician", 2),
        ] {
            assert!(!rests(typed, letters).is_disjoint(&stored_rests(word)), "{typed}");
        }
        assert!(stored_rests("internationalization").len() < 40);
    }

    #[test]
    fn only_words_of_letters_are_learned() {
        assert_eq!(words("The Café needs 24/7 help, B2B!").collect::<Vec<_>>(), ["the", "cafe", "needs", "help"]);
    }
}
