//! Feedback in the database.

use super::model::{AdminFeedback, Duplicate, Feedback, FeedbackState, FeedbackType, Priority};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::errors::model::LinkedFeedback;
use crate::identity::model::short_name;
use crate::ids::{ErrorGroupId, FeedbackId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::notifications::store::{NewNotification, send};
use crate::web::{List, Page};
use crate::{args, statements};

/// Selects feedback. A duplicate gets the state and reply of the feedback it was merged into.
macro_rules! select {
    ($more:literal, $rest:literal) => {
        concat!(
            "SELECT f.id, f.kind, f.title, f.description, f.priority, COALESCE(k.state, f.state), COALESCE(k.answer, f.answer), f.created_at",
            $more,
            " FROM feedback f LEFT JOIN feedback k ON k.id = f.merged_into ",
            $rest
        )
    };
}

statements! {
    LINKED_TO_ERROR = "SELECT id, title, state FROM feedback WHERE error_group_id = $1 ORDER BY id DESC LIMIT 20";
    INSERT = "INSERT INTO feedback (user_id, kind, title, description, priority, state, answer, created_at) VALUES ($1, $2, $3, $4, $5, 'new', '', $6) RETURNING id";
    LIST_OWN = select!("", "WHERE f.user_id = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    OWN_BEFORE = select!("", "WHERE f.user_id = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    LIST = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.merged_into IS NULL AND f.state = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    LIST_BEFORE = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.merged_into IS NULL AND f.state = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    ONE = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.id = $1");
    DUPLICATES = "SELECT id, title, description FROM feedback WHERE merged_into = $1 ORDER BY id LIMIT 50";
    MERGED_INTO = "SELECT merged_into FROM feedback WHERE id = $1";
    ANSWER = "UPDATE feedback SET state = $2, answer = $3 WHERE id = $1";
    MERGE = "UPDATE feedback SET merged_into = $2 WHERE id = $1 OR merged_into = $1";
    UNMERGE = "UPDATE feedback SET merged_into = NULL WHERE id = $1";
    SENDERS = "SELECT DISTINCT user_id FROM feedback WHERE (id = $1 OR merged_into = $1) AND user_id IS NOT NULL ORDER BY user_id LIMIT 500";
    LINK = "UPDATE feedback SET error_group_id = $2 WHERE id = $1";
    COUNT_ANONYMOUS = "SELECT CAST(COUNT(*) AS BIGINT) FROM feedback WHERE user_id IS NULL AND created_at > $1";
    COUNT_OF_USER = "SELECT CAST(COUNT(*) AS BIGINT) FROM feedback WHERE user_id = $1 AND created_at > $2";
    EXPIRED_ANONYMOUS = "SELECT id FROM feedback WHERE user_id IS NULL AND created_at <= $1 ORDER BY created_at LIMIT 100";
    OLDEST_DUPLICATE = "SELECT MIN(id) FROM feedback WHERE merged_into = $1";
    PROMOTE_DUPLICATE = "UPDATE feedback SET merged_into = NULL, state = (SELECT state FROM feedback WHERE id = $2), answer = (SELECT answer FROM feedback WHERE id = $2),
                 error_group_id = (SELECT error_group_id FROM feedback WHERE id = $2) WHERE id = $1";
    DELETE = "DELETE FROM feedback WHERE id = $1";
}

/// How long to keep feedback from visitors without an account.
const ANONYMOUS_RETENTION: i64 = 365 * DAY;

/// Feedback to insert.
pub struct NewFeedbackRow<'a> {
    /// Sender; `None` for a visitor without an account.
    pub user: Option<UserId>,
    /// Type of feedback.
    pub kind: FeedbackType,
    /// Title.
    pub title: &'a str,
    /// Text, in the sender's words.
    pub description: &'a str,
    /// Priority.
    pub priority: Priority,
}

/// Inserts feedback and returns its id.
pub fn insert(tx: &mut Tx, new: &NewFeedbackRow) -> Result<FeedbackId> {
    tx.insert(INSERT, args![new.user, new.kind.as_str(), new.title, new.description, new.priority.as_str(), tx.now()])
}

/// Counts the feedback sent since a given time by one user, or by all visitors without an account together.
pub fn count_since(tx: &mut Tx, user: Option<UserId>, from: i64) -> Result<i64> {
    match user {
        Some(user) => tx.one(COUNT_OF_USER, args![user, from], value),
        None => tx.one(COUNT_ANONYMOUS, args![from], value),
    }
}

/// Returns a page of a user's own feedback, newest first.
pub fn list_own(tx: &mut Tx, user: UserId, page: &Page) -> Result<List<Feedback>> {
    let (sql, from) = page.start(LIST_OWN, OWN_BEFORE, i64::MAX);
    Ok(page.list(tx.all(sql, args![user, from, page.rows()], row)?, |feedback| feedback.id.0))
}

/// Returns a page of the feedback in a state, newest first.
/// Duplicates are listed with the feedback they were merged into.
pub fn list(tx: &mut Tx, state: FeedbackState, page: &Page) -> Result<List<AdminFeedback>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    let mut items = tx.all(sql, args![state.as_str(), from, page.rows()], admin_row)?;
    for item in &mut items {
        item.duplicates = duplicates(tx, item.feedback.id)?;
    }
    Ok(page.list(items, |item| item.feedback.id.0))
}

/// Finds feedback, with the fields that staff see.
pub fn find(tx: &mut Tx, id: FeedbackId) -> Result<Option<AdminFeedback>> {
    let Some(mut item) = tx.find(ONE, args![id], admin_row)? else { return Ok(None) };
    item.duplicates = duplicates(tx, id)?;
    Ok(Some(item))
}

fn duplicates(tx: &mut Tx, id: FeedbackId) -> Result<Vec<Duplicate>> {
    tx.all(DUPLICATES, args![id], |row| Ok(Duplicate { id: row.take()?, title: row.take()?, description: row.take()? }))
}

fn row(row: &mut Row) -> Result<Feedback> {
    Ok(Feedback {
        id: row.take()?,
        feedback_type: row.take()?,
        title: row.take()?,
        description: row.take()?,
        priority: row.take()?,
        state: row.take()?,
        answer: row.take()?,
        created_at: row.take()?,
    })
}

fn admin_row(from: &mut Row) -> Result<AdminFeedback> {
    Ok(AdminFeedback {
        feedback: row(from)?,
        by: from.take::<Option<String>>()?.as_deref().map(short_name),
        error_group_id: from.take()?,
        duplicates: Vec::new(),
    })
}

/// Returns the id of the feedback this one was merged into.
pub fn merged_into(tx: &mut Tx, id: FeedbackId) -> Result<Option<FeedbackId>> {
    tx.one(MERGED_INTO, args![id], value)
}

/// Saves the office's decision and reply.
pub fn answer(tx: &mut Tx, id: FeedbackId, state: FeedbackState, answer: &str) -> Result<()> {
    tx.run(ANSWER, args![id, state.as_str(), answer]).map(drop)
}

/// Merges feedback, along with its own duplicates, into another.
pub fn merge(tx: &mut Tx, id: FeedbackId, into: FeedbackId) -> Result<()> {
    tx.run(MERGE, args![id, into]).map(drop)
}

/// Unmerges a duplicate.
pub fn unmerge(tx: &mut Tx, id: FeedbackId) -> Result<()> {
    tx.run(UNMERGE, args![id]).map(drop)
}

/// Links feedback to an error, or removes the link.
pub fn link(tx: &mut Tx, id: FeedbackId, group: Option<ErrorGroupId>) -> Result<()> {
    tx.run(LINK, args![id, group]).map(drop)
}

/// Notifies everyone who sent the feedback or a duplicate of it.
pub fn notify_senders(tx: &mut Tx, id: FeedbackId, state: FeedbackState, answer: &str) -> Result<()> {
    let topic = format!("feedback:{id}");
    let note = NewNotification {
        kind: "feedback",
        topic: Some(&topic),
        title: state.notification_title(),
        body: answer,
        href: "/notifications#feedback",
        ..NewNotification::default()
    };
    for user in tx.all(SENDERS, args![id], value)? {
        send(tx, user, &note)?;
        publish(tx, user, Kind::FeedbackChanged, user)?;
    }
    Ok(())
}

/// Deletes old feedback from visitors without an account. If it has duplicates, the oldest of them replaces it.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    for old in tx.all(EXPIRED_ANONYMOUS, args![tx.now() - ANONYMOUS_RETENTION], value::<FeedbackId>)? {
        if let Some(successor) = tx.one(OLDEST_DUPLICATE, args![old], value::<Option<FeedbackId>>)? {
            tx.run(PROMOTE_DUPLICATE, args![successor, old])?;
            tx.run(MERGE, args![old, successor])?;
        }
        tx.run(DELETE, args![old])?;
    }
    Ok(())
}

/// Returns the newest 20 feedback items linked to an error.
pub fn linked_to_error(tx: &mut Tx, group: ErrorGroupId) -> Result<Vec<LinkedFeedback>> {
    tx.all(LINKED_TO_ERROR, args![group], |row| {
        Ok(LinkedFeedback { id: row.take()?, title: row.take()?, state: row.take()? })
    })
}
