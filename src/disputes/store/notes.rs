//! The mediators' own notes in the database.

use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::ids::{DisputeId, UserId};
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO dispute_notes (dispute_id, user_id, text, created_at) VALUES ($1, $2, $3, $4)";
    LIST = "SELECT n.id, u.name, n.text, n.created_at FROM dispute_notes n JOIN users u ON u.id = n.user_id WHERE n.dispute_id = $1 ORDER BY n.id DESC LIMIT 100";
}

/// A note that only mediators read.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeNote)]
pub struct Note {
    /// Its id.
    pub id: i64,
    /// Who wrote it.
    pub author: String,
    /// The text.
    pub text: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
}

/// Stores a note.
pub fn insert(tx: &mut Tx, id: DisputeId, by: UserId, text: &str) -> Result<()> {
    tx.run(INSERT, args![id, by, text.trim(), tx.now()]).map(drop)
}

/// Returns the newest notes, newest first, at most 100.
pub fn list(tx: &mut Tx, id: DisputeId) -> Result<Vec<Note>> {
    let read = |row: &mut Row| Ok(Note { id: row.take()?, author: row.take()?, text: row.take()?, at: row.take()? });
    tx.all(LIST, args![id], read)
}
