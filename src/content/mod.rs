//! Texts of the site that the operator can edit: policies, safety, contact, help. Defaults stay available.

pub mod api;
pub mod help;
pub mod help_defaults;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Routes for texts and help articles.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::get, api::put, api::delete))
        .routes(routes!(help::list))
        .routes(routes!(help::put, help::delete))
}
