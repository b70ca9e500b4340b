//! Database access to chats, from the visitor's side.

use super::live;
use super::model::{
    ChatStatus, ENDED_VISIBLE_FOR, EndedBy, MAX_ANONYMOUS_CHATS, MAX_ANONYMOUS_QUESTIONS, MAX_OPEN_CHATS,
    MAX_OPEN_QUESTIONS,
};
use crate::db::{Result, Row, Tx, value};
use crate::identity::model::short_name;
use crate::ids::{ChatId, UserId};
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
    // Ignore ids of messages that don't exist yet.
    SEEN = "UPDATE support_chats SET seen_id = $2 WHERE id = $1 AND seen_id < $2
            AND EXISTS (SELECT 1 FROM support_messages WHERE id = $2 AND chat_id = $1)";
    UNREAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM support_chats AS chat WHERE user_id = $1 AND left_at IS NULL AND (status <> 'ended' OR ended_at > $2)
              AND EXISTS (SELECT 1 FROM support_messages AS said WHERE said.chat_id = chat.id AND said.kind = 'text'
                AND said.agent_id IS NOT NULL AND said.id > chat.seen_id)";
    BY_TOKEN = chats!("WHERE c.token = $1");
    BY_ID = chats!("WHERE c.id = $1");
    CURRENT_OF_USER = chats!("WHERE c.user_id = $1 AND c.left_at IS NULL AND (c.status <> 'ended' OR c.ended_at > $2) ORDER BY c.id DESC LIMIT 1");
    CURRENT_OF_VISITOR = chats!("WHERE c.visitor_hash = $1 AND c.left_at IS NULL AND (c.status <> 'ended' OR c.ended_at > $2) ORDER BY c.id DESC LIMIT 1");
    INSERT = "INSERT INTO support_chats (token, user_id, visitor_hash, status, subject, page, started_at, last_at, network)
              VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $6, $7) RETURNING id";
    // Of the chats that no agent took, those of the network with the most: how many, and the newest.
    GREEDIEST = "SELECT CAST(COUNT(*) AS BIGINT), CAST(MAX(id) AS BIGINT) FROM support_chats WHERE status = 'waiting' AND user_id IS NULL AND network IS NOT NULL
                 GROUP BY network ORDER BY COUNT(*) DESC LIMIT 1";
    OF_NETWORK = "SELECT CAST(COUNT(*) AS BIGINT) FROM support_chats WHERE status = 'waiting' AND user_id IS NULL AND network = $1";
    // On sign-in the account takes over this browser's chat, unless the account already has an open one.
    CLAIM = "UPDATE support_chats SET user_id = $2, visitor_hash = NULL WHERE id = $1 AND user_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM support_chats o WHERE o.user_id = $2 AND o.status <> 'ended')";
    ASKED = "UPDATE support_chats SET asked_at = $2, asked_in_hours = $3 WHERE id = $1 AND asked_at IS NULL";
    TOUCH = "UPDATE support_chats SET last_at = $2 WHERE id = $1";
    ANSWERED = "UPDATE support_chats SET last_at = $2, first_reply_at = COALESCE(first_reply_at, $2) WHERE id = $1";
    TAKE = "UPDATE support_chats SET status = 'connected', agent_id = $2, taken_at = COALESCE(taken_at, $3), last_at = $3 WHERE id = $1";
    END = "UPDATE support_chats SET status = 'ended', ended_at = $2, ended_by = $3 WHERE id = $1";
    DISMISS = "UPDATE support_chats SET left_at = $2, rating = COALESCE(rating, $3) WHERE id = $1 AND left_at IS NULL";
    SET_EMAIL = "UPDATE support_chats SET email = $2 WHERE id = $1";
    COUNT_OPEN = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COUNT(asked_at) AS BIGINT) FROM support_chats WHERE status <> 'ended'";
    COUNT_ANONYMOUS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COUNT(asked_at) AS BIGINT) FROM support_chats WHERE status <> 'ended' AND user_id IS NULL";
}

/// A chat's stored fields.
#[derive(Clone, Debug)]
pub struct Chat {
    /// Row id, used by agents.
    pub id: ChatId,
    /// Unguessable id, used by the visitor.
    pub token: String,
    /// Account it belongs to; `None` for a visitor who isn't signed in.
    pub user: Option<UserId>,
    /// Hash of the cookie token of the browser it belongs to; `None` once it belongs to an account.
    pub visitor: Option<[u8; 32]>,
    /// Its status.
    pub status: ChatStatus,
    /// Subject, if given.
    pub subject: Option<String>,
    /// Email address for the reply, if given.
    pub email: Option<String>,
    /// Name of the agent handling it, as first name and initial.
    pub agent: Option<String>,
    /// User id of the agent handling it.
    pub agent_id: Option<UserId>,
    /// When the visitor sent the first message; `None` until then.
    pub asked_at: Option<i64>,
    /// Who or what ended it.
    pub ended_by: Option<EndedBy>,
    /// The visitor's rating, 1 to 5.
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

/// Finds a chat by the visitor's id for it.
pub fn by_token(tx: &mut Tx, token: &str) -> Result<Option<Chat>> {
    tx.find(BY_TOKEN, args![token], chat)
}

/// Finds a chat by its row id.
pub fn by_id(tx: &mut Tx, id: ChatId) -> Result<Option<Chat>> {
    tx.find(BY_ID, args![id], chat)
}

/// Finds the visitor's current chat: an open one, or one that ended within [`ENDED_VISIBLE_FOR`] and wasn't dismissed.
pub fn current(tx: &mut Tx, user: Option<UserId>, visitor: Option<&[u8; 32]>) -> Result<Option<Chat>> {
    let since = tx.now() - ENDED_VISIBLE_FOR;
    if let Some(user) = user
        && let Some(found) = tx.find(CURRENT_OF_USER, args![user, since], chat)?
    {
        return Ok(Some(found));
    }
    let Some(visitor) = visitor else { return Ok(None) };
    tx.find(CURRENT_OF_VISITOR, args![visitor, since], chat)
}

/// A chat to insert.
pub struct NewChat<'a> {
    /// Unguessable id for the visitor.
    pub token: &'a str,
    /// Account that starts it; if `None`, it belongs to the browser.
    pub user: Option<UserId>,
    /// SHA-256 of the browser's cookie token.
    pub visitor: &'a [u8; 32],
    /// Subject, if given.
    pub subject: Option<&'a str>,
    /// Path of the page it was started from.
    pub page: &'a str,
    /// What tells the visitor's network from others.
    pub network: &'a [u8; 8],
}

/// Inserts a chat and returns its row id.
pub fn insert(tx: &mut Tx, new: &NewChat) -> Result<ChatId> {
    let visitor = new.user.is_none().then_some(new.visitor.as_slice());
    let visitor = visitor.map_or(crate::db::Arg::Null, crate::db::Arg::Blob);
    let network = new.user.is_none().then_some(new.network.as_slice());
    let network = network.map_or(crate::db::Arg::Null, crate::db::Arg::Blob);
    tx.insert(INSERT, args![new.token, new.user, visitor, new.subject, new.page, tx.now(), network])
}

/// Moves the browser's chat to the account that is now signed in.
pub fn claim_for_account(tx: &mut Tx, chat: &Chat, user: Option<UserId>) -> Result<()> {
    match user {
        Some(user) if chat.user.is_none() => tx.run(CLAIM, args![chat.id, user]).map(drop),
        _ => Ok(()),
    }
}

/// Records that the visitor wrote. Returns true for the first message, which puts the chat in the queue.
pub fn record_question(tx: &mut Tx, id: ChatId, in_hours: bool) -> Result<bool> {
    let now = tx.now();
    tx.run(TOUCH, args![id, now])?;
    Ok(tx.run(ASKED, args![id, now, in_hours])? > 0)
}

/// Records that an agent replied.
pub fn record_reply(tx: &mut Tx, id: ChatId) -> Result<()> {
    tx.run(ANSWERED, args![id, tx.now()]).map(drop)
}

/// Assigns a chat to an agent.
pub fn assign(tx: &mut Tx, id: ChatId, agent: UserId) -> Result<()> {
    tx.run(TAKE, args![id, agent, tx.now()]).map(drop)
}

/// Ends a chat.
pub fn end(tx: &mut Tx, id: ChatId, by: EndedBy) -> Result<()> {
    tx.run(END, args![id, tx.now(), by.as_str()]).map(drop)
}

/// Dismisses a chat for the visitor and stores the rating, if any.
pub fn dismiss(tx: &mut Tx, id: ChatId, rating: Option<i64>) -> Result<()> {
    tx.run(DISMISS, args![id, tx.now(), rating])?;
    live::changed(tx, id)
}

/// Stores the email address for the reply.
pub fn set_email(tx: &mut Tx, id: ChatId, email: &str) -> Result<()> {
    tx.run(SET_EMAIL, args![id, email])?;
    live::changed(tx, id)
}

/// Whether the site, or its part for visitors without an account, has reached its limit of open chats or questions.
pub fn is_full(tx: &mut Tx, user: Option<UserId>) -> Result<bool> {
    let (chats, questions) = tx.one(COUNT_OPEN, &[], counts)?;
    if chats >= MAX_OPEN_CHATS || questions >= MAX_OPEN_QUESTIONS {
        return Ok(true);
    }
    if user.is_some() {
        return Ok(false);
    }
    let (chats, questions) = tx.one(COUNT_ANONYMOUS, &[], counts)?;
    Ok(chats >= MAX_ANONYMOUS_CHATS || questions >= MAX_ANONYMOUS_QUESTIONS)
}

/// Returns the newest waiting chat of the network that has the most, if that's more than this one would have with another.
pub fn greediest(tx: &mut Tx, network: &[u8; 8]) -> Result<Option<ChatId>> {
    let own: i64 = tx.one(OF_NETWORK, args![network.as_slice()], value)?;
    let found = tx.find(GREEDIEST, &[], |row| Ok((row.take::<i64>()?, row.take::<ChatId>()?)))?;
    Ok(found.filter(|(chats, _)| *chats > own + 1).map(|(_, newest)| newest))
}

fn counts(row: &mut Row) -> Result<(i64, i64)> {
    Ok((row.take()?, row.take()?))
}

/// Records the newest message the visitor has seen.
pub fn mark_seen(tx: &mut Tx, chat: ChatId, message: i64) -> Result<()> {
    tx.run(SEEN, args![chat, message])?;
    live::visitor_changed(tx, chat)
}

/// Counts an account's current chats with agent messages it hasn't seen.
pub fn count_unread_chats(tx: &mut Tx, user: UserId) -> Result<i64> {
    tx.one(UNREAD, args![user, tx.now() - ENDED_VISIBLE_FOR], value)
}
