//! Weeks of planned shifts without hours, which a worker can send in as they were planned.

use std::collections::BTreeMap;

use super::model::{Shift, State as ShiftState};
use super::store;
use crate::clock::{self, DAY};
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::UserId;
use crate::pay::PayUnit;
use crate::site;
use crate::timesheets::{self, checks, week};

/// How far back weeks are that a worker is asked to send in, in milliseconds.
const LOOK_BACK: i64 = 14 * DAY;

/// Returns the shifts of a week to which the worker said yes, that are over, and at whose time they have no hours. The week is
/// given by its first day.
///
/// # Errors
/// If the database fails.
pub fn of_week(tx: &mut Tx, contract: &Contract, first: &str) -> db::Result<Vec<Shift>> {
    let zone = site::store::zone(tx)?;
    let (from, to) = (clock::start_of_day(&zone, first).unwrap_or_default(), week::end(&zone, first));
    let now = tx.now();
    let mut found = Vec::new();
    for shift in store::of_contract(tx, contract.id, from)? {
        let said_yes = matches!(shift.state, ShiftState::Confirmed | ShiftState::Done | ShiftState::NoShow);
        if said_yes && shift.starts_at < to && shift.ends_at <= now {
            let times = (shift.starts_at, shift.ends_at);
            if checks::check_free(tx, contract.worker.id, times, None).is_ok() {
                found.push(shift);
            }
        }
    }
    Ok(found)
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
