//! Sessions in the database: who is signed in, and for how long.

use super::caller::Me;
use super::model::Staff;
use crate::clock::{DAY, HOUR, MINUTE};
use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

/// Maximum idle time and total lifetime of a session.
const MAX_IDLE: i64 = 30 * DAY;
const MAX_LIFETIME: i64 = 180 * DAY;
/// The same for staff, whose sessions are worth more to an attacker.
const STAFF_MAX_IDLE: i64 = 12 * HOUR;
const STAFF_MAX_LIFETIME: i64 = 14 * DAY;
/// How long an entered password counts for actions that ask for it again.
const STEP_UP: i64 = 10 * MINUTE;

/// Maximum number of sessions of a person.
const MAX_SESSIONS: i64 = 50;

statements! {
    INSERT = "INSERT INTO sessions (hash, user_id, agent, created_at, last_seen_at, confirmed_at) VALUES ($1, $2, $3, $4, $4, $5)";
    TRIM = "DELETE FROM sessions WHERE user_id = $1 AND hash IN
            (SELECT hash FROM sessions WHERE user_id = $1 AND hash <> $2 ORDER BY last_seen_at DESC, created_at DESC, hash LIMIT -1 OFFSET $3)";
    FIND = "SELECT s.user_id, s.created_at, s.last_seen_at, s.confirmed_at, u.role, u.staff
                    FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $1 AND u.disabled_at IS NULL";
    TOUCH = "UPDATE sessions SET last_seen_at = $2 WHERE hash = $1 AND last_seen_at < $2";
    IS_LIVE = "SELECT 1 FROM sessions WHERE hash = $1 AND user_id = $2";
    ROTATE = "UPDATE sessions SET hash = $3 WHERE hash = $1 AND user_id = $2";
    CONFIRM = "UPDATE sessions SET confirmed_at = $2 WHERE hash = $1";
    END = "DELETE FROM sessions WHERE hash = $1";
    END_ALL = "DELETE FROM sessions WHERE user_id = $1";
    END_BY_REFERENCE = "DELETE FROM sessions WHERE user_id = $1 AND substr(hash, 1, 8) = $2";
    END_EVERYONES = "DELETE FROM sessions";
    END_OTHERS = "DELETE FROM sessions WHERE user_id = $1 AND hash <> $2";
    SWEEP = "DELETE FROM sessions WHERE hash IN (SELECT hash FROM sessions WHERE created_at <= $1 OR last_seen_at <= $2 LIMIT 500)";
}

/// How the holder of a new session proved who they are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Entered {
    /// With the password, or with a link for a new one. It counts for what asks for the password again.
    Password,
    /// With a link that anyone who reads the mailbox can open.
    MailedLink,
}

/// Starts a session, right after its holder proved who they are. Of more than 50, those that were used the longest ago end.
pub fn insert(tx: &mut Tx, user: UserId, hash: &[u8; 32], agent: &str, entered: Entered) -> Result<()> {
    let confirmed_at = if entered == Entered::Password { tx.now() } else { 0 };
    tx.run(INSERT, args![hash, user, agent, tx.now(), confirmed_at])?;
    tx.run(TRIM, args![user, hash, MAX_SESSIONS - 1]).map(drop)
}

/// Returns the maximum idle time and the total lifetime of a session, in milliseconds.
#[must_use]
pub const fn limits(staff: Option<Staff>) -> (i64, i64) {
    if staff.is_some() { (STAFF_MAX_IDLE, STAFF_MAX_LIFETIME) } else { (MAX_IDLE, MAX_LIFETIME) }
}

/// Returns the user of a live session, and when it was last used.
pub fn find(tx: &mut Tx, hash: &[u8; 32]) -> Result<Option<(Me, i64)>> {
    let now = tx.now();
    let found = tx.find(FIND, args![hash], |row| {
        let (id, created_at, seen): (UserId, i64, i64) = (row.take()?, row.take()?, row.take()?);
        // A clock that was set back doesn't extend the time.
        let stepped_up = (0..STEP_UP).contains(&(now - row.take::<i64>()?));
        let (role, staff) = (row.take()?, row.take()?);
        Ok((Me { id, role, staff, roles: Vec::new(), session: *hash, stepped_up }, created_at, seen))
    })?;
    let Some((mut me, created_at, seen)) = found else { return Ok(None) };
    let (idle, absolute) = limits(me.staff);
    if now - seen >= idle || now - created_at >= absolute {
        return Ok(None);
    }
    me.roles = super::store::roles(tx, me.id)?;
    Ok(Some((me, seen)))
}

/// Records that a session was used.
pub fn touch(tx: &mut Tx, hash: &[u8; 32]) -> Result<()> {
    tx.run(TOUCH, args![hash, tx.now()]).map(drop)
}

/// Returns whether the user's session hasn't ended. Its age doesn't matter here.
pub fn is_live(tx: &mut Tx, user: UserId, hash: &[u8; 32]) -> Result<bool> {
    Ok(tx.find(IS_LIVE, args![hash, user], value::<i64>)?.is_some())
}

/// Gives the user's session a new id and leaves its age as it is. Returns whether there was such a session.
pub fn rotate(tx: &mut Tx, user: UserId, from: &[u8; 32], to: &[u8; 32]) -> Result<bool> {
    Ok(tx.run(ROTATE, args![from, user, to])? == 1)
}

/// Records that the session's holder just entered the password.
pub fn confirm(tx: &mut Tx, hash: &[u8; 32]) -> Result<()> {
    tx.run(CONFIRM, args![hash, tx.now()]).map(drop)
}

/// Ends one session.
pub fn end(tx: &mut Tx, hash: &[u8; 32]) -> Result<()> {
    tx.run(END, args![hash]).map(drop)
}

/// Ends all sessions of a person.
pub fn end_all(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(END_ALL, args![user]).map(drop)
}

/// Ends the person's session whose hash starts with these eight bytes. Returns whether there was one.
pub fn end_by_reference(tx: &mut Tx, user: UserId, reference: &[u8; 8]) -> Result<bool> {
    Ok(tx.run(END_BY_REFERENCE, args![user, reference])? > 0)
}

/// Ends all other sessions of a person.
pub fn end_others(tx: &mut Tx, user: UserId, current: &[u8; 32]) -> Result<()> {
    tx.run(END_OTHERS, args![user, current]).map(drop)
}

/// Ends all sessions of everyone.
pub fn end_everyones(tx: &mut Tx) -> Result<()> {
    tx.run(END_EVERYONES, &[]).map(drop)
}

/// Deletes sessions past the longest idle time or lifetime. Shorter staff limits are enforced by [`find`].
pub fn sweep(tx: &mut Tx) -> Result<()> {
    let now = tx.now();
    tx.run(SWEEP, args![now - MAX_LIFETIME, now - MAX_IDLE]).map(drop)
}
