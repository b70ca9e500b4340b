//! The operator's API: setup, site settings, reported errors and health checks.

pub mod api;
pub mod backups;
pub mod errors;
pub mod health;
pub mod held_up;
pub mod limits;
pub mod logo;
pub mod mail;
pub mod opening;
pub mod places;
pub mod restored;
pub mod setup;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .merge(mail::routes())
        .routes(routes!(setup::setup))
        .routes(routes!(api::get_site, api::put_site))
        .routes(routes!(backups::prepare, backups::download))
        .routes(routes!(limits::get, limits::put))
        .routes(routes!(logo::put_logo, logo::delete_logo))
        .routes(routes!(logo::get_logo))
        .routes(routes!(places::find))
        .routes(routes!(errors::list))
        .routes(routes!(errors::resolve))
        .routes(routes!(errors::mute))
        .routes(routes!(errors::reopen))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
}
