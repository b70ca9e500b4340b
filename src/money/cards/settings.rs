//! The operator's keys, and whether they work.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::amounts;
use super::store::{self, Settings, accounts, checkouts, movements};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::clock::HOUR;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::UserId;
use crate::site;
use crate::tasks::{self, Task};
use crate::web::{Error, Result, Validator};

const MAX_KEY_CHARS: usize = 300;
/// How many of a key's characters are shown.
const SHOWN: usize = 4;

/// Paying by card, as the office sees it. The keys themselves are never shown.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardSettings {
    /// Whether fees can be paid by card.
    is_on: bool,
    /// Whether invoices and milestones can be paid by card.
    is_pay_on: bool,
    /// Whether the key is for tests; null without a key.
    is_test: Option<bool>,
    /// The last four characters of the key; empty without one.
    key_end: String,
    /// Whether there is a secret for notifications.
    has_webhook_secret: bool,
    /// Where Stripe has to send notifications.
    webhook_url: String,
    /// When the last one came that was signed correctly, in milliseconds since the epoch; null if none did.
    notified_at: Option<i64>,
    /// When the last test payment was seen, in milliseconds since the epoch; null if there was none.
    tested_at: Option<i64>,
}

/// New settings. A key that's left out stays.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewCardSettings {
    /// Whether fees can be paid by card.
    is_on: bool,
    /// Whether invoices and milestones can be paid by card. The account needs Stripe Connect for it.
    #[serde(default)]
    is_pay_on: bool,
    /// Secret or restricted key: `sk_…` or `rk_…`.
    #[serde(default)]
    #[schema(max_length = 300)]
    secret_key: String,
    /// Secret of the webhook: `whsec_…`; several with spaces between them.
    #[serde(default)]
    #[schema(max_length = 300)]
    webhook_secret: String,
}

/// Keys that the program was started with.
#[derive(Clone, Default)]
pub struct Keys {
    /// Secret or restricted key: `sk_…` or `rk_…`.
    pub secret_key: Option<String>,
    /// Secret of the webhook: `whsec_…`; several with spaces between them.
    pub webhook_secret: Option<String>,
}

impl Keys {
    /// Replaces the keys that are given.
    fn replace(&self, settings: &mut Settings) {
        for (given, kept) in
            [(&self.secret_key, &mut settings.secret_key), (&self.webhook_secret, &mut settings.webhook_secret)]
        {
            if let Some(given) = given {
                given.trim().clone_into(kept);
            }
        }
    }
}

/// Returns the settings of paying by card.
#[utoipa::path(get, path = "/api/admin/cards", operation_id = "admin_cards", tag = "money", responses((status = 200, body = CardSettings)))]
pub async fn get(State(app): State<App>) -> Result<axum::Json<CardSettings>> {
    let shown = app.clone();
    Ok(axum::Json(app.db.read(move |tx| view(tx, &shown)).await?))
}

fn view(tx: &mut Tx, app: &App) -> db::Result<CardSettings> {
    let settings = store::settings(tx)?;
    let key = &settings.secret_key;
    let start = key.char_indices().rev().nth(SHOWN - 1).map_or(0, |(at, _)| at);
    Ok(CardSettings {
        is_on: settings.is_on,
        is_pay_on: settings.is_pay_on,
        is_test: (!key.is_empty()).then(|| settings.is_test()),
        key_end: key[start..].to_owned(),
        has_webhook_secret: !settings.webhook_secret.is_empty(),
        webhook_url: format!("{}/api/stripe/webhook", app.origin.as_str()),
        notified_at: settings.notified_at,
        tested_at: checkouts::last_test(tx)?,
    })
}

/// Saves the settings of paying by card.
#[utoipa::path(put, path = "/api/admin/cards", operation_id = "admin_cards_save", tag = "money", request_body = NewCardSettings, responses((status = 200, body = CardSettings)))]
pub async fn put(State(app): State<App>, me: Me, write: Write<NewCardSettings>) -> Result<Response> {
    let shown = app.clone();
    write
        .ok(&app, move |tx, new| {
            let before = store::settings(tx)?;
            let mut settings = before.clone();
            let typed = |text: &String| (!text.trim().is_empty()).then(|| text.clone());
            let keys = Keys { secret_key: typed(&new.secret_key), webhook_secret: typed(&new.webhook_secret) };
            keys.replace(&mut settings);
            (settings.is_on, settings.is_pay_on) = (new.is_on, new.is_pay_on);
            save(tx, &before, settings, Some(me.id))?;
            Ok(view(tx, &shown)?)
        })
        .await
}

/// Replaces the keys with those that the program was started with. The first live key turns card fees on; a test key turns
/// all card payments off.
///
/// # Errors
/// As [`put`].
pub fn adopt(tx: &mut Tx, keys: &Keys) -> Result<()> {
    let before = store::settings(tx)?;
    let mut settings = before.clone();
    keys.replace(&mut settings);
    if (&settings.secret_key, &settings.webhook_secret) == (&before.secret_key, &before.webhook_secret) {
        return Ok(());
    }
    if settings.is_test() {
        (settings.is_on, settings.is_pay_on) = (false, false);
    } else if before.secret_key.is_empty() {
        settings.is_on = !settings.secret_key.is_empty() && !settings.webhook_secret.is_empty();
    }
    save(tx, &before, settings, None)
}

/// Saves the settings if they can be; `actor` changed them, or the server's console.
fn save(tx: &mut Tx, before: &Settings, mut settings: Settings, actor: Option<UserId>) -> Result<()> {
    check(&settings, &site::store::currency(tx)?)?;
    if before.secret_key.is_empty() || settings.is_test() != before.is_test() {
        change_mode(tx, &mut settings)?;
    }
    store::save_settings(tx, &settings)?;
    if !settings.secret_key.is_empty() {
        tasks::store::hasten(tx, Task::CardReconcile, tx.now() + HOUR)?;
    }
    let reason = if settings.is_on { "on" } else { "off" };
    let name = "card_settings_changed";
    Ok(audit::record(tx, &Action { actor, name, subject_kind: "site", subject: 1, reason })?)
}

/// Begins with a key for tests, or with a live one. With it, nothing can be looked up that was made with the other.
fn change_mode(tx: &mut Tx, settings: &mut Settings) -> Result<()> {
    if checkouts::holds(tx)? || movements::is_any_waiting(tx)? || checkouts::is_any_open(tx)? {
        let detail = "With the present key, money is held or on its way, or someone may be paying right now. Turn paying by card off, and change the key later.";
        return Err(Error::conflict("money_held", detail));
    }
    settings.since = tx.now();
    checkouts::expire_all(tx)?;
    accounts::delete_all(tx)?;
    Ok(())
}

fn check(settings: &Settings, currency: &str) -> Result<()> {
    let mut checks = Validator::default();
    let (key, secret) = (&settings.secret_key, &settings.webhook_secret);
    let is_key = |text: &str| text.len() <= MAX_KEY_CHARS && text.bytes().all(|b| b.is_ascii_graphic());
    let fits = key.is_empty() || (is_key(key) && (key.starts_with("sk_") || key.starts_with("rk_")));
    checks.require(fits, "secretKey", "Enter a key that begins with sk_ or rk_.");
    let fits = secret.split_whitespace().all(|one| is_key(one) && one.starts_with("whsec_"));
    checks.require(
        fits && secret.len() <= MAX_KEY_CHARS,
        "webhookSecret",
        "Enter a secret that begins with whsec_, or several with spaces between them.",
    );
    let is_on = settings.is_on || settings.is_pay_on;
    checks.require(!is_on || !key.is_empty(), "secretKey", "Enter the key of your Stripe account.");
    checks.require(!is_on || !secret.is_empty(), "webhookSecret", "Enter the secret of the webhook.");
    let is_taken = amounts::is_supported(currency);
    checks.require(!is_on || is_taken, "isOn", format!("Stripe takes no payments in {currency}."));
    // Otherwise jobs would open, and work would begin, for money that doesn't exist.
    let is_real = key.is_empty() || !settings.is_test();
    for (is_on, field) in [(settings.is_on, "isOn"), (settings.is_pay_on, "isPayOn")] {
        checks.require(!is_on || is_real, field, "Enter a live key first. With a test key, no real money comes.");
    }
    checks.finish()
}
