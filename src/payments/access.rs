//! Who may see what was paid for a contract, and record payments.

use super::store::{self, expenses, payments};
use super::view::{Expense, Invoice, Payment};
use crate::contracts;
use crate::contracts::access::reads_any;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::employers::rights;
use crate::ids::{ContractId, ExpenseId, FileId, InvoiceId, PaymentId, UserId};
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the side that a person may pay or be paid for, and how they are related to the contract's money.
pub fn relations_of(tx: &mut Tx, contract: &Contract, user: UserId) -> db::Result<(Option<Side>, &'static [Relation])> {
    let rights = rights::find(tx, contract.employer.id, user)?;
    let party: &[Relation] = &[Relation::Party];
    Ok(if contract.worker.id == user {
        (Some(Side::Worker), &[Relation::Party, Relation::Applicant])
    } else if rights.pay {
        (Some(Side::Employer), &[Relation::Party, Relation::Owner])
    } else {
        (None, if rights.can_view_applications() { party } else { &[] })
    })
}

/// Returns a contract and the caller's side of its money if the policy allows the caller this action.
///
/// # Errors
/// 404 if the contract doesn't exist or the caller isn't a party, 403 without permission to pay, 409 in the wrong state.
pub fn contract(tx: &mut Tx, step: &Step<ContractId>) -> Result<(Contract, Option<Side>)> {
    let contract = contracts::store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: contract.state.as_str(), visible: !relations.is_empty() })?;
    Ok((contract, side))
}

/// Returns an invoice with its contract and the caller's side, as [`contract`] does.
///
/// # Errors
/// Those of [`contract`].
pub fn invoice(tx: &mut Tx, step: &Step<InvoiceId>) -> Result<(Invoice, Contract, Option<Side>)> {
    let invoice = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, invoice.contract_id)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: "", visible: !relations.is_empty() })?;
    Ok((invoice, contract, side))
}

/// Returns a payment with its contract and the caller's side, as [`contract`] does; the states are the payment's.
///
/// # Errors
/// Those of [`contract`].
pub fn payment(tx: &mut Tx, step: &Step<PaymentId>) -> Result<(Payment, Contract, Option<Side>)> {
    let payment = payments::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, payment.contract_id)?;
    let (side, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: payment.state.as_str(), visible: !relations.is_empty() })?;
    Ok((payment, contract, side))
}

/// Returns an expense with its contract and the side that the caller may speak for in the contract; the states are the
/// expense's.
///
/// # Errors
/// Those of [`contract`].
pub fn expense(tx: &mut Tx, step: &Step<ExpenseId>) -> Result<(Expense, Contract, Side)> {
    let expense = expenses::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, expense.contract_id)?;
    let (side, relations) = contracts::access::relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: expense.state.as_str(), visible: !relations.is_empty() })?;
    Ok((expense, contract, side.ok_or_else(Error::internal)?))
}

/// Whether the file is a receipt in a contract that the person may read.
pub fn file_readable_by(tx: &mut Tx, file: FileId, user: UserId) -> db::Result<bool> {
    let contracts = expenses::contracts_of(tx, file)?;
    reads_any(tx, contracts, user)
}
