//! What can be disputed in a contract.

use axum::extract::State as AppState;
use serde::Serialize;
use utoipa::ToSchema;

use super::gather::span;
use super::model::Item;
use crate::app::App;
use crate::contracts::access::authorize;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, InvoiceId, MilestoneId, TimeEntryId};
use crate::payments;
use crate::payments::model::InvoiceKind;
use crate::payments::view::Invoice;
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

/// What can be disputed in a contract.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeChoices)]
pub struct Choices {
    /// Milestones that aren't approved.
    milestones: Vec<Item>,
    /// Hours that aren't approved, of the newest 20 weeks.
    hours: Vec<Item>,
    /// The newest invoices, at most 20.
    invoices: Vec<Item>,
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
            Ok::<_, Error>(choices(tx, &contract)?)
        })
        .await?;
    Ok(axum::Json(found))
}

fn choices(tx: &mut Tx, contract: &Contract) -> db::Result<Choices> {
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
        invoices: invoices.iter().filter_map(of_invoice).collect(),
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

/// Returns an invoice of the contract if it can be disputed.
pub fn invoice(tx: &mut Tx, contract: &Contract, id: InvoiceId) -> db::Result<Option<Item>> {
    let found = payments::store::find(tx, id)?.filter(|invoice| invoice.contract_id == contract.id);
    Ok(found.as_ref().and_then(of_invoice))
}

fn of_invoice(invoice: &Invoice) -> Option<Item> {
    let is_open = invoice.kind == InvoiceKind::Invoice && invoice.dispute_id.is_none();
    let amount = invoice.total - invoice.refunded - invoice.credited;
    let title = format!("Invoice {}", invoice.number);
    (is_open && amount > 0).then_some(Item { id: invoice.id.0, title, amount })
}
