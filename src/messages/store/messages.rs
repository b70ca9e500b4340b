//! Messages of a conversation.

use super::search;
use crate::clock::DAY;
use crate::db::{Result, Row, Tx};
use crate::ids::{ConversationId, FileId, MessageId, UserId};
use crate::messages::model::{Card, MessageKind, Side};
use crate::subject::Subject;
use crate::web::Page;
use crate::{args, files, statements};

macro_rules! messages {
    ($rest:literal) => {
        concat!(
            "SELECT m.id, m.conversation_id, m.sender_id, u.name, m.side, m.client_id, m.kind, m.text, m.card, m.files, m.reply_to, m.sent_at, m.edited_at, m.deleted_at
             FROM messages m LEFT JOIN users u ON u.id = m.sender_id ",
            $rest
        )
    };
}

statements! {
    FIND = messages!("WHERE m.id = $1");
    OF_DEVICE = messages!("WHERE m.conversation_id = $1 AND m.sender_id = $2 AND m.client_id = $3");
    LIST = messages!("WHERE m.conversation_id = $1 AND m.id < $2 ORDER BY m.id DESC LIMIT $3");
    LIST_BACK = messages!("WHERE m.conversation_id = $1 AND m.id > $2 ORDER BY m.id LIMIT $3");
    INSERT = "INSERT INTO messages (conversation_id, sender_id, side, client_id, kind, text, search, card, files, reply_to, sent_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id";
    KEEP_VERSION = "INSERT INTO message_versions (message_id, text, replaced_at) SELECT id, text, $2 FROM messages WHERE id = $1";
    EDIT = "UPDATE messages SET text = $2, search = $3, edited_at = $4 WHERE id = $1";
    DELETE = "UPDATE messages SET text = '', search = '', deleted_at = $2 WHERE id = $1";
    DELETE_REACTIONS = "DELETE FROM message_reactions WHERE message_id = $1";
    FILE_READABLE_BY = "SELECT EXISTS (SELECT 1 FROM file_uses f JOIN messages m ON m.id = f.subject_id JOIN conversation_members p ON p.conversation_id = m.conversation_id
            WHERE f.file_id = $1 AND f.kind = 'message' AND p.user_id = $2 AND m.deleted_at IS NULL)";
    // Ids increase over time, so the lowest are the oldest.
    SWEEP_VERSIONS = "DELETE FROM message_versions WHERE id IN (SELECT id FROM (SELECT id, replaced_at FROM message_versions ORDER BY id LIMIT 1000) AS oldest WHERE replaced_at <= $1)";
    // What the other side wrote since a member has read.
    UNREAD = messages!("JOIN conversation_members p ON p.conversation_id = m.conversation_id AND p.user_id = $2
            WHERE m.conversation_id = $1 AND m.id > p.read_id AND m.side <> p.side AND m.kind <> 'card' AND m.deleted_at IS NULL ORDER BY m.id DESC LIMIT 1");
    COUNT_UNREAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM conversation_members p JOIN messages m ON m.conversation_id = p.conversation_id AND m.id > p.read_id
            WHERE p.conversation_id = $1 AND p.user_id = $2 AND m.side <> p.side AND m.kind <> 'card' AND m.deleted_at IS NULL LIMIT 1000) AS unread";
    COUNT_FROM = "SELECT CAST(COUNT(*) AS BIGINT) FROM messages WHERE conversation_id = $1 AND side = $2 AND kind <> 'card'";
}

/// How long to keep earlier versions of messages, in milliseconds.
const VERSION_RETENTION: i64 = 90 * DAY;
/// Maximum length of the folded text that is indexed for searches, in characters. Folding can make a text longer.
const MAX_SEARCH_CHARS: usize = 8_000;

/// A message's stored fields.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Row id.
    pub id: MessageId,
    /// Its conversation.
    pub conversation: ConversationId,
    /// Who wrote it.
    pub sender: Option<UserId>,
    /// Their full name.
    pub name: Option<String>,
    /// The side that they wrote for.
    pub side: Option<Side>,
    /// The id that the sender's device chose.
    pub client_id: Option<String>,
    /// What it is.
    pub kind: MessageKind,
    /// The text; empty if it was deleted.
    pub text: String,
    /// What a card says.
    pub card: Option<Card>,
    /// Number of files.
    pub files: i64,
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
    /// When it was sent.
    pub sent_at: i64,
    /// When it was last edited.
    pub edited_at: Option<i64>,
    /// When it was deleted.
    pub deleted_at: Option<i64>,
}

fn read(row: &mut Row) -> Result<Stored> {
    Ok(Stored {
        id: row.take()?,
        conversation: row.take()?,
        sender: row.take()?,
        name: row.take()?,
        side: row.take()?,
        client_id: row.take()?,
        kind: row.take()?,
        text: row.take()?,
        card: row.take()?,
        files: row.take()?,
        reply_to: row.take()?,
        sent_at: row.take()?,
        edited_at: row.take()?,
        deleted_at: row.take()?,
    })
}

/// Finds a message.
pub fn find(tx: &mut Tx, id: MessageId) -> Result<Option<Stored>> {
    tx.find(FIND, args![id], read)
}

/// Finds the message that a person's device sent under an id of its own.
pub fn of_device(tx: &mut Tx, conversation: ConversationId, sender: UserId, client_id: &str) -> Result<Option<Stored>> {
    tx.find(OF_DEVICE, args![conversation, sender, client_id], read)
}

/// Returns a page of a conversation's messages, newest first; with words, only those that have them or their beginnings.
///
/// # Returns
/// The rows for [`Page::list`].
pub fn list(tx: &mut Tx, conversation: ConversationId, words: Option<&str>, page: &Page) -> Result<Vec<Stored>> {
    if let Some(words) = words {
        let ids = search::find(tx, conversation, words, page)?;
        return ids.into_iter().filter_map(|id| find(tx, id).transpose()).collect();
    }
    let (sql, from) = page.start(LIST, LIST_BACK, i64::MAX);
    tx.all(sql, args![conversation, from, page.rows()], read)
}

/// A message to insert.
#[derive(Clone, Copy, Debug)]
pub struct NewRow<'a> {
    /// Its conversation.
    pub conversation: ConversationId,
    /// Who writes it; `None` if nobody does.
    pub sender: Option<UserId>,
    /// The side that they write for.
    pub side: Option<Side>,
    /// The id that the sender's device chose.
    pub client_id: Option<&'a str>,
    /// What it is.
    pub kind: MessageKind,
    /// The text.
    pub text: &'a str,
    /// What a card says.
    pub card: Option<Card>,
    /// The sender's files.
    pub files: &'a [FileId],
    /// The message that it replies to.
    pub reply_to: Option<MessageId>,
}

/// Inserts a message, puts its conversation on top of everyone's list and counts it as unread.
///
/// # Errors
/// [`crate::db::Error::Unique`] if the sender's device has already sent it.
pub fn insert(tx: &mut Tx, new: &NewRow) -> Result<MessageId> {
    let search = searchable(new.text);
    let count = i64::try_from(new.files.len()).unwrap_or(0);
    let args = args![
        new.conversation,
        new.sender,
        new.side.map(Side::as_str),
        new.client_id,
        new.kind.as_str(),
        new.text,
        &search,
        new.card.map(Card::as_str),
        count,
        new.reply_to,
        tx.now()
    ];
    let id: MessageId = tx.insert(INSERT, args)?;
    new.files.iter().try_for_each(|file| files::store::add_use(tx, *file, Subject::Message(id)))?;
    super::set_last_message(tx, new.conversation, id)?;
    super::members::message_added(tx, new.conversation, new.side)?;
    Ok(id)
}

/// Returns the text as it's indexed for searches.
fn searchable(text: &str) -> String {
    search::words(text).chars().take(MAX_SEARCH_CHARS).collect()
}

/// Replaces a message's text and keeps the old one for moderators.
pub fn edit(tx: &mut Tx, id: MessageId, text: &str) -> Result<()> {
    tx.run(KEEP_VERSION, args![id, tx.now()])?;
    tx.run(EDIT, args![id, text, &searchable(text), tx.now()]).map(drop)
}

/// Empties a message and keeps its text for moderators. Its row stays, so that the device can't send it again.
pub fn delete(tx: &mut Tx, message: &Stored) -> Result<()> {
    tx.run(KEEP_VERSION, args![message.id, tx.now()])?;
    tx.run(DELETE, args![message.id, tx.now()])?;
    tx.run(DELETE_REACTIONS, args![message.id])?;
    let Some(side) = message.side else { return Ok(()) };
    super::members::message_deleted(tx, message.conversation, message.id, side)
}

/// Whether a person takes part in a conversation with a message that contains the file.
pub fn file_readable_by(tx: &mut Tx, file: FileId, user: UserId) -> Result<bool> {
    tx.one(FILE_READABLE_BY, args![file, user], crate::db::value)
}

/// Deletes what messages said before they were changed, three months later. Reports have their own copy.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP_VERSIONS, args![tx.now() - VERSION_RETENTION]).map(drop)
}

/// Returns how many messages of the other side a member hasn't read, at most 1,000, and the newest of them. Cards don't
/// count.
pub fn unread(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<(i64, Option<Stored>)> {
    let count = tx.one(COUNT_UNREAD, args![conversation, user], crate::db::value)?;
    Ok((count, tx.find(UNREAD, args![conversation, user], read)?))
}

/// Counts the messages that a side has written.
pub fn count_from(tx: &mut Tx, conversation: ConversationId, side: Side) -> Result<i64> {
    tx.one(COUNT_FROM, args![conversation, side.as_str()], crate::db::value)
}
