//! Saved jobs, and job cards for the ids remembered by a device.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access::readable;
use super::applied;
use super::model::JobCard;
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Tx, value};
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, JobId, UserId};
use crate::web::{Error, List, NoBody, Paged, Paging, Path, Query, Result, page::Unfiltered};
use crate::{args, card_columns, site, statements};

/// Maximum number of saved jobs per user.
const MAX_SAVED: i64 = 500;
/// Maximum number of ids in one request.
const MAX_IDS: usize = 50;

statements! {
    IS_SAVED = "SELECT CAST(1 AS BIGINT) FROM saved_jobs WHERE user_id = $1 AND job_id = $2";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_jobs WHERE user_id = $1";
    SAVE = "INSERT INTO saved_jobs (user_id, job_id, saved_at) VALUES ($1, $2, $3) ON CONFLICT (user_id, job_id) DO NOTHING";
    DELETE = "DELETE FROM saved_jobs WHERE user_id = $1 AND job_id = $2";
    SAVED = concat!("SELECT ", card_columns!(), ", s.saved_at FROM saved_jobs s JOIN jobs j ON j.id = s.job_id JOIN employers e ON e.id = j.employer_id
            WHERE s.user_id = $1 AND j.status IN ('open', 'paused', 'filled', 'closed', 'expired') AND (s.saved_at, s.job_id) < ($2, $3) ORDER BY s.saved_at DESC, s.job_id DESC LIMIT $4");
    SAVED_BEFORE = concat!("SELECT ", card_columns!(), ", s.saved_at FROM saved_jobs s JOIN jobs j ON j.id = s.job_id JOIN employers e ON e.id = j.employer_id
            WHERE s.user_id = $1 AND j.status IN ('open', 'paused', 'filled', 'closed', 'expired') AND (s.saved_at, s.job_id) > ($2, $3) ORDER BY s.saved_at, s.job_id LIMIT $4");
}

/// A saved job.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedJob {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: JobCard,
    /// When it was saved, in milliseconds since the epoch.
    pub saved_at: i64,
}

/// Result of saving or removing a job.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedState {
    /// Whether the job is saved now.
    pub saved: bool,
}

/// Sets `saved` and `applied` on a card for the person; returns the id of their application, if any.
pub fn mark(tx: &mut Tx, user: UserId, card: &mut JobCard) -> db::Result<Option<ApplicationId>> {
    let application = applied::find(tx, user, card.id)?;
    card.applied = application.is_some();
    card.saved = tx.find(IS_SAVED, args![user, card.id], value::<i64>)?.is_some();
    Ok(application)
}

/// Saves a job.
#[utoipa::path(put, path = "/api/saved-jobs/{id}", operation_id = "saved_jobs_put", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = SavedState), (status = 409, description = "too_many")))]
pub async fn put(State(app): State<App>, me: Me, Path(id): Path<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let now = tx.now();
            readable(tx, &Caller(Some(me.clone())), id)?;
            let is_saved = tx.find(IS_SAVED, args![me.id, id], value::<i64>)?.is_some();
            if !is_saved && tx.one(COUNT, args![me.id], value::<i64>)? >= MAX_SAVED {
                return Err(Error::conflict(
                    "too_many",
                    format!("You’ve saved {MAX_SAVED} jobs, the maximum. Remove one first."),
                ));
            }
            tx.run(SAVE, args![me.id, id, now])?;
            Ok(SavedState { saved: true })
        })
        .await
}

/// Removes a saved job.
#[utoipa::path(delete, path = "/api/saved-jobs/{id}", operation_id = "saved_jobs_delete", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = SavedState)))]
pub async fn delete(State(app): State<App>, me: Me, Path(id): Path<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            tx.run(DELETE, args![me.id, id])?;
            Ok(SavedState { saved: false })
        })
        .await
}

/// Lists the caller's saved jobs, most recently saved first, including jobs that ended.
#[utoipa::path(get, path = "/api/saved-jobs", operation_id = "saved_jobs_list", tag = "jobs", params(Paging), responses(
    (status = 200, body = List<SavedJob>)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { page, .. }: Paged<Unfiltered, (i64, i64)>,
) -> Result<axum::Json<List<SavedJob>>> {
    let list = app
        .db
        .read(move |tx| {
            let currency = site::store::currency(tx)?;
            let (sql, (at, id)) = page.start(SAVED, SAVED_BEFORE, (i64::MAX, i64::MAX));
            let mut rows = tx.all(sql, args![me.id, at, id, page.rows()], |row| {
                Ok(SavedJob { card: store::card(row, &currency)?, saved_at: row.take()? })
            })?;
            for saved in &mut rows {
                mark(tx, me.id, &mut saved.card)?;
            }
            Ok::<_, Error>(page.list(rows, |saved| (saved.saved_at, saved.card.id.0)))
        })
        .await?;
    Ok(axum::Json(list))
}

/// Query string of `GET /api/job-cards`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct JobCardParams {
    /// Up to 50 job ids, separated by commas.
    #[param(max_length = 1000)]
    ids: String,
}

/// A short list of jobs.
#[derive(Debug, Serialize, ToSchema)]
pub struct JobCards {
    /// The jobs, in the order the endpoint documents.
    pub items: Vec<JobCard>,
}

/// Returns jobs by id in the order requested, without those the caller can't see.
///
/// Meant for jobs a device remembers: recently viewed ones, and ones saved while signed out.
#[utoipa::path(get, path = "/api/job-cards", operation_id = "job_cards", tag = "jobs", params(JobCardParams), responses(
    (status = 200, body = JobCards)))]
pub async fn cards(
    State(app): State<App>,
    caller: Caller,
    Query(query): Query<JobCardParams>,
) -> Result<axum::Json<JobCards>> {
    let ids = query
        .ids
        .split(',')
        .filter(|id| !id.is_empty())
        .map(|id| id.parse().map(JobId))
        .collect::<std::result::Result<Vec<JobId>, _>>();
    let invalid = || Error::bad_request("invalid_query", format!("Enter up to {MAX_IDS} ids separated by commas."));
    let ids = ids.ok().filter(|ids| ids.len() <= MAX_IDS).ok_or_else(invalid)?;
    let items = app
        .db
        .read(move |tx| {
            let found = ids.iter().map(|id| readable(tx, &caller, *id).map(|job| job.card));
            // A job that is gone or hidden from this caller doesn't fail the request for the others.
            Ok::<_, Error>(found.filter_map(Result::ok).collect())
        })
        .await?;
    Ok(axum::Json(JobCards { items }))
}
