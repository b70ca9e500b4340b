//! What the office does with feedback: reads, answers, decides, and puts together what says the same.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::model::{FeedbackState, OfficeFeedback};
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::errors;
use crate::web::error::Problem;
use crate::web::{Error, List, Paging, Path, Query, Result, Validator};

/// Characters of an answer: as many as a notification holds.
const ANSWER: usize = 1_000;

/// The query string of the office's feedback.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OfState {
    /// What came of it.
    state: FeedbackState,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// Feedback in a state, newest first; duplicates stand with the one that is kept.
#[utoipa::path(get, path = "/api/admin/feedback", operation_id = "feedback_desk", tag = "feedback", params(OfState), responses(
    (status = 200, body = List<OfficeFeedback>), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub async fn list(State(app): State<App>, Query(query): Query<OfState>) -> Result<axum::Json<List<OfficeFeedback>>> {
    let paging = Paging { limit: query.limit, cursor: query.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor::<i64>()?);
    let page = app
        .db
        .read(move |tx| {
            let rows = store::desk(tx, query.state, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |item| item.feedback.id))
        })
        .await?;
    Ok(axum::Json(page))
}

/// What the office decides and says.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Decision {
    /// What comes of it.
    state: FeedbackState,
    /// For its sender; may be empty.
    #[serde(default)]
    #[schema(max_length = 1000)]
    answer: String,
    /// The reference number of the error that it is about. Not given: the link stays; empty: it goes.
    #[serde(default)]
    #[schema(max_length = 8)]
    error_reference: Option<String>,
}

/// Decides and answers. Who sent it, or a duplicate of it, is told what changed.
#[utoipa::path(put, path = "/api/admin/feedback/{id}", operation_id = "feedback_answer", tag = "feedback", params(("id" = i64, Path)), request_body = Decision, responses(
    (status = 200, body = OfficeFeedback), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn answer(State(app): State<App>, Path(id): Path<i64>, write: Write<Decision>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.answer, ANSWER, "answer");
            let group = linked(tx, body.error_reference.as_deref(), &mut checks)?;
            checks.done()?;
            let before = standing(tx, id)?.feedback;
            let words = body.answer.trim();
            store::answer(tx, id, body.state, words)?;
            if body.error_reference.is_some() {
                store::link(tx, id, group)?;
            }
            if (before.state, before.answer.as_str()) != (body.state, words) {
                store::tell(tx, id, body.state, words)?;
            }
            standing(tx, id)
        })
        .await
}

/// The error that a reference number names.
fn linked(tx: &mut Tx, reference: Option<&str>, checks: &mut Validator) -> Result<Option<i64>> {
    let reference = reference.unwrap_or_default().trim();
    if reference.is_empty() {
        return Ok(None);
    }
    let group = errors::store::group_of(tx, reference)?;
    checks.require(group.is_some(), "errorReference", "No error has this reference number.");
    Ok(group)
}

/// Feedback that stands by itself: a duplicate is decided with the one that is kept.
fn standing(tx: &mut Tx, id: i64) -> Result<OfficeFeedback> {
    let item = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    if store::kept(tx, id)?.is_some() {
        return Err(Error::conflict("merged", "This was merged with another one. Decide that one."));
    }
    Ok(item)
}

/// With which one it is put together.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Merge {
    /// The one that is kept; null takes a duplicate out again.
    into: Option<i64>,
}

/// Makes it a duplicate of another one, whose state and answer it follows from then on.
#[utoipa::path(post, path = "/api/admin/feedback/{id}/merge", operation_id = "feedback_merge", tag = "feedback", params(("id" = i64, Path)), request_body = Merge, responses(
    (status = 200, body = OfficeFeedback), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn merge(State(app): State<App>, Path(id): Path<i64>, write: Write<Merge>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let Some(into) = body.into else {
                store::find(tx, id)?.ok_or_else(Error::not_found)?;
                store::part(tx, id)?;
                return standing(tx, id);
            };
            let mut checks = Validator::default();
            let other = if into == id { None } else { store::find(tx, into)? };
            checks.require(other.is_some(), "into", "Name another one that is here.");
            checks.done()?;
            standing(tx, id)?;
            let kept = standing(tx, into)?.feedback;
            if kept.state != FeedbackState::New {
                // Who sent the duplicate has not heard yet what was decided.
                store::tell(tx, id, kept.state, &kept.answer)?;
            }
            store::merge(tx, id, into)?;
            standing(tx, into)
        })
        .await
}
