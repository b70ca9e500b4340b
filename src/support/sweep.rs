//! What the clock does with chats: the silent ones end, the old ones go.

use super::model::{EndedBy, Kind, SILENCE};
use super::{settings, store, tell};
use crate::clock::DAY;
use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    SILENT = "SELECT id FROM support_chats WHERE status <> 'ended' AND last_at <= $1 ORDER BY last_at LIMIT 100";
    // Who opened the chat and never wrote left nothing worth keeping.
    OLD = "SELECT id FROM support_chats WHERE ended_at IS NOT NULL AND (ended_at <= $1 OR (asked_at IS NULL AND ended_at <= $2)) ORDER BY ended_at LIMIT 100";
    EVENT = "INSERT INTO support_messages (chat_id, kind, body, sent_at) VALUES ($1, $2, $3, $4)";
    DROP_MESSAGES = "DELETE FROM support_messages WHERE chat_id = $1";
    DROP = "DELETE FROM support_chats WHERE id = $1";
}

/// One round; says whether there may be more.
///
/// # Errors
/// The database's.
pub fn tick(tx: &mut Tx, now: i64) -> Result<bool> {
    let silent: Vec<i64> = tx.all(SILENT, args![now - SILENCE], value)?;
    for id in &silent {
        store::end(tx, *id, EndedBy::Clock, now)?;
        tell::settled(tx, *id)?;
        tx.run(EVENT, args![*id, Kind::Event.as_str(), "A day without a word: the chat ended by itself.", now])?;
    }
    let kept = settings::keep_days(tx)? * DAY;
    let old: Vec<i64> = tx.all(OLD, args![now - kept, now - DAY], value)?;
    for id in &old {
        tx.run(DROP_MESSAGES, args![*id])?;
        tx.run(DROP, args![*id])?;
    }
    Ok(!silent.is_empty() || !old.is_empty())
}
