//! Money between the two sides of a contract: invoices for what was approved, payments that both confirm, expenses,
//! statements. The site only records it, unless the operator lets pay be paid by card.

pub mod access;
pub mod api;
pub mod billing;
pub mod cards;
pub mod confirm;
pub mod contest;
pub mod credit;
pub mod expenses;
pub mod issue;
pub mod model;
pub mod note;
pub mod notify;
pub mod payables;
pub mod print;
pub mod record;
pub mod settle;
pub mod small_cash;
pub mod store;
pub mod tick;
pub mod turn_back;
pub mod view;
pub mod whole;
pub mod yearly;

use crate::app::App;
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::money))
        .routes(routes!(api::list_payments, record::record))
        .routes(routes!(confirm::confirm))
        .routes(routes!(confirm::deny))
        .routes(routes!(contest::contest))
        .routes(routes!(print::receipt))
        .routes(routes!(expenses::create))
        .routes(routes!(expenses::approve))
        .routes(routes!(expenses::decline))
        .routes(routes!(api::list_invoices))
        .routes(routes!(api::list_of_contract))
        .routes(routes!(api::get_invoice))
        .routes(routes!(payables::list, payables::pay))
        .routes(routes!(print::invoice))
        .routes(routes!(cards::api::checkout))
        .routes(routes!(cards::account::get, cards::account::set_up))
        .routes(routes!(cards::account::check))
        .routes(routes!(yearly::get))
        .routes(routes!(yearly::csv))
        .routes(routes!(billing::mine, billing::save_mine))
        .routes(routes!(billing::of_employer, billing::save_of_employer))
        .routes(routes!(billing::of_site, billing::save_of_site))
}
