//! Conversations in the database.

pub mod members;
pub mod messages;
pub mod scheduled;
pub mod search;

use super::model::{Conversation, Kind, NewConversation, Side};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ConversationId, EmployerId, MessageId};
use crate::{args, statements};

macro_rules! conversations {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.kind, c.subject_id, c.employer_id, c.group_id, c.title, c.full_names, c.asked_by, c.last_message_id FROM conversations c ",
            $rest
        )
    };
}

statements! {
    FIND = conversations!("WHERE c.id = $1");
    OF_SUBJECT = "SELECT id FROM conversations WHERE kind = $1 AND subject_id = $2 AND employer_id = $3";
    INSERT = "INSERT INTO conversations (kind, subject_id, employer_id, group_id, title, search, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    SET_LAST = "UPDATE conversations SET last_message_id = $2 WHERE id = $1";
    SET_ASKED_BY = "UPDATE conversations SET asked_by = $2 WHERE id = $1";
    REVEAL_NAMES = "UPDATE conversations SET full_names = 1 WHERE id = $1";
}

/// Reads a conversation from the columns of [`conversations!`].
fn read(row: &mut Row) -> Result<Conversation> {
    Ok(Conversation {
        id: row.take()?,
        kind: row.take()?,
        subject: row.take()?,
        employer: row.take()?,
        group: row.take()?,
        title: row.take()?,
        full_names: row.take()?,
        asked_by: row.take()?,
        last_message: row.take()?,
    })
}

/// Finds a conversation.
pub fn find(tx: &mut Tx, id: ConversationId) -> Result<Option<Conversation>> {
    tx.find(FIND, args![id], read)
}

/// Finds the conversation about a subject.
pub fn of_subject(tx: &mut Tx, kind: Kind, subject: i64, employer: EmployerId) -> Result<Option<ConversationId>> {
    tx.find(OF_SUBJECT, args![kind.as_str(), subject, employer], value)
}

/// Inserts a conversation without members. `search` is its folded title and names.
pub fn insert(tx: &mut Tx, new: &NewConversation, search: &str) -> Result<ConversationId> {
    let args = args![new.kind.as_str(), new.subject, new.employer, new.group, new.title, search, tx.now()];
    tx.insert(INSERT, args)
}

/// Records the newest message.
pub fn set_last_message(tx: &mut Tx, id: ConversationId, message: MessageId) -> Result<()> {
    tx.run(SET_LAST, args![id, message]).map(drop)
}

/// Records which side wrote first and waits for a reply; `None` once there is one.
pub fn set_asked_by(tx: &mut Tx, id: ConversationId, side: Option<Side>) -> Result<()> {
    tx.run(SET_ASKED_BY, args![id, side.map(Side::as_str)]).map(drop)
}

/// Lets both sides see each other's full names.
pub fn reveal_names(tx: &mut Tx, id: ConversationId) -> Result<()> {
    tx.run(REVEAL_NAMES, args![id]).map(drop)
}
