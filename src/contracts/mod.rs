//! Contracts: what the employer and the worker agreed on when the offer was accepted.

pub mod access;
pub mod api;
pub mod conversation;
pub mod model;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::list)).routes(routes!(api::get)).routes(routes!(api::change_contact))
}
