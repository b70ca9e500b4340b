//! What the clock does with shifts: reminders, late arrivals and people who didn't come.

use super::clock_in::client_id;
use super::model::{EARLY, LATE, NO_SHOW, OVERRUN, Shift, State};
use super::notify::{self, News};
use super::settle;
use super::store;
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::ContractId;
use crate::timesheets;

/// Looks at the shifts that are due. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let due = store::due(tx)?;
    for id in &due {
        let shift = store::get(tx, *id)?;
        let contract = contracts::store::get(tx, shift.contract_id)?;
        match shift.state {
            State::Proposed => unanswered(tx, &shift, &contract)?,
            State::Confirmed => expected(tx, &shift, &contract)?,
            State::Working => overrun(tx, &shift, &contract)?,
            _ => store::set_due(tx, *id, None)?,
        }
    }
    Ok(!due.is_empty())
}

/// The worker hasn't answered: tells the employer once, and closes it when it would have ended.
fn unanswered(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<()> {
    if tx.now() >= shift.ends_at {
        store::set_state(tx, shift.id, State::Declined, None)?;
        return store::update_contract(tx, contract.id);
    }
    store::set_due(tx, shift.id, Some(shift.ends_at))?;
    if store::is_reminded(tx, shift)? {
        return Ok(());
    }
    let title = format!("{} hasn’t confirmed a shift", shift.worker);
    notify::remind(tx, contract, shift, Side::Employer, &title)
}

/// The worker will come: reminds them, then looks whether they are there.
fn expected(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<()> {
    let now = tx.now();
    let late_at = shift.starts_at + LATE;
    if now < late_at {
        store::set_due(tx, shift.id, Some(late_at))?;
        if now >= shift.starts_at {
            return Ok(());
        }
        let title = format!("Your shift at {} is soon", contract.employer.name);
        return notify::remind(tx, contract, shift, Side::Worker, &title);
    }
    if let Some(at) = worked_since(tx, shift, contract)? {
        settle::close_asked(tx, shift.id)?;
        return store::arrive(tx, shift.id, at, false, shift.ends_at + OVERRUN);
    }
    let gone_at = (shift.starts_at + NO_SHOW).min(shift.ends_at);
    if now < gone_at {
        store::set_due(tx, shift.id, Some(gone_at))?;
        store::set_late(tx, shift.id)?;
        return notify::happened(tx, contract, shift, News::Late);
    }
    store::set_state(tx, shift.id, State::NoShow, None)?;
    notify::happened(tx, contract, shift, News::NoShow)
}

/// The worker is there and hasn't clocked out: asks once, unless the timer was stopped by hand.
fn overrun(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<()> {
    let timer = timesheets::store::timers::find(tx, contract.worker.id)?;
    if timer.is_none_or(|timer| timer.contract_id != contract.id && timer.client_id != client_id(shift.id)) {
        return store::leave(tx, shift.id, shift.ends_at);
    }
    store::set_due(tx, shift.id, None)?;
    let title = "Are you still working? Your timer is running".to_owned();
    notify::remind(tx, contract, shift, Side::Worker, &title)
}

/// Returns since when the worker has been working for the contract around the beginning of the shift. Someone without a
/// signal can't show a code, but their timer runs.
fn worked_since(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<Option<i64>> {
    let timer = timesheets::store::timers::of_contract(tx, contract.id)?;
    if let Some(timer) = timer {
        return Ok(Some(timer.started_at));
    }
    let from = shift.starts_at - EARLY;
    let entries = timesheets::store::entries::between(tx, contract.worker.id, from, tx.now(), 20)?;
    Ok(entries.into_iter().find(|entry| entry.contract_id == contract.id).map(|entry| entry.started_at))
}

/// Takes back that someone didn't come, because their hours arrived late.
pub fn hours_added(tx: &mut Tx, contract: ContractId, (from, to): (i64, i64)) -> Result<()> {
    for id in store::missed_around(tx, contract, (from - LATE, to))? {
        let shift = store::get(tx, id)?;
        let contract = contracts::store::get(tx, contract)?;
        store::arrive(tx, id, from, false, shift.ends_at + OVERRUN)?;
        notify::happened(tx, &contract, &shift, News::WasThere)?;
    }
    Ok(())
}
