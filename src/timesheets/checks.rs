//! What has to be true of hours before they are stored.

use super::model::{MAX_LENGTH, MAX_SKEW};
use super::store::entries as rows;
use super::store::timers;
use crate::clock::{self, DAY};
use crate::contracts::model::State as ContractState;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{TimeEntryId, UserId};
use crate::site;
use crate::web::{Error, Result, Validator};

const MAX_MEMO_CHARS: usize = 500;
const CLIENT_ID_CHARS: std::ops::RangeInclusive<usize> = 8..=64;
/// How far back hours can be added, in milliseconds.
const MAX_AGE: i64 = 366 * DAY;

/// When work began and ended, in milliseconds since the epoch.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// When it began.
    pub started_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

impl Times {
    /// Returns the times of a timer that has just been started.
    #[must_use]
    pub const fn starting(started_at: i64) -> Self {
        Self { started_at, ended_at: started_at.saturating_add(1) }
    }

    /// Validates the times.
    pub fn check(self, checks: &mut Validator, now: i64) {
        let Self { started_at, ended_at } = self;
        let is_recent = started_at >= now - MAX_AGE;
        checks.require(is_recent, "startedAt", "You can add hours from the past year.");
        let has_come = started_at <= now + DAY;
        checks.require(has_come, "startedAt", "That’s in the future. Check the date and your device’s clock.");
        checks.require(ended_at > started_at, "endedAt", "The end has to be after the start.");
        let is_short = ended_at.saturating_sub(started_at) <= MAX_LENGTH;
        checks.require(is_short, "endedAt", "That’s more than 24 hours. Enter when you stopped.");
        let has_come = ended_at <= now + DAY + 1;
        checks.require(has_come, "endedAt", "That’s in the future. Check the date and your device’s clock.");
    }

    /// Returns how far the device's clock is ahead, in milliseconds; 0 up to two minutes.
    #[must_use]
    pub const fn skew(self, now: i64) -> i64 {
        let ahead = if self.ended_at > self.started_at + 1 { self.ended_at - now } else { self.started_at - now };
        if ahead > MAX_SKEW { ahead } else { 0 }
    }
}

/// Validates the id that a device gives, and the memo.
pub fn check_texts(checks: &mut Validator, client_id: &str, memo: &str) {
    let fits = CLIENT_ID_CHARS.contains(&client_id.chars().count());
    checks.require(fits, "clientId", "Give it an id of 8 to 64 characters.");
    check_memo(checks, memo);
}

/// Validates what was done.
pub fn check_memo(checks: &mut Validator, memo: &str) {
    checks.line_at_most(memo, MAX_MEMO_CHARS, "memo");
}

/// Checks that a contract was confirmed, and wasn't over when the work began.
///
/// # Errors
/// 409 `wrong_state` or `contract_over`.
pub fn check_open(contract: &Contract, started_at: i64) -> Result<()> {
    if contract.active_at.is_none() {
        return Err(Error::conflict("wrong_state", "Both sides have to confirm the contract first."));
    }
    let ended_at = contract.end.as_ref().and_then(|end| end.ended_at);
    if contract.state == ContractState::Ended && ended_at.is_some_and(|ended_at| started_at >= ended_at) {
        return Err(Error::conflict("contract_over", "The contract was over by then."));
    }
    Ok(())
}

/// Returns the first day of a contract: the one that was agreed on, or the day on which both sides had confirmed it.
fn first_day(contract: &Contract, zone: &str) -> Option<String> {
    let active = contract.active_at.map(|at| clock::date_in(zone, at));
    contract.terms.start_date.iter().chain(&active).min().cloned()
}

/// Whether work began before the contract's first day.
pub fn is_before(tx: &mut Tx, contract: &Contract, started_at: i64) -> db::Result<bool> {
    let zone = site::store::zone(tx)?;
    let day = clock::date_in(&zone, started_at);
    Ok(first_day(contract, &zone).is_some_and(|first| day < first))
}

/// Checks that work didn't begin before the contract's first day, unless the worker confirmed that it did.
///
/// # Errors
/// 422 `before_contract`.
pub fn check_first_day(tx: &mut Tx, contract: &Contract, started_at: i64, is_confirmed: bool) -> Result<()> {
    if is_confirmed || !is_before(tx, contract, started_at)? {
        return Ok(());
    }
    let zone = site::store::zone(tx)?;
    let day = first_day(contract, &zone).and_then(|day| clock::format_date(&day)).unwrap_or_default();
    let detail = format!("This is before the contract’s first day, {day}. Is the date right?");
    Err(Error::unprocessable("before_contract", detail))
}

/// Checks that no other hours of the person overlap, in any contract, nor their timer.
///
/// # Errors
/// 409 `overlaps`, saying which.
pub fn check_free(tx: &mut Tx, user: UserId, times: (i64, i64), except: Option<TimeEntryId>) -> Result<()> {
    let other = rows::overlap(tx, user, times, except)?;
    let zone = site::store::zone(tx)?;
    if let Some((from, to)) = other {
        let day = clock::format_short_day(&zone, from);
        let [start, end] = clock::format_times(&zone, from, to);
        let mut detail = format!("You already have hours from {start} to {end} on {day}.");
        if to > tx.now() {
            detail +=
                " They’re in the future, because a device’s clock was ahead. Move or delete them on your timesheet.";
        }
        return Err(Error::conflict("overlaps", detail));
    }
    if let Some(timer) = timers::find(tx, user)?.filter(|timer| timer.started_at < times.1) {
        let day = clock::format_short_day(&zone, timer.started_at);
        let time = clock::format_time(&zone, timer.started_at);
        let detail = format!("Your timer has been running since {time} on {day}.");
        return Err(Error::conflict("overlaps", detail));
    }
    Ok(())
}
