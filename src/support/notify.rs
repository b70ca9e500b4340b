//! Notifications to agents: one per waiting chat, sent to every agent and removed once someone takes the chat.

use super::store::Chat;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ChatId, UserId};
use crate::notifications::settle;
use crate::notifications::store::{NewNotification, send};
use crate::text::truncate;
use crate::{args, statements};

/// Characters of the message quoted in a notification.
const MAX_QUOTE_CHARS: usize = 120;

statements! {
    AGENTS = "SELECT id, name FROM users WHERE staff IN ('agent', 'moderator', 'admin', 'superadmin') AND disabled_at IS NULL ORDER BY staff, id LIMIT 100";
    IS_AGENT = "SELECT name FROM users WHERE id = $1 AND staff IS NOT NULL AND disabled_at IS NULL";
    NAME = "SELECT name FROM users WHERE id = $1";
}

/// Returns the staff who can handle chats, at most 100.
pub fn agents(tx: &mut Tx) -> Result<Vec<(UserId, String)>> {
    let mut agents = tx.all(AGENTS, &[], |row: &mut Row| Ok((row.take()?, row.take()?)))?;
    agents.sort_unstable_by_key(|(id, _)| *id);
    Ok(agents)
}

/// Returns the user's name if they can handle chats.
pub fn agent(tx: &mut Tx, id: UserId) -> Result<Option<String>> {
    tx.find(IS_AGENT, args![id], value)
}

fn topic(chat: ChatId) -> String {
    format!("support:{chat}")
}

fn href(chat: ChatId) -> String {
    format!("/admin/support?chat={chat}")
}

fn visitor(tx: &mut Tx, chat: &Chat) -> Result<String> {
    let name = chat.user.map(|user| tx.one(NAME, args![user], value)).transpose()?;
    Ok(name.unwrap_or_else(|| "A visitor".to_owned()))
}

fn quote(text: &str) -> String {
    format!("“{}”", truncate(text, MAX_QUOTE_CHARS))
}

/// Notifies the chat's agent of a new message. It replaces an unread one about the same chat.
pub fn notify_new_message(tx: &mut Tx, chat: &Chat, agent: UserId, text: &str) -> Result<()> {
    let title = format!("{} sent a message in the support chat", visitor(tx, chat)?);
    let (topic, href, body) = (topic(chat.id), href(chat.id), quote(text));
    send(
        tx,
        agent,
        &NewNotification {
            kind: "support_answer",
            topic: Some(&topic),
            title: &title,
            body: &body,
            href: &href,
            ..NewNotification::default()
        },
    )
}

/// Notifies every agent that a visitor is waiting.
pub fn notify_waiting(tx: &mut Tx, chat: &Chat, question: &str) -> Result<()> {
    let title = format!("{} is waiting in the support chat", visitor(tx, chat)?);
    let body = quote(question);
    let (topic, href) = (topic(chat.id), href(chat.id));
    let note = NewNotification {
        kind: "support_waiting",
        topic: Some(&topic),
        title: &title,
        body: &body,
        href: &href,
        ..NewNotification::default()
    };
    for (agent, _) in agents(tx)? {
        send(tx, agent, &note)?;
    }
    Ok(())
}

/// Removes every agent's unread notification about this chat.
pub fn clear_notifications(tx: &mut Tx, chat: ChatId) -> Result<()> {
    for (agent, _) in agents(tx)? {
        settle::topic(tx, agent, &topic(chat))?;
    }
    Ok(())
}

/// Notifies an agent that a colleague handed them a chat.
pub fn notify_transferred(tx: &mut Tx, chat: ChatId, from: &str, to: UserId) -> Result<()> {
    let title = format!("{from} transferred a support chat to you");
    let (topic, href) = (topic(chat), href(chat));
    let body = "The visitor is waiting for your reply.";
    send(
        tx,
        to,
        &NewNotification {
            kind: "support_transferred",
            topic: Some(&topic),
            title: &title,
            body,
            href: &href,
            ..NewNotification::default()
        },
    )
}
