//! What people wrote down for themselves about an interview, in the database.

use crate::db::{Result, Tx, value};
use crate::ids::{InterviewId, UserId};
use crate::{args, statements};

statements! {
    FIND = "SELECT text FROM interview_notes WHERE interview_id = $1 AND user_id = $2";
    SET = "INSERT INTO interview_notes (interview_id, user_id, text, updated_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (interview_id, user_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at";
    DELETE = "DELETE FROM interview_notes WHERE interview_id = $1 AND user_id = $2";
}

/// Returns a person's own notes on an interview; empty if there are none.
pub fn get(tx: &mut Tx, id: InterviewId, user: UserId) -> Result<String> {
    Ok(tx.find(FIND, args![id, user], value)?.unwrap_or_default())
}

/// Replaces a person's own notes on an interview.
pub fn set(tx: &mut Tx, id: InterviewId, user: UserId, text: &str) -> Result<()> {
    if text.trim().is_empty() {
        return tx.run(DELETE, args![id, user]).map(drop);
    }
    tx.run(SET, args![id, user, text, tx.now()]).map(drop)
}
