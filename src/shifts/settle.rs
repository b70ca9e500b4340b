//! Who comes to a shift: what follows when someone confirms it, takes it over, or the contract ends.

use super::attendance::{self, Fact};
use super::model::{OVERRUN, Shift, State};
use super::notify::{self, News};
use super::{store, waves};
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

/// Stores that the worker came: the shift is under way, and nobody else is needed.
pub fn arrive(tx: &mut Tx, shift: &Shift, at: i64, by_code: bool) -> db::Result<()> {
    let is_late = at >= shift.late_at();
    attendance::store::note(tx, shift.id, if is_late { Fact::Late } else { Fact::Came })?;
    // A replaced worker stays replaced, even if they came after all.
    if shift.state != State::Taken {
        store::arrive(tx, shift.id, at, (by_code, is_late), shift.ends_at + OVERRUN)?;
    }
    close_asked(tx, shift.id)?;
    // What the worker contested is settled by that, too.
    store::update_contract(tx, shift.contract_id)
}

/// Gives a shift to the stand-in, and tells the others who were asked. If the first worker is late by then, they missed it.
fn take_over(tx: &mut Tx, replaced: ShiftId, by: ShiftId) -> db::Result<()> {
    waves::stop(tx, replaced)?;
    let before = store::get(tx, replaced)?;
    let news = match before.state {
        State::Confirmed if tx.now() >= before.late_at() => {
            attendance::store::note(tx, replaced, Fact::Missed)?;
            Some(News::TakenAsMissed)
        }
        State::Proposed | State::Confirmed => {
            attendance::store::note(tx, replaced, Fact::Replaced)?;
            Some(News::Taken)
        }
        _ => None,
    };
    if let Some(news) = news {
        finish(tx, replaced, news)?;
    }
    store::others_asked(tx, replaced, by)?.into_iter().try_for_each(|id| finish(tx, id, News::Taken))
}

/// Cancels a shift, so nobody is asked to stand in anymore.
pub fn cancel(tx: &mut Tx, shift: ShiftId) -> db::Result<()> {
    store::set_state(tx, shift, State::Canceled, None)?;
    close_asked(tx, shift)
}

/// Tells everyone who was asked to stand in that this is settled.
pub fn close_asked(tx: &mut Tx, replaced: ShiftId) -> db::Result<()> {
    waves::stop(tx, replaced)?;
    store::others_asked(tx, replaced, replaced)?.into_iter().try_for_each(|id| finish(tx, id, News::Taken))
}

fn finish(tx: &mut Tx, id: ShiftId, news: News) -> db::Result<()> {
    store::set_state(tx, id, State::Taken, None)?;
    let shift = store::get(tx, id)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    store::update_contract(tx, contract.id)?;
    notify::happened(tx, &contract, &shift, news)
}

/// Cancels the shifts that haven't begun, because the contract has ended.
pub fn contract_ended(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    for shift in store::open_of(tx, contract)? {
        store::set_state(tx, shift, State::Canceled, None)?;
    }
    store::update_contract(tx, contract)
}
