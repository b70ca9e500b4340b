//! Database access to feedback.

use super::model::{Duplicate, Feedback, FeedbackState, FeedbackType, OfficeFeedback, Priority};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::errors::model::NamedBy;
use crate::identity::model::short_name;
use crate::notifications::store::{Note, push};
use crate::web::{List, Page};
use crate::{args, statements};

/// A duplicate shows the state and answer of the feedback it was merged into.
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
    OF_ERROR = "SELECT id, title, state FROM feedback WHERE error_group_id = $1 ORDER BY id DESC LIMIT 20";
    INSERT = "INSERT INTO feedback (user_id, kind, title, description, priority, state, answer, created_at) VALUES ($1, $2, $3, $4, $5, 'new', '', $6) RETURNING id";
    OWN = select!("", "WHERE f.user_id = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    OWN_BACK = select!("", "WHERE f.user_id = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    DESK = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.merged_into IS NULL AND f.state = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    DESK_BACK = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.merged_into IS NULL AND f.state = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    ONE = select!(", u.name, f.error_group_id", "LEFT JOIN users u ON u.id = f.user_id WHERE f.id = $1");
    DUPLICATES = "SELECT id, title, description FROM feedback WHERE merged_into = $1 ORDER BY id LIMIT 50";
    KEPT = "SELECT merged_into FROM feedback WHERE id = $1";
    ANSWER = "UPDATE feedback SET state = $2, answer = $3 WHERE id = $1";
    MERGE = "UPDATE feedback SET merged_into = $2 WHERE id = $1 OR merged_into = $1";
    PART = "UPDATE feedback SET merged_into = NULL WHERE id = $1";
    SENDERS = "SELECT DISTINCT user_id FROM feedback WHERE (id = $1 OR merged_into = $1) AND user_id IS NOT NULL ORDER BY user_id LIMIT 500";
    LINK = "UPDATE feedback SET error_group_id = $2 WHERE id = $1";
    UNNAMED = "SELECT CAST(COUNT(*) AS BIGINT) FROM feedback WHERE user_id IS NULL AND created_at > $1";
    OF_USER = "SELECT CAST(COUNT(*) AS BIGINT) FROM feedback WHERE user_id = $1 AND created_at > $2";
    OLD_UNNAMED = "SELECT id FROM feedback WHERE user_id IS NULL AND created_at <= $1 ORDER BY created_at LIMIT 100";
    HEIR = "SELECT MIN(id) FROM feedback WHERE merged_into = $1";
    INHERIT = "UPDATE feedback SET merged_into = NULL, state = (SELECT state FROM feedback WHERE id = $2), answer = (SELECT answer FROM feedback WHERE id = $2),
                 error_group_id = (SELECT error_group_id FROM feedback WHERE id = $2) WHERE id = $1";
    DROP = "DELETE FROM feedback WHERE id = $1";
}

/// How long to keep feedback from visitors without an account.
const UNNAMED_KEPT: i64 = 365 * DAY;

/// Feedback to insert.
pub struct New<'a> {
    /// Sender; `None` for a visitor without an account.
    pub user: Option<i64>,
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
pub fn insert(tx: &mut Tx, new: &New) -> Result<i64> {
    tx.insert(INSERT, args![new.user, new.kind.as_str(), new.title, new.description, new.priority.as_str(), tx.now()])
}

/// Counts feedback since an instant, from one user or from all visitors without an account together.
pub fn since(tx: &mut Tx, user: Option<i64>, from: i64) -> Result<i64> {
    match user {
        Some(user) => tx.one(OF_USER, args![user, from], value),
        None => tx.one(UNNAMED, args![from], value),
    }
}

/// Returns a page of a user's own feedback, newest first.
pub fn own(tx: &mut Tx, user: i64, page: &Page) -> Result<List<Feedback>> {
    let (sql, from) = page.start(OWN, OWN_BACK, i64::MAX);
    Ok(page.list(tx.all(sql, args![user, from, page.rows()], row)?, |feedback| feedback.id))
}

/// Returns a page of the feedback in a state, newest first. Duplicates are listed with the feedback they were merged into.
pub fn desk(tx: &mut Tx, state: FeedbackState, page: &Page) -> Result<List<OfficeFeedback>> {
    let (sql, from) = page.start(DESK, DESK_BACK, i64::MAX);
    let mut items = tx.all(sql, args![state.as_str(), from, page.rows()], office_row)?;
    for item in &mut items {
        item.duplicates = duplicates(tx, item.feedback.id)?;
    }
    Ok(page.list(items, |item| item.feedback.id))
}

/// Finds feedback with the fields the office sees.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<OfficeFeedback>> {
    let Some(mut item) = tx.find(ONE, args![id], office_row)? else { return Ok(None) };
    item.duplicates = duplicates(tx, id)?;
    Ok(Some(item))
}

fn duplicates(tx: &mut Tx, id: i64) -> Result<Vec<Duplicate>> {
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

fn office_row(from: &mut Row) -> Result<OfficeFeedback> {
    Ok(OfficeFeedback {
        feedback: row(from)?,
        by: from.take::<Option<String>>()?.as_deref().map(short_name),
        error_group_id: from.take()?,
        duplicates: Vec::new(),
    })
}

/// Returns the id of the feedback this one was merged into.
pub fn kept(tx: &mut Tx, id: i64) -> Result<Option<i64>> {
    tx.one(KEPT, args![id], value)
}

/// Saves the office's decision and reply.
pub fn answer(tx: &mut Tx, id: i64, state: FeedbackState, answer: &str) -> Result<()> {
    tx.run(ANSWER, args![id, state.as_str(), answer]).map(drop)
}

/// Merges feedback, along with its own duplicates, into another.
pub fn merge(tx: &mut Tx, id: i64, into: i64) -> Result<()> {
    tx.run(MERGE, args![id, into]).map(drop)
}

/// Unmerges a duplicate.
pub fn part(tx: &mut Tx, id: i64) -> Result<()> {
    tx.run(PART, args![id]).map(drop)
}

/// Links feedback to an error, or removes the link.
pub fn link(tx: &mut Tx, id: i64, group: Option<i64>) -> Result<()> {
    tx.run(LINK, args![id, group]).map(drop)
}

/// Notifies everyone who sent the feedback or a duplicate of it.
pub fn tell(tx: &mut Tx, id: i64, state: FeedbackState, answer: &str) -> Result<()> {
    let topic = format!("feedback:{id}");
    let note = Note {
        kind: "feedback",
        topic: Some(&topic),
        title: state.told(),
        body: answer,
        href: "/notifications#feedback",
    };
    for user in tx.all(SENDERS, args![id], value)? {
        push(tx, user, &note)?;
    }
    Ok(())
}

/// Deletes old feedback from visitors without an account. If it has duplicates, the oldest of them replaces it.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    for old in tx.all(OLD_UNNAMED, args![tx.now() - UNNAMED_KEPT], value::<i64>)? {
        if let Some(heir) = tx.one(HEIR, args![old], value::<Option<i64>>)? {
            tx.run(INHERIT, args![heir, old])?;
            tx.run(MERGE, args![old, heir])?;
        }
        tx.run(DROP, args![old])?;
    }
    Ok(())
}

/// Returns the newest 20 feedback items linked to an error.
pub fn of_error(tx: &mut Tx, group: i64) -> Result<Vec<NamedBy>> {
    tx.all(OF_ERROR, args![group], |row| Ok(NamedBy { id: row.take()?, title: row.take()?, state: row.take()? }))
}
