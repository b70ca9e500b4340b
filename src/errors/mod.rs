//! Errors in people's browsers: reported by pages, grouped by cause, and shown to staff and to the users they affect.

pub mod api;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Routes for error reports.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::list_own, api::report))
}
