//! Asking Stripe what became of a payment, and recording it.

use super::amounts::{from_stripe, to_stripe};
use super::model::{CheckoutState, next_look};
use super::store::checkouts::{self, Checkout};
use super::store::{self, movements};
use super::stripe::Stripe;
use super::stripe_shapes::Session;
use super::{books, model};
use crate::app::App;
use crate::db::{self, Tx};
use crate::ids::CheckoutId;
use crate::tasks::{self, Task};

/// Records what was paid if it's still due, in the transaction that stores the payment. Returns whether the money can stay.
pub type Accept = fn(&mut Tx, &Checkout, &str) -> db::Result<bool>;

/// Asks Stripe about a checkout that isn't settled, and records what it says. A second run changes nothing.
///
/// # Errors
/// Why Stripe couldn't be asked, or the database's error.
pub async fn run(app: &App, id: CheckoutId, accept: Accept) -> Result<(), String> {
    let read = move |tx: &mut Tx| Ok::<_, db::Error>((checkouts::get(tx, id)?, store::settings(tx)?));
    let (checkout, settings) = app.db.read(read).await.map_err(|e| e.to_string())?;
    let is_known = is_open(&checkout) && checkout.created_at >= settings.since;
    let Some(session) = checkout.session.as_deref().filter(|_| is_known) else { return Ok(()) };
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let session = stripe.session(session).await?;
    app.db.write(move |tx| record(tx, id, &session, accept)).await.map_err(|e| e.to_string())
}

/// Whether Stripe can still say that it was paid. One that was replaced can have been paid a moment before.
const fn is_open(checkout: &Checkout) -> bool {
    matches!(checkout.state, CheckoutState::Open | CheckoutState::Expired)
}

fn record(tx: &mut Tx, id: CheckoutId, session: &Session, accept: Accept) -> db::Result<()> {
    let checkout = checkouts::get(tx, id)?;
    if !is_open(&checkout) {
        return Ok(());
    }
    if session.payment_status == "paid" {
        return paid(tx, &checkout, session, accept);
    }
    if session.status == "expired" {
        return checkouts::expire(tx, id);
    }
    let at = next_look(checkout.created_at, checkout.expires_at, tx.now());
    tasks::store::enqueue(tx, Task::CardCheckout(id), at)
}

/// Records the payment if it's what was asked for and is still due. Any other money goes back.
fn paid(tx: &mut Tx, checkout: &Checkout, session: &Session, accept: Accept) -> db::Result<()> {
    let payment = session.payment_intent.as_ref();
    let ids =
        (payment.map(|payment| payment.id.as_str()), payment.and_then(|payment| payment.latest_charge.as_deref()));
    let is_ours = session.client_reference_id.as_deref() == Some(checkout.key.as_str());
    let is_exact = session.amount_total == to_stripe(checkout.amount, &checkout.currency)
        && session.currency.eq_ignore_ascii_case(&checkout.currency);
    let reference = ids.0.unwrap_or(&session.id);
    if is_ours && is_exact && accept(tx, checkout, reference)? {
        return checkouts::set_paid(tx, checkout.id, CheckoutState::Paid, ids);
    }
    checkouts::set_paid(tx, checkout.id, CheckoutState::Surplus, ids)?;
    if checkout.about == model::About::Test {
        return Ok(());
    }
    // What is given back is what was paid, which may not be what was asked for.
    let amount = from_stripe(session.amount_total, &session.currency.to_uppercase());
    books::hold(tx, checkout, amount, reference)?;
    movements::refund(tx, checkout, amount, None)
}
