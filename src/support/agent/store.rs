//! Database access to chats, from the agents' side.

use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::ids::{ChatId, ChatMessageId, UserId};
use crate::support::model::{ChatStatus, EndedBy, LineKind};
use crate::text::truncate;
use crate::web::{List, Page};
use crate::{args, statements};

macro_rules! summaries {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.status, c.subject, c.page, c.email, c.user_id, u.name, u.email, c.agent_id, a.name, c.asked_at, c.taken_at,
               c.first_reply_at, c.ended_at, c.ended_by, c.rating,
               (SELECT m.body FROM support_messages m WHERE m.chat_id = c.id AND m.kind = 'text' ORDER BY m.id DESC LIMIT 1),
               (SELECT m.agent_id IS NULL FROM support_messages m WHERE m.chat_id = c.id AND m.kind = 'text' ORDER BY m.id DESC LIMIT 1)
             FROM support_chats c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users a ON a.id = c.agent_id WHERE ",
            $rest
        )
    };
}

statements! {
    ONE = summaries!("c.id = $1");
    // The waiting list starts with the longest wait; the other lists start with the newest chat.
    WAITING = summaries!("c.status = 'waiting' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    WAITING_BEFORE = summaries!("c.status = 'waiting' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    // The plus keeps SQLite from looking through all chats that the agent ever took.
    MINE = summaries!("+c.agent_id = $3 AND c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    MINE_BEFORE = summaries!("+c.agent_id = $3 AND c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    OPEN = summaries!("c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    OPEN_BEFORE = summaries!("c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    CLOSED = summaries!("c.status = 'ended' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    CLOSED_BEFORE = summaries!("c.status = 'ended' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    EARLIER = summaries!("c.id < $1 AND c.asked_at IS NOT NULL AND (c.user_id = (SELECT s.user_id FROM support_chats s WHERE s.id = $1)
                        OR c.visitor_hash = (SELECT s.visitor_hash FROM support_chats s WHERE s.id = $1)) ORDER BY c.id DESC LIMIT 10");
    COUNTS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN c.status = 'waiting' THEN 1 ELSE 0 END), 0) AS BIGINT),
                CAST(COALESCE(SUM(CASE WHEN c.status = 'connected' AND c.agent_id = $1 THEN 1 ELSE 0 END), 0) AS BIGINT)
              FROM support_chats c WHERE c.status IN ('waiting', 'connected') AND c.asked_at IS NOT NULL";
    LINES = "SELECT m.id, m.kind, m.agent_id, a.name, m.body, m.sent_at FROM support_messages m LEFT JOIN users a ON a.id = m.agent_id
             WHERE m.chat_id = $1 ORDER BY m.id DESC LIMIT $2";
}

/// A chat in a list of the support inbox.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InboxChat)]
pub struct ChatSummary {
    /// Chat id.
    pub id: ChatId,
    /// Its status.
    pub status: ChatStatus,
    /// Subject, if the visitor gave one.
    pub subject: Option<String>,
    /// Path of the page it was started from.
    pub page: String,
    /// Email address the visitor left, or else the account's.
    pub email: Option<String>,
    /// Id of the visitor's account; null if not signed in.
    pub user_id: Option<UserId>,
    /// Name on the visitor's account.
    pub user_name: Option<String>,
    /// Id of the agent handling the chat.
    pub agent_id: Option<UserId>,
    /// Name of the agent handling the chat.
    pub agent_name: Option<String>,
    /// When the visitor sent the first message, in milliseconds since the epoch.
    pub asked_at: Option<i64>,
    /// When an agent first took it, in milliseconds since the epoch.
    pub taken_at: Option<i64>,
    /// When the first reply was sent, in milliseconds since the epoch.
    pub first_reply_at: Option<i64>,
    /// When it ended, in milliseconds since the epoch; null while it is open.
    pub ended_at: Option<i64>,
    /// Who or what ended it.
    pub ended_by: Option<EndedBy>,
    /// The visitor's rating, 1 to 5.
    pub rating: Option<i64>,
    /// Start of the last message.
    pub last_message: Option<String>,
    /// Whether the visitor sent the last message, so a reply is due.
    pub answer_due: bool,
}

/// A line of a chat as agents see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChatLine)]
pub struct Line {
    /// Line id; later lines have greater ids.
    pub id: ChatMessageId,
    /// Message, note or event.
    pub kind: LineKind,
    /// Id of the agent who wrote it; null for the visitor and the system.
    pub agent_id: Option<UserId>,
    /// That agent's name.
    pub agent_name: Option<String>,
    /// The text.
    pub body: String,
    /// When it was written, in milliseconds since the epoch.
    pub sent_at: i64,
}

/// Number of chats in each list of the support inbox.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = InboxCounts)]
pub struct InboxCounts {
    /// Chats no agent has taken.
    pub waiting: i64,
    /// Chats the caller has taken.
    pub mine: i64,
    /// Chats any agent has taken.
    pub open: i64,
}

/// Maximum length of the last message in a list, in characters.
const MAX_EXCERPT_CHARS: usize = 140;

fn summary(row: &mut Row) -> Result<ChatSummary> {
    let (id, status) = (row.take()?, row.take()?);
    let (subject, page, left) = (row.take()?, row.take()?, row.take::<Option<String>>()?);
    let (user_id, user_name, account) = (row.take()?, row.take()?, row.take()?);
    Ok(ChatSummary {
        id,
        status,
        subject,
        page,
        email: left.or(account),
        user_id,
        user_name,
        agent_id: row.take()?,
        agent_name: row.take()?,
        asked_at: row.take()?,
        taken_at: row.take()?,
        first_reply_at: row.take()?,
        ended_at: row.take()?,
        ended_by: row.take()?,
        rating: row.take()?,
        last_message: row.take::<Option<String>>()?.map(|words| truncate(&words, MAX_EXCERPT_CHARS)),
        answer_due: row.take::<Option<bool>>()?.unwrap_or(false),
    })
}

/// A list of the support inbox.
#[derive(Clone, Copy, Debug, serde::Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = InboxQueue)]
pub enum InboxQueue {
    /// Chats no agent has taken.
    Waiting,
    /// Chats the caller has taken.
    Mine,
    /// Chats any agent has taken.
    Open,
    /// Chats that have ended.
    Closed,
}

/// Returns a page of a list. Waiting chats come oldest first, all others newest first.
pub fn list(tx: &mut Tx, queue: InboxQueue, me: UserId, page: &Page) -> Result<List<ChatSummary>> {
    let (sql, from) = match queue {
        InboxQueue::Waiting => page.start(WAITING, WAITING_BEFORE, 0),
        InboxQueue::Mine => page.start(MINE, MINE_BEFORE, i64::MAX),
        InboxQueue::Open => page.start(OPEN, OPEN_BEFORE, i64::MAX),
        InboxQueue::Closed => page.start(CLOSED, CLOSED_BEFORE, i64::MAX),
    };
    let rows = if queue == InboxQueue::Mine {
        tx.all(sql, args![from, page.rows(), me], summary)?
    } else {
        tx.all(sql, args![from, page.rows()], summary)?
    };
    Ok(page.list(rows, |card| card.id.0))
}

/// Returns one chat.
pub fn one(tx: &mut Tx, id: ChatId) -> Result<ChatSummary> {
    tx.one(ONE, args![id], summary)
}

/// Returns the visitor's last ten chats before this one.
pub fn earlier(tx: &mut Tx, id: ChatId) -> Result<Vec<ChatSummary>> {
    tx.all(EARLIER, args![id], summary)
}

/// Counts the chats in each list.
pub fn counts(tx: &mut Tx, me: UserId) -> Result<InboxCounts> {
    tx.one(COUNTS, args![me], |row| {
        let (all, waiting, mine): (i64, i64, i64) = (row.take()?, row.take()?, row.take()?);
        Ok(InboxCounts { waiting, mine, open: all - waiting })
    })
}

/// Returns the newest lines of a chat, oldest first.
pub fn lines(tx: &mut Tx, chat: ChatId, limit: i64) -> Result<Vec<Line>> {
    let mut lines = tx.all(LINES, args![chat, limit], |row: &mut Row| {
        Ok(Line {
            id: row.take()?,
            kind: row.take()?,
            agent_id: row.take()?,
            agent_name: row.take()?,
            body: row.take()?,
            sent_at: row.take()?,
        })
    })?;
    lines.reverse();
    Ok(lines)
}
