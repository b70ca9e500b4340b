//! Stripe's notifications. Each only makes the site ask what became of a payment.

use axum::extract::{Request, State};
use axum::http::StatusCode;

use super::model::{self, Notification, Object};
use super::problems::find::{self, Chargeback};
use super::store::{self, accounts, checkouts, movements};
use crate::app::App;
use crate::db::{self, Room, Tx};
use crate::tasks::{self, Task};
use crate::web::{Error, Result, extract};

/// Takes a notification of Stripe. One that came before changes nothing.
#[utoipa::path(post, path = "/api/stripe/webhook", operation_id = "stripe_webhook", tag = "money", request_body = serde_json::Value, responses(
    (status = 204), (status = 400, description = "wrong_signature")))]
pub async fn receive(State(app): State<App>, request: Request) -> Result<StatusCode> {
    let (parts, body) = request.into_parts();
    let bytes = extract::read_json(&parts, body).await?;
    let header = parts.headers.get("stripe-signature").and_then(|value| value.to_str().ok()).unwrap_or_default();
    let secret = app.db.read(|tx| Ok::<_, db::Error>(store::settings(tx)?.webhook_secret)).await?;
    // Stripe signs with another secret for connected accounts.
    if !secret.split_whitespace().any(|secret| model::is_signed(secret, header, &bytes, app.clock.now())) {
        return Err(Error::bad_request("wrong_signature", "This isn’t signed with the secret of the site’s webhook."));
    }
    let Ok(notification) = serde_json::from_slice::<Notification>(&bytes) else { return Ok(StatusCode::NO_CONTENT) };
    app.db.admit(Room::Write)?;
    app.db.write(move |tx| note(tx, &notification)).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn note(tx: &mut Tx, notification: &Notification) -> db::Result<()> {
    if !store::add_event(tx, &notification.id)? {
        return Ok(());
    }
    let object = &notification.data.object;
    if let Some(account) = &notification.account {
        return note_connected(tx, account, object);
    }
    if object.object == "dispute" {
        let found = Chargeback {
            id: &object.id,
            payment: object.payment_intent.as_deref(),
            charge: object.charge.as_deref(),
            amount: object.amount,
            currency: &object.currency,
            reason: object.reason.as_deref().unwrap_or_default(),
        };
        return find::chargeback(tx, &found);
    }
    if let (Some(amount @ 1..), Some(movement)) = (object.amount_reversed, movements::find_sent(tx, &object.id)?) {
        return find::reversal(tx, &object.id, amount, &movement);
    }
    if let Some(user) = accounts::user_of(tx, &object.id)? {
        return tasks::store::hasten(tx, Task::CardAccount(user), tx.now());
    }
    match checkouts::find_by(tx, &object.id, object.payment_intent.as_deref())? {
        Some(checkout) => tasks::store::hasten(tx, Task::CardCheckout(checkout), tx.now()),
        None => Ok(()),
    }
}

/// Takes what Stripe says about a worker's account: that it changed, or that their bank refused a payout.
fn note_connected(tx: &mut Tx, account: &str, object: &Object) -> db::Result<()> {
    let Some(user) = accounts::user_of(tx, account)? else { return Ok(()) };
    if object.object == "payout" && object.status.as_deref() == Some("failed") {
        return find::payout(tx, object, user);
    }
    tasks::store::hasten(tx, Task::CardAccount(user), tx.now())
}
