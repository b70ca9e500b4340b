//! The admin API for reported errors.

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
use crate::ids::ErrorGroupId;
use crate::web::{Error, List, NoBody, Paged, Paging, Path, Result};

/// The running release, recorded as the one that fixes an error when it is resolved.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// Query parameters of the list of errors.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// State to list; `open` by default.
    state: Option<ErrorState>,
    /// Return only the error with this reference number, in any state.
    #[param(max_length = 8)]
    reference: Option<String>,
    /// Return only the error with this id, in any state.
    id: Option<ErrorGroupId>,
}

/// Lists errors grouped by cause, most recently seen first.
#[utoipa::path(get, path = "/api/admin/errors", operation_id = "errors_desk", tag = "errors", params(Paging, ListQuery), responses(
    (status = 200, body = List<ErrorGroup>)))]
pub async fn list(
    State(app): State<App>,
    Paged { filter, page }: Paged<ListQuery, (i64, i64)>,
) -> Result<axum::Json<List<ErrorGroup>>> {
    let state = filter.state.unwrap_or(ErrorState::Open);
    let (reference, id) = (filter.reference.map(|text| text.trim().to_uppercase()), filter.id);
    let list = app
        .db
        .read(move |tx| {
            if reference.is_some() || id.is_some() {
                let items = find_named(tx, reference.as_deref(), id)?;
                return Ok::<_, Error>(List::whole(items));
            }
            let mut groups = store::list(tx, state, &page)?;
            groups.items.iter_mut().try_for_each(|group| load_feedback(tx, group))?;
            Ok(groups)
        })
        .await?;
    Ok(axum::Json(list))
}

fn load_feedback(tx: &mut Tx, group: &mut ErrorGroup) -> db::Result<()> {
    group.feedback = feedback::store::linked_to_error(tx, group.id)?;
    Ok(())
}

fn find(tx: &mut Tx, id: ErrorGroupId) -> db::Result<Option<ErrorGroup>> {
    let mut group = store::find(tx, id)?;
    group.iter_mut().try_for_each(|group| load_feedback(tx, group))?;
    Ok(group)
}

fn find_named(tx: &mut Tx, reference: Option<&str>, id: Option<ErrorGroupId>) -> Result<Vec<ErrorGroup>> {
    let id = match reference {
        Some(reference) => store::group_by_reference(tx, reference)?,
        None => id,
    };
    Ok(match id {
        Some(id) => find(tx, id)?.into_iter().collect(),
        None => Vec::new(),
    })
}

/// Marks an error as fixed in the running release. It reopens if it occurs in a later one.
#[utoipa::path(post, path = "/api/admin/errors/{id}/resolve", operation_id = "errors_resolve", tag = "errors", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ErrorGroup)))]
pub async fn resolve(State(app): State<App>, Path(id): Path<ErrorGroupId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Resolved)).await
}

/// Mutes a known error; its occurrences are still counted.
#[utoipa::path(post, path = "/api/admin/errors/{id}/mute", operation_id = "errors_mute", tag = "errors", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ErrorGroup)))]
pub async fn mute(State(app): State<App>, Path(id): Path<ErrorGroupId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Muted)).await
}

/// Reopens an error.
#[utoipa::path(post, path = "/api/admin/errors/{id}/reopen", operation_id = "errors_reopen", tag = "errors", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ErrorGroup)))]
pub async fn reopen(State(app): State<App>, Path(id): Path<ErrorGroupId>, write: Write<NoBody>) -> Result<Response> {
    write.ok(&app, move |tx, _| set(tx, id, ErrorState::Open)).await
}

fn set(tx: &mut Tx, id: ErrorGroupId, state: ErrorState) -> Result<ErrorGroup> {
    let fixed_in = (state == ErrorState::Resolved).then_some(RELEASE);
    store::set_state(tx, id, state, fixed_in)?;
    find(tx, id)?.ok_or_else(Error::not_found)
}
