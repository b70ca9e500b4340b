//! What visitors do in a chat: send messages, end it, leave an email address.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::ending;
use super::messages::{self, Message};
use super::model::{ChatStatus, EndedBy, LineKind};
use super::notify;
use super::store::{self, Chat};
use super::view::{ChatView, availability_now, view};
use super::visitor::{Visitor, VisitorAction};
use crate::accounts::model::check_email;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::live::typing::Side;
use crate::policy::Grant;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, Json, NoBody, Result, Validator};

/// A message from the visitor.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewChatMessage)]
pub struct NewMessage {
    /// The chat's id.
    #[schema(max_length = 64)]
    session_id: String,
    #[schema(min_length = 1, max_length = 4000)]
    message: String,
    /// Always `text`.
    message_type: MessageType,
}

/// Type of a message that a visitor can send.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageType {
    /// Plain text.
    Text,
}

impl MessageType {
    const fn line_kind(self) -> LineKind {
        match self {
            Self::Text => LineKind::Text,
        }
    }
}

/// Sends a message.
/// The first one puts the chat in the queue and notifies the agents.
#[utoipa::path(post, path = "/api/support/chat/message", operation_id = "support_message", tag = "support", request_body = NewMessage, responses(
    (status = 201, body = Message), (status = 404), (status = 429)))]
pub async fn message(
    State(app): State<App>,
    client: Client,
    grant: Grant,
    guest: Visitor,
    write: Write<NewMessage>,
) -> Result<Response> {
    app.limits.check(Limit::ChatMessage, client)?;
    let (visitor, name) = (guest.clone(), write.body.session_id.clone());
    let chat = app.db.read(move |tx| Ok::<_, Error>(visitor.chat(tx, grant, &name)?.id)).await?;
    let sent = write
        .created(&app, move |tx, new| {
            let chat = guest.chat(tx, grant, &new.session_id)?;
            messages::validate(&new.message)?;
            messages::check_rate_limit(tx, chat.id)?;
            store::claim_for_account(tx, &chat, guest.caller.id())?;
            let sent = messages::add(tx, chat.id, new.message_type.line_kind(), None, new.message.trim())?;
            let open = availability_now(tx)?;
            let first = store::record_question(tx, chat.id, open.is_open)?;
            let chat = store::by_id(tx, chat.id)?.ok_or_else(Error::not_found)?;
            match chat.agent_id {
                Some(agent) => notify::notify_new_message(tx, &chat, agent, &sent.message)?,
                None if first => notify::notify_waiting(tx, &chat, &sent.message)?,
                None => {}
            }
            Ok(sent)
        })
        .await?;
    app.typing.clear(chat, Side::Visitor);
    Ok(sent)
}

/// Runs `effect` on the visitor's chat and returns the chat's new state.
fn with_chat(
    tx: &mut Tx,
    app: &App,
    visit: &VisitorAction,
    effect: impl FnOnce(&mut Tx, &Chat) -> Result<()>,
) -> Result<ChatView> {
    let chat = visit.chat(tx)?;
    effect(tx, &chat)?;
    view(tx, app, chat.id)
}

/// Request to end a chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndChat {
    /// Rating from 1 to 5; null if the visitor gives none.
    #[schema(minimum = 1, maximum = 5)]
    satisfaction: Option<i64>,
}

/// Ends the chat and dismisses it, with an optional rating.
/// A chat that has already ended is only rated and dismissed.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/end", operation_id = "support_end", tag = "support", params(("sessionId" = String, Path)), request_body = EndChat, responses(
    (status = 200, body = ChatView)))]
pub async fn end(State(app): State<App>, visit: VisitorAction, write: Write<EndChat>) -> Result<Response> {
    let inner = app.clone();
    write
        .ok(&app, move |tx, body| {
            with_chat(tx, &inner, &visit, |tx, chat| {
                let mut checks = Validator::default();
                let fits = body.satisfaction.is_none_or(|stars| (1..=5).contains(&stars));
                checks.require(fits, "satisfaction", "Choose 1 to 5 stars, or skip the rating.");
                checks.finish()?;
                // There is nothing to rate if no agent ever took the chat.
                let rating = body.satisfaction.filter(|_| chat.agent_id.is_some());
                if chat.status != ChatStatus::Ended {
                    ending::end(tx, chat.id, EndedBy::Visitor)?;
                    messages::add(tx, chat.id, LineKind::Event, None, "The visitor ended the chat.")?;
                }
                Ok(store::dismiss(tx, chat.id, rating)?)
            })
        })
        .await
}

/// Email address for a reply when no agent is available.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatEmail {
    #[schema(max_length = 254)]
    email: String,
}

/// Saves an email address for the reply.
#[utoipa::path(put, path = "/api/support/chat/{sessionId}/email", operation_id = "support_email", tag = "support", params(("sessionId" = String, Path)), request_body = ChatEmail, responses(
    (status = 200, body = ChatView), (status = 429)))]
pub async fn email(
    State(app): State<App>,
    client: Client,
    visit: VisitorAction,
    write: Write<ChatEmail>,
) -> Result<Response> {
    app.limits.check(Limit::ChatMessage, client)?;
    let inner = app.clone();
    write
        .ok(&app, move |tx, body| {
            with_chat(tx, &inner, &visit, |tx, chat| {
                let mut checks = Validator::default();
                check_email(&mut checks, &body.email);
                checks.finish()?;
                Ok(store::set_email(tx, chat.id, body.email.trim())?)
            })
        })
        .await
}

/// Reports that the visitor is typing.
/// This is held in memory for a few seconds and never stored.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/typing", operation_id = "support_typing", tag = "support", params(("sessionId" = String, Path)), request_body = NoBody, responses(
    (status = 204)))]
pub async fn typing(State(app): State<App>, visit: VisitorAction, Json(_): Json<NoBody>) -> Result<StatusCode> {
    let chat = app.db.read(move |tx| visit.chat(tx)).await?;
    app.typing.record(chat.id, Side::Visitor, app.clock.now());
    Ok(StatusCode::NO_CONTENT)
}

/// How far the visitor has read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ReadMark {
    /// Id of the newest agent message shown on the screen.
    #[schema(minimum = 0)]
    message_id: i64,
}

/// Marks messages as read, so that they don't show as unread on the visitor's other devices.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/seen", operation_id = "support_seen", tag = "support", params(("sessionId" = String, Path)), request_body = ReadMark, responses(
    (status = 204)))]
pub async fn seen(State(app): State<App>, visit: VisitorAction, Json(body): Json<ReadMark>) -> Result<StatusCode> {
    app.write(visit.visitor.caller.clone(), move |tx| {
        let chat = visit.chat(tx)?;
        store::mark_seen(tx, chat.id, body.message_id)?;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}
