//! Applications: proposing a rate, being answered, being hired.

pub mod act;
pub mod api;
pub mod model;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::apply, api::of_job))
        .routes(routes!(api::mine))
        .routes(routes!(api::get))
        .routes(routes!(act::open))
        .routes(routes!(act::shortlist))
        .routes(routes!(act::interview))
        .routes(routes!(act::decline))
        .routes(routes!(act::offer))
        .routes(routes!(act::accept))
        .routes(routes!(act::refuse))
        .routes(routes!(act::withdraw))
}
