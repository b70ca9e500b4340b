//! Lists of conversations.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::db::{Result, Row, Tx};
use crate::ids::{ConversationId, EmployerId, MessageId, UserId};
use crate::messages::model::{Card, Kind, MessageKind, Side};
use crate::places::fold;
use crate::text::escape_like;
use crate::web::{List, Page};
use crate::{args, statements};

macro_rules! rows {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.kind, c.subject_id, c.employer_id, c.group_id, c.title, c.full_names, c.asked_by, c.created_at,
                    p.side, p.unread, p.muted, p.pinned, p.folder, p.last_at,
                    m.id, m.sender_id, m.kind, m.text, m.card, m.files, m.deleted_at, m.sent_at
             FROM conversation_members p JOIN conversations c ON c.id = p.conversation_id LEFT JOIN messages m ON m.id = c.last_message_id ",
            $rest
        )
    };
}

/// A list with the filters that every list has. `$unread` has an index of its own.
macro_rules! list {
    ($unread:literal, $page:literal) => {
        concat!(
            "SELECT c.id, c.kind, c.subject_id, c.employer_id, c.group_id, c.title, c.full_names, c.asked_by, c.created_at,
                    p.side, p.unread, p.muted, p.pinned, p.folder, p.last_at,
                    m.id, m.sender_id, m.kind, m.text, m.card, m.files, m.deleted_at, m.sent_at
             FROM conversation_members p JOIN conversations c ON c.id = p.conversation_id JOIN messages m ON m.id = c.last_message_id
             WHERE p.user_id = $1 AND (CAST($2 AS BIGINT) IS NULL OR c.group_id = $2) AND (CAST($3 AS TEXT) IS NULL OR p.folder = $3)
               AND (CAST($4 AS TEXT) IS NULL OR c.search LIKE $4 ESCAPE '\\') ",
            $unread,
            "AND (p.pinned, p.last_at, p.conversation_id) ",
            $page
        )
    };
}

statements! {
    ONE = rows!("WHERE p.user_id = $1 AND c.id = $2");
    LIST = list!("", "< ($5, $6, $7) ORDER BY p.pinned DESC, p.last_at DESC, p.conversation_id DESC LIMIT $8");
    LIST_BACK = list!("", "> ($5, $6, $7) ORDER BY p.pinned, p.last_at, p.conversation_id LIMIT $8");
    UNREAD = list!("AND p.unread > 0 ", "< ($5, $6, $7) ORDER BY p.pinned DESC, p.last_at DESC, p.conversation_id DESC LIMIT $8");
    UNREAD_BACK = list!("AND p.unread > 0 ", "> ($5, $6, $7) ORDER BY p.pinned, p.last_at, p.conversation_id LIMIT $8");
    OTHER_SIDE = "SELECT p.user_id, u.name, f.token, EXISTS (SELECT 1 FROM hidden_presences h WHERE h.user_id = p.user_id)
             FROM conversation_members p JOIN users u ON u.id = p.user_id LEFT JOIN profiles r ON r.user_id = u.id LEFT JOIN files f ON f.id = r.photo_id
             WHERE p.conversation_id = $1 AND p.side <> $2 ORDER BY p.user_id LIMIT 100";
    FOLDERS = "SELECT folder, CAST(COUNT(*) AS BIGINT) FROM conversation_members WHERE user_id = $1 AND folder IS NOT NULL GROUP BY folder ORDER BY folder LIMIT 100";
    NEWEST = "SELECT p.conversation_id, c.last_message_id FROM conversation_members p JOIN conversations c ON c.id = p.conversation_id
             WHERE p.user_id = $1 AND c.last_message_id IS NOT NULL ORDER BY p.pinned DESC, p.last_at DESC, p.conversation_id DESC LIMIT 500";
    // Only the 1,000 newest count, so that the list is quick for an employer with very many.
    JOBS = "SELECT c.group_id, MAX(c.title), CAST(COUNT(*) AS BIGINT) FROM
              (SELECT conversation_id, last_at FROM conversation_members WHERE user_id = $1 ORDER BY pinned DESC, last_at DESC, conversation_id DESC LIMIT 1000) AS newest
            JOIN conversations c ON c.id = newest.conversation_id WHERE c.group_id IS NOT NULL
            GROUP BY c.group_id ORDER BY MAX(newest.last_at) DESC LIMIT 50";
}

/// Which conversations to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only those with unread messages.
    pub unread: bool,
    /// Only those about this job.
    pub job: Option<i64>,
    /// Only those in this folder.
    pub folder: Option<String>,
    /// Only those whose title or names contain this.
    pub words: Option<String>,
}

/// The key that the list is ordered by: pinned ones first, then the newest message, then the id.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize)]
pub struct Key(pub bool, pub i64, pub i64);

/// The newest message of a listed conversation.
#[derive(Clone, Debug)]
pub struct LastMessage {
    /// Its id.
    pub id: MessageId,
    /// Who wrote it.
    pub sender: Option<UserId>,
    /// What it is.
    pub kind: MessageKind,
    /// The text; empty if it was deleted.
    pub text: String,
    /// What a card says.
    pub card: Option<Card>,
    /// Number of files.
    pub files: i64,
    /// Whether it was deleted.
    pub is_deleted: bool,
    /// When it was sent.
    pub sent_at: i64,
}

/// A conversation as a member's list has it.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Row id.
    pub id: ConversationId,
    /// What it's about.
    pub kind: Kind,
    /// Id of the application, contract or person.
    pub subject: i64,
    /// The employer's side.
    pub employer: EmployerId,
    /// The job, if it's about one.
    pub job: Option<i64>,
    /// Title of the job, or empty.
    pub title: String,
    /// Whether both sides know each other's full names.
    pub full_names: bool,
    /// The side that wrote first, until the other replies.
    pub asked_by: Option<Side>,
    /// When it was opened.
    pub created_at: i64,
    /// The member's side.
    pub side: Side,
    /// Number of unread messages.
    pub unread: i64,
    /// Whether its messages don't notify the member.
    pub muted: bool,
    /// Whether it's pinned to the top.
    pub pinned: bool,
    /// The member's folder.
    pub folder: Option<String>,
    /// When the newest message came.
    pub last_at: i64,
    /// The newest message.
    pub last_message: Option<LastMessage>,
}

fn read(row: &mut Row) -> Result<Listed> {
    Ok(Listed {
        id: row.take()?,
        kind: row.take()?,
        subject: row.take()?,
        employer: row.take()?,
        job: row.take()?,
        title: row.take()?,
        full_names: row.take()?,
        asked_by: row.take()?,
        created_at: row.take()?,
        side: row.take()?,
        unread: row.take()?,
        muted: row.take()?,
        pinned: row.take()?,
        folder: row.take()?,
        last_at: row.take()?,
        last_message: read_last(row)?,
    })
}

fn read_last(row: &mut Row) -> Result<Option<LastMessage>> {
    let (id, sender, kind): (Option<MessageId>, Option<UserId>, Option<MessageKind>) =
        (row.take()?, row.take()?, row.take()?);
    let (text, card, files): (Option<String>, Option<Card>, Option<i64>) = (row.take()?, row.take()?, row.take()?);
    let (deleted_at, sent_at): (Option<i64>, Option<i64>) = (row.take()?, row.take()?);
    let (Some(id), Some(kind)) = (id, kind) else { return Ok(None) };
    Ok(Some(LastMessage {
        id,
        sender,
        kind,
        text: text.unwrap_or_default(),
        card,
        files: files.unwrap_or_default(),
        is_deleted: deleted_at.is_some(),
        sent_at: sent_at.unwrap_or_default(),
    }))
}

/// Returns one of a person's conversations.
pub fn one(tx: &mut Tx, user: UserId, id: ConversationId) -> Result<Option<Listed>> {
    tx.find(ONE, args![user, id], read)
}

/// Returns a page of a person's conversations. Those without a message aren't listed.
pub fn list(tx: &mut Tx, user: UserId, filter: &Filter, page: &Page<Key>) -> Result<List<Listed>> {
    let (forward, backward) = if filter.unread { (UNREAD, UNREAD_BACK) } else { (LIST, LIST_BACK) };
    let (sql, Key(pinned, at, id)) = page.start(forward, backward, Key(true, i64::MAX, i64::MAX));
    let pattern = filter.words.as_deref().map(|words| format!("%{}%", escape_like(&fold(words))));
    let args = args![user, filter.job, &filter.folder, &pattern, pinned, at, id, page.rows()];
    let rows = tx.all(sql, args, read)?;
    Ok(page.list(rows, |row| Key(row.pinned, row.last_at, row.id.0)))
}

/// Someone on the other side of a conversation.
#[derive(Clone, Debug)]
pub struct Other {
    /// Account.
    pub user: UserId,
    /// Full name.
    pub name: String,
    /// Token of their photo.
    pub photo: Option<String>,
    /// Whether they don't show when they are here.
    pub hides: bool,
}

/// Returns everyone on the other side of a conversation, at most 100.
pub fn other_side(tx: &mut Tx, conversation: ConversationId, own: Side) -> Result<Vec<Other>> {
    tx.all(OTHER_SIDE, args![conversation, own.as_str()], |row| {
        Ok(Other { user: row.take()?, name: row.take()?, photo: row.take()?, hides: row.take()? })
    })
}

/// Returns a person's folders and how many conversations are in each.
pub fn folders(tx: &mut Tx, user: UserId) -> Result<Vec<(String, i64)>> {
    tx.all(FOLDERS, args![user], |row| Ok((row.take()?, row.take()?)))
}

/// Returns the pinned and the newest of a person's conversations, at most 500, each with its newest message: the latest first.
pub fn newest(tx: &mut Tx, user: UserId) -> Result<Vec<(ConversationId, MessageId)>> {
    let mut found: Vec<(ConversationId, MessageId)> =
        tx.all(NEWEST, args![user], |row| Ok((row.take()?, row.take()?)))?;
    found.sort_unstable_by_key(|(_, last)| Reverse(last.0));
    Ok(found)
}

/// Returns the jobs that a person's conversations are about, with the title and the number of conversations of each.
pub fn jobs(tx: &mut Tx, user: UserId) -> Result<Vec<(i64, String, i64)>> {
    tx.all(JOBS, args![user], |row| Ok((row.take()?, row.take()?, row.take()?)))
}
