//! Requests of the installed app.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Install, is_device_id};
use super::store;
use crate::app::App;
use crate::db::Tx;
use crate::identity::{Caller, Me};
use crate::messages::store::members;
use crate::support;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, Json, NoBody, Result, Validator};

/// Reports an install.
/// It is identified by its device id, so repeating it has no further effect.
#[utoipa::path(post, path = "/api/mobile/pwa/install", operation_id = "pwa_install", tag = "pwa", request_body = Install, responses(
    (status = 200, body = NoBody), (status = 429)))]
pub async fn install(
    State(app): State<App>,
    client: Client,
    caller: Caller,
    Json(body): Json<Install>,
) -> Result<axum::Json<NoBody>> {
    app.limits.check(Limit::Beacon, client)?;
    let mut checks = Validator::default();
    body.validate(&mut checks);
    checks.finish()?;
    app.write(caller.clone(), move |tx| Ok(store::install(tx, &body, caller.id())?)).await?;
    Ok(axum::Json(NoBody {}))
}

/// The install that is in use.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ActiveInstall {
    #[schema(min_length = 16, max_length = 64)]
    device_id: String,
}

/// Reports that an install is in use.
#[utoipa::path(patch, path = "/api/mobile/pwa/active", operation_id = "pwa_active", tag = "pwa", request_body = ActiveInstall, responses(
    (status = 200, body = NoBody), (status = 429)))]
pub async fn active(
    State(app): State<App>,
    client: Client,
    Json(body): Json<ActiveInstall>,
) -> Result<axum::Json<NoBody>> {
    app.limits.check(Limit::Beacon, client)?;
    let mut checks = Validator::default();
    checks.require(is_device_id(&body.device_id), "deviceId", "Must be 16 to 64 letters, digits or hyphens.");
    checks.finish()?;
    app.db.write(move |tx| store::mark_active(tx, &body.device_id)).await.map_err(Error::from)?;
    Ok(axum::Json(NoBody {}))
}

/// Unread messages.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnreadMessages {
    /// Number of conversations with unread messages, including support chats.
    unread_count: i64,
}

/// Returns how many conversations have unread messages, including support chats.
/// Notifications are counted separately.
#[utoipa::path(get, path = "/api/mobile/notifications", operation_id = "pwa_notifications", tag = "pwa", responses(
    (status = 200, body = UnreadMessages)))]
pub async fn notifications(State(app): State<App>, me: Me) -> Result<axum::Json<UnreadMessages>> {
    let count = move |tx: &mut Tx| {
        Ok::<_, Error>(support::store::count_unread_chats(tx, me.id)? + members::unread_conversations(tx, me.id)?)
    };
    let unread_count = app.db.read(count).await?;
    Ok(axum::Json(UnreadMessages { unread_count }))
}
