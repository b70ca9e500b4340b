//! Feedback: what people tell the site about itself, what the operator answers, and what came of it.

pub mod admin;
pub mod api;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::list, api::send))
        .routes(routes!(admin::list))
        .routes(routes!(admin::answer))
        .routes(routes!(admin::merge))
}
