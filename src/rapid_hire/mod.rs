//! Rapid hire: asking people who are available, in waves and in a fair order, to come to work within two days.

pub mod access;
pub mod advance;
pub mod api;
pub mod availability;
pub mod confirm;
pub mod events;
pub mod model;
pub mod near;
pub mod notify;
pub mod offers;
pub mod order;
pub mod start;
pub mod store;
pub mod town;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(availability::get, availability::set))
        .routes(routes!(availability::count))
        .routes(routes!(api::list, start::create))
        .routes(routes!(api::contact))
        .routes(routes!(api::get))
        .routes(routes!(api::stop))
        .routes(routes!(offers::list))
        .routes(routes!(offers::accept))
        .routes(routes!(offers::decline))
        .routes(routes!(confirm::confirm))
        .routes(routes!(offers::replace))
}
