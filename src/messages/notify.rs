//! Notifications about messages: one per conversation, which counts up until it's read.

use super::access::Membership;
use super::model::Side;
use super::store::members;
use super::view::display_name;
use crate::db::{Result, Tx};
use crate::identity;
use crate::ids::{ConversationId, UserId};
use crate::notifications::store::{NewNotification, delete_topic, send_counted, unread_times, unread_topics};
use crate::text::truncate;

/// Characters of the message quoted in a notification.
const MAX_QUOTE_CHARS: usize = 120;

/// The start of the topics of this module.
const TOPIC: &str = "conversation:";

fn topic(conversation: ConversationId) -> String {
    format!("{TOPIC}{conversation}")
}

/// Notifies the other side of a message, except those who muted the conversation.
pub fn message_sent(tx: &mut Tx, membership: &Membership, text: &str, files: usize) -> Result<()> {
    let (from, id) = (membership.member.side, membership.conversation.id);
    let sender = identity::store::name(tx, membership.user)?;
    let name = display_name(&membership.conversation, other(from), from, &sender);
    let body = match text.trim() {
        "" if files == 1 => "Sent a file.".to_owned(),
        "" => format!("Sent {files} files."),
        text => truncate(text, MAX_QUOTE_CHARS),
    };
    let (topic, href) = (topic(id), format!("/messages/{id}"));
    for one in members::all(tx, id)?.into_iter().filter(|one| one.side != from && !one.muted) {
        let times = unread_times(tx, one.user, &topic)? + 1;
        let title = if times == 1 { format!("Message from {name}") } else { format!("{times} messages from {name}") };
        let note = NewNotification { kind: "message", topic: Some(&topic), title: &title, body: &body, href: &href };
        send_counted(tx, one.user, &note, times)?;
    }
    Ok(())
}

/// Removes a person's notification about a conversation that they have read.
pub fn read(tx: &mut Tx, conversation: ConversationId, user: UserId) -> Result<()> {
    delete_topic(tx, user, &topic(conversation))
}

/// Removes a person's unread notifications about conversations that they no longer take part in, and so what waits to
/// be pushed or mailed about them.
pub fn membership_ended(tx: &mut Tx, user: UserId) -> Result<()> {
    for topic in unread_topics(tx, user, TOPIC)? {
        let id = topic.strip_prefix(TOPIC).and_then(|id| id.parse().ok()).map(ConversationId);
        let is_member = match id {
            Some(id) => members::find(tx, id, user)?.is_some(),
            None => false,
        };
        if !is_member {
            delete_topic(tx, user, &topic)?;
        }
    }
    Ok(())
}

const fn other(side: Side) -> Side {
    match side {
        Side::Employer => Side::Worker,
        Side::Worker => Side::Employer,
    }
}
