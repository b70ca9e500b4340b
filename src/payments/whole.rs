//! Pay for work as a whole: a fixed price without milestones is billed when it's paid, up to the price. Milestones that are
//! agreed on later bill the same price, so what was billed as a whole makes room for them.

use super::credit;
use super::issue::{self, Work};
use super::model::About;
use super::store::corrections::Kind;
use super::store::{self, payments as rows};
use super::view::{Line, Payment};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::UserId;
use crate::pay::PayUnit;

/// What the site says on such an invoice.
const TEXT: &str = "Pay for the work";

/// Bills a payment for the work as a whole, if nothing else in the contract is billed: it has no milestones and isn't paid
/// by the hour. What is beyond the price stays paid ahead.
pub fn bill(tx: &mut Tx, contract: &Contract, payment: &Payment, by: UserId) -> Result<()> {
    let is_whole = contract.progress.milestones == 0 && contract.terms.rate_unit != PayUnit::Hour;
    if payment.invoice_id.is_some() || !is_whole {
        return Ok(());
    }
    let ahead = rows::get(tx, payment.id)?.ahead;
    let amount = match price(contract) {
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
    let (About::Milestone(_), Some(price)) = (about, price(contract)) else { return Ok(()) };
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

fn price(contract: &Contract) -> Option<i64> {
    (contract.terms.rate_unit == PayUnit::Job).then_some(contract.terms.rate)
}
