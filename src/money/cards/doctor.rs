//! Whether paying by card works: the key, the notifications, and a test payment.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::checkout::{self, CheckoutLink, Payable};
use super::model::About;
use super::store;
use super::stripe::Stripe;
use crate::app::{App, Write};
use crate::db::Tx;
use crate::identity::Me;
use crate::site;
use crate::web::{Error, NoBody, Result};

/// Amount of a test payment, in minor units.
const TEST_AMOUNT: i64 = 500;

/// What Stripe says about the key.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardCheck {
    /// Whether Stripe accepts the key.
    key_works: bool,
    /// Whether it's for tests; null if it doesn't work.
    is_test: Option<bool>,
    /// What went wrong; empty if nothing did.
    problem: String,
}

/// Asks Stripe whether the key works.
#[utoipa::path(post, path = "/api/admin/cards/check", operation_id = "admin_cards_check", tag = "money", request_body = NoBody, responses((status = 200, body = CardCheck)))]
pub async fn check(State(app): State<App>, _write: Write<NoBody>) -> Result<axum::Json<CardCheck>> {
    let settings = app.db.read(store::settings).await?;
    let failed = |problem: String| CardCheck { key_works: false, is_test: None, problem };
    if settings.secret_key.is_empty() {
        return Ok(axum::Json(failed("Enter the key of your Stripe account first.".to_owned())));
    }
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let check = stripe.balance().await.map_or_else(
        |failure| failed(failure.text),
        |balance| CardCheck { key_works: true, is_test: Some(!balance.livemode), problem: String::new() },
    );
    Ok(axum::Json(check))
}

/// Returns a page at Stripe for a test payment, which isn't recorded as money. Only a key for tests can be tried like that.
#[utoipa::path(post, path = "/api/admin/cards/test", operation_id = "admin_cards_test", tag = "money", request_body = NoBody, responses(
    (status = 200, body = CheckoutLink), (status = 409, description = "no_test_key"), (status = 503, description = "stripe_failed")))]
pub async fn test(State(app): State<App>, me: Me, _write: Write<NoBody>) -> Result<axum::Json<CheckoutLink>> {
    checkout::offer(&app, me, payable).await
}

fn payable(tx: &mut Tx) -> Result<Payable> {
    if !store::settings(tx)?.is_test() {
        return Err(Error::conflict("no_test_key", "Enter a test key first. With a live key, real money would move."));
    }
    Ok(Payable {
        about: About::Test,
        name: "Test payment".to_owned(),
        title: "Test payment".to_owned(),
        employer: None,
        contract: None,
        amount: TEST_AMOUNT,
        currency: site::store::currency(tx)?,
        page: "/admin/fees?show=cards".to_owned(),
    })
}
