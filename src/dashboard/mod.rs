//! The dashboard: a person's to-dos and counts.

pub mod acts;
pub mod api;
pub mod contracts;
pub mod model;
pub mod overview;
pub mod store;
pub mod worker;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::dashboard))
}
