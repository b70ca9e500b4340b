//! Weeks of planned shifts without hours, which a worker can send in as they were planned.

use std::collections::BTreeMap;

use super::attendance::store::is_open_to_proof;
use super::model::{Shift, State as ShiftState};
use super::store;
use crate::clock::{self, DAY};
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::UserId;
use crate::pay::PayUnit;
use crate::site;
use crate::timesheets::{self, checks, usual, week};

/// How far back weeks are that a worker is asked to send in, in milliseconds.
const LOOK_BACK: i64 = 14 * DAY;

/// Returns the shifts of a week that the worker can add as hours. The week is given by its first day.
///
/// # Errors
/// If the database fails.
pub fn of_week(tx: &mut Tx, contract: &Contract, first: &str) -> db::Result<Vec<Shift>> {
    let zone = site::store::zone(tx)?;
    let (from, to) = (clock::start_of_day(&zone, first).unwrap_or_default(), week::end(&zone, first));
    let mut found = Vec::new();
    for shift in store::of_contract(tx, contract.id, from)? {
        if shift.starts_at < to && can_add(tx, contract, &shift)? {
            found.push(shift);
        }
    }
    Ok(found)
}

/// Whether the worker can add a shift's time as hours: they said yes to it, it's over, they have no hours at its time, and
/// nothing says that they missed it.
///
/// # Errors
/// If the database fails.
pub fn can_add(tx: &mut Tx, contract: &Contract, shift: &Shift) -> db::Result<bool> {
    let said_yes = matches!(shift.state, ShiftState::Confirmed | ShiftState::Done | ShiftState::NoShow);
    if !said_yes || shift.ends_at > tx.now() || is_missed(tx, contract, shift)? {
        return Ok(false);
    }
    Ok(checks::check_free(tx, contract.worker.id, (shift.starts_at, shift.ends_at), None).is_ok())
}

/// Whether a worker missed a shift. That they didn't clock in says so only of people who do: everyone else is marked as
/// missing at each shift.
fn is_missed(tx: &mut Tx, contract: &Contract, shift: &Shift) -> db::Result<bool> {
    let Some(attendance) = shift.attendance.as_ref().filter(|_| is_open_to_proof(shift)) else { return Ok(false) };
    // What the worker contests counts once the employer corrects it. If someone stood in, the time is theirs.
    if attendance.contest.is_some() || store::has_stand_in(tx, shift.id)? {
        return Ok(true);
    }
    usual::records(tx, contract, shift.starts_at)
}

/// A week that a worker can send in as it was planned.
pub struct PlannedWeek {
    /// The contract.
    pub contract: Contract,
    /// The week's first day, YYYY-MM-DD.
    pub week: String,
    /// The shifts to which the worker said yes, the earliest first.
    pub shifts: Vec<Shift>,
}

/// Returns a worker's weeks that are over, have planned shifts paid by the hour and no hours at all: those of the last 14
/// days, the oldest first.
///
/// # Errors
/// If the database fails.
pub fn to_send(tx: &mut Tx, worker: UserId) -> db::Result<Vec<PlannedWeek>> {
    let zone = site::store::zone(tx)?;
    let starts = site::time_rules::find(tx)?.week_starts;
    let this_week = week::of_instant(&zone, tx.now(), starts);
    let until = clock::start_of_day(&zone, &this_week).unwrap_or_default();
    let mut weeks: BTreeMap<_, bool> = BTreeMap::new();
    for shift in store::accepted(tx, worker, (until - LOOK_BACK, until))? {
        let week = week::of_instant(&zone, shift.starts_at, starts);
        // A night shift can last into the next week.
        *weeks.entry((week, shift.contract_id)).or_default() |= shift.ends_at > tx.now();
    }
    let mut found = Vec::new();
    for ((week, contract), _) in weeks.into_iter().filter(|(_, is_on)| !is_on) {
        let contract = contracts::store::get(tx, contract)?;
        let sheet = timesheets::store::of_week(tx, contract.id, &week)?;
        let has_hours = sheet.is_some_and(|sheet| sheet.figures.seconds > 0);
        if contract.terms.rate_unit != PayUnit::Hour || has_hours {
            continue;
        }
        let shifts = of_week(tx, &contract, &week)?;
        if !shifts.is_empty() {
            found.push(PlannedWeek { contract, week, shifts });
        }
    }
    Ok(found)
}
