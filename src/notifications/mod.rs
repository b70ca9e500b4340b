//! Notifications about events that concern a person, stored in the transaction of the event.

pub mod acts;
pub mod api;
pub mod category;
mod delivery;
pub mod kinds;
pub mod live;
pub mod mailing;
pub mod push_api;
pub mod push_lane;
pub mod settings;
pub mod settings_api;
pub mod settle;
pub mod store;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::list))
        .routes(routes!(api::read))
        .routes(routes!(live::live))
        .routes(routes!(settings_api::get, settings_api::put))
        .routes(routes!(settings_api::test))
        .routes(routes!(push_api::key))
        .routes(routes!(push_api::subscribe))
        .routes(routes!(push_api::unsubscribe))
}
