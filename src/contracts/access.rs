//! Who may read a contract and act on it, and how it looks to the caller.

use axum::http::Method;

use super::model::{Action, Side};
use super::store;
use super::view::Contract;
use crate::db::{self, Tx};
use crate::employers::{blocks, rights};
use crate::identity::Caller;
use crate::ids::{ContractId, UserId};
use crate::policy::{Grant, Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the stored contract if the policy allows the caller this action in its current state.
///
/// # Errors
/// 404 if the contract doesn't exist or the caller isn't a party to it, 403 for a member who may only read, 409 in the
/// wrong state.
pub fn authorize(tx: &mut Tx, step: &Step<ContractId>) -> Result<Contract> {
    let mut contract = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    contract.own_side = side;
    hide_contact(&mut contract, step.me.id);
    step.check(&Target { relations, state: contract.state.as_str(), visible: !relations.is_empty() })?;
    blocks::check(tx, step.grant, contract.state.as_str(), (contract.employer.id, contract.worker.id))?;
    Ok(contract)
}

/// Takes an action on a contract for the caller's side, and returns the updated contract.
///
/// # Errors
/// Those of [`authorize`] and of the effect.
pub fn act(
    tx: &mut Tx,
    step: &Step<ContractId>,
    effect: impl FnOnce(&mut Tx, &Contract, Side) -> Result<()>,
) -> Result<Contract> {
    let contract = authorize(tx, step)?;
    let side = contract.own_side.ok_or_else(Error::internal)?;
    effect(tx, &contract, side)?;
    Ok(seen(tx, step.id, &step.caller())?)
}

/// Returns a contract that must exist, as the caller sees it.
pub fn seen(tx: &mut Tx, id: ContractId, caller: &Caller) -> db::Result<Contract> {
    let contract = store::get(tx, id)?;
    view(tx, contract, caller)
}

/// Fills in the caller's side, permitted actions, and what is open for them.
pub fn view(tx: &mut Tx, mut contract: Contract, caller: &Caller) -> db::Result<Contract> {
    let Some(me) = caller.id() else { return Ok(contract) };
    let (side, relations) = relations_of(tx, &contract, me)?;
    contract.own_side = side;
    hide_contact(&mut contract, me);
    let target = Target { relations, state: contract.state.as_str(), visible: true };
    let granted =
        |action: Action| Grant::of(&Method::POST, &action.path()).is_some_and(|grant| grant.allows(caller, &target));
    if let Some(side) = contract.own_side {
        let can = Action::ALL.iter().copied().filter(|action| contract.allows(side, *action) && granted(*action));
        contract.can = can.collect();
        contract.due = contract.due_for(side);
        contract.due.extend(store::open::list(tx, contract.id, side)?);
    }
    Ok(contract)
}

/// Leaves out how to reach the other side until both have agreed.
fn hide_contact(contract: &mut Contract, user: UserId) {
    if contract.active_at.is_none() {
        contract.hide_contact_of_other(if contract.worker.id == user { Side::Worker } else { Side::Employer });
    }
}

/// Returns the side that a person may speak for, and how they are related to the contract.
pub fn relations_of(tx: &mut Tx, contract: &Contract, user: UserId) -> db::Result<(Option<Side>, &'static [Relation])> {
    let rights = rights::find(tx, contract.employer.id, user)?;
    let side = contract.side_of(user, rights);
    let relations: &[Relation] = match side {
        Some(Side::Worker) => &[Relation::Party, Relation::Applicant],
        Some(Side::Employer) => &[Relation::Party, Relation::Owner],
        None if rights.can_view_applications() => &[Relation::Party],
        None => &[],
    };
    Ok((side, relations))
}

/// Whether a person may read one of several contracts.
pub fn reads_any(tx: &mut Tx, contracts: Vec<ContractId>, user: UserId) -> db::Result<bool> {
    for id in contracts {
        let contract = store::get(tx, id)?;
        if !relations_of(tx, &contract, user)?.1.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}
