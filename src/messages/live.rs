//! Live events about conversations.

use super::model::Conversation;
use super::store::members;
use crate::db::{Result, Tx};
use crate::ids::{ConversationId, UserId};
use crate::live::model::Kind;
use crate::live::store::publish;

/// Tells everyone who takes part.
pub fn tell_all(tx: &mut Tx, conversation: &Conversation, kind: Kind) -> Result<()> {
    tell(tx, conversation.id, kind)
}

/// Tells everyone who takes part in a conversation with this id.
pub fn tell(tx: &mut Tx, conversation: ConversationId, kind: Kind) -> Result<()> {
    let all = members::all(tx, conversation)?;
    all.into_iter().try_for_each(|one| publish(tx, one.user, kind, conversation))
}

/// Tells only a person's other devices, for example that they pinned it.
pub fn tell_own(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<()> {
    publish(tx, user, Kind::ConversationChanged, conversation)
}
