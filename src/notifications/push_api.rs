//! Subscribing a browser to push messages.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::Response;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web_push_native::p256::PublicKey;

use crate::app::{App, Write};
use crate::identity::Me;
use crate::push::model::NewSubscription;
use crate::push::store;
use crate::web::{Result, Validator, user_agent};

/// The site's public key, which identifies it to push services.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PushKey {
    /// An uncompressed P-256 point in base64url, as browsers expect it for `applicationServerKey`.
    key: String,
}

/// Returns the site's public key for push messages.
#[utoipa::path(get, path = "/api/mobile/push/key", operation_id = "push_key", tag = "notifications", responses(
    (status = 200, body = PushKey)))]
pub async fn key(State(app): State<App>, _me: Me) -> Result<axum::Json<PushKey>> {
    Ok(axum::Json(PushKey { key: app.db.read(store::keys).await?.public() }))
}

/// A browser's subscription, as its `PushSubscription` has it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Subscribe {
    /// Address at the browser's push service.
    #[schema(max_length = 1000)]
    endpoint: String,
    /// The browser's public key in base64url.
    #[schema(max_length = 100)]
    p256dh: String,
    /// The browser's secret in base64url.
    #[schema(max_length = 40)]
    auth: String,
    /// Kind of device, such as `phone`.
    #[serde(default)]
    #[schema(max_length = 40)]
    device_type: String,
    /// The browser; the request's own header counts if it's missing.
    #[serde(default)]
    #[schema(max_length = 400)]
    user_agent: String,
}

/// Subscribes a browser to push messages until its session ends; again with the same address replaces what is stored.
#[utoipa::path(post, path = "/api/mobile/push/subscribe", operation_id = "push_subscribe", tag = "notifications", request_body = Subscribe, responses(
    (status = 200, body = bool), (status = 422, body = crate::web::error::Problem)))]
pub async fn subscribe(
    State(app): State<App>,
    me: Me,
    headers: HeaderMap,
    write: Write<Subscribe>,
) -> Result<Response> {
    let body = &write.body;
    let mut checks = Validator::default();
    let known = app.push_services.accept(&body.endpoint, &app.outbound).is_some();
    checks.require(known, "endpoint", "This browser’s push service isn’t supported.");
    let key = decode::<65>(&body.p256dh).filter(|key| PublicKey::from_sec1_bytes(key).is_ok());
    checks.require(key.is_some(), "p256dh", "Must be the key of the browser’s subscription.");
    let auth = decode::<16>(&body.auth);
    checks.require(auth.is_some(), "auth", "Must be the secret of the browser’s subscription.");
    checks.line_at_most(&body.device_type, 40, "deviceType");
    checks.at_most(&body.user_agent, 400, "userAgent");
    checks.finish()?;
    let agent = if body.user_agent.is_empty() { header_agent(&headers) } else { user_agent::label(&body.user_agent) };
    let (p256dh, auth) = key.zip(auth).ok_or_else(crate::web::Error::internal)?;
    let new = NewSubscription {
        user: me.id,
        session: me.session,
        endpoint: body.endpoint.clone(),
        p256dh,
        auth,
        device_type: body.device_type.clone(),
        user_agent: agent,
    };
    write
        .ok(&app, move |tx, _| {
            store::subscribe(tx, &new)?;
            Ok(true)
        })
        .await
}

fn header_agent(headers: &HeaderMap) -> String {
    user_agent::label(headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default())
}

fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()?.try_into().ok()
}

/// The subscription to end.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Unsubscribe {
    /// Address at the browser's push service.
    #[schema(max_length = 1000)]
    endpoint: String,
}

/// Ends a browser's subscription; false if the caller has no such one.
#[utoipa::path(post, path = "/api/mobile/push/unsubscribe", operation_id = "push_unsubscribe", tag = "notifications", request_body = Unsubscribe, responses(
    (status = 200, body = bool)))]
pub async fn unsubscribe(State(app): State<App>, me: Me, write: Write<Unsubscribe>) -> Result<Response> {
    write.ok(&app, move |tx, body| Ok(store::unsubscribe(tx, me.id, &body.endpoint)?)).await
}
