//! Telling the agents: one note for each chat that waits, to everybody of the desk, gone when somebody took it.

use super::store::Chat;
use crate::db::{Result, Row, Tx, value};
use crate::notifications::store::{Note, drop_topic, push};
use crate::text::cut;
use crate::{args, statements};

/// Characters of the question that a note shows.
const EXCERPT: usize = 120;

statements! {
    AGENTS = "SELECT id, name FROM users WHERE staff IS NOT NULL AND disabled_at IS NULL ORDER BY id LIMIT 100";
    IS_AGENT = "SELECT name FROM users WHERE id = $1 AND staff IS NOT NULL AND disabled_at IS NULL";
    NAME = "SELECT name FROM users WHERE id = $1";
}

/// Everybody who may answer.
pub fn agents(tx: &mut Tx) -> Result<Vec<(i64, String)>> {
    tx.all(AGENTS, &[], |row: &mut Row| Ok((row.take()?, row.take()?)))
}

/// The name of somebody who may answer.
pub fn agent(tx: &mut Tx, id: i64) -> Result<Option<String>> {
    tx.find(IS_AGENT, args![id], value)
}

fn topic(chat: i64) -> String {
    format!("support:{chat}")
}

fn href(chat: i64) -> String {
    format!("/admin/support?chat={chat}")
}

fn visitor(tx: &mut Tx, chat: &Chat) -> Result<String> {
    let name = chat.user.map(|user| tx.one(NAME, args![user], value)).transpose()?;
    Ok(name.unwrap_or_else(|| "A visitor".to_owned()))
}

fn quoted(words: &str) -> String {
    format!("“{}”", cut(words, EXCERPT))
}

/// Who has the chat is told that its visitor wrote again; one note, however much is written.
pub fn answered_back(tx: &mut Tx, chat: &Chat, agent: i64, words: &str) -> Result<()> {
    let title = format!("{} wrote in the support chat", visitor(tx, chat)?);
    let (topic, href, body) = (topic(chat.id), href(chat.id), quoted(words));
    push(tx, agent, &Note { kind: "support_answer", topic: Some(&topic), title: &title, body: &body, href: &href })
}

/// Somebody waits.
pub fn waiting(tx: &mut Tx, chat: &Chat, question: &str) -> Result<()> {
    let title = format!("{} is waiting in the support chat", visitor(tx, chat)?);
    let body = quoted(question);
    let (topic, href) = (topic(chat.id), href(chat.id));
    let note = Note { kind: "support_waiting", topic: Some(&topic), title: &title, body: &body, href: &href };
    for (agent, _) in agents(tx)? {
        push(tx, agent, &note)?;
    }
    Ok(())
}

/// Nobody has to be told of this chat any more.
pub fn settled(tx: &mut Tx, chat: i64) -> Result<()> {
    for (agent, _) in agents(tx)? {
        drop_topic(tx, agent, &topic(chat))?;
    }
    Ok(())
}

/// A colleague hands a chat over.
pub fn handed_over(tx: &mut Tx, chat: i64, from: &str, to: i64) -> Result<()> {
    let title = format!("{from} handed a support chat to you");
    let (topic, href) = (topic(chat), href(chat));
    let body = "The visitor is waiting for your reply.";
    push(tx, to, &Note { kind: "support_transferred", topic: Some(&topic), title: &title, body, href: &href })
}
