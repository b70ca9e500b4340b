//! Starting to pay a fee by card.

use axum::extract::State;

use super::checkout::{self, CheckoutLink, Payable};
use super::model::About;
use super::store;
use crate::app::{App, Write};
use crate::db::Tx;
use crate::ids::FeeId;
use crate::money::access;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Returns a page at Stripe to pay a fee. Asking again returns the same page while it can be used, so nobody
/// pays twice. Only Stripe's word that it was paid counts.
#[utoipa::path(post, path = "/api/fees/{id}/checkout", operation_id = "fees_checkout", tag = "money", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = CheckoutLink), (status = 409, description = "wrong_state, cards_off"), (status = 503, description = "stripe_failed")))]
pub async fn checkout(
    State(app): State<App>,
    step: Step<FeeId>,
    _write: Write<NoBody>,
) -> Result<axum::Json<CheckoutLink>> {
    checkout::offer(&app, step.me.clone(), move |tx| payable(tx, &step)).await
}

fn payable(tx: &mut Tx, step: &Step<FeeId>) -> Result<Payable> {
    let fee = access::authorize(tx, step)?;
    if !store::is_on(tx)? {
        return Err(Error::conflict("cards_off", "Fees can’t be paid by card here. The pricing page says how to pay."));
    }
    Ok(Payable {
        about: About::Fee(fee.id),
        name: format!("{} {}: {}", fee.kind.name(), fee.id, fee.title),
        title: fee.title,
        employer: fee.employer_id,
        contract: None,
        amount: fee.amount,
        currency: fee.currency,
        page: format!("/fees/{}", fee.id),
    })
}
