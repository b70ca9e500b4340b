//! Disputes between the two sides of a contract: an answer, sealed ranges, a mediator, a decision and one appeal.

pub mod access;
pub mod act;
pub mod api;
pub mod choices;
pub mod end;
pub mod evidence;
pub mod gather;
pub mod mediate;
pub mod model;
pub mod notify;
pub mod open;
pub mod outcome;
pub mod print;
pub mod range;
pub mod stage;
pub mod store;
pub mod tick;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list, open::create))
        .routes(routes!(choices::list))
        .routes(routes!(api::years))
        .routes(routes!(api::get))
        .routes(routes!(print::pdf))
        .routes(routes!(act::answer))
        .routes(routes!(act::accept))
        .routes(routes!(act::reject))
        .routes(routes!(range::seal))
        .routes(routes!(act::extend))
        .routes(routes!(evidence::add))
        .routes(routes!(act::withdraw))
        .routes(routes!(act::appeal))
        .routes(routes!(mediate::desk))
        .routes(routes!(mediate::take))
        .routes(routes!(mediate::propose))
        .routes(routes!(mediate::decide))
        .routes(routes!(mediate::notes, mediate::add_note))
}
