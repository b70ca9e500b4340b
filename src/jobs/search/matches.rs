//! Matching the words of a search, and counting the results.

use super::pages::{by_index, filter_args};
use super::query::{Reach, Search};
use super::words::Tiers;
use super::{Total, spelling, sql};
use crate::db::{Arg, Result, Tx, value};

/// Counting stops here, shown as "200+".
const COUNTED: i64 = 200;
/// With fewer results than this, a search widens beyond the words as typed.
const FEW: i64 = 5;

/// Result of matching the words of a search.
#[derive(Default)]
pub struct Matches {
    /// Expressions to rank by, best first; `None` without words.
    pub tiers: Option<Tiers>,
    /// Number of matching jobs.
    pub total: Total,
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
        if search.reach == Reach::Any {
            return Self::of(tx, search, words.any());
        }
        let all = Self::of(tx, search, words.all(false))?;
        if all.total.count >= FEW || search.reach == Reach::Exact {
            return Ok(all);
        }
        let begun = Self::of(tx, search, words.all(true))?;
        if begun.total.count > 0 {
            return Ok(begun);
        }
        if let Some(mended) = spelling::mend(tx, words)? {
            let found = Self::of(tx, search, mended.all(true))?;
            if found.total.count > 0 {
                return Ok(Self { corrected: Some(mended.text()), ..found });
            }
        }
        let any = Self::of(tx, search, words.any())?;
        Ok(Self { loosened: words.list().len() > 1 && any.total.count > 0, ..any })
    }
}

fn count(tx: &mut Tx, search: &Search, words: Option<&str>) -> Result<Total> {
    let unfiltered = words.is_some() && !search.is_filtered();
    let sql = match words {
        Some(_) if unfiltered => sql::COUNT_UNFILTERED,
        Some(_) => sql::COUNT_MATCHES,
        None => by_index(search, [sql::COUNT, sql::COUNT_EMPLOYER, sql::COUNT_CATEGORY, sql::COUNT_CITY]),
    };
    let mut args = if unfiltered { Vec::new() } else { filter_args(search) };
    args.push(Arg::Int(COUNTED + 1));
    args.extend(words.map(Arg::Text));
    let count = tx.one(sql, &args, value::<i64>)?;
    Ok(Total { count: count.min(COUNTED), capped: count > COUNTED })
}
