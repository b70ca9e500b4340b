//! What a block between a worker and a member of an employer does. Before a hire, it closes every way of reaching each other.
//! Within a contract, it keeps the other side's words out of notices and cards.

use crate::db::{self, Tx, value};
use crate::ids::{EmployerId, UserId};
use crate::policy::Grant;
use crate::web::{Error, Result};
use crate::{args, statements};

statements! {
    EXISTS = "SELECT EXISTS (SELECT 1 FROM employer_members m JOIN blocks b ON (b.user_id = m.user_id AND b.blocked_id = $2) OR (b.user_id = $2 AND b.blocked_id = m.user_id) WHERE m.employer_id = $1)";
}

/// Whether a worker has blocked a member of an employer, or the other way around.
pub fn exists(tx: &mut Tx, employer: EmployerId, worker: UserId) -> db::Result<bool> {
    tx.one(EXISTS, args![employer, worker], value)
}

/// Checks that no block closes a route to a worker and an employer, for a resource in this state.
///
/// # Errors
/// 403 `blocked`.
pub fn check(tx: &mut Tx, grant: Grant, state: &str, (employer, worker): (EmployerId, UserId)) -> Result<()> {
    if grant.is_closed_by_block(state) && exists(tx, employer, worker)? {
        let detail = "One of you has blocked the other, so this isn’t possible. If it was you, you can unblock them in Messages.";
        return Err(Error::forbidden("blocked", detail));
    }
    Ok(())
}

/// Returns the words of one side that reach the other: none if there is a block between them.
pub fn heard<'a>(tx: &mut Tx, employer: EmployerId, worker: UserId, words: &'a str) -> db::Result<&'a str> {
    let words = words.trim();
    Ok(if words.is_empty() || exists(tx, employer, worker)? { "" } else { words })
}
