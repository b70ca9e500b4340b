//! People: accounts, sessions, roles and profiles.

pub mod api;
pub mod auth;
pub mod model;
pub mod password;
pub mod profile;
pub mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(auth::sign_up))
        .routes(routes!(auth::sign_in))
        .routes(routes!(auth::admin_link))
        .routes(routes!(auth::login))
        .routes(routes!(auth::logout))
        .routes(routes!(api::user))
        .routes(routes!(api::choose_role))
        .routes(routes!(profile::get_profile, profile::put_profile))
        .routes(routes!(profile::person))
}
