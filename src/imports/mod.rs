//! Importing jobs in the browser: an operator uploads a file, says which column fills which field, sees what would
//! happen, imports, and can undo it.
//!
//! ```text
//! upload ─► feed ─► rows, guess ─► check ─► run ─► undo
//! ```
//!
//! `feed` reads a file as rows while it arrives, and `guess` how to read them. `check`, `run` and `undo` are a task that works in batches; each batch is
//! one transaction that also says how far it came, so that a restart goes on where it stopped. What a row means is up to
//! `jobs::import`, as on the command line.

pub mod access;
pub mod api;
mod batch;
mod check;
pub mod command;
pub mod faults;
pub mod feed;
pub mod guess;
pub mod missing;
pub mod model;
pub mod rows;
mod run;
pub mod shared;
pub mod store;
pub mod undo;
mod upload;
pub mod work;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, upload::upload))
        .routes(routes!(api::get, api::discard))
        .routes(routes!(api::put_map))
        .routes(routes!(api::check))
        .routes(routes!(api::run))
        .routes(routes!(api::undo))
}
