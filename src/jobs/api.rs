//! The API for searching, posting, reading and editing jobs.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::access::{act, readable, view};
use super::city::{self, City};
use super::draft::Draft;
use super::edit::JobChange;
use super::model::Job;
use super::saved::JobCards;
use super::search::query::Params;
use super::search::{self, SearchResults};
use super::store::{self, write};
use super::{changes, listing, posting, similar, term};
use crate::app::App;
use crate::app::Write;
use crate::identity::{Caller, Me};
use crate::ids::JobId;
use crate::policy::Step;
use crate::site;
use crate::web::{Error, Path, Query, Result};

/// Searches open jobs.
#[utoipa::path(get, path = "/api/jobs", operation_id = "jobs_list", tag = "jobs", params(Params), responses(
    (status = 200, body = SearchResults)))]
pub async fn list(
    State(app): State<App>,
    caller: Caller,
    Query(params): Query<Params>,
) -> Result<axum::Json<SearchResults>> {
    let search = params.validate(caller.id())?;
    Ok(axum::Json(app.db.search(move |tx| search::find(tx, &search)).await?))
}

/// Posts a job: listed at once if posting is free for the caller, otherwise pending payment.
#[utoipa::path(post, path = "/api/jobs", operation_id = "jobs_create", tag = "jobs", request_body = Draft, responses(
    (status = 201, body = Job)))]
pub async fn create(State(app): State<App>, me: Me, write: Write<Draft>) -> Result<Response> {
    write
        .created(&app, move |tx, draft| {
            let id = posting::post(tx, &me, draft)?;
            view(tx, &Caller(Some(me.clone())), id)
        })
        .await
}

/// Returns a job. Anyone can read a job that has ever been listed, unless it was taken down.
#[utoipa::path(get, path = "/api/jobs/{id}", operation_id = "jobs_get", tag = "jobs", params(("id" = i64, Path)), responses(
    (status = 200, body = Job)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(id): Path<JobId>) -> Result<axum::Json<Job>> {
    Ok(axum::Json(app.db.read(move |tx| readable(tx, &caller, id)).await?))
}

/// Edits a job.
#[utoipa::path(patch, path = "/api/jobs/{id}", operation_id = "jobs_change", tag = "jobs", params(("id" = i64, Path)), request_body = JobChange, responses(
    (status = 200, body = Job)))]
pub async fn edit(State(app): State<App>, step: Step<JobId>, write: Write<JobChange>) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            act(tx, &step, |tx, job| {
                let draft = change.apply(job).trimmed(site::store::place(tx)?.as_ref());
                draft.validate(job.card.filled)?;
                term::check(tx, &draft, Some(&job.card))?;
                posting::check_photos(tx, Some(step.id), step.me.id, &draft)?;
                write::update(tx, job, step.me.id, &draft)?;
                let edited = store::get(tx, step.id)?.card;
                if let Some(end) = term::moved(tx, &job.card, &edited)? {
                    listing::move_end(tx, &job.card, end)?;
                }
                if !changes::changed_parts(job, &draft).is_empty() {
                    write::mark_edited(tx, step.id)?;
                }
                // Lowering the openings to the number already hired fills the job.
                if job.card.filled > 0 && draft.openings == job.card.filled {
                    return Ok(listing::mark_filled(tx, step.id)?);
                }
                listing::mark_checked(tx, step.id)?;
                Ok(changes::notify_applicants(tx, job, &draft)?)
            })
        })
        .await
}

/// Returns up to three open jobs similar to this one.
#[utoipa::path(get, path = "/api/jobs/{id}/similar", operation_id = "jobs_similar", tag = "jobs", params(("id" = i64, Path)), responses(
    (status = 200, body = JobCards)))]
pub async fn similar(State(app): State<App>, caller: Caller, Path(id): Path<JobId>) -> Result<axum::Json<JobCards>> {
    let items = app
        .db
        .search(move |tx| {
            let job = readable(tx, &caller, id)?;
            similar::find(tx, &caller, &job)
        })
        .await?;
    Ok(axum::Json(JobCards { items }))
}

/// Query string of the city guide: the segments of its page's path.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct CityGuideParams {
    /// The town, such as `jacksonville`.
    #[param(max_length = 100)]
    place: String,
    /// A US state such as `FL`, or a country code.
    #[param(max_length = 100)]
    state: String,
}

/// Returns the neighborhoods and past pay of a town.
#[utoipa::path(get, path = "/api/city-guide", operation_id = "city_guide", tag = "jobs", params(CityGuideParams), responses(
    (status = 200, body = City), (status = 404)))]
pub async fn city_guide(State(app): State<App>, Query(params): Query<CityGuideParams>) -> Result<axum::Json<City>> {
    let place = city::find_place(&params.state, &params.place).ok_or_else(Error::not_found)?;
    Ok(axum::Json(app.db.search(move |tx| city::guide(tx, &place)).await?))
}
