//! Jobs: posting, listing, searching and moderating them.

pub mod access;
pub mod api;
pub mod applied;
pub mod budget_guide;
pub mod changes;
pub mod city;
pub mod closed_accounts;
pub mod draft;
pub mod edit;
pub mod expiry;
pub mod fee;
pub mod hidden;
pub mod import;
pub mod lifecycle;
pub mod listing;
pub mod model;
pub mod own;
pub mod photos;
pub mod posting;
pub mod reports;
pub mod saved;
pub mod search;
pub mod search_alerts;
pub mod searches;
pub mod similar;
pub mod store;
pub mod term;
pub mod warnings;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, api::create))
        .routes(routes!(api::get, api::edit))
        .routes(routes!(fee::quote))
        .routes(routes!(fee::job_fee))
        .routes(routes!(lifecycle::close))
        .routes(routes!(lifecycle::publish))
        .routes(routes!(lifecycle::pause))
        .routes(routes!(lifecycle::resume))
        .routes(routes!(lifecycle::renew))
        .routes(routes!(lifecycle::confirm))
        .routes(routes!(lifecycle::duplicate))
        .routes(routes!(saved::list))
        .routes(routes!(saved::put, saved::delete))
        .routes(routes!(saved::cards))
        .routes(routes!(hidden::list, hidden::hide))
        .routes(routes!(hidden::unhide))
        .routes(routes!(searches::list, searches::add))
        .routes(routes!(searches::remove))
        .routes(routes!(reports::report))
        .routes(routes!(reports::queue))
        .routes(routes!(reports::refuse))
        .routes(routes!(reports::dismiss))
        .routes(routes!(budget_guide::get))
        .routes(routes!(api::similar))
        .routes(routes!(api::city_guide))
}
