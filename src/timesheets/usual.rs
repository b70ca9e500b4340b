//! How someone usually adds hours. Times that were typed in stand out only where the person records them with the clock.

use super::model::TimeEntry;
use super::store::entries;
use crate::clock::DAY;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};

/// How far back recorded hours say what is usual, in milliseconds.
const LOOK_BACK: i64 = 28 * DAY;

/// Whether a contract's worker recorded hours for its employer in the four weeks before a time.
pub fn records(tx: &mut Tx, contract: &Contract, time: i64) -> Result<bool> {
    entries::has_recorded(tx, contract, (time - LOOK_BACK, time))
}

/// Whether some of a week's hours were typed in, or taken from the plan, though the worker recorded theirs in the four weeks
/// before.
pub fn has_unusual(tx: &mut Tx, contract: &Contract, week: &[TimeEntry]) -> Result<bool> {
    let is_typed =
        |entry: &&TimeEntry| entry.manual && entry.recorded_started_at.is_none() && entry.dispute_id.is_none();
    let typed: Vec<i64> = week.iter().filter(is_typed).map(|entry| entry.started_at).collect();
    let Some((first, last)) = typed.iter().min().zip(typed.iter().max()) else { return Ok(false) };
    entries::has_recorded(tx, contract, (first - LOOK_BACK, *last))
}
