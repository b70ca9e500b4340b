//! The board's API.

use axum::extract::State;
use axum::response::Response;

use super::draft::{Change, Draft};
use super::model::{Job, Status, Viewer};
use super::search::query::Params;
use super::search::{self, Found};
use super::store;
use super::store::writing::{self, Source};
use super::{board, changes, lifecycle, photos, saved};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::employers::{self, model::Kind, rights};
use crate::identity::Role;
use crate::identity::{Caller, Me};
use crate::policy::{Grant, Relation, Step, Target};
use crate::web::error::Problem;
use crate::web::{Checks, Error, Path, Query, Result};

/// Searches the board.
#[utoipa::path(get, path = "/api/jobs", operation_id = "jobs_list", tag = "jobs", params(Params), responses((status = 200, body = Found), (status = 400, body = Problem)))]
pub async fn list(State(app): State<App>, caller: Caller, Query(params): Query<Params>) -> Result<axum::Json<Found>> {
    let search = params.read(caller.id())?;
    Ok(axum::Json(app.db.search(move |tx| search::find(tx, &search)).await?))
}

/// Posts a job: onto the board when posting is free for the caller, else it waits for its fee.
#[utoipa::path(post, path = "/api/jobs", operation_id = "jobs_create", tag = "jobs", request_body = Draft, responses(
    (status = 201, body = Job), (status = 401, body = Problem), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub async fn create(State(app): State<App>, me: Me, write: Write<Draft>) -> Result<Response> {
    write
        .created(&app, move |tx, draft| {
            let draft = draft.clone().trimmed();
            draft.check(0)?;
            check_photos(tx, 0, me.id, &draft)?;
            let employer = employer_of(tx, &me, draft.employer_id)?;
            let id = writing::insert(tx, employer, me.id, &draft, &Source::default())?;
            lifecycle::publish_or_wait(tx, &me, id)?;
            view(tx, &Caller(Some(me.clone())), id)
        })
        .await
}

/// A photo that is not there is an error of its field.
fn check_photos(tx: &mut Tx, job: i64, user: i64, draft: &Draft) -> Result<()> {
    let known = photos::known(tx, job, user, &draft.photos)?;
    let mut checks = Checks::default();
    checks.require(known, "photos", "This photo is not there any more. Add it again.");
    checks.done()
}

/// For whom the caller posts.
fn employer_of(tx: &mut Tx, me: &Me, asked: Option<i64>) -> Result<i64> {
    let Some(employer) = asked else {
        let kind = if me.holds(Role::Employer) { Kind::Person } else { Kind::Enterprise };
        return Ok(employers::store::own(tx, me.id, kind)?);
    };
    let mut checks = Checks::default();
    let may = rights::find(tx, employer, me.id)?.post;
    checks.require(may, "employerId", "You may not post for this employer. Choose another.");
    checks.done()?;
    Ok(employer)
}

/// A job. Everybody may read one that was ever on the board, whatever its state.
#[utoipa::path(get, path = "/api/jobs/{id}", operation_id = "jobs_get", tag = "jobs", params(("id" = i64, Path)), responses(
    (status = 200, body = Job), (status = 404, body = Problem)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(id): Path<i64>) -> Result<axum::Json<Job>> {
    Ok(axum::Json(app.db.read(move |tx| readable(tx, &caller, id)).await?))
}

/// The job as this caller may read it.
///
/// # Errors
/// 404 for a job that the caller may not know of.
pub fn readable(tx: &mut Tx, caller: &Caller, id: i64) -> Result<Job> {
    let job = view(tx, caller, id)?;
    let grant = Grant::of(&axum::http::Method::GET, "/api/jobs/{id}").ok_or_else(Error::internal)?;
    let relations = relations(&job.viewer);
    // What ended before it ever hung on the board is nobody else's, as a draft is.
    let unseen = job.card.listed_at.is_none() && job.card.status.ended();
    let status = if unseen { Status::Draft } else { job.card.status };
    let target = Target { relations, state: status.as_str(), visible: false };
    // A state in which strangers may not see a job is no conflict for them: the job is not there.
    if grant.allows(caller, &target) { Ok(job) } else { Err(Error::not_found()) }
}

const fn relations(viewer: &Viewer) -> &'static [Relation] {
    if viewer.is_owner { &[Relation::Owner] } else { &[] }
}

/// Changes a job.
#[utoipa::path(patch, path = "/api/jobs/{id}", operation_id = "jobs_change", tag = "jobs", params(("id" = i64, Path)), request_body = Change, responses(
    (status = 200, body = Job), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn change(State(app): State<App>, step: Step, write: Write<Change>) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            on_job(tx, &step, |tx, job| {
                let draft = change.apply(job).trimmed();
                draft.check(job.card.filled)?;
                check_photos(tx, step.id, step.me.id, &draft)?;
                writing::update(tx, job, step.me.id, &draft)?;
                // Who needs no more people than are hired has found everybody.
                if job.card.filled > 0 && draft.openings == job.card.filled {
                    return Ok(lifecycle::fill(tx, step.id)?);
                }
                board::checked(tx, step.id)?;
                Ok(changes::tell_applicants(tx, job, &draft)?)
            })
        })
        .await
}

/// Takes a step of a job; answers with the job as it is then.
///
/// # Errors
/// As [`owned`], or the effect's.
pub fn on_job(tx: &mut Tx, step: &Step, effect: impl FnOnce(&mut Tx, &Job) -> Result<()>) -> Result<Job> {
    let job = owned(tx, step)?;
    effect(tx, &job)?;
    view(tx, &step.caller(), step.id)
}

/// The job, if the policy lets the caller take this step of it as it stands.
///
/// # Errors
/// 403, 404 or 409.
pub fn owned(tx: &mut Tx, step: &Step) -> Result<Job> {
    let job = view(tx, &step.caller(), step.id)?;
    let relations = relations(&job.viewer);
    let visible = !matches!(job.card.status, Status::Draft | Status::PendingPayment | Status::Refused);
    step.check(&Target { relations, state: job.card.status.as_str(), visible })?;
    Ok(job)
}

/// The job with the caller's part: ownership, own application, what may be done now.
///
/// # Errors
/// 404, or the database's.
pub fn view(tx: &mut Tx, caller: &Caller, id: i64) -> Result<Job> {
    let mut job = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    if let Some(me) = &caller.0 {
        job.viewer.is_owner = rights::find(tx, job.card.employer_id, me.id)?.post;
        job.viewer.application_id = saved::mark(tx, me.id, &mut job.card)?;
    }
    if !job.viewer.is_owner {
        job.refusal = None;
    }
    job.viewer.can = actions(tx, caller, &job)?;
    Ok(job)
}

/// What the policy lets the caller do with the job now. Applying is shown to everybody who could take the
/// worker role, so that nobody has to know about roles first.
fn actions(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<Vec<String>> {
    let relations = relations(&job.viewer);
    let target = Target { relations, state: job.card.status.as_str(), visible: true };
    let may = |method: axum::http::Method, path: &str| {
        Grant::of(&method, path).is_some_and(|grant| grant.allows(caller, &target))
    };
    let reads = reads_applications(tx, caller, job)?;
    let could_apply =
        !job.viewer.is_owner && !reads && job.viewer.application_id.is_none() && job.card.status == Status::Open;
    let all = [
        ("edit", may(axum::http::Method::PATCH, "/api/jobs/{id}")),
        ("close", may(axum::http::Method::POST, "/api/jobs/{id}/close")),
        ("publish", may(axum::http::Method::POST, "/api/jobs/{id}/publish")),
        ("pause", may(axum::http::Method::POST, "/api/jobs/{id}/pause")),
        ("resume", may(axum::http::Method::POST, "/api/jobs/{id}/resume")),
        ("renew", may(axum::http::Method::POST, "/api/jobs/{id}/renew")),
        ("confirm", may(axum::http::Method::POST, "/api/jobs/{id}/confirm")),
        ("duplicate", may(axum::http::Method::POST, "/api/jobs/{id}/duplicate")),
        ("applications", reads),
        ("apply", could_apply),
    ];
    Ok(all.into_iter().filter(|(_, allowed)| *allowed).map(|(name, _)| name.to_owned()).collect())
}

/// A colleague may read the applicants without the right to change the notice.
fn reads_applications(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<bool> {
    let Some(me) = caller.id() else { return Ok(false) };
    Ok(rights::find(tx, job.card.employer_id, me)?.reads_applications())
}
