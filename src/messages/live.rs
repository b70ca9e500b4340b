//! Live events about conversations.

use super::model::Side;
use super::store::members;
use crate::db::{Result, Tx};
use crate::ids::{ConversationId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;

/// Publishes an event to everyone who takes part.
pub fn publish_to_members(tx: &mut Tx, conversation: ConversationId, kind: Kind) -> Result<()> {
    let all = members::all(tx, conversation)?;
    all.into_iter().try_for_each(|member| publish(tx, member.user, kind, conversation))
}

/// Publishes that someone has read messages; with a side, only to those on it.
pub fn publish_read(tx: &mut Tx, conversation: ConversationId, only: Option<Side>) -> Result<()> {
    let all = members::all(tx, conversation)?.into_iter();
    let mut hearing = all.filter(|member| only.is_none_or(|side| side == member.side));
    hearing.try_for_each(|member| publish(tx, member.user, Kind::ConversationRead, conversation))
}

/// Publishes an event to a person's own devices, for example after they pinned a conversation.
pub fn publish_to_own_devices(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<()> {
    publish(tx, user, Kind::ConversationChanged, conversation)
}
