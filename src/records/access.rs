//! Who may read a person's record.

use super::store;
use crate::db::Tx;
use crate::identity::Caller;
use crate::ids::UserId;
use crate::policy::{Grant, Relation, Target};
use crate::web::{Error, Result};

/// Checks that the caller may read the record of a person: their own, or one that is shared.
///
/// # Errors
/// 404, whether there is no such person or they don't share it.
pub fn authorize(tx: &mut Tx, grant: Grant, caller: &Caller, id: UserId) -> Result<()> {
    let relations: &[Relation] = if caller.id() == Some(id) { &[Relation::Owner] } else { &[] };
    let state = if store::is_shared(tx, id)? { "shared" } else { "private" };
    let target = Target { relations, state, visible: false };
    if grant.allows(caller, &target) { Ok(()) } else { Err(Error::not_found()) }
}

/// Returns whose record a link shows.
///
/// # Errors
/// 404 if the link doesn't work, or no longer.
pub fn by_link(tx: &mut Tx, token: &str) -> Result<UserId> {
    store::owner(tx, token)?.ok_or_else(Error::not_found)
}
