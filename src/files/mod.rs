//! Pictures and papers that people bring: taken in with limits, kept in chunks, given out as what they are.

pub mod api;
pub mod model;
pub mod picture;
pub mod send;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::upload)).routes(routes!(send::download, api::delete))
}
