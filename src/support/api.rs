//! What a visitor sees of a chat.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::messages::{self, Message};
use super::model::{Open, PATIENCE, Status, open_at};
use super::store::{self, Chat};
use super::visitor::{Visitor, VisitorStep};
use super::{numbers, settings};
use crate::app::App;
use crate::db::Tx;
use crate::live::typing::Side;
use crate::site;
use crate::web::error::Problem;
use crate::web::{Error, Query, Result};

/// A chat as its visitor sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChatSession)]
pub struct Session {
    /// Its name.
    id: String,
    status: Status,
    /// What it is about.
    subject: Option<String>,
    /// Who has it: first name and initial.
    agent: Option<String>,
    /// The agent is typing right now.
    agent_typing: bool,
    /// Nobody may come soon: ask where to write.
    asks_email: bool,
    /// Where to write, as the visitor said.
    email: Option<String>,
}

/// The visitor's chat and what the desk promises.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupportNow {
    /// The chat that the visitor has not put away.
    session: Option<Session>,
    /// Somebody is at the desk, or no hours are announced.
    is_open: bool,
    /// When somebody comes next; null while the desk is open.
    opens_at: Option<i64>,
    /// The middle of the first replies of 30 days; null while there are too few to tell.
    usual_reply_seconds: Option<i64>,
}

/// Whether somebody is at the desk now.
pub fn open_now(tx: &mut Tx) -> Result<Open> {
    let (hours, zone) = (settings::hours(tx)?, site::store::zone(tx)?);
    Ok(open_at(&hours, &zone, tx.now()))
}

fn session(app: &App, chat: Chat, open: Open, now: i64) -> Session {
    let patient = chat.asked_at.is_none_or(|asked| now - asked < PATIENCE);
    let unknown = chat.user.is_none() && chat.email.is_none();
    Session {
        agent_typing: chat.status == Status::Connected && app.typing.is(chat.id, Side::Agent, now),
        asks_email: chat.status == Status::Waiting && unknown && (!open.now || !patient),
        id: chat.token,
        status: chat.status,
        subject: chat.subject,
        agent: chat.agent,
        email: chat.email,
    }
}

/// A chat as its visitor sees it after a change.
///
/// # Errors
/// 404, or the database's.
pub fn view(tx: &mut Tx, app: &App, id: i64) -> Result<Session> {
    let now = tx.now();
    let chat = store::by_id(tx, id)?.ok_or_else(Error::not_found)?;
    let open = open_now(tx)?;
    Ok(session(app, chat, open, now))
}

/// The visitor's chat, whether somebody is at the desk, and how soon it usually answers.
#[utoipa::path(get, path = "/api/support/chat", operation_id = "support_now", tag = "support", responses((status = 200, body = SupportNow)))]
pub async fn now(State(app): State<App>, guest: Visitor) -> Result<axum::Json<SupportNow>> {
    let db = app.db.clone();
    Ok(axum::Json(db.read(move |tx| standing(tx, &app, &guest)).await?))
}

/// How things stand for a visitor.
pub fn standing(tx: &mut Tx, app: &App, guest: &Visitor) -> Result<SupportNow> {
    let now = tx.now();
    let open = open_now(tx)?;
    Ok(SupportNow {
        session: guest.current(tx)?.map(|chat| session(app, chat, open, now)),
        is_open: open.now,
        opens_at: open.next,
        usual_reply_seconds: numbers::usual_reply(tx)?,
    })
}

/// From where on messages are wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// Only those with a greater id.
    after: Option<i64>,
}

/// What was said, the oldest first; the newest 200 at most.
#[utoipa::path(get, path = "/api/support/chat/{sessionId}/messages", operation_id = "support_messages", tag = "support", params(("sessionId" = String, Path), After), responses(
    (status = 200, body = Vec<Message>), (status = 404, body = Problem)))]
pub async fn messages(
    State(app): State<App>,
    visit: VisitorStep,
    Query(query): Query<After>,
) -> Result<axum::Json<Vec<Message>>> {
    let after = query.after.unwrap_or(0);
    let list = app
        .db
        .read(move |tx| {
            let chat = visit.chat(tx)?;
            Ok::<_, Error>(messages::of_visitor(tx, chat.id, after)?)
        })
        .await?;
    Ok(axum::Json(list))
}
