//! Moving an application through its states.

use axum::extract::State;
use axum::response::Response;

use super::input::{Decline, Judged, Offer};
use super::model::{Action, Status};
use super::view::Application;
use super::{api, store, tell};
use crate::app::App;
use crate::contracts;
use crate::db::Tx;
use crate::jobs;
use crate::policy::Grant;
use crate::web::error::Problem;
use crate::web::{Caller, Error, Me, Nothing, Path, Result, Write};

/// One step of an application: who takes it, on which one, when.
struct Step {
    grant: Grant,
    me: Me,
    id: i64,
    now: i64,
}

impl Step {
    fn caller(&self) -> Caller {
        Caller(Some(self.me.clone()))
    }

    /// Checks and takes the step, with what else belongs to it in the same transaction.
    fn take(
        &self,
        tx: &mut Tx,
        action: Action,
        more: impl FnOnce(&mut Tx, &Application) -> Result<()>,
    ) -> Result<Application> {
        api::checked(tx, self.grant, &self.caller(), self.id)?;
        // As it is, not as the caller sees it: others are told of it.
        let application = store::get(tx, self.id)?;
        let next = application.status.after(action).ok_or_else(Error::internal)?;
        store::set_status(tx, &application, next, self.me.id, self.now)?;
        if action == Action::Open {
            // Who reads the applications of a job shows that it is open still.
            jobs::board::checked(tx, application.job_id, self.now)?;
        }
        more(tx, &application)?;
        tell::stepped(tx, &application, action, self.now)?;
        api::view(tx, &self.caller(), self.id)
    }
}

macro_rules! simple {
    ($name:ident, $path:literal, $action:expr, $doc:literal) => {
        #[doc = $doc]
        #[utoipa::path(post, path = $path, tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
            (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem)))]
        pub async fn $name(
            State(app): State<App>,
            grant: Grant,
            me: Me,
            Path(id): Path<i64>,
            write: Write<Nothing>,
        ) -> Result<Response> {
            let step = Step { grant, me, id, now: app.clock.now() };
            write.ok(&app, move |tx, _| step.take(tx, $action, |_, _| Ok(()))).await
        }
    };
}

simple!(open, "/api/applications/{id}/open", Action::Open, "The employer reads it.");
simple!(shortlist, "/api/applications/{id}/shortlist", Action::Shortlist, "The employer keeps it in view.");
simple!(interview, "/api/applications/{id}/interview", Action::Interview, "The employer talks with the person.");
simple!(refuse, "/api/applications/{id}/refuse", Action::Refuse, "The worker does not take the offer.");
simple!(withdraw, "/api/applications/{id}/withdraw", Action::Withdraw, "The worker steps back.");

/// The employer says no, with a reason.
#[utoipa::path(post, path = "/api/applications/{id}/decline", tag = "applications", params(("id" = i64, Path)), request_body = Decline, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn decline(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Decline>,
) -> Result<Response> {
    let step = Step { grant, me, id, now: app.clock.now() };
    write
        .ok(&app, move |tx, decline| {
            decline.check()?;
            step.take(tx, Action::Decline, |tx, application| Ok(store::set_decline(tx, application, decline)?))
        })
        .await
}

/// The employer offers the job. There may be more offers than places.
#[utoipa::path(post, path = "/api/applications/{id}/offer", tag = "applications", params(("id" = i64, Path)), request_body = Offer, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn offer(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Offer>,
) -> Result<Response> {
    let step = Step { grant, me, id, now: app.clock.now() };
    write
        .ok(&app, move |tx, offer| {
            offer.check()?;
            let now = step.now;
            step.take(tx, Action::Offer, |tx, application| Ok(store::set_offer(tx, application.id, offer, now)?))
        })
        .await
}

/// The worker takes the offer: a place is taken, the contract is made, and the last place fills the job.
#[utoipa::path(post, path = "/api/applications/{id}/accept", tag = "applications", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Application), (status = 404, body = Problem), (status = 409, body = Problem, description = "job_filled")))]
pub async fn accept(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Nothing>,
) -> Result<Response> {
    let step = Step { grant, me, id, now: app.clock.now() };
    write
        .ok(&app, move |tx, _| {
            refuse_filled(tx, &step)?;
            step.take(tx, Action::Accept, |tx, application| hire(tx, application, step.now))
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
    Error::conflict("job_filled", "Somebody else was a moment faster: every place is taken.")
}

fn hire(tx: &mut Tx, application: &Application, now: i64) -> Result<()> {
    let last = store::take_place(tx, application.job_id, now)?.ok_or_else(job_filled)?;
    contracts::store::insert(tx, application, now)?;
    if last {
        let job = jobs::store::get(tx, application.job_id)?;
        jobs::board::set_status(tx, &job.card, jobs::model::Status::Filled, None, now)?;
        store::answer_rest(tx, application.job_id, now)?;
    }
    Ok(())
}

/// Notes what the employer thinks of an application; the worker never reads it.
#[utoipa::path(put, path = "/api/applications/{id}/verdict", tag = "applications", params(("id" = i64, Path)), request_body = Judged, responses(
    (status = 200, body = Application), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn verdict(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Judged>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, judged| {
            let caller = Caller(Some(me.clone()));
            api::checked(tx, grant, &caller, id)?;
            store::set_verdict(tx, id, judged.verdict)?;
            api::view(tx, &caller, id)
        })
        .await
}
