//! How a chat looks to its visitor, and whether support is open.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{ASK_EMAIL_AFTER, Availability, ChatStatus, availability_at};
use super::store::{self, Chat};
use super::visitor::Visitor;
use super::{settings, statistics};
use crate::app::App;
use crate::db::Tx;
use crate::ids::ChatId;
use crate::live::typing::Side;
use crate::site;
use crate::web::{Error, Result};

/// A chat as its visitor sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChatSession)]
pub struct ChatView {
    /// Unguessable id of the chat, used in the API's paths.
    id: String,
    status: ChatStatus,
    /// Subject, if the visitor gave one.
    subject: Option<String>,
    /// Agent handling the chat, as first name and initial; null until an agent takes it.
    agent: Option<String>,
    /// Whether the agent is typing right now.
    agent_typing: bool,
    /// Whether to ask for an email address, because a reply may take a while.
    asks_email: bool,
    /// Email address the visitor left for the reply.
    email: Option<String>,
}

/// The visitor's current chat, support availability and the usual reply time.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupportNow {
    /// The visitor's current chat; null if there is none.
    session: Option<ChatView>,
    /// Whether support is open now; also true when no hours are published.
    is_open: bool,
    /// When support opens next, in milliseconds since the epoch; null while it is open.
    opens_at: Option<i64>,
    /// Median time to a first reply over the last 30 days, in seconds; null with too little data.
    usual_reply_seconds: Option<i64>,
}

/// Checks whether support is open now.
pub fn availability_now(tx: &mut Tx) -> Result<Availability> {
    let (hours, zone) = (settings::hours(tx)?, site::store::zone(tx)?);
    Ok(availability_at(&hours, &zone, tx.now()))
}

fn session(app: &App, chat: Chat, open: Availability, now: i64) -> ChatView {
    let waited_briefly = chat.asked_at.is_none_or(|asked| now - asked < ASK_EMAIL_AFTER);
    let no_email_known = chat.user.is_none() && chat.email.is_none();
    ChatView {
        agent_typing: chat.status == ChatStatus::Connected && app.typing.is_typing(chat.id, Side::Agent, now),
        asks_email: chat.status == ChatStatus::Waiting && no_email_known && (!open.is_open || !waited_briefly),
        id: chat.token,
        status: chat.status,
        subject: chat.subject,
        agent: chat.agent,
        email: chat.email,
    }
}

/// Returns a chat as its visitor sees it, or 404.
pub fn view(tx: &mut Tx, app: &App, id: ChatId) -> Result<ChatView> {
    let now = tx.now();
    let chat = store::by_id(tx, id)?.ok_or_else(Error::not_found)?;
    let open = availability_now(tx)?;
    Ok(session(app, chat, open, now))
}

/// Builds the response of `GET /api/support/chat`, which pages also embed.
pub fn support_now(tx: &mut Tx, app: &App, visitor: &Visitor) -> Result<SupportNow> {
    let now = tx.now();
    let open = availability_now(tx)?;
    Ok(SupportNow {
        session: visitor.current(tx)?.map(|chat| session(app, chat, open, now)),
        is_open: open.is_open,
        opens_at: open.opens_at,
        usual_reply_seconds: statistics::usual_reply(tx)?,
    })
}
