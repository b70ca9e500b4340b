//! What agents do with a chat: take it, transfer it, reply, add notes, end it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{self, ChatDetails};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::identity::model::short_name;
use crate::ids::{ChatId, UserId};
use crate::live::typing::Side;
use crate::policy::Step;
use crate::support::model::{ChatStatus, EndedBy, LineKind};
use crate::support::store::{self};
use crate::support::{ending, messages, notify};
use crate::web::{Error, Json, NoBody, Result, Validator};

fn name(tx: &mut Tx, agent: UserId) -> Result<String> {
    let name = notify::agent(tx, agent)?.ok_or_else(Error::not_found)?;
    Ok(short_name(&name))
}

fn add_line(tx: &mut Tx, step: &Step<ChatId>, kind: LineKind, text: &str) -> Result<()> {
    messages::add(tx, step.id, kind, Some(step.me.id), text).map(drop)
}

/// Records the agent's action in the chat, visible to agents only.
fn add_event(tx: &mut Tx, step: &Step<ChatId>, action: &str) -> Result<()> {
    let agent = name(tx, step.me.id)?;
    add_line(tx, step, LineKind::Event, &format!("{agent} {action}"))
}

fn take_chat(tx: &mut Tx, step: &Step<ChatId>) -> Result<()> {
    store::assign(tx, step.id, step.me.id)?;
    notify::clear_notifications(tx, step.id)?;
    add_event(tx, step, "took the chat.")
}

/// Takes a waiting chat.
/// If two agents try at once, the second gets a 409.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/take", operation_id = "support_take", tag = "support", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ChatDetails)))]
pub async fn take(State(app): State<App>, step: Step<ChatId>, write: Write<NoBody>) -> Result<Response> {
    let inner = app.clone();
    write.ok(&app, move |tx, _| access::act(tx, &inner, &step, |tx, _| take_chat(tx, &step))).await
}

/// Agent to transfer the chat to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TransferChat {
    agent_id: UserId,
}

/// Transfers a chat to another agent, who is notified, or to yourself.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/transfer", operation_id = "support_transfer", tag = "support", params(("id" = i64, Path)), request_body = TransferChat, responses(
    (status = 200, body = ChatDetails)))]
pub async fn transfer(State(app): State<App>, step: Step<ChatId>, write: Write<TransferChat>) -> Result<Response> {
    let inner = app.clone();
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &inner, &step, |tx, chat| {
                let to = notify::agent(tx, body.agent_id)?;
                let mut checks = Validator::default();
                checks.require(to.is_some(), "agentId", "Choose someone who can answer chats.");
                checks.finish()?;
                if chat.agent_id == Some(body.agent_id) {
                    return Ok(());
                }
                transfer_chat(tx, &step, body.agent_id, &short_name(&to.unwrap_or_default()))
            })
        })
        .await
}

fn transfer_chat(tx: &mut Tx, step: &Step<ChatId>, to: UserId, to_name: &str) -> Result<()> {
    store::assign(tx, step.id, to)?;
    notify::clear_notifications(tx, step.id)?;
    if to == step.me.id {
        return add_event(tx, step, "took over the chat.");
    }
    add_event(tx, step, &format!("transferred the chat to {to_name}"))?;
    let from = name(tx, step.me.id)?;
    Ok(notify::notify_transferred(tx, step.id, &from, to)?)
}

/// Text from an agent.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgentMessage {
    #[schema(min_length = 1, max_length = 4000)]
    message: String,
}

/// Replies to the visitor.
/// Replying to a waiting chat also takes it.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/messages", operation_id = "support_answer", tag = "support", params(("id" = i64, Path)), request_body = AgentMessage, responses(
    (status = 201, body = ChatDetails)))]
pub async fn message(State(app): State<App>, step: Step<ChatId>, write: Write<AgentMessage>) -> Result<Response> {
    let (inner, chat) = (app.clone(), step.id);
    let sent = write
        .created(&app, move |tx, text| {
            access::act(tx, &inner, &step, |tx, chat| {
                messages::validate(&text.message)?;
                if chat.status == ChatStatus::Waiting {
                    take_chat(tx, &step)?;
                }
                add_line(tx, &step, LineKind::Text, text.message.trim())?;
                store::record_reply(tx, step.id)?;
                notify::clear_notifications(tx, step.id)?;
                Ok(())
            })
        })
        .await?;
    app.typing.clear(chat, Side::Agent);
    Ok(sent)
}

/// Adds an internal note.
/// The visitor never sees it.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/notes", operation_id = "support_note", tag = "support", params(("id" = i64, Path)), request_body = AgentMessage, responses(
    (status = 201, body = ChatDetails)))]
pub async fn note(State(app): State<App>, step: Step<ChatId>, write: Write<AgentMessage>) -> Result<Response> {
    let inner = app.clone();
    write
        .created(&app, move |tx, text| {
            access::act(tx, &inner, &step, |tx, _| {
                messages::validate(&text.message)?;
                add_line(tx, &step, LineKind::Note, text.message.trim())
            })
        })
        .await
}

/// Reports that the agent is typing.
/// This is held in memory for a few seconds and never stored.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/typing", operation_id = "support_agent_typing", tag = "support", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 204)))]
pub async fn typing(State(app): State<App>, step: Step<ChatId>, Json(_): Json<NoBody>) -> Result<StatusCode> {
    let id = step.id;
    app.db.read(move |tx| access::authorize(tx, &step)).await?;
    app.typing.record(id, Side::Agent, app.clock.now());
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a chat.
/// The visitor still sees it for a day, to read the last messages.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/end", operation_id = "support_close", tag = "support", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ChatDetails)))]
pub async fn end(State(app): State<App>, step: Step<ChatId>, write: Write<NoBody>) -> Result<Response> {
    let inner = app.clone();
    write
        .ok(&app, move |tx, _| {
            access::act(tx, &inner, &step, |tx, _| {
                ending::end(tx, step.id, EndedBy::Agent)?;
                add_event(tx, &step, "ended the chat.")
            })
        })
        .await
}
