//! Hours worked: the timer, entries, and the timesheet of each week.

pub mod access;
pub mod act;
pub mod add;
pub mod api;
pub mod approve_many;
pub mod checks;
pub mod disputed;
pub mod entries;
pub mod export;
pub mod model;
pub mod notify;
pub mod pay;
pub mod proof;
pub mod rules;
pub mod running;
pub mod send;
pub mod store;
pub mod timer;
pub mod usual;
pub mod view;
pub mod week;
pub mod year;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(timer::get, timer::start))
        .routes(routes!(timer::stop))
        .routes(routes!(timer::discard))
        .routes(routes!(entries::create))
        .routes(routes!(entries::change, entries::delete))
        .routes(routes!(api::waiting))
        .routes(routes!(api::list))
        .routes(routes!(api::get))
        .routes(routes!(act::submit))
        .routes(routes!(act::approve))
        .routes(routes!(approve_many::approve_many))
        .routes(routes!(act::send_back))
        .routes(routes!(act::comment))
        .routes(routes!(export::csv))
        .routes(routes!(export::pdf))
        .routes(routes!(export::calendar))
        .routes(routes!(year::get))
        .routes(routes!(year::csv))
}
