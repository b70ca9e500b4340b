//! Background cleanup: ends silent chats and deletes old ones.

use super::model::{CONNECTED_TIMEOUT, EMPTY_TIMEOUT, EndedBy, LineKind, MAX_ENDED_GUEST_CHATS, WAITING_TIMEOUT};
use super::{ending, settings};
use crate::clock::DAY;
use crate::db::{Result, Tx, value};
use crate::ids::ChatId;
use crate::stuck::{self, Tick};
use crate::{args, not_stuck, statements};

statements! {
    // A question no agent has taken gets the longest grace period, because support may be closed for days.
    TIMED_OUT = concat!("SELECT id FROM support_chats WHERE status <> 'ended' AND last_at <= CASE WHEN asked_at IS NULL THEN $1 WHEN status = 'connected' THEN $2 ELSE $3 END AND last_at <= $1", not_stuck!("chats", "support_chats.id"), " ORDER BY last_at LIMIT 100");
    // A chat without any message has nothing worth keeping, so it's deleted after a day.
    EXPIRED = "SELECT id FROM support_chats WHERE ended_at IS NOT NULL AND (ended_at <= $1 OR (asked_at IS NULL AND ended_at <= $2)) ORDER BY ended_at LIMIT 100";
    OVER_LIMIT = "SELECT id FROM support_chats WHERE status = 'ended' AND user_id IS NULL ORDER BY ended_at DESC LIMIT 100 OFFSET $1";
    EVENT = "INSERT INTO support_messages (chat_id, kind, body, sent_at) VALUES ($1, $2, $3, $4)";
    DELETE_MESSAGES = "DELETE FROM support_messages WHERE chat_id = $1";
    DELETE = "DELETE FROM support_chats WHERE id = $1";
}

/// Runs one batch and returns whether there may be more to do.
pub fn run_batch(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let silent: Vec<ChatId> =
        tx.all(TIMED_OUT, args![now - EMPTY_TIMEOUT, now - CONNECTED_TIMEOUT, now - WAITING_TIMEOUT], value)?;
    for id in &silent {
        stuck::attempt(tx, Tick::Chats, *id, |tx| {
            ending::end(tx, *id, EndedBy::Clock)?;
            let text = "The chat ended automatically because nobody wrote anything for a long time.";
            tx.run(EVENT, args![*id, LineKind::Event.as_str(), text, now])
        })?;
    }
    let retention = settings::keep_days(tx)? * DAY;
    let mut old: Vec<i64> = tx.all(EXPIRED, args![now - retention, now - DAY], value)?;
    if old.is_empty() {
        old = tx.all(OVER_LIMIT, args![MAX_ENDED_GUEST_CHATS], value)?;
    }
    for id in &old {
        tx.run(DELETE_MESSAGES, args![*id])?;
        tx.run(DELETE, args![*id])?;
    }
    Ok(!silent.is_empty() || !old.is_empty())
}
