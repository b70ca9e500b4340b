//! Live events in the database.

use super::model::{Kind, LiveEvent};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{LiveEventId, UserId};
use crate::{args, statements};

/// How long to keep events, in milliseconds. An app that was away longer asks for everything again.
pub const RETENTION: i64 = 7 * DAY;
/// Maximum number of events that a connection catches up with one by one.
pub const MAX_REPLAY: i64 = 500;
/// Maximum number of rows that the tail reads at once.
pub const BATCH: i64 = 1_000;
/// Number of ended sessions to keep. The tail is behind by a second at most.
const ENDED_SESSIONS: i64 = 10_000;

statements! {
    INSERT = "INSERT INTO live_events (user_id, kind, subject, created_at) VALUES ($1, $2, $3, $4)";
    AFTER = "SELECT id, kind, subject, created_at, user_id FROM live_events WHERE id > $1 ORDER BY id LIMIT $2";
    OF_USER_AFTER = "SELECT id, kind, subject, created_at FROM live_events WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3";
    DELETE_OF_USER = "DELETE FROM live_events WHERE user_id = $1";
    OLDEST = "SELECT CAST(COALESCE(MIN(id), 0) AS BIGINT) FROM live_events";
    NEWEST = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM live_events";
    SESSIONS_ENDED_AFTER = "SELECT id, hash FROM session_ends WHERE id > $1 ORDER BY id LIMIT $2";
    LAST_SESSION_END = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM session_ends";
    SWEEP = "DELETE FROM live_events WHERE id IN (SELECT id FROM (SELECT id, created_at FROM live_events ORDER BY id LIMIT 1000) AS oldest WHERE created_at <= $1)";
    SWEEP_SESSION_ENDS = "DELETE FROM session_ends WHERE id <= (SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM session_ends) - $1";
}

/// Tells a person's apps that something changed. Call it in the transaction of the change.
pub fn publish(tx: &mut Tx, user: UserId, kind: Kind, subject: impl Copy + ToString) -> Result<()> {
    tx.run(INSERT, args![user, kind.as_str(), &subject.to_string(), tx.now()]).map(drop)
}

/// Takes back what a person's apps haven't been told yet, and closes their connections, so that nothing on its way
/// reaches them. Their apps then ask for everything again. Call it in the transaction that removes a right.
pub fn revoke(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE_OF_USER, args![user])?;
    publish(tx, user, Kind::RightsRemoved, user)
}

/// What happened after a position.
#[derive(Debug, Default)]
pub struct Changes {
    /// Events with the people they are for, oldest first.
    pub events: Vec<(UserId, LiveEvent)>,
    /// Hashes of sessions that ended.
    pub ended_sessions: Vec<[u8; 32]>,
    /// The new position.
    pub position: Position,
}

/// How far both tables have been read.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Position {
    event: i64,
    session_end: i64,
}

/// Returns the id of the newest event of anyone; 0 if there is none.
pub fn newest(tx: &mut Tx) -> Result<LiveEventId> {
    tx.one(NEWEST, &[], value)
}

/// Returns the current position.
pub fn position(tx: &mut Tx) -> Result<Position> {
    Ok(Position { event: tx.one(NEWEST, &[], value)?, session_end: tx.one(LAST_SESSION_END, &[], value)? })
}

/// Returns what happened after a position, at most [`BATCH`] rows of each kind.
pub fn changes(tx: &mut Tx, after: Position) -> Result<Changes> {
    let events = tx.all(AFTER, args![after.event, BATCH], |row| {
        let event = read(row)?;
        Ok((row.take()?, event))
    })?;
    let ended = tx.all(SESSIONS_ENDED_AFTER, args![after.session_end, BATCH], |row| Ok((row.take()?, row.take()?)))?;
    let position = Position {
        event: events.last().map_or(after.event, |(_, event)| event.id.0),
        session_end: ended.last().map_or(after.session_end, |(id, _)| *id),
    };
    Ok(Changes { events, ended_sessions: ended.into_iter().map(|(_, hash)| hash).collect(), position })
}

fn read(row: &mut Row) -> Result<LiveEvent> {
    Ok(LiveEvent { id: row.take()?, kind: row.take()?, subject: row.take()?, at: row.take()? })
}

/// What a connection has missed.
#[derive(Debug)]
pub struct Replay {
    /// Events that it missed, oldest first.
    pub events: Vec<LiveEvent>,
    /// The newest event of anyone, which later ones follow.
    pub newest: LiveEventId,
    /// Whether the app has to ask for everything again: it was away too long, missed too much, or may see less now.
    pub reset: bool,
}

/// Returns what a person missed since an event; without one, nothing.
pub fn replay(tx: &mut Tx, user: UserId, since: Option<i64>) -> Result<Replay> {
    let newest = newest(tx)?;
    let nothing = |reset| Replay { events: Vec::new(), newest, reset };
    let Some(since) = since.filter(|since| *since != newest.0) else { return Ok(nothing(false)) };
    let oldest: i64 = tx.one(OLDEST, &[], value)?;
    // A restored backup may be older than what the app has seen.
    if since > newest.0 || since < oldest - 1 {
        return Ok(nothing(true));
    }
    let events = tx.all(OF_USER_AFTER, args![user, since, MAX_REPLAY + 1], read)?;
    let is_long = i64::try_from(events.len()).unwrap_or(i64::MAX) > MAX_REPLAY;
    if is_long || events.iter().any(|event| event.kind == Kind::RightsRemoved) {
        return Ok(nothing(true));
    }
    Ok(Replay { events, newest, reset: false })
}

/// Deletes one batch of events past the retention period, and old ends of sessions. Returns whether there may be more.
pub fn sweep(tx: &mut Tx) -> Result<bool> {
    tx.run(SWEEP_SESSION_ENDS, args![ENDED_SESSIONS])?;
    Ok(tx.run(SWEEP, args![tx.now() - RETENTION])? > 0)
}
