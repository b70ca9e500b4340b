//! The mediators' desk: the queue, taking a case on, a proposal, a decision, and notes that only mediators read.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{self, Own, act_as_staff};
use super::model::{APPEAL_DAYS, Action, Ending, MAX_TEXT_CHARS, Rule, STEP_DAYS, State};
use super::store::{self, decisions, notes, notes::Note};
use super::view::{Decision, Dispute, DisputeRoom, Reader};
use super::{end, notify, stage};
use crate::app::{App, Write};
use crate::audit::{self, Action as Audited};
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::DisputeId;
use crate::money::format::format_amount;
use crate::policy::Step;
use crate::site;
use crate::web::{Error, NoBody, Result, Validator};

const MAX_NOTE_CHARS: usize = 2_000;

/// Lists the disputes that wait for a mediator, the most urgent first, without those of people the caller has worked with.
#[utoipa::path(get, path = "/api/admin/disputes", operation_id = "disputes_desk", tag = "disputes", responses(
    (status = 200, body = Vec<Dispute>)))]
pub async fn desk(AppState(app): AppState<App>, me: Me) -> Result<axum::Json<Vec<Dispute>>> {
    let found = app
        .db
        .read(move |tx| {
            let mut list = Vec::new();
            for dispute in store::lists::desk(tx)? {
                if !access::has_conflict(tx, &dispute, me.id)? {
                    list.push(access::view(tx, dispute, Reader::Staff { user: me.id, has_outsider: false })?);
                }
            }
            Ok::<_, Error>(list)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Takes a case on, also from somebody else.
#[utoipa::path(post, path = "/api/disputes/{id}/take", operation_id = "disputes_take", tag = "disputes", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = DisputeRoom), (status = 403, description = "conflict_of_interest"), (status = 409, description = "wrong_state")))]
pub async fn take(AppState(app): AppState<App>, step: Step<DisputeId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act_as_staff(tx, &step, Action::Take, |tx, own| {
                store::take(tx, step.id, own.user)?;
                record(tx, own, "dispute_taken", "")?;
                Ok(notify::noted(tx, &own.dispute, None, "A mediator took the case on.")?)
            })
        })
        .await
}

/// A mediator's proposal.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDisputeProposal {
    /// What the worker would get, in minor units.
    #[schema(minimum = 0)]
    amount: i64,
    /// Why.
    #[schema(min_length = 1, max_length = 4000)]
    text: String,
}

fn check_amount(checks: &mut Validator, dispute: &Dispute, amount: i64) {
    let most = format_amount(dispute.claim, &dispute.currency);
    checks.require((0..=dispute.claim).contains(&amount), "amount", format!("Enter an amount from 0 to {most}."));
}

/// Proposes an outcome to both sides. It counts if both accept it; otherwise the mediator decides.
#[utoipa::path(post, path = "/api/disputes/{id}/propose", operation_id = "disputes_propose", tag = "disputes", params(("id" = i64, Path)), request_body = NewDisputeProposal, responses(
    (status = 200, body = DisputeRoom), (status = 403, description = "conflict_of_interest"), (status = 409, description = "wrong_state")))]
pub async fn propose(
    AppState(app): AppState<App>,
    step: Step<DisputeId>,
    write: Write<NewDisputeProposal>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act_as_staff(tx, &step, Action::Propose, |tx, own| {
                let mut checks = Validator::default();
                check_amount(&mut checks, &own.dispute, body.amount);
                checks.text(&body.text, MAX_TEXT_CHARS, "text", "Say why this is fair.");
                checks.finish()?;
                store::propose(tx, step.id, body.amount, &body.text)?;
                stage::begin(tx, step.id, State::Proposed, STEP_DAYS)?;
                record(tx, own, "dispute_proposal", &body.text)?;
                Ok(notify::happened(tx, &own.dispute, "The mediator made a proposal.", "The mediator proposes")?)
            })
        })
        .await
}

/// A decision.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDisputeDecision {
    /// What the worker gets, in minor units.
    #[schema(minimum = 0)]
    amount: i64,
    /// The rule that it rests on.
    rule: Rule,
    /// The reasons.
    #[schema(min_length = 1, max_length = 4000)]
    reasons: String,
    /// Whether it was decided by the person outside the staff that the operator named for appeals.
    #[serde(default)]
    outsider: bool,
}

/// Decides. Either side can appeal; a decision after an appeal is final.
#[utoipa::path(post, path = "/api/disputes/{id}/decide", operation_id = "disputes_decide", tag = "disputes", params(("id" = i64, Path)), request_body = NewDisputeDecision, responses(
    (status = 200, body = DisputeRoom), (status = 403, description = "conflict_of_interest"), (status = 409, description = "wrong_state, other_person")))]
pub async fn decide(
    AppState(app): AppState<App>,
    step: Step<DisputeId>,
    write: Write<NewDisputeDecision>,
) -> Result<Response> {
    write.ok(&app, move |tx, body| act_as_staff(tx, &step, Action::Decide, |tx, own| decide_now(tx, own, body))).await
}

fn decide_now(tx: &mut Tx, own: &Own, body: &NewDisputeDecision) -> Result<()> {
    let dispute = &own.dispute;
    let is_appeal = dispute.state == State::Appealed;
    let outsider = if body.outsider { site::dispute_rules::find(tx)?.outsider } else { String::new() };
    let mut checks = Validator::default();
    check_amount(&mut checks, dispute, body.amount);
    checks.text(&body.reasons, MAX_TEXT_CHARS, "reasons", "Give the reasons.");
    let is_named = !body.outsider || (is_appeal && !outsider.is_empty());
    checks.require(is_named, "outsider", "Nobody outside the staff is named for this.");
    checks.finish()?;
    if is_appeal && dispute.decided_by(own.user) && !body.outsider {
        let detail = "You decided first, so somebody else has to decide the appeal.";
        return Err(Error::conflict("other_person", detail));
    }
    let (amount, rule, reasons) = (body.amount, body.rule, body.reasons.clone());
    let decision = Decision { amount, rule, reasons, outsider, at: tx.now(), by: own.user };
    decisions::insert(tx, dispute.id, if is_appeal { 2 } else { 1 }, &decision)?;
    record(tx, own, "dispute_decided", &body.reasons)?;
    if is_appeal {
        return Ok(end::end(tx, dispute, Ending::Appeal, Some(body.amount))?);
    }
    stage::begin(tx, dispute.id, State::Decided, APPEAL_DAYS)?;
    let text = format!("The mediator decided. Without an appeal within {APPEAL_DAYS} working days, it’s final.");
    Ok(notify::happened(tx, dispute, &text, "The mediator decided")?)
}

fn record(tx: &mut Tx, own: &Own, name: &str, reason: &str) -> Result<()> {
    let reason: String = reason.chars().take(1_000).collect();
    let subject = own.dispute.id.0;
    Ok(audit::record(tx, &Audited { actor: Some(own.user), name, subject_kind: "dispute", subject, reason: &reason })?)
}

/// Lists the mediators' notes, newest first.
#[utoipa::path(get, path = "/api/disputes/{id}/notes", operation_id = "dispute_notes_list", tag = "disputes", params(("id" = i64, Path)), responses(
    (status = 200, body = Vec<Note>), (status = 403, description = "conflict_of_interest")))]
pub async fn notes(AppState(app): AppState<App>, step: Step<DisputeId>) -> Result<axum::Json<Vec<Note>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize_staff(tx, &step)?;
            Ok::<_, Error>(notes::list(tx, step.id)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// A note to write.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDisputeNote {
    /// The text.
    #[schema(min_length = 1, max_length = 2000)]
    text: String,
}

/// Writes a note that only mediators read.
#[utoipa::path(post, path = "/api/disputes/{id}/notes", operation_id = "dispute_notes_add", tag = "disputes", params(("id" = i64, Path)), request_body = NewDisputeNote, responses(
    (status = 200, body = Vec<Note>), (status = 403, description = "conflict_of_interest")))]
pub async fn add_note(
    AppState(app): AppState<App>,
    step: Step<DisputeId>,
    write: Write<NewDisputeNote>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::authorize_staff(tx, &step)?;
            let mut checks = Validator::default();
            checks.text(&body.text, MAX_NOTE_CHARS, "text", "Write a note.");
            checks.finish()?;
            notes::insert(tx, step.id, step.me.id, &body.text)?;
            Ok(notes::list(tx, step.id)?)
        })
        .await
}
