//! Clocking in and out. The timer runs in between, so that a shift's hours are on the timesheet.

use axum::extract::State as AppState;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{self, Own};
use super::attendance::proof::client_id;
use super::code::{MAX_WRONG, WRONG_PAUSE};
use super::model::{Action, Shift, State};
use super::notify::{self, News};
use super::secrets;
use super::settle;
use super::store;
use crate::app::{App, Write};
use crate::clock::SECOND;
use crate::db::Tx;
use crate::ids::ShiftId;
use crate::policy::Step;
use crate::timesheets::proof::Proof;
use crate::timesheets::running;
use crate::web::{Error, NoBody, Result};

/// Clocks in.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ClockIn {
    /// The code that the employer's screen shows.
    #[schema(min_length = 4, max_length = 4)]
    code: String,
}

/// What became of a code.
enum Attempt {
    In(Box<Shift>),
    Wrong,
    Paused,
}

/// Clocks in with the code that a screen at the place shows, and starts the timer. A wrong code counts, even though the
/// response is an error.
#[utoipa::path(post, path = "/api/shifts/{id}/clock-in", operation_id = "shifts_clock_in", tag = "shifts", params(("id" = i64, Path)), request_body = ClockIn, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state, timer_running, overlaps"), (status = 429, description = "too_many_codes")))]
pub async fn clock_in(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<ClockIn>) -> Result<Response> {
    let code = write.body.code.clone();
    let caller = step.caller();
    let attempt = app
        .write(caller, move |tx| {
            let own = access::authorize(tx, &step)?;
            // The response may have been lost.
            if own.shift.state == State::Working {
                return Ok(Attempt::In(Box::new(access::seen(tx, own.shift.id, own.user)?)));
            }
            if !own.shift.allows(own.side, Action::ClockIn, tx.now()) {
                return Err(Error::conflict("wrong_state", "You can clock in from 30 minutes before the shift."));
            }
            try_code(tx, &own, &code)
        })
        .await?;
    match attempt {
        Attempt::In(shift) => Ok(axum::Json(*shift).into_response()),
        Attempt::Wrong => {
            let message = "That’s not the code on the screen right now. It changes every minute.";
            Err(Error::invalid_field("code", message))
        }
        Attempt::Paused => Err(Error::rate_limited_with(
            "too_many_codes",
            "Too many wrong codes. Wait 15 minutes, or start the timer without one.",
            WRONG_PAUSE / 1_000,
        )),
    }
}

fn try_code(tx: &mut Tx, own: &Own, code: &str) -> Result<Attempt> {
    let now = tx.now();
    let id = own.shift.id;
    let (count, since) = store::wrong_codes(tx, id)?;
    let count = if now - since > WRONG_PAUSE { 0 } else { count };
    if count >= MAX_WRONG {
        return Ok(Attempt::Paused);
    }
    if !secrets::accept(tx, own.contract.employer.id, code.trim())? {
        let since = if count == 0 { now } else { since };
        store::set_wrong_codes(tx, id, count + 1, since)?;
        return Ok(Attempt::Wrong);
    }
    running::begin(tx, &own.contract, &client_id(id), now, "Shift")?;
    settle::arrive(tx, &own.shift, now, true)?;
    store::update_contract(tx, own.contract.id)?;
    notify::acted(tx, &own.contract, &own.shift, News::Arrived, (own.side, own.user))?;
    Ok(Attempt::In(Box::new(access::seen(tx, id, own.user)?)))
}

/// Clocks out, and stops the timer.
#[utoipa::path(post, path = "/api/shifts/{id}/clock-out", operation_id = "shifts_clock_out", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state")))]
pub async fn clock_out(AppState(app): AppState<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            access::act(tx, &step, Action::ClockOut, |tx, own| {
                // Time that was worked is at least a second long.
                let now = tx.now().max(own.shift.arrived_at.unwrap_or_default() + SECOND);
                // The timer may have been stopped or thrown away by hand.
                match running::end(tx, own.user, &client_id(step.id), now, None, &Proof::default()) {
                    Err(error) if error.code() != "no_timer" => return Err(error),
                    _ => {}
                }
                store::leave(tx, step.id, now)?;
                Ok(News::Left)
            })
        })
        .await
}
