//! How far people have read. The other side sees it, unless one has blocked the other.

use super::access::Membership;
use super::store::members;
use super::{live, notify};
use crate::db::{Result, Tx};

/// Marks messages as read by a member, up to one that was on their screen. An id that doesn't exist yet means the newest
/// message. Their notification about the conversation follows.
pub fn up_to(tx: &mut Tx, membership: &Membership, message: i64) -> Result<()> {
    let conversation = &membership.conversation;
    let is_blocked = members::is_blocked(tx, conversation.id)?;
    let newest = conversation.last_message.map_or(0, |id| id.0);
    if members::mark_read(tx, conversation.id, membership.user, message.min(newest), !is_blocked)? {
        let only = is_blocked.then_some(membership.member.side);
        live::publish_read(tx, conversation.id, only)?;
    }
    notify::read(tx, membership)
}
