//! Chats in the database, as their visitors see them.

use super::model::{EndedBy, LINGER, OPEN, STARTED, Status};
use crate::db::{Result, Row, Tx, value};
use crate::identity::model::short_name;
use crate::{args, statements};

macro_rules! chats {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.token, c.user_id, c.visitor_hash, c.status, c.subject, c.email, a.name, c.agent_id, c.asked_at, c.ended_by, c.rating
             FROM support_chats c LEFT JOIN users a ON a.id = c.agent_id ",
            $rest
        )
    };
}

statements! {
    // What is not there yet was not seen.
    SEEN = "UPDATE support_chats SET seen_id = $2 WHERE id = $1 AND seen_id < $2
            AND EXISTS (SELECT 1 FROM support_messages WHERE id = $2 AND chat_id = $1)";
    UNREAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM support_chats AS chat WHERE user_id = $1 AND left_at IS NULL AND (status <> 'ended' OR ended_at > $2)
              AND EXISTS (SELECT 1 FROM support_messages AS said WHERE said.chat_id = chat.id AND said.kind = 'text'
                AND said.agent_id IS NOT NULL AND said.id > chat.seen_id)";
    BY_TOKEN = chats!("WHERE c.token = $1");
    BY_ID = chats!("WHERE c.id = $1");
    CURRENT_OF_USER = chats!("WHERE c.user_id = $1 AND c.left_at IS NULL AND (c.status <> 'ended' OR c.ended_at > $2) ORDER BY c.id DESC LIMIT 1");
    CURRENT_OF_VISITOR = chats!("WHERE c.visitor_hash = $1 AND c.left_at IS NULL AND (c.status <> 'ended' OR c.ended_at > $2) ORDER BY c.id DESC LIMIT 1");
    INSERT = "INSERT INTO support_chats (token, user_id, visitor_hash, status, subject, page, started_at, last_at)
              VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $6) RETURNING id";
    // Who signs in takes the chat of this browser along, unless their account has one under way.
    ADOPT = "UPDATE support_chats SET user_id = $2, visitor_hash = NULL WHERE id = $1 AND user_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM support_chats o WHERE o.user_id = $2 AND o.status <> 'ended')";
    ASKED = "UPDATE support_chats SET asked_at = $2, asked_in_hours = $3 WHERE id = $1 AND asked_at IS NULL";
    SPOKEN = "UPDATE support_chats SET last_at = $2 WHERE id = $1";
    ANSWERED = "UPDATE support_chats SET last_at = $2, first_reply_at = COALESCE(first_reply_at, $2) WHERE id = $1";
    TAKE = "UPDATE support_chats SET status = 'connected', agent_id = $2, taken_at = COALESCE(taken_at, $3), last_at = $3 WHERE id = $1";
    END = "UPDATE support_chats SET status = 'ended', ended_at = $2, ended_by = $3 WHERE id = $1";
    LEAVE = "UPDATE support_chats SET left_at = $2, rating = COALESCE(rating, $3) WHERE id = $1 AND left_at IS NULL";
    SET_EMAIL = "UPDATE support_chats SET email = $2 WHERE id = $1";
    UNDER_WAY = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COUNT(asked_at) AS BIGINT) FROM support_chats WHERE status <> 'ended'";
}

/// A chat as the rules need it.
#[derive(Clone, Debug)]
pub struct Chat {
    /// Its id, for the desk.
    pub id: i64,
    /// Its name, for the visitor.
    pub token: String,
    /// The account that began it.
    pub user: Option<i64>,
    /// The browser that began it.
    pub visitor: Option<[u8; 32]>,
    /// Where it stands.
    pub status: Status,
    /// What it is about.
    pub subject: Option<String>,
    /// Where to write.
    pub email: Option<String>,
    /// Who has it: first name and initial.
    pub agent: Option<String>,
    /// Who has it.
    pub agent_id: Option<i64>,
    /// When the visitor first wrote.
    pub asked_at: Option<i64>,
    /// What ended it.
    pub ended_by: Option<EndedBy>,
    /// How it was rated.
    pub rating: Option<i64>,
}

fn chat(row: &mut Row) -> Result<Chat> {
    Ok(Chat {
        id: row.take()?,
        token: row.take()?,
        user: row.take()?,
        visitor: row.take()?,
        status: row.take()?,
        subject: row.take()?,
        email: row.take()?,
        agent: row.take::<Option<String>>()?.map(|name| short_name(&name)),
        agent_id: row.take()?,
        asked_at: row.take()?,
        ended_by: row.take()?,
        rating: row.take()?,
    })
}

/// A chat by the name that its visitor has.
pub fn by_token(tx: &mut Tx, token: &str) -> Result<Option<Chat>> {
    tx.find(BY_TOKEN, args![token], chat)
}

/// A chat by its id.
pub fn by_id(tx: &mut Tx, id: i64) -> Result<Option<Chat>> {
    tx.find(BY_ID, args![id], chat)
}

/// The chat that a visitor has not put away: one under way, or one that somebody else ended a moment ago.
pub fn current(tx: &mut Tx, user: Option<i64>, visitor: Option<&[u8; 32]>) -> Result<Option<Chat>> {
    let since = tx.now() - LINGER;
    if let Some(user) = user
        && let Some(found) = tx.find(CURRENT_OF_USER, args![user, since], chat)?
    {
        return Ok(Some(found));
    }
    let Some(visitor) = visitor else { return Ok(None) };
    tx.find(CURRENT_OF_VISITOR, args![visitor, since], chat)
}

/// A new chat.
pub struct New<'a> {
    /// Its name.
    pub token: &'a str,
    /// The account, or else the browser that begins it.
    pub user: Option<i64>,
    /// SHA-256 of the browser's token.
    pub visitor: &'a [u8; 32],
    /// What it is about.
    pub subject: Option<&'a str>,
    /// The page on which it begins.
    pub page: &'a str,
}

/// Begins a chat.
pub fn insert(tx: &mut Tx, new: &New) -> Result<i64> {
    let visitor = new.user.is_none().then_some(new.visitor.as_slice());
    let visitor = visitor.map_or(crate::db::Arg::Null, crate::db::Arg::Blob);
    tx.insert(INSERT, args![new.token, new.user, visitor, new.subject, new.page, tx.now()])
}

/// Gives the browser's chat to the account that is signed in now.
pub fn adopt(tx: &mut Tx, chat: &Chat, user: Option<i64>) -> Result<()> {
    match user {
        Some(user) if chat.user.is_none() => tx.run(ADOPT, args![chat.id, user]).map(drop),
        _ => Ok(()),
    }
}

/// The visitor spoke; says whether it was for the first time, so that it enters the queue.
pub fn asked(tx: &mut Tx, id: i64, in_hours: bool) -> Result<bool> {
    let now = tx.now();
    tx.run(SPOKEN, args![id, now])?;
    Ok(tx.run(ASKED, args![id, now, in_hours])? > 0)
}

/// An agent spoke.
pub fn answered(tx: &mut Tx, id: i64) -> Result<()> {
    tx.run(ANSWERED, args![id, tx.now()]).map(drop)
}

/// Puts a chat into an agent's hands.
pub fn give_to(tx: &mut Tx, id: i64, agent: i64) -> Result<()> {
    tx.run(TAKE, args![id, agent, tx.now()]).map(drop)
}

/// Ends a chat.
pub fn end(tx: &mut Tx, id: i64, by: EndedBy) -> Result<()> {
    tx.run(END, args![id, tx.now(), by.as_str()]).map(drop)
}

/// The visitor puts a chat away, with a rating or without.
pub fn leave(tx: &mut Tx, id: i64, rating: Option<i64>) -> Result<()> {
    tx.run(LEAVE, args![id, tx.now(), rating]).map(drop)
}

/// Keeps where to write.
pub fn set_email(tx: &mut Tx, id: i64, email: &str) -> Result<()> {
    tx.run(SET_EMAIL, args![id, email]).map(drop)
}

/// There are as many chats or questions under way as the site takes.
pub fn is_full(tx: &mut Tx) -> Result<bool> {
    tx.one(UNDER_WAY, &[], |row| Ok(row.take::<i64>()? >= STARTED || row.take::<i64>()? >= OPEN))
}

/// Notes what the visitor has seen of a chat.
pub fn seen(tx: &mut Tx, chat: i64, message: i64) -> Result<()> {
    tx.run(SEEN, args![chat, message]).map(drop)
}

/// Chats that an account still has before it, in which an agent said something that it has not seen.
pub fn unread(tx: &mut Tx, user: i64) -> Result<i64> {
    tx.one(UNREAD, args![user, tx.now() - LINGER], value)
}
