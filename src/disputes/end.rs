//! The end of a dispute: its outcome counts in the contract's money, and what was set aside goes on.

use super::model::{About, Ending, Item, State, split};
use super::store::{self, figures, ranges};
use super::view::Dispute;
use super::{notify, stage};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{InvoiceId, MilestoneId, TimeEntryId};
use crate::money::format::format_amount;
use crate::payments::issue::{self, Work};
use crate::payments::model::About as Billed;
use crate::payments::view::Line;
use crate::payments::{self, settle};
use crate::projects::milestones::act as milestones;
use crate::timesheets;
use crate::timesheets::store::entries;

/// Ends a dispute. The worker gets `outcome` of the money in dispute; `None` if it was withdrawn.
pub fn end(tx: &mut Tx, dispute: &Dispute, ending: Ending, outcome: Option<i64>) -> Result<()> {
    ranges::clear(tx, dispute.id)?;
    store::end(tx, dispute.id, ending, outcome)?;
    contracts::store::set_dispute(tx, dispute.contract_id, None)?;
    figures::ended(tx, dispute, ending.state())?;
    let contract = contracts::store::get(tx, dispute.contract_id)?;
    match (dispute.about, outcome) {
        (About::Milestone, Some(outcome)) => pay_milestones(tx, &contract, dispute, outcome)?,
        (About::Milestone, None) => {
            for item in &dispute.items {
                milestones::release(tx, &contract, MilestoneId(item.id))?;
            }
        }
        (About::Hours, Some(outcome)) => {
            let amount = total(&dispute.items) - dispute.claim + outcome;
            bill_hours(tx, &contract, dispute, &dispute.items, amount)?;
        }
        (About::Hours, None) => release_hours(tx, &contract, dispute)?,
        (About::Payment, outcome) => reduce_invoice(tx, &contract, dispute, outcome)?,
        (About::Conduct, _) => {}
    }
    stage::update_contract(tx, dispute.id)?;
    tell(tx, dispute, ending, outcome)
}

fn total(items: &[Item]) -> i64 {
    items.iter().map(|item| item.amount).sum()
}

fn pay_milestones(tx: &mut Tx, contract: &Contract, dispute: &Dispute, outcome: i64) -> Result<()> {
    let amount = total(&dispute.items) - dispute.claim + outcome;
    for (item, share) in dispute.items.iter().zip(split(amount, &dispute.items)) {
        milestones::settle(tx, contract, MilestoneId(item.id), share)?;
    }
    Ok(())
}

/// Bills hours by what they're worth now. They stay out of their timesheets.
fn bill_hours(tx: &mut Tx, contract: &Contract, dispute: &Dispute, items: &[Item], amount: i64) -> Result<()> {
    let text = match items {
        [one] => format!("Hours settled in a dispute: {}", one.title),
        items => format!("Hours settled in a dispute: {} entries", items.len()),
    };
    let work = Work { about: Billed::Dispute(dispute.id), lines: vec![Line { text, amount }], by: None };
    issue::bill(tx, contract, work).map(drop)
}

/// Puts hours back into their timesheets. In weeks that were approved meanwhile, they count if the employer withdrew.
fn release_hours(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<()> {
    let (mut back, mut left) = (Vec::new(), Vec::new());
    for item in &dispute.items {
        let sheet = entries::sheet_of(tx, TimeEntryId(item.id))?;
        let is_approved = timesheets::store::get(tx, sheet)?.state == timesheets::model::State::Approved;
        if is_approved { left.push(item.clone()) } else { back.push(TimeEntryId(item.id)) }
    }
    timesheets::disputed::set_dispute(tx, contract, &back, None)?;
    if dispute.side == Side::Employer && !left.is_empty() {
        bill_hours(tx, contract, dispute, &left, total(&left))?;
    }
    Ok(())
}

fn reduce_invoice(tx: &mut Tx, contract: &Contract, dispute: &Dispute, outcome: Option<i64>) -> Result<()> {
    for item in &dispute.items {
        let id = InvoiceId(item.id);
        payments::store::set_dispute(tx, id, None)?;
        if let Some(outcome) = outcome {
            let invoice = payments::store::get(tx, id)?;
            issue::reduce(tx, contract, &invoice, dispute.id, dispute.claim - outcome)?;
        }
    }
    settle::use_ahead(tx, contract)?;
    payments::store::update_contract(tx, contract.id)
}

fn tell(tx: &mut Tx, dispute: &Dispute, ending: Ending, outcome: Option<i64>) -> Result<()> {
    let money = match outcome {
        Some(amount) if dispute.claim > 0 => {
            let (amount, claim) =
                (format_amount(amount, &dispute.currency), format_amount(dispute.claim, &dispute.currency));
            format!(" {} gets {amount} of the {claim} in dispute.", dispute.worker)
        }
        _ => String::new(),
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
    notify::happened(tx, dispute, &format!("{how}{money}"), title)
}
