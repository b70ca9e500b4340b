//! Errors in people's browsers: taken in, put together by what went wrong, and shown to the office and to whom it happened.

pub mod api;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::own, api::report))
}
