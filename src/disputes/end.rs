//! The end of a dispute: its outcome counts in the contract's money, and what was set aside goes on.

use super::model::{About, Ending, State};
use super::store::{self, figures, ranges};
use super::view::Dispute;
use super::{notify, outcome, stage};
use crate::contracts;
use crate::db::{Result, Tx};
use crate::money::format::format_amount;

/// Ends a dispute. The worker gets `amount` of the money in dispute; `None` if it was withdrawn.
pub fn end(tx: &mut Tx, dispute: &Dispute, ending: Ending, amount: Option<i64>) -> Result<()> {
    ranges::clear(tx, dispute.id)?;
    store::end(tx, dispute.id, ending, amount)?;
    contracts::store::set_dispute(tx, dispute.contract_id, None)?;
    figures::ended(tx, dispute, ending.state())?;
    let contract = contracts::store::get(tx, dispute.contract_id)?;
    let owed = match amount {
        Some(amount) => outcome::apply(tx, &contract, dispute, amount)?,
        None => outcome::withdraw(tx, &contract, dispute)?,
    };
    stage::update_contract(tx, dispute.id)?;
    tell(tx, dispute, ending, amount, &owed)
}

/// Tells both sides how it ended, what the worker gets, and what is owed now.
fn tell(tx: &mut Tx, dispute: &Dispute, ending: Ending, amount: Option<i64>, owed: &str) -> Result<()> {
    let money = |minor: i64| format_amount(minor, &dispute.currency);
    let claim = money(dispute.claim);
    let won = match (amount, dispute.about) {
        (Some(_), About::Conduct) | (None, _) => String::new(),
        (Some(amount), About::Damage) => {
            format!(" {} gets {} of {claim} for damage.", dispute.employer, money(dispute.claim - amount))
        }
        (Some(amount), _) => format!(" {} gets {} of the {claim} in dispute.", dispute.worker, money(amount)),
    };
    let how = match ending {
        Ending::Conceded => "The dispute is settled: one side accepted what the other asks for.",
        Ending::Ranges => "The dispute is settled: the ranges that both sides sealed overlapped.",
        Ending::Proposal => "The dispute is settled: both sides accepted the mediator’s proposal.",
        Ending::Decision => "Nobody appealed, so the decision is final.",
        Ending::Appeal => "The appeal was decided. This decision is final.",
        Ending::Withdrawn => "The dispute was withdrawn. Everything goes on as before.",
    };
    let title = match ending.state() {
        State::Settled => "Your dispute is settled",
        State::Withdrawn => "Your dispute was withdrawn",
        _ => "Your dispute is decided",
    };
    let owed = if owed.is_empty() { String::new() } else { format!(" {owed}") };
    notify::happened(tx, dispute, &format!("{how}{won}{owed}"), title)
}
