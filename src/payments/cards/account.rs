//! A worker's account at Stripe, which pay that comes by card is sent to.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::identity::{Caller, Me};
use crate::ids::UserId;
use crate::money::cards::checkout::CheckoutLink;
use crate::money::cards::store as cards;
use crate::money::cards::store::Settings;
use crate::money::cards::store::accounts::{self, Account};
use crate::money::cards::store::movements;
use crate::money::cards::stripe::Stripe;
use crate::string_enum;
use crate::web::{Error, NoBody, Result, token};

string_enum! {
    /// State of an account at Stripe.
    #[schema(as = PayoutState)]
    PayoutState {
        /// There is none.
        None = "none",
        /// Stripe needs more from the worker, or is still checking it.
        Pending = "pending",
        /// It can receive money.
        Ready = "ready",
    }
}

/// Whether the caller can be paid by card.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutAccount {
    /// Whether the operator offers it.
    is_offered: bool,
    /// The caller's account at Stripe.
    state: PayoutState,
}

fn view(tx: &mut Tx, user: UserId) -> db::Result<PayoutAccount> {
    let state = match accounts::find(tx, user)? {
        Some(Account { is_ready: true, .. }) => PayoutState::Ready,
        Some(Account { account: Some(_), .. }) => PayoutState::Pending,
        _ => PayoutState::None,
    };
    Ok(PayoutAccount { is_offered: cards::settings(tx)?.is_pay_on, state })
}

/// Returns whether the caller can be paid by card.
#[utoipa::path(get, path = "/api/payout-account", operation_id = "payout_account", tag = "payments", responses((status = 200, body = PayoutAccount)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<axum::Json<PayoutAccount>> {
    Ok(axum::Json(app.db.read(move |tx| view(tx, me.id)).await?))
}

/// Returns a page at Stripe on which the caller sets up their account there, or completes it.
#[utoipa::path(post, path = "/api/payout-account", operation_id = "payout_account_set_up", tag = "payments", request_body = NoBody, responses(
    (status = 200, body = CheckoutLink), (status = 409, description = "cards_off"), (status = 503, description = "stripe_failed")))]
pub async fn set_up(
    State(app): State<App>,
    caller: Caller,
    me: Me,
    _write: Write<NoBody>,
) -> Result<axum::Json<CheckoutLink>> {
    let (user, key) = (me.id, token::public_id());
    let (found, settings) = app.write(caller.clone(), move |tx| begin(tx, user, &key)).await?;
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let account = if let Some(account) = found.account {
        account
    } else {
        // Without the first, Stripe wants to approve the site's account by hand.
        let form = [
            ("type", "express"),
            ("capabilities[card_payments][requested]", "true"),
            ("capabilities[transfers][requested]", "true"),
        ];
        let made = match stripe.create_account(&form, &found.key).await {
            Ok(made) => made.id,
            Err(failure) => {
                if failure.is_refused {
                    let key = token::public_id();
                    app.db.write(move |tx| accounts::renew_key(tx, user, &key)).await?;
                }
                return Err(failed(&failure.text));
            }
        };
        let account = made.clone();
        app.write(caller, move |tx| Ok::<_, Error>(accounts::set_account(tx, user, &account)?)).await?;
        made
    };
    let page = format!("{}/payments?payouts=done", app.origin.as_str());
    let form = [
        ("account", account.as_str()),
        ("type", "account_onboarding"),
        ("refresh_url", page.as_str()),
        ("return_url", page.as_str()),
    ];
    let link = stripe.account_link(&form).await.map_err(|failure| failed(&failure.text))?;
    Ok(axum::Json(CheckoutLink { url: link.url }))
}

fn begin(tx: &mut Tx, user: UserId, key: &str) -> Result<(Account, Settings)> {
    let settings = cards::settings(tx)?;
    if !settings.is_pay_on {
        return Err(Error::conflict("cards_off", "Pay can’t be paid by card here."));
    }
    accounts::begin(tx, user, key)?;
    let found = accounts::find(tx, user)?.ok_or_else(Error::internal)?;
    Ok((found, settings))
}

fn failed(problem: &str) -> Error {
    tracing::warn!(problem, "Stripe refused something about a worker's account");
    Error::not_ready("stripe_failed", "Stripe doesn’t answer as it should. Try again in a few minutes.")
}

/// Asks Stripe whether the caller's account can receive money.
#[utoipa::path(post, path = "/api/payout-account/check", operation_id = "payout_account_check", tag = "payments", request_body = NoBody, responses(
    (status = 200, body = PayoutAccount), (status = 503, description = "stripe_failed")))]
pub async fn check(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    let user = me.id;
    let is_ready = ask(&app, user).await.map_err(|problem| failed(&problem))?;
    write
        .ok(&app, move |tx, _| {
            save(tx, user, is_ready)?;
            Ok(view(tx, user)?)
        })
        .await
}

/// Asks Stripe about someone's account, because Stripe says that it changed.
///
/// # Errors
/// Why Stripe couldn't be asked, or the database's error.
pub async fn run(app: &App, user: UserId) -> std::result::Result<(), String> {
    let is_ready = ask(app, user).await?;
    app.db.write(move |tx| save(tx, user, is_ready)).await.map_err(|e| e.to_string())
}

async fn ask(app: &App, user: UserId) -> std::result::Result<Option<bool>, String> {
    let read = move |tx: &mut Tx| Ok::<_, db::Error>((accounts::find(tx, user)?, cards::settings(tx)?));
    let (found, settings) = app.db.read(read).await.map_err(|e| e.to_string())?;
    let Some(account) = found.and_then(|found| found.account) else { return Ok(None) };
    let stripe = Stripe { outbound: &app.outbound, api: &app.stripe, key: &settings.secret_key };
    let account = stripe.account(&account).await?;
    Ok(Some(account.capabilities.transfers.as_deref() == Some("active")))
}

fn save(tx: &mut Tx, user: UserId, is_ready: Option<bool>) -> db::Result<()> {
    let Some(is_ready) = is_ready else { return Ok(()) };
    accounts::set_ready(tx, user, is_ready)?;
    // Money may have waited for it.
    if is_ready { movements::ask_again(tx) } else { Ok(()) }
}
