//! Spelling correction: learns the words of listed jobs and corrects searches that are one letter off.

use std::collections::{BTreeMap, BTreeSet};

use super::index::Index;
use super::terms::Field;
use super::words::Words;
use crate::db::{Result, Tx, value};
use crate::{args, places, statements};

/// Minimum length of a word; shorter ones are one letter away from too many others.
const MIN_WORD_CHARS: usize = 4;
const MAX_WORD_CHARS: usize = 40;
/// Number of jobs learned from per batch, and of words per job.
const BATCH: i64 = 20;
const MAX_WORDS_PER_JOB: usize = 60;
/// Number of words of a search that are corrected, and of known words that each is compared with.
const MAX_CORRECTIONS: usize = 3;
const MAX_CANDIDATES: i64 = 200;

statements! {
    LEARNED = "SELECT listing FROM search_learned WHERE id = 1";
    NEW_JOBS = "SELECT j.listing, j.title, j.city, COALESCE(j.hiring_name, e.name), j.id FROM jobs j JOIN employers e ON e.id = j.employer_id
            WHERE j.listing > $1 ORDER BY j.listing LIMIT $2";
    SKILLS = "SELECT skill FROM job_skills WHERE job_id = $1 ORDER BY position LIMIT 20";
    LEARN = "INSERT INTO search_words (word, uses) VALUES ($1, $2) ON CONFLICT (word) DO UPDATE SET uses = search_words.uses + excluded.uses RETURNING uses";
    ADD_DELETION = "INSERT INTO search_deletions (rest, word) VALUES ($1, $2) ON CONFLICT (rest, word) DO NOTHING";
    SET_LEARNED = "UPDATE search_learned SET listing = $1 WHERE id = 1";
    SIMILAR = "SELECT w.word, w.uses FROM search_deletions d JOIN search_words w ON w.word = d.word WHERE d.rest = $1 ORDER BY d.word LIMIT $2";
}

/// Learns words from one batch of jobs listed since the last call. Returns whether there may be more.
pub fn learn(tx: &mut Tx) -> Result<bool> {
    let from = tx.one(LEARNED, &[], value::<i64>)?;
    let jobs = tx.all(NEW_JOBS, args![from, BATCH], |row| {
        let listing = row.take::<i64>()?;
        Ok((
            listing,
            format!("{} {} {}", row.take::<String>()?, row.take::<String>()?, row.take::<String>()?),
            row.take::<i64>()?,
        ))
    })?;
    let Some((last, _, _)) = jobs.last() else { return Ok(false) };
    let mut uses = BTreeMap::<String, i64>::new();
    for (_, text, id) in &jobs {
        let skills = tx.all(SKILLS, args![*id], value::<String>)?.join(" ");
        for word in words_of(&format!("{text} {skills}")).take(MAX_WORDS_PER_JOB) {
            *uses.entry(word).or_default() += 1;
        }
    }
    for (word, uses) in uses {
        let total = tx.one(LEARN, args![&word, uses], value::<i64>)?;
        if total == uses {
            for rest in deletions(&word) {
                tx.run(ADD_DELETION, args![&rest, &word])?;
            }
        }
    }
    tx.run(SET_LEARNED, args![*last])?;
    Ok(true)
}

fn words_of(text: &str) -> impl Iterator<Item = String> {
    let words: Vec<String> = text.split(|c: char| !c.is_alphabetic()).map(places::fold).collect();
    words.into_iter().filter(|word| (MIN_WORD_CHARS..=MAX_WORD_CHARS).contains(&word.chars().count()))
}

/// Returns the word, and what is left of it without each of its letters. Words that are one letter apart share one.
fn deletions(word: &str) -> BTreeSet<String> {
    let without = |(at, letter): (usize, char)| format!("{}{}", &word[..at], &word[at + letter.len_utf8()..]);
    word.char_indices().map(without).chain([word.to_owned()]).collect()
}

/// Returns the search with unknown words replaced by the most frequent word one letter away; `None` if none was replaced.
pub fn correct(tx: &mut Tx, index: &mut Index, words: &Words) -> Result<Option<Words>> {
    let (mut corrected, mut unknown): (Option<Words>, usize) = (None, 0);
    for (position, word) in words.as_slice().iter().enumerate() {
        let is_last = position + 1 == words.as_slice().len();
        let expr = if is_last { Field::Anywhere.prefix_of(word) } else { Field::Anywhere.word(word) };
        if word.chars().count() < MIN_WORD_CHARS || index.has(tx, &expr)? {
            continue;
        }
        unknown += 1;
        if unknown > MAX_CORRECTIONS {
            break;
        }
        if let Some(near) = closest_word(tx, word)? {
            corrected = Some(corrected.as_ref().unwrap_or(words).with(position, near));
        }
    }
    Ok(corrected)
}

fn closest_word(tx: &mut Tx, word: &str) -> Result<Option<String>> {
    let word = places::fold(word);
    let typed: Vec<char> = word.chars().collect();
    if typed.len() > MAX_WORD_CHARS {
        return Ok(None);
    }
    let (mut best, mut left): (Option<(i64, String)>, i64) = (None, MAX_CANDIDATES);
    for rest in deletions(&word) {
        let known = tx.all(SIMILAR, args![&rest, left], |row| Ok((row.take::<String>()?, row.take::<i64>()?)))?;
        left -= i64::try_from(known.len()).unwrap_or(left);
        let near = known.into_iter().filter(|(word, _)| one_letter_apart(&typed, &word.chars().collect::<Vec<_>>()));
        best = near.map(|(word, uses)| (uses, word)).chain(best).max();
        if left <= 0 {
            break;
        }
    }
    Ok(best.map(|(_, word)| word))
}

/// Returns whether one letter is added, missing or different, or two adjacent letters are swapped.
fn one_letter_apart(a: &[char], b: &[char]) -> bool {
    let start = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[start..], &b[start..]);
    match (a, b) {
        ([x, y, a @ ..], [v, w, b @ ..]) if x == w && y == v && a == b => true,
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([_, a @ ..], b) if a == b => true,
        (a, [_, b @ ..]) if a == b => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::one_letter_apart;

    #[test]
    fn finds_words_one_letter_apart() {
        let near = |a: &str, b: &str| one_letter_apart(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        for (a, b) in
            [("plumer", "plumber"), ("nusre", "nurse"), ("cleamer", "cleaner"), ("cookk", "cook"), ("xurse", "nurse")]
        {
            assert!(near(a, b) && near(b, a), "{a} {b}");
        }
        for (a, b) in [("plmer", "plumber"), ("nurse", "purses"), ("cook", "boot"), ("abcd", "badc")] {
            assert!(!near(a, b), "{a} {b}");
        }
    }
}
