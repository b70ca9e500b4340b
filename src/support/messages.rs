//! Messages and other lines of a chat.

use serde::Serialize;
use utoipa::ToSchema;

use super::live;
use super::model::{LineKind, MAX_CHAT_LINES, MAX_GUEST_CHAT_LINES, MAX_MESSAGE_CHARS, MAX_MESSAGES_PER_MINUTE};
use crate::clock::{MINUTE, SECOND};
use crate::db::{self, Row, Tx, value};
use crate::ids::{ChatId, ChatMessageId, UserId};
use crate::web::{Error, Result, Validator};
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO support_messages (chat_id, kind, agent_id, body, sent_at) VALUES ($1, $2, $3, $4, $5) RETURNING id";
    // Notes and events must never reach the visitor, so this query doesn't read them at all.
    LIST_AFTER = "SELECT id, body, agent_id IS NOT NULL, sent_at FROM support_messages WHERE chat_id = $1 AND kind = 'text' AND id > $2 ORDER BY id DESC LIMIT 200";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT), EXISTS (SELECT 1 FROM support_chats WHERE id = $1 AND user_id IS NULL) FROM support_messages WHERE chat_id = $1";
    // The visitor's latest messages within the last minute. The oldest one tells when the next may be sent.
    RECENT = "SELECT sent_at FROM support_messages WHERE chat_id = $1 AND kind = 'text' AND agent_id IS NULL AND sent_at > $2 ORDER BY id DESC LIMIT $3";
}

/// A message as the visitor sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChatMessage)]
pub struct Message {
    /// Message id; later messages have greater ids.
    pub id: ChatMessageId,
    /// The text.
    pub message: String,
    /// Whether an agent sent it.
    pub is_from_agent: bool,
    /// When it was sent, in milliseconds since the epoch.
    pub sent_at: i64,
    /// Always `text`.
    pub message_type: &'static str,
}

fn message(row: &mut Row) -> db::Result<Message> {
    Ok(Message {
        id: row.take()?,
        message: row.take()?,
        is_from_agent: row.take()?,
        sent_at: row.take()?,
        message_type: LineKind::Text.as_str(),
    })
}

/// Returns the newest 200 messages with an id greater than `after`, oldest first.
pub fn visible_after(tx: &mut Tx, chat: ChatId, after: i64) -> db::Result<Vec<Message>> {
    let mut messages = tx.all(LIST_AFTER, args![chat, after], message)?;
    messages.reverse();
    Ok(messages)
}

/// Checks that a message is neither empty nor too long; 422 otherwise.
pub fn validate(message: &str) -> Result<()> {
    let mut checks = Validator::default();
    checks.text(message, MAX_MESSAGE_CHARS, "message", "Write a message first.");
    checks.finish()
}

/// Adds a line to a chat.
///
/// # Errors
/// 409 when the chat is full. Events are always accepted.
pub fn add(tx: &mut Tx, chat: ChatId, kind: LineKind, agent: Option<UserId>, body: &str) -> Result<Message> {
    let now = tx.now();
    let (count, is_guest_chat): (i64, bool) = tx.one(COUNT, args![chat], |row| Ok((row.take()?, row.take()?)))?;
    let max_lines = if is_guest_chat && agent.is_none() { MAX_GUEST_CHAT_LINES } else { MAX_CHAT_LINES };
    if count >= max_lines && kind != LineKind::Event {
        return Err(Error::conflict("chat_full", "This chat is full. End it and start a new one."));
    }
    let id = tx.insert(INSERT, args![chat, kind.as_str(), agent, body, now])?;
    match kind {
        LineKind::Note => live::agents_changed(tx, chat)?,
        LineKind::Text | LineKind::Event => live::changed(tx, chat)?,
    }
    let is_from_agent = agent.is_some();
    Ok(Message { id, message: body.to_owned(), is_from_agent, sent_at: now, message_type: kind.as_str() })
}

/// Enforces the visitor's limit of messages per minute.
///
/// # Errors
/// 429 with the seconds to wait.
pub fn check_rate_limit(tx: &mut Tx, chat: ChatId) -> Result<()> {
    let now = tx.now();
    let sent: Vec<i64> = tx.all(RECENT, args![chat, now - MINUTE, MAX_MESSAGES_PER_MINUTE], value)?;
    match sent.last() {
        Some(oldest) if i64::try_from(sent.len()).unwrap_or(i64::MAX) >= MAX_MESSAGES_PER_MINUTE => {
            let seconds = (oldest + MINUTE - now + SECOND - 1) / SECOND;
            Err(Error::rate_limited(u32::try_from(seconds).unwrap_or(u32::MAX)))
        }
        _ => Ok(()),
    }
}
