//! The installable app: its service worker, manifest and icons, and where it is installed.

pub mod api;
pub mod build;
pub mod files;
pub mod icons;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Routes for the installable app.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(files::worker))
        .routes(routes!(files::manifest))
        .routes(routes!(files::icon))
        .routes(routes!(api::install))
        .routes(routes!(api::active))
        .routes(routes!(api::notifications))
}
