//! Correcting the spelling of a search that has no results.

use super::index::{Expr, Index, Matches};
use super::synonyms;
use super::terms::{Field, stem};
use super::vocabulary::{self, MAX_LETTERS, MIN_LETTERS};
use super::words::Words;
use crate::db::{Result, Tx};
use crate::places;

/// Maximum number of words corrected per search, and of known words that each is compared with.
const MAX_CORRECTIONS: usize = 3;
const MAX_CANDIDATES: usize = 200;
/// Words from this length on may have two wrong letters.
const MIN_FOR_TWO: usize = 7;
/// Minimum length of the parts that a word is split into, in letters.
const MIN_PART: usize = 3;
/// Among words that are equally similar, the one that more jobs have is meant. Counting stops here.
const MAX_COUNTED: u64 = 200;
/// Maximum number of words whose jobs are counted.
const MAX_FINALISTS: usize = 20;

/// Returns the search with unknown words replaced: by two words that were written as one, the other way around, or by a
/// similar word. `None` if none was replaced.
pub fn correct(tx: &mut Tx, index: &mut Index, typed: &Words) -> Result<Option<Words>> {
    let words = typed.as_slice();
    let (mut text, mut unknown, mut at): (Vec<String>, usize, usize) = (Vec::new(), 0, 0);
    while let Some(word) = words.get(at) {
        if let Some(joined) = joined(tx, index, word, words.get(at + 1))? {
            text.push(joined);
            at += 2;
            continue;
        }
        at += 1;
        let is_last = at == words.len();
        let expr = if is_last { Field::Anywhere.prefix_of(word) } else { Field::Anywhere.word(word) };
        let is_spelled = word.chars().count() >= MIN_LETTERS && word.chars().all(char::is_alphabetic);
        let can_correct = is_spelled && unknown < MAX_CORRECTIONS;
        if !can_correct || index.has(tx, &expr)? {
            text.push(word.clone());
            continue;
        }
        unknown += 1;
        let meant = match split(tx, index, word)? {
            Some(parts) => Some(parts),
            None => match (closest(tx, index, word, 2)?, word.strip_suffix('s')) {
                (None, Some(singular)) => closest(tx, index, singular, 2)?,
                (found, _) => found,
            },
        };
        text.push(meant.unwrap_or_else(|| word.clone()));
    }
    Ok(Words::read(&text.join(" ")).filter(|corrected| corrected.as_slice() != words))
}

/// Returns the search with misspelled words replaced that jobs match although none has them: "programer" has the stem of
/// "program", not that of "programmer". With `begun`, jobs have the last word only as the beginning of a rare one. `None` if
/// none was replaced.
pub fn respell(tx: &mut Tx, index: &mut Index, typed: &Words, begun: bool) -> Result<Option<Words>> {
    let words = typed.as_slice();
    let (mut text, mut unknown) = (Vec::new(), 0);
    for (at, word) in words.iter().enumerate() {
        let is_last = at + 1 == words.len();
        let is_wrong = unknown < MAX_CORRECTIONS
            && word.chars().count() >= MIN_FOR_TWO
            && is_misspelled(tx, &places::fold(word), is_last, begun)?;
        unknown += usize::from(is_wrong);
        // An inflection isn't a mistake.
        let meant = if is_wrong { closest(tx, index, word, 1)? } else { None };
        text.push(meant.filter(|meant| stem(meant) != stem(word)).unwrap_or_else(|| word.clone()));
    }
    Ok(Words::read(&text.join(" ")).filter(|corrected| corrected.as_slice() != words))
}

/// Whether no job has a folded word, and the last one not even as a beginning, but one has its stem as a word.
fn is_misspelled(tx: &mut Tx, word: &str, is_last: bool, begun: bool) -> Result<bool> {
    let is_known = if is_last { vocabulary::knows_start(tx, word)? } else { vocabulary::knows(tx, word)? };
    if is_known || synonyms::words().any(|known| known == word) {
        return Ok(false);
    }
    Ok(is_last && begun || vocabulary::knows(tx, &stem(word))?)
}

/// Returns "dishwasher" for "dish washer", if a job has it.
fn joined(tx: &mut Tx, index: &mut Index, word: &str, next: Option<&String>) -> Result<Option<String>> {
    let Some(next) = next else { return Ok(None) };
    let joined = places::fold(&format!("{word}{next}"));
    let is_known = word.len() >= MIN_PART && next.len() >= MIN_PART && vocabulary::knows(tx, &joined)?;
    Ok((is_known && index.has(tx, &Field::Anywhere.word(&joined))?).then_some(joined))
}

/// Returns "car wash" for "carwash", if a job has both words.
fn split(tx: &mut Tx, index: &mut Index, word: &str) -> Result<Option<String>> {
    if word.len() > MAX_LETTERS || !word.is_ascii() {
        return Ok(None);
    }
    for cut in MIN_PART..word.len().saturating_sub(MIN_PART - 1) {
        let (first, second) = word.split_at(cut);
        if !vocabulary::knows(tx, first)? || !vocabulary::knows(tx, second)? {
            continue;
        }
        let both = Field::Title.phrase(&[first, second]);
        let apart = Expr::All(vec![Field::Head.word(first), Field::Head.word(second)]);
        if index.has(tx, &Expr::Any(vec![both, apart]))? {
            return Ok(Some(format!("{first} {second}")));
        }
    }
    Ok(None)
}

/// Returns the most similar word that a job has, with at most this many wrong letters.
fn closest(tx: &mut Tx, index: &mut Index, word: &str, max_wrong: usize) -> Result<Option<String>> {
    let word = places::fold(word);
    let letters = word.chars().count();
    if letters > MAX_LETTERS {
        return Ok(None);
    }
    let allowed = if letters < MIN_FOR_TWO { 1 } else { max_wrong };
    let mut known = vocabulary::similar(tx, &word, allowed, MAX_CANDIDATES)?;
    // Jobs may have these words only in other words.
    known.extend(synonyms::words().filter(|known| known.len().abs_diff(word.len()) <= allowed).map(str::to_owned));
    let distance = |known: &String| strsim::osa_distance(&word, known);
    let mut candidates: Vec<(usize, String)> = known.into_iter().map(|known| (distance(&known), known)).collect();
    candidates.retain(|(distance, _)| *distance <= allowed);
    candidates.sort();
    let mut best: Option<(usize, u64, String)> = None;
    for (distance, candidate) in candidates.into_iter().take(MAX_FINALISTS) {
        if best.as_ref().is_some_and(|(least, ..)| *least < distance) {
            break;
        }
        let Some(meant) = Words::read(&candidate) else { continue };
        let jobs = Matches::new(meant.anywhere(false)).count(tx, index, MAX_COUNTED)?;
        if jobs > best.as_ref().map_or(0, |(_, most, _)| *most) {
            best = Some((distance, jobs, candidate));
        }
    }
    Ok(best.map(|(.., word)| word))
}
