//! Watches the server's clock before each round, and moves people's deadlines after the site was away.

use super::away;
use crate::app::App;
use crate::clock::{HOUR, MINUTE, Reading, TOLERANCE, rfc3339};
use crate::db::{self, Room, Tx};
use crate::timekeeping::{self, MAX_AWAY, Memory, Verdict};

/// How long what the site remembers may be behind, in milliseconds, so that an idle site rarely writes.
const REMEMBER_EVERY: i64 = 5 * MINUTE;

/// Decides whether the server's clock can be trusted, and moves deadlines if the site was away.
///
/// # Errors
/// If the disk is full or the database fails.
pub async fn watch(app: &App) -> db::Result<()> {
    app.db.admit(Room::Schedule)?;
    let memory = app.db.read(timekeeping::find).await?;
    let reading = app.clock.read();
    match memory.judge(reading) {
        Verdict::Trusted => {
            // A clock that is corrected little by little is followed.
            app.clock.reckon_from(reading.anchor());
            note_trust(app, &memory, reading).await
        }
        Verdict::RightAfterAll(ahead) => follow(app, &memory, reading, ahead).await,
        Verdict::Doubted => doubt(app, &memory, reading).await,
    }
}

async fn note_trust(app: &App, memory: &Memory, reading: Reading) -> db::Result<()> {
    let since = memory.alive_at.map(|at| reading.wall - at);
    let was_away = since.filter(|since| *since > TOLERANCE);
    let start = app.clock.machine_start();
    if memory.is_settled() && memory.is_of(start.as_deref()) && since.is_some_and(|since| since < REMEMBER_EVERY) {
        return Ok(());
    }
    if let Some(away) = was_away {
        tracing::warn!(minutes = away / MINUTE, "the site was away; deadlines move by as long, up to 14 days");
    }
    app.db
        .write(move |tx| {
            timekeeping::trust(tx)?;
            if let Some(away) = was_away {
                away::postpone(tx, away.min(MAX_AWAY))?;
            }
            remember(tx, reading.uptime, start.as_deref())
        })
        .await
}

/// Follows a clock that wasn't trusted. What it skips counts as time in which the site was away.
async fn follow(app: &App, memory: &Memory, reading: Reading, ahead: i64) -> db::Result<()> {
    tracing::warn!(was = %rfc3339(reading.steady), now = %rfc3339(reading.wall), since = memory.doubted_at, "the server's clock is trusted again");
    let skipped = if ahead > TOLERANCE { ahead.min(MAX_AWAY) } else { 0 };
    let (before, start) = (app.clock.anchor(), app.clock.machine_start());
    // First, because what is written now should have the right time.
    app.clock.reckon_from(reading.anchor());
    let written = app
        .db
        .write(move |tx| {
            timekeeping::trust(tx)?;
            if skipped > 0 {
                away::postpone(tx, skipped)?;
            }
            remember(tx, reading.uptime, start.as_deref())
        })
        .await;
    if written.is_err() {
        app.clock.reckon_from(before);
    } else {
        app.pulse.record_round(app.clock.now());
    }
    written
}

async fn doubt(app: &App, memory: &Memory, reading: Reading) -> db::Result<()> {
    let since = memory.doubted_at.unwrap_or(reading.steady);
    let is_hourly = (reading.steady - since) % HOUR < MINUTE;
    if is_hourly {
        tracing::warn!(
            server_clock = %rfc3339(reading.wall),
            expected = %rfc3339(reading.steady),
            "the server's clock can't be right, so what can't be undone waits; set it, or confirm it in the office"
        );
    }
    let is_remembered = memory.alive_at.is_some_and(|at| reading.steady - at < REMEMBER_EVERY);
    if memory.doubted_at.is_some() && is_remembered {
        return Ok(());
    }
    let start = app.clock.machine_start();
    app.db
        .write(move |tx| {
            timekeeping::doubt(tx)?;
            remember(tx, reading.uptime, start.as_deref())
        })
        .await
}

fn remember(tx: &mut Tx, uptime: i64, start: Option<&str>) -> db::Result<()> {
    timekeeping::set_alive(tx, uptime, start)
}
