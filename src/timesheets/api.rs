//! Reading timesheets.

use axum::extract::State;

use super::access::first_day;
use super::model::Timesheet;
use super::view::{self, TimesheetCard, TimesheetView};
use super::{store, week};
use crate::app::App;
use crate::contracts;
use crate::contracts::access::{authorize, relations_of};
use crate::contracts::model::Side;
use crate::db::{self, Tx};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::ContractId;
use crate::pay::PayUnit;
use crate::policy::Step;
use crate::site;
use crate::web::page::Unfiltered;
use crate::web::{Error, List, Paged, Paging, Path, Result};

/// Lists the timesheets that the caller has to approve, and those that they haven't sent in, oldest first, at most 50 of
/// each.
#[utoipa::path(get, path = "/api/timesheets", operation_id = "timesheets_waiting", tag = "timesheets", responses(
    (status = 200, body = List<TimesheetCard>)))]
pub async fn waiting(State(app): State<App>, me: Me) -> Result<axum::Json<List<TimesheetCard>>> {
    let items = app
        .db
        .read(move |tx| {
            let mut sheets = Vec::new();
            for employer in rights::employers(tx, me.id, |rights| rights.hire)? {
                sheets.extend(store::to_approve(tx, employer)?.into_iter().map(|sheet| (sheet, Side::Employer)));
            }
            sheets.sort_by_key(|(sheet, _)| sheet.id);
            sheets.truncate(50);
            sheets.extend(store::to_send(tx, me.id)?.into_iter().map(|sheet| (sheet, Side::Worker)));
            sheets.into_iter().map(|(sheet, side)| card(tx, sheet, side)).collect::<db::Result<Vec<_>>>()
        })
        .await?;
    Ok(axum::Json(List { items, next_cursor: None, prev_cursor: None }))
}

fn card(tx: &mut Tx, sheet: Timesheet, own_side: Side) -> db::Result<TimesheetCard> {
    let contract = contracts::store::get(tx, sheet.contract_id)?;
    let is_over = week::end(&site::store::zone(tx)?, &sheet.week) <= tx.now();
    let exceptions = if own_side == Side::Employer { view::exceptions(tx, &contract, &sheet)? } else { Vec::new() };
    Ok(TimesheetCard {
        exceptions,
        over_seconds: view::over(tx, &contract, &sheet)?,
        can: view::allowed(&sheet, own_side),
        hourly: contract.terms.rate_unit == PayUnit::Hour,
        sheet,
        title: contract.job_title,
        other: match own_side {
            Side::Worker => contract.employer.name,
            Side::Employer => contract.worker.name,
        },
        currency: contract.currency,
        own_side,
        is_over,
    })
}

/// Lists a contract's timesheets, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/timesheets", operation_id = "timesheets_list", tag = "timesheets", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = List<Timesheet>)))]
pub async fn list(
    State(app): State<App>,
    step: Step<ContractId>,
    Paged { page, .. }: Paged<Unfiltered, String>,
) -> Result<axum::Json<List<Timesheet>>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            Ok::<_, Error>(store::list(tx, contract.id, &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns the timesheet of the week that a day is in; empty if nothing was worked.
#[utoipa::path(get, path = "/api/contracts/{id}/timesheets/{week}", operation_id = "timesheets_get", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), responses(
    (status = 200, body = TimesheetView)))]
pub async fn get(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
) -> Result<axum::Json<TimesheetView>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let (side, _) = relations_of(tx, &contract, step.me.id)?;
            let first = first_day(tx, &contract, &day)?;
            Ok::<_, Error>(view::sheet(tx, &contract, &first, side)?)
        })
        .await?;
    Ok(axum::Json(found))
}
