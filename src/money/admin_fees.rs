//! What the office does with fees: records payments, waives, pays back.

use axum::extract::State as Extracted;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::billing;
use super::fees::{self, Which};
use super::model::{Fee, Payment, REASON, State};
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Act};
use crate::clock;
use crate::db::Tx;
use crate::policy::{Step, Target};
use crate::site;
use crate::web::error::Problem;
use crate::web::{Error, List, Paging, Query, Result, Validator};

/// Characters of the operator's words on how to pay.
const INSTRUCTIONS: usize = 1_000;

/// Which fees the office looks at.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FeeQueue {
    /// Nobody paid them yet.
    Due,
    /// They are owed back.
    Owed,
    /// Paid.
    Paid,
    /// Given away.
    Waived,
    /// Owed back or given back.
    Refunded,
    /// Of jobs that never came on the board, or were taken down.
    Cancelled,
}

/// The query string of the office's fees.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OfQueue {
    /// Which fees.
    queue: FeeQueue,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// The fees in a state, the newest first.
#[utoipa::path(get, path = "/api/admin/fees", operation_id = "admin_fees", tag = "money", params(OfQueue), responses(
    (status = 200, body = List<Fee>), (status = 403, body = Problem)))]
pub async fn list(Extracted(app): Extracted<App>, Query(query): Query<OfQueue>) -> Result<axum::Json<List<Fee>>> {
    let paging = Paging { limit: query.limit, cursor: query.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor::<i64>()?);
    let which = match query.queue {
        FeeQueue::Due => Which::In(State::Due),
        FeeQueue::Owed => Which::Owed,
        FeeQueue::Paid => Which::In(State::Paid),
        FeeQueue::Waived => Which::In(State::Waived),
        FeeQueue::Refunded => Which::In(State::Refunded),
        FeeQueue::Cancelled => Which::In(State::Cancelled),
    };
    let page = app
        .db
        .read(move |tx| {
            let rows = fees::list(tx, which, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |fee| fee.id))
        })
        .await?;
    Ok(axum::Json(page))
}

/// Takes a step of a fee, unless somebody else took it first; answers with the fee as it is then.
fn act(tx: &mut Tx, step: &Step, name: &str, effect: impl FnOnce(&mut Tx, &Fee) -> Result<bool>) -> Result<Fee> {
    let fee = fees::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    step.check(&Target::known(fee.state.as_str()))?;
    if !effect(tx, &fee)? {
        return Err(Error::conflict("wrong_state", "Someone already recorded that."));
    }
    audit::record(tx, &Act { actor: Some(step.me.id), act: name, kind: "fee", subject: fee.id, reason: "" })?;
    fees::find(tx, step.id)?.ok_or_else(Error::internal)
}

/// Records that a fee was paid; its job goes on the board.
#[utoipa::path(post, path = "/api/admin/fees/{id}/pay", operation_id = "admin_fees_pay", tag = "money", params(("id" = i64, Path)), request_body = Payment, responses(
    (status = 200, body = Fee), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn pay(Extracted(app): Extracted<App>, step: Step, write: Write<Payment>) -> Result<Response> {
    write
        .ok(&app, move |tx, payment| {
            act(tx, &step, "fee_paid", |tx, fee| {
                let day = paid_on(tx, payment)?;
                Ok(billing::pay(tx, fee, payment, &day, step.me.id)?)
            })
        })
        .await
}

/// Validator a payment; says on which day it came.
fn paid_on(tx: &mut Tx, payment: &Payment) -> Result<String> {
    let zone = site::store::zone(tx)?;
    let today = clock::date_in(&zone, tx.now());
    let day = payment.paid_on.clone().unwrap_or_else(|| today.clone());
    let mut checks = Validator::default();
    checks.text(&payment.reference, REASON, "reference", "Say who brought it, or the number of the transfer.");
    let past = day.len() == 10 && clock::end_of_day(&zone, &day).is_some() && day <= today;
    checks.require(past, "paidOn", "Enter today or an earlier day.");
    checks.done()?;
    Ok(day)
}

/// Why the office does it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Why {
    /// The employer reads it.
    #[schema(min_length = 1, max_length = 200)]
    reason: String,
}

impl Why {
    fn check(&self) -> Result<&str> {
        let mut checks = Validator::default();
        checks.text(&self.reason, REASON, "reason", "Say why; the employer reads it.");
        checks.done()?;
        Ok(self.reason.trim())
    }
}

/// Waives a fee; its job goes on the board.
#[utoipa::path(post, path = "/api/admin/fees/{id}/waive", operation_id = "admin_fees_waive", tag = "money", params(("id" = i64, Path)), request_body = Why, responses(
    (status = 200, body = Fee), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn waive(Extracted(app): Extracted<App>, step: Step, write: Write<Why>) -> Result<Response> {
    write
        .ok(&app, move |tx, why| {
            act(tx, &step, "fee_waived", |tx, fee| Ok(billing::waive(tx, fee, why.check()?, step.me.id)?))
        })
        .await
}

/// Says that a paid fee is owed back. The job stays where it is.
#[utoipa::path(post, path = "/api/admin/fees/{id}/refund", operation_id = "admin_fees_refund", tag = "money", params(("id" = i64, Path)), request_body = Why, responses(
    (status = 200, body = Fee), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn refund(Extracted(app): Extracted<App>, step: Step, write: Write<Why>) -> Result<Response> {
    write
        .ok(&app, move |tx, why| {
            act(tx, &step, "fee_refund_owed", |tx, fee| Ok(billing::refund(tx, fee, why.check()?, step.me.id)?))
        })
        .await
}

/// How the money was given back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Returned {
    /// Out of which account.
    method: super::model::Method,
    /// To whom, or the number of the transfer; the employer reads it.
    #[schema(min_length = 1, max_length = 200)]
    reference: String,
}

/// Records that the money of a refund was given back.
#[utoipa::path(post, path = "/api/admin/fees/{id}/return", operation_id = "admin_fees_return", tag = "money", params(("id" = i64, Path)), request_body = Returned, responses(
    (status = 200, body = Fee), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn return_payment(Extracted(app): Extracted<App>, step: Step, write: Write<Returned>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, "fee_returned", |tx, fee| {
                let mut checks = Validator::default();
                checks.text(&body.reference, REASON, "reference", "Say to whom, or the number of the transfer.");
                checks.done()?;
                Ok(billing::return_payment(tx, fee, body.method, body.reference.trim(), step.me.id)?)
            })
        })
        .await
}

/// How to pay, in the operator's words.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Instructions {
    /// In our grammar; empty takes them away.
    #[schema(max_length = 1000)]
    how_to_pay: String,
}

/// Writes down how to pay: it stands at the prices and on each job that waits for its fee.
#[utoipa::path(put, path = "/api/admin/pay-instructions", operation_id = "admin_pay_instructions", tag = "money", request_body = Instructions, responses(
    (status = 200, body = Instructions), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn put_instructions(Extracted(app): Extracted<App>, write: Write<Instructions>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.how_to_pay, INSTRUCTIONS, "howToPay");
            checks.done()?;
            let how_to_pay = body.how_to_pay.trim().to_owned();
            site::store::set_pay_instructions(tx, &how_to_pay)?;
            Ok(Instructions { how_to_pay })
        })
        .await
}
