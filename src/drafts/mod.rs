//! What a person writes and has not sent, kept with the account so that another device has it too.

pub mod api;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::get, api::put, api::delete))
}
