//! Handlers that move an application from one status to the next.

use axum::extract::State;
use axum::response::Response;

use super::contact::giver;
use super::input::{Acceptance, Decline, Offer, VerdictChange};
use super::interview::InterviewPlan;
use super::model::{Action, Status};
use super::view::Application;
use super::{access, conversation, hire, live, notify, sent, store};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::events::Event;
use crate::identity::standing::{self, Known};
use crate::ids::ApplicationId;
use crate::jobs;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result, token};

/// Moves an application to the status after `action`, runs `side_effect` in the same transaction, notifies the other
/// side, and returns the updated application.
fn change_status(
    tx: &mut Tx,
    step: &Step<ApplicationId>,
    action: Action,
    side_effect: impl FnOnce(&mut Tx, &Application) -> Result<()>,
) -> Result<Application> {
    access::act(tx, step, |tx, application| {
        let next = application.status.after(action).ok_or_else(Error::internal)?;
        store::set_status(tx, application, next, step.me.id)?;
        if action == Action::Open {
            // Opening an application confirms that the job is still open.
            jobs::listing::mark_checked(tx, application.job_id)?;
        }
        side_effect(tx, application)?;
        if next.is_final() || action == Action::Shortlist {
            tx.emit(Event::InterviewOff { application: step.id })?;
        } else if action == Action::Interview {
            tx.emit(Event::InterviewArranged { application: step.id })?;
        }
        live::changed(tx, application)?;
        // An employer who hasn't heard of an application doesn't hear that it was withdrawn either.
        if action == Action::Withdraw && sent::taken_back(tx, application)? {
            return Ok(());
        }
        conversation::action_taken(tx, application, action, step.me.id)?;
        Ok(notify::action_taken(tx, application, action)?)
    })
}

/// Marks the application as opened by the employer.
#[utoipa::path(post, path = "/api/applications/{id}/open", tag = "applications", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Application)))]
pub async fn open(State(app): State<App>, step: Step<ApplicationId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            change_status(tx, &step, Action::Open, |tx, application| {
                standing::set(tx, step.me.id, Known::Deed)?;
                Ok(standing::set(tx, application.worker.id, Known::Deed)?)
            })
        })
        .await
}

/// Puts the applicant on the shortlist. If they were in interviews, this cancels the interview.
#[utoipa::path(post, path = "/api/applications/{id}/shortlist", tag = "applications", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Application)))]
pub async fn shortlist(State(app): State<App>, step: Step<ApplicationId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            change_status(tx, &step, Action::Shortlist, |tx, _| Ok(store::delete_interview(tx, step.id)?))
        })
        .await
}

/// Invites the applicant to an interview, or changes the one that is arranged.
#[utoipa::path(post, path = "/api/applications/{id}/interview", tag = "applications", params(("id" = i64, Path)), request_body = InterviewPlan, responses(
    (status = 200, body = Application)))]
pub async fn interview(
    State(app): State<App>,
    step: Step<ApplicationId>,
    write: Write<InterviewPlan>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, plan| {
            plan.check(tx.now())?;
            change_status(tx, &step, Action::Interview, |tx, _| Ok(store::set_interview(tx, step.id, plan)?))
        })
        .await
}

/// Declines the offer; the applicant goes back to the shortlist.
#[utoipa::path(post, path = "/api/applications/{id}/refuse", tag = "applications", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Application)))]
pub async fn refuse(State(app): State<App>, step: Step<ApplicationId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| change_status(tx, &step, Action::Refuse, |_, _| Ok(()))).await
}

/// Withdraws the application.
#[utoipa::path(post, path = "/api/applications/{id}/withdraw", tag = "applications", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Application)))]
pub async fn withdraw(State(app): State<App>, step: Step<ApplicationId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| change_status(tx, &step, Action::Withdraw, |_, _| Ok(()))).await
}

/// Declines the application, with a reason and an optional message.
#[utoipa::path(post, path = "/api/applications/{id}/decline", tag = "applications", params(("id" = i64, Path)), request_body = Decline, responses(
    (status = 200, body = Application)))]
pub async fn decline(State(app): State<App>, step: Step<ApplicationId>, write: Write<Decline>) -> Result<Response> {
    write
        .ok(&app, move |tx, decline| {
            decline.check()?;
            change_status(tx, &step, Action::Decline, |tx, application| {
                Ok(store::set_decline(tx, application, decline)?)
            })
        })
        .await
}

/// Makes an offer. A job may have more offers out than openings left.
#[utoipa::path(post, path = "/api/applications/{id}/offer", tag = "applications", params(("id" = i64, Path)), request_body = Offer, responses(
    (status = 200, body = Application)))]
pub async fn offer(State(app): State<App>, step: Step<ApplicationId>, write: Write<Offer>) -> Result<Response> {
    write
        .ok(&app, move |tx, offer| {
            offer.check()?;
            change_status(tx, &step, Action::Offer, |tx, application| {
                Ok(store::set_offer(tx, step.id, offer, giver(application, step.me.id))?)
            })
        })
        .await
}

/// Accepts the offer: takes an opening and creates the contract, in which both sides see how to reach each other, and the shift of work that takes one day. Taking the last opening fills the job.
#[utoipa::path(post, path = "/api/applications/{id}/accept", tag = "applications", params(("id" = i64, Path)), request_body = Acceptance, responses(
    (status = 200, body = Application), (status = 409, description = "job_filled, busy")))]
pub async fn accept(State(app): State<App>, step: Step<ApplicationId>, write: Write<Acceptance>) -> Result<Response> {
    let (_, secret) = token::secret();
    write
        .ok(&app, move |tx, acceptance| {
            acceptance.check()?;
            check_not_filled(tx, &step)?;
            change_status(tx, &step, Action::Accept, |tx, application| {
                let contract = hire::accepted(tx, application, &acceptance.contact, true)?;
                hire::agree_on_shift(tx, application, contract, &secret)
            })
        })
        .await
}

/// Fails with `job_filled` for a worker who accepts just after the job was filled, which closed every other offer.
fn check_not_filled(tx: &mut Tx, step: &Step<ApplicationId>) -> Result<()> {
    match store::find(tx, step.id)? {
        Some(application)
            if application.worker.id == step.me.id
                && application.offer.is_some()
                && application.status == Status::NotSelected
                && application.job.status == jobs::model::Status::Filled =>
        {
            Err(hire::job_filled())
        }
        _ => Ok(()),
    }
}

/// Sets the employer's verdict on an application; the worker never sees it.
#[utoipa::path(put, path = "/api/applications/{id}/verdict", tag = "applications", params(("id" = i64, Path)), request_body = VerdictChange, responses(
    (status = 200, body = Application)))]
pub async fn verdict(
    State(app): State<App>,
    step: Step<ApplicationId>,
    write: Write<VerdictChange>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, application| {
                store::set_verdict(tx, step.id, body.verdict)?;
                Ok(live::notes_changed(tx, application)?)
            })
        })
        .await
}
