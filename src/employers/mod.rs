//! Employers: the people, businesses and organizations that hire, their members, and invitations to join them.

pub mod access;
pub mod api;
pub mod blocks;
pub mod invitations;
pub mod members;
pub mod model;
pub mod rights;
pub mod store;
pub mod track_record;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list_mine, api::create))
        .routes(routes!(api::get, api::edit))
        .routes(routes!(members::list))
        .routes(routes!(members::change, members::remove))
        .routes(routes!(invitations::list, invitations::invite))
        .routes(routes!(invitations::revoke))
        .routes(routes!(invitations::preview))
        .routes(routes!(invitations::accept))
}
