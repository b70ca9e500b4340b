//! Money that people pay to the site: promotions, vouchers, the fee of each posting, and the ledger.

pub mod api;
pub mod billing;
pub mod desk;
pub mod export;
pub mod fees;
pub mod ledger;
pub mod model;
pub mod office;
pub mod postings;
pub mod price;
pub mod promotions;
pub mod vouchers;
pub mod written;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::db::{Result, Tx};

/// The feature's routes.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(api::paywall))
        .routes(routes!(api::pricing))
        .routes(routes!(api::promotions))
        .routes(routes!(api::mine))
        .routes(routes!(api::one))
        .routes(routes!(api::kept, api::keep))
        .routes(routes!(desk::list, desk::start))
        .routes(routes!(desk::free_day))
        .routes(routes!(desk::end))
        .routes(routes!(desk::vouchers, desk::make_voucher))
        .routes(routes!(desk::end_voucher))
        .routes(routes!(office::list))
        .routes(routes!(office::pay))
        .routes(routes!(office::waive))
        .routes(routes!(office::refund))
        .routes(routes!(office::give_back))
        .routes(routes!(office::put_instructions))
        .routes(routes!(export::entries))
        .routes(routes!(export::sums))
        .routes(routes!(export::csv))
}

/// Drops what nobody can use any more; fees and the ledger are the site's books and stay.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    vouchers::sweep(tx)
}
