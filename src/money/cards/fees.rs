//! Fees that are paid by card.

use super::model::About;
use super::problems::model::Outcome;
use super::problems::{settle, store as problems};
use super::store::checkouts::{self, Checkout};
use super::store::movements::{self, Movement};
use crate::clock::{self, DAY};
use crate::db::{Result, Tx};
use crate::ids::{FeeId, UserId};
use crate::money::model::{Fee, FeeState, NewPayment, PaymentMethod};
use crate::money::{billing, commission, fees};
use crate::site;

/// Records the payment of a fee if it's still due. Returns whether the money can stay.
pub fn accept(tx: &mut Tx, checkout: &Checkout, fee: FeeId, payment: &str) -> Result<bool> {
    let fee = fees::get(tx, fee)?;
    if fee.state != FeeState::Due || fee.amount != checkout.amount {
        return Ok(false);
    }
    let day = clock::date_in(&site::store::zone(tx)?, tx.now());
    let new = NewPayment { method: PaymentMethod::Card, reference: payment.to_owned(), paid_on: None };
    billing::pay(tx, &fee, &new, &day, checkout.user)
}

/// Sees to it that a refunded fee is given back to the card that it was paid with, if it was.
pub fn give_back(tx: &mut Tx, fee: &Fee, by: UserId) -> Result<()> {
    if fee.method != Some(PaymentMethod::Card) {
        return Ok(());
    }
    match checkouts::paid(tx, fee.id)? {
        Some(checkout) => movements::refund(tx, &checkout, checkout.amount, Some(by)),
        None => Ok(()),
    }
}

/// Sees to it that a part of a fee is given back to the card that it was paid with, if it was.
pub fn give_back_part(tx: &mut Tx, fee: &Fee, amount: i64) -> Result<()> {
    match checkouts::paid(tx, fee.id)?.filter(|_| fee.method == Some(PaymentMethod::Card)) {
        Some(checkout) => movements::refund(tx, &checkout, amount, None),
        None => Ok(()),
    }
}

/// Whether a bank may be taking back what a fee was paid with, so that nobody sends it now.
pub fn is_charged_back(tx: &mut Tx, fee: &Fee) -> Result<bool> {
    let paid = commission::paid_fee(tx, fee)?;
    match checkouts::paid(tx, paid)? {
        Some(checkout) => problems::is_charged_back(tx, checkout.id),
        None => Ok(false),
    }
}

/// Gives up giving a fee back to the card, if Stripe refuses to for good, or hasn't done it for a day: the office then sends it
/// otherwise. Returns whether it was given up.
pub fn give_up(tx: &mut Tx, fee: &Fee) -> Result<bool> {
    let paid = commission::paid_fee(tx, fee)?;
    let Some(checkout) = checkouts::paid(tx, paid)? else { return Ok(false) };
    let refused = problems::refused_refund(tx, checkout.id)?;
    let stuck = movements::stuck(tx, checkout.id, tx.now() - DAY)?;
    match refused.or(stuck) {
        Some(movement) => {
            settle::movement_done(tx, movement, Outcome::Elsewhere)?;
            movements::set_done(tx, movement, None)
        }
        None => Ok(false),
    }
}

/// Records that a fee was given back.
pub fn returned(tx: &mut Tx, checkout: &Checkout, movement: &Movement, refund: &str) -> Result<()> {
    let About::Fee(fee) = checkout.about else { return Ok(()) };
    let fee = fees::get(tx, fee)?;
    let fee = commission::refunded_by_card(tx, fee, movement.amount)?;
    let by = movement.by.unwrap_or(checkout.user);
    billing::return_payment(tx, &fee, PaymentMethod::Card, refund, by).map(drop)
}
