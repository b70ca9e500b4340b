//! Matching the words of a search, and counting the results.

use super::pages::{filter_args, pick_statement};
use super::query::{MatchMode, Search};
use super::words::Tiers;
use super::{ResultCount, spelling, sql};
use crate::db::{Arg, Result, Tx, value};

/// Counting stops here; the total is then shown as "200+".
const MAX_COUNT: i64 = 200;
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
    fn of(tx: &mut Tx, search: &Search, tiers: Tiers) -> Result<Self> {
        let total = count(tx, search, Some(tiers.all()))?;
        Ok(Self { tiers: Some(tiers), total, ..Self::default() })
    }

    /// Requires every word. With few results, widens in steps until something matches: the last word as a prefix,
    /// corrected spelling, any of the words.
    pub fn find(tx: &mut Tx, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            return Ok(Self { total: count(tx, search, None)?, ..Self::default() });
        };
        if search.match_mode == MatchMode::Any {
            return Self::of(tx, search, words.any());
        }
        let all = Self::of(tx, search, words.all(false))?;
        if all.total.count >= WIDEN_BELOW || search.match_mode == MatchMode::Exact {
            return Ok(all);
        }
        let by_prefix = Self::of(tx, search, words.all(true))?;
        if by_prefix.total.count > 0 {
            return Ok(by_prefix);
        }
        if let Some(corrected) = spelling::correct(tx, words)? {
            let found = Self::of(tx, search, corrected.all(true))?;
            if found.total.count > 0 {
                return Ok(Self { corrected: Some(corrected.text()), ..found });
            }
        }
        let any = Self::of(tx, search, words.any())?;
        Ok(Self { loosened: words.as_slice().len() > 1 && any.total.count > 0, ..any })
    }
}

fn count(tx: &mut Tx, search: &Search, words: Option<&str>) -> Result<ResultCount> {
    let unfiltered = words.is_some() && !search.is_filtered();
    let sql = match words {
        Some(_) if unfiltered => sql::COUNT_UNFILTERED,
        Some(_) => sql::COUNT_MATCHES,
        None => pick_statement(search, [sql::COUNT, sql::COUNT_EMPLOYER, sql::COUNT_CATEGORY, sql::COUNT_CITY]),
    };
    let mut args = if unfiltered { Vec::new() } else { filter_args(search) };
    args.push(Arg::Int(MAX_COUNT + 1));
    args.extend(words.map(Arg::Text));
    let count = tx.one(sql, &args, value::<i64>)?;
    Ok(ResultCount { count: count.min(MAX_COUNT), capped: count > MAX_COUNT })
}
