//! Notifications: what happened to a person's affairs, stored with the event that caused it.

pub mod api;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::list)).routes(routes!(api::read))
}
