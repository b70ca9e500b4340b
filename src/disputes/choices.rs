//! What can be disputed in a contract.

use axum::extract::State as AppState;
use serde::Serialize;
use utoipa::ToSchema;

use super::gather::span;
use super::model::Item;
use crate::app::App;
use crate::contracts::access::{authorize, relations_of};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ExpenseId, InvoiceId, MilestoneId, TimeEntryId};
use crate::money::format::minor_units;
use crate::payments;
use crate::payments::model::{ExpenseKind, ExpenseState, InvoiceKind, MAX_AMOUNT};
use crate::payments::store::expenses;
use crate::payments::view::{Expense, Invoice};
use crate::policy::Step;
use crate::projects::milestones::model::{Milestone, State as MilestoneState};
use crate::projects::milestones::store as milestones;
use crate::site;
use crate::timesheets;
use crate::timesheets::model::{State as SheetState, TimeEntry};
use crate::timesheets::store::entries;
use crate::web::{Error, Page, Result};

/// How many weeks and invoices are offered.
const RECENT: i64 = 20;
/// How many times its worth someone can claim in a contract for something that was never billed.
const WORTH_TIMES: i64 = 3;
/// What can be claimed in any contract, in hundredths.
const MIN_LIMIT: i64 = 100_000;

/// What can be disputed in a contract.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeChoices)]
pub struct Choices {
    /// Milestones that aren't approved.
    milestones: Vec<Item>,
    /// Hours that aren't approved, of the newest 20 weeks.
    hours: Vec<Item>,
    /// The newest invoices, at most 20. For the worker, those that aren't paid in full, with what is open.
    invoices: Vec<Item>,
    /// Expenses that were declined, for the worker only.
    expenses: Vec<Item>,
    /// The most that can be claimed for something that was never billed, or for damage, in minor units.
    limit: i64,
    /// Working days that the other side has to answer.
    answer_days: i64,
}

/// Returns what can be disputed in a contract.
#[utoipa::path(get, path = "/api/contracts/{id}/disputable", operation_id = "disputes_choices", tag = "disputes", params(("id" = i64, Path)), responses(
    (status = 200, body = Choices), (status = 403)))]
pub async fn list(AppState(app): AppState<App>, step: Step<ContractId>) -> Result<axum::Json<Choices>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let side = relations_of(tx, &contract, step.me.id)?.0;
            Ok::<_, Error>(choices(tx, &contract, side)?)
        })
        .await?;
    Ok(axum::Json(found))
}

fn choices(tx: &mut Tx, contract: &Contract, side: Option<Side>) -> db::Result<Choices> {
    let zone = site::store::zone(tx)?;
    let mut hours = Vec::new();
    for sheet in timesheets::store::list(tx, contract.id, &Page::first(RECENT))?.items {
        if let Some(id) = sheet.id.filter(|_| sheet.state != SheetState::Approved) {
            let entries = timesheets::view::counted_entries(tx, id)?;
            hours.extend(entries.iter().filter_map(|entry| of_hours(entry, &zone)));
        }
    }
    let invoices = payments::store::of_contract(tx, contract.id, &Page::first(RECENT))?.items;
    Ok(Choices {
        milestones: milestones::list(tx, contract.id)?.iter().filter_map(of_milestone).collect(),
        hours,
        invoices: invoices.iter().filter_map(|invoice| of_invoice(invoice, side)).collect(),
        expenses: match side {
            Some(Side::Worker) => expenses::list(tx, contract.id)?.iter().filter_map(of_expense).collect(),
            _ => Vec::new(),
        },
        limit: limit(tx, contract)?,
        answer_days: site::dispute_rules::find(tx)?.answer_days,
    })
}

/// Returns a milestone of the contract if it can be disputed.
pub fn milestone(tx: &mut Tx, contract: &Contract, id: MilestoneId) -> db::Result<Option<Item>> {
    let found = milestones::find(tx, id)?.filter(|milestone| milestone.contract_id == contract.id);
    Ok(found.as_ref().and_then(of_milestone))
}

fn of_milestone(milestone: &Milestone) -> Option<Item> {
    let open =
        [MilestoneState::Agreed, MilestoneState::InProgress, MilestoneState::Submitted, MilestoneState::Returned];
    let is_open = open.contains(&milestone.state) && milestone.dispute_id.is_none();
    let (id, title, amount) = (milestone.id.0, milestone.terms.title.clone(), milestone.terms.amount);
    (is_open && amount > 0).then_some(Item { id, title, amount })
}

/// Returns hours of the contract if they can be disputed.
pub fn hours(tx: &mut Tx, contract: &Contract, id: TimeEntryId) -> db::Result<Option<Item>> {
    if entries::find(tx, id)?.is_none_or(|entry| entry.contract_id != contract.id) {
        return Ok(None);
    }
    let sheet = entries::sheet_of(tx, id)?;
    if timesheets::store::get(tx, sheet)?.state == SheetState::Approved {
        return Ok(None);
    }
    let zone = site::store::zone(tx)?;
    let counted = timesheets::view::counted_entries(tx, sheet)?;
    Ok(counted.iter().find(|entry| entry.id == id).and_then(|entry| of_hours(entry, &zone)))
}

fn of_hours(entry: &TimeEntry, zone: &str) -> Option<Item> {
    let (id, title, amount) = (entry.id.0, span(zone, entry), entry.figures.amount);
    (entry.dispute_id.is_none() && amount > 0).then_some(Item { id, title, amount })
}

/// Returns an invoice of the contract if the side can dispute it.
pub fn invoice(tx: &mut Tx, contract: &Contract, side: Side, id: InvoiceId) -> db::Result<Option<Item>> {
    let found = payments::store::find(tx, id)?.filter(|invoice| invoice.contract_id == contract.id);
    Ok(found.as_ref().and_then(|invoice| of_invoice(invoice, Some(side))))
}

/// A worker can win only the unpaid part of an invoice. For more, they ask to be paid more.
fn of_invoice(invoice: &Invoice, side: Option<Side>) -> Option<Item> {
    let is_open = invoice.kind == InvoiceKind::Invoice && invoice.dispute_id.is_none();
    let amount = if side == Some(Side::Worker) { invoice.open() } else { invoice.net() };
    let title = format!("Invoice {}", invoice.number);
    (is_open && amount > 0).then_some(Item { id: invoice.id.0, title, amount })
}

/// Returns an expense of the contract if it was declined.
pub fn expense(tx: &mut Tx, contract: &Contract, id: ExpenseId) -> db::Result<Option<Item>> {
    let found = expenses::find(tx, id)?.filter(|expense| expense.contract_id == contract.id);
    Ok(found.as_ref().and_then(of_expense))
}

fn of_expense(expense: &Expense) -> Option<Item> {
    let is_declined = expense.kind == ExpenseKind::Expense && expense.state == ExpenseState::Declined;
    let title = if expense.note.is_empty() { "Expense".to_owned() } else { expense.note.clone() };
    is_declined.then_some(Item { id: expense.id.0, title, amount: expense.amount })
}

/// Returns the most that can be claimed for something that was never billed, or for damage: 1,000.00, or three times the
/// contract's worth if that's more.
pub fn limit(tx: &mut Tx, contract: &Contract) -> db::Result<i64> {
    let price = contract.terms.fixed_price().unwrap_or_default();
    let agreed: i64 = milestones::list(tx, contract.id)?
        .iter()
        .filter(|milestone| !matches!(milestone.state, MilestoneState::Proposed | MilestoneState::Dropped))
        .map(|milestone| milestone.terms.amount)
        .sum();
    let billed = payments::store::sums(tx, contract.id)?.billed;
    let worth = price.max(agreed).max(billed);
    Ok((worth * WORTH_TIMES).max(minor_units(MIN_LIMIT, &contract.currency)).min(MAX_AMOUNT))
}
