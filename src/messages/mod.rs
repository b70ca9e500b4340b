//! Conversations and their messages. A conversation has two sides, an employer's and a worker's, and knows its subject
//! only by kind and id: the feature that owns the subject opens it.

pub mod access;
pub mod api;
pub mod blocks;
pub mod live;
pub mod model;
pub mod notify;
pub mod open;
pub mod personal;
pub mod reactions;
pub mod read;
pub mod scheduled;
pub mod send;
pub mod store;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, send::send))
        .routes(routes!(api::edit, api::delete))
        .routes(routes!(personal::read))
        .routes(routes!(personal::mute))
        .routes(routes!(personal::pin))
        .routes(routes!(personal::folder))
        .routes(routes!(reactions::add, reactions::remove))
        .routes(routes!(blocks::list))
        .routes(routes!(blocks::block, blocks::unblock))
        .routes(routes!(blocks::presence, blocks::set_presence))
}
