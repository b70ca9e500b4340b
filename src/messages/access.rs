//! Who may read and write in a conversation.

use super::model::{Conversation, Member, Side};
use super::store::messages::Stored;
use super::store::{self, members, messages};
use crate::db::Tx;
use crate::ids::{ConversationId, MessageId, UserId};
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Result};

/// A person's place in a conversation.
#[derive(Clone, Debug)]
pub struct Membership {
    /// The conversation.
    pub conversation: Conversation,
    /// Their own view of it.
    pub member: Member,
    /// Who they are.
    pub user: UserId,
}

/// Returns the caller's membership if the policy allows this.
///
/// # Errors
/// 404 for anyone who doesn't take part.
pub fn authorize(tx: &mut Tx, step: &Step<ConversationId>) -> Result<Membership> {
    let membership = membership(tx, step.id, step.me.id)?;
    step.check(&Target { relations: &[Relation::Party], state: "", visible: true })?;
    Ok(membership)
}

/// Returns a message and the caller's membership if the policy allows this.
///
/// # Errors
/// 404 for anyone who doesn't take part in its conversation, 403 for what only its sender may do.
pub fn authorize_message(tx: &mut Tx, step: &Step<MessageId>) -> Result<(Stored, Membership)> {
    let message = messages::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let membership = membership(tx, message.conversation, step.me.id)?;
    let is_own = message.sender == Some(step.me.id) && message.card.is_none();
    let relations: &[Relation] = if is_own { &[Relation::Owner, Relation::Party] } else { &[Relation::Party] };
    step.check(&Target { relations, state: "", visible: true })?;
    Ok((message, membership))
}

/// Returns a person's membership.
///
/// # Errors
/// 404 for anyone who doesn't take part.
pub fn membership(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<Membership> {
    let member = members::find(tx, conversation, user)?.ok_or_else(Error::not_found)?;
    let conversation = store::find(tx, conversation)?.ok_or_else(Error::not_found)?;
    Ok(Membership { conversation, member, user })
}

/// Checks that messages still reach the other side.
///
/// # Errors
/// 403 `blocked` if either side has blocked the other, and just the same if nobody is left there.
pub fn check_reachable(tx: &mut Tx, conversation: ConversationId, from: Side) -> Result<()> {
    if members::is_blocked(tx, conversation)? || !members::is_reachable(tx, conversation, from)? {
        return Err(Error::forbidden("blocked", "You can’t send messages in this conversation anymore."));
    }
    Ok(())
}
