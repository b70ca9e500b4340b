//! The agents' end: the queue, a chat with its context, and what can be done with it.

pub mod act;
pub mod api;
pub mod store;
pub mod transcript;

use super::store::{Chat, by_id};
use crate::db::Tx;
use crate::policy::{Step, Target};
use crate::web::{Error, Result};

/// The chat, for an agent who may take this step on it as it stands.
///
/// # Errors
/// 404, or what the policy says of its state.
fn checked(tx: &mut Tx, step: &Step) -> Result<Chat> {
    let chat = by_id(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target::known(chat.status.as_str()))?;
    Ok(chat)
}
