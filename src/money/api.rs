//! Public prices and promotions, and the caller's own fees and vouchers.

use axum::extract::State as Extracted;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Fee, Paywall, Promotion, UnusedVoucher};
use super::price::{self, Pricing};
use super::vouchers::SaveResult;
use super::{access, fees, format, promotions as store, vouchers};
use crate::app::App;
use crate::app::Write;
use crate::identity::{Caller, Me};
use crate::ids::FeeId;
use crate::policy::Step;
use crate::web::client::Client;
use crate::web::limits::{Guess, Limit};
use crate::web::{Error, List, Paged, Paging, Result, Validator, page::Unfiltered};

/// Returns whether the caller currently pays fees.
#[utoipa::path(get, path = "/api/paywall/status", tag = "money", responses((status = 200, body = Paywall)))]
pub async fn paywall(Extracted(app): Extracted<App>, caller: Caller) -> Result<axum::Json<Paywall>> {
    let status = app.db.read(move |tx| store::paywall(tx, caller.0.as_ref())).await.map_err(Error::from)?;
    Ok(axum::Json(status))
}

/// Returns prices, running promotions and payment instructions.
#[utoipa::path(get, path = "/api/pricing", operation_id = "pricing", tag = "money", responses((status = 200, body = Pricing)))]
pub async fn pricing(Extracted(app): Extracted<App>) -> Result<axum::Json<Pricing>> {
    Ok(axum::Json(app.db.read(price::load_pricing).await?))
}

/// Returns running and past promotions, most recently started first.
#[utoipa::path(get, path = "/api/promotions", operation_id = "promotions_list", tag = "money", params(Paging), responses(
    (status = 200, body = List<Promotion>)))]
pub async fn promotions(
    Extracted(app): Extracted<App>,
    Paged { page, .. }: Paged<Unfiltered, (i64, i64)>,
) -> Result<axum::Json<List<Promotion>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, tx.now(), &page)).await?))
}

/// Returns the fees of employers that the caller can post or pay for, newest first.
#[utoipa::path(get, path = "/api/fees", operation_id = "fees_mine", tag = "money", params(Paging), responses(
    (status = 200, body = List<Fee>)))]
pub async fn list_fees(
    Extracted(app): Extracted<App>,
    me: Me,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<Fee>>> {
    Ok(axum::Json(app.db.read(move |tx| fees::list_for_member(tx, me.id, &page)).await?))
}

/// Returns a fee with everything its receipt shows.
#[utoipa::path(get, path = "/api/fees/{id}", operation_id = "fees_get", tag = "money", params(("id" = i64, Path)), responses(
    (status = 200, body = Fee)))]
pub async fn get_fee(Extracted(app): Extracted<App>, step: Step<FeeId>) -> Result<axum::Json<Fee>> {
    Ok(axum::Json(app.db.read(move |tx| access::authorize(tx, &step)).await?))
}

/// The caller's unused vouchers.
#[derive(Debug, Serialize, ToSchema)]
pub struct UnusedVouchers {
    /// Vouchers in the order they were added.
    items: Vec<UnusedVoucher>,
}

/// Returns the vouchers that the caller has added and not used.
#[utoipa::path(get, path = "/api/vouchers", operation_id = "vouchers_mine", tag = "money", responses(
    (status = 200, body = UnusedVouchers)))]
pub async fn list_vouchers(Extracted(app): Extracted<App>, me: Me) -> Result<axum::Json<UnusedVouchers>> {
    let items = app.db.read(move |tx| vouchers::saved(tx, me.id)).await.map_err(Error::from)?;
    Ok(axum::Json(UnusedVouchers { items }))
}

/// A voucher code to add.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct VoucherCode {
    /// The code; letter case, spaces and hyphens are ignored.
    #[schema(min_length = 4, max_length = 60)]
    code: String,
}

const UNKNOWN_CODE: &str = "This code doesn’t exist or has expired. Check your spelling.";

/// Adds a voucher for the caller's next job. This doesn't reserve a use: if only one is left, the first job posted gets it.
#[utoipa::path(post, path = "/api/vouchers", operation_id = "vouchers_add", tag = "money", request_body = VoucherCode, responses(
    (status = 200, body = UnusedVouchers), (status = 429)))]
pub async fn add_voucher(
    Extracted(app): Extracted<App>,
    me: Me,
    client: Client,
    write: Write<VoucherCode>,
) -> Result<Response> {
    let (now, user) = (app.clock.now(), me.id);
    app.limits.check(Limit::Voucher, client)?;
    let guess_key = crate::web::token::hash(&format!("voucher {user}"));
    let attempt = app.limits.guesses(Guess::Voucher).attempt(guess_key, now)?;
    let response = write
        .ok(&app, move |tx, body| {
            let result = match format::normalize_code(&body.code) {
                Some(code) => vouchers::save(tx, user, &code)?,
                None => SaveResult::Unknown,
            };
            let problem = match result {
                SaveResult::Saved => None,
                SaveResult::Unknown => Some(UNKNOWN_CODE),
                SaveResult::UsedUp => Some("This code has been used up."),
                SaveResult::AlreadyUsed => Some("You’ve already used this code. It works once per person."),
                SaveResult::TooMany => Some("You have 50 unused codes. Use some of them first."),
            };
            let mut checks = Validator::default();
            checks.require(problem.is_none(), "code", problem.unwrap_or_default());
            checks.finish()?;
            Ok(UnusedVouchers { items: vouchers::saved(tx, user)? })
        })
        .await;
    // A valid code does not reset the count; otherwise, someone with one could enter it between guesses.
    if !response.as_ref().is_err_and(|error| error.status() == StatusCode::UNPROCESSABLE_ENTITY) {
        attempt.withdraw();
    }
    response
}
