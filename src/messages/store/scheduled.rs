//! Messages that wait for their time.

use crate::db::{Result, Row, Tx, value};
use crate::files::model::File;
use crate::ids::{ConversationId, FileId, MessageId, ScheduledMessageId, UserId};
use crate::subject::Subject;
use crate::{args, files, statements};

macro_rules! rows {
    ($rest:literal) => {
        concat!(
            "SELECT id, conversation_id, sender_id, client_id, text, reply_to, send_at, created_at, failure FROM scheduled_messages ",
            $rest
        )
    };
}

statements! {
    FIND = rows!("WHERE id = $1");
    OF_DEVICE = rows!("WHERE conversation_id = $1 AND sender_id = $2 AND client_id = $3");
    LIST = rows!("WHERE conversation_id = $1 AND sender_id = $2 ORDER BY send_at, id LIMIT 100");
    INSERT = "INSERT INTO scheduled_messages (conversation_id, sender_id, client_id, text, reply_to, send_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    SET_FAILURE = "UPDATE scheduled_messages SET failure = $2 WHERE id = $1";
    OF_SENDER = "SELECT id FROM scheduled_messages WHERE sender_id = $1 ORDER BY id LIMIT $2";
    DELETE = "DELETE FROM scheduled_messages WHERE id = $1";
}

/// A message that waits for its time.
#[derive(Clone, Debug)]
pub struct Scheduled {
    /// Row id.
    pub id: ScheduledMessageId,
    /// Its conversation.
    pub conversation: ConversationId,
    /// Who wrote it.
    pub sender: UserId,
    /// The id that the sender's device chose.
    pub client_id: String,
    /// The text.
    pub text: String,
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// When it will be sent.
    pub send_at: i64,
    /// When it was written.
    pub created_at: i64,
    /// Why it couldn't be sent when its time came.
    pub failure: Option<String>,
}

fn read(row: &mut Row) -> Result<Scheduled> {
    Ok(Scheduled {
        id: row.take()?,
        conversation: row.take()?,
        sender: row.take()?,
        client_id: row.take()?,
        text: row.take()?,
        reply_to: row.take()?,
        send_at: row.take()?,
        created_at: row.take()?,
        failure: row.take()?,
    })
}

/// Finds a message.
pub fn find(tx: &mut Tx, id: ScheduledMessageId) -> Result<Option<Scheduled>> {
    tx.find(FIND, args![id], read)
}

/// Finds the message that a person's device scheduled under an id of its own.
pub fn of_device(tx: &mut Tx, conversation: ConversationId, sender: UserId, client: &str) -> Result<Option<Scheduled>> {
    tx.find(OF_DEVICE, args![conversation, sender, client], read)
}

/// Returns a person's messages of a conversation, the next one first; at most 100.
pub fn list(tx: &mut Tx, conversation: ConversationId, sender: UserId) -> Result<Vec<Scheduled>> {
    tx.all(LIST, args![conversation, sender], read)
}

/// A message to schedule.
#[derive(Clone, Copy, Debug)]
pub struct NewScheduled<'a> {
    /// Its conversation.
    pub conversation: ConversationId,
    /// Who writes it.
    pub sender: UserId,
    /// The id that the sender's device chose.
    pub client_id: &'a str,
    /// The text.
    pub text: &'a str,
    /// The sender's files.
    pub files: &'a [FileId],
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// When to send it.
    pub send_at: i64,
}

/// Stores a message until its time.
pub fn insert(tx: &mut Tx, new: &NewScheduled) -> Result<ScheduledMessageId> {
    let args = args![new.conversation, new.sender, new.client_id, new.text, new.reply_to, new.send_at, tx.now()];
    let id = tx.insert(INSERT, args)?;
    new.files.iter().try_for_each(|file| files::store::add_use(tx, *file, Subject::ScheduledMessage(id)))?;
    Ok(id)
}

/// Returns a message's files.
pub fn files(tx: &mut Tx, id: ScheduledMessageId) -> Result<Vec<File>> {
    files::store::all_used_by(tx, Subject::ScheduledMessage(id))
}

/// Records why a message couldn't be sent.
pub fn set_failure(tx: &mut Tx, id: ScheduledMessageId, reason: &str) -> Result<()> {
    tx.run(SET_FAILURE, args![id, reason]).map(drop)
}

/// Deletes a message that was sent or canceled.
pub fn delete(tx: &mut Tx, id: ScheduledMessageId) -> Result<()> {
    files::store::remove_uses(tx, Subject::ScheduledMessage(id))?;
    tx.run(DELETE, args![id]).map(drop)
}

/// Deletes up to `max` of the messages that a person scheduled; returns how many it deleted.
pub fn delete_of(tx: &mut Tx, sender: UserId, max: i64) -> Result<usize> {
    let waiting: Vec<ScheduledMessageId> = tx.all(OF_SENDER, args![sender, max], value)?;
    waiting.iter().try_for_each(|id| delete(tx, *id))?;
    Ok(waiting.len())
}
