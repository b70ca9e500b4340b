//! Changes of email addresses in the database.

use super::auth::email_taken;
use crate::db::{self, Row, Tx, value};
use crate::identity::model::fold_email;
use crate::identity::store::find_credentials;
use crate::ids::{EmailChangeId, UserId};
use crate::web::Result;
use crate::{args, statements};

/// Maximum number of changes that a person asks for in a day.
pub const MAX_REQUESTS: i64 = 5;

statements! {
    DROP_REQUESTS = "DELETE FROM email_changes WHERE user_id = $1 AND confirm_hash IS NOT NULL";
    DROP_ALL_REQUESTS = "DELETE FROM email_changes WHERE confirm_hash IS NOT NULL";
    REQUEST = "INSERT INTO email_changes (user_id, old_email, old_email_fold, new_email, confirm_hash, expires_at) VALUES ($1, $2, $3, $4, $5, $6)";
    REQUESTED = "SELECT id, user_id, old_email, new_email FROM email_changes WHERE confirm_hash = $1 AND expires_at > $2";
    UNDOABLE = "SELECT id, user_id, old_email, new_email FROM email_changes WHERE undo_hash = $1 AND expires_at > $2";
    CONFIRMED = "UPDATE email_changes SET confirm_hash = NULL, undo_hash = $2, expires_at = $3 WHERE id = $1";
    DELETE_FROM = "DELETE FROM email_changes WHERE user_id = $1 AND id >= $2";
    IS_RESERVED = "SELECT EXISTS (SELECT 1 FROM email_changes WHERE old_email_fold = $1 AND undo_hash IS NOT NULL AND expires_at > $2 AND user_id <> $3)";
    SWEEP = "DELETE FROM email_changes WHERE id IN (SELECT id FROM email_changes WHERE expires_at <= $1 LIMIT 500)";
}

/// A change of an account's email address.
#[derive(Clone, Debug)]
pub struct Change {
    /// Its id; later changes have greater ones.
    pub id: EmailChangeId,
    /// The account.
    pub user: UserId,
    /// The address before.
    pub old: String,
    /// The address after.
    pub new: String,
}

fn change_row(row: &mut Row) -> db::Result<Change> {
    Ok(Change { id: row.take()?, user: row.take()?, old: row.take()?, new: row.take()? })
}

/// Checks that nobody else has an address, and that nobody else could get it back by undoing a change.
///
/// # Errors
/// 409 `email_taken`.
pub fn check_free(tx: &mut Tx, address: &str, user: UserId) -> Result<()> {
    let is_taken = find_credentials(tx, address)?.is_some();
    if is_taken || is_reserved(tx, address, user)? {
        return Err(email_taken(db::Error::Unique("users.email_fold".to_owned())));
    }
    Ok(())
}

/// Deletes all requests of everyone; what was changed can still be undone.
pub fn drop_requests(tx: &mut Tx) -> db::Result<()> {
    tx.run(DROP_ALL_REQUESTS, &[]).map(drop)
}

/// Whether another account than `user` could get this address back.
pub fn is_reserved(tx: &mut Tx, address: &str, user: UserId) -> db::Result<bool> {
    tx.one(IS_RESERVED, args![&fold_email(address), tx.now(), user], value)
}

/// Stores a request, and deletes the account's earlier ones, so that of two the later counts.
pub fn request(tx: &mut Tx, user: UserId, old: &str, new: &str, hash: &[u8; 32], expires: i64) -> db::Result<()> {
    drop_request(tx, user)?;
    tx.run(REQUEST, args![user, old, &fold_email(old), new, hash, expires]).map(drop)
}

/// Deletes an account's change that isn't confirmed yet.
pub fn drop_request(tx: &mut Tx, user: UserId) -> db::Result<()> {
    tx.run(DROP_REQUESTS, args![user]).map(drop)
}

/// Returns the change that a link to the new address confirms.
pub fn find_requested(tx: &mut Tx, hash: &[u8; 32]) -> db::Result<Option<Change>> {
    tx.find(REQUESTED, args![hash, tx.now()], change_row)
}

/// Returns the change that a link to the old address undoes.
pub fn find_undoable(tx: &mut Tx, hash: &[u8; 32]) -> db::Result<Option<Change>> {
    tx.find(UNDOABLE, args![hash, tx.now()], change_row)
}

/// Records that a change was made, and how to undo it.
pub fn confirmed(tx: &mut Tx, id: EmailChangeId, undo: &[u8; 32], expires: i64) -> db::Result<()> {
    tx.run(CONFIRMED, args![id, undo, expires]).map(drop)
}

/// Deletes a change of an account and all later ones.
pub fn delete_from(tx: &mut Tx, user: UserId, id: EmailChangeId) -> db::Result<()> {
    tx.run(DELETE_FROM, args![user, id]).map(drop)
}

/// Deletes what can no longer be confirmed or undone.
pub fn sweep(tx: &mut Tx) -> db::Result<()> {
    tx.run(SWEEP, args![tx.now()]).map(drop)
}
