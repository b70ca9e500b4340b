//! The installable app: its service worker, manifest and icons, and where it is installed.

pub mod api;
pub mod build;
pub mod files;
pub mod icons;
pub mod model;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Routes for the installable app.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(files::worker))
        .routes(routes!(files::manifest))
        .routes(routes!(files::icon))
        .routes(routes!(api::install))
        .routes(routes!(api::active))
        .routes(routes!(api::notifications))
}
