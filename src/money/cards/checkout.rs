//! Pages of Stripe on which something can be paid.

use axum::Json;
use serde::Serialize;
use utoipa::ToSchema;

use super::amounts::to_stripe;
use super::model::{About, CheckoutState, PAGE_LIFETIME, PAGE_REST};
use super::store::checkouts::{self, Checkout, New};
use super::store::{self, Settings};
use super::stripe::{METHOD_TYPES, Stripe};
use crate::app::App;
use crate::clock::{MINUTE, SECOND};
use crate::db::Tx;
use crate::identity::{Caller, Me};
use crate::ids::{ContractId, EmployerId, UserId};
use crate::tasks::{self, Task};
use crate::web::{Error, Result, token};

/// Where something can be paid.
#[derive(Debug, Serialize, ToSchema)]
pub struct CheckoutLink {
    /// Address of the page at Stripe.
    pub url: String,
}

/// Something that can be paid now.
#[derive(Clone, Debug)]
pub struct Payable {
    /// What it is.
    pub about: About,
    /// What Stripe's page calls it.
    pub name: String,
    /// Title of the job or of the work.
    pub title: String,
    /// The employer that pays; `None` for a test.
    pub employer: Option<EmployerId>,
    /// The contract that it's about.
    pub contract: Option<ContractId>,
    /// Amount in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Path of the page to come back to.
    pub page: String,
}

/// A page that was begun: what's paid, its row and the keys. `None` while Stripe is asked whether the last page was paid.
type Begun = Option<(Payable, Checkout, Settings)>;

/// Returns a page at Stripe for what `find` says can be paid. Asking again returns the same page while it can be used, so
/// nobody pays twice.
///
/// # Errors
/// As `find`; 409 while Stripe is asked whether the last page was paid, and if it refuses the amount; 503 if it makes no page.
pub async fn offer(
    app: &App,
    me: Me,
    find: impl Fn(&mut Tx) -> Result<Payable> + Send + 'static,
) -> Result<Json<CheckoutLink>> {
    let (user, caller, key) = (me.id, Caller(Some(me)), token::public_id());
    let begun = app
        .write(caller.clone(), move |tx| {
            let payable = find(tx)?;
            begin(tx, payable, user, &key)
        })
        .await?;
    Ok(Json(CheckoutLink { url: open(app, caller, begun).await? }))
}

/// Finds or stores the checkout of something that can be paid; `key` is for a new one. A page that's nearly over is replaced.
fn begin(tx: &mut Tx, payable: Payable, user: UserId, key: &str) -> Result<Begun> {
    let settings = store::settings(tx)?;
    let now = tx.now();
    if let Some(live) = checkouts::live(tx, payable.about)? {
        // A page can be paid until it's over, so there's no second one before.
        let rest = if live.state == CheckoutState::Open { 0 } else { PAGE_REST };
        let is_usable = live.expires_at > now + rest;
        if live.state == CheckoutState::Open && !is_usable {
            tasks::store::hasten(tx, Task::CardCheckout(live.id), now)?;
            return Ok(None);
        }
        if is_usable && live.amount == payable.amount {
            return Ok(Some((payable, live, settings)));
        }
        checkouts::expire(tx, live.id)?;
    }
    let new = New {
        about: payable.about,
        title: &payable.title,
        name: &payable.name,
        employer: payable.employer,
        contract: payable.contract,
        user,
        amount: payable.amount,
        currency: &payable.currency,
        key,
        expires_at: now + PAGE_LIFETIME,
    };
    let checkout = checkouts::insert(tx, &new)?;
    Ok(Some((payable, checkout, settings)))
}

/// Returns the address of the page, which Stripe makes unless it has.
async fn open(app: &App, caller: Caller, begun: Begun) -> Result<String> {
    let Some((payable, checkout, settings)) = begun else {
        let detail = "We’re asking Stripe whether you’ve already paid. Try again in a minute.";
        return Err(Error::conflict("asking_stripe", detail));
    };
    if let (CheckoutState::Open, Some(url)) = (checkout.state, checkout.url) {
        return Ok(url);
    }
    let (amount, currency) = (to_stripe(checkout.amount, &checkout.currency), checkout.currency.to_lowercase());
    let amount = amount.to_string();
    let expires = (checkout.expires_at / SECOND).to_string();
    let page = format!("{}{}", app.origin.as_str(), payable.page);
    let done = format!("{page}{}card=done", if page.contains('?') { '&' } else { '?' });
    let form = [
        ("mode", "payment"),
        // Other ways to pay can fail days later.
        (METHOD_TYPES, "card"),
        ("line_items[0][quantity]", "1"),
        ("line_items[0][price_data][currency]", currency.as_str()),
        ("line_items[0][price_data][unit_amount]", amount.as_str()),
        ("line_items[0][price_data][product_data][name]", checkout.name.as_str()),
        ("client_reference_id", checkout.key.as_str()),
        ("expires_at", expires.as_str()),
        ("success_url", done.as_str()),
        ("cancel_url", page.as_str()),
    ];
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let made = stripe.create_session(&form, &checkout.key).await.map_err(|failure| {
        tracing::warn!(problem = failure.text, "Stripe made no page for a payment");
        if failure.is_final {
            let detail = "This amount can’t be paid by card. Pay it in another way.";
            return Error::conflict("not_by_card", detail);
        }
        Error::not_ready("stripe_failed", "Card payments don’t work right now. Try again in a few minutes.")
    })?;
    let Some(url) = made.url else { return Err(Error::internal()) };
    let (id, link) = (checkout.id, url.clone());
    app.write(caller, move |tx| {
        checkouts::open(tx, id, &made.id, &link)?;
        let at = tx.now() + MINUTE;
        Ok::<_, Error>(tasks::store::enqueue(tx, Task::CardCheckout(id), at)?)
    })
    .await?;
    Ok(url)
}
