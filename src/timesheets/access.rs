//! Who may read hours and act on them.

use super::model::{Action, TimeEntry, Timesheet};
use super::notify::{self, News};
use super::store::{self, entries, photos};
use super::view::{self, TimesheetView};
use super::week;
use crate::contracts;
use crate::contracts::access::{authorize, reads_any, relations_of};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, FileId, TimeEntryId, UserId};
use crate::policy::{Step, Target};
use crate::site;
use crate::web::{Error, Result};

/// A timesheet, its contract and the caller's side of it.
pub struct Own {
    /// The timesheet.
    pub sheet: Timesheet,
    /// The contract.
    pub contract: Contract,
    /// The caller's side.
    pub side: Side,
    /// The caller.
    pub user: UserId,
}

/// Takes an action on a timesheet, tells the other side, and returns the timesheet. `version` is what the caller saw.
///
/// # Errors
/// 404 if the contract doesn't exist or the caller isn't a party, 403 for a member who may only read, 409 in the wrong
/// state or if the timesheet has changed.
pub fn act(
    tx: &mut Tx,
    step: &Step<ContractId>,
    of: &str,
    (action, version): (Action, Option<i64>),
    effect: impl FnOnce(&mut Tx, &Own) -> Result<News>,
) -> Result<TimesheetView> {
    let contract = authorize(tx, step)?;
    let side = contract.own_side.ok_or_else(Error::internal)?;
    act_on(tx, (contract, side, step.me.id), of, (action, version), effect)
}

/// The same for a caller whose side of the contract is known.
///
/// # Errors
/// 409 in the wrong state or if the timesheet has changed.
pub fn act_on(
    tx: &mut Tx,
    (contract, side, user): (Contract, Side, UserId),
    of: &str,
    (action, version): (Action, Option<i64>),
    effect: impl FnOnce(&mut Tx, &Own) -> Result<News>,
) -> Result<TimesheetView> {
    let first = first_day(tx, &contract, of)?;
    let nothing = || Error::conflict("wrong_state", "There are no hours in this week.");
    let sheet = store::of_week(tx, contract.id, &first)?.ok_or_else(nothing)?;
    if version.is_some_and(|version| version != sheet.version) {
        return Err(Error::conflict("changed", "This timesheet has just changed. Look at it first."));
    }
    if !sheet.allows(side, action) {
        return Err(Error::conflict("wrong_state", "That isn’t possible with this timesheet now."));
    }
    let own = Own { sheet, contract, side, user };
    let news = effect(tx, &own)?;
    store::update_contract(tx, own.contract.id)?;
    let sheet = store::of_week(tx, own.contract.id, &first)?.ok_or_else(Error::internal)?;
    notify::acted(tx, &own.contract, &sheet, &news, (side, user))?;
    Ok(view::sheet(tx, &own.contract, &first, Some(side))?)
}

/// Returns the first day of the week that a date is in, as the contract's timesheets have it.
///
/// # Errors
/// 404 if the text isn't a date.
pub fn first_day(tx: &mut Tx, contract: &Contract, date: &str) -> Result<String> {
    // Weeks that began on another day before the operator changed that.
    if store::of_week(tx, contract.id, date)?.is_some() {
        return Ok(date.to_owned());
    }
    let starts = site::time_rules::find(tx)?.week_starts;
    week::first_day(date, starts).ok_or_else(Error::not_found)
}

/// Returns an entry and its contract if the policy allows the caller this action.
///
/// # Errors
/// 404 if it doesn't exist or the caller isn't a party, 403 if they can't change hours, 409 if they were sent in.
pub fn entry(tx: &mut Tx, step: &Step<TimeEntryId>) -> Result<(TimeEntry, Contract)> {
    let entry = entries::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, entry.contract_id)?;
    let (_, relations) = relations_of(tx, &contract, step.me.id)?;
    let sheet = entries::sheet_of(tx, step.id)?;
    let state = store::get(tx, sheet)?.state;
    step.check(&Target { relations, state: state.as_str(), visible: !relations.is_empty() })?;
    Ok((entry, contract))
}

/// Checks that hours aren't in a dispute, because its outcome settles them.
///
/// # Errors
/// 409 if they are.
pub fn check_free(entry: &TimeEntry) -> Result<()> {
    if entry.dispute_id.is_some() {
        return Err(Error::conflict("in_dispute", "These hours are in a dispute, so they stay as they are."));
    }
    Ok(())
}

/// Whether the file is a photo of hours in a contract that the person may read.
pub fn file_readable_by(tx: &mut Tx, file: FileId, user: UserId) -> db::Result<bool> {
    let contracts = photos::contracts_of(tx, file)?;
    reads_any(tx, contracts, user)
}
