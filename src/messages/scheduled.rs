//! Scheduling messages, and sending them when their time comes.

use super::access::{self, Membership};
use super::model::{MAX_AHEAD, Message, MessageKind, NewMessage, Sender};
use super::send;
use super::store::messages;
use super::store::scheduled::{self, NewScheduled, Scheduled};
use super::view::display_name;
use crate::app::App;
use crate::db::{self, Tx};
use crate::files::model::Kind as FileKind;
use crate::identity;
use crate::ids::{MessageId, ScheduledMessageId};
use crate::notifications::store::{NewNotification, send as notify};
use crate::tasks::{self, Task};
use crate::web::{Error, Result};

/// Maximum number of a person's messages that wait in one conversation.
const MAX_WAITING: usize = 20;

/// Stores a message until its time.
///
/// # Errors
/// Those of a message that is sent now, 422 for a time that is past or more than 90 days ahead; 409 if too many wait.
pub fn schedule(
    tx: &mut Tx,
    membership: &Membership,
    new: &NewMessage,
    client_id: &str,
    send_at: i64,
) -> Result<Scheduled> {
    let (files, _) = send::check(tx, membership, new)?;
    if send_at <= tx.now() || send_at > tx.now() + MAX_AHEAD {
        return Err(Error::invalid_field("sendAt", "Choose a time within the next 90 days."));
    }
    let conversation = membership.conversation.id;
    access::check_reachable(tx, conversation, membership.member.side)?;
    if scheduled::list(tx, conversation, membership.user)?.len() >= MAX_WAITING {
        return Err(Error::conflict("too_many_scheduled", "Up to 20 messages can wait in a conversation."));
    }
    let (sender, text, reply_to) = (membership.user, new.text.trim(), new.reply_to);
    let new = NewScheduled { conversation, sender, client_id, text, files: &files, reply_to, send_at };
    let id = scheduled::insert(tx, &new)?;
    tasks::store::enqueue(tx, Task::ScheduledMessage(id), send_at)?;
    scheduled::find(tx, id)?.ok_or_else(Error::internal)
}

/// Returns a scheduled message as its sender sees it. Its id is that of the schedule.
pub fn view(tx: &mut Tx, membership: &Membership, stored: Scheduled) -> Result<Message> {
    let name = identity::store::name(tx, membership.user)?;
    let side = membership.member.side;
    let files = scheduled::files(tx, stored.id)?;
    let is_voice = files.iter().any(|file| file.kind == FileKind::Voice);
    Ok(Message {
        id: MessageId(stored.id.0),
        from: Some(Sender {
            id: membership.user,
            name: display_name(&membership.conversation, side, side, &name),
            side,
            is_you: true,
        }),
        kind: if is_voice { MessageKind::Voice } else { MessageKind::Text },
        text: stored.text,
        card: None,
        files,
        reply_to: None,
        reactions: Vec::new(),
        warnings: Vec::new(),
        client_id: Some(stored.client_id),
        sent_at: stored.created_at,
        send_at: Some(stored.send_at),
        edited_at: None,
        deleted_at: None,
        changeable_until: None,
    })
}

/// Sends a scheduled message. If its sender may no longer write here, it isn't sent and they get a notification.
pub async fn send_due(app: &App, id: ScheduledMessageId) -> db::Result<()> {
    app.db.write(move |tx| send_one(tx, id)).await
}

fn send_one(tx: &mut Tx, id: ScheduledMessageId) -> db::Result<()> {
    let Some(stored) = scheduled::find(tx, id)?.filter(|stored| stored.failure.is_none()) else { return Ok(()) };
    // It was sent in another way meanwhile, under the same id.
    if messages::of_device(tx, stored.conversation, stored.sender, &stored.client_id)?.is_some() {
        return scheduled::delete(tx, id);
    }
    let new = NewMessage {
        client_id: None,
        text: stored.text.clone(),
        file_tokens: scheduled::files(tx, id)?.into_iter().map(|file| file.token).collect(),
        reply_to: stored.reply_to,
        send_at: None,
        // The sender may not have looked for weeks.
        seen_id: None,
    };
    let sent = tx.savepoint(|tx| {
        // A closed account's messages stop with it.
        if !identity::store::is_open(tx, stored.sender)? {
            return Err(Error::not_found());
        }
        let membership = access::membership(tx, stored.conversation, stored.sender)?;
        send::store_message(tx, &membership, &new, Some(&stored.client_id)).map(drop)
    });
    match sent {
        Ok(()) => scheduled::delete(tx, id),
        // The disk or the database failed, not the message: the task tries again.
        Err(error) if error.status().is_server_error() => Err(db::Error::Invalid(error.detail().to_owned())),
        Err(error) => {
            let reason = error.detail();
            scheduled::set_failure(tx, id, reason)?;
            let href = format!("/messages/{}", stored.conversation);
            let title = "A scheduled message wasn’t sent";
            let note = NewNotification {
                kind: "message_failed",
                title,
                body: reason,
                href: &href,
                ..NewNotification::default()
            };
            notify(tx, stored.sender, &note)
        }
    }
}
