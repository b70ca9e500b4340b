//! Hours as they were planned: a worker who didn't use the timer adds the shifts of a week with one tap.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::attendance::store::is_open_to_proof;
use super::model::{Shift, State as ShiftState};
use super::notify::{self, News};
use super::{settle, store};
use crate::app::{App, Write};
use crate::clock;
use crate::contracts;
use crate::contracts::access::authorize;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, TimesheetId};
use crate::policy::Step;
use crate::site;
use crate::timesheets::access::first_day;
use crate::timesheets::add::{New, add};
use crate::timesheets::checks::{self, Times};
use crate::timesheets::proof::Proof;
use crate::timesheets::{self, week};
use crate::web::{Error, NoBody, Path, Result};

/// What was added.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlannedHours {
    /// How many shifts.
    added: usize,
}

/// Adds the hours of a week's shifts that are over and have no hours yet, as they were planned.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/planned", operation_id = "timesheets_add_planned", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), request_body = NoBody, responses(
    (status = 200, body = PlannedHours), (status = 409, description = "wrong_state, no_shifts, contract_over")))]
pub async fn add_planned(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let contract = authorize(tx, &step)?;
            let shifts = without_hours(tx, &contract, &day)?;
            if shifts.is_empty() {
                let detail = "There’s no planned shift in this week that’s over and has no hours yet.";
                return Err(Error::conflict("no_shifts", detail));
            }
            for shift in &shifts {
                let times = Times { started_at: shift.starts_at, ended_at: shift.ends_at };
                let client_id = format!("planned-{:04}", shift.id.0);
                let proof = Proof::default();
                let new = New { client_id: &client_id, times, memo: "Shift", manual: true, proof: &proof };
                add(tx, contract.worker.id, &contract, &new)?;
            }
            Ok(PlannedHours { added: shifts.len() })
        })
        .await
}

/// Returns the shifts of a week to which the worker said yes, that are over, and at whose time they have no hours.
pub fn without_hours(tx: &mut Tx, contract: &Contract, day: &str) -> Result<Vec<Shift>> {
    let zone = site::store::zone(tx)?;
    let first = first_day(tx, contract, day)?;
    let (from, to) = (clock::start_of_day(&zone, &first).unwrap_or_default(), week::end(&zone, &first));
    let now = tx.now();
    let mut found = Vec::new();
    for shift in store::of_contract(tx, contract.id, from)? {
        let said_yes = matches!(shift.state, ShiftState::Confirmed | ShiftState::Done | ShiftState::NoShow);
        if said_yes && shift.starts_at < to && shift.ends_at <= now {
            let times = (shift.starts_at, shift.ends_at);
            if checks::check_free(tx, contract.worker.id, times, None).is_ok() {
                found.push(shift);
            }
        }
    }
    Ok(found)
}

/// The employer approved hours: who has hours at the time of a shift came to it, even if they didn't clock in.
pub fn hours_approved(tx: &mut Tx, sheet: TimesheetId) -> db::Result<()> {
    for entry in timesheets::store::entries::of_sheet(tx, sheet)? {
        let times = (entry.started_at, entry.ended_at);
        for shift in store::around(tx, entry.contract_id, times)? {
            let covers = entry.started_at < shift.late_at() && entry.ended_at > shift.starts_at;
            if covers && is_open_to_proof(&shift) {
                came(tx, shift.id, entry.started_at)?;
            }
        }
    }
    Ok(())
}

fn came(tx: &mut Tx, id: ShiftId, at: i64) -> db::Result<()> {
    let shift = store::get(tx, id)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    settle::arrive(tx, &shift, at, false)?;
    notify::happened(tx, &contract, &shift, News::WasThere)
}
