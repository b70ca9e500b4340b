//! Liveness and readiness checks.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::site::store;
use crate::web::{Error, Result};

/// Free disk space in bytes below which the server isn't ready, because writes would soon fail.
const MIN_FREE_BYTES: u64 = 64 * 1024 * 1024;

/// Liveness check: responds `ok` while the server runs.
#[utoipa::path(get, path = "/healthz", tag = "operator", responses((status = 200, body = str)))]
pub async fn healthz() -> &'static str {
    "ok"
}

/// Result of the readiness check.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Readiness {
    /// Whether a test write reached the disk; always true in a 200 response.
    wrote: bool,
    /// Free bytes on the database's disk.
    free_bytes: u64,
    /// Version of the program.
    version: &'static str,
}

/// Readiness check: the database accepts writes and the disk has free space.
#[utoipa::path(get, path = "/readyz", tag = "operator", responses((status = 200, body = Readiness), (status = 503)))]
pub async fn readyz(State(app): State<App>) -> Result<axum::Json<Readiness>> {
    app.db.write(store::write_heartbeat).await.map_err(Error::from)?;
    let free_bytes = app.db.free_bytes().ok_or_else(Error::internal)?;
    if free_bytes < MIN_FREE_BYTES {
        tracing::error!(free_bytes, "too little free disk space");
        return Err(Error::busy());
    }
    Ok(axum::Json(Readiness { wrote: true, free_bytes, version: env!("CARGO_PKG_VERSION") }))
}
