//! Feedback in the admin area: reading it, deciding, replying and merging duplicates.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::model::{AdminFeedback, FeedbackState};
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::errors;
use crate::ids::{ErrorGroupId, FeedbackId};
use crate::web::{Error, List, Paged, Paging, Path, Result, Validator};

/// Maximum length of a reply, in characters: the most a notification can hold.
const MAX_REPLY_CHARS: usize = 1_000;

/// Query parameters of the admin feedback list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct FeedbackQuery {
    /// State to list.
    state: FeedbackState,
}

/// Returns feedback in a state, newest first.
/// Duplicates are listed with the feedback they were merged into.
#[utoipa::path(get, path = "/api/admin/feedback", operation_id = "feedback_admin_list", tag = "feedback", params(Paging, FeedbackQuery), responses(
    (status = 200, body = List<AdminFeedback>)))]
pub async fn list(
    State(app): State<App>,
    Paged { filter, page }: Paged<FeedbackQuery>,
) -> Result<axum::Json<List<AdminFeedback>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, filter.state, &page)).await?))
}

/// The office's decision and reply.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct FeedbackDecision {
    /// New state.
    state: FeedbackState,
    /// Reply to the sender; may be empty.
    #[serde(default)]
    #[schema(max_length = 1000)]
    answer: String,
    /// Reference number of the error it is about. Omitted or null leaves the link unchanged; empty removes it.
    #[serde(default)]
    #[schema(max_length = 8)]
    error_reference: Option<String>,
}

/// Saves the office's decision and reply.
/// Everyone who sent the feedback or a duplicate is notified if something changed.
#[utoipa::path(put, path = "/api/admin/feedback/{id}", operation_id = "feedback_answer", tag = "feedback", params(("id" = i64, Path)), request_body = FeedbackDecision, responses(
    (status = 200, body = AdminFeedback), (status = 409)))]
pub async fn answer(
    State(app): State<App>,
    Path(id): Path<FeedbackId>,
    write: Write<FeedbackDecision>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.answer, MAX_REPLY_CHARS, "answer");
            let group = find_error(tx, body.error_reference.as_deref(), &mut checks)?;
            checks.finish()?;
            let before = find_unmerged(tx, id)?.feedback;
            let reply = body.answer.trim();
            store::answer(tx, id, body.state, reply)?;
            if body.error_reference.is_some() {
                store::link(tx, id, group)?;
            }
            if (before.state, before.answer.as_str()) != (body.state, reply) {
                store::notify_senders(tx, id, body.state, reply)?;
            }
            find_unmerged(tx, id)
        })
        .await
}

/// Finds the error with a reference number.
fn find_error(tx: &mut Tx, reference: Option<&str>, checks: &mut Validator) -> Result<Option<ErrorGroupId>> {
    let reference = reference.unwrap_or_default().trim();
    if reference.is_empty() {
        return Ok(None);
    }
    let group = errors::store::group_by_reference(tx, reference)?;
    checks.require(group.is_some(), "errorReference", "There’s no error with this reference number.");
    Ok(group)
}

/// Loads feedback; 409 for a duplicate, which follows the feedback it was merged into.
fn find_unmerged(tx: &mut Tx, id: FeedbackId) -> Result<AdminFeedback> {
    let item = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    if store::merged_into(tx, id)?.is_some() {
        return Err(Error::conflict("merged", "This feedback was merged into another. Open that one instead."));
    }
    Ok(item)
}

/// Target of a merge.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MergeFeedback {
    /// Id of the feedback to merge into; null unmerges a duplicate.
    into: Option<FeedbackId>,
}

/// Merges feedback into another item, whose state and reply it then shows.
#[utoipa::path(post, path = "/api/admin/feedback/{id}/merge", operation_id = "feedback_merge", tag = "feedback", params(("id" = i64, Path)), request_body = MergeFeedback, responses(
    (status = 200, body = AdminFeedback), (status = 409)))]
pub async fn merge(
    State(app): State<App>,
    Path(id): Path<FeedbackId>,
    write: Write<MergeFeedback>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let Some(into) = body.into else {
                store::find(tx, id)?.ok_or_else(Error::not_found)?;
                store::unmerge(tx, id)?;
                return find_unmerged(tx, id);
            };
            let mut checks = Validator::default();
            let other = if into == id { None } else { store::find(tx, into)? };
            checks.require(other.is_some(), "into", "Choose other feedback that exists.");
            checks.finish()?;
            find_unmerged(tx, id)?;
            let target = find_unmerged(tx, into)?.feedback;
            if target.state != FeedbackState::New {
                // The duplicate's sender has not been notified of the earlier decision.
                store::notify_senders(tx, id, target.state, &target.answer)?;
            }
            store::merge(tx, id, into)?;
            find_unmerged(tx, into)
        })
        .await
}
