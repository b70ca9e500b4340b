//! Money that is held for a milestone: it came by card, and waits at Stripe until the milestone is approved or dropped. In a
//! dispute it's frozen. While something is wrong with a card payment of the contract, it goes nowhere.

use super::pay;
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{CheckoutId, ContractId, InvoiceId, MilestoneId};
use crate::money::cards::books;
use crate::money::cards::problems::model::Stop;
use crate::money::cards::problems::store as problems;
use crate::money::cards::store::checkouts::{self, Checkout};
use crate::money::cards::store::{accounts, movements};
use crate::money::double_entry::{Account, EntryKind};
use crate::payments::{notify, store};
use crate::web::{self, Error};

/// Holds what was paid for a milestone, unless something is held for it or the worker can't be paid by card. Returns whether
/// the money can stay.
pub fn accept(
    tx: &mut Tx,
    contract: &Contract,
    milestone: MilestoneId,
    checkout: &Checkout,
    payment: &str,
) -> Result<bool> {
    let is_ready = accounts::ready(tx, contract.worker.id)?.is_some();
    if !is_ready || checkouts::held(tx, milestone)?.is_some() {
        return Ok(false);
    }
    books::hold(tx, checkout, checkout.amount, payment)?;
    notify::held(tx, contract, checkout)?;
    Ok(true)
}

/// Returns why a milestone's held money can't be released now; `None` if it can, or if nothing is held.
pub fn why_stopped(tx: &mut Tx, contract: &Contract, milestone: MilestoneId) -> Result<Option<Stop>> {
    match checkouts::held(tx, milestone)? {
        Some(_) => problems::stop(tx, contract.id),
        None => Ok(None),
    }
}

/// Checks that what is held for a milestone can be released.
///
/// # Errors
/// 409 while something is wrong with a card payment of the contract.
pub fn require_free(tx: &mut Tx, contract: &Contract, milestone: MilestoneId) -> web::Result<()> {
    match why_stopped(tx, contract, milestone)? {
        Some(stop) => Err(Error::conflict("money_stopped", stop.sentence())),
        None => Ok(()),
    }
}

/// Returns what is held for a milestone and can go somewhere.
fn free(tx: &mut Tx, contract: &Contract, milestone: MilestoneId) -> Result<Option<Checkout>> {
    let held = checkouts::held(tx, milestone)?;
    Ok(if problems::stop(tx, contract.id)?.is_some() { None } else { held })
}

/// Pays the invoice of an approved milestone with what is held for it, and sends that to the worker. The rest goes
/// back to the card. Nothing moves while the contract's money is stopped.
pub fn release(tx: &mut Tx, contract: &Contract, milestone: MilestoneId, invoice: InvoiceId) -> Result<()> {
    let Some(checkout) = free(tx, contract, milestone)? else { return Ok(()) };
    let Some(found) = accounts::find(tx, contract.worker.id)? else { return Ok(()) };
    let Some(account) = found.account else { return Ok(()) };
    let invoice = store::get(tx, invoice)?;
    let amount = checkout.amount.min(invoice.open());
    checkouts::release(tx, checkout.id)?;
    if amount > 0 {
        pay::record(tx, contract, &invoice, &checkout, amount)?;
        movements::transfer(tx, &checkout, amount, &account)?;
    }
    refund(tx, contract, &checkout, checkout.amount - amount)
}

/// Gives back the money held for a milestone that was dropped, unless the contract's money is stopped.
pub fn give_back(tx: &mut Tx, contract: &Contract, milestone: MilestoneId) -> Result<()> {
    let Some(checkout) = free(tx, contract, milestone)? else { return Ok(()) };
    checkouts::release(tx, checkout.id)?;
    refund(tx, contract, &checkout, checkout.amount)
}

fn refund(tx: &mut Tx, contract: &Contract, checkout: &Checkout, amount: i64) -> Result<()> {
    if amount == 0 {
        return Ok(());
    }
    movements::refund(tx, checkout, amount, None)?;
    notify::given_back(tx, contract, checkout, amount)
}

/// Tells both sides that the contract's money is stopped.
pub fn stopped(tx: &mut Tx, contract: ContractId) -> Result<()> {
    let Some(stop) = problems::stop(tx, contract)? else { return Ok(()) };
    let contract = contracts::store::get(tx, contract)?;
    notify::stopped(tx, &contract, stop)
}

/// Returns a contract if nothing stops its money anymore, and adds that to its timeline.
pub fn freed(tx: &mut Tx, contract: ContractId) -> Result<Option<Contract>> {
    if problems::stop(tx, contract)?.is_some() {
        return Ok(None);
    }
    let contract = contracts::store::get(tx, contract)?;
    notify::freed(tx, &contract)?;
    Ok(Some(contract))
}

/// Tells both sides that a bank took back what was held.
pub fn lost(tx: &mut Tx, checkout: CheckoutId) -> Result<()> {
    let checkout = checkouts::get(tx, checkout)?;
    let Some(contract) = checkout.contract else { return Ok(()) };
    let contract = contracts::store::get(tx, contract)?;
    notify::lost(tx, &contract, &checkout)
}

/// Freezes what is held for a milestone, because a dispute about it began.
pub fn freeze(tx: &mut Tx, milestone: MilestoneId) -> Result<()> {
    move_held(tx, milestone, EntryKind::Frozen, (Account::Held, Account::Frozen))
}

/// Ends the freezing, because the dispute is over.
pub fn unfreeze(tx: &mut Tx, milestone: MilestoneId) -> Result<()> {
    move_held(tx, milestone, EntryKind::Unfrozen, (Account::Frozen, Account::Held))
}

fn move_held(tx: &mut Tx, milestone: MilestoneId, kind: EntryKind, accounts: (Account, Account)) -> Result<()> {
    match checkouts::held(tx, milestone)? {
        Some(checkout) => books::post(tx, &checkout, kind, accounts, (checkout.amount, "", None)),
        None => Ok(()),
    }
}
