//! Chats in the database, as the desk sees them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Sql, Tx};
use crate::support::model::{EndedBy, Kind, Status};
use crate::text::cut;
use crate::web::Cursor;
use crate::{args, statements};

macro_rules! cards {
    ($rest:literal) => {
        concat!(
            "SELECT c.id, c.status, c.subject, c.page, c.email, c.user_id, u.name, u.email, c.agent_id, a.name, c.asked_at, c.taken_at,
               c.first_reply_at, c.ended_at, c.ended_by, c.rating,
               (SELECT m.body FROM support_messages m WHERE m.chat_id = c.id AND m.kind = 'text' ORDER BY m.id DESC LIMIT 1),
               (SELECT m.agent_id IS NULL FROM support_messages m WHERE m.chat_id = c.id AND m.kind = 'text' ORDER BY m.id DESC LIMIT 1)
             FROM support_chats c LEFT JOIN users u ON u.id = c.user_id LEFT JOIN users a ON a.id = c.agent_id WHERE ",
            $rest
        )
    };
}

statements! {
    ONE = cards!("c.id = $1");
    // Who has waited longest comes first; everywhere else the newest chat does.
    WAITING = cards!("c.status = 'waiting' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    WAITING_BACK = cards!("c.status = 'waiting' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    MINE = cards!("c.agent_id = $3 AND c.status = 'connected' AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    MINE_BACK = cards!("c.agent_id = $3 AND c.status = 'connected' AND c.id > $1 ORDER BY c.id LIMIT $2");
    OPEN = cards!("c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    OPEN_BACK = cards!("c.status = 'connected' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    CLOSED = cards!("c.status = 'ended' AND c.asked_at IS NOT NULL AND c.id < $1 ORDER BY c.id DESC LIMIT $2");
    CLOSED_BACK = cards!("c.status = 'ended' AND c.asked_at IS NOT NULL AND c.id > $1 ORDER BY c.id LIMIT $2");
    EARLIER = cards!("c.id < $1 AND c.asked_at IS NOT NULL AND (c.user_id = (SELECT s.user_id FROM support_chats s WHERE s.id = $1)
                        OR c.visitor_hash = (SELECT s.visitor_hash FROM support_chats s WHERE s.id = $1)) ORDER BY c.id DESC LIMIT 10");
    COUNTS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN c.status = 'waiting' THEN 1 ELSE 0 END), 0) AS BIGINT),
                CAST(COALESCE(SUM(CASE WHEN c.status = 'connected' AND c.agent_id = $1 THEN 1 ELSE 0 END), 0) AS BIGINT)
              FROM support_chats c WHERE c.status IN ('waiting', 'connected') AND c.asked_at IS NOT NULL";
    LINES = "SELECT m.id, m.kind, m.agent_id, a.name, m.body, m.sent_at FROM support_messages m LEFT JOIN users a ON a.id = m.agent_id
             WHERE m.chat_id = $1 ORDER BY m.id DESC LIMIT $2";
}

/// A chat in a list of the desk.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DeskChat)]
pub struct Card {
    /// Its id.
    pub id: i64,
    /// Where it stands.
    pub status: Status,
    /// What it is about.
    pub subject: Option<String>,
    /// The path of the page on which it began.
    pub page: String,
    /// Where to write: what the visitor left, or the account's address.
    pub email: Option<String>,
    /// The account that began it.
    pub user_id: Option<i64>,
    /// The account's name.
    pub user_name: Option<String>,
    /// Who has it.
    pub agent_id: Option<i64>,
    /// Who has it.
    pub agent_name: Option<String>,
    /// When the visitor first wrote.
    pub asked_at: Option<i64>,
    /// When somebody took it.
    pub taken_at: Option<i64>,
    /// When the first reply went out.
    pub first_reply_at: Option<i64>,
    /// When it ended.
    pub ended_at: Option<i64>,
    /// What ended it.
    pub ended_by: Option<EndedBy>,
    /// How the visitor rated it.
    pub rating: Option<i64>,
    /// The last words in it.
    pub last_words: Option<String>,
    /// The visitor said them, so that an answer is due.
    pub answer_due: bool,
}

/// A line of a chat as the desk sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ChatLine)]
pub struct Line {
    /// Grows with time.
    pub id: i64,
    /// Said, noted or happened.
    pub kind: Kind,
    /// Which agent; null for the visitor and the clock.
    pub agent_id: Option<i64>,
    /// The agent's name.
    pub agent_name: Option<String>,
    /// The words.
    pub body: String,
    /// When.
    pub sent_at: i64,
}

/// How many chats there are in each list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DeskCounts)]
pub struct Counts {
    /// Nobody has taken them.
    pub waiting: i64,
    /// The caller has them.
    pub mine: i64,
    /// Somebody has them.
    pub open: i64,
}

/// Characters of the last words in a list.
const EXCERPT: usize = 140;

fn card(row: &mut Row) -> Result<Card> {
    let (id, status) = (row.take()?, row.take()?);
    let (subject, page, left) = (row.take()?, row.take()?, row.take::<Option<String>>()?);
    let (user_id, user_name, account) = (row.take()?, row.take()?, row.take()?);
    Ok(Card {
        id,
        status,
        subject,
        page,
        email: left.or(account),
        user_id,
        user_name,
        agent_id: row.take()?,
        agent_name: row.take()?,
        asked_at: row.take()?,
        taken_at: row.take()?,
        first_reply_at: row.take()?,
        ended_at: row.take()?,
        ended_by: row.take()?,
        rating: row.take()?,
        last_words: row.take::<Option<String>>()?.map(|words| cut(&words, EXCERPT)),
        answer_due: row.take::<Option<bool>>()?.unwrap_or(false),
    })
}

/// Which list of the desk.
#[derive(Clone, Copy, Debug, serde::Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DeskQueue)]
pub enum Queue {
    /// Nobody has taken them.
    Waiting,
    /// The caller has them.
    Mine,
    /// Somebody has them.
    Open,
    /// They are over.
    Closed,
}

/// A page of a list; one more row than `limit` when there are more.
pub fn list(tx: &mut Tx, queue: Queue, me: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Card>> {
    let back = matches!(cursor, Some(Cursor::Before(_)));
    let start = if queue == Queue::Waiting { 0 } else { i64::MAX };
    let from = cursor.map_or(start, |(Cursor::After(id) | Cursor::Before(id))| *id);
    let sql: Sql = match (queue, back) {
        (Queue::Waiting, false) => WAITING,
        (Queue::Waiting, true) => WAITING_BACK,
        (Queue::Mine, false) => MINE,
        (Queue::Mine, true) => MINE_BACK,
        (Queue::Open, false) => OPEN,
        (Queue::Open, true) => OPEN_BACK,
        (Queue::Closed, false) => CLOSED,
        (Queue::Closed, true) => CLOSED_BACK,
    };
    if queue == Queue::Mine {
        return tx.all(sql, args![from, limit + 1, me], card);
    }
    tx.all(sql, args![from, limit + 1], card)
}

/// One chat.
pub fn one(tx: &mut Tx, id: i64) -> Result<Card> {
    tx.one(ONE, args![id], card)
}

/// The last ten chats of the same visitor before this one.
pub fn earlier(tx: &mut Tx, id: i64) -> Result<Vec<Card>> {
    tx.all(EARLIER, args![id], card)
}

/// How many chats there are in each list.
pub fn counts(tx: &mut Tx, me: i64) -> Result<Counts> {
    tx.one(COUNTS, args![me], |row| {
        let (all, waiting, mine): (i64, i64, i64) = (row.take()?, row.take()?, row.take()?);
        Ok(Counts { waiting, mine, open: all - waiting })
    })
}

/// The newest lines of a chat, the oldest of them first.
pub fn lines(tx: &mut Tx, chat: i64, limit: i64) -> Result<Vec<Line>> {
    let mut lines = tx.all(LINES, args![chat, limit], |row: &mut Row| {
        Ok(Line {
            id: row.take()?,
            kind: row.take()?,
            agent_id: row.take()?,
            agent_name: row.take()?,
            body: row.take()?,
            sent_at: row.take()?,
        })
    })?;
    lines.reverse();
    Ok(lines)
}
