//! Paying several invoices at once: what an employer has to pay, and recording that it was paid.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::access::relations_of;
use super::model::Method;
use super::record::{New, record_one};
use super::store;
use super::view::Invoice;
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Tx, value};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{InvoiceId, UserId};
use crate::web::{Error, List, Result, Validator};
use crate::{args, statements};

/// Maximum number of invoices that are paid at once, and in the list.
const MAX_INVOICES: usize = 100;

/// Open, in no dispute, and without a payment that waits for the worker: of this invoice, or of no invoice in particular.
macro_rules! payable {
    () => {
        " AND kind = 'invoice' AND paid + credited < total AND dispute_id IS NULL AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.contract_id = invoices.contract_id AND p.kind = 'payment' AND p.state = 'recorded' AND (p.invoice_id IS NULL OR p.invoice_id = invoices.id))"
    };
}

statements! {
    OF_EMPLOYER = concat!("SELECT id FROM invoices WHERE employer_id = $1", payable!(), " ORDER BY id LIMIT 100");
    IS_PAYABLE = concat!("SELECT EXISTS (SELECT 1 FROM invoices WHERE id = $1", payable!(), ")");
}

/// Lists the invoices that the caller can pay for their employers: open, in no dispute, and without a payment that waits for
/// the worker; the oldest first, at most 100.
#[utoipa::path(get, path = "/api/payables", operation_id = "payables_list", tag = "payments", responses(
    (status = 200, body = List<Invoice>)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<List<Invoice>>> {
    let items = app
        .db
        .read(move |tx| {
            let mut ids: Vec<InvoiceId> = Vec::new();
            for employer in rights::employers(tx, me.id, |rights| rights.pay)? {
                ids.extend(tx.all(OF_EMPLOYER, args![employer], value::<InvoiceId>)?);
            }
            ids.sort_unstable();
            ids.truncate(MAX_INVOICES);
            let invoices = ids.into_iter().map(|id| store::find(tx, id)?.ok_or_else(Error::internal));
            invoices.collect::<Result<Vec<_>>>()
        })
        .await?;
    Ok(axum::Json(List { items, next_cursor: None, prev_cursor: None }))
}

/// An invoice that was paid.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PaidInvoice {
    /// The invoice.
    id: InvoiceId,
    /// What was paid of it, in minor units.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    amount: i64,
}

/// Payments of several invoices in the same way on the same day. All are recorded, or none.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PayMany {
    /// The invoices, 1 to 100.
    #[schema(min_items = 1, max_items = 100)]
    invoices: Vec<PaidInvoice>,
    /// How they were paid.
    method: Method,
    /// Day of the payments, YYYY-MM-DD in the site's time zone: today or earlier.
    #[schema(min_length = 10, max_length = 10)]
    paid_on: String,
    /// Anything that helps the other sides to recognize them.
    #[serde(default)]
    #[schema(max_length = 500)]
    note: String,
}

/// What was recorded.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PaidMany {
    /// How many payments.
    recorded: usize,
}

/// Records that several invoices were paid. Each worker confirms theirs.
#[utoipa::path(post, path = "/api/payables", operation_id = "payables_pay", tag = "payments", request_body = PayMany, responses(
    (status = 201, body = PaidMany), (status = 404), (status = 409, description = "wrong_state, already_recorded, too_many_payments")))]
pub async fn pay(State(app): State<App>, me: Me, write: Write<PayMany>) -> Result<Response> {
    write
        .created(&app, move |tx, body| {
            let mut checks = Validator::default();
            let fits = (1..=MAX_INVOICES).contains(&body.invoices.len());
            checks.require(fits, "invoices", "Pay 1 to 100 invoices at once.");
            checks.finish()?;
            let contracts = body.invoices.iter().map(|paid| payable(tx, me.id, paid.id)).collect::<Result<Vec<_>>>()?;
            for (paid, contract) in body.invoices.iter().zip(&contracts) {
                let new = New::of_invoice(paid.id, paid.amount, body.method, &body.paid_on, &body.note);
                record_one(tx, contract, (Side::Employer, me.id), &new)?;
            }
            Ok(PaidMany { recorded: body.invoices.len() })
        })
        .await
}

/// Returns the contract of an invoice that the caller can pay.
fn payable(tx: &mut Tx, user: UserId, id: InvoiceId) -> Result<Contract> {
    let invoice = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, invoice.contract_id)?;
    if relations_of(tx, &contract, user)?.0 != Some(Side::Employer) {
        return Err(Error::not_found());
    }
    if tx.one(IS_PAYABLE, args![id], value)? {
        return Ok(contract);
    }
    let (number, name) = (&invoice.number, &contract.worker.name);
    let detail = format!("Invoice {number} of {name} is paid, in dispute, or has a payment to confirm already.");
    Err(Error::conflict("already_recorded", detail))
}
