//! Matching the words of a search, and counting the results.

use super::finder::Finder;
use super::index::{self, Expr};
use super::property::Property;
use super::query::{MatchMode, Search};
use super::words::{Tiers, Words};
use super::{ResultCount, spelling};
use crate::db::{Result, Tx};

/// With fewer results than this, a search widens beyond the words as typed.
const WIDEN_BELOW: i64 = 5;

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
    /// The corrected words, if the spelling was corrected.
    pub corrected: Option<String>,
    /// Whether few jobs have all the words, so that some results have only some of them.
    pub loosened: bool,
}

impl Matches {
    fn of(tx: &mut Tx, finder: &mut Finder, tiers: Tiers) -> Result<Self> {
        let total = count(tx, finder, tiers.all.clone())?;
        Ok(Self { tiers: Some(tiers), total, has_all: total.count > 0, ..Self::default() })
    }

    /// Requires every word. With few results, widens in steps until something matches: the last word as a prefix, corrected
    /// spelling. If no title has them, titles with some of the words come first.
    pub fn find(tx: &mut Tx, finder: &mut Finder, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            return Ok(Self { total: count(tx, finder, Expr::Everything)?, has_all: true, ..Self::default() });
        };
        if search.match_mode == MatchMode::Any {
            let (mut tiers, any) = some(tx, finder, words)?;
            tiers.push(any);
            return Self::of(tx, finder, Tiers::added(tiers));
        }
        let all = Self::of(tx, finder, words.all(false))?;
        if all.total.count >= WIDEN_BELOW || !search.can_widen() {
            return Ok(all);
        }
        let by_prefix = Self::of(tx, finder, words.all(true))?;
        if by_prefix.total.count > 0 {
            return by_prefix.or_some(tx, finder, words);
        }
        match spelling::correct(tx, &mut finder.index, words)? {
            Some(meant) => {
                let found = Self::of(tx, finder, meant.all(true))?.or_some(tx, finder, &meant)?;
                let corrected = Some(meant.text()).filter(|_| found.total.count > 0);
                Ok(Self { corrected, ..found })
            }
            None => by_prefix.or_some(tx, finder, words),
        }
    }

    /// If there are few results and all of them only mention the words, adds jobs with some of the words in their titles
    /// before them. If that finds nothing either, adds jobs that mention one of them.
    fn or_some(self, tx: &mut Tx, finder: &mut Finder, words: &Words) -> Result<Self> {
        let (before, has_all) = (self.total.count, self.total.count > 0);
        let titles = Tiers::added(words.mainly(true));
        if before >= WIDEN_BELOW || count(tx, finder, titles.all)?.count > 0 {
            return Ok(self);
        }
        let (mut tiers, any) = some(tx, finder, words)?;
        tiers.push(words.anywhere(true));
        let mut found = Self::of(tx, finder, Tiers::added(tiers))?;
        if found.total.count == 0 {
            found = Self::of(tx, finder, Tiers::added(vec![any]))?;
        }
        let loosened = words.as_slice().len() > 1 && found.total.count > before;
        Ok(Self { has_all, loosened, ..found })
    }
}

/// Returns the jobs with some of the words in their titles, best first and those in a town that is named before others, and
/// the jobs with one of the words in any text.
fn some(tx: &mut Tx, finder: &mut Finder, words: &Words) -> Result<(Vec<Expr>, Expr)> {
    let index = &mut finder.index;
    let (work, towns) = words.split(|word| index.has(tx, &Expr::Term(Property::City(word).term())))?;
    let some = work.some(|word| index::Matches::new(word.clone()).count(tx, index, MAX_FREQUENCY))?;
    let here = towns.map_or_else(Vec::new, |towns| {
        let there = towns.location();
        some.iter().map(|expr| expr.clone().and(there.clone())).collect()
    });
    Ok((here.into_iter().chain(some).collect(), work.any()))
}

fn count(tx: &mut Tx, finder: &mut Finder, words: Expr) -> Result<ResultCount> {
    let mut matches = finder.matches(words);
    finder.count(tx, &mut matches)
}
