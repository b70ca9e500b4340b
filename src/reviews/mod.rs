//! Reviews: what both sides of a contract say about each other once it's over.

pub mod api;
pub mod kept;
pub mod model;
pub mod reports;
pub mod store;
pub mod window;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::of_contract))
        .routes(routes!(api::write))
        .routes(routes!(api::reply))
        .routes(routes!(api::of_person))
        .routes(routes!(api::of_employer))
        .routes(routes!(reports::report))
        .routes(routes!(reports::queue))
        .routes(routes!(reports::resolve))
}
