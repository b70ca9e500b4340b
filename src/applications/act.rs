//! Moving an application through its states.

use axum::extract::State;
use axum::response::Response;

use super::input::{Decline, Judged, Offer};
use super::model::{Action, Status};
use super::view::Application;
use super::{api, notify, store};
use crate::app::App;
use crate::app::Write;
use crate::contracts;
use crate::contracts::store::NewContract;
use crate::db::Tx;
use crate::jobs;
use crate::policy::Step;
use crate::web::error::Problem;
use crate::web::{Error, Nothing, Result};

/// Validator and takes a step of an application, with what else belongs to it in the same transaction; answers with the
/// application as it is then.
fn take(
    tx: &mut Tx,
    step: &Step,
    action: Action,
    more: impl FnOnce(&mut Tx, &Application) -> Result<()>,
) -> Result<Application> {
    api::checked(tx, step)?;
    // As it is, not as the caller sees it: others are told of it.
    let application = store::get(tx, step.id)?;
    let next = application.status.after(action).ok_or_else(Error::internal)?;
    store::set_status(tx, &application, next, step.me.id)?;
    if action == Action::Open {
        // Who reads the applications of a job shows that it is open still.
        jobs::board::checked(tx, application.job_id)?;
    }
    more(tx, &application)?;
    notify::stepped(tx, &application, action)?;
    api::view(tx, &step.caller(), step.id)
}

/// The employer reads it.
#[utoipa::path(post, path = "/api/applications/{id}/open", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn open(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| take(tx, &step, Action::Open, |_, _| Ok(()))).await
}

/// The employer keeps it in view.
#[utoipa::path(post, path = "/api/applications/{id}/shortlist", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn shortlist(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| take(tx, &step, Action::Shortlist, |_, _| Ok(()))).await
}

/// The employer talks with the person.
#[utoipa::path(post, path = "/api/applications/{id}/interview", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn interview(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| take(tx, &step, Action::Interview, |_, _| Ok(()))).await
}

/// The worker does not take the offer.
#[utoipa::path(post, path = "/api/applications/{id}/refuse", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn refuse(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| take(tx, &step, Action::Refuse, |_, _| Ok(()))).await
}

/// The worker steps back.
#[utoipa::path(post, path = "/api/applications/{id}/withdraw", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn withdraw(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| take(tx, &step, Action::Withdraw, |_, _| Ok(()))).await
}

/// The employer says no, with a reason.
#[utoipa::path(post, path = "/api/applications/{id}/decline", tag = "applications", params(("id" = i64, Path)), request_body = Decline, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn decline(State(app): State<App>, step: Step, write: Write<Decline>) -> Result<Response> {
    write
        .ok(&app, move |tx, decline| {
            decline.check()?;
            take(tx, &step, Action::Decline, |tx, application| Ok(store::set_decline(tx, application, decline)?))
        })
        .await
}

/// The employer offers the job. There may be more offers than places.
#[utoipa::path(post, path = "/api/applications/{id}/offer", tag = "applications", params(("id" = i64, Path)), request_body = Offer, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn offer(State(app): State<App>, step: Step, write: Write<Offer>) -> Result<Response> {
    write
        .ok(&app, move |tx, offer| {
            offer.check()?;
            take(tx, &step, Action::Offer, |tx, _| Ok(store::set_offer(tx, step.id, offer)?))
        })
        .await
}

/// The worker takes the offer: a place is taken, the contract is made, and the last place fills the job.
#[utoipa::path(post, path = "/api/applications/{id}/accept", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem, description = "job_filled")))]
pub async fn accept(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            refuse_filled(tx, &step)?;
            take(tx, &step, Action::Accept, hire)
        })
        .await
}

/// Filling the job answered every other offer; who accepts one a moment later is told why.
fn refuse_filled(tx: &mut Tx, step: &Step) -> Result<()> {
    match store::find(tx, step.id)? {
        Some(application)
            if application.worker.id == step.me.id
                && application.offer.is_some()
                && application.status == Status::NotSelected
                && application.job.status == jobs::model::Status::Filled =>
        {
            Err(job_filled())
        }
        _ => Ok(()),
    }
}

fn job_filled() -> Error {
    Error::conflict("job_filled", "The last opening was just filled.")
}

fn hire(tx: &mut Tx, application: &Application) -> Result<()> {
    let last = jobs::store::writing::take_place(tx, application.job_id)?.ok_or_else(job_filled)?;
    let offer = application.offer.as_ref().ok_or_else(Error::internal)?;
    let contract = NewContract {
        employer: application.employer_id,
        worker: application.worker.id,
        job: Some(application.job_id),
        application: Some(application.id),
        title: &application.job.title,
        rate: offer.rate,
        rate_unit: offer.rate_unit,
        start_date: offer.start_date.as_deref(),
    };
    contracts::store::insert(tx, &contract)?;
    if last {
        jobs::board::fill(tx, application.job_id)?;
    }
    Ok(())
}

/// Notes what the employer thinks of an application; the worker never reads it.
#[utoipa::path(put, path = "/api/applications/{id}/verdict", tag = "applications", params(("id" = i64, Path)), request_body = Judged, responses(
    (status = 200, body = Application), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn verdict(State(app): State<App>, step: Step, write: Write<Judged>) -> Result<Response> {
    write
        .ok(&app, move |tx, judged| {
            api::checked(tx, &step)?;
            store::set_verdict(tx, step.id, judged.verdict)?;
            api::view(tx, &step.caller(), step.id)
        })
        .await
}
