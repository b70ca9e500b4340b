//! Handlers that answer a shift or cancel it.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access::act;
use super::attendance::{self, Fact};
use super::model::{Action, Shift, State};
use super::notify::News;
use super::{settle, store, waves};
use crate::app::{App, Write};
use crate::ids::ShiftId;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Says that the worker will come. If they were asked to stand in, the first one to say so gets the shift.
#[utoipa::path(post, path = "/api/shifts/{id}/confirm", operation_id = "shifts_confirm", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state, busy")))]
pub async fn confirm(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Confirm, |tx, own| {
                if !settle::is_free(tx, &own.shift, own.contract.worker.id)? {
                    let detail = "You have another shift at that time. Decline one of them first.";
                    return Err(Error::conflict("busy", detail));
                }
                settle::confirm(tx, &own.shift)?;
                Ok(News::Confirmed)
            })
        })
        .await
}

/// Says that the worker can't come.
#[utoipa::path(post, path = "/api/shifts/{id}/decline", operation_id = "shifts_decline", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn decline(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Decline, |tx, own| {
                if own.shift.state == State::Confirmed {
                    attendance::store::note(tx, own.shift.id, Fact::Canceled)?;
                }
                store::set_state(tx, own.shift.id, State::Declined, None)?;
                waves::declined(tx, &own.shift)?;
                Ok(News::Declined)
            })
        })
        .await
}

/// Cancels a shift.
#[utoipa::path(post, path = "/api/shifts/{id}/cancel", operation_id = "shifts_cancel", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn cancel(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Cancel, |tx, _| {
                settle::cancel(tx, step.id)?;
                Ok(News::Canceled)
            })
        })
        .await
}
