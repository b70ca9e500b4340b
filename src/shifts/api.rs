//! Listing shifts and planning new ones.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::{Action, Shift};
use super::plan::{self, NewShift};
use super::{access, attendance, board, notify, secrets, settle, store};
use crate::app::{App, Write};
use crate::clock::DAY;
use crate::contracts::access::authorize;
use crate::contracts::model::{Side, State as ContractState};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::{ContractId, UserId};
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Query, Result, token};

/// The shifts of a contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shifts {
    /// Those that haven't ended for longer than a day, and before them older ones that were missed and can be contested, or
    /// were; the earliest first, at most 150.
    items: Vec<Shift>,
    /// Whether the caller can plan one.
    can_add: bool,
}

/// Query parameters of the board.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct BoardQuery {
    /// First day, YYYY-MM-DD; today by default.
    #[param(max_length = 10)]
    from: Option<String>,
}

/// Returns the shifts of a week and those that still go on from the day before, the caller's own and those of the employers that they hire for, the earliest first.
#[utoipa::path(get, path = "/api/shifts", operation_id = "shifts_board", tag = "shifts", params(BoardQuery), responses(
    (status = 200, body = List<Shift>)))]
pub async fn board(State(app): State<App>, me: Me, Query(query): Query<BoardQuery>) -> Result<axum::Json<List<Shift>>> {
    let found = app.db.read(move |tx| board::of_week(tx, me.id, query.from.as_deref())).await?;
    Ok(axum::Json(found))
}

/// Lists a contract's shifts.
#[utoipa::path(get, path = "/api/contracts/{id}/shifts", operation_id = "shifts_list", tag = "shifts", params(("id" = i64, Path)), responses(
    (status = 200, body = Shifts)))]
pub async fn list(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Shifts>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            Ok::<_, Error>(shifts(tx, &contract, step.me.id)?)
        })
        .await?;
    Ok(axum::Json(found))
}

fn shifts(tx: &mut Tx, contract: &Contract, user: UserId) -> db::Result<Shifts> {
    let from = tx.now() - 2 * DAY;
    let mut rows = Vec::new();
    for id in attendance::store::unsettled(tx, contract.id)? {
        rows.push(store::get(tx, id)?);
    }
    rows.retain(|shift| shift.starts_at < from);
    rows.extend(store::of_contract(tx, contract.id, from)?);
    let items = rows.into_iter().map(|shift| access::view(tx, shift, user)).collect::<db::Result<_>>()?;
    let can_add = contract.own_side == Some(Side::Employer) && contract.state == ContractState::Active;
    Ok(Shifts { items, can_add })
}

/// Plans a shift, or several, which the worker confirms or declines. Returns the first one.
#[utoipa::path(post, path = "/api/contracts/{id}/shifts", operation_id = "shifts_create", tag = "shifts", params(("id" = i64, Path)), request_body = NewShift, responses(
    (status = 201, body = Shift), (status = 409, description = "wrong_state, busy, too_many_shifts")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<NewShift>) -> Result<Response> {
    let (_, secret) = token::secret();
    write
        .created(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            new.check(tx.now())?;
            secrets::ensure(tx, contract.employer.id, &secret)?;
            let mut planned = Vec::new();
            for times in new.times() {
                planned.push(plan::plan(tx, &contract, times, new, step.me.id)?);
            }
            store::update_contract(tx, contract.id)?;
            notify::planned(tx, &contract, &planned, (side, step.me.id))?;
            let first = planned.first().ok_or_else(Error::internal)?;
            Ok(access::seen(tx, first.id, step.me.id)?)
        })
        .await
}

/// Says that the worker will come to all shifts of a contract that wait for an answer, except those at times at which they
/// have another one.
#[utoipa::path(post, path = "/api/contracts/{id}/shifts/confirm", operation_id = "shifts_confirm_all", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shifts), (status = 409, description = "wrong_state, busy")))]
pub async fn confirm_all(State(app): State<App>, step: Step<ContractId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let mut waiting = store::of_contract(tx, contract.id, tx.now() - 2 * DAY)?;
            let now = tx.now();
            waiting.retain(|shift| shift.allows(side, Action::Confirm, now));
            if waiting.is_empty() {
                return Err(Error::conflict("wrong_state", "No shift waits for your answer now."));
            }
            let mut confirmed = Vec::new();
            for shift in waiting {
                if settle::is_free(tx, &shift, contract.worker.id)? {
                    settle::confirm(tx, &shift)?;
                    confirmed.push(shift);
                }
            }
            if confirmed.is_empty() {
                return Err(Error::conflict("busy", "You have other shifts at these times. Decline those first."));
            }
            store::update_contract(tx, contract.id)?;
            notify::confirmed(tx, &contract, &confirmed, (side, step.me.id))?;
            Ok(shifts(tx, &contract, step.me.id)?)
        })
        .await
}
