//! Reading an employer's week.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::clock;
use crate::contracts;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::employers::model::Rights;
use crate::employers::{self, rights};
use crate::identity::Me;
use crate::ids::{ContractId, EmployerId, UserId};
use crate::shifts::model::{Shift, State as ShiftState};
use crate::shifts::{access, store};
use crate::site;
use crate::timesheets::week;
use crate::web::{Error, Query, Result};

/// Maximum number of employers to choose from.
const MAX_EMPLOYERS: usize = 50;

/// Query parameters of an employer's week.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct RosterQuery {
    /// A day in the week, YYYY-MM-DD; today by default.
    #[param(max_length = 10)]
    day: Option<String>,
    /// Whose week; by default, that of the caller's employer with the newest active contract.
    employer_id: Option<EmployerId>,
}

/// Someone who works for the employer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RosterPerson {
    /// The contract.
    contract_id: ContractId,
    /// Who.
    worker_id: UserId,
    /// Their name.
    name: String,
    /// The contract's title.
    title: String,
    /// Where the work is, in one line; empty for remote work.
    address: String,
    /// Whether shifts can be planned: the contract is active.
    can_plan: bool,
}

/// An employer whose weeks the caller may see.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RosterEmployer {
    /// The employer's id.
    id: EmployerId,
    /// Its name.
    name: String,
}

/// A week of an employer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Roster {
    /// Whose week it is; null if the caller has no employer.
    employer_id: Option<EmployerId>,
    /// The employers whose weeks the caller may see, at most 50.
    employers: Vec<RosterEmployer>,
    /// The week's first day, YYYY-MM-DD.
    first_day: String,
    /// Its last day, YYYY-MM-DD.
    last_day: String,
    /// Everyone with an active contract or a shift in the week, by name; at most 400.
    people: Vec<RosterPerson>,
    /// The shifts that begin in the week, the earliest first; at most 400. Those that someone else has taken, were canceled
    /// or only ask someone to stand in are left out.
    shifts: Vec<Shift>,
    /// Whether the caller can plan shifts.
    can_plan: bool,
}

/// Returns a week of an employer.
#[utoipa::path(get, path = "/api/roster", operation_id = "roster_get", tag = "shifts", params(RosterQuery), responses(
    (status = 200, body = Roster), (status = 404)))]
pub async fn get(State(app): State<App>, me: Me, Query(query): Query<RosterQuery>) -> Result<axum::Json<Roster>> {
    let found = app.db.read(move |tx| roster(tx, me.id, &query)).await?;
    Ok(axum::Json(found))
}

fn roster(tx: &mut Tx, user: UserId, query: &RosterQuery) -> Result<Roster> {
    let zone = site::store::zone(tx)?;
    let day = query.day.clone().unwrap_or_else(|| clock::date_in(&zone, tx.now()));
    let starts = site::time_rules::find(tx)?.week_starts;
    let first_day = week::first_day(&day, starts).ok_or_else(Error::not_found)?;
    let last_day = week::last_day(&first_day);
    let (employer_id, employers) = choose(tx, user, query.employer_id)?;
    let mut found =
        Roster { employer_id, employers, first_day, last_day, people: Vec::new(), shifts: Vec::new(), can_plan: false };
    let Some(employer) = employer_id else { return Ok(found) };
    found.can_plan = rights::find(tx, employer, user)?.hire;
    let times = (clock::start_of_day(&zone, &found.first_day).unwrap_or_default(), week::end(&zone, &found.first_day));
    let mut contracts = BTreeMap::new();
    for (id, _) in store::active_contracts(tx, employer)? {
        contracts.insert(id, contracts::store::get(tx, id)?);
    }
    for shift in store::of_employer_week(tx, employer, times)? {
        if !is_shown(&shift) {
            continue;
        }
        let contract = match contracts.entry(shift.contract_id) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(free) => free.insert(contracts::store::get(tx, shift.contract_id)?),
        };
        found.shifts.push(access::view_of(tx, shift, contract, user)?);
    }
    let covered: Vec<_> = found.shifts.iter().filter_map(|shift| shift.replaces_id).collect();
    found.shifts.retain(|shift| shift.state != ShiftState::Declined || !covered.contains(&shift.id));
    found.people = contracts.values().map(person).collect();
    found.people.sort_by_cached_key(|one| (one.name.to_lowercase(), one.title.clone(), one.contract_id));
    Ok(found)
}

/// Whether a shift is one that someone should work: not one that only asks them to stand in for someone else.
fn is_shown(shift: &Shift) -> bool {
    match shift.state {
        ShiftState::Canceled | ShiftState::Taken => false,
        ShiftState::Proposed | ShiftState::Declined => shift.replaces_id.is_none(),
        ShiftState::Confirmed | ShiftState::Working | ShiftState::Done | ShiftState::NoShow => true,
    }
}

fn person(contract: &Contract) -> RosterPerson {
    RosterPerson {
        contract_id: contract.id,
        worker_id: contract.worker.id,
        name: contract.worker.name.clone(),
        title: contract.job_title.clone(),
        address: contract.address.clone(),
        can_plan: contract.state == contracts::model::State::Active,
    }
}

fn choose(tx: &mut Tx, user: UserId, wanted: Option<EmployerId>) -> Result<(Option<EmployerId>, Vec<RosterEmployer>)> {
    let ids = rights::employers(tx, user, Rights::can_view_applications)?;
    if wanted.is_some_and(|wanted| !ids.contains(&wanted)) {
        return Err(Error::not_found());
    }
    let mut employers = Vec::new();
    let mut newest = None;
    for id in ids.into_iter().take(MAX_EMPLOYERS) {
        let name = employers::store::find(tx, id)?.ok_or_else(Error::internal)?.name;
        employers.push(RosterEmployer { id, name });
        let contract = store::active_contracts(tx, id)?.first().map(|(contract, _)| *contract);
        newest = newest.max(contract.map(|contract| (contract, id)));
    }
    let first = employers.first().map(|employer| employer.id);
    Ok((wanted.or(newest.map(|(_, id)| id)).or(first), employers))
}
