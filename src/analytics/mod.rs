//! First-party analytics: events from visitors who consented, totaled by day for the admin report.

pub mod api;
pub mod model;
pub mod rollup;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::collect)).routes(routes!(api::report))
}
