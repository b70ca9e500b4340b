//! Contracts: what the employer and the worker agreed on when the offer was accepted.

pub mod access;
pub mod api;
pub mod conversation;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Returns the feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::list)).routes(routes!(api::get)).routes(routes!(api::change_contact))
}
