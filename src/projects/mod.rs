//! Work under way in a contract: milestones, tasks, and notes with files.

pub mod milestones;
pub mod notes;
pub mod tasks;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(milestones::api::list, milestones::api::create))
        .routes(routes!(milestones::api::change))
        .routes(routes!(milestones::act::agree))
        .routes(routes!(milestones::act::decline))
        .routes(routes!(milestones::act::start))
        .routes(routes!(milestones::act::submit))
        .routes(routes!(milestones::act::approve))
        .routes(routes!(milestones::act::send_back))
        .routes(routes!(milestones::card::checkout))
        .routes(routes!(notes::list, notes::create))
        .routes(routes!(notes::delete))
        .routes(routes!(tasks::list, tasks::create))
        .routes(routes!(tasks::change, tasks::delete))
}
