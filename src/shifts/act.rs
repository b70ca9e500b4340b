//! Handlers that answer a shift or cancel it, and what happens when a contract ends.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access::act;
use super::model::{Action, Shift, State};
use super::notify::{self, News};
use super::store;
use crate::app::{App, Write};
use crate::contracts;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, UserId};
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Says that the worker will come. If they were asked to stand in, the first one to say so gets the shift.
#[utoipa::path(post, path = "/api/shifts/{id}/confirm", operation_id = "shifts_confirm", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state, busy")))]
pub async fn confirm(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Confirm, |tx, own| {
                if !is_free(tx, &own.shift, own.contract.worker.id)? {
                    let detail = "You have another shift at that time. Decline one of them first.";
                    return Err(Error::conflict("busy", detail));
                }
                settle(tx, &own.shift)?;
                Ok(News::Confirmed)
            })
        })
        .await
}

/// Whether the worker has no other shift at the time of this one.
pub fn is_free(tx: &mut Tx, shift: &Shift, worker: UserId) -> db::Result<bool> {
    Ok(!store::is_busy(tx, worker, (shift.starts_at, shift.ends_at), Some(shift.id))?)
}

/// Stores that the worker will come, so nobody else is needed.
pub fn settle(tx: &mut Tx, shift: &Shift) -> db::Result<()> {
    store::confirm(tx, shift)?;
    close_asked(tx, shift.id)?;
    shift.replaces_id.map_or(Ok(()), |replaced| take_over(tx, replaced, shift.id))
}

/// Says that the worker can't come.
#[utoipa::path(post, path = "/api/shifts/{id}/decline", operation_id = "shifts_decline", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn decline(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Decline, |tx, own| {
                store::set_state(tx, own.shift.id, State::Declined, None)?;
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
            act(tx, &step, Action::Cancel, |tx, own| {
                store::set_state(tx, own.shift.id, State::Canceled, None)?;
                close_asked(tx, step.id)?;
                Ok(News::Canceled)
            })
        })
        .await
}

/// Gives a shift to the one who takes it over, and tells the others that were asked.
fn take_over(tx: &mut Tx, replaced: ShiftId, by: ShiftId) -> db::Result<()> {
    let before = store::get(tx, replaced)?;
    if matches!(before.state, State::Proposed | State::Confirmed) {
        finish(tx, replaced)?;
    }
    store::others_asked(tx, replaced, by)?.into_iter().try_for_each(|id| finish(tx, id))
}

/// Tells everyone who was asked to stand in that this is settled.
pub fn close_asked(tx: &mut Tx, replaced: ShiftId) -> db::Result<()> {
    store::others_asked(tx, replaced, replaced)?.into_iter().try_for_each(|id| finish(tx, id))
}

fn finish(tx: &mut Tx, id: ShiftId) -> db::Result<()> {
    store::set_state(tx, id, State::Taken, None)?;
    let shift = store::get(tx, id)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    store::update_contract(tx, contract.id)?;
    notify::happened(tx, &contract, &shift, News::Taken)
}

/// Cancels the shifts that haven't begun, because the contract has ended.
pub fn contract_ended(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    for shift in store::open_of(tx, contract)? {
        store::set_state(tx, shift, State::Canceled, None)?;
    }
    store::update_contract(tx, contract)
}
