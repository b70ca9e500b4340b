//! Applications: from the proposed rate through replies and offers to hiring.

pub mod access;
pub mod act;
pub mod api;
pub mod applicants;
pub mod closing;
pub mod contact;
pub mod conversation;
mod deadline_notify;
pub mod hire;
pub mod inbox;
pub mod input;
pub mod interview;
pub mod live;
pub mod model;
pub mod notes;
pub mod notify;
pub mod on_hold;
pub mod posted;
pub mod reply_deadline;
mod rows;
pub mod sent;
pub mod store;
pub mod track_record;
pub mod view;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(posted::mine))
        .routes(routes!(api::apply, applicants::list_for_job))
        .routes(routes!(applicants::decline_for_job))
        .routes(routes!(applicants::inbox))
        .routes(routes!(applicants::decline_in_inbox))
        .routes(routes!(api::list_mine))
        .routes(routes!(api::get, api::edit))
        .routes(routes!(act::verdict))
        .routes(routes!(notes::list, notes::add))
        .routes(routes!(notes::delete))
        .routes(routes!(act::open))
        .routes(routes!(act::shortlist))
        .routes(routes!(act::interview))
        .routes(routes!(contact::suggested))
        .routes(routes!(act::decline))
        .routes(routes!(act::offer))
        .routes(routes!(act::accept))
        .routes(routes!(act::refuse))
        .routes(routes!(act::withdraw))
}
