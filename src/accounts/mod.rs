//! User accounts: sign-in, sessions, roles and profiles.

pub mod access;
pub mod admin_link;
pub mod api;
pub mod auth;
pub mod email_change;
pub mod email_changes;
pub mod email_link;
pub mod links;
pub mod model;
pub mod notices;
pub mod password;
pub mod people;
pub mod people_search;
pub mod profile;
mod proof;
pub mod removal_api;
pub mod removals;
pub mod reset;
pub mod reset_links;
pub mod sessions;
pub mod staff_level;
pub mod step_up;
pub mod store;
pub mod verify;
pub mod welcome_codes;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(auth::sign_up))
        .routes(routes!(auth::sign_in))
        .routes(routes!(admin_link::admin_link))
        .routes(routes!(auth::login))
        .routes(routes!(auth::logout))
        .routes(routes!(api::user))
        .routes(routes!(api::choose_role))
        .routes(routes!(sessions::change_password))
        .routes(routes!(step_up::step_up))
        .routes(routes!(sessions::get_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(sessions::end_others))
        .routes(routes!(email_link::ask))
        .routes(routes!(email_link::sign_in))
        .routes(routes!(email_change::ask_to_verify))
        .routes(routes!(email_change::verify))
        .routes(routes!(email_change::ask_to_change))
        .routes(routes!(email_change::confirm))
        .routes(routes!(email_change::undo))
        .routes(routes!(reset::ask))
        .routes(routes!(reset::reset))
        .routes(routes!(people::list))
        .routes(routes!(people::vouch))
        .routes(routes!(welcome_codes::list, welcome_codes::create))
        .routes(routes!(welcome_codes::delete))
        .routes(routes!(welcome_codes::redeem))
        .routes(routes!(reset_links::reset_link))
        .routes(routes!(people::end_sessions))
        .routes(routes!(people::disable))
        .routes(routes!(people::enable))
        .routes(routes!(staff_level::set))
        .routes(routes!(removal_api::remove))
        .routes(routes!(removal_api::undo))
        .routes(routes!(profile::api::get_profile, profile::api::put_profile))
        .routes(routes!(profile::api::put_photo))
        .routes(routes!(profile::api::put_document, profile::api::delete_document))
        .routes(routes!(profile::api::person))
}
