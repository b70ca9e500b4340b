//! Liveness and readiness checks.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::MINUTE;
use crate::db::Room;
use crate::site::store;
use crate::stuck;
use crate::web::{Error, Result};

/// Liveness check: responds `ok` while the server runs.
#[utoipa::path(get, path = "/healthz", tag = "operator", responses((status = 200, body = str)))]
pub async fn healthz() -> &'static str {
    "ok"
}

/// Result of the readiness check.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Readiness {
    /// Whether a test write reached the disk within the last five seconds; always true in a 200 response.
    wrote: bool,
    /// When the scheduled work last ran, such as ending jobs on time, in milliseconds since the epoch.
    clock_ran_at: i64,
    /// Pieces of the scheduled work that failed the last time; the others go on.
    failing: Vec<&'static str>,
    /// Whether the server's clock can't be right, so that whatever can't be undone waits.
    clock_doubted: bool,
    /// Number of rows that the scheduled work couldn't deal with and set aside.
    stuck_rows: i64,
    /// Free bytes on the database's disk.
    free_bytes: u64,
    /// Version of the program.
    version: &'static str,
}

/// Readiness check: the database accepts writes, the disk has free space and the scheduled work runs.
#[utoipa::path(get, path = "/readyz", tag = "operator", responses((status = 200, body = Readiness), (status = 503)))]
pub async fn readyz(State(app): State<App>) -> Result<axum::Json<Readiness>> {
    let (now, clock_ran_at) = (app.clock.now(), app.pulse.clock_ran_at());
    let free_bytes = app.db.free_bytes().ok_or_else(Error::internal)?;
    if app.db.admit(Room::Write).is_err() && app.db.read_only().is_none() {
        let free = free_bytes / 1_000_000;
        return Err(Error::not_ready("disk_low", format!("The disk is nearly full: {free} MB are free.")));
    }
    app.pulse.prove_write(&app.db, now, store::write_heartbeat).await?;
    if app.pulse.is_late(now) {
        let minutes = (now - clock_ran_at) / MINUTE;
        return Err(Error::not_ready("clock_stopped", format!("The scheduled work hasn’t run for {minutes} minutes.")));
    }
    let stuck_rows = app.db.read(stuck::count).await?;
    let failing = app.pulse.failing();
    Ok(axum::Json(Readiness {
        wrote: true,
        clock_ran_at,
        clock_doubted: !app.clock.read().is_trusted(),
        failing,
        stuck_rows,
        free_bytes,
        version: env!("CARGO_PKG_VERSION"),
    }))
}
