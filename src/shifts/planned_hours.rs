//! Hours as they were planned: a worker who didn't use the timer adds the shifts of a week with one tap, or sends them in.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::attendance::store::is_open_to_proof;
use super::model::{Shift, State as ShiftState};
use super::notify::{self, News};
use super::{planned_weeks, settle, store};
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::access::authorize;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, TimesheetId};
use crate::policy::Step;
use crate::timesheets::access::{act_on, first_day};
use crate::timesheets::add::{New, add};
use crate::timesheets::checks::Times;
use crate::timesheets::model::Action::Submit;
use crate::timesheets::proof::Proof;
use crate::timesheets::{self, send};
use crate::web::{Error, Path, Result};

/// What to do with planned shifts besides adding them as hours.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct AddPlanned {
    /// Whether to send the week's hours in, too.
    pub send: bool,
}

/// What was added.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlannedHours {
    /// How many shifts.
    added: usize,
}

/// Adds the hours of a week's shifts that are over and have no hours yet, as they were planned; sends the week in if asked to.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/planned", operation_id = "timesheets_add_planned", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), request_body = AddPlanned, responses(
    (status = 200, body = PlannedHours), (status = 409, description = "wrong_state, no_shifts, contract_over")))]
pub async fn add_planned(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
    write: Write<AddPlanned>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
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
            if body.send {
                let of = (contract, Side::Worker, step.me.id);
                act_on(tx, of, &day, (Submit, None), |tx, own| send::send(tx, own, ""))?;
            }
            Ok(PlannedHours { added: shifts.len() })
        })
        .await
}

/// Returns the shifts of the week that a day is in that the worker can add as hours.
fn without_hours(tx: &mut Tx, contract: &Contract, day: &str) -> Result<Vec<Shift>> {
    let first = first_day(tx, contract, day)?;
    Ok(planned_weeks::of_week(tx, contract, &first)?)
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
    // Otherwise they'd be shown as at work until the clock looks at the shift.
    if shift.state != ShiftState::Taken && shift.ends_at <= tx.now() {
        store::leave(tx, id, shift.ends_at)?;
    }
    notify::happened(tx, &contract, &shift, News::WasThere)
}
