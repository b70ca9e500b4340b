//! Reactions to messages.

use axum::extract::State;
use axum::response::Response;

use super::access::{self, Membership};
use super::api::changed;
use super::model::{Message, REACTIONS};
use super::store::messages::Stored;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
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
pub async fn add(app: State<App>, step: Step<MessageId>, path: ReactionPath, write: Write<NoBody>) -> Result<Response> {
    change(app, step, path, write, |tx, message, membership, emoji| {
        if !REACTIONS.contains(&emoji) {
            return Err(Error::unprocessable("unknown_reaction", "Choose one of the reactions."));
        }
        if message.deleted_at.is_some() {
            return Err(Error::conflict("deleted", "This message was deleted."));
        }
        access::check_reachable(tx, message.conversation, membership.member.side)?;
        tx.run(ADD, args![message.id, membership.user, emoji, tx.now()])?;
        Ok(())
    })
    .await
}

/// Removes the caller's reaction.
#[utoipa::path(delete, path = "/api/messages/{id}/reactions/{emoji}", operation_id = "messages_unreact", tag = "messages", params(("id" = i64, Path), ("emoji" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = Message)))]
pub async fn remove(
    app: State<App>,
    step: Step<MessageId>,
    path: ReactionPath,
    write: Write<NoBody>,
) -> Result<Response> {
    change(app, step, path, write, |tx, message, membership, emoji| {
        tx.run(REMOVE, args![message.id, membership.user, emoji])?;
        Ok(())
    })
    .await
}

/// The message and the emoji.
type ReactionPath = Path<(MessageId, String)>;

async fn change(
    State(app): State<App>,
    step: Step<MessageId>,
    Path((_, emoji)): ReactionPath,
    write: Write<NoBody>,
    effect: fn(&mut Tx, &Stored, &Membership, &str) -> Result<()>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (message, membership) = access::authorize_message(tx, &step)?;
            effect(tx, &message, &membership, &emoji)?;
            changed(tx, &membership, message.id)
        })
        .await
}
