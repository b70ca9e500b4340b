//! Starting to pay an invoice by card.

use axum::extract::State;

use super::pay;
use crate::app::{App, Write};
use crate::db::Tx;
use crate::ids::InvoiceId;
use crate::money::cards::checkout::{self, CheckoutLink, Payable};
use crate::money::cards::model::About;
use crate::payments::access;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Returns a page at Stripe to pay the rest of an invoice. The money is sent to the worker.
#[utoipa::path(post, path = "/api/invoices/{id}/checkout", operation_id = "invoices_checkout", tag = "payments", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = CheckoutLink), (status = 409, description = "wrong_state, cards_off, not_ready"), (status = 503, description = "stripe_failed")))]
pub async fn checkout(
    State(app): State<App>,
    step: Step<InvoiceId>,
    _write: Write<NoBody>,
) -> Result<axum::Json<CheckoutLink>> {
    checkout::offer(&app, step.me.clone(), move |tx| payable(tx, &step)).await
}

fn payable(tx: &mut Tx, step: &Step<InvoiceId>) -> Result<Payable> {
    let (invoice, contract, _) = access::invoice(tx, step)?;
    pay::require_offer(tx, &contract)?;
    if !pay::is_payable(&invoice) {
        return Err(Error::conflict("wrong_state", "Nothing of this invoice can be paid by card now."));
    }
    Ok(Payable {
        about: About::Invoice(invoice.id),
        name: format!("Invoice {} of {}: {}", invoice.number, invoice.document.from.name, contract.job_title),
        title: contract.job_title,
        employer: Some(invoice.employer_id),
        contract: Some(contract.id),
        amount: invoice.open(),
        currency: invoice.currency,
        page: format!("/invoices/{}", invoice.id),
    })
}
