//! Reading what was billed and paid.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access;
use super::cards::pay::{self, CardPay};
use super::store::{self, expenses, payments};
use super::view::{Expense, Invoice, Payment};
use crate::app::App;
use crate::contracts;
use crate::contracts::model::{Side, State as ContractState};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{ContractId, InvoiceId};
use crate::money::cards::problems::model::Stop;
use crate::money::cards::problems::store as problems;
use crate::policy::Step;
use crate::site;
use crate::string_enum;
use crate::web::{Error, List, Page, Paged, Paging, Result};

/// Number of invoices and of payments in a contract's overview.
const RECENT: i64 = 20;

string_enum! {
    /// What the caller can do with a contract's money.
    #[schema(as = MoneyAction)]
    MoneyAction {
        /// Record a payment.
        Record = "record",
        /// Add an expense.
        Expense = "expense",
        /// Give a bonus or a tip.
        Bonus = "bonus",
    }
}

/// What was billed and paid for a contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractMoney)]
pub struct Money {
    /// ISO 4217 currency code.
    currency: String,
    /// Billed, less credit notes, in minor units.
    billed: i64,
    /// Paid and confirmed, less what was given back, in minor units.
    paid: i64,
    /// Billed and not paid yet, in minor units.
    open: i64,
    /// Paid and confirmed, but not billed yet, in minor units.
    ahead: i64,
    /// Recorded and not confirmed yet, less refunds, in minor units.
    recorded: i64,
    /// The site's commission on pay, which the employer pays on top, in percent.
    commission_percent: i64,
    /// Whether the worker can be paid by card on this site.
    cards: CardPay,
    /// Why no money that came by card goes to the worker now; null if nothing stops it.
    card_stop: Option<Stop>,
    /// The newest invoices and credit notes, at most 20.
    invoices: List<Invoice>,
    /// The newest payments, at most 20.
    payments: List<Payment>,
    /// Expenses, bonuses and tips, newest first.
    expenses: Vec<Expense>,
    /// The side that the caller may pay or be paid for; null if they may only read.
    own_side: Option<Side>,
    /// What the caller can do now.
    can: Vec<MoneyAction>,
}

/// Returns what was billed and paid for a contract.
#[utoipa::path(get, path = "/api/contracts/{id}/money", operation_id = "payments_money", tag = "payments", params(("id" = i64, Path)), responses(
    (status = 200, body = Money)))]
pub async fn money(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Money>> {
    let found = app
        .db
        .read(move |tx| {
            let (contract, side) = access::contract(tx, &step)?;
            let (speaks_for, _) = contracts::access::relations_of(tx, &contract, step.me.id)?;
            let sums = store::sums(tx, contract.id)?;
            let first = Page::first(RECENT);
            Ok::<_, Error>(Money {
                billed: sums.billed,
                paid: sums.paid + payments::sum_ahead(tx, contract.id)?,
                open: sums.open,
                ahead: payments::sum_ahead(tx, contract.id)?,
                recorded: payments::sum_recorded(tx, contract.id)?,
                cards: pay::offer(tx, &contract)?,
                card_stop: problems::stop(tx, contract.id)?,
                commission_percent: site::store::fees(tx)?.commission_percent,
                invoices: store::of_contract(tx, contract.id, &first)?,
                payments: payments_of(tx, contract.id, side, &first)?,
                expenses: expenses_of(tx, contract.id, speaks_for)?,
                own_side: side,
                can: allowed(&contract, side, speaks_for),
                currency: contract.currency,
            })
        })
        .await?;
    Ok(axum::Json(found))
}

fn allowed(contract: &Contract, pays_for: Option<Side>, speaks_for: Option<Side>) -> Vec<MoneyAction> {
    if contract.state == ContractState::Proposed || contract.active_at.is_none() {
        return Vec::new();
    }
    let can = [
        (MoneyAction::Record, pays_for.is_some()),
        (MoneyAction::Expense, speaks_for == Some(Side::Worker)),
        (MoneyAction::Bonus, speaks_for == Some(Side::Employer)),
    ];
    can.into_iter().filter(|(_, is_allowed)| *is_allowed).map(|(action, _)| action).collect()
}

fn payments_of(tx: &mut Tx, contract: ContractId, side: Option<Side>, page: &Page) -> db::Result<List<Payment>> {
    let mut list = payments::of_contract(tx, contract, page)?;
    for payment in &mut list.items {
        payment.can = side.map(|side| payment.allowed(side, tx.now())).unwrap_or_default();
    }
    Ok(list)
}

fn expenses_of(tx: &mut Tx, contract: ContractId, side: Option<Side>) -> db::Result<Vec<Expense>> {
    let mut list = expenses::list(tx, contract)?;
    for expense in &mut list {
        expense.can = side.map(|side| expense.allowed(side)).unwrap_or_default();
    }
    Ok(list)
}

/// Lists a contract's payments and refunds, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/payments", operation_id = "payments_list", tag = "payments", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = List<Payment>)))]
pub async fn list_payments(
    State(app): State<App>,
    step: Step<ContractId>,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<Payment>>> {
    let found = app
        .db
        .read(move |tx| {
            let (contract, side) = access::contract(tx, &step)?;
            Ok::<_, Error>(payments_of(tx, contract.id, side, &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}

string_enum! {
    /// Which invoices to list.
    InvoiceFilter {
        /// Those that aren't paid in full.
        Open = "open",
        /// All, with credit notes.
        All = "all",
    }
}

string_enum! {
    /// Whose invoices to list.
    InvoiceSide {
        /// What employers that the caller may pay or hire for were billed.
        Employer = "employer",
        /// What the caller billed as a worker.
        Worker = "worker",
    }
}

/// Query parameters for invoices.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct InvoicesQuery {
    /// `all` by default.
    filter: Option<InvoiceFilter>,
    /// Both by default.
    side: Option<InvoiceSide>,
}

/// Lists what the caller billed as a worker and what employers that they may pay or hire for were billed, newest first.
#[utoipa::path(get, path = "/api/invoices", operation_id = "invoices_list", tag = "payments", params(Paging, InvoicesQuery), responses(
    (status = 200, body = List<Invoice>)))]
pub async fn list_invoices(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<InvoicesQuery>,
) -> Result<axum::Json<List<Invoice>>> {
    let found = app
        .db
        .read(move |tx| {
            let worker = (filter.side != Some(InvoiceSide::Employer)).then_some(me.id);
            let employers = if filter.side == Some(InvoiceSide::Worker) {
                Vec::new()
            } else {
                rights::employers(tx, me.id, |rights| rights.pay || rights.can_view_applications())?
            };
            let only_open = filter.filter == Some(InvoiceFilter::Open);
            store::list(tx, worker, &employers, only_open, &page)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Lists a contract's invoices and credit notes, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/invoices", operation_id = "invoices_of_contract", tag = "payments", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = List<Invoice>)))]
pub async fn list_of_contract(
    State(app): State<App>,
    step: Step<ContractId>,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<Invoice>>> {
    let found = app
        .db
        .read(move |tx| {
            let (contract, _) = access::contract(tx, &step)?;
            Ok::<_, Error>(store::of_contract(tx, contract.id, &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// An invoice with its payments.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InvoiceView {
    /// The invoice.
    invoice: Invoice,
    /// Payments for it, and those that paid a part of it, oldest first.
    payments: Vec<Payment>,
    /// Title of the work.
    title: String,
    /// The side that the caller may pay or be paid for; null if they may only read.
    own_side: Option<Side>,
    /// Whether the worker can be paid by card on this site.
    cards: CardPay,
}

/// Returns an invoice with its payments, to the worker and to the employer's members who pay, hire or view.
#[utoipa::path(get, path = "/api/invoices/{id}", operation_id = "invoices_get", tag = "payments", params(("id" = i64, Path)), responses(
    (status = 200, body = InvoiceView)))]
pub async fn get_invoice(State(app): State<App>, step: Step<InvoiceId>) -> Result<axum::Json<InvoiceView>> {
    let found = app
        .db
        .read(move |tx| {
            let (invoice, contract, own_side) = access::invoice(tx, &step)?;
            let mut payments = payments::of_invoice(tx, invoice.id)?;
            for payment in &mut payments {
                payment.can = own_side.map(|side| payment.allowed(side, tx.now())).unwrap_or_default();
            }
            let cards = pay::offer(tx, &contract)?;
            Ok::<_, Error>(InvoiceView { invoice, payments, title: contract.job_title, own_side, cards })
        })
        .await?;
    Ok(axum::Json(found))
}
