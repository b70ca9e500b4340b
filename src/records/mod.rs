//! Work records: someone's work on this site, in a file that the site signs and that anyone can verify, even after the site
//! is gone.

pub mod access;
pub mod api;
pub mod contents;
pub mod model;
pub mod signature;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::of_person))
        .routes(routes!(api::by_link))
        .routes(routes!(api::own_link, api::share))
        .routes(routes!(api::verify))
}
