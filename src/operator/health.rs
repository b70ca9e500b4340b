//! Is the server alive, and can it do its work?

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::site::store;
use crate::web::error::Problem;
use crate::web::{Error, Result};

/// Below this much free disk the server calls itself not ready: writes would soon fail.
const FREE: u64 = 64 * 1024 * 1024;

/// The server answers.
#[utoipa::path(get, path = "/healthz", tag = "operator", responses((status = 200, body = str)))]
pub async fn healthz() -> &'static str {
    "ok"
}

/// What the ready check saw.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ready {
    /// A row was written to the disk.
    wrote: bool,
    /// Free bytes beside the database.
    free_bytes: u64,
    /// The program's version.
    version: &'static str,
}

/// The server can write and has room.
#[utoipa::path(get, path = "/readyz", tag = "operator", responses((status = 200, body = Ready), (status = 503, body = Problem)))]
pub async fn readyz(State(app): State<App>) -> Result<axum::Json<Ready>> {
    app.db.write(store::beat).await.map_err(Error::from)?;
    let free_bytes = app.db.free_bytes().ok_or_else(Error::internal)?;
    if free_bytes < FREE {
        tracing::error!(free_bytes, "too little room on the disk");
        return Err(Error::busy());
    }
    Ok(axum::Json(Ready { wrote: true, free_bytes, version: env!("CARGO_PKG_VERSION") }))
}
