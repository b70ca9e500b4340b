//! The mail pages of the office, and unsubscribing.

pub mod unsubscribe;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// Returns the routes about mail.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(unsubscribe::page, unsubscribe::unsubscribe))
}
