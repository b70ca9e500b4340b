//! What the two sides do in a dispute, apart from sealing ranges and adding evidence.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{Own, act};
use super::model::{Action, EXTENSION_DAYS, Ending, MAX_TEXT_CHARS, MEDIATOR_DAYS, State, asked};
use super::store;
use super::view::DisputeRoom;
use super::{end, notify, stage};
use crate::app::{App, Write};
use crate::clock;
use crate::db::Tx;
use crate::events::{Event, OfficeNews};
use crate::ids::DisputeId;
use crate::policy::Step;
use crate::site;
use crate::web::{NoBody, Result, Validator};

/// What a side says.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DisputeStatement)]
pub struct Statement {
    /// In its own words.
    #[schema(min_length = 1, max_length = 4000)]
    pub text: String,
}

impl Statement {
    /// Validates the text.
    ///
    /// # Errors
    /// 422 for `text`.
    pub fn check(&self, missing: &str) -> Result<()> {
        let mut checks = Validator::default();
        checks.text(&self.text, MAX_TEXT_CHARS, "text", missing);
        checks.finish()
    }
}

/// Answers a dispute. If it's about money, both sides can then settle it with sealed ranges; otherwise a mediator takes
/// over.
#[utoipa::path(post, path = "/api/disputes/{id}/answer", operation_id = "disputes_answer", tag = "disputes", params(("id" = i64, Path)), request_body = Statement, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn answer(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<Statement>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, Action::Answer, |tx, own| {
                body.check("Say how you see it.")?;
                store::answer(tx, step.id, &body.text)?;
                stage::settle(tx, &own.dispute)?;
                let by = (own.side()?, step.me.id);
                Ok(notify::acted(tx, &own.dispute, by, "The dispute was answered.", |who, work| {
                    format!("{who} answered the dispute: “{work}”")
                })?)
            })
        })
        .await
}

/// Accepts what the other side asks for, or the mediator's proposal. The dispute ends with that once nobody else has to
/// agree.
#[utoipa::path(post, path = "/api/disputes/{id}/accept", operation_id = "disputes_accept", tag = "disputes", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn accept(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, Action::Accept, accept_now)).await
}

fn accept_now(tx: &mut Tx, own: &Own) -> Result<()> {
    let (dispute, side) = (&own.dispute, own.side()?);
    let Some(proposal) = dispute.proposal.as_ref().filter(|_| dispute.state == State::Proposed) else {
        let outcome = asked(dispute.side, dispute.claim);
        return Ok(end::end(tx, dispute, Ending::Conceded, Some(outcome))?);
    };
    store::accept(tx, dispute.id, side)?;
    if proposal.is_accepted_by(side.other()) {
        return Ok(end::end(tx, dispute, Ending::Proposal, Some(proposal.amount))?);
    }
    let text = "One side accepted the mediator’s proposal.";
    Ok(notify::acted(tx, dispute, (side, own.user), text, |who, work| {
        format!("{who} accepted the mediator’s proposal: “{work}”")
    })?)
}

/// Turns the mediator's proposal down. The mediator then decides.
#[utoipa::path(post, path = "/api/disputes/{id}/reject", operation_id = "disputes_reject", tag = "disputes", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn reject(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Reject, |tx, own| {
                stage::mediate(tx, &own.dispute)?;
                let text = "The mediator’s proposal was turned down. The mediator decides.";
                Ok(notify::acted(tx, &own.dispute, (own.side()?, own.user), text, |who, work| {
                    format!("{who} turned the mediator’s proposal down: “{work}”")
                })?)
            })
        })
        .await
}

/// Asks the other side for more time, or agrees to what it asked for: three working days.
#[utoipa::path(post, path = "/api/disputes/{id}/extend", operation_id = "disputes_extend", tag = "disputes", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn extend(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, Action::Extend, extend_now)).await
}

fn extend_now(tx: &mut Tx, own: &Own) -> Result<()> {
    let (dispute, side) = (&own.dispute, own.side()?);
    let by = (side, own.user);
    if dispute.extension_by.is_none() {
        store::ask_extension(tx, dispute.id, side)?;
        let text = "One side asks for three more working days.";
        return Ok(notify::acted(tx, dispute, by, text, |who, work| format!("{who} asks for more time: “{work}”"))?);
    }
    let zone = site::store::zone(tx)?;
    let due_at = dispute.due_at.unwrap_or_else(|| tx.now());
    // The stage ends at midnight, so the days are counted from just before.
    store::extend(tx, dispute.id, clock::after_working_days(&zone, due_at - 1, EXTENSION_DAYS))?;
    let text = "Both sides agreed to three more working days.";
    Ok(notify::acted(tx, dispute, by, text, |who, work| format!("{who} agreed to more time: “{work}”"))?)
}

/// Takes the dispute back. Everything goes on as before it.
#[utoipa::path(post, path = "/api/disputes/{id}/withdraw", operation_id = "disputes_withdraw", tag = "disputes", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn withdraw(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Withdraw, |tx, own| Ok(end::end(tx, &own.dispute, Ending::Withdrawn, None)?))
        })
        .await
}

/// Appeals against the decision, once. Somebody else decides.
#[utoipa::path(post, path = "/api/disputes/{id}/appeal", operation_id = "disputes_appeal", tag = "disputes", params(("id" = i64, Path)), request_body = Statement, responses(
    (status = 200, body = DisputeRoom), (status = 409, description = "wrong_state")))]
pub async fn appeal(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<Statement>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, Action::Appeal, |tx, own| {
                body.check("Say what the decision gets wrong.")?;
                let side = own.side()?;
                store::appeal(tx, step.id, side, &body.text)?;
                stage::begin(tx, step.id, State::Appealed, MEDIATOR_DAYS)?;
                tx.emit(Event::OfficeNews(OfficeNews::Dispute))?;
                let text = "The decision was appealed. Somebody else decides now.";
                Ok(notify::acted(tx, &own.dispute, (side, own.user), text, |who, work| {
                    format!("{who} appealed: “{work}”")
                })?)
            })
        })
        .await
}
