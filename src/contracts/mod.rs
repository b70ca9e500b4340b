//! Contracts: what an employer and a worker agreed on, how they change it, and how it ends.

pub mod access;
pub mod act;
pub mod api;
pub mod approval;
pub mod asks;
pub mod begin;
pub mod contact;
pub mod conversation;
pub mod employer_contact;
pub mod hire;
pub mod model;
pub mod notify;
pub mod page;
pub mod print;
pub mod reminders;
pub mod requests;
pub mod store;
pub mod terms;
pub mod view;
pub mod wording;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, hire::create))
        .routes(routes!(api::get))
        .routes(routes!(api::list_versions))
        .routes(routes!(api::timeline))
        .routes(routes!(print::pdf))
        .routes(routes!(api::suggested_contact, api::change_contact))
        .routes(routes!(employer_contact::get, employer_contact::save))
        .routes(routes!(act::confirm))
        .routes(routes!(act::propose))
        .routes(routes!(act::accept))
        .routes(routes!(act::reject))
        .routes(routes!(act::end))
        .routes(routes!(act::resume))
}
