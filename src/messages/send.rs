//! Sending a message.

use axum::extract::State;
use axum::response::Response;

use super::access::{self, Membership};
use super::model::{MAX_FILES, MAX_TEXT_CHARS, MAX_UNANSWERED, Message, MessageKind, NewMessage};
use super::store::messages::NewRow;
use super::store::{self, messages};
use super::{live, notify, read, scheduled, view};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::files;
use crate::files::model::Kind as FileKind;
use crate::ids::{ConversationId, FileId, MessageId};
use crate::live::model::Kind as LiveKind;
use crate::policy::Step;
use crate::site;
use crate::text::is_blank;
use crate::warnings;
use crate::web::{Error, Result, Validator};

/// Sends a message. Sending it again with the same `clientId` changes nothing and returns what there is, also if that waits
/// for its time. One that couldn't be sent at its time can be sent now.
#[utoipa::path(post, path = "/api/conversations/{id}/messages", operation_id = "messages_send", tag = "messages", params(("id" = i64, Path)), request_body = NewMessage, responses(
    (status = 200, body = Message), (status = 201, body = Message), (status = 409, description = "awaiting_reply")))]
pub async fn send(State(app): State<App>, step: Step<ConversationId>, write: Write<NewMessage>) -> Result<Response> {
    let key = write.key().map(str::to_owned);
    write
        .created_or_found(&app, move |tx, new| {
            let membership = access::authorize(tx, &step)?;
            let client_id = new.client_id.as_deref().or(key.as_deref());
            if let Some(sent) =
                client_id.map(|id| messages::of_device(tx, step.id, step.me.id, id)).transpose()?.flatten()
            {
                return Ok((false, view::one(tx, &membership, sent)?));
            }
            if let Some(send_at) = new.send_at {
                return schedule(tx, &membership, new, client_id, send_at);
            }
            let waiting = client_id.map(|id| store::scheduled::of_device(tx, step.id, step.me.id, id)).transpose()?;
            match waiting.flatten() {
                Some(failed) if failed.failure.is_some() => store::scheduled::delete(tx, failed.id)?,
                Some(waiting) => return Ok((false, scheduled::view(tx, &membership, waiting)?)),
                None => {}
            }
            let id = store_message(tx, &membership, new, client_id)?;
            let stored = messages::find(tx, id)?.ok_or_else(Error::internal)?;
            // A reply reveals nothing, but the membership's conversation has changed.
            let membership = access::authorize(tx, &step)?;
            Ok((true, view::one(tx, &membership, stored)?))
        })
        .await
}

fn schedule(
    tx: &mut Tx,
    membership: &Membership,
    new: &NewMessage,
    client_id: Option<&str>,
    send_at: i64,
) -> Result<(bool, Message)> {
    let client_id = client_id.ok_or_else(|| Error::invalid_field("clientId", "Give the message an id."))?;
    let waiting = store::scheduled::of_device(tx, membership.conversation.id, membership.user, client_id)?;
    let is_new = waiting.is_none();
    let stored = match waiting {
        Some(stored) => stored,
        None => scheduled::schedule(tx, membership, new, client_id, send_at)?,
    };
    Ok((is_new, scheduled::view(tx, membership, stored)?))
}

/// Checks a message, stores it and notifies the other members.
///
/// # Errors
/// 422 for a blank or too long text, unknown files or another conversation's message; 403 `blocked`; 409
/// `awaiting_reply`.
pub fn store_message(
    tx: &mut Tx,
    membership: &Membership,
    new: &NewMessage,
    client_id: Option<&str>,
) -> Result<MessageId> {
    let conversation = &membership.conversation;
    let (files, kind) = check(tx, membership, new)?;
    access::check_reachable(tx, conversation.id, membership.member.side)?;
    check_unanswered(tx, membership)?;
    let id = messages::insert(
        tx,
        &NewRow {
            conversation: conversation.id,
            sender: Some(membership.user),
            side: Some(membership.member.side),
            client_id,
            kind,
            text: new.text.trim(),
            card: None,
            files: &files,
            reply_to: new.reply_to,
        },
    )?;
    if let Some(seen) = new.seen_id {
        read::up_to(tx, membership, seen)?;
    }
    let stored = messages::find(tx, id)?.ok_or_else(Error::internal)?;
    notify::message_sent(tx, membership, &stored)?;
    live::publish_to_members(tx, conversation.id, LiveKind::MessageSent)?;
    Ok(id)
}

/// Checks a message's fields and returns its files and what it is.
pub(super) fn check(tx: &mut Tx, membership: &Membership, new: &NewMessage) -> Result<(Vec<FileId>, MessageKind)> {
    let mut checks = Validator::default();
    let has_client_id = new.client_id.as_deref().is_none_or(|id| (1..=100).contains(&id.chars().count()));
    checks.require(has_client_id, "clientId", "The clientId must have 1 to 100 characters.");
    checks.at_most(&new.text, MAX_TEXT_CHARS, "text");
    let is_blank = is_blank(&new.text) && new.file_tokens.is_empty();
    checks.require(!is_blank, "text", "Write a message or add a file.");
    checks.require(new.file_tokens.len() <= MAX_FILES, "fileTokens", format!("Add up to {MAX_FILES} files."));
    let quoted = new.reply_to.map(|id| messages::find(tx, id)).transpose()?;
    let fits =
        quoted.is_none_or(|found| found.is_some_and(|message| message.conversation == membership.conversation.id));
    checks.require(fits, "replyTo", "That message isn’t in this conversation.");
    checks.finish()?;
    check_risk(tx, membership, &new.text)?;
    let files: Vec<_> = new.file_tokens.iter().map(|token| own_file(tx, membership, token)).collect::<Result<_>>()?;
    let is_voice = files.iter().any(|(_, kind)| *kind == FileKind::Voice);
    if is_voice && (files.len() > 1 || !new.text.trim().is_empty()) {
        return Err(Error::invalid_field("fileTokens", "Send a voice note by itself."));
    }
    let kind = if is_voice { MessageKind::Voice } else { MessageKind::Text };
    Ok((files.into_iter().map(|(id, _)| id).collect(), kind))
}

/// Refuses a text that raises a warning, if the operator wants that.
///
/// # Errors
/// 422 with the reason.
pub(super) fn check_risk(tx: &mut Tx, membership: &Membership, text: &str) -> Result<()> {
    let warning = warnings::of(text, membership.conversation.full_names).into_iter().next();
    site::brake::check(tx, "text", warning)
}

/// Finds one of the sender's own files that a message may contain.
fn own_file(tx: &mut Tx, membership: &Membership, token: &str) -> Result<(FileId, FileKind)> {
    match files::store::find_private(tx, token, membership.user)? {
        Some(stored) => Ok((stored.id, stored.file.kind)),
        None => Err(Error::invalid_field("fileTokens", "One of these files no longer exists. Add it again.")),
    }
}

/// Lets someone write only a little to a person who hasn't replied yet, and notes a reply.
fn check_unanswered(tx: &mut Tx, membership: &Membership) -> Result<()> {
    let conversation = &membership.conversation;
    match conversation.asked_by {
        Some(side) if side != membership.member.side => Ok(store::set_asked_by(tx, conversation.id, None)?),
        Some(side) if messages::count_from(tx, conversation.id, side)? >= MAX_UNANSWERED => Err(Error::conflict(
            "awaiting_reply",
            format!("You’ve sent {MAX_UNANSWERED} messages. You can write more once you get a reply."),
        )),
        _ => Ok(()),
    }
}
