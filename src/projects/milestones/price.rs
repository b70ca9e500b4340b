//! A fixed price and its milestones: the contract begins with one of the whole price, which both sides can then change or split.

use super::model::{MAX_TITLE_CHARS, Milestone, State, Terms};
use super::store;
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ContractId, PaymentId, UserId};
use crate::pay::PayUnit;
use crate::payments::store::payments;
use crate::payments::whole;

/// Adds the first milestone to a contract with a fixed price. Both sides agreed on the price, so they don't agree again.
pub fn contract_began(tx: &mut Tx, id: ContractId) -> Result<()> {
    let contract = contracts::store::get(tx, id)?;
    let Some(amount) = contract.terms.fixed_price() else { return Ok(()) };
    let title = contract.job_title.chars().take(MAX_TITLE_CHARS).collect();
    let terms = Terms { title, details: String::new(), amount, due_on: contract.terms.end_date };
    let milestone = store::insert(tx, id, &terms, Side::Employer)?;
    store::set_state(tx, milestone, State::Agreed)?;
    store::update_contract(tx, id)
}

/// A price that isn't split takes its milestone along, unless the worker sent it in or something about it is open. Pay by time
/// that becomes a price gets its first milestone then, and a price that becomes pay by time loses it.
pub fn terms_changed(tx: &mut Tx, id: ContractId, before: Option<i64>) -> Result<()> {
    let (price, milestones) = (contracts::store::get(tx, id)?.terms.fixed_price(), store::list(tx, id)?);
    match (before, price, milestones.as_slice()) {
        (None, Some(_), []) => contract_began(tx, id),
        (Some(before), Some(price), [first]) if is_untouched(first, before) => {
            store::set_terms(tx, first.id, &Terms { amount: price, ..first.terms.clone() })?;
            // Nobody sends in or answers what they saw before.
            store::set_state(tx, first.id, first.state)
        }
        // It would bill the price on top of the time.
        (Some(before), None, [first]) if is_untouched(first, before) => {
            store::set_state(tx, first.id, State::Dropped)?;
            store::update_contract(tx, id)
        }
        _ => Ok(()),
    }
}

/// Whether a milestone is still the whole price, as it began: the worker hasn't sent it in, no change is waiting for an
/// answer, and no money is held or in dispute.
fn is_untouched(first: &Milestone, price: i64) -> bool {
    let is_waiting = matches!(first.state, State::Agreed | State::InProgress) && first.proposed_by.is_none();
    is_waiting && first.can_hold() && first.terms.amount == price
}

/// Bills a confirmed payment that isn't for an invoice, if it pays for the work as a whole.
pub fn paid(tx: &mut Tx, payment: PaymentId, by: UserId) -> Result<()> {
    let payment = payments::get(tx, payment)?;
    let contract = contracts::store::get(tx, payment.contract_id)?;
    if is_whole(&contract, &store::list(tx, contract.id)?) { whole::bill(tx, &contract, &payment, by) } else { Ok(()) }
}

/// Whether nothing bills the work but what is paid for it: it isn't paid by the hour, and its milestones, if there are any,
/// are the one that a fixed price begins with, before it's approved.
fn is_whole(contract: &Contract, milestones: &[Milestone]) -> bool {
    match milestones {
        [] => contract.terms.rate_unit != PayUnit::Hour,
        [first] => {
            let has_price = contract.terms.fixed_price() == Some(first.terms.amount);
            has_price && first.is_under_way() && first.dispute_id.is_none()
        }
        _ => false,
    }
}
