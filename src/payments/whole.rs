//! Pay for work as a whole: a fixed price that isn't split is billed when it's paid, up to the price. Milestones that are
//! approved later bill the same price, so what was billed as a whole makes room for them.

use super::credit;
use super::issue::{self, Work};
use super::model::About;
use super::store;
use super::store::corrections::Kind;
use super::view::{Line, Payment};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::UserId;

/// What the site says on such an invoice.
const TEXT: &str = "Pay for the work";

/// Bills what is left of a payment for the work as a whole. Anything over the price stays paid ahead.
pub fn bill(tx: &mut Tx, contract: &Contract, payment: &Payment, by: UserId) -> Result<()> {
    let ahead = payment.ahead;
    let amount = match contract.terms.fixed_price() {
        Some(price) => ahead.min(price - store::of_price(tx, contract.id)?),
        None => ahead,
    };
    if amount <= 0 {
        return Ok(());
    }
    let lines = vec![Line { text: TEXT.to_owned(), amount }];
    issue::bill(tx, contract, Work { about: About::Payment(payment.id), lines, by: Some(by) }).map(drop)
}

/// Credits what was billed as a whole as far as it and the milestones are more than the price, newest first, once a milestone
/// is billed. The money pays the milestone.
pub fn make_room(tx: &mut Tx, contract: &Contract, about: About) -> Result<()> {
    let (About::Milestone(_), Some(price)) = (about, contract.terms.fixed_price()) else { return Ok(()) };
    let mut excess = store::of_price(tx, contract.id)? - price;
    if excess <= 0 {
        return Ok(());
    }
    for invoice in store::as_a_whole(tx, contract.id)?.iter().filter(|invoice| invoice.dispute_id.is_none()) {
        let amount = excess.min(invoice.net());
        if amount > 0 {
            let text = format!("Invoice {}: billed by milestone instead", invoice.number);
            credit::correct(tx, contract, invoice, (Kind::BilledTwice, Line { text, amount }), None)?;
            excess -= amount;
        }
    }
    Ok(())
}
