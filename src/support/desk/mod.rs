//! The agents' end: the queue, a chat with its context, and what can be done with it.

pub mod act;
pub mod api;
pub mod store;
pub mod transcript;

use super::store::{Chat, by_id};
use crate::db::Tx;
use crate::policy::{Grant, Target};
use crate::web::{Caller, Error, Me, Result};

/// A chat by its id, for an agent who may do this with it as it stands.
///
/// # Errors
/// 404, or what the policy says of its state.
fn checked(tx: &mut Tx, grant: Grant, me: &Me, id: i64) -> Result<Chat> {
    let chat = by_id(tx, id)?.ok_or_else(Error::not_found)?;
    let target = Target { relations: &[], state: chat.status.as_str(), visible: true };
    grant.check(&Caller(Some(me.clone())), &target)?;
    Ok(chat)
}
