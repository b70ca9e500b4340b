//! Handlers that take a milestone from one state to the next, and what the clock does.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access::act;
use super::model::{Action, Milestone, State, Step as Body};
use super::notify::{self, News};
use super::store;
use crate::app::{App, Write};
use crate::clock::HOUR;
use crate::contracts;
use crate::contracts::approval::{self, Note};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, MilestoneId, UserId};
use crate::payments::cards::hold;
use crate::payments::issue::{self, Work};
use crate::payments::model::About;
use crate::payments::view::Line;
use crate::policy::Step;
use crate::stuck::{self, Tick};
use crate::web::Result;

/// Agrees to what the other side proposed.
#[utoipa::path(post, path = "/api/milestones/{id}/agree", operation_id = "milestones_agree", tag = "projects", params(("id" = i64, Path)), request_body = Body, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn agree(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Body>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Agree, body.version), |tx, own| {
                let state = match &own.milestone.change {
                    None => State::Agreed,
                    Some(change) => match &change.terms {
                        None => {
                            ask_for_password(&step, &own.milestone)?;
                            drop_now(tx, &own.contract, step.id)?;
                            return Ok(News::Dropped);
                        }
                        Some(terms) => {
                            store::set_terms(tx, step.id, terms)?;
                            own.milestone.state
                        }
                    },
                };
                store::set_state(tx, step.id, state)?;
                Ok(News::Agreed)
            })
        })
        .await
}

/// Turns down what the other side proposed, or takes back one's own proposal. An agreed milestone stays as it was.
#[utoipa::path(post, path = "/api/milestones/{id}/decline", operation_id = "milestones_decline", tag = "projects", params(("id" = i64, Path)), request_body = Body, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn decline(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Body>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Decline, body.version), |tx, own| {
                let is_new = own.milestone.state == State::Proposed;
                store::set_state(tx, step.id, if is_new { State::Dropped } else { own.milestone.state })?;
                Ok(News::Declined)
            })
        })
        .await
}

/// Begins the work.
#[utoipa::path(post, path = "/api/milestones/{id}/start", operation_id = "milestones_start", tag = "projects", params(("id" = i64, Path)), request_body = Body, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn start(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Body>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Start, body.version), |tx, own| {
                store::start(tx, own.milestone.id)?;
                Ok(News::Started)
            })
        })
        .await
}

/// Sends the work in. If the employer says nothing, the clock approves it after the days that the operator set.
#[utoipa::path(post, path = "/api/milestones/{id}/submit", operation_id = "milestones_submit", tag = "projects", params(("id" = i64, Path)), request_body = Note, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn submit(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Note>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Submit, body.version), |tx, own| {
                body.check(None)?;
                let approve_at = approval::deadline(tx, &own.contract)?;
                store::submit(tx, step.id, &body.note, approve_at)?;
                Ok(News::Submitted)
            })
        })
        .await
}

/// Approves the work.
#[utoipa::path(post, path = "/api/milestones/{id}/approve", operation_id = "milestones_approve", tag = "projects", params(("id" = i64, Path)), request_body = Body, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn approve(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Body>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Approve, body.version), |tx, own| {
                ask_for_password(&step, &own.milestone)?;
                hold::require_free(tx, &own.contract, own.milestone.id)?;
                approve_now(tx, &own.contract, &own.milestone, Some(own.user))?;
                Ok(News::Approved)
            })
        })
        .await
}

/// Asks for the password again if money is held for the milestone, because then it moves.
fn ask_for_password(step: &Step<MilestoneId>, milestone: &Milestone) -> Result<()> {
    if milestone.held > 0 { step.ask_for_password() } else { Ok(()) }
}

/// Approves work and bills it; `by` is `None` for the clock.
fn approve_now(tx: &mut Tx, contract: &Contract, milestone: &Milestone, by: Option<UserId>) -> db::Result<()> {
    store::approve(tx, milestone.id, by)?;
    let lines = vec![Line { text: milestone.terms.title.clone(), amount: milestone.terms.amount }];
    let work = Work { about: About::Milestone(milestone.id), lines, by };
    // What is held for it pays it before anything else does.
    let billed = issue::bill_with(tx, contract, work, |tx, id| hold::release(tx, contract, milestone.id, id))?;
    if billed.is_none() {
        hold::give_back(tx, contract, milestone.id)?;
    }
    Ok(())
}

/// Drops a milestone that was agreed on. What is held for it goes back.
fn drop_now(tx: &mut Tx, contract: &Contract, id: MilestoneId) -> db::Result<()> {
    store::set_state(tx, id, State::Dropped)?;
    hold::give_back(tx, contract, id)
}

/// Settles a milestone by the outcome of a dispute: its amount counts, and without one the milestone is dropped.
pub fn settle(tx: &mut Tx, contract: &Contract, id: MilestoneId, amount: i64) -> db::Result<()> {
    let Some(mut milestone) = store::find(tx, id)? else { return Ok(()) };
    hold::unfreeze(tx, id)?;
    if amount == 0 {
        drop_now(tx, contract, id)?;
    } else {
        milestone.terms.amount = amount;
        store::set_terms(tx, id, &milestone.terms)?;
        approve_now(tx, contract, &milestone, None)?;
    }
    store::update_contract(tx, contract.id)
}

/// Takes a milestone out of a dispute that was withdrawn. Work that was sent in waits for approval as if it had just been.
pub fn release(tx: &mut Tx, contract: &Contract, id: MilestoneId) -> db::Result<()> {
    let Some(milestone) = store::find(tx, id)? else { return Ok(()) };
    hold::unfreeze(tx, id)?;
    let waits = milestone.state == State::Submitted;
    let approve_at = if waits { Some(approval::deadline(tx, contract)?) } else { None };
    store::set_dispute(tx, id, None, approve_at)?;
    store::update_contract(tx, contract.id)
}

/// Asks for changes of work that was sent in.
#[utoipa::path(post, path = "/api/milestones/{id}/return", operation_id = "milestones_return", tag = "projects", params(("id" = i64, Path)), request_body = Note, responses(
    (status = 200, body = Milestone), (status = 409, description = "wrong_state, changed")))]
pub async fn send_back(AppState(app): AppState<App>, step: Step<MilestoneId>, write: Write<Note>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, (Action::Return, body.version), |tx, own| {
                body.check(Some("Say what should change."))?;
                store::send_back(tx, own.milestone.id, &body.note)?;
                Ok(News::Returned)
            })
        })
        .await
}

/// Drops what was only proposed, because the contract is over. Work that was agreed on can still be sent in.
pub fn contract_ended(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    store::drop_proposals(tx, contract)
}

/// Reminds employers of work to approve, and approves what they didn't answer in time. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> db::Result<bool> {
    let due = store::due(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Milestones, *id, |tx| look_at(tx, *id))?;
    }
    Ok(!due.is_empty())
}

fn look_at(tx: &mut Tx, id: MilestoneId) -> db::Result<()> {
    let Some(milestone) = store::find(tx, id)? else { return Ok(()) };
    match milestone.approve_at {
        Some(at) if at > tx.now() => {
            store::set_due(tx, id, Some(at))?;
            notify::remind(tx, id)
        }
        Some(_) => {
            let contract = contracts::store::get(tx, milestone.contract_id)?;
            if hold::why_stopped(tx, &contract, id)?.is_some() {
                // It's approved once the money can go.
                return store::set_due(tx, id, Some(tx.now() + HOUR));
            }
            approve_now(tx, &contract, &milestone, None)?;
            store::update_contract(tx, milestone.contract_id)?;
            notify::happened(tx, &contract, id, News::ApprovedByClock)
        }
        None => store::set_due(tx, id, None),
    }
}
