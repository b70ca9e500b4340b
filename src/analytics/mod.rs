//! First-party statistics: events of people who allowed them, summed up by day for the operator.

pub mod api;
pub mod model;
pub mod rollup;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::collect)).routes(routes!(api::report))
}
