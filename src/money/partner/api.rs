//! The caller's own partner subscription.

use axum::extract::State;
use axum::response::Response;

use super::model::{Days, PartnerSubscription};
use super::{months, store};
use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::money::model::Fee;
use crate::money::{fees, price};
use crate::web::{NoBody, Result};

/// Returns the caller's partner subscription.
#[utoipa::path(get, path = "/api/partner-subscription", operation_id = "partner_subscription_get", tag = "money", responses(
    (status = 200, body = PartnerSubscription)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<axum::Json<PartnerSubscription>> {
    Ok(axum::Json(app.db.read(move |tx| subscription(tx, &me)).await?))
}

fn subscription(tx: &mut Tx, me: &Me) -> db::Result<PartnerSubscription> {
    let (last_day, today) = (store::last_day(tx, me.id)?, store::today(tx)?);
    let fee = fees::partner_due(tx, me.id)?;
    let quote = price::partner_quote(tx, me, fee.as_ref().map(|fee| fee.amount))?;
    let days = Days { last: last_day.as_deref(), today: &today };
    let (state, grace_until, renewable_from) = (days.state(), days.grace_until(), days.renewable_from());
    Ok(PartnerSubscription { state, last_day, grace_until, renewable_from, fee, quote })
}

/// Charges the caller for a month of the partner subscription, or for the next one from 14 days before the last day. It
/// begins once the fee is paid, or right away if it's free. While a fee is due, this returns that one. Nothing renews by
/// itself.
#[utoipa::path(post, path = "/api/partner-subscription", operation_id = "partner_subscription_start", tag = "money", request_body = NoBody, responses(
    (status = 201, body = Fee), (status = 200, body = Fee), (status = 409, description = "not_offered, too_early")))]
pub async fn subscribe(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    write.created_or_found(&app, move |tx, _| months::subscribe(tx, &me)).await
}

/// Cancels the month that the caller hasn't paid for.
#[utoipa::path(post, path = "/api/partner-subscription/cancel", operation_id = "partner_subscription_cancel", tag = "money", request_body = NoBody, responses(
    (status = 200, body = PartnerSubscription), (status = 409, description = "wrong_state")))]
pub async fn cancel(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            months::cancel(tx, &me)?;
            Ok(subscription(tx, &me)?)
        })
        .await
}
