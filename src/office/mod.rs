//! The office: what waits for the staff, how the site is doing, and the bell that says so.

pub mod api;
pub mod model;
pub mod notify;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Returns the feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::office))
}
