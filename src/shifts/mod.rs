//! Shifts: when someone works, clocking in with a code, and asking others to stand in.

pub mod access;
pub mod act;
pub mod api;
pub mod attendance;
pub mod board;
pub mod clock_in;
pub mod code;
pub mod entries;
pub mod kiosks;
pub mod model;
pub mod notify;
pub mod plan;
pub mod planned_hours;
pub mod planned_weeks;
pub mod replace;
pub mod roster;
pub mod secrets;
pub mod settle;
pub mod store;
pub mod tick;
pub mod waves;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::board))
        .routes(routes!(api::list, api::create))
        .routes(routes!(api::confirm_all))
        .routes(routes!(act::confirm))
        .routes(routes!(act::decline))
        .routes(routes!(act::cancel))
        .routes(routes!(clock_in::clock_in))
        .routes(routes!(clock_in::clock_out))
        .routes(routes!(attendance::contest::contest))
        .routes(routes!(attendance::contest::uphold))
        .routes(routes!(attendance::contest::take_back))
        .routes(routes!(replace::backups))
        .routes(routes!(replace::replace))
        .routes(routes!(roster::api::get, roster::change::change))
        .routes(routes!(planned_hours::add_planned))
        .routes(routes!(kiosks::of_contract))
        .routes(routes!(kiosks::list, kiosks::create))
        .routes(routes!(kiosks::delete))
        .routes(routes!(kiosks::code))
}
