//! Texts of the site that the operator may write anew: policies, safety, contact, help. The default stays beside.

pub mod api;
pub mod help;
pub mod help_defaults;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::get, api::put, api::delete))
        .routes(routes!(help::list))
        .routes(routes!(help::put, help::delete))
}
