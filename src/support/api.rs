//! Handlers for what visitors read: their chat, its messages, and whether support is open.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::messages::{self, Message};
use super::view::{SupportNow, support_now};
use super::visitor::{Visitor, VisitorAction};
use crate::app::App;
use crate::web::{Error, Query, Result};

/// Returns the visitor's chat, whether support is open, and the usual reply time.
#[utoipa::path(get, path = "/api/support/chat", operation_id = "support_now", tag = "support", responses((status = 200, body = SupportNow)))]
pub async fn now(State(app): State<App>, visitor: Visitor) -> Result<axum::Json<SupportNow>> {
    let db = app.db.clone();
    Ok(axum::Json(db.read(move |tx| support_now(tx, &app, &visitor)).await?))
}

/// Where to continue reading messages.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MessagesQuery {
    /// Only messages with an id greater than this.
    after: Option<i64>,
}

/// Returns the newest messages, at most 200, oldest first.
#[utoipa::path(get, path = "/api/support/chat/{sessionId}/messages", operation_id = "support_messages", tag = "support", params(("sessionId" = String, Path), MessagesQuery), responses(
    (status = 200, body = Vec<Message>)))]
pub async fn messages(
    State(app): State<App>,
    visit: VisitorAction,
    Query(query): Query<MessagesQuery>,
) -> Result<axum::Json<Vec<Message>>> {
    let after = query.after.unwrap_or(0);
    let list = app
        .db
        .read(move |tx| {
            let chat = visit.chat(tx)?;
            Ok::<_, Error>(messages::visible_after(tx, chat.id, after)?)
        })
        .await?;
    Ok(axum::Json(list))
}
