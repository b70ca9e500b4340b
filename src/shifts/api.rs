//! Listing shifts and planning new ones.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access;
use super::model::{NewShift, Shift, confirm_by};
use super::notify::{self, News};
use super::store;
use crate::app::{App, Write};
use crate::clock::{self, DAY};
use crate::contracts::access::authorize;
use crate::db;
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::ContractId;
use crate::policy::Step;
use crate::site;
use crate::web::{Error, List, Query, Result, token};

/// Days on the board.
const BOARD_DAYS: i64 = 7;
/// Maximum number of shifts on the board.
const MAX_BOARD: usize = 200;

/// The shifts of a contract.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shifts {
    /// Those that haven't ended for longer than a day, the earliest first, at most 100.
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

/// Returns the shifts of a week, the caller's own and those of the employers that they hire for, the earliest first.
#[utoipa::path(get, path = "/api/shifts", operation_id = "shifts_board", tag = "shifts", params(BoardQuery), responses(
    (status = 200, body = List<Shift>)))]
pub async fn board(State(app): State<App>, me: Me, Query(query): Query<BoardQuery>) -> Result<axum::Json<List<Shift>>> {
    let items = app
        .db
        .read(move |tx| {
            let zone = site::store::zone(tx)?;
            let today = clock::date_in(&zone, tx.now());
            let first = query.from.as_deref().filter(|day| clock::is_date(day)).unwrap_or(&today);
            let from = clock::start_of_day(&zone, first).unwrap_or_default();
            let times = (from, from + BOARD_DAYS * DAY);
            let mut shifts = store::of_worker(tx, me.id, times)?;
            for employer in rights::employers(tx, me.id, Rights::can_view_applications)? {
                shifts.extend(store::of_employer(tx, employer, times)?);
            }
            shifts.sort_by_key(|shift| (shift.starts_at, shift.id));
            shifts.dedup_by_key(|shift| shift.id);
            shifts.truncate(MAX_BOARD);
            shifts.into_iter().map(|shift| access::view(tx, shift, me.id)).collect::<db::Result<Vec<_>>>()
        })
        .await?;
    Ok(axum::Json(List { items, next_cursor: None, prev_cursor: None }))
}

/// Lists a contract's shifts.
#[utoipa::path(get, path = "/api/contracts/{id}/shifts", operation_id = "shifts_list", tag = "shifts", params(("id" = i64, Path)), responses(
    (status = 200, body = Shifts)))]
pub async fn list(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Shifts>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let from = tx.now() - 2 * DAY;
            let rows = store::of_contract(tx, contract.id, from)?;
            let items = rows.into_iter().map(|shift| access::view(tx, shift, step.me.id)).collect::<db::Result<_>>()?;
            let is_employer = contract.own_side == Some(crate::contracts::model::Side::Employer);
            let can_add = is_employer && contract.state == crate::contracts::model::State::Active;
            Ok::<_, Error>(Shifts { items, can_add })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Plans a shift, which the worker confirms or declines.
#[utoipa::path(post, path = "/api/contracts/{id}/shifts", operation_id = "shifts_create", tag = "shifts", params(("id" = i64, Path)), request_body = NewShift, responses(
    (status = 201, body = Shift), (status = 409, description = "wrong_state, busy, too_many_shifts")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<NewShift>) -> Result<Response> {
    let (_, secret) = token::secret();
    write
        .created(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let now = tx.now();
            new.check(now)?;
            if store::is_busy(tx, contract.worker.id, (new.starts_at, new.ends_at), None)? {
                let detail = format!("{} already has a shift at that time.", contract.worker.name);
                return Err(Error::conflict("busy", detail));
            }
            if store::is_full(tx, contract.id)? {
                let detail = "You can plan up to 200 shifts ahead. Plan more once some are over.";
                return Err(Error::conflict("too_many_shifts", detail));
            }
            super::kiosks::ensure_secret(tx, contract.employer.id, &secret)?;
            let by = (step.me.id, confirm_by(new.starts_at, now));
            let id = store::insert(tx, &contract, new, None, by)?;
            store::update_contract(tx, contract.id)?;
            let shift = store::get(tx, id)?;
            notify::acted(tx, &contract, &shift, News::Proposed, (side, step.me.id))?;
            Ok(access::seen(tx, id, step.me.id)?)
        })
        .await
}
