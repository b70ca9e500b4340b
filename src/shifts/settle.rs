//! Who comes to a shift: what follows when someone confirms it, takes it over, or the contract ends.

use super::model::{Shift, State};
use super::notify::{self, News};
use super::store;
use crate::contracts;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, UserId};

/// Whether the worker has no other shift at the time of this one.
pub fn is_free(tx: &mut Tx, shift: &Shift, worker: UserId) -> db::Result<bool> {
    Ok(!store::is_busy(tx, worker, (shift.starts_at, shift.ends_at), Some(shift.id))?)
}

/// Stores that the worker will come, so nobody else is needed.
pub fn confirm(tx: &mut Tx, shift: &Shift) -> db::Result<()> {
    store::confirm(tx, shift)?;
    close_asked(tx, shift.id)?;
    shift.replaces_id.map_or(Ok(()), |replaced| take_over(tx, replaced, shift.id))
}

/// Gives a shift to the one who takes it over, and tells the others that were asked.
fn take_over(tx: &mut Tx, replaced: ShiftId, by: ShiftId) -> db::Result<()> {
    let before = store::get(tx, replaced)?;
    if matches!(before.state, State::Proposed | State::Confirmed) {
        finish(tx, replaced)?;
    }
    store::others_asked(tx, replaced, by)?.into_iter().try_for_each(|id| finish(tx, id))
}

/// Tells everyone who was asked to stand in that this is settled.
pub fn close_asked(tx: &mut Tx, replaced: ShiftId) -> db::Result<()> {
    store::others_asked(tx, replaced, replaced)?.into_iter().try_for_each(|id| finish(tx, id))
}

fn finish(tx: &mut Tx, id: ShiftId) -> db::Result<()> {
    store::set_state(tx, id, State::Taken, None)?;
    let shift = store::get(tx, id)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    store::update_contract(tx, contract.id)?;
    notify::happened(tx, &contract, &shift, News::Taken)
}

/// Cancels the shifts that haven't begun, because the contract has ended.
pub fn contract_ended(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    for shift in store::open_of(tx, contract)? {
        store::set_state(tx, shift, State::Canceled, None)?;
    }
    store::update_contract(tx, contract)
}
