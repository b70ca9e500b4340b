//! Who may read a milestone and act on it, and how it looks to the caller.

use super::model::{Action, Milestone};
use super::notify::{self, News};
use super::store;
use crate::contracts;
use crate::contracts::access::relations_of;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::ids::{MilestoneId, UserId};
use crate::policy::{Step, Target};
use crate::web::{Error, Result};

/// A milestone, its contract and the caller's side of it.
pub struct Own {
    /// The milestone.
    pub milestone: Milestone,
    /// The contract.
    pub contract: Contract,
    /// The caller's side.
    pub side: Side,
    /// The caller.
    pub user: UserId,
}

/// Takes an action on a milestone, tells the other side, and returns the updated milestone. `version` is what the caller
/// saw.
///
/// # Errors
/// 404 if the milestone doesn't exist or the caller isn't a party, 403 for a member who may only read, 409 in the wrong
/// state or if the milestone has changed.
pub fn act(
    tx: &mut Tx,
    step: &Step<MilestoneId>,
    (action, version): (Action, Option<i64>),
    effect: impl FnOnce(&mut Tx, &Own) -> Result<News>,
) -> Result<Milestone> {
    let own = authorize(tx, step)?;
    if version.is_some_and(|version| version != own.milestone.version) {
        return Err(Error::conflict("changed", "This milestone has just changed. Look at it first."));
    }
    if !own.milestone.allows(own.side, own.contract.state, action) {
        return Err(Error::conflict("wrong_state", "That isn’t possible with this milestone now."));
    }
    let news = effect(tx, &own)?;
    store::update_contract(tx, own.contract.id)?;
    notify::acted(tx, own.milestone.id, news, (own.side, own.user))?;
    let mut milestone = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    view(&mut milestone, &own.contract, Some(own.side));
    Ok(milestone)
}

/// Returns a milestone that the caller's side may act on.
///
/// # Errors
/// Those of [`act`], except for the milestone's changes.
pub fn authorize(tx: &mut Tx, step: &Step<MilestoneId>) -> Result<Own> {
    let milestone = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, milestone.contract_id)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: milestone.state.as_str(), visible: !relations.is_empty() })?;
    let side = side.ok_or_else(Error::internal)?;
    Ok(Own { milestone, contract, side, user: step.me.id })
}

/// Fills in what a side can do.
pub fn view(milestone: &mut Milestone, contract: &Contract, side: Option<Side>) {
    let allowed = |action: &Action| {
        // What is held would have to be released.
        let is_stopped = *action == Action::Approve && milestone.stop.is_some();
        !is_stopped && side.is_some_and(|side| milestone.allows(side, contract.state, *action))
    };
    milestone.can = Action::ALL.iter().copied().filter(allowed).collect();
}
