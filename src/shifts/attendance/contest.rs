//! A worker says that a fact is wrong, and the employer confirms it or takes it back.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{Fact, MAX_CONTEST_CHARS, store};
use crate::app::{App, Write};
use crate::ids::ShiftId;
use crate::policy::Step;
use crate::shifts::access::act;
use crate::shifts::model::{Action, Shift};
use crate::shifts::notify::News;
use crate::web::{NoBody, Result, Validator};

/// Why a fact is wrong.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AttendanceContest {
    /// In the worker's words.
    #[schema(min_length = 1, max_length = 1000)]
    text: String,
}

/// Says that the shift wasn't missed, or that the worker shouldn't have been replaced. The employer hears about it, and
/// until they answer, it doesn't count.
#[utoipa::path(post, path = "/api/shifts/{id}/contest", operation_id = "shifts_contest", tag = "shifts", params(("id" = i64, Path)), request_body = AttendanceContest, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn contest(
    AppState(app): AppState<App>,
    step: Step<ShiftId>,
    write: Write<AttendanceContest>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, Action::Contest, |tx, own| {
                let mut checks = Validator::default();
                checks.text(&body.text, MAX_CONTEST_CHARS, "text", "Say what happened.");
                checks.finish()?;
                store::contest(tx, own.shift.id, &body.text)?;
                Ok(News::Contested)
            })
        })
        .await
}

/// Confirms what the worker contests. It counts from now on.
#[utoipa::path(post, path = "/api/shifts/{id}/uphold", operation_id = "shifts_uphold", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn uphold(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Uphold, |tx, own| {
                let fact = own.shift.attendance.as_ref().map_or(Fact::Missed, |attendance| attendance.fact);
                store::answer(tx, own.shift.id, fact)?;
                Ok(News::Upheld)
            })
        })
        .await
}

/// Takes back what the worker contests: the shift counts as one that they came to.
#[utoipa::path(post, path = "/api/shifts/{id}/take-back", operation_id = "shifts_take_back", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn take_back(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::TakeBack, |tx, own| {
                store::answer(tx, own.shift.id, Fact::Came)?;
                Ok(News::TakenBack)
            })
        })
        .await
}
