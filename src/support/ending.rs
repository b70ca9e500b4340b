//! Ending a chat: agents no longer hear of it, and its visitor gets a copy by mail.

use super::model::EndedBy;
use super::store::{self, Chat};
use super::{messages, notify};
use crate::db::{Result, Tx};
use crate::identity;
use crate::identity::model::first_name;
use crate::ids::ChatId;
use crate::mail::{self, MailKind, NewMail, Recipient};

/// Ends an open chat.
pub fn end(tx: &mut Tx, id: ChatId, by: EndedBy) -> Result<()> {
    store::end(tx, id, by)?;
    notify::clear_notifications(tx, id)?;
    match store::by_id(tx, id)? {
        Some(chat) => mail_transcript(tx, &chat),
        None => Ok(()),
    }
}

/// Mails the newest messages to the address that the visitor left, if an agent took the chat. Otherwise anyone could have
/// the site send a text to any address.
fn mail_transcript(tx: &mut Tx, chat: &Chat) -> Result<()> {
    let (Some(email), Some(_)) = (&chat.email, chat.agent_id) else { return Ok(()) };
    let agent = chat.agent.as_deref().unwrap_or("Support");
    let lines: Vec<String> = messages::visible_after(tx, chat.id, 0)?
        .into_iter()
        .map(|message| {
            let who = if message.is_from_agent { agent } else { "You" };
            // Indented, so that no message can fake a line by someone else.
            format!("{who}: {}", message.message.replace("\r\n", "\n").replace(['\r', '\n'], "\n    "))
        })
        .collect();
    let (to, name) = match chat.user {
        Some(user) => (Recipient::AddressOf(user, email), identity::store::name(tx, user)?),
        None => (Recipient::Address(email), "there".to_owned()),
    };
    let transcript = lines.join("\n");
    let values = [("name", first_name(&name)), ("transcript", transcript.as_str())];
    mail::store::enqueue(
        tx,
        &NewMail { to, kind: MailKind::ChatTranscript, values: &values, path: None, useful_until: None },
    )
    .map(drop)
}
