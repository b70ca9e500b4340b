//! The live channel's endpoint.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::identity::{Caller, Me};
use crate::live::hub::Refusal;
use crate::live::socket::{self, Context, MAX_FRAME};
use crate::live::store;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::proxy::ProxyFault;
use crate::web::{Error, Query, Result};

/// Size of the read buffer, in bytes. It lasts as long as the connection, so a small one saves memory. What apps say fits in
/// it, and it grows for anything larger, as far as the limit on frames.
const READ_BUFFER: usize = 1024;

/// Query parameters of the live channel.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LiveQuery {
    /// Id of the last event that the app has seen.
    since: Option<u64>,
    /// Id of the account that the app was opened for.
    account: Option<i64>,
}

/// Opens a WebSocket that sends the caller's app an event for each change.
///
/// The first frame is `{id, type}` with the type `ready`, or `reset` if events since `since` may be missing. Each later one
/// is `{id, type, subject, version}`: a `LiveKind` and the id of what changed. What lasts only seconds comes without
/// an id: `{type: typing, conversation, user}` and `{type: presence, user, online}`. An app says `{ack: id}` when a visible
/// window has shown an event, and `{typing: conversationId}`.
#[utoipa::path(get, path = "/api/live", operation_id = "live", tag = "notifications", params(LiveQuery), responses(
    (status = 101, description = "The connection is a WebSocket now."),
    (status = 400, body = crate::web::error::Problem),
    (status = 403, body = crate::web::error::Problem),
    (status = 429, body = crate::web::error::Problem),
    (status = 503, body = crate::web::error::Problem)))]
pub async fn live(
    State(app): State<App>,
    me: Me,
    client: Client,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Query(query): Query<LiveQuery>,
    upgrade: std::result::Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response> {
    let upgrade = upgrade.map_err(|_| {
        look_at_proxy(&app, peer, &headers);
        Error::bad_request("not_a_websocket", "Open this address as a WebSocket.")
    })?;
    // Unlike other requests, another site's page could open one and read from it.
    if headers.get(header::ORIGIN).is_none_or(|origin| origin.as_bytes() != app.origin.as_str().as_bytes()) {
        return Err(Error::forbidden("cross_site", "Open the live channel from the site itself."));
    }
    Caller(Some(me.clone())).require_account(query.account)?;
    app.limits.check(Limit::Live, client)?;
    // Connected before reading what was missed, so that nothing falls in between.
    let connection = app.hub.connect(me.id, me.session, client.0).map_err(|full| match full {
        Refusal::Share => Error::rate_limited(60),
        Refusal::Server => Error::busy(),
    })?;
    let asking = me.clone();
    let since = query.since.map(|since| i64::try_from(since).unwrap_or(i64::MAX));
    let replay = app
        .db
        .read(move |tx| {
            asking.check_session(tx)?;
            Ok::<_, Error>(store::replay(tx, asking.id, since)?)
        })
        .await?;
    let context = Context { db: app.db.clone(), clock: app.clock.clone(), hub: Arc::clone(&app.hub), me };
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        // Larger ones are read only far enough to refuse them.
        .max_message_size(2 * MAX_FRAME)
        .max_frame_size(2 * MAX_FRAME);
    // Boxed, or the connection would hold it twice.
    Ok(upgrade.on_upgrade(move |socket| Box::pin(socket::run(socket, connection, replay, context))))
}

/// Remembers for the operator that a browser's WebSocket arrived as an ordinary request: a proxy passes its key on, but not its
/// `Upgrade`.
fn look_at_proxy(app: &App, peer: SocketAddr, headers: &HeaderMap) {
    if headers.contains_key(header::SEC_WEBSOCKET_KEY) && !headers.contains_key(header::UPGRADE) {
        app.proxy_faults.record(ProxyFault::NoUpgrade, &peer.ip().to_string(), "upgrade", app.clock.now());
    }
}
