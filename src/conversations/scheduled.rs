//! Messages that are sent later.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::ids::{ConversationId, ScheduledMessageId};
use crate::messages::access;
use crate::messages::store::scheduled::{self, Scheduled};
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Result};

/// A message that waits for its time.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScheduledMessage {
    /// Its id.
    id: ScheduledMessageId,
    /// Its conversation.
    conversation_id: ConversationId,
    /// The text.
    text: String,
    /// When it will be sent, in milliseconds since the epoch.
    send_at: i64,
    /// Why it couldn't be sent when its time came; null before.
    failure: Option<String>,
}

impl From<Scheduled> for ScheduledMessage {
    fn from(stored: Scheduled) -> Self {
        let Scheduled { id, conversation, text, send_at, failure, .. } = stored;
        Self { id, conversation_id: conversation, text, send_at, failure }
    }
}

/// Lists the caller's messages of a conversation that wait for their time.
#[utoipa::path(get, path = "/api/conversations/{id}/scheduled", operation_id = "scheduled_list", tag = "conversations", params(("id" = i64, Path)), responses(
    (status = 200, body = List<ScheduledMessage>)))]
pub async fn list(State(app): State<App>, step: Step<ConversationId>) -> Result<axum::Json<List<ScheduledMessage>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            Ok::<_, Error>(scheduled::list(tx, step.id, step.me.id)?)
        })
        .await?;
    Ok(axum::Json(List::whole(found.into_iter().map(Into::into).collect())))
}

/// Cancels one of the caller's messages that waits for its time, and returns it.
#[utoipa::path(delete, path = "/api/scheduled-messages/{id}", operation_id = "scheduled_cancel", tag = "conversations", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ScheduledMessage)))]
pub async fn cancel(State(app): State<App>, step: Step<ScheduledMessageId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let found = scheduled::find(tx, step.id)?.filter(|stored| stored.sender == step.me.id);
            let found = found.ok_or_else(Error::not_found)?;
            scheduled::delete(tx, found.id)?;
            Ok(ScheduledMessage::from(found))
        })
        .await
}
