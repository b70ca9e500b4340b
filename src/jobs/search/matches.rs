//! Matching the words of a search, and counting the results.

use super::finder::Finder;
use super::index::{self, Expr};
use super::property::Property;
use super::query::{MatchMode, Search, Sort};
use super::tiers::Tiers;
use super::words::Words;
use super::{ResultCount, spelling};
use crate::db::{Result, Tx};

/// If fewer jobs have every word, those with some of the words follow.
const ENOUGH: i64 = 5;

/// Looseness of jobs that only mention a word.
const MENTIONED: usize = usize::MAX - 1;

/// Words that more jobs have are all common.
const MAX_FREQUENCY: u64 = 1_000;

/// Result of matching the words of a search.
#[derive(Default)]
pub struct Matches {
    /// Expressions to rank by, best first; `None` without words.
    pub tiers: Option<Tiers>,
    /// Number of matching jobs.
    pub total: ResultCount,
    /// How many of them have every word; they rank first.
    pub complete: i64,
    /// How many steps the words had to be loosened until a job matched.
    pub looseness: usize,
    /// The corrected words, if the spelling was corrected.
    pub corrected: Option<String>,
}

impl Matches {
    fn of(tx: &mut Tx, finder: &mut Finder, tiers: Tiers) -> Result<Self> {
        let total = count(tx, finder, tiers.all.clone())?;
        let looseness = if total.count > 0 { 0 } else { usize::MAX };
        Ok(Self { tiers: Some(tiers), total, complete: total.count, looseness, ..Self::default() })
    }

    /// Finds the jobs that have every word. If there are only a few, adds those with some of the words; if there are none,
    /// widens in steps until something matches: the last word as a prefix, corrected spelling, some of the words.
    pub fn find(tx: &mut Tx, finder: &mut Finder, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            let total = count(tx, finder, Expr::Everything)?;
            return Ok(Self { total, complete: total.count, ..Self::default() });
        };
        match search.match_mode {
            MatchMode::Exact => Self::of(tx, finder, words.all(false)),
            MatchMode::Any => {
                let some = some(tx, finder, words)?;
                Self::of(tx, finder, Tiers::added(some))
            }
            MatchMode::Widening => Self::widening(tx, finder, search, words),
        }
    }

    fn widening(tx: &mut Tx, finder: &mut Finder, search: &Search, words: &Words) -> Result<Self> {
        for as_prefix in [false, true] {
            let found = Self::complete(tx, finder, words, as_prefix)?;
            if found.complete > 0 {
                return match Self::respelled(tx, finder, words, as_prefix, &found)? {
                    Some((found, meant)) => found.and_some(tx, finder, search, &meant),
                    None => found.and_some(tx, finder, search, words),
                };
            }
        }
        let Some(meant) = spelling::correct(tx, &mut finder.index, words)? else {
            return Self::first_of_some(tx, finder, words);
        };
        let mut found = Self::complete(tx, finder, &meant, true)?;
        if found.complete > 0 {
            found = found.and_some(tx, finder, search, &meant)?;
        } else {
            found = Self::first_of_some(tx, finder, &meant)?;
            // With other words unknown, a word that a job merely mentions is hardly what was meant.
            if found.looseness == MENTIONED {
                return Self::first_of_some(tx, finder, words);
            }
        }
        let corrected = Some(meant.text()).filter(|_| found.total.count > 0);
        Ok(Self { corrected, ..found })
    }

    /// Returns the corrected words and their jobs if those found have other words than the one typed.
    fn respelled(
        tx: &mut Tx,
        finder: &mut Finder,
        words: &Words,
        as_prefix: bool,
        found: &Self,
    ) -> Result<Option<(Self, Words)>> {
        let begun = as_prefix && found.complete < ENOUGH;
        let Some(meant) = spelling::respell(tx, &mut finder.index, words, begun)? else { return Ok(None) };
        let corrected = Self::complete(tx, finder, &meant, as_prefix)?;
        let is_worse = corrected.looseness > found.looseness;
        Ok((!is_worse).then(|| (Self { corrected: Some(meant.text()), ..corrected }, meant)))
    }

    /// Returns the jobs that have every word, and whether any is about them.
    fn complete(tx: &mut Tx, finder: &mut Finder, words: &Words, as_prefix: bool) -> Result<Self> {
        let all = Self::of(tx, finder, words.all(as_prefix))?;
        if all.complete == 0 {
            return Ok(all);
        }
        let named = count(tx, finder, Expr::any(words.named(as_prefix)))?;
        Ok(Self { looseness: if named.count > 0 { 0 } else { MENTIONED }, ..all })
    }

    /// Adds the jobs with the most telling words in their titles to a few jobs that have every word. Only the best come first
    /// in an order of their own, so the others are added only there.
    fn and_some(self, tx: &mut Tx, finder: &mut Finder, search: &Search, words: &Words) -> Result<Self> {
        let has_some = words.as_slice().len() > 1 && self.complete < ENOUGH && search.sort == Sort::Best;
        let (Some(tiers), true) = (&self.tiers, has_some) else { return Ok(self) };
        let mut some = some(tx, finder, words)?;
        // The last ones merely mention a word.
        some.pop();
        for tier in some {
            let total = count(tx, finder, Expr::Any(vec![tiers.all.clone(), tier.clone()]))?;
            if total.count > self.complete {
                return Ok(Self { total, tiers: Some(tiers.clone().and_then(tier)), ..self });
            }
        }
        Ok(self)
    }

    /// Returns the jobs with the most telling words in their titles that any job has, or else those that mention one of them.
    fn first_of_some(tx: &mut Tx, finder: &mut Finder, words: &Words) -> Result<Self> {
        let mut found = Self::of(tx, finder, Tiers::nested(vec![Expr::NOTHING]))?;
        let tiers = some(tx, finder, words)?;
        let last = tiers.len();
        for (step, tier) in (1..).zip(tiers) {
            found = Self::of(tx, finder, Tiers::nested(vec![tier]))?;
            if found.total.count > 0 {
                found.looseness = if step == last { MENTIONED } else { step };
                break;
            }
        }
        Ok(Self { complete: 0, ..found })
    }
}

/// Returns the jobs with some of the words in their titles, best first and those in a town that is named before others; last
/// the jobs with one of the words in any text.
fn some(tx: &mut Tx, finder: &mut Finder, words: &Words) -> Result<Vec<Expr>> {
    let index = &mut finder.index;
    let (work, towns) = words.split(|word| index.has(tx, &Expr::Term(Property::City(word).term())))?;
    let some = work.some(|word| index::Matches::new(word.clone()).count(tx, index, MAX_FREQUENCY))?;
    let here = towns.map_or_else(Vec::new, |towns| {
        let there = towns.location();
        some.iter().map(|expr| expr.clone().and(there.clone())).collect()
    });
    Ok(here.into_iter().chain(some).chain([work.any()]).collect())
}

fn count(tx: &mut Tx, finder: &mut Finder, words: Expr) -> Result<ResultCount> {
    let mut matches = finder.matches(words);
    finder.count(tx, &mut matches)
}
