//! Live support: the chat of visitors, and the desk at which agents answer it.

pub mod act;
pub mod api;
pub mod canned;
pub mod desk;
pub mod guest;
pub mod messages;
pub mod model;
pub mod numbers;
pub mod settings;
pub mod start;
pub mod store;
pub mod sweep;
pub mod tell;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::now))
        .routes(routes!(start::start))
        .routes(routes!(act::message))
        .routes(routes!(api::messages))
        .routes(routes!(act::end))
        .routes(routes!(act::email))
        .routes(routes!(act::typing))
        .routes(routes!(act::seen))
        .routes(routes!(desk::api::list))
        .routes(routes!(desk::api::get))
        .routes(routes!(desk::act::take))
        .routes(routes!(desk::act::transfer))
        .routes(routes!(desk::act::message))
        .routes(routes!(desk::act::note))
        .routes(routes!(desk::act::typing))
        .routes(routes!(desk::act::end))
        .routes(routes!(desk::transcript::get))
        .routes(routes!(numbers::get))
        .routes(routes!(settings::get, settings::put))
        .routes(routes!(canned::list, canned::add))
        .routes(routes!(canned::change, canned::drop))
}
