//! Deleting the accounts that staff removed, a day later: what only the person needs goes, what others need stays.
//!
//! `accounts` closes the account at once and knows when its deletion is due. The deletion works in batches; each is one
//! transaction that also says how far it came, so that a restart goes on where it stopped.

mod api;
mod jobs;
pub mod work;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::preview))
}
