//! Reading, editing and deleting messages.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::access::{self, Membership};
use super::model::{CHANGEABLE_FOR, MAX_TEXT_CHARS, Message, MessageKind};
use super::store::messages::{self, Stored};
use super::{live, notify, send, view};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::ids::{ConversationId, MessageId};
use crate::live::model::Kind as LiveKind;
use crate::policy::Step;
use crate::web::words::words;
use crate::web::{Error, List, NoBody, Paged, Paging, Result, Validator};

/// Query parameters for messages.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MessagesQuery {
    /// Only messages with these words, or words that begin like them.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Id of the message to begin with. Later ones are before it, at the previous cursor.
    from: Option<i64>,
}

/// Lists a conversation's messages, newest first.
#[utoipa::path(get, path = "/api/conversations/{id}/messages", operation_id = "messages_list", tag = "messages", params(("id" = i64, Path), Paging, MessagesQuery), responses(
    (status = 200, body = List<Message>)))]
pub async fn list(
    State(app): State<App>,
    step: Step<ConversationId>,
    Paged { filter, page }: Paged<MessagesQuery>,
) -> Result<axum::Json<List<Message>>> {
    let words = words(filter.query)?;
    let is_search = words.is_some();
    let page = match filter.from {
        Some(id) => page.starting_with(id),
        None => page,
    };
    let read = move |tx: &mut Tx| {
        let membership = access::authorize(tx, &step)?;
        let rows = messages::list(tx, step.id, words.as_deref(), &page)?;
        let list = page.list(rows, |row| row.id.0);
        let (next, prev) = (list.next_cursor, list.prev_cursor);
        Ok::<_, Error>(List {
            items: view::messages(tx, &membership, list.items)?,
            next_cursor: next,
            prev_cursor: prev,
        })
    };
    // The beginning of a word may be in every message.
    Ok(axum::Json(if is_search { app.db.search(read).await? } else { app.db.read(read).await? }))
}

/// A message's new text.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MessageChange {
    /// The text.
    #[schema(min_length = 1, max_length = 4000)]
    text: String,
}

/// Edits one of the caller's own messages within 15 minutes. Everyone sees that it was edited.
#[utoipa::path(patch, path = "/api/messages/{id}", operation_id = "messages_edit", tag = "messages", params(("id" = i64, Path)), request_body = MessageChange, responses(
    (status = 200, body = Message), (status = 409, description = "too_late")))]
pub async fn edit(State(app): State<App>, step: Step<MessageId>, write: Write<MessageChange>) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            let (message, membership) = access::authorize_message(tx, &step)?;
            let mut checks = Validator::default();
            checks.text(&change.text, MAX_TEXT_CHARS, "text", "Write a message.");
            checks.finish()?;
            check_changeable(tx, &message)?;
            access::check_reachable(tx, message.conversation, membership.member.side)?;
            send::check_risk(tx, &membership, &change.text)?;
            if message.kind == MessageKind::Voice {
                return Err(Error::conflict("wrong_state", "A voice note can only be deleted."));
            }
            if message.text != change.text.trim() {
                messages::edit(tx, message.id, change.text.trim())?;
                renotify(tx, &membership, &message)?;
            }
            changed(tx, &membership, message.id)
        })
        .await
}

/// Deletes one of the caller's own messages within 15 minutes. Everyone sees that there was one.
#[utoipa::path(delete, path = "/api/messages/{id}", operation_id = "messages_delete", tag = "messages", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Message), (status = 409, description = "too_late")))]
pub async fn delete(State(app): State<App>, step: Step<MessageId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (message, membership) = access::authorize_message(tx, &step)?;
            if message.deleted_at.is_none() {
                check_changeable(tx, &message)?;
                messages::delete(tx, &message)?;
                renotify(tx, &membership, &message)?;
            }
            changed(tx, &membership, message.id)
        })
        .await
}

/// Makes what was said about a message in notifications say what it says now.
fn renotify(tx: &mut Tx, membership: &Membership, before: &Stored) -> Result<()> {
    let after = messages::find(tx, before.id)?.ok_or_else(Error::internal)?;
    Ok(notify::message_changed(tx, membership, before, &after)?)
}

fn check_changeable(tx: &Tx, message: &Stored) -> Result<()> {
    if message.deleted_at.is_some() {
        return Err(Error::conflict("deleted", "This message was deleted."));
    }
    if tx.now() - message.sent_at >= CHANGEABLE_FOR {
        return Err(Error::conflict("too_late", "Messages can be changed for 15 minutes."));
    }
    Ok(())
}

/// Tells everyone about a changed message and returns it.
pub(super) fn changed(tx: &mut Tx, membership: &Membership, id: MessageId) -> Result<Message> {
    live::publish_to_members(tx, membership.conversation.id, LiveKind::MessageChanged)?;
    let message = messages::find(tx, id)?.ok_or_else(Error::internal)?;
    Ok(view::one(tx, membership, message)?)
}
