//! The mail pages of the office, and unsubscribing.

pub mod lane;
pub mod outbox;
pub mod settings;
pub mod texts;
pub mod unsubscribe;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the routes about mail.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(outbox::get_outbox))
        .routes(routes!(outbox::retry_mail))
        .routes(routes!(outbox::discard_mail))
        .routes(routes!(outbox::hand_out))
        .routes(routes!(settings::get_server, settings::put_server))
        .routes(routes!(settings::check_server))
        .routes(routes!(settings::allow_address))
        .routes(routes!(texts::get_texts))
        .routes(routes!(texts::put_text, texts::delete_text))
        .routes(routes!(texts::get_sample))
        .routes(routes!(unsubscribe::page, unsubscribe::unsubscribe))
}
