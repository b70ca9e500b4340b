//! How problems end, and how a lost chargeback is booked.
//!
//! What the bank takes leaves the balance at Stripe at once; the nightly comparison puts it into an account of its own
//! (`card_disputed`) until the bank decides. If it's won, the same way back empties that account. If it's lost, this does.

use super::model::{Kind, Outcome, Problem};
use super::store;
use crate::db::{Result, Tx};
use crate::events::Event;
use crate::ids::{CardProblemId, MovementId, UserId};
use crate::money::cards::model::{About, CheckoutState};
use crate::money::cards::store::checkouts::{self, Checkout};
use crate::money::cards::store::movements;
use crate::money::cards::{books, fees};
use crate::money::double_entry::{Account, EntryKind};

/// Ends a problem; `by` is who of the office says so, or `None` for Stripe. What waited for it goes on. Returns false if it
/// had ended before.
pub fn done(tx: &mut Tx, id: CardProblemId, outcome: Outcome, by: Option<UserId>) -> Result<bool> {
    if !store::set_done(tx, id, outcome, by)? {
        return Ok(false);
    }
    let problem = store::find(tx, id)?;
    tx.emit(Event::OfficeWork)?;
    let Some(Problem { kind, contract_id, .. }) = problem else { return Ok(true) };
    if !kind.stops() {
        return Ok(true);
    }
    movements::ask_again(tx)?;
    if let Some(contract) = contract_id {
        tx.emit(Event::CardMoneyFree { contract })?;
    }
    Ok(true)
}

/// Ends a chargeback as the bank decided. Returns false if it had ended before.
pub fn decide(tx: &mut Tx, id: CardProblemId, outcome: Outcome, by: Option<UserId>) -> Result<bool> {
    let Some(problem) = store::find(tx, id)?.filter(|problem| problem.done_at.is_none()) else { return Ok(false) };
    if outcome == Outcome::Lost {
        lose(tx, &problem)?;
    }
    done(tx, id, outcome, by)
}

/// Records where the money is missing that the bank took: from what was on its way back to the card, from what is held, and
/// the rest from the site's own.
fn lose(tx: &mut Tx, problem: &Problem) -> Result<()> {
    let (Some(id), Some(amount)) = (problem.checkout, problem.amount) else { return Ok(()) };
    let checkout = checkouts::get(tx, id)?;
    let name = problem.reference.as_str();
    let left = amount - lose_refunds(tx, &checkout, amount, name)?;
    let left = left - lose_held(tx, &checkout, left, name)?;
    post(tx, &checkout, Account::CardLosses, left, name)
}

/// The cardholder has got back by their bank what was on its way to the card, so it's not sent again. Returns how much.
fn lose_refunds(tx: &mut Tx, checkout: &Checkout, amount: i64, name: &str) -> Result<i64> {
    let mut taken = 0;
    for movement in movements::refunds_waiting(tx, checkout.id)? {
        if movement.amount > amount - taken || !movements::set_done(tx, movement.id, None)? {
            continue;
        }
        taken += movement.amount;
        movement_done(tx, movement.id, Outcome::Elsewhere)?;
        let is_fee = checkout.state == CheckoutState::Paid && matches!(checkout.about, About::Fee(_));
        if is_fee {
            // A fee that is given back leaves the balance, which the bank has lowered already.
            fees::returned(tx, checkout, &movement, name)?;
        }
        post(tx, checkout, if is_fee { Account::Card } else { Account::Held }, movement.amount, name)?;
    }
    Ok(taken)
}

/// Money that was held for a milestone isn't anymore. What the bank left of it goes back to the card, too. Returns how much the
/// bank took.
fn lose_held(tx: &mut Tx, checkout: &Checkout, amount: i64, name: &str) -> Result<i64> {
    let About::Milestone(milestone) = checkout.about else { return Ok(0) };
    if amount == 0 || checkouts::held(tx, milestone)?.is_none_or(|held| held.id != checkout.id) {
        return Ok(0);
    }
    let lost = amount.min(checkout.amount);
    if store::is_frozen(tx, checkout.id)? {
        let back = (Account::Frozen, Account::Held);
        books::post(tx, checkout, EntryKind::Unfrozen, back, (checkout.amount, "", None))?;
    }
    post(tx, checkout, Account::Held, lost, name)?;
    checkouts::lose(tx, checkout.id, lost)?;
    if lost < checkout.amount {
        movements::refund(tx, checkout, checkout.amount - lost, None)?;
    }
    tx.emit(Event::HeldMoneyLost { checkout: checkout.id })?;
    Ok(lost)
}

fn post(tx: &mut Tx, checkout: &Checkout, account: Account, amount: i64, name: &str) -> Result<()> {
    let accounts = (account, Account::CardDisputed);
    books::post(tx, checkout, EntryKind::ChargebackLost, accounts, (amount, name, None))
}

/// Ends what was wrong with a movement of money, because it's done.
pub fn movement_done(tx: &mut Tx, movement: MovementId, outcome: Outcome) -> Result<()> {
    for problem in store::of_movement(tx, movement)? {
        done(tx, problem.id, outcome, None)?;
    }
    Ok(())
}

/// Records that the office sent back in another way what Stripe refuses to. Returns false if it has been moved since.
pub fn sent_elsewhere(tx: &mut Tx, problem: &Problem, by: UserId) -> Result<bool> {
    let Some(id) = problem.movement else { return Ok(false) };
    if !movements::set_done(tx, id, None)? {
        return Ok(false);
    }
    let movement = movements::get(tx, id)?;
    let checkout = checkouts::get(tx, movement.checkout)?;
    let accounts = (Account::Held, Account::Bank);
    books::post(tx, &checkout, EntryKind::Returned, accounts, (movement.amount, &problem.detail, Some(by)))?;
    done(tx, problem.id, Outcome::Elsewhere, Some(by))
}

/// Records what came back of money that was sent to a worker: Stripe's ids and amounts in minor units. What was recorded
/// before changes nothing.
pub fn came_back(tx: &mut Tx, id: CardProblemId, reversals: &[(String, i64)]) -> Result<()> {
    let Some(problem) = store::find(tx, id)?.filter(|one| one.in_ledger.is_none()) else { return Ok(()) };
    let (Some(checkout), Some(movement)) = (problem.checkout, problem.movement) else { return Ok(()) };
    let (checkout, movement) = (checkouts::get(tx, checkout)?, movements::get(tx, movement)?);
    let mut new = 0;
    for (reversal, amount) in reversals {
        if movements::came_back(tx, &movement, reversal, *amount)? {
            let accounts = (Account::Card, Account::Held);
            books::post(tx, &checkout, EntryKind::CameBack, accounts, (*amount, reversal, None))?;
            new += amount;
        }
    }
    if new == 0 {
        // Another row has it.
        return done(tx, id, Outcome::Matches, None).map(drop);
    }
    store::set_amount(tx, id, new)
}

/// Sends what came back to the worker again.
pub fn send_again(tx: &mut Tx, problem: &Problem, by: UserId) -> Result<bool> {
    let (Kind::Reversal, Some(checkout), Some(movement)) = (problem.kind, problem.checkout, problem.movement) else {
        return Ok(false);
    };
    let (checkout, movement) = (checkouts::get(tx, checkout)?, movements::get(tx, movement)?);
    if let (Some(amount), Some(account)) = (problem.amount, movement.account) {
        movements::transfer(tx, &checkout, amount, &account)?;
    }
    done(tx, problem.id, Outcome::Sent, Some(by))
}
