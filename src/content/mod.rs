//! Site texts that the operator can edit: policies, safety, contact, help. The defaults stay available.

pub mod access;
pub mod api;
pub mod help;
mod help_api;
pub mod help_defaults;
pub mod model;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the routes for texts and help articles.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::get, api::put, api::delete))
        .routes(routes!(help_api::list))
        .routes(routes!(help_api::put, help_api::delete))
}
