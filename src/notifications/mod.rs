//! Notifications about events that concern a person, stored in the transaction of the event.

pub mod api;
pub mod live;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Returns the feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::list)).routes(routes!(api::read)).routes(routes!(live::live))
}
