//! The agents' side of support: the queue, a chat with its context, and the actions on it.

pub mod act;
pub mod api;
pub mod store;
pub mod transcript;

use super::store::{Chat, by_id};
use crate::db::Tx;
use crate::policy::{Step, Target};
use crate::web::{Error, Result};

/// Loads a chat and checks that its status allows the agent's action.
///
/// # Errors
/// 404 when it doesn't exist; 409 when its status forbids the action.
fn load_checked(tx: &mut Tx, step: &Step) -> Result<Chat> {
    let chat = by_id(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target::known(chat.status.as_str()))?;
    Ok(chat)
}
