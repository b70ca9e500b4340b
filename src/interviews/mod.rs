//! Interviews: one side proposes up to three times, the other picks one, and either moves or cancels it.

pub mod access;
pub mod act;
pub mod api;
pub mod availability;
pub mod calendar;
pub mod entries;
pub mod hours;
pub mod model;
pub mod notify;
pub mod reminders;
pub mod store;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, act::propose))
        .routes(routes!(api::get))
        .routes(routes!(act::pick))
        .routes(routes!(act::move_to))
        .routes(routes!(act::cancel))
        .routes(routes!(act::write_notes))
        .routes(routes!(availability::hours, availability::set_hours))
        .routes(routes!(availability::slots))
        .routes(routes!(calendar::of_interview))
        .routes(routes!(calendar::of_application))
}
