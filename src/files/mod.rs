//! Photos and documents that people upload: size-limited, stored in chunks, and served with a fixed media type.

pub mod api;
pub mod download;
pub mod model;
pub mod picture;
pub mod store;
pub mod voice;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// File routes.
pub fn routes() -> Routes<App> {
    Routes::new().routes(routes!(api::upload)).routes(routes!(download::download, api::delete))
}
