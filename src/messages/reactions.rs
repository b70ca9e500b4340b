//! Reactions to messages.

use axum::extract::State;
use axum::response::Response;

use super::access;
use super::api::changed;
use super::model::{Message, REACTIONS};
use crate::app::App;
use crate::app::Write;
use crate::ids::MessageId;
use crate::policy::Step;
use crate::web::{Error, NoBody, Path, Result};
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO message_reactions (message_id, user_id, emoji, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (message_id, user_id, emoji) DO NOTHING";
    REMOVE = "DELETE FROM message_reactions WHERE message_id = $1 AND user_id = $2 AND emoji = $3";
}

/// Adds a reaction to a message.
#[utoipa::path(put, path = "/api/messages/{id}/reactions/{emoji}", operation_id = "messages_react", tag = "messages", params(("id" = i64, Path), ("emoji" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Message)))]
pub async fn add(
    State(app): State<App>,
    step: Step<MessageId>,
    Path((_, emoji)): Path<(MessageId, String)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (message, seat) = access::authorize_message(tx, &step)?;
            if !REACTIONS.contains(&emoji.as_str()) {
                return Err(Error::unprocessable("unknown_reaction", "Choose one of the reactions."));
            }
            if message.deleted_at.is_some() {
                return Err(Error::conflict("deleted", "This message was deleted."));
            }
            access::check_reachable(tx, message.conversation, seat.member.side)?;
            tx.run(ADD, args![message.id, step.me.id, &emoji, tx.now()])?;
            changed(tx, &seat, message.id)
        })
        .await
}

/// Removes the caller's reaction.
#[utoipa::path(delete, path = "/api/messages/{id}/reactions/{emoji}", operation_id = "messages_unreact", tag = "messages", params(("id" = i64, Path), ("emoji" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Message)))]
pub async fn remove(
    State(app): State<App>,
    step: Step<MessageId>,
    Path((_, emoji)): Path<(MessageId, String)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (message, seat) = access::authorize_message(tx, &step)?;
            tx.run(REMOVE, args![message.id, step.me.id, &emoji])?;
            changed(tx, &seat, message.id)
        })
        .await
}
