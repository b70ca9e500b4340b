//! Feedback about the site: what people send, and the office's decisions and replies.

pub mod admin;
pub mod api;
pub mod model;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Routes for feedback.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, api::send))
        .routes(routes!(admin::list))
        .routes(routes!(admin::answer))
        .routes(routes!(admin::merge))
}
