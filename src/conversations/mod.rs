//! A person's conversations: opening and listing them, and everything around the messages themselves.

pub mod api;
pub mod contract_card;
pub mod export;
pub mod open;
pub mod reports;
pub mod scheduled;
pub mod search;
pub mod store;
pub mod templates;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, open::open))
        .routes(routes!(api::get))
        .routes(routes!(api::folders))
        .routes(routes!(search::search))
        .routes(routes!(export::export))
        .routes(routes!(scheduled::list))
        .routes(routes!(scheduled::cancel))
        .routes(routes!(templates::list, templates::add))
        .routes(routes!(templates::change, templates::delete))
        .routes(routes!(reports::report))
        .routes(routes!(reports::queue))
        .routes(routes!(reports::resolve))
}
