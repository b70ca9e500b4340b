//! What the clock does with shifts: reminders, late arrivals and people who didn't come.

use super::attendance::proof::{Hours, client_id};
use super::attendance::{self, Fact};
use super::model::{EARLY, Shift, State};
use super::notify::{self, News, Open};
use super::settle;
use super::{store, waves};
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ShiftId, TimeEntryId};
use crate::stuck::{self, Tick};
use crate::timesheets;

/// Looks at the shifts that are due. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let due = store::due(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Shifts, *id, |tx| look_at(tx, *id))?;
    }
    let waves = waves::due(tx)?;
    for id in &waves {
        stuck::attempt(tx, Tick::Shifts, *id, |tx| waves::advance(tx, *id))?;
    }
    Ok(!due.is_empty() || !waves.is_empty())
}

fn look_at(tx: &mut Tx, id: ShiftId) -> Result<()> {
    let shift = store::get(tx, id)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    match shift.state {
        State::Proposed => unanswered(tx, &shift, &contract),
        State::Confirmed => expected(tx, &shift, &contract),
        State::Working => overrun(tx, &shift, &contract),
        _ => store::set_due(tx, id, None),
    }
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
    notify::remind(tx, contract, shift, Open::Unconfirmed, &title)
}

/// The worker will come: reminds them, then looks whether they are there.
fn expected(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<()> {
    let now = tx.now();
    let late_at = shift.late_at();
    if now < late_at {
        store::set_due(tx, shift.id, Some(late_at))?;
        if now >= shift.starts_at {
            return Ok(());
        }
        let title = format!("Your shift at {} is soon", contract.employer.name);
        return notify::remind(tx, contract, shift, Open::Begins, &title);
    }
    if let Some(at) = worked_since(tx, shift, contract)? {
        return settle::arrive(tx, shift, at, false);
    }
    let gone_at = shift.gone_at();
    if now < gone_at {
        store::set_due(tx, shift.id, Some(gone_at))?;
        store::set_late(tx, shift.id)?;
        return notify::happened(tx, contract, shift, News::Late);
    }
    store::set_state(tx, shift.id, State::NoShow, None)?;
    attendance::store::note(tx, shift.id, Fact::Missed)?;
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
    notify::remind(tx, contract, shift, Open::Timer, &title)
}

/// Returns since when the worker has been working, if hours of the contract show that they came to the shift. Someone without
/// a signal can't show a code, but their timer runs.
fn worked_since(tx: &mut Tx, shift: &Shift, contract: &Contract) -> Result<Option<i64>> {
    let now = tx.now();
    let timer = timesheets::store::timers::of_contract(tx, contract.id)?;
    let timer = timer.map(|timer| (timer.client_id, timer.started_at, now));
    let recorded = timesheets::store::entries::recorded(tx, contract, (shift.starts_at - EARLY, now))?;
    for (client_id, from, to) in timer.into_iter().chain(recorded) {
        let all = store::around(tx, contract.id, (from, to))?;
        if (Hours { client_id: &client_id, times: (from, to) }).prove(shift, &all) {
            return Ok(Some(from));
        }
    }
    Ok(None)
}

/// Takes back that someone didn't come, because the hours of a timer arrived late and show that they did. Hours that were
/// typed in show nothing; the worker can contest the fact.
pub fn hours_added(tx: &mut Tx, entry: TimeEntryId) -> Result<()> {
    let Some((contract, (client_id, from, to))) = timesheets::store::entries::recorded_one(tx, entry)? else {
        return Ok(());
    };
    let all = store::around(tx, contract, (from, to))?;
    let hours = Hours { client_id: &client_id, times: (from, to) };
    for shift in all.iter().filter(|shift| attendance::store::is_open_to_proof(shift)) {
        if hours.prove(shift, &all) {
            let contract = contracts::store::get(tx, contract)?;
            settle::arrive(tx, shift, from, false)?;
            notify::happened(tx, &contract, shift, News::WasThere)?;
        }
    }
    Ok(())
}
