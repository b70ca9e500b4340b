//! The server's clock, when it can't be right: what it says, what was expected, and an operator's word that it's right.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::clock::TOLERANCE;
use crate::identity::Me;
use crate::timekeeping;
use crate::web::{Error, Result};

/// What the server's clock says, and what it should say. Times are in milliseconds since the epoch.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfficeClock)]
pub struct ServerClock {
    /// What the server's clock says.
    server_time: i64,
    /// The time that the site uses.
    site_time: i64,
    /// How far the server's clock is ahead of what it should say; negative if it's behind.
    ahead: i64,
    /// Whether the site goes by the server's clock.
    is_trusted: bool,
}

/// Which clock is right.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = OfficeClockAccept)]
pub struct Accept {
    /// How far ahead it was, in milliseconds, when the operator looked at it.
    ahead: i64,
}

/// Returns what the server's clock says, and what it should say.
#[utoipa::path(get, path = "/api/admin/clock", operation_id = "office_clock", tag = "office", responses(
    (status = 200, body = ServerClock)))]
pub async fn get(State(app): State<App>) -> axum::Json<ServerClock> {
    axum::Json(read(&app))
}

/// Says that the server's clock is right although it jumped. The site goes by it from the next round of the scheduled work on,
/// within a minute.
#[utoipa::path(post, path = "/api/admin/clock/accept", operation_id = "office_clock_accept", tag = "office", request_body = Accept, responses(
    (status = 200, body = ServerClock), (status = 409, description = "clock_changed")))]
pub async fn accept(State(app): State<App>, me: Me, write: Write<Accept>) -> Result<Response> {
    let clock = read(&app);
    write
        .ok(&app, move |tx, body| {
            if clock.is_trusted || (clock.ahead - body.ahead).abs() > TOLERANCE {
                return Err(Error::conflict("clock_changed", "The clock has changed since. Look at it again."));
            }
            timekeeping::accept(tx, clock.ahead)?;
            let reason = format!("{} seconds ahead", clock.ahead / 1000);
            audit::record(
                tx,
                &Action {
                    actor: Some(me.id),
                    name: "clock_accepted",
                    subject_kind: "site",
                    subject: 1,
                    reason: &reason,
                },
            )?;
            Ok(clock.clone())
        })
        .await
}

fn read(app: &App) -> ServerClock {
    let reading = app.clock.read();
    ServerClock {
        server_time: reading.wall,
        site_time: reading.now(),
        ahead: reading.ahead(),
        is_trusted: reading.is_trusted(),
    }
}
