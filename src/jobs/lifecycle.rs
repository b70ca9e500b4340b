//! The lifecycle of a job: publishing, pausing, renewing, closing and duplicating it.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{self, act, view};
use super::edit::JobChange;
use super::expiry;
use super::listing;
use super::model::{CloseReason, Job, JobCard, Status};
use super::photos;
use super::store;
use super::store::write::{self, Source};
use super::term::{self, RENEWAL_WINDOW};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::events::Event;
use crate::identity::Me;
use crate::ids::JobId;
use crate::money::billing;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Request to close a job.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CloseJob {
    reason: CloseReason,
}

/// Lists a draft if its posting fee is settled, for example by a promotion or a voucher; otherwise marks it as pending
/// payment.
pub fn publish_or_mark_unpaid(tx: &mut Tx, me: &Me, id: JobId) -> Result<()> {
    let card = store::get(tx, id)?.card;
    if settle_fee(tx, me, &card)? {
        let until = term::until(tx, &card)?;
        return Ok(listing::publish(tx, id, until)?);
    }
    Ok(listing::set_status(tx, &card, Status::PendingPayment, None)?)
}

fn settle_fee(tx: &mut Tx, me: &Me, card: &JobCard) -> Result<bool> {
    let posting = billing::JobPosting { job: card.id, employer: card.employer_id, title: &card.title };
    Ok(billing::publish(tx, me, posting)?)
}

/// Closes a job and notifies applicants without a decision that they weren't selected.
#[utoipa::path(post, path = "/api/jobs/{id}/close", operation_id = "jobs_close", tag = "jobs", params(("id" = i64, Path)), request_body = CloseJob, responses(
    (status = 200, body = Job)))]
pub async fn close(State(app): State<App>, step: Step<JobId>, write: Write<CloseJob>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, |tx, job| {
                listing::set_status(tx, &job.card, Status::Closed, Some(body.reason.as_str()))?;
                Ok(billing::on_job_closed(tx, step.id)?)
            })
        })
        .await
}

/// Publishes a draft, or a job pending payment once a promotion or voucher covers its posting fee.
///
/// A draft whose fee isn't covered becomes pending payment. Once the office records the payment, the job is published
/// automatically.
#[utoipa::path(post, path = "/api/jobs/{id}/publish", operation_id = "jobs_publish", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Job)))]
pub async fn publish(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, |tx, job| {
                if job.card.status == Status::Draft {
                    if term::is_over(tx, &job.card)? {
                        return Err(Error::conflict("over", "The last day has passed. Choose a later one first."));
                    }
                    return publish_or_mark_unpaid(tx, &step.me, step.id);
                }
                if !settle_fee(tx, &step.me, &job.card)? {
                    return Err(Error::conflict("fee_due", "The posting fee hasn’t been paid yet."));
                }
                let until = term::until(tx, &job.card)?;
                Ok(listing::publish(tx, step.id, until)?)
            })
        })
        .await
}

/// Takes a job off the site temporarily; its applications stay open.
#[utoipa::path(post, path = "/api/jobs/{id}/pause", operation_id = "jobs_pause", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Job)))]
pub async fn pause(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, |tx, job| Ok(listing::pause(tx, &job.card)?))).await
}

/// Lists a paused job again, at the position it had.
#[utoipa::path(post, path = "/api/jobs/{id}/resume", operation_id = "jobs_resume", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Job)))]
pub async fn resume(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, |tx, job| Ok(listing::resume(tx, &job.card)?))).await
}

/// Renews a job for 30 days, or until the end of its work, at no charge.
///
/// A job whose work is over by the end of its term can't be renewed. An open job can be renewed in its last week and keeps its position; an expired one is listed on top.
#[utoipa::path(post, path = "/api/jobs/{id}/renew", operation_id = "jobs_renew", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Job)))]
pub async fn renew(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, |tx, job| {
                if !term::is_renewable(tx, &job.card)? {
                    return Err(Error::conflict(
                        "dated",
                        "This job can’t be renewed past its last day. Post it again with new dates.",
                    ));
                }
                let until = term::until(tx, &job.card)?;
                expiry::settle(tx, &job.card)?;
                if job.card.status == Status::Expired {
                    listing::publish(tx, step.id, until)?;
                    return Ok(tx.emit(Event::JobRelisted { job: step.id })?);
                }
                if job.card.expires_at.is_some_and(|end| end - tx.now() > RENEWAL_WINDOW) {
                    return Err(Error::conflict("not_yet", "You can renew a job in its last seven days."));
                }
                Ok(listing::extend(tx, step.id, until)?)
            })
        })
        .await
}

/// Confirms that a job is still open.
#[utoipa::path(post, path = "/api/jobs/{id}/confirm", operation_id = "jobs_confirm", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Job)))]
pub async fn confirm(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| act(tx, &step, |tx, job| Ok(listing::mark_checked(tx, job.card.id)?))).await
}

/// Copies a job to a new draft.
#[utoipa::path(post, path = "/api/jobs/{id}/duplicate", operation_id = "jobs_duplicate", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 201, body = Job)))]
pub async fn duplicate(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .created(&app, move |tx, _| {
            let job = access::authorize(tx, &step)?;
            let mut draft = JobChange::default().apply(&job);
            // The dates no longer apply; the free text stays, because only its author can tell whether it still does.
            draft.start_date = None;
            draft.end_date = None;
            draft.photos = Vec::new();
            let source = Source { hiring_name: job.card.hiring_name.clone(), ..Source::default() };
            let copy = write::insert(tx, job.card.employer_id, step.me.id, &draft, &source)?;
            photos::copy(tx, step.id, copy)?;
            view(tx, &step.caller(), copy)
        })
        .await
}
