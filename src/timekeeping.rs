//! Whether the server's clock can be trusted, and for how long the site was away.
//!
//! [`Clock`] goes by the time since the machine started while the server's clock disagrees with it. This module decides when
//! the server's clock is followed again, and remembers across restarts what time it was.
//!
//! - At a start, the time goes on from when the site was last at work if the machine wasn't restarted since. Otherwise the
//!   server's clock counts if it's not behind that time and at most [`MAX_AWAY`] ahead of it: deadlines move by as long as the
//!   site was away, so within that, a wrong clock costs nobody anything.
//! - A clock that isn't trusted is trusted again by itself once it's back where it should be, or once an operator says that
//!   it's right.

use crate::clock::{Anchor, Clock, DAY, Reading, TOLERANCE};
use crate::db::{Db, Result, Row, Tx};
use crate::events::{Event, OfficeNews};
use crate::{args, statements};

/// By how much deadlines move at most after the site was away, in milliseconds.
pub const MAX_AWAY: i64 = 14 * DAY;

/// A time before the program existed: 2026-01-01. No clock that says less is right.
const EARLIEST: i64 = 1_767_225_600_000;

statements! {
    FIND = "SELECT alive_at, newest, uptime, machine_start, doubted_at, accepted, leeway FROM timekeeping WHERE id = 1";
    SET_ALIVE = "UPDATE timekeeping SET alive_at = $1, uptime = $2, machine_start = $3 WHERE id = 1";
    SET_LEEWAY = "UPDATE timekeeping SET leeway = $1 WHERE id = 1";
    TRUST = "UPDATE timekeeping SET doubted_at = NULL, accepted = NULL, leeway = 0 WHERE id = 1";
    DOUBT = "UPDATE timekeeping SET doubted_at = $1 WHERE id = 1";
    ACCEPT = "UPDATE timekeeping SET accepted = $1 WHERE id = 1";
}

/// What is remembered. Times are in milliseconds since the epoch.
#[derive(Clone, Debug)]
pub struct Memory {
    /// When the site was last known to be at work; `None` before its first round.
    pub alive_at: Option<i64>,
    /// The newest time in a file from before this was remembered.
    newest: Option<i64>,
    /// The time since the machine's start then, in milliseconds.
    uptime: i64,
    /// Which start of the machine that was.
    machine_start: Option<String>,
    /// Since when the clock isn't trusted.
    pub doubted_at: Option<i64>,
    /// How far it was ahead when an operator accepted it, in milliseconds.
    accepted: Option<i64>,
    /// How far it may be ahead to be trusted again by itself, in milliseconds.
    leeway: i64,
}

/// What to make of the server's clock.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// It's right.
    Trusted,
    /// It wasn't trusted, and is right: it's so many milliseconds ahead of the time that counted until now.
    RightAfterAll(i64),
    /// It can't be trusted.
    Doubted,
}

/// Returns what is remembered.
///
/// # Errors
/// If the database fails.
pub fn find(tx: &mut Tx) -> Result<Memory> {
    tx.one(FIND, &[], memory)
}

fn memory(row: &mut Row) -> Result<Memory> {
    Ok(Memory {
        alive_at: row.take()?,
        newest: row.take()?,
        uptime: row.take()?,
        machine_start: row.take()?,
        doubted_at: row.take()?,
        accepted: row.take()?,
        leeway: row.take()?,
    })
}

/// Returns what to reckon the time from when a program starts, and how far the clock may then be ahead to be trusted by itself.
///
/// # Errors
/// If the database fails.
pub fn at_start(tx: &mut Tx, clock: &Clock) -> Result<(Anchor, i64)> {
    let memory = find(tx)?;
    let reading = clock.read();
    let Some(alive_at) = memory.alive_at else {
        let earliest = memory.newest.unwrap_or(EARLIEST).max(EARLIEST);
        // How long an older version was away isn't known, nor when a new site begins.
        let is_possible = reading.wall >= earliest - TOLERANCE;
        return Ok((if is_possible { reading.anchor() } else { reading.anchor_at(earliest) }, i64::MAX));
    };
    let start = clock.machine_start();
    if start.is_some() && memory.is_of(start.as_deref()) && reading.uptime >= memory.uptime {
        let steady = alive_at + (reading.uptime - memory.uptime);
        let is_right = (reading.wall - steady).abs() <= TOLERANCE;
        return Ok((if is_right { reading.anchor() } else { reading.anchor_at(steady) }, memory.leeway));
    }
    let is_plausible = (alive_at - TOLERANCE..=alive_at + MAX_AWAY).contains(&reading.wall);
    Ok((if is_plausible { reading.anchor() } else { reading.anchor_at(alive_at) }, MAX_AWAY))
}

/// Returns the newest time that the file knows, in milliseconds since the epoch; `None` if it's new.
///
/// # Errors
/// If the database fails.
pub fn last_time(tx: &mut Tx) -> Result<Option<i64>> {
    let memory = find(tx)?;
    Ok(memory.alive_at.or(memory.newest))
}

/// Sets what the clock reckons from when the program starts.
///
/// # Errors
/// If the database can't be read.
pub async fn start(db: &Db, clock: &Clock) -> Result<()> {
    let reader = clock.clone();
    let (anchor, leeway) = db.read(move |tx| at_start(tx, &reader)).await?;
    clock.reckon_from(anchor);
    let is_trusted = clock.read().is_trusted();
    let remember = move |tx: &mut Tx| {
        tx.run(SET_LEEWAY, args![leeway])?;
        if is_trusted { Ok(()) } else { doubt(tx) }
    };
    if let Err(error) = db.write(remember).await {
        tracing::warn!(%error, "after another start, the clock may have to be confirmed in the office");
    }
    Ok(())
}

impl Memory {
    /// Whether nothing about the clock is undecided.
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        self.doubted_at.is_none() && self.accepted.is_none() && self.leeway == 0
    }

    /// Whether it's of this start of the machine.
    #[must_use]
    pub fn is_of(&self, machine_start: Option<&str>) -> bool {
        self.machine_start.as_deref() == machine_start
    }

    /// Judges the server's clock.
    #[must_use]
    pub fn judge(&self, reading: Reading) -> Verdict {
        let ahead = reading.ahead();
        let is_accepted = self.accepted.is_some_and(|accepted| (ahead - accepted).abs() <= TOLERANCE);
        let is_back = reading.is_trusted() || (0..=self.leeway).contains(&ahead);
        match (self.doubted_at, reading.is_trusted()) {
            (None, true) => Verdict::Trusted,
            _ if is_back || is_accepted => Verdict::RightAfterAll(ahead),
            _ => Verdict::Doubted,
        }
    }
}

/// Remembers that the site is at work now.
///
/// # Errors
/// If the database fails.
pub fn set_alive(tx: &mut Tx, uptime: i64, machine_start: Option<&str>) -> Result<()> {
    tx.run(SET_ALIVE, args![tx.now(), uptime, machine_start]).map(drop)
}

/// Remembers that the clock is trusted again.
///
/// # Errors
/// If the database fails.
pub fn trust(tx: &mut Tx) -> Result<()> {
    tx.run(TRUST, &[]).map(drop)
}

/// Remembers that the clock isn't trusted, and tells the office the first time.
///
/// # Errors
/// If the database fails.
pub fn doubt(tx: &mut Tx) -> Result<()> {
    if find(tx)?.doubted_at.is_some() {
        return Ok(());
    }
    tx.run(DOUBT, args![tx.now()])?;
    tx.emit(Event::OfficeNews(OfficeNews::Clock))
}

/// Remembers that an operator says that the clock, so many milliseconds ahead, is right.
///
/// # Errors
/// If the database fails.
pub fn accept(tx: &mut Tx, ahead: i64) -> Result<()> {
    tx.run(ACCEPT, args![ahead]).map(drop)
}
