//! Who may read a shift and act on it, and how it looks to the caller.

use super::model::{Action, Shift};
use super::notify::{self, News};
use super::{planned_weeks, store};
use crate::contracts;
use crate::contracts::access::relations_of;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ShiftId, UserId};
use crate::policy::{Step, Target};
use crate::web::{Error, Result};

/// A shift, its contract and the caller's side of it.
pub struct Own {
    /// The shift.
    pub shift: Shift,
    /// The contract.
    pub contract: Contract,
    /// The caller's side.
    pub side: Side,
    /// The caller.
    pub user: UserId,
}

/// Takes an action on a shift, tells the other side, and returns the shift.
///
/// # Errors
/// 404 if the shift doesn't exist or the caller isn't a party, 403 for a member who may only read, 409 in the wrong state
/// or at the wrong time.
pub fn act(
    tx: &mut Tx,
    step: &Step<ShiftId>,
    action: Action,
    effect: impl FnOnce(&mut Tx, &Own) -> Result<News>,
) -> Result<Shift> {
    let own = authorize(tx, step)?;
    if !own.shift.allows(own.side, action, tx.now()) {
        return Err(Error::conflict("wrong_state", "That isn’t possible with this shift now."));
    }
    let news = effect(tx, &own)?;
    store::update_contract(tx, own.contract.id)?;
    let shift = store::get(tx, own.shift.id)?;
    notify::acted(tx, &own.contract, &shift, news, (own.side, own.user))?;
    Ok(seen(tx, step.id, step.me.id)?)
}

/// Returns a shift and its contract if the policy allows the caller this action.
///
/// # Errors
/// Those of [`act`], apart from the wrong time.
pub fn authorize(tx: &mut Tx, step: &Step<ShiftId>) -> Result<Own> {
    let shift = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: shift.state.as_str(), visible: !relations.is_empty() })?;
    let side = side.ok_or_else(Error::internal)?;
    Ok(Own { shift, contract, side, user: step.me.id })
}

/// Returns a shift that must exist, as a person sees it.
pub fn seen(tx: &mut Tx, id: ShiftId, user: UserId) -> db::Result<Shift> {
    let shift = store::get(tx, id)?;
    view(tx, shift, user)
}

/// Fills in what a person can do.
pub fn view(tx: &mut Tx, shift: Shift, user: UserId) -> db::Result<Shift> {
    let contract = contracts::store::get(tx, shift.contract_id)?;
    view_of(tx, shift, &contract, user)
}

/// Fills in what a person can do with a shift of a contract.
pub fn view_of(tx: &mut Tx, mut shift: Shift, contract: &Contract, user: UserId) -> db::Result<Shift> {
    let (side, _) = relations_of(tx, contract, user)?;
    let now = tx.now();
    shift.own_side = side;
    shift.address = if shift.place.is_empty() { contract.address.clone() } else { shift.place.clone() };
    let other = if contract.worker.id == user { &contract.employer.contact } else { &contract.worker.contact };
    shift.contact.clone_from(other);
    shift.can_add_as_planned = side == Some(Side::Worker) && planned_weeks::can_add(tx, contract, &shift)?;
    let allowed = |action: &Action| side.is_some_and(|side| shift.allows(side, *action, now));
    shift.can = Action::ALL.iter().copied().filter(allowed).collect();
    Ok(shift)
}
