//! The office: what waits for the staff, how the site is doing, and the bell that says so.

pub mod api;
pub mod clock;
pub mod differences;
pub mod first_day;
pub mod model;
pub mod notify;
pub mod reach;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::office))
        .routes(routes!(clock::get))
        .routes(routes!(clock::accept))
        .routes(routes!(first_day::dismiss))
        .routes(routes!(reach::unreached))
        .routes(routes!(reach::push_services))
        .routes(routes!(differences::api::list))
        .routes(routes!(differences::api::correct))
        .routes(routes!(differences::api::status, differences::api::begin))
}
