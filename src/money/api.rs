//! What everybody sees of prices and promotions, and a person of their own fees and vouchers.

use axum::extract::State as Extracted;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Fee, KeptVoucher, Paywall, Promotion};
use super::vouchers::Keeping;
use super::{fees, promotions as store, vouchers, written};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::employers::rights;
use crate::identity::{Caller, Me};
use crate::policy::{Relation, Step, Target};
use crate::site::{self, model::Fees};
use crate::web::client::Client;
use crate::web::error::Problem;
use crate::web::limits::{Guess, Limit};
use crate::web::{Error, List, Paging, Query, Result, Validator};

/// Is the caller free of fees now?
#[utoipa::path(get, path = "/api/paywall/status", tag = "money", responses((status = 200, body = Paywall)))]
pub async fn paywall(Extracted(app): Extracted<App>, caller: Caller) -> Result<axum::Json<Paywall>> {
    let status = app.db.read(move |tx| store::paywall(tx, caller.0.as_ref())).await.map_err(Error::from)?;
    Ok(axum::Json(status))
}

/// What things cost, and how to pay.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pricing {
    /// The normal prices.
    pub fees: Fees,
    /// ISO 4217.
    pub currency: String,
    /// How to pay, in the operator's words and our grammar; empty when nothing is written.
    pub how_to_pay: String,
    /// The promotions that run now, the one that began last first.
    pub promotions: Vec<Promotion>,
}

/// What things cost.
#[utoipa::path(get, path = "/api/pricing", operation_id = "pricing", tag = "money", responses((status = 200, body = Pricing)))]
pub async fn pricing(Extracted(app): Extracted<App>) -> Result<axum::Json<Pricing>> {
    Ok(axum::Json(app.db.read(prices).await?))
}

/// The prices as the page of them starts with.
pub fn prices(tx: &mut Tx) -> Result<Pricing> {
    Ok(Pricing {
        fees: site::store::fees(tx)?,
        currency: site::store::currency(tx)?,
        how_to_pay: site::store::pay_instructions(tx)?,
        promotions: store::running(tx)?,
    })
}

/// The promotions that run or ran, the one that began last first.
#[utoipa::path(get, path = "/api/promotions", operation_id = "promotions_list", tag = "money", params(Paging), responses(
    (status = 200, body = List<Promotion>), (status = 400, body = Problem)))]
pub async fn promotions(
    Extracted(app): Extracted<App>,
    Query(paging): Query<Paging>,
) -> Result<axum::Json<List<Promotion>>> {
    Ok(axum::Json(app.db.read(move |tx| begun(tx, &paging)).await?))
}

/// A page of the promotions that began.
///
/// # Errors
/// 400 for a wrong page, or the database's.
pub fn begun(tx: &mut Tx, paging: &Paging) -> Result<List<Promotion>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let rows = store::list(tx, tx.now(), cursor.as_ref(), limit)?;
    Ok(List::build(rows, limit, cursor.as_ref(), |promotion| (promotion.starts_at, promotion.id)))
}

/// The fees of those for whom the caller posts or pays, the newest first.
#[utoipa::path(get, path = "/api/fees", operation_id = "fees_mine", tag = "money", params(Paging), responses(
    (status = 200, body = List<Fee>), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn mine(
    Extracted(app): Extracted<App>,
    me: Me,
    Query(paging): Query<Paging>,
) -> Result<axum::Json<List<Fee>>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let page = app
        .db
        .read(move |tx| {
            let rows = fees::mine(tx, me.id, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |fee| fee.id))
        })
        .await?;
    Ok(axum::Json(page))
}

/// A fee: what its receipt says.
#[utoipa::path(get, path = "/api/fees/{id}", operation_id = "fees_get", tag = "money", params(("id" = i64, Path)), responses(
    (status = 200, body = Fee), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn one(Extracted(app): Extracted<App>, step: Step) -> Result<axum::Json<Fee>> {
    let fee = app
        .db
        .read(move |tx| {
            let fee = fees::find(tx, step.id)?.ok_or_else(Error::not_found)?;
            let reads = match fee.employer_id {
                Some(employer) => rights::find(tx, employer, step.me.id)?.reads_fees(),
                None => false,
            };
            let relations: &[Relation] = if reads { &[Relation::Owner] } else { &[] };
            step.check(&Target { relations, state: fee.state.as_str(), visible: false })?;
            Ok::<_, Error>(fee)
        })
        .await?;
    Ok(axum::Json(fee))
}

/// What a person keeps.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeptVouchers {
    /// The codes, the first kept first.
    items: Vec<KeptVoucher>,
}

/// The vouchers that the caller keeps for the next jobs.
#[utoipa::path(get, path = "/api/vouchers", operation_id = "vouchers_kept", tag = "money", responses(
    (status = 200, body = KeptVouchers), (status = 401, body = Problem)))]
pub async fn kept(Extracted(app): Extracted<App>, me: Me) -> Result<axum::Json<KeptVouchers>> {
    let items = app.db.read(move |tx| vouchers::kept(tx, me.id)).await.map_err(Error::from)?;
    Ok(axum::Json(KeptVouchers { items }))
}

/// A code as somebody types it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewCode {
    /// Capitals, spaces and hyphens do not matter.
    #[schema(min_length = 4, max_length = 60)]
    code: String,
}

const NO_SUCH: &str = "There is no such code, or it has ended. Check the letters.";

/// Keeps a voucher for the caller's next job. It reserves nothing: the job that is posted first has the last use.
#[utoipa::path(post, path = "/api/vouchers", operation_id = "vouchers_keep", tag = "money", request_body = NewCode, responses(
    (status = 200, body = KeptVouchers), (status = 401, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn keep(Extracted(app): Extracted<App>, me: Me, client: Client, write: Write<NewCode>) -> Result<Response> {
    let (now, user) = (app.clock.now(), me.id);
    app.limits.check(Limit::Voucher, client)?;
    let guesser = crate::web::token::hash(&format!("voucher {user}"));
    app.limits.guesses(Guess::Voucher).check(&guesser, now)?;
    let answer = write
        .ok(&app, move |tx, body| {
            let keeping = match written::code(&body.code) {
                Some(code) => vouchers::keep(tx, user, &code)?,
                None => Keeping::Unknown,
            };
            let wrong = match keeping {
                Keeping::Kept => None,
                Keeping::Unknown => Some(NO_SUCH),
                Keeping::UsedUp => Some("This code was used as often as it may be."),
                Keeping::Used => Some("You have used this code. It works once a person."),
                Keeping::TooMany => Some("You keep 50 codes. Use some of them first."),
            };
            let mut checks = Validator::default();
            checks.require(wrong.is_none(), "code", wrong.unwrap_or_default());
            checks.done()?;
            Ok(KeptVouchers { items: vouchers::kept(tx, user)? })
        })
        .await;
    // A right code takes nothing back: who has one could use it between guesses at others.
    if answer.as_ref().is_err_and(|error| error.status() == StatusCode::UNPROCESSABLE_ENTITY) {
        app.limits.guesses(Guess::Voucher).failed(guesser, now);
    }
    answer
}
