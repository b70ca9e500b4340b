//! What the office does about errors.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::app::Write;
use crate::db::{self, Tx};
use crate::errors::model::{ErrorGroup, ErrorState};
use crate::errors::store;
use crate::feedback;
use crate::web::error::Problem;
use crate::web::{Error, List, Nothing, Paging, Path, Query, Result};

/// The release in which what is resolved now is mended.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// The query string of the office's errors.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct OfErrors {
    /// What is done about them; `open` when not given.
    state: Option<ErrorState>,
    /// Only the one that this reference number names, whatever its state is.
    #[param(max_length = 8)]
    reference: Option<String>,
    /// Only this one, whatever its state is.
    id: Option<i64>,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// Errors put together by what went wrong, the last seen first.
#[utoipa::path(get, path = "/api/admin/errors", operation_id = "errors_desk", tag = "errors", params(OfErrors), responses(
    (status = 200, body = List<ErrorGroup>), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub async fn list(State(app): State<App>, Query(query): Query<OfErrors>) -> Result<axum::Json<List<ErrorGroup>>> {
    let paging = Paging { limit: query.limit, cursor: query.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor::<(i64, i64)>()?);
    let state = query.state.unwrap_or(ErrorState::Open);
    let (reference, id) = (query.reference.map(|text| text.trim().to_uppercase()), query.id);
    let page = app
        .db
        .read(move |tx| {
            if reference.is_some() || id.is_some() {
                let items = named(tx, reference.as_deref(), id)?;
                return Ok::<_, Error>(List { items, next_cursor: None, prev_cursor: None });
            }
            let mut rows = store::list(tx, state, cursor.as_ref(), limit)?;
            rows.iter_mut().try_for_each(|group| name_feedback(tx, group))?;
            Ok(List::build(rows, limit, cursor.as_ref(), |group| (group.last_seen, group.id)))
        })
        .await?;
    Ok(axum::Json(page))
}

fn name_feedback(tx: &mut Tx, group: &mut ErrorGroup) -> db::Result<()> {
    group.feedback = feedback::store::of_error(tx, group.id)?;
    Ok(())
}

fn found(tx: &mut Tx, id: i64) -> db::Result<Option<ErrorGroup>> {
    let mut group = store::find(tx, id)?;
    group.iter_mut().try_for_each(|group| name_feedback(tx, group))?;
    Ok(group)
}

fn named(tx: &mut Tx, reference: Option<&str>, id: Option<i64>) -> Result<Vec<ErrorGroup>> {
    let id = match reference {
        Some(reference) => store::group_of(tx, reference)?,
        None => id,
    };
    Ok(match id {
        Some(id) => found(tx, id)?.into_iter().collect(),
        None => Vec::new(),
    })
}

/// It is mended in this release; when a later one has it, it is open again.
#[utoipa::path(post, path = "/api/admin/errors/{id}/resolve", operation_id = "errors_resolve", tag = "errors", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = ErrorGroup), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn resolve(State(app): State<App>, Path(id): Path<i64>, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Resolved)).await
}

/// It is known and left alone; it is counted on.
#[utoipa::path(post, path = "/api/admin/errors/{id}/mute", operation_id = "errors_mute", tag = "errors", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = ErrorGroup), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn mute(State(app): State<App>, Path(id): Path<i64>, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Muted)).await
}

/// It is open again.
#[utoipa::path(post, path = "/api/admin/errors/{id}/reopen", operation_id = "errors_reopen", tag = "errors", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = ErrorGroup), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn reopen(State(app): State<App>, Path(id): Path<i64>, write: Write<Nothing>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Open)).await
}

fn set(tx: &mut Tx, id: i64, state: ErrorState) -> Result<ErrorGroup> {
    let mended_in = (state == ErrorState::Resolved).then_some(RELEASE);
    store::set_state(tx, id, state, mended_in)?;
    found(tx, id)?.ok_or_else(Error::not_found)
}
