//! Errors in people's browsers: reported by pages, grouped by cause, and shown to staff and to the users they affect.

pub mod api;
pub mod model;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Routes for error reports.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::list_own, api::report))
}
