//! Live events about support chats.

use super::notify::agents;
use super::store::by_id;
use crate::db::{Result, Tx};
use crate::ids::ChatId;
use crate::live::model::Kind;
use crate::live::store::publish;

/// Tells the agents, and the visitor if they're signed in. Other visitors ask every few seconds.
pub fn changed(tx: &mut Tx, chat: ChatId) -> Result<()> {
    agents_changed(tx, chat)?;
    visitor_changed(tx, chat)
}

/// Tells the agents about a change that the visitor must not even notice.
pub fn agents_changed(tx: &mut Tx, chat: ChatId) -> Result<()> {
    agents(tx)?.into_iter().try_for_each(|(agent, _)| publish(tx, agent, Kind::ChatChanged, chat))
}

/// Tells the visitor's other devices, for example that a message was read.
pub fn visitor_changed(tx: &mut Tx, chat: ChatId) -> Result<()> {
    let Some(chat) = by_id(tx, chat)? else { return Ok(()) };
    chat.user.map_or(Ok(()), |user| publish(tx, user, Kind::ChatChanged, &chat.token))
}
