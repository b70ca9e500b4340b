//! The timer: one per person, whatever the number of devices.
//!
//! A device keeps the times of starting and stopping, and sends them when it can. `clientId` is the same in both, so that
//! sending again changes nothing.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::checks::check_texts;
use super::model::{TimeEntry, Timer};
use super::proof::Proof;
use super::running;
use super::store::timers;
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::notify::changed;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::{ContractId, UserId};
use crate::web::{Error, Result, Validator};

/// A timer to start.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = TimerStart)]
pub struct Start {
    /// Id that the device gives it, 8 to 64 characters.
    #[schema(min_length = 8, max_length = 64)]
    client_id: String,
    /// The contract that it's for.
    contract_id: ContractId,
    /// When it was started, in milliseconds since the epoch.
    started_at: i64,
    /// What is being done.
    #[serde(default)]
    #[schema(max_length = 500)]
    memo: String,
}

/// A timer to stop.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = TimerStop)]
pub struct Stop {
    /// The timer's id.
    #[schema(min_length = 8, max_length = 64)]
    client_id: String,
    /// When it was stopped, in milliseconds since the epoch.
    ended_at: i64,
    /// What was done; unchanged if omitted.
    #[schema(max_length = 500)]
    memo: Option<String>,
    /// Proof of the worker's own choice.
    #[serde(default)]
    proof: Proof,
}

/// A timer to throw away.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = TimerDiscard)]
pub struct Discard {
    /// The timer's id.
    #[schema(min_length = 8, max_length = 64)]
    client_id: String,
}

/// Returns the caller's running timer, or null.
#[utoipa::path(get, path = "/api/timer", operation_id = "timer_get", tag = "timesheets", responses(
    (status = 200, body = Option<Timer>)))]
pub async fn get(State(app): State<App>, me: Me) -> Result<axum::Json<Option<Timer>>> {
    Ok(axum::Json(app.db.read(move |tx| timers::find(tx, me.id)).await?))
}

/// Starts a timer, or changes the memo of the one that runs.
#[utoipa::path(put, path = "/api/timer", operation_id = "timer_start", tag = "timesheets", request_body = Start, responses(
    (status = 200, body = Timer), (status = 404), (status = 409, description = "timer_running, timer_stopped, overlaps, wrong_state, contract_over")))]
pub async fn start(State(app): State<App>, me: Me, write: Write<Start>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            let contract = own_contract(tx, me.id, new.contract_id)?;
            let mut checks = Validator::default();
            check_texts(&mut checks, &new.client_id, &new.memo);
            checks.finish()?;
            running::begin(tx, &contract, &new.client_id, new.started_at, &new.memo)
        })
        .await
}

/// Stops a timer: its time becomes an entry. Stopping it again returns the entry that there is.
#[utoipa::path(post, path = "/api/timer/stop", operation_id = "timer_stop", tag = "timesheets", request_body = Stop, responses(
    (status = 200, body = TimeEntry), (status = 201, body = TimeEntry), (status = 409, description = "no_timer, overlaps")))]
pub async fn stop(State(app): State<App>, me: Me, write: Write<Stop>) -> Result<Response> {
    write
        .created_or_found(&app, move |tx, stop| {
            running::end(tx, me.id, &stop.client_id, stop.ended_at, stop.memo.as_deref(), &stop.proof)
        })
        .await
}

/// Throws the running timer away, because it was started by mistake, or its times will be typed in.
#[utoipa::path(post, path = "/api/timer/discard", operation_id = "timer_discard", tag = "timesheets", request_body = Discard, responses(
    (status = 200, body = Timer), (status = 409, description = "no_timer")))]
pub async fn discard(State(app): State<App>, me: Me, write: Write<Discard>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let timer = running::own(tx, me.id, &body.client_id)?;
            timers::delete(tx, me.id)?;
            let contract = contracts::store::get(tx, timer.contract_id)?;
            changed(tx, &contract)?;
            Ok(timer)
        })
        .await
}

/// Returns a contract in which the person works. To others, it's as if it didn't exist.
fn own_contract(tx: &mut Tx, user: UserId, id: ContractId) -> Result<Contract> {
    contracts::store::find(tx, id)?.filter(|contract| contract.worker.id == user).ok_or_else(Error::not_found)
}
