//! Drafts: unsent forms, saved to the account so that they're available on the person's other devices.

pub mod api;

use crate::app::App;
use crate::clock::DAY;
use crate::routes;
use crate::web::routes::Routes;

/// How long an unsent draft is stored, in milliseconds.
pub const TTL: i64 = 7 * DAY;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::get, api::put, api::delete))
}
