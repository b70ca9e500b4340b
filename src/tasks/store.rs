//! The queue in the database. A task is deleted once it's done; one that was given up is kept for a month, with the
//! reason.

use super::{Claimed, LEASE, Lane, MAX_TRIES, Task};
use crate::clock::DAY;
use crate::db::{Error, Result, Row, Sql, Tx};
use crate::ids::TaskId;
use crate::{args, statements};

/// How long to keep a task that was given up, in milliseconds.
const FAILED_TTL: i64 = 30 * DAY;
/// Maximum length of a failure's reason, in characters.
const MAX_REASON: usize = 500;

statements! {
    ENQUEUE = "INSERT INTO tasks (task, lane, created_at, due_at) VALUES ($1, $2, $3, $4)
               ON CONFLICT (task) WHERE started_at IS NULL AND failed_at IS NULL DO NOTHING";
    HASTEN = "INSERT INTO tasks (task, lane, created_at, due_at) VALUES ($1, $2, $3, $4)
              ON CONFLICT (task) WHERE started_at IS NULL AND failed_at IS NULL DO UPDATE SET due_at = MIN(due_at, excluded.due_at)";
    CANCEL = "DELETE FROM tasks WHERE task = $1 AND started_at IS NULL AND failed_at IS NULL";
    IS_DUE = "SELECT EXISTS (SELECT 1 FROM tasks WHERE lane = $1 AND failed_at IS NULL AND due_at <= $2)";
    // A claimed task is due again when its lease ends, in case its worker died.
    CLAIM = "UPDATE tasks SET tries = tries + 1, started_at = $1, due_at = $2 WHERE id =
               (SELECT id FROM tasks WHERE lane = $3 AND failed_at IS NULL AND due_at <= $1 ORDER BY due_at, id LIMIT 1) RETURNING id, task, tries";
    FINISH = "DELETE FROM tasks WHERE id = $1 AND tries = $2";
    HAS_WAITING_TWIN = "SELECT EXISTS (SELECT 1 FROM tasks w JOIN tasks t ON t.task = w.task
                        WHERE t.id = $1 AND w.id <> t.id AND w.started_at IS NULL AND w.failed_at IS NULL)";
    POSTPONE = "UPDATE tasks SET started_at = NULL, due_at = $3, error = $4 WHERE id = $1 AND tries = $2";
    GIVE_UP = "UPDATE tasks SET started_at = NULL, failed_at = $3, error = $4 WHERE id = $1 AND tries = $2";
    LIST = "SELECT id, task, tries, due_at, failed_at, error FROM tasks ORDER BY id DESC LIMIT 200";
    RETRY = "UPDATE tasks SET failed_at = NULL, tries = 0, due_at = $2 WHERE id = $1 AND failed_at IS NOT NULL";
    SWEEP = "DELETE FROM tasks WHERE id IN (SELECT id FROM tasks WHERE failed_at < $1 LIMIT 1000)";
}

/// A row of the queue, for the operator.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Entry {
    /// Row id.
    pub id: TaskId,
    /// The task as JSON.
    pub task: String,
    /// Number of tries.
    pub tries: i64,
    /// When it's tried next, in milliseconds since 1970 UTC.
    pub due_at: i64,
    /// When it was given up.
    pub failed_at: Option<i64>,
    /// Why the last try failed.
    pub error: Option<String>,
}

/// Enqueues a task, due at a time in milliseconds since 1970 UTC. Does nothing if an equal one is waiting.
pub fn enqueue(tx: &mut Tx, task: Task, due_at: i64) -> Result<()> {
    add(tx, ENQUEUE, task, due_at)
}

/// Enqueues a task, due at a time in milliseconds since 1970 UTC. If an equal one is waiting, it's due then at the latest.
pub fn hasten(tx: &mut Tx, task: Task, due_at: i64) -> Result<()> {
    add(tx, HASTEN, task, due_at)
}

fn add(tx: &mut Tx, statement: Sql, task: Task, due_at: i64) -> Result<()> {
    let text = serde_json::to_string(&task).map_err(|e| Error::Invalid(e.to_string()))?;
    tx.run(statement, args![&text, task.lane().as_str(), tx.now(), due_at]).map(drop)
}

/// Removes a task that hasn't started. Returns whether there was one.
pub fn cancel(tx: &mut Tx, task: Task) -> Result<bool> {
    let text = serde_json::to_string(&task).map_err(|e| Error::Invalid(e.to_string()))?;
    Ok(tx.run(CANCEL, args![&text])? > 0)
}

/// Whether a task of a lane is due. Only a read, so that an idle server writes nothing.
pub fn is_due(tx: &mut Tx, lane: Lane) -> Result<bool> {
    tx.one(IS_DUE, args![lane.as_str(), tx.now()], crate::db::value)
}

/// Claims the task of a lane that has been due the longest.
pub fn claim(tx: &mut Tx, lane: Lane) -> Result<Option<Claimed>> {
    tx.find(CLAIM, args![tx.now(), tx.now() + LEASE, lane.as_str()], |row| {
        let (id, text) = (row.take()?, row.take::<String>()?);
        Ok(Claimed { id, task: serde_json::from_str(&text).ok(), tries: row.take()? })
    })
}

/// Deletes a task that's done. Returns false if the lease ran out and another worker has it.
pub fn finish(tx: &mut Tx, claimed: &Claimed) -> Result<bool> {
    Ok(tx.run(FINISH, args![claimed.id, claimed.tries])? > 0)
}

/// Puts a task that failed back for a later try, or gives it up after the last one. `delay` is in milliseconds.
pub fn fail(tx: &mut Tx, claimed: &Claimed, reason: &str, delay: i64) -> Result<()> {
    let reason: String = reason.chars().take(MAX_REASON).collect();
    if claimed.tries >= MAX_TRIES || claimed.task.is_none() {
        return tx.run(GIVE_UP, args![claimed.id, claimed.tries, tx.now(), &reason]).map(drop);
    }
    if tx.one(HAS_WAITING_TWIN, args![claimed.id], crate::db::value)? {
        // An equal task was enqueued while this one ran, and will do the work.
        return finish(tx, claimed).map(drop);
    }
    tx.run(POSTPONE, args![claimed.id, claimed.tries, tx.now() + delay, &reason]).map(drop)
}

/// Returns the queue, newest first, at most 200 tasks.
pub fn list(tx: &mut Tx) -> Result<Vec<Entry>> {
    tx.all(LIST, &[], entry)
}

fn entry(row: &mut Row) -> Result<Entry> {
    Ok(Entry {
        id: row.take()?,
        task: row.take()?,
        tries: row.take()?,
        due_at: row.take()?,
        failed_at: row.take()?,
        error: row.take()?,
    })
}

/// Makes a given-up task due again now. Returns false if there is no such task.
pub fn retry(tx: &mut Tx, id: TaskId) -> Result<bool> {
    if tx.one(HAS_WAITING_TWIN, args![id], crate::db::value)? {
        return Ok(false);
    }
    Ok(tx.run(RETRY, args![id, tx.now()])? > 0)
}

/// Deletes tasks that were given up long ago.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP, args![tx.now() - FAILED_TTL]).map(drop)
}
