//! Matching the words of a search, and counting the results.

use super::finder::Finder;
use super::index::Expr;
use super::query::{MatchMode, Search};
use super::words::Tiers;
use super::{ResultCount, spelling};
use crate::db::{Result, Tx};

/// With fewer results than this, a search widens beyond the words as typed.
const WIDEN_BELOW: i64 = 5;

/// Result of matching the words of a search.
#[derive(Default)]
pub struct Matches {
    /// Expressions to rank by, best first; `None` without words.
    pub tiers: Option<Tiers>,
    /// Number of matching jobs.
    pub total: ResultCount,
    /// The corrected words, if the spelling was corrected.
    pub corrected: Option<String>,
    /// Whether no job has all the words, so that the results match only some of them.
    pub loosened: bool,
}

impl Matches {
    fn of(tx: &mut Tx, finder: &mut Finder, tiers: Tiers) -> Result<Self> {
        let total = count(tx, finder, tiers.all())?;
        Ok(Self { tiers: Some(tiers), total, ..Self::default() })
    }

    /// Requires every word. With few results, widens in steps until something matches: the last word as a prefix,
    /// corrected spelling, any of the words.
    pub fn find(tx: &mut Tx, finder: &mut Finder, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            return Ok(Self { total: count(tx, finder, Expr::Everything)?, ..Self::default() });
        };
        if search.match_mode == MatchMode::Any {
            return Self::of(tx, finder, words.any());
        }
        let all = Self::of(tx, finder, words.all(false))?;
        if all.total.count >= WIDEN_BELOW || search.match_mode == MatchMode::Exact {
            return Ok(all);
        }
        let by_prefix = Self::of(tx, finder, words.all(true))?;
        if by_prefix.total.count > 0 {
            return Ok(by_prefix);
        }
        if let Some(corrected) = spelling::correct(tx, &mut finder.index, words)? {
            let found = Self::of(tx, finder, corrected.all(true))?;
            if found.total.count > 0 {
                return Ok(Self { corrected: Some(corrected.text()), ..found });
            }
        }
        let any = Self::of(tx, finder, words.any())?;
        Ok(Self { loosened: words.as_slice().len() > 1 && any.total.count > 0, ..any })
    }
}

fn count(tx: &mut Tx, finder: &mut Finder, words: Expr) -> Result<ResultCount> {
    let mut matches = finder.matches(words);
    finder.count(tx, &mut matches)
}
