//! Sending and reading applications.

use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::{Action, Application, Apply, Status};
use super::store;
use crate::accounts::model::short_name;
use crate::app::App;
use crate::db::{self, Tx};
use crate::jobs;
use crate::policy::{Grant, Relation, Target};
use crate::web::error::Problem;
use crate::web::{Caller, Error, List, Me, Paging, Path, Query, Result, Write};

/// Applies for a job.
#[utoipa::path(post, path = "/api/jobs/{id}/applications", operation_id = "applications_apply", tag = "applications", params(("id" = i64, Path)), request_body = Apply, responses(
    (status = 201, body = Application), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 409, body = Problem, description = "already_applied, wrong_state"), (status = 422, body = Problem)))]
pub async fn apply(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    write: Write<Apply>,
) -> Result<Response> {
    let now = app.clock.now();
    write
        .created(&app, move |tx, apply| {
            let caller = Caller(Some(me.clone()));
            let job = jobs::api::readable(tx, &caller, id)?;
            grant.check(&caller, &Target { relations: &[], state: job.card.status.as_str(), visible: true })?;
            if job.viewer.is_owner {
                return Err(Error::conflict("own_job", "This is your own job."));
            }
            apply.check(job.questions.len())?;
            let id = store::insert(tx, &job, me.id, apply, now).map_err(already_applied)?;
            view(tx, &caller, id)
        })
        .await
}

fn already_applied(e: db::Error) -> Error {
    match e {
        db::Error::Unique(_) => Error::conflict("already_applied", "You applied for this job already."),
        e => e.into(),
    }
}

/// The query string of a job's applications.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OfJob {
    /// Only those in this state.
    status: Option<Status>,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// The applications to one of the caller's jobs, oldest first.
#[utoipa::path(get, path = "/api/jobs/{id}/applications", operation_id = "applications_of_job", tag = "applications", params(("id" = i64, Path), OfJob), responses(
    (status = 200, body = List<Application>), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn of_job(
    State(app): State<App>,
    grant: Grant,
    me: Me,
    Path(id): Path<i64>,
    Query(query): Query<OfJob>,
) -> Result<axum::Json<List<Application>>> {
    let paging = Paging { limit: query.limit, cursor: query.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let page = app
        .db
        .read(move |tx| {
            let caller = Caller(Some(me.clone()));
            let job = jobs::api::readable(tx, &caller, id)?;
            let hires = store::can_hire(tx, job.card.employer_id, me.id)?;
            let relations: &[Relation] = if hires { &[Relation::Owner] } else { &[] };
            grant.check(&caller, &Target { relations, state: job.card.status.as_str(), visible: true })?;
            let rows = store::of_job(tx, id, query.status, cursor.as_ref(), limit)?;
            let page = List::build(rows, limit, cursor.as_ref(), |application| application.id);
            page.map(|application| Ok::<_, Error>(show(application, &caller, true)))
        })
        .await?;
    Ok(axum::Json(page))
}

/// The caller's own applications, newest first.
#[utoipa::path(get, path = "/api/applications", operation_id = "applications_mine", tag = "applications", params(Paging), responses(
    (status = 200, body = List<Application>), (status = 401, body = Problem)))]
pub async fn mine(
    State(app): State<App>,
    me: Me,
    Query(paging): Query<Paging>,
) -> Result<axum::Json<List<Application>>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let page = app
        .db
        .read(move |tx| {
            let caller = Caller(Some(me.clone()));
            let rows = store::mine(tx, me.id, cursor.as_ref(), limit)?;
            let page = List::build(rows, limit, cursor.as_ref(), |application| application.id);
            page.map(|application| Ok::<_, Error>(show(application, &caller, false)))
        })
        .await?;
    Ok(axum::Json(page))
}

/// One application, for its two sides.
#[utoipa::path(get, path = "/api/applications/{id}", operation_id = "applications_get", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, body = Application), (status = 404, body = Problem)))]
pub async fn get(State(app): State<App>, grant: Grant, me: Me, Path(id): Path<i64>) -> Result<axum::Json<Application>> {
    let found = app.db.read(move |tx| checked(tx, grant, &Caller(Some(me.clone())), id)).await?;
    Ok(axum::Json(found))
}

/// The application, if the policy lets the caller do what the grant is for.
///
/// # Errors
/// 404 to a stranger, 409 in the wrong state.
pub fn checked(tx: &mut Tx, grant: Grant, caller: &Caller, id: i64) -> Result<Application> {
    let application = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    let me = caller.0.as_ref().ok_or_else(Error::unauthorized)?;
    let hires = store::can_hire(tx, application.employer_id, me.id)?;
    let relations = application.relations(me.id, hires);
    let visible = !relations.is_empty();
    grant.check(caller, &Target { relations: &relations, state: application.status.as_str(), visible })?;
    Ok(show(application, caller, hires))
}

/// The application as the caller sees it after a change.
///
/// # Errors
/// The database's.
pub fn view(tx: &mut Tx, caller: &Caller, id: i64) -> Result<Application> {
    let application = store::get(tx, id)?;
    let me = caller.0.as_ref().ok_or_else(Error::unauthorized)?;
    let hires = store::can_hire(tx, application.employer_id, me.id)?;
    Ok(show(application, caller, hires))
}

/// Fills in what the caller may do, and shortens the worker's name for an employer who has not hired them.
fn show(mut application: Application, caller: &Caller, hires: bool) -> Application {
    let relations = application.relations(caller.id().unwrap_or(0), hires);
    let target = Target { relations: &relations, state: application.status.as_str(), visible: true };
    let allowed =
        |action: &Action| Grant::of(&Method::POST, &action.path()).is_some_and(|grant| grant.allows(caller, &target));
    application.can = Action::ALL.iter().copied().filter(allowed).collect();
    if !relations.contains(&Relation::Applicant) && application.status != Status::Hired {
        application.worker.name = short_name(&application.worker.name);
    }
    application
}
