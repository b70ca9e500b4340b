//! Matching the words of a search, and counting the results.

use super::finder::Finder;
use super::index::{self, Expr};
use super::property::Property;
use super::query::{MatchMode, Search};
use super::tiers::Tiers;
use super::words::Words;
use super::{ResultCount, spelling};
use crate::db::{Result, Tx};

/// With this many jobs that are about the words, those that only mention them may follow.
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
    /// Whether a job has all the words.
    pub has_all: bool,
    /// How many steps the words had to be loosened until a job matched.
    pub looseness: usize,
    /// The corrected words, if the spelling was corrected.
    pub corrected: Option<String>,
    /// Whether few jobs have all the words, so that some results have only some of them.
    pub loosened: bool,
}

impl Matches {
    fn of(tx: &mut Tx, finder: &mut Finder, tiers: Tiers) -> Result<Self> {
        let total = count(tx, finder, tiers.all.clone())?;
        let looseness = if total.count > 0 { 0 } else { usize::MAX };
        Ok(Self { tiers: Some(tiers), total, has_all: total.count > 0, looseness, ..Self::default() })
    }

    /// Requires every word. If no job has them, widens in steps until something matches: the last word as a prefix, corrected
    /// spelling, some of the words.
    pub fn find(tx: &mut Tx, finder: &mut Finder, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            return Ok(Self { total: count(tx, finder, Expr::Everything)?, has_all: true, ..Self::default() });
        };
        match search.match_mode {
            MatchMode::Exact => return Self::of(tx, finder, words.all(false)),
            MatchMode::Any => {
                let some = some(tx, finder, words)?;
                return Self::of(tx, finder, Tiers::added(some));
            }
            MatchMode::Widening => {}
        }
        for as_prefix in [false, true] {
            let found = Self::strongest(tx, finder, words, as_prefix)?;
            if found.total.count > 0 {
                return Self::respelled(tx, finder, words, as_prefix, found);
            }
        }
        let Some(meant) = spelling::correct(tx, &mut finder.index, words)? else {
            return Self::first_of_some(tx, finder, words);
        };
        let mut found = Self::strongest(tx, finder, &meant, true)?;
        if found.total.count == 0 {
            found = Self::first_of_some(tx, finder, &meant)?;
            // With other words unknown, a word that a job merely mentions is hardly what was meant.
            if found.looseness == MENTIONED {
                return Self::first_of_some(tx, finder, words);
            }
        }
        let corrected = Some(meant.text()).filter(|_| found.total.count > 0);
        Ok(Self { corrected, ..found })
    }

    /// Returns the jobs with the corrected words instead of those found, if these have other words than the one typed.
    fn respelled(tx: &mut Tx, finder: &mut Finder, words: &Words, as_prefix: bool, found: Self) -> Result<Self> {
        let begun = as_prefix && found.total.count < ENOUGH;
        let Some(meant) = spelling::respell(tx, &mut finder.index, words, begun)? else { return Ok(found) };
        let corrected = Self::strongest(tx, finder, &meant, as_prefix)?;
        if corrected.looseness > found.looseness {
            return Ok(found);
        }
        Ok(Self { corrected: Some(meant.text()), ..corrected })
    }

    /// Returns the jobs that have every word. If only a few are about the words, those that merely mention them are left out:
    /// they'd be among the first.
    fn strongest(tx: &mut Tx, finder: &mut Finder, words: &Words, as_prefix: bool) -> Result<Self> {
        let all = Self::of(tx, finder, words.all(as_prefix))?;
        if all.total.count == 0 {
            return Ok(all);
        }
        let named = Self::of(tx, finder, Tiers::added(words.named(as_prefix)))?;
        if named.total.count >= ENOUGH {
            return Ok(all);
        }
        if named.total.count > 0 {
            return Ok(named);
        }
        if words.as_slice().len() == 1 {
            return Ok(Self { looseness: MENTIONED, ..all });
        }
        let some = Self::first_of_some(tx, finder, words)?;
        Ok(Self { has_all: true, ..if some.total.count > 0 { some } else { all } })
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
        let loosened = words.as_slice().len() > 1 && found.total.count > 0;
        Ok(Self { has_all: false, loosened, ..found })
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
