//! Moving money that came by card: asking Stripe, and recording what it did.

use super::model::{About, CheckoutState};
use super::store::checkouts::{self, Checkout};
use super::store::movements::{self, Movement};
use super::stripe::Stripe;
use super::{books, fees, store};
use crate::app::App;
use crate::db::{self, Tx};
use crate::ids::MovementId;
use crate::money::double_entry::{Account, EntryKind};

/// Asks Stripe to move the money, and records it. A second run changes nothing, at Stripe neither.
///
/// # Errors
/// Why Stripe couldn't be asked or refused, or the database's error.
pub async fn run(app: &App, id: MovementId) -> Result<(), String> {
    let read = move |tx: &mut Tx| {
        let movement = movements::get(tx, id)?;
        let checkout = checkouts::get(tx, movement.checkout)?;
        Ok::<_, db::Error>((movement, checkout, store::settings(tx)?))
    };
    let (movement, checkout, settings) = app.db.read(read).await.map_err(|e| e.to_string())?;
    if movement.stripe_id.is_some() {
        return Ok(());
    }
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let done = match movement.account.as_deref() {
        Some(account) => transfer(&stripe, &checkout, &movement, account).await?,
        None => refund(&stripe, &checkout, &movement).await?,
    };
    app.db.write(move |tx| record(tx, id, &done)).await.map_err(|e| e.to_string())
}

async fn refund(stripe: &Stripe<'_>, checkout: &Checkout, movement: &Movement) -> Result<String, String> {
    let payment = checkout.payment.as_deref().ok_or("Nothing was paid.")?;
    let amount = movement.amount.to_string();
    let refund = stripe.refund(&[("payment_intent", payment), ("amount", &amount)], &movement.key).await?;
    if matches!(refund.status.as_str(), "failed" | "canceled") {
        return Err(format!("Stripe’s refund {} is {}.", refund.id, refund.status));
    }
    Ok(refund.id)
}

/// Sends money on. It's taken from its own charge, so it needn't have arrived in the balance yet.
async fn transfer(
    stripe: &Stripe<'_>,
    checkout: &Checkout,
    movement: &Movement,
    account: &str,
) -> Result<String, String> {
    let charge = checkout.charge.as_deref().ok_or("Nothing was paid.")?;
    let (amount, currency) = (movement.amount.to_string(), checkout.currency.to_lowercase());
    let form = [
        ("amount", amount.as_str()),
        ("currency", currency.as_str()),
        ("destination", account),
        ("source_transaction", charge),
        ("description", checkout.title.as_str()),
    ];
    Ok(stripe.transfer(&form, &movement.key).await?.id)
}

fn record(tx: &mut Tx, id: MovementId, stripe_id: &str) -> db::Result<()> {
    if !movements::set_done(tx, id, stripe_id)? {
        return Ok(());
    }
    let movement = movements::get(tx, id)?;
    let checkout = checkouts::get(tx, movement.checkout)?;
    if checkout.state == CheckoutState::Paid && matches!(checkout.about, About::Fee(_)) {
        return fees::returned(tx, &checkout, &movement, stripe_id);
    }
    let kind = if movement.account.is_some() { EntryKind::Sent } else { EntryKind::Returned };
    let moved = (movement.amount, stripe_id, movement.by);
    books::post(tx, &checkout, kind, (Account::Held, Account::Card), moved)
}
