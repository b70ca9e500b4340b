//! Jobs: posting, the board, searching it.

pub mod api;
pub mod categories;
pub mod draft;
pub mod import;
pub mod model;
pub mod query;
pub mod search;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::list, api::create))
        .routes(routes!(api::get, api::change))
        .routes(routes!(api::close))
        .routes(routes!(api::publish))
        .routes(routes!(api::mine))
}
