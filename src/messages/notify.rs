//! Notifications about messages: one per conversation, which counts up until it's read. It says what the newest message says
//! now, also after that was edited or deleted.

use super::access::Membership;
use super::model::{Conversation, MessageKind, Side};
use super::store::members::{self, Participant};
use super::store::messages::{self, Stored};
use super::view::display_name;
use crate::db::{Result, Tx};
use crate::files;
use crate::ids::{ConversationId, UserId};
use crate::notifications::settle::{self, Restated};
use crate::notifications::store::{NewNotification, send_counted, unread_times};
use crate::subject::Subject;
use crate::text::truncate;

/// Characters of the message quoted in a notification.
const MAX_QUOTE_CHARS: usize = 120;
/// Characters of the job's title in that of a notification.
const MAX_JOB_CHARS: usize = 80;

/// The kind of these notifications.
const KIND: &str = "message";
/// The start of the topics of this module.
const TOPIC: &str = "conversation:";

fn topic(conversation: ConversationId) -> String {
    format!("{TOPIC}{conversation}")
}

/// Returns what a message says, in a line.
fn gist(tx: &mut Tx, message: &Stored) -> Result<String> {
    if message.deleted_at.is_some() {
        return Ok("This message was deleted.".to_owned());
    }
    if message.kind == MessageKind::Voice {
        let voice = files::store::all_used_by(tx, Subject::Message(message.id))?.into_iter().next();
        let seconds = voice.and_then(|file| file.duration).unwrap_or_default() / 1_000;
        return Ok(format!("Voice note, {}:{:02}", seconds / 60, seconds % 60));
    }
    Ok(match message.text.trim() {
        "" if message.files == 1 => "Sent a file.".to_owned(),
        "" => format!("Sent {} files.", message.files),
        text => truncate(text, MAX_QUOTE_CHARS),
    })
}

fn title(conversation: &Conversation, message: &Stored, reader: Side, times: i64) -> String {
    let from = message.side.unwrap_or(reader);
    let name = display_name(conversation, reader, from, message.name.as_deref().unwrap_or_default());
    let about = match conversation.title.as_str() {
        "" => String::new(),
        job => format!(" about “{}”", truncate(job, MAX_JOB_CHARS)),
    };
    if times == 1 { format!("Message from {name}{about}") } else { format!("{times} messages from {name}{about}") }
}

fn others(tx: &mut Tx, membership: &Membership) -> Result<Vec<Participant>> {
    let all = members::all(tx, membership.conversation.id)?;
    Ok(all.into_iter().filter(|one| one.side != membership.member.side).collect())
}

/// Notifies the other side of a message, except those who muted the conversation.
pub fn message_sent(tx: &mut Tx, membership: &Membership, message: &Stored) -> Result<()> {
    let id = membership.conversation.id;
    let (topic, href, body) = (topic(id), format!("/messages/{id}"), gist(tx, message)?);
    for one in others(tx, membership)?.into_iter().filter(|one| !one.muted) {
        let times = unread_times(tx, one.user, &topic, KIND)? + 1;
        let title = title(&membership.conversation, message, one.side, times);
        let note = NewNotification {
            kind: KIND,
            topic: Some(&topic),
            title: &title,
            body: &body,
            href: &href,
            ..NewNotification::default()
        };
        send_counted(tx, one.user, &note, times)?;
    }
    Ok(())
}

/// Makes the other side's notifications say what an edited or deleted message says now. `before` is the message as it was.
pub fn message_changed(tx: &mut Tx, membership: &Membership, before: &Stored, after: &Stored) -> Result<()> {
    let topic = topic(membership.conversation.id);
    let (old, new) = (gist(tx, before)?, gist(tx, after)?);
    for one in others(tx, membership)? {
        settle::reword_read(tx, one.user, &topic, KIND, (&old, &new))?;
        let times = unread_times(tx, one.user, &topic, KIND)?;
        let (unread, newest) = messages::unread(tx, membership.conversation.id, one.user)?;
        // The only message that it was about is gone, and those before it were told about earlier.
        let is_gone = times == 1 && after.deleted_at.is_some() && newest.as_ref().is_some_and(|one| one.id < after.id);
        let newest = newest.filter(|_| !is_gone);
        update(tx, &membership.conversation, &one, (times.min(unread), newest))?;
    }
    Ok(())
}

/// Makes a person's own notification about a conversation say what they haven't read, or removes it.
pub fn read(tx: &mut Tx, membership: &Membership) -> Result<()> {
    let conversation = &membership.conversation;
    let one = Participant { user: membership.user, side: membership.member.side, muted: membership.member.muted };
    let times = unread_times(tx, one.user, &topic(conversation.id), KIND)?;
    let (unread, newest) = messages::unread(tx, conversation.id, one.user)?;
    update(tx, conversation, &one, (times.min(unread), newest))
}

fn update(
    tx: &mut Tx,
    conversation: &Conversation,
    reader: &Participant,
    (times, newest): (i64, Option<Stored>),
) -> Result<()> {
    let topic = topic(conversation.id);
    let Some(newest) = newest.filter(|_| times > 0) else { return settle::topic(tx, reader.user, &topic) };
    let (title, body) = (title(conversation, &newest, reader.side, times), gist(tx, &newest)?);
    settle::restate(tx, reader.user, &topic, KIND, &Restated { title: &title, body: &body, times })
}

/// Removes a person's unread notifications about conversations that they no longer take part in, and so what waits to
/// be pushed or mailed about them.
pub fn membership_ended(tx: &mut Tx, user: UserId) -> Result<()> {
    for topic in settle::unread_topics(tx, user, TOPIC)? {
        let id = topic.strip_prefix(TOPIC).and_then(|id| id.parse().ok()).map(ConversationId);
        let is_member = match id {
            Some(id) => members::find(tx, id, user)?.is_some(),
            None => false,
        };
        if !is_member {
            settle::topic(tx, user, &topic)?;
        }
    }
    Ok(())
}
