//! A private address per person from which calendars read their interviews and shifts: times and titles, nothing else.

pub mod api;
pub mod entries;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::get, api::make, api::delete)).routes(routes!(api::file))
}
