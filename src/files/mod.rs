//! Photos and documents that people upload: size-limited, stored in chunks, and served with a fixed media type.

pub mod api;
pub mod download;
pub mod model;
pub mod picture;
pub mod store;
pub mod voice;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// File routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(api::upload)).routes(routes!(download::download, api::delete))
}
