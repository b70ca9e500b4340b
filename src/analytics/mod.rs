//! First-party analytics: events from visitors who consented, totaled by day for the admin report.

pub mod api;
pub mod model;
pub mod rollup;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Returns the feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::collect)).routes(routes!(api::report))
}
