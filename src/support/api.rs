//! The visitor's end of a chat.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::guest::Guest;
use super::messages::{self, Message};
use super::model::{EndedBy, Kind, MESSAGE, OPEN, Open, PATIENCE, SUBJECT, Status, open_at};
use super::store::{self, Chat};
use super::typing::Side;
use super::{numbers, settings, tell};
use crate::accounts::model::check_email;
use crate::app::App;
use crate::db::Tx;
use crate::operator;
use crate::policy::Grant;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::error::Problem;
use crate::web::{Checks, Error, Json, Nothing, Path, Query, Result, Write, token};

/// Characters of the path on which a chat began.
const PAGE: usize = 300;

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

fn open_now(tx: &mut Tx, now: i64) -> Result<Open> {
    let (hours, zone) = (settings::hours(tx)?, operator::store::zone(tx)?);
    Ok(open_at(&hours, &zone, now))
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

fn view(tx: &mut Tx, app: &App, id: i64, now: i64) -> Result<Session> {
    let chat = store::by_id(tx, id)?.ok_or_else(Error::not_found)?;
    let open = open_now(tx, now)?;
    Ok(session(app, chat, open, now))
}

/// The visitor's chat, whether somebody is at the desk, and how soon it usually answers.
#[utoipa::path(get, path = "/api/support/chat", operation_id = "support_now", tag = "support", responses((status = 200, body = SupportNow)))]
pub async fn now(State(app): State<App>, guest: Guest) -> Result<axum::Json<SupportNow>> {
    let now = app.clock.now();
    let db = app.db.clone();
    Ok(axum::Json(db.read(move |tx| standing(tx, &app, &guest, now)).await?))
}

/// How things stand for a visitor.
///
/// # Errors
/// The database's.
pub fn standing(tx: &mut Tx, app: &App, guest: &Guest, now: i64) -> Result<SupportNow> {
    let open = open_now(tx, now)?;
    Ok(SupportNow {
        session: guest.current(tx, now)?.map(|chat| session(app, chat, open, now)),
        is_open: open.now,
        opens_at: open.next,
        usual_reply_seconds: numbers::usual_reply(tx, now)?,
    })
}

/// A chat to be started.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartChat {
    /// What it is about; usually nothing is said.
    #[schema(max_length = 200)]
    subject: Option<String>,
}

/// Starts a chat, or gives the one that is under way: a visitor has one. A second request for the same is
/// harmless by that, so it has no name; a stored answer could not bring the cookie again.
#[utoipa::path(post, path = "/api/support/chat/start", operation_id = "support_start", tag = "support", request_body = StartChat, responses(
    (status = 200, body = Session), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn start(
    State(app): State<App>,
    client: Client,
    guest: Guest,
    headers: HeaderMap,
    Json(body): Json<StartChat>,
) -> Result<Response> {
    app.limits.chat_start(client)?;
    let subject = body.subject.as_deref().map(str::trim).filter(|subject| !subject.is_empty()).map(str::to_owned);
    let mut checks = Checks::default();
    checks.at_most(subject.as_deref().unwrap_or_default(), SUBJECT, "subject");
    checks.done()?;
    let now = app.clock.now();
    let (name, page) = (token::name(), page(&headers));
    let known = cookies::get(&headers, &app.origin, Name::Support).zip(guest.hash);
    // Not a default: an empty token would be everybody's.
    let (text, hash) = match known {
        Some(known) => known,
        None => token::new(),
    };
    let signed_in = guest.caller.id().is_some();
    let (db, inner) = (app.db.clone(), app.clone());
    let session = db
        .write(move |tx| {
            let (user, current) = (guest.caller.id(), guest.current(tx, now)?);
            if let Some(chat) = current.filter(|chat| chat.status != Status::Ended) {
                store::adopt(tx, &chat, user)?;
                return view(tx, &inner, chat.id, now);
            }
            while let Some(over) = guest.current(tx, now)? {
                store::leave(tx, over.id, None, now)?;
            }
            if store::open_count(tx)? >= OPEN {
                return Err(Error::limited(
                    "support_full",
                    "Too many people are asking right now. Try again later.",
                    600,
                ));
            }
            let new = store::New { token: &name, user, visitor: &hash, subject: subject.as_deref(), page: &page };
            let id = store::insert(tx, &new, now)?;
            view(tx, &inner, id, now)
        })
        .await?;
    let cookie = (!signed_in).then(|| (header::SET_COOKIE, cookies::set(&app.origin, Name::Support, &text)));
    Ok((StatusCode::OK, AppendHeaders(cookie), axum::Json(session)).into_response())
}

/// The path of the page that the request came from, without what stands behind it.
fn page(headers: &HeaderMap) -> String {
    let sent = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = sent.parse::<axum::http::Uri>().map(|uri| uri.path().to_owned()).unwrap_or_default();
    path.chars().take(PAGE).collect()
}

/// A message of the visitor.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewMessage {
    /// The chat's name.
    #[schema(max_length = 64)]
    session_id: String,
    #[schema(min_length = 1, max_length = 4000)]
    message: String,
    /// Always text.
    message_type: MessageType,
}

/// What a visitor can send.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageType {
    /// Words.
    Text,
}

impl MessageType {
    const fn kind(self) -> Kind {
        match self {
            Self::Text => Kind::Text,
        }
    }
}

/// Checks what somebody wants to say.
///
/// # Errors
/// 422.
pub fn check_message(message: &str) -> Result<()> {
    let mut checks = Checks::default();
    checks.text(message, MESSAGE, "message", "Write something first.");
    checks.done()
}

/// Says something. With the first message the chat enters the queue, and the agents are told.
#[utoipa::path(post, path = "/api/support/chat/message", operation_id = "support_message", tag = "support", request_body = NewMessage, responses(
    (status = 201, body = Message), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn message(
    State(app): State<App>,
    client: Client,
    grant: Grant,
    guest: Guest,
    write: Write<NewMessage>,
) -> Result<Response> {
    app.limits.chat_message(client)?;
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .created(&app, move |tx, new| {
            let chat = guest.chat(tx, grant, &new.session_id)?;
            check_message(&new.message)?;
            messages::check_pace(tx, chat.id, now)?;
            store::adopt(tx, &chat, guest.caller.id())?;
            let said = messages::add(tx, chat.id, new.message_type.kind(), None, new.message.trim(), now)?;
            let open = open_now(tx, now)?;
            if store::asked(tx, chat.id, open.now, now)? {
                let chat = store::by_id(tx, chat.id)?.ok_or_else(Error::not_found)?;
                tell::waiting(tx, &chat, &said.message, now)?;
            }
            inner.typing.done(chat.id, Side::Visitor);
            Ok(said)
        })
        .await
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
    grant: Grant,
    guest: Guest,
    Path(name): Path<String>,
    Query(query): Query<After>,
) -> Result<axum::Json<Vec<Message>>> {
    let after = query.after.unwrap_or(0);
    let list = app
        .db
        .read(move |tx| {
            let chat = guest.chat(tx, grant, &name)?;
            Ok::<_, Error>(messages::of_visitor(tx, chat.id, after)?)
        })
        .await?;
    Ok(axum::Json(list))
}

/// The end of a chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndChat {
    /// 1 to 5; null when the visitor says nothing.
    #[schema(minimum = 1, maximum = 5)]
    satisfaction: Option<i64>,
}

/// Ends a chat and puts it away, with the visitor's rating. One that the desk has ended is put away.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/end", operation_id = "support_end", tag = "support", params(("sessionId" = String, Path)), request_body = EndChat, responses(
    (status = 200, body = Session), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn end(
    State(app): State<App>,
    grant: Grant,
    guest: Guest,
    Path(name): Path<String>,
    write: Write<EndChat>,
) -> Result<Response> {
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .ok(&app, move |tx, body| {
            let chat = guest.chat(tx, grant, &name)?;
            let mut checks = Checks::default();
            let fits = body.satisfaction.is_none_or(|stars| (1..=5).contains(&stars));
            checks.require(fits, "satisfaction", "Give 1 to 5 stars, or none.");
            checks.done()?;
            // Who waited in vain has nothing to rate.
            let rating = body.satisfaction.filter(|_| chat.agent_id.is_some());
            if chat.status != Status::Ended {
                store::end(tx, chat.id, EndedBy::Visitor, now)?;
                tell::settled(tx, chat.id)?;
                messages::add(tx, chat.id, Kind::Event, None, "The visitor ended the chat.", now)?;
            }
            store::leave(tx, chat.id, rating, now)?;
            view(tx, &inner, chat.id, now)
        })
        .await
}

/// Where to write when nobody is at the desk.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChatEmail {
    #[schema(max_length = 254)]
    email: String,
}

/// Leaves an email address for the answer.
#[utoipa::path(put, path = "/api/support/chat/{sessionId}/email", operation_id = "support_email", tag = "support", params(("sessionId" = String, Path)), request_body = ChatEmail, responses(
    (status = 200, body = Session), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn email(
    State(app): State<App>,
    client: Client,
    grant: Grant,
    guest: Guest,
    Path(name): Path<String>,
    write: Write<ChatEmail>,
) -> Result<Response> {
    app.limits.chat_message(client)?;
    let (now, inner) = (app.clock.now(), app.clone());
    write
        .ok(&app, move |tx, body| {
            let chat = guest.chat(tx, grant, &name)?;
            let mut checks = Checks::default();
            check_email(&mut checks, &body.email);
            checks.done()?;
            store::set_email(tx, chat.id, body.email.trim())?;
            view(tx, &inner, chat.id, now)
        })
        .await
}

/// Says that the visitor is typing; it is kept for a few seconds, and in memory only.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/typing", operation_id = "support_typing", tag = "support", params(("sessionId" = String, Path)), request_body = Nothing, responses(
    (status = 204), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn typing(
    State(app): State<App>,
    grant: Grant,
    guest: Guest,
    Path(name): Path<String>,
    Json(_): Json<Nothing>,
) -> Result<StatusCode> {
    let chat = app.db.read(move |tx| guest.chat(tx, grant, &name)).await?;
    app.typing.note(chat.id, Side::Visitor, app.clock.now());
    Ok(StatusCode::NO_CONTENT)
}

/// What the visitor has seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Seen {
    /// The newest message of an agent on the screen.
    #[schema(minimum = 0)]
    message_id: i64,
}

/// Says what the visitor has seen, so that it is no longer unread on another device.
#[utoipa::path(post, path = "/api/support/chat/{sessionId}/seen", operation_id = "support_seen", tag = "support", params(("sessionId" = String, Path)), request_body = Seen, responses(
    (status = 204), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn seen(
    State(app): State<App>,
    grant: Grant,
    guest: Guest,
    Path(name): Path<String>,
    Json(body): Json<Seen>,
) -> Result<StatusCode> {
    app.db
        .write(move |tx| {
            let chat = guest.chat(tx, grant, &name)?;
            store::seen(tx, chat.id, body.message_id)?;
            Ok::<_, Error>(StatusCode::NO_CONTENT)
        })
        .await
}
