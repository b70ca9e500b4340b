//! Feedback about the site: what people send, and the office's decisions and replies.

pub mod admin;
pub mod api;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Routes for feedback.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::list, api::send))
        .routes(routes!(admin::list))
        .routes(routes!(admin::answer))
        .routes(routes!(admin::merge))
}
