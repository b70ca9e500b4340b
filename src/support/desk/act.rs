//! What an agent does with a chat.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::api::{Full, full};
use super::checked;
use crate::accounts::model::short_name;
use crate::app::App;
use crate::db::Tx;
use crate::policy::Grant;
use crate::support::api::check_message;
use crate::support::model::{EndedBy, Kind, Status};
use crate::support::typing::Side;
use crate::support::{messages, store, tell};
use crate::web::error::Problem;
use crate::web::{Checks, Error, Json, Me, Nothing, Path, Result, Write};

fn name(tx: &mut Tx, agent: i64) -> Result<String> {
    let name = tell::agent(tx, agent)?.ok_or_else(Error::not_found)?;
    Ok(short_name(&name))
}

fn event(tx: &mut Tx, chat: i64, agent: i64, words: &str, now: i64) -> Result<()> {
    messages::add(tx, chat, Kind::Event, Some(agent), words, now).map(drop)
}

fn takes(tx: &mut Tx, chat: i64, agent: i64, now: i64) -> Result<()> {
    store::give_to(tx, chat, agent, now)?;
    tell::settled(tx, chat)?;
    let words = format!("{} took the chat.", name(tx, agent)?);
    event(tx, chat, agent, &words, now)
}

/// Takes a chat that waits. Of two who try, one gets it; the other is told that it is taken.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/take", operation_id = "support_take", tag = "support", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Full), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn take(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Nothing>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .ok(&app, move |tx, _| {
            checked(tx, grant, &me, id)?;
            takes(tx, id, me.id, now)?;
            full(tx, &inner, id, now)
        })
        .await
}

/// Who gets the chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Transfer {
    agent_id: i64,
}

/// Hands a chat to a colleague, who is told; or takes it over from one.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/transfer", operation_id = "support_transfer", tag = "support", params(("id" = i64, Path)), request_body = Transfer, responses(
    (status = 200, body = Full), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn transfer(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Transfer>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .ok(&app, move |tx, body| {
            let chat = checked(tx, grant, &me, id)?;
            let to = tell::agent(tx, body.agent_id)?;
            let mut checks = Checks::default();
            checks.require(to.is_some(), "agentId", "Choose somebody who answers chats.");
            checks.done()?;
            if chat.agent_id == Some(body.agent_id) {
                return full(tx, &inner, id, now);
            }
            store::give_to(tx, id, body.agent_id, now)?;
            tell::settled(tx, id)?;
            let (from, to) = (name(tx, me.id)?, short_name(&to.unwrap_or_default()));
            if body.agent_id == me.id {
                event(tx, id, me.id, &format!("{from} took the chat over."), now)?;
            } else {
                event(tx, id, me.id, &format!("{from} handed the chat to {to}"), now)?;
                tell::handed_over(tx, id, &from, body.agent_id, now)?;
            }
            full(tx, &inner, id, now)
        })
        .await
}

/// Words of an agent.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AgentWords {
    #[schema(min_length = 1, max_length = 4000)]
    message: String,
}

/// Answers. A chat that waits is taken by that.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/messages", operation_id = "support_answer", tag = "support", params(("id" = i64, Path)), request_body = AgentWords, responses(
    (status = 201, body = Full), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn message(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<AgentWords>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .created(&app, move |tx, words| {
            let chat = checked(tx, grant, &me, id)?;
            check_message(&words.message)?;
            if chat.status == Status::Waiting {
                takes(tx, id, me.id, now)?;
            }
            messages::add(tx, id, Kind::Text, Some(me.id), words.message.trim(), now)?;
            store::answered(tx, id, now)?;
            inner.typing.done(id, Side::Agent);
            full(tx, &inner, id, now)
        })
        .await
}

/// Notes something for the desk. The visitor never sees it.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/notes", operation_id = "support_note", tag = "support", params(("id" = i64, Path)), request_body = AgentWords, responses(
    (status = 201, body = Full), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn note(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<AgentWords>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .created(&app, move |tx, words| {
            checked(tx, grant, &me, id)?;
            check_message(&words.message)?;
            messages::add(tx, id, Kind::Note, Some(me.id), words.message.trim(), now)?;
            full(tx, &inner, id, now)
        })
        .await
}

/// Says that the agent is typing; it is kept for a few seconds, and in memory only.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/typing", operation_id = "support_agent_typing", tag = "support", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn typing(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    Json(_): Json<Nothing>,
) -> Result<StatusCode> {
    app.db.read(move |tx| checked(tx, grant, &me, id)).await?;
    app.typing.note(id, Side::Agent, app.clock.now());
    Ok(StatusCode::NO_CONTENT)
}

/// Ends a chat. It stays with the visitor for a day, so that the last words are read.
#[utoipa::path(post, path = "/api/admin/support/chats/{id}/end", operation_id = "support_close", tag = "support", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Full), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn end(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Nothing>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .ok(&app, move |tx, _| {
            checked(tx, grant, &me, id)?;
            store::end(tx, id, EndedBy::Agent, now)?;
            tell::settled(tx, id)?;
            let words = format!("{} ended the chat.", name(tx, me.id)?);
            event(tx, id, me.id, &words, now)?;
            full(tx, &inner, id, now)
        })
        .await
}
