//! Live support: visitors' chats, and the support inbox where agents reply to them.

pub mod actions;
pub mod agent;
pub mod api;
pub mod canned;
pub mod ending;
pub mod live;
pub mod messages;
pub mod model;
pub mod notify;
pub mod settings;
pub mod start;
pub mod statistics;
pub mod store;
pub mod sweep;
pub mod view;
pub mod visitor;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Routes for live support.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::now))
        .routes(routes!(start::start))
        .routes(routes!(actions::message))
        .routes(routes!(api::messages))
        .routes(routes!(actions::end))
        .routes(routes!(actions::email))
        .routes(routes!(actions::typing))
        .routes(routes!(actions::seen))
        .routes(routes!(agent::api::list))
        .routes(routes!(agent::api::get))
        .routes(routes!(agent::act::take))
        .routes(routes!(agent::act::transfer))
        .routes(routes!(agent::act::message))
        .routes(routes!(agent::act::note))
        .routes(routes!(agent::act::typing))
        .routes(routes!(agent::act::end))
        .routes(routes!(agent::transcript::get))
        .routes(routes!(statistics::get))
        .routes(routes!(settings::get, settings::put))
        .routes(routes!(canned::list, canned::add))
        .routes(routes!(canned::update, canned::delete))
}
