//! What the outcome of a dispute does to hours, milestones and invoices. Each returns a sentence about what is owed now, and on
//! which document.

use super::model::{About, Item, outcome_of, split};
use super::view::Dispute;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ExpenseId, InvoiceId, MilestoneId, TimeEntryId};
use crate::money::format::format_amount;
use crate::payments::issue::{self, Work};
use crate::payments::model::{About as Billed, ExpenseKind, ExpenseState, InvoiceKind, Subject};
use crate::payments::store::corrections::Kind;
use crate::payments::store::expenses;
use crate::payments::view::{Invoice, Line};
use crate::payments::{self, credit, settle};
use crate::projects::milestones::act as milestones;
use crate::timesheets::disputed;
use crate::web::Page;

/// How many invoices damage can be taken off.
const MAX_CREDITED: i64 = 200;

/// Applies an outcome: the worker gets `amount` of the money in dispute.
pub fn apply(tx: &mut Tx, contract: &Contract, dispute: &Dispute, amount: i64) -> Result<String> {
    match dispute.about {
        About::Milestone => pay_milestones(tx, contract, dispute, amount),
        About::Hours => pay_hours(tx, contract, dispute, amount),
        About::Payment => reduce_invoice(tx, contract, dispute, Some(amount)),
        About::Extra => pay_extra(tx, contract, dispute, amount),
        About::Expense => pay_expense(tx, contract, dispute, amount),
        About::Damage => pay_damage(tx, contract, dispute, dispute.claim - amount),
        About::Conduct => Ok(String::new()),
    }
}

/// Ends what a dispute that was withdrawn had set aside.
pub fn withdraw(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<String> {
    match dispute.about {
        About::Milestone => {
            for item in &dispute.items {
                milestones::release(tx, contract, MilestoneId(item.id))?;
            }
            Ok(String::new())
        }
        About::Hours => release_hours(tx, contract, dispute),
        About::Payment => reduce_invoice(tx, contract, dispute, None),
        About::Extra | About::Expense | About::Damage | About::Conduct => Ok(String::new()),
    }
}

fn total(items: &[Item]) -> i64 {
    items.iter().map(|item| item.amount).sum()
}

fn pay_milestones(tx: &mut Tx, contract: &Contract, dispute: &Dispute, outcome: i64) -> Result<String> {
    let amount = total(&dispute.items) - dispute.claim + outcome;
    let mut owed = Vec::new();
    for (item, share) in dispute.items.iter().zip(split(amount, &dispute.items)) {
        milestones::settle(tx, contract, MilestoneId(item.id), share)?;
        let invoice = payments::store::find_about(tx, (Subject::Milestone, item.id))?;
        owed.extend(invoice.map(|invoice| owed_on(dispute, &invoice)));
    }
    Ok(or_nothing(owed))
}

/// Bills hours by what they're worth now, less what the outcome takes off. They stay out of their timesheets.
fn pay_hours(tx: &mut Tx, contract: &Contract, dispute: &Dispute, outcome: i64) -> Result<String> {
    let then = total(&dispute.items);
    let hours: Vec<_> = dispute.items.iter().map(|item| TimeEntryId(item.id)).collect();
    let now = disputed::bill(tx, contract, &hours)?.iter().map(|entry| entry.figures.amount).sum();
    let amount = outcome_of(now, then - dispute.claim + outcome, then);
    let text = match dispute.items.as_slice() {
        [one] => format!("Hours settled in a dispute: {}", one.title),
        items => format!("Hours settled in a dispute: {} entries", items.len()),
    };
    bill(tx, contract, dispute, Billed::Dispute(dispute.id), Line { text, amount })
}

/// Puts hours back into their timesheets. In weeks that were approved meanwhile, they count if the employer withdrew;
/// otherwise they wait for approval again.
fn release_hours(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<String> {
    let hours: Vec<_> = dispute.items.iter().map(|item| TimeEntryId(item.id)).collect();
    let approved = disputed::withdraw(tx, contract, &hours, dispute.side == Side::Employer)?;
    if approved.is_empty() {
        return Ok(String::new());
    }
    let amount = disputed::bill(tx, contract, &approved)?.iter().map(|entry| entry.figures.amount).sum();
    let text = "Hours of a dispute that was withdrawn".to_owned();
    bill(tx, contract, dispute, Billed::Dispute(dispute.id), Line { text, amount })
}

fn pay_extra(tx: &mut Tx, contract: &Contract, dispute: &Dispute, amount: i64) -> Result<String> {
    let text = "Pay settled in a dispute".to_owned();
    bill(tx, contract, dispute, Billed::Dispute(dispute.id), Line { text, amount })
}

fn pay_expense(tx: &mut Tx, contract: &Contract, dispute: &Dispute, amount: i64) -> Result<String> {
    let Some(item) = dispute.items.first().filter(|_| amount > 0) else { return Ok(or_nothing(Vec::new())) };
    let id = ExpenseId(item.id);
    expenses::answer(tx, id, ExpenseState::Approved, None, "Settled in a dispute.")?;
    let about = Billed::Expense(ExpenseKind::Expense, id);
    bill(tx, contract, dispute, about, Line { text: format!("Expense settled in a dispute: {}", item.title), amount })
}

fn bill(tx: &mut Tx, contract: &Contract, dispute: &Dispute, about: Billed, line: Line) -> Result<String> {
    let billed = issue::bill(tx, contract, Work { about, lines: vec![line], by: None })?;
    let invoice = billed.map(|id| payments::store::get(tx, id)).transpose()?;
    Ok(or_nothing(invoice.map(|invoice| owed_on(dispute, &invoice))))
}

fn reduce_invoice(tx: &mut Tx, contract: &Contract, dispute: &Dispute, outcome: Option<i64>) -> Result<String> {
    let mut owed = Vec::new();
    for item in &dispute.items {
        let id = InvoiceId(item.id);
        payments::store::set_dispute(tx, id, None)?;
        if let Some(outcome) = outcome {
            let invoice = payments::store::get(tx, id)?;
            let line = taken_off(&invoice, dispute.claim - outcome);
            let note = credit::reduce(tx, contract, &invoice, Billed::Dispute(dispute.id), line)?;
            owed.push(note_on(tx, &invoice, note)?.1);
        }
    }
    settle::use_ahead(tx, contract)?;
    payments::store::update_contract(tx, contract.id)?;
    for item in &dispute.items {
        let invoice = payments::store::get(tx, InvoiceId(item.id))?;
        owed.push(if invoice.open() > 0 { owed_on(dispute, &invoice) } else { String::new() });
    }
    owed.push(owed_back(tx, contract, dispute)?);
    Ok(joined(owed))
}

/// Takes damage off what was billed, newest invoices first. The rest is only said: nobody bills it here.
fn pay_damage(tx: &mut Tx, contract: &Contract, dispute: &Dispute, damage: i64) -> Result<String> {
    let mut left = damage;
    let mut owed = Vec::new();
    for invoice in payments::store::of_contract(tx, contract.id, &Page::first(MAX_CREDITED))?.items {
        let can_be = invoice.kind == InvoiceKind::Invoice && invoice.dispute_id.is_none();
        if can_be && left > 0 {
            let note = credit::correct(tx, contract, &invoice, (Kind::Damage, taken_off(&invoice, left)), None)?;
            let (taken, sentence) = note_on(tx, &invoice, note)?;
            left -= taken;
            owed.push(sentence);
        }
    }
    settle::use_ahead(tx, contract)?;
    payments::store::update_contract(tx, contract.id)?;
    owed.push(owed_back(tx, contract, dispute)?);
    if left > 0 {
        let rest = format_amount(left, &dispute.currency);
        owed.push(format!(
            "{rest} is more than was billed here, so it isn’t on any bill. Settle that part between yourselves."
        ));
    }
    Ok(or_nothing(owed))
}

fn taken_off(invoice: &Invoice, amount: i64) -> Line {
    Line { text: format!("Outcome of a dispute about invoice {}", invoice.number), amount }
}

/// Returns how much a credit note takes off an invoice, and a sentence about it.
fn note_on(tx: &mut Tx, invoice: &Invoice, note: Option<InvoiceId>) -> Result<(i64, String)> {
    let Some(note) = note.map(|id| payments::store::get(tx, id)).transpose()? else { return Ok((0, String::new())) };
    let total = format_amount(note.total, &note.currency);
    Ok((note.total, format!("Credit note {} takes {total} off invoice {}.", note.number, invoice.number)))
}

/// Says what is owed on an invoice.
fn owed_on(dispute: &Dispute, invoice: &Invoice) -> String {
    let number = &invoice.number;
    match invoice.open() {
        0 => format!("Invoice {number} is paid."),
        open => {
            let open = format_amount(open, &invoice.currency);
            format!("{} owes {} {open} on invoice {number}.", dispute.employer, dispute.worker)
        }
    }
}

/// Says what the worker has that isn't for anything; empty if nothing.
fn owed_back(tx: &mut Tx, contract: &Contract, dispute: &Dispute) -> Result<String> {
    Ok(match payments::store::payments::sum_ahead(tx, contract.id)? {
        0 => String::new(),
        ahead => {
            let ahead = format_amount(ahead, &dispute.currency);
            format!(
                "{} has {ahead} that {} paid ahead: it pays for later work, or goes back.",
                dispute.worker, dispute.employer
            )
        }
    })
}

fn joined(sentences: impl IntoIterator<Item = String>) -> String {
    let all: Vec<_> = sentences.into_iter().filter(|one| !one.is_empty()).collect();
    all.join(" ")
}

fn or_nothing(sentences: impl IntoIterator<Item = String>) -> String {
    let text = joined(sentences);
    if text.is_empty() { "Nothing is owed for it.".to_owned() } else { text }
}
