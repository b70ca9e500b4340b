//! Money paid to the site: promotions, vouchers, posting fees and the ledger.

pub mod access;
pub mod account_refunds;
pub mod admin;
pub mod admin_fees;
pub mod api;
pub mod billing;
pub mod cards;
pub mod commission;
pub mod double_entry;
pub mod export;
pub mod fees;
pub mod format;
pub mod ledger;
pub mod model;
pub mod partner;
pub mod price;
pub mod promotions;
pub mod vouchers;

use crate::app::App;
use crate::db::{Result, Tx};
use crate::routes;
use crate::web::routes::Routes;

/// Returns the feature's routes.
pub fn routes() -> Routes<App> {
    Routes::new()
        .routes(routes!(api::paywall))
        .routes(routes!(api::pricing))
        .routes(routes!(api::promotions))
        .routes(routes!(api::list_fees))
        .routes(routes!(api::get_fee))
        .routes(routes!(partner::api::get, partner::api::subscribe))
        .routes(routes!(partner::api::cancel))
        .routes(routes!(partner::admin::list))
        .routes(routes!(partner::admin::put_offer))
        .routes(routes!(cards::api::checkout))
        .routes(routes!(cards::webhook::receive))
        .routes(routes!(cards::settings::get, cards::settings::put))
        .routes(routes!(cards::doctor::check))
        .routes(routes!(cards::doctor::test))
        .routes(routes!(cards::reconciliation::get))
        .routes(routes!(cards::problems::api::list))
        .routes(routes!(cards::problems::api::act))
        .routes(routes!(api::list_vouchers, api::add_voucher))
        .routes(routes!(admin::list, admin::start))
        .routes(routes!(admin::free_day))
        .routes(routes!(admin::end))
        .routes(routes!(admin::vouchers, admin::create_voucher))
        .routes(routes!(admin::end_voucher))
        .routes(routes!(admin_fees::list))
        .routes(routes!(admin_fees::pay))
        .routes(routes!(admin_fees::waive))
        .routes(routes!(admin_fees::refund))
        .routes(routes!(admin_fees::record_refund_sent))
        .routes(routes!(admin_fees::put_instructions))
        .routes(routes!(export::entries))
        .routes(routes!(export::sums))
        .routes(routes!(export::csv))
}

/// Deletes saved vouchers that are no longer usable, and the ids of old notifications. Fees and the ledger are the site's
/// books and are never deleted.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    cards::store::sweep(tx)?;
    if !cards::store::settings(tx)?.secret_key.is_empty() {
        cards::reconcile::plan(tx)?;
    }
    vouchers::sweep(tx)
}
