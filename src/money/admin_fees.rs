//! Fees in the admin area: listing them, recording payments, waiving and refunding.

use axum::extract::State as Extracted;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access::act;
use super::billing;
use super::cards;
use super::fees::{self, FeeFilter};
use super::model::{Fee, FeeState, MAX_REASON_CHARS, NewPayment, PaymentMethod};
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::clock;
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::FeeId;
use crate::policy::Step;
use crate::site::{self, model::MAX_INSTRUCTIONS_CHARS};
use crate::web::{Error, List, Paged, Paging, Result, Validator};

/// Which list of fees to return.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FeeQueue {
    /// Not paid yet.
    Due,
    /// Refunds that have not been sent back yet.
    Owed,
    /// Paid.
    Paid,
    /// Waived.
    Waived,
    /// All refunds, sent back or not.
    Refunded,
    /// Fees of jobs that were closed before payment or taken down, and of months that weren't paid for.
    Cancelled,
}

/// Query parameters of the fee list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Which list of fees to return.
    queue: FeeQueue,
}

/// Returns the fees in one of the admin lists, newest first.
#[utoipa::path(get, path = "/api/admin/fees", operation_id = "admin_fees", tag = "money", params(Paging, ListQuery), responses(
    (status = 200, body = List<Fee>)))]
pub async fn list(
    Extracted(app): Extracted<App>,
    Paged { filter, page }: Paged<ListQuery>,
) -> Result<axum::Json<List<Fee>>> {
    let which = match filter.queue {
        FeeQueue::Due => FeeFilter::In(FeeState::Due),
        FeeQueue::Owed => FeeFilter::RefundOwed,
        FeeQueue::Paid => FeeFilter::In(FeeState::Paid),
        FeeQueue::Waived => FeeFilter::In(FeeState::Waived),
        FeeQueue::Refunded => FeeFilter::In(FeeState::Refunded),
        FeeQueue::Cancelled => FeeFilter::In(FeeState::Cancelled),
    };
    Ok(axum::Json(app.db.read(move |tx| fees::list(tx, which, &page)).await?))
}

/// Records the payment of a fee, and publishes its job or begins its month.
#[utoipa::path(post, path = "/api/admin/fees/{id}/pay", operation_id = "admin_fees_pay", tag = "money", params(("id" = i64, Path)), request_body = NewPayment, responses(
    (status = 200, body = Fee)))]
pub async fn pay(Extracted(app): Extracted<App>, step: Step<FeeId>, write: Write<NewPayment>) -> Result<Response> {
    write
        .ok(&app, move |tx, payment| {
            act(tx, &step, "fee_paid", |tx, fee| {
                let day = validate_payment(tx, payment)?;
                Ok(billing::pay(tx, fee, payment, &day, step.me.id)?)
            })
        })
        .await
}

/// Validates a payment and returns the day it was made.
fn validate_payment(tx: &mut Tx, payment: &NewPayment) -> Result<String> {
    let zone = site::store::zone(tx)?;
    let today = clock::date_in(&zone, tx.now());
    let day = payment.paid_on.clone().unwrap_or_else(|| today.clone());
    let mut checks = Validator::default();
    checks.text(
        &payment.reference,
        MAX_REASON_CHARS,
        "reference",
        "Enter the receipt or transfer number, or who paid.",
    );
    check_method(&mut checks, payment.method);
    let is_past_or_today = day.len() == 10 && clock::end_of_day(&zone, &day).is_some() && day <= today;
    checks.require(is_past_or_today, "paidOn", "Enter today or an earlier day.");
    checks.finish()?;
    Ok(day)
}

/// Refuses to record by hand what Stripe says by itself.
fn check_method(checks: &mut Validator, method: PaymentMethod) {
    let message = "Card payments on this site are recorded by themselves. Choose another way.";
    checks.require(method != PaymentMethod::Card, "method", message);
}

/// Reason for waiving or refunding a fee.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct FeeReason {
    /// Reason, shown on the receipt.
    #[schema(min_length = 1, max_length = 200)]
    reason: String,
}

impl FeeReason {
    fn check(&self) -> Result<&str> {
        let mut checks = Validator::default();
        checks.text(&self.reason, MAX_REASON_CHARS, "reason", "Enter a reason. It’s shown on the receipt.");
        checks.finish()?;
        Ok(self.reason.trim())
    }
}

/// Waives a fee, and publishes its job or begins its month.
#[utoipa::path(post, path = "/api/admin/fees/{id}/waive", operation_id = "admin_fees_waive", tag = "money", params(("id" = i64, Path)), request_body = FeeReason, responses(
    (status = 200, body = Fee)))]
pub async fn waive(Extracted(app): Extracted<App>, step: Step<FeeId>, write: Write<FeeReason>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, "fee_waived", |tx, fee| Ok(billing::waive(tx, fee, body.check()?, step.me.id)?))
        })
        .await
}

/// Marks a paid fee as refunded, with the money still owed. A job keeps its status; a partner month no
/// longer counts.
#[utoipa::path(post, path = "/api/admin/fees/{id}/refund", operation_id = "admin_fees_refund", tag = "money", params(("id" = i64, Path)), request_body = FeeReason, responses(
    (status = 200, body = Fee)))]
pub async fn refund(Extracted(app): Extracted<App>, step: Step<FeeId>, write: Write<FeeReason>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, "fee_refund_owed", |tx, fee| Ok(billing::refund(tx, fee, body.check()?, step.me.id)?))
        })
        .await
}

/// How a refund was sent back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RefundReturn {
    /// Payment method used.
    method: PaymentMethod,
    /// Transfer number or the recipient's name; shown on the receipt.
    #[schema(min_length = 1, max_length = 200)]
    reference: String,
}

/// Records that the money for a refund was sent back.
#[utoipa::path(post, path = "/api/admin/fees/{id}/return", operation_id = "admin_fees_return", tag = "money", params(("id" = i64, Path)), request_body = RefundReturn, responses(
    (status = 200, body = Fee), (status = 409, description = "wrong_state, paid_by_card, money_stopped")))]
pub async fn record_refund_sent(
    Extracted(app): Extracted<App>,
    step: Step<FeeId>,
    write: Write<RefundReturn>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, "fee_returned", |tx, fee| {
                let by_card = fee.method == Some(PaymentMethod::Card);
                if by_card && cards::fees::is_charged_back(tx, fee)? {
                    let detail = "The bank is deciding about this payment. Nothing is sent until it has.";
                    return Err(Error::conflict("money_stopped", detail));
                }
                if by_card && !cards::fees::give_up(tx, fee)? {
                    let detail = "It was paid by card on this site, so the money goes back by itself.";
                    return Err(Error::conflict("paid_by_card", detail));
                }
                let mut checks = Validator::default();
                check_method(&mut checks, body.method);
                checks.text(
                    &body.reference,
                    MAX_REASON_CHARS,
                    "reference",
                    "Enter the transfer number, or who received the money.",
                );
                checks.finish()?;
                Ok(billing::return_payment(tx, fee, body.method, body.reference.trim(), step.me.id)?)
            })
        })
        .await
}

/// The office's payment instructions.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Instructions {
    /// Payment instructions in the site's text markup; an empty string removes them.
    #[schema(max_length = 1000)]
    how_to_pay: String,
}

/// Saves the payment instructions, which appear on the pricing page and on every job whose fee is due.
#[utoipa::path(put, path = "/api/admin/pay-instructions", operation_id = "admin_pay_instructions", tag = "money", request_body = Instructions, responses(
    (status = 200, body = Instructions)))]
pub async fn put_instructions(Extracted(app): Extracted<App>, me: Me, write: Write<Instructions>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.how_to_pay, MAX_INSTRUCTIONS_CHARS, "howToPay");
            checks.finish()?;
            let how_to_pay = body.how_to_pay.trim().to_owned();
            site::store::set_pay_instructions(tx, &how_to_pay)?;
            let name = "pay_instructions_changed";
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason: "" })?;
            Ok(Instructions { how_to_pay })
        })
        .await
}
