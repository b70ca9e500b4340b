//! Drafts: unsent forms, saved to the account so that they're available on the person's other devices.

pub mod api;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::clock::DAY;

/// How long an unsent draft is stored, in milliseconds.
pub const TTL: i64 = 7 * DAY;

/// Returns the feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::get, api::put, api::delete))
}
