//! Comments on lines of timesheets in the database.

use super::super::model::TimeComment;
use crate::contracts::model::Side;
use crate::db::{Result, Tx, value};
use crate::ids::{TimeEntryId, UserId};
use crate::{args, statements};

statements! {
    LIST = "SELECT c.id, c.side, u.name, c.text, c.created_at FROM time_comments c JOIN users u ON u.id = c.user_id WHERE c.entry_id = $1 ORDER BY c.id LIMIT 50";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM time_comments WHERE entry_id = $1";
    INSERT = "INSERT INTO time_comments (entry_id, side, user_id, text, created_at) VALUES ($1, $2, $3, $4, $5)";
    DELETE_OF = "DELETE FROM time_comments WHERE entry_id = $1";
}

/// Returns the comments on an entry, oldest first.
pub fn list(tx: &mut Tx, entry: TimeEntryId) -> Result<Vec<TimeComment>> {
    tx.all(LIST, args![entry], |row| {
        let (id, side, author) = (row.take()?, row.take()?, row.take()?);
        Ok(TimeComment { id, side, author, text: row.take()?, created_at: row.take()? })
    })
}

/// Counts the comments on an entry.
pub fn count(tx: &mut Tx, entry: TimeEntryId) -> Result<i64> {
    tx.one(COUNT, args![entry], value)
}

/// Adds a comment.
pub fn add(tx: &mut Tx, entry: TimeEntryId, (side, user): (Side, UserId), text: &str) -> Result<()> {
    tx.run(INSERT, args![entry, side.as_str(), user, text.trim(), tx.now()]).map(drop)
}

/// Deletes the comments on an entry.
pub fn delete_of(tx: &mut Tx, entry: TimeEntryId) -> Result<()> {
    tx.run(DELETE_OF, args![entry]).map(drop)
}
