//! Background cleanup: ends silent chats and deletes old ones.

use super::model::{EMPTY, EndedBy, GUESTS_CHATS, Kind, PROMISE, SILENCE};
use super::{notify, settings, store};
use crate::clock::DAY;
use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    // A question no agent has taken gets the longest grace period, because support may be closed for days.
    SILENT = "SELECT id FROM support_chats WHERE status <> 'ended' AND last_at <= CASE WHEN asked_at IS NULL THEN $1 WHEN status = 'connected' THEN $2 ELSE $3 END AND last_at <= $1 ORDER BY last_at LIMIT 100";
    // A chat without any message has nothing worth keeping, so it goes after a day.
    OLD = "SELECT id FROM support_chats WHERE ended_at IS NOT NULL AND (ended_at <= $1 OR (asked_at IS NULL AND ended_at <= $2)) ORDER BY ended_at LIMIT 100";
    TOO_MANY = "SELECT id FROM support_chats WHERE status = 'ended' AND user_id IS NULL ORDER BY ended_at DESC LIMIT 100 OFFSET $1";
    EVENT = "INSERT INTO support_messages (chat_id, kind, body, sent_at) VALUES ($1, $2, $3, $4)";
    DROP_MESSAGES = "DELETE FROM support_messages WHERE chat_id = $1";
    DROP = "DELETE FROM support_chats WHERE id = $1";
}

/// Runs one batch and returns whether there may be more to do.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let silent: Vec<i64> = tx.all(SILENT, args![now - EMPTY, now - SILENCE, now - PROMISE], value)?;
    for id in &silent {
        store::end(tx, *id, EndedBy::Clock)?;
        notify::settled(tx, *id)?;
        tx.run(
            EVENT,
            args![
                *id,
                Kind::Event.as_str(),
                "The chat ended automatically because nobody wrote anything for a long time.",
                now
            ],
        )?;
    }
    let kept = settings::keep_days(tx)? * DAY;
    let mut old: Vec<i64> = tx.all(OLD, args![now - kept, now - DAY], value)?;
    if old.is_empty() {
        old = tx.all(TOO_MANY, args![GUESTS_CHATS], value)?;
    }
    for id in &old {
        tx.run(DROP_MESSAGES, args![*id])?;
        tx.run(DROP, args![*id])?;
    }
    Ok(!silent.is_empty() || !old.is_empty())
}
