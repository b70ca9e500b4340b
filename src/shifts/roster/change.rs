//! Changing an employer's week: planning, canceling and filling shifts of several people in one write.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::clock;
use crate::contracts;
use crate::contracts::model::{Side, State as ContractState};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{ContractId, EmployerId, ShiftId, UserId};
use crate::shifts::model::{Action, Shift};
use crate::shifts::notify::{self, News};
use crate::shifts::plan::{self, NewShift};
use crate::shifts::{secrets, settle, store, waves};
use crate::site;
use crate::web::{Error, Result, Validator, token};

/// Maximum number of shifts in one change.
const MAX_SHIFTS: usize = 200;

/// A shift to plan.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RosterShift {
    /// The worker's contract. Null asks anyone who is free: first the person with the fewest hours that week, then others if
    /// they can't make it.
    contract_id: Option<ContractId>,
    /// When it begins, in milliseconds since the epoch.
    starts_at: i64,
    /// When it ends, in milliseconds since the epoch; at most 24 hours later.
    ends_at: i64,
    /// Where, in free text; empty if it's as usual.
    #[serde(default)]
    #[schema(max_length = 200)]
    place: String,
    /// What to know.
    #[serde(default)]
    #[schema(max_length = 1000)]
    note: String,
}

/// A change of an employer's week. All of it is done, or nothing.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RosterChange {
    /// Whose week; the caller must have the right to hire.
    employer_id: EmployerId,
    /// Shifts to cancel, at most 200. They are canceled first, so a shift moves by canceling it and planning another one.
    #[serde(default)]
    #[schema(max_items = 200)]
    cancel: Vec<ShiftId>,
    /// Shifts to plan, at most 200.
    #[serde(default)]
    #[schema(max_items = 200)]
    plan: Vec<RosterShift>,
    /// Shifts that nobody comes to, for which others are asked, at most 200.
    #[serde(default)]
    #[schema(max_items = 200)]
    fill: Vec<ShiftId>,
}

/// What was changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RosterChanged {
    /// How many shifts were planned.
    planned: usize,
    /// How many were canceled.
    canceled: usize,
    /// For how many others were asked.
    filling: usize,
    /// For how many nobody is free.
    unfilled: usize,
}

/// What happens to the shifts of a contract.
#[derive(Default)]
struct OfContract {
    canceled: Vec<Shift>,
    planned: Vec<Shift>,
}

/// Changes an employer's week. Each worker hears about it once.
#[utoipa::path(post, path = "/api/roster", operation_id = "roster_change", tag = "shifts", request_body = RosterChange, responses(
    (status = 200, body = RosterChanged), (status = 404), (status = 409, description = "wrong_state, busy, too_many_shifts, no_backups")))]
pub async fn change(State(app): State<App>, me: Me, write: Write<RosterChange>) -> Result<Response> {
    let (_, secret) = token::secret();
    write
        .ok(&app, move |tx, body| {
            if !rights::find(tx, body.employer_id, me.id)?.hire {
                return Err(Error::not_found());
            }
            check(body, tx.now())?;
            secrets::ensure(tx, body.employer_id, &secret)?;
            let by = (Side::Employer, me.id);
            let mut changes: BTreeMap<ContractId, OfContract> = BTreeMap::new();
            for id in &body.cancel {
                let shift = cancel(tx, body.employer_id, *id)?;
                changes.entry(shift.contract_id).or_default().canceled.push(shift);
            }
            for new in &body.plan {
                let shift = plan_one(tx, body.employer_id, new, me.id)?;
                changes.entry(shift.contract_id).or_default().planned.push(shift);
            }
            for (contract, mut changed) in changes {
                let contract = contracts::store::get(tx, contract)?;
                store::update_contract(tx, contract.id)?;
                changed.planned.sort_by_key(|shift| shift.starts_at);
                notify::canceled(tx, &contract, &changed.canceled, by)?;
                notify::planned(tx, &contract, &changed.planned, by)?;
            }
            let mut filling = 0;
            for id in &body.fill {
                filling += usize::from(fill(tx, body.employer_id, *id, me.id)?);
            }
            let (canceled, planned) = (body.cancel.len(), body.plan.len());
            Ok(RosterChanged { planned, canceled, filling, unfilled: body.fill.len() - filling })
        })
        .await
}

fn check(body: &RosterChange, now: i64) -> Result<()> {
    let mut checks = Validator::default();
    let count = body.plan.len() + body.cancel.len() + body.fill.len();
    checks.require((1..=MAX_SHIFTS).contains(&count), "plan", "Change 1 to 200 shifts at once.");
    checks.finish()?;
    body.plan.iter().try_for_each(|new| as_new(new).check(now))
}

fn as_new(new: &RosterShift) -> NewShift {
    let RosterShift { starts_at, ends_at, place, note, .. } = new.clone();
    NewShift { starts_at, ends_at, also: Vec::new(), place, note }
}

/// Returns a shift of the employer with its contract; to others, it's as if it didn't exist.
fn of_employer(tx: &mut Tx, employer: EmployerId, id: ShiftId) -> Result<(Shift, Contract)> {
    let shift = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, shift.contract_id)?;
    if contract.employer.id == employer { Ok((shift, contract)) } else { Err(Error::not_found()) }
}

fn allow(tx: &mut Tx, shift: &Shift, action: Action) -> Result<()> {
    if shift.allows(Side::Employer, action, tx.now()) {
        return Ok(());
    }
    let zone = site::store::zone(tx)?;
    let detail =
        format!("{}’s shift has just changed: {}. Look at it first.", shift.worker, notify::when(shift, &zone));
    Err(Error::conflict("wrong_state", detail))
}

fn cancel(tx: &mut Tx, employer: EmployerId, id: ShiftId) -> Result<Shift> {
    let (shift, _) = of_employer(tx, employer, id)?;
    allow(tx, &shift, Action::Cancel)?;
    settle::cancel(tx, id)?;
    Ok(store::get(tx, id)?)
}

fn plan_one(tx: &mut Tx, employer: EmployerId, new: &RosterShift, by: UserId) -> Result<Shift> {
    let times = (new.starts_at, new.ends_at);
    let chosen = match new.contract_id {
        Some(id) => id,
        None => fairest(tx, employer, times)?,
    };
    let contract = contracts::store::find(tx, chosen)?.filter(|contract| contract.employer.id == employer);
    let contract = contract.ok_or_else(Error::not_found)?;
    if contract.state != ContractState::Active {
        let detail = format!("The contract with {} isn’t active.", contract.worker.name);
        return Err(Error::conflict("wrong_state", detail));
    }
    let shift = plan::plan(tx, &contract, times, &as_new(new), by)?;
    if new.contract_id.is_none() {
        waves::watch(tx, &shift, by)?;
    }
    Ok(shift)
}

fn fairest(tx: &mut Tx, employer: EmployerId, times: (i64, i64)) -> Result<ContractId> {
    if let Some(first) = waves::candidates(tx, employer, times)?.first() {
        return Ok(first.contract);
    }
    let day = clock::date_in(&site::store::zone(tx)?, times.0);
    let day = clock::format_weekday(&day).unwrap_or(day);
    Err(Error::conflict("no_backups", format!("Nobody who works for you is free at that time on {day}.")))
}

/// Asks others to take a shift. Returns whether anyone is free.
fn fill(tx: &mut Tx, employer: EmployerId, id: ShiftId, by: UserId) -> Result<bool> {
    let (shift, contract) = of_employer(tx, employer, id)?;
    allow(tx, &shift, Action::Replace)?;
    if waves::start(tx, &shift, &contract, by)? == 0 {
        return Ok(false);
    }
    announce(tx, &contract, &shift, by)?;
    Ok(true)
}

fn announce(tx: &mut Tx, contract: &Contract, shift: &Shift, by: UserId) -> db::Result<()> {
    store::update_contract(tx, contract.id)?;
    notify::acted(tx, contract, shift, News::Replacing, (Side::Employer, by))
}
