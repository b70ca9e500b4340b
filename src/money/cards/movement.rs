//! Moving money that came by card: asking Stripe, and recording what it did.

use super::amounts::to_stripe;
use super::model::{About, CheckoutState};
use super::problems::model::Outcome;
use super::store::checkouts::{self, Checkout};
use super::store::movements::{self, Movement};
use super::stripe::{Failure, Stripe};
use super::stripe_shapes::{Moved, Part};
use super::{books, fees, problems, store};
use crate::app::App;
use crate::clock::HOUR;
use crate::db::{self, Tx};
use crate::ids::MovementId;
use crate::money::double_entry::{Account, EntryKind};

/// After what time Stripe is first asked whether it has done it, in milliseconds. It forgets keys of repeated requests after
/// a day.
const LOOK_FIRST: i64 = 12 * HOUR;

/// Asks Stripe to move the money, and records it. A second run changes nothing, at Stripe neither.
///
/// # Errors
/// Why Stripe couldn't be asked or refused, or the database's error.
pub async fn run(app: &App, id: MovementId) -> Result<(), String> {
    let read = move |tx: &mut Tx| {
        let movement = movements::get(tx, id)?;
        let checkout = checkouts::get(tx, movement.checkout)?;
        let waits = waits(tx, &movement, &checkout)?;
        Ok::<_, db::Error>((movement, checkout, store::settings(tx)?, waits))
    };
    let (movement, checkout, settings, waits) = app.db.read(read).await.map_err(|e| e.to_string())?;
    if movement.done_at.is_some() || waits {
        return Ok(());
    }
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let is_old = app.clock.now() - movement.created_at > LOOK_FIRST;
    let before = if is_old { find(&stripe, &checkout, &movement).await? } else { None };
    let done = match before {
        Some(done) => done,
        None => match ask(&stripe, &checkout, &movement).await {
            Ok(done) => done,
            Err(failure) => return Err(refused(app, &movement, failure).await),
        },
    };
    app.db.write(move |tx| record(tx, id, &done)).await.map_err(|e| e.to_string())
}

/// Whether the money waits for a problem to end, which then asks again: no money of a contract goes to the worker while
/// something is wrong with a payment of it, and a payment isn't given back that a bank may take back.
fn waits(tx: &mut Tx, movement: &Movement, checkout: &Checkout) -> db::Result<bool> {
    match checkout.contract.filter(|_| movement.account.is_some()) {
        Some(contract) => Ok(problems::store::stop(tx, contract)?.is_some()),
        None => problems::store::is_charged_back(tx, checkout.id),
    }
}

/// Returns what Stripe did already, if it did.
async fn find(stripe: &Stripe<'_>, checkout: &Checkout, movement: &Movement) -> Result<Option<String>, Failure> {
    let Part { data, .. }: Part<Moved> = match (&movement.account, &checkout.payment) {
        (Some(_), _) => stripe.transfers(&checkout.key).await?,
        (None, Some(payment)) => stripe.refunds(payment).await?,
        (None, None) => return Ok(None),
    };
    let mark = movement.id.to_string();
    Ok(data.into_iter().find(|one| one.metadata.movement.as_deref() == Some(mark.as_str())).map(|one| one.id))
}

async fn ask(stripe: &Stripe<'_>, checkout: &Checkout, movement: &Movement) -> Result<String, Failure> {
    match movement.account.as_deref() {
        Some(account) => transfer(stripe, checkout, movement, account).await,
        None => refund(stripe, checkout, movement).await,
    }
}

/// Stores another key for the next try if Stripe refused this one, since it answers a repeat alike, and tells the office.
async fn refused(app: &App, movement: &Movement, failure: Failure) -> String {
    if !failure.is_refused {
        return failure.text;
    }
    let first = movement.key.split('/').next().unwrap_or_default();
    let (movement, key) = (movement.clone(), format!("{first}/{}", app.clock.now()));
    let (text, is_final) = (failure.text.clone(), failure.is_final);
    let save = move |tx: &mut Tx| {
        movements::renew_key(tx, movement.id, &key)?;
        problems::find::unmoved(tx, &movement, &text, is_final)
    };
    match app.db.write(save).await {
        Ok(()) => failure.text,
        Err(e) => e.to_string(),
    }
}

fn nothing_paid() -> Failure {
    Failure::unsure("Nothing was paid.".to_owned())
}

fn at_stripe(movement: &Movement, checkout: &Checkout) -> String {
    to_stripe(movement.amount, &checkout.currency).to_string()
}

async fn refund(stripe: &Stripe<'_>, checkout: &Checkout, movement: &Movement) -> Result<String, Failure> {
    let payment = checkout.payment.as_deref().ok_or_else(nothing_paid)?;
    let (amount, mark) = (at_stripe(movement, checkout), movement.id.to_string());
    let form = [("payment_intent", payment), ("amount", amount.as_str()), ("metadata[movement]", mark.as_str())];
    let refund = stripe.refund(&form, &movement.key).await?;
    if matches!(refund.status.as_str(), "failed" | "canceled") {
        let text = format!("Stripe’s refund {} is {}.", refund.id, refund.status);
        return Err(Failure { text, is_refused: true, is_final: false });
    }
    Ok(refund.id)
}

/// Sends money on. It's taken from its own charge, so it needn't have arrived in the balance yet.
async fn transfer(
    stripe: &Stripe<'_>,
    checkout: &Checkout,
    movement: &Movement,
    account: &str,
) -> Result<String, Failure> {
    let charge = checkout.charge.as_deref().ok_or_else(nothing_paid)?;
    let (amount, currency) = (at_stripe(movement, checkout), checkout.currency.to_lowercase());
    let mark = movement.id.to_string();
    let form = [
        ("amount", amount.as_str()),
        ("currency", currency.as_str()),
        ("destination", account),
        ("source_transaction", charge),
        ("transfer_group", checkout.key.as_str()),
        ("description", checkout.title.as_str()),
        ("metadata[movement]", mark.as_str()),
    ];
    Ok(stripe.transfer(&form, &movement.key).await?.id)
}

fn record(tx: &mut Tx, id: MovementId, stripe_id: &str) -> db::Result<()> {
    if !movements::set_done(tx, id, Some(stripe_id))? {
        return Ok(());
    }
    problems::settle::movement_done(tx, id, Outcome::Sent)?;
    let movement = movements::get(tx, id)?;
    let checkout = checkouts::get(tx, movement.checkout)?;
    if checkout.state == CheckoutState::Paid && matches!(checkout.about, About::Fee(_)) {
        return fees::returned(tx, &checkout, &movement, stripe_id);
    }
    let kind = if movement.account.is_some() { EntryKind::Sent } else { EntryKind::Returned };
    let moved = (movement.amount, stripe_id, movement.by);
    books::post(tx, &checkout, kind, (Account::Held, Account::Card), moved)
}
