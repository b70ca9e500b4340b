//! Accounts that staff remove, in the database: closed at once, and deleted a day later unless staff undo it. What the deletion
//! does is up to `removals`, on the roof.

use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{FeeId, JobId, UserId};
use crate::{args, not_stuck, statements};

/// How long staff can undo a removal.
const TIME_TO_UNDO: i64 = DAY;

statements! {
    START = "INSERT INTO account_removals (user_id, removed_by, reason, refund, was_open, removed_at, delete_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    UNDO = "DELETE FROM account_removals WHERE user_id = $1 AND begun_at IS NULL RETURNING was_open";
    DUE = concat!("SELECT user_id, removed_by, refund, fee_id, job_id FROM account_removals WHERE deleted_at IS NULL AND delete_at <= $1",
              not_stuck!("removals", "user_id"), " ORDER BY delete_at, user_id LIMIT 1");
    BEGIN = "UPDATE account_removals SET begun_at = COALESCE(begun_at, $2) WHERE user_id = $1";
    SET_PROGRESS = "UPDATE account_removals SET fee_id = $2, job_id = $3 WHERE user_id = $1";
    FINISH = "UPDATE account_removals SET deleted_at = $2 WHERE user_id = $1";
    POSTPONE = "UPDATE account_removals SET delete_at = delete_at + $1 WHERE begun_at IS NULL AND delete_at <= $2";
    /// Counts the removed accounts that aren't closed.
    pub OPEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM account_removals r WHERE (SELECT u.disabled_at FROM users u WHERE u.id = r.user_id) IS NULL";
}

/// The removal of an account, as shown to staff.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountRemoval {
    /// Why, in the words of the person who removed it.
    reason: String,
    /// That person's name.
    removed_by: String,
    /// Whether the deletion refunds what was paid for their jobs.
    refund: bool,
    /// When the account is deleted, in milliseconds since the epoch.
    delete_at: i64,
    /// Whether the deletion has begun, after which it can't be undone.
    pub has_begun: bool,
    /// When the deletion was done, in milliseconds since the epoch; null before.
    deleted_at: Option<i64>,
}

/// Reads the columns `delete_at`, `deleted_at`, `begun_at IS NOT NULL`, `refund` and `reason` of a removal, and the name of the
/// person who removed the account; `None` if the account isn't being removed.
pub fn read(row: &mut Row) -> Result<Option<AccountRemoval>> {
    let (due, done) = (row.take::<Option<i64>>()?, row.take()?);
    let (has_begun, refund) = (row.take::<Option<bool>>()?, row.take::<Option<bool>>()?);
    let (reason, removed_by) = (row.take::<Option<String>>()?, row.take::<Option<String>>()?);
    Ok(due.map(|delete_at| AccountRemoval {
        reason: reason.unwrap_or_default(),
        removed_by: removed_by.unwrap_or_default(),
        refund: refund.unwrap_or_default(),
        delete_at,
        has_begun: has_begun.unwrap_or_default(),
        deleted_at: done,
    }))
}

/// A removal to start.
#[derive(Clone, Copy, Debug)]
pub struct NewRemoval<'a> {
    /// The account.
    pub user: UserId,
    /// Who removes it.
    pub by: UserId,
    /// Why, for their colleagues.
    pub reason: &'a str,
    /// Whether the deletion refunds what was paid for their jobs.
    pub refund: bool,
    /// Whether undoing it reopens the account.
    pub was_open: bool,
}

/// Stores that an account is deleted in a day.
///
/// # Errors
/// [`crate::db::Error::Unique`] if it's being removed already.
pub fn start(tx: &mut Tx, new: &NewRemoval) -> Result<()> {
    let now = tx.now();
    tx.run(START, args![new.user, new.by, new.reason, new.refund, new.was_open, now, now + TIME_TO_UNDO]).map(drop)
}

/// Undoes a removal whose deletion hasn't begun; returns whether the account was open before, or `None` if there is no such
/// removal.
pub fn undo(tx: &mut Tx, user: UserId) -> Result<Option<bool>> {
    tx.find(UNDO, args![user], value)
}

/// A deletion that is due, and how far it is.
#[derive(Clone, Copy, Debug)]
pub struct Deletion {
    /// The account.
    pub user: UserId,
    /// Who removed it.
    pub by: UserId,
    /// Whether it refunds what was paid for their jobs.
    pub refund: bool,
    /// The last fee that it dealt with.
    pub fee: FeeId,
    /// The last job that it dealt with.
    pub job: JobId,
}

/// Returns the next deletion that is due.
pub fn due(tx: &mut Tx) -> Result<Option<Deletion>> {
    tx.find(DUE, args![tx.now()], |row| {
        Ok(Deletion { user: row.take()?, by: row.take()?, refund: row.take()?, fee: row.take()?, job: row.take()? })
    })
}

/// Records that the deletion has begun, so it can't be undone.
pub fn begin(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(BEGIN, args![user, tx.now()]).map(drop)
}

/// Stores how far a deletion is.
pub fn set_progress(tx: &mut Tx, deletion: &Deletion) -> Result<()> {
    tx.run(SET_PROGRESS, args![deletion.user, deletion.fee, deletion.job]).map(drop)
}

/// Records that the deletion is done.
pub fn finish(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(FINISH, args![user, tx.now()]).map(drop)
}

/// Moves the deletions that would begin within so many milliseconds by as long.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<()> {
    let until = tx.now() + by;
    tx.run(POSTPONE, args![by, until]).map(drop)
}
