//! A job's way through its states: publishing, pausing, renewing, closing, and a copy to start from.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::api::{owned, view};
use super::board::{self, LISTED_FOR, RENEWABLE};
use super::draft::Change;
use super::model::{CloseReason, Job, JobCard, Status};
use super::photos;
use super::store::{self, Source};
use crate::app::App;
use crate::applications;
use crate::db::Tx;
use crate::money::fees;
use crate::policy::Grant;
use crate::web::error::Problem;
use crate::web::{Caller, Error, Me, Nothing, Path, Result, Write};

/// Why a job ends.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Close {
    reason: CloseReason,
}

/// Puts a written job on the board when its fee is settled, by a promotion or a voucher among others; else lets it
/// wait for the fee.
///
/// # Errors
/// The database's.
pub fn publish_or_wait(tx: &mut Tx, me: &Me, id: i64, now: i64) -> Result<()> {
    let card = store::get(tx, id)?.card;
    if settled(tx, me, &card, now)? {
        return Ok(board::list(tx, id, now + LISTED_FOR, now)?);
    }
    Ok(board::set_status(tx, &card, Status::PendingPayment, None, now)?)
}

fn settled(tx: &mut Tx, me: &Me, card: &JobCard, now: i64) -> Result<bool> {
    let posting = fees::Posting { job: card.id, employer: card.employer_id, title: &card.title };
    Ok(fees::publish(tx, me, posting, now)?)
}

/// One step of a job: who takes it, on which one, when.
struct Step {
    grant: Grant,
    me: Me,
    id: i64,
    now: i64,
}

impl Step {
    /// Checks and takes the step; answers with the job as it is then.
    fn take(&self, tx: &mut Tx, step: impl FnOnce(&mut Tx, &Job) -> Result<()>) -> Result<Job> {
        let caller = Caller(Some(self.me.clone()));
        let job = owned(tx, self.grant, &caller, self.id)?;
        step(tx, &job)?;
        view(tx, &caller, self.id)
    }
}

macro_rules! step {
    ($name:ident, $path:literal, $operation:literal, $body:ty, $doc:literal, $take:expr) => {
        #[doc = $doc]
        #[utoipa::path(post, path = $path, operation_id = $operation, tag = "jobs", params(("id" = i64, Path)), request_body = $body, responses(
            (status = 200, body = Job), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
        pub async fn $name(
            State(app): State<App>,
            grant: Grant,
            me: Me,
            Path(id): Path<i64>,
            write: Write<$body>,
        ) -> Result<Response> {
            let step = Step { grant, me, id, now: app.clock.now() };
            let take: fn(&mut Tx, &Step, &Job, &$body) -> Result<()> = $take;
            write.ok(&app, move |tx, body| step.take(tx, |tx, job| take(tx, &step, job, body))).await
        }
    };
}

step!(
    close,
    "/api/jobs/{id}/close",
    "jobs_close",
    Close,
    "Ends a job; everybody who waits for an answer gets one.",
    |tx, step, job, body| {
        board::set_status(tx, &job.card, Status::Closed, Some(body.reason.as_str()), step.now)?;
        fees::close(tx, step.id, step.now)?;
        Ok(applications::store::answer_rest(tx, step.id, step.now)?)
    }
);

step!(
    publish,
    "/api/jobs/{id}/publish",
    "jobs_publish",
    Nothing,
    "Publishes a draft, or a job that waits for its fee when a promotion runs now or a voucher pays. What the operator records opens it by itself.",
    |tx, step, job, _| {
        if job.card.status == Status::Draft {
            return publish_or_wait(tx, &step.me, step.id, step.now);
        }
        if !settled(tx, &step.me, &job.card, step.now)? {
            return Err(Error::conflict("fee_due", "The posting fee has not come in yet."));
        }
        Ok(board::list(tx, step.id, step.now + LISTED_FOR, step.now)?)
    }
);

step!(
    pause,
    "/api/jobs/{id}/pause",
    "jobs_pause",
    Nothing,
    "Takes a job off the board for a while; its applications stay.",
    |tx, step, job, _| Ok(board::pause(tx, &job.card, step.now)?)
);

step!(
    resume,
    "/api/jobs/{id}/resume",
    "jobs_resume",
    Nothing,
    "Puts a paused job back where it stood.",
    |tx, step, job, _| Ok(board::resume(tx, &job.card, step.now)?)
);

step!(
    renew,
    "/api/jobs/{id}/renew",
    "jobs_renew",
    Nothing,
    "Gives a job 30 more days, free of charge: an open one where it stands in its last week, an expired one on top of the board.",
    |tx, step, job, _| {
        let until = step.now + LISTED_FOR;
        if job.card.status == Status::Expired {
            return Ok(board::list(tx, step.id, until, step.now)?);
        }
        if job.card.expires_at.is_some_and(|end| end - step.now > RENEWABLE) {
            return Err(Error::conflict("not_yet", "A job can be renewed in its last seven days."));
        }
        Ok(board::extend(tx, step.id, until, step.now)?)
    }
);

step!(
    confirm,
    "/api/jobs/{id}/confirm",
    "jobs_confirm",
    Nothing,
    "Says that a job is open still.",
    |tx, step, _, _| Ok(board::checked(tx, step.id, step.now)?)
);

/// A copy of a job as a draft, to post it again.
#[utoipa::path(post, path = "/api/jobs/{id}/duplicate", operation_id = "jobs_duplicate", tag = "jobs", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 201, body = Job), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn duplicate(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Nothing>,
) -> Result<Response> {
    let now = app.clock.now();
    write
        .created(&app, move |tx, _| {
            let caller = Caller(Some(me.clone()));
            let job = owned(tx, grant, &caller, id)?;
            let mut draft = Change::default().apply(&job);
            // Its days are over; the words for when stay, they are what a person wrote.
            draft.start_date = None;
            draft.end_date = None;
            draft.photos = Vec::new();
            let source = Source { hiring_name: job.card.hiring_name.clone(), ..Source::default() };
            let copy = store::insert(tx, job.card.employer_id, me.id, &draft, &source, now)?;
            photos::copy(tx, id, copy)?;
            view(tx, &caller, copy)
        })
        .await
}
