//! Messages that are sent later.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::db::{self, Tx};
use crate::files::model::File;
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
    /// The text; may be empty if there are files.
    text: String,
    /// Pictures, documents or the voice note.
    files: Vec<File>,
    /// When it will be sent, in milliseconds since the epoch.
    send_at: i64,
    /// Why it couldn't be sent when its time came; null before.
    failure: Option<String>,
}

fn view(tx: &mut Tx, stored: Scheduled) -> db::Result<ScheduledMessage> {
    let files = scheduled::files(tx, stored.id)?;
    let Scheduled { id, conversation, text, send_at, failure, .. } = stored;
    Ok(ScheduledMessage { id, conversation_id: conversation, text, files, send_at, failure })
}

/// Lists the caller's messages of a conversation that wait for their time.
#[utoipa::path(get, path = "/api/conversations/{id}/scheduled", operation_id = "scheduled_list", tag = "conversations", params(("id" = i64, Path)), responses(
    (status = 200, body = List<ScheduledMessage>)))]
pub async fn list(State(app): State<App>, step: Step<ConversationId>) -> Result<axum::Json<List<ScheduledMessage>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            let found = scheduled::list(tx, step.id, step.me.id)?;
            Ok::<_, Error>(found.into_iter().map(|stored| view(tx, stored)).collect::<db::Result<Vec<_>>>()?)
        })
        .await?;
    Ok(axum::Json(List::whole(found)))
}

/// Cancels one of the caller's messages that waits for its time, and returns it.
#[utoipa::path(delete, path = "/api/scheduled-messages/{id}", operation_id = "scheduled_cancel", tag = "conversations", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ScheduledMessage)))]
pub async fn cancel(State(app): State<App>, step: Step<ScheduledMessageId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let found = scheduled::find(tx, step.id)?.filter(|stored| stored.sender == step.me.id);
            let found = found.ok_or_else(Error::not_found)?;
            let id = found.id;
            let canceled = view(tx, found)?;
            scheduled::delete(tx, id)?;
            Ok(canceled)
        })
        .await
}
