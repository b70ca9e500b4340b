//! A worker's own year: what they worked and earned, by contract and by month.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{State as SheetState, TimeEntry, Timesheet};
use super::store::entries;
use super::{export, store, view};
use crate::app::App;
use crate::clock;
use crate::contracts;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::{ContractId, UserId};
use crate::site;
use crate::text::spreadsheet::{self, Cell};
use crate::web::{Error, Path, Result};

/// Maximum number of entries in one export; nobody works that often in a year.
const MAX_ENTRIES: i64 = 5_000;

/// Sums of hours.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct YearSums {
    /// Time worked, in seconds.
    seconds: i64,
    /// Time that was approved, in seconds.
    approved_seconds: i64,
    /// Pay for approved hours, in minor units.
    amount: i64,
}

impl YearSums {
    fn add(&mut self, sheet: &Timesheet) {
        self.seconds += sheet.figures.seconds;
        if sheet.state == SheetState::Approved {
            self.approved_seconds += sheet.figures.counted_seconds;
            self.amount += sheet.figures.amount;
        }
    }
}

/// The hours of one contract in a year.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct YearContract {
    /// The contract.
    contract_id: ContractId,
    /// Its title.
    title: String,
    /// Name of the employer.
    employer: String,
    /// Sums.
    sums: YearSums,
}

/// The hours of one month.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct YearMonth {
    /// The month, YYYY-MM.
    month: String,
    /// Sums.
    sums: YearSums,
}

/// A worker's hours in a year. A week belongs to the year and the month in which it begins.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WorkYear {
    /// The year.
    year: i64,
    /// ISO 4217 currency code.
    currency: String,
    /// Sums of the year.
    sums: YearSums,
    /// By contract, those with the most hours first.
    contracts: Vec<YearContract>,
    /// By month, oldest first; months without hours are left out.
    months: Vec<YearMonth>,
}

/// Returns what the caller worked and earned by the hour in a year.
#[utoipa::path(get, path = "/api/time/{year}", operation_id = "work_year", tag = "timesheets", params(("year" = i64, Path)), responses(
    (status = 200, body = WorkYear), (status = 404)))]
pub async fn get(State(app): State<App>, me: Me, Path(year): Path<i64>) -> Result<axum::Json<WorkYear>> {
    let (first, last) = days_of(year)?;
    let found = app.db.read(move |tx| work_year(tx, me.id, year, &first, &last)).await?;
    Ok(axum::Json(found))
}

fn work_year(tx: &mut Tx, user: UserId, year: i64, first: &str, last: &str) -> db::Result<WorkYear> {
    let mut sums = YearSums::default();
    let mut by_contract: BTreeMap<ContractId, YearSums> = BTreeMap::new();
    let mut by_month: BTreeMap<String, YearSums> = BTreeMap::new();
    for sheet in store::between(tx, user, first, last)? {
        sums.add(&sheet);
        by_contract.entry(sheet.contract_id).or_default().add(&sheet);
        let month = sheet.week.get(..7).unwrap_or_default().to_owned();
        by_month.entry(month).or_default().add(&sheet);
    }
    let mut contracts = Vec::new();
    for (id, sums) in by_contract {
        let contract = contracts::store::get(tx, id)?;
        contracts.push(YearContract {
            contract_id: id,
            title: contract.job_title,
            employer: contract.employer.name,
            sums,
        });
    }
    contracts.sort_by_key(|contract| std::cmp::Reverse(contract.sums.seconds));
    let months = by_month.into_iter().map(|(month, sums)| YearMonth { month, sums }).collect();
    Ok(WorkYear { year, currency: site::store::currency(tx)?, sums, contracts, months })
}

/// Returns the caller's hours in a year as CSV, one row per entry, with those that weren't approved.
#[utoipa::path(get, path = "/api/time/{year}/csv", operation_id = "work_year_csv", tag = "timesheets", params(("year" = i64, Path)), responses(
    (status = 200, body = String, content_type = "text/csv"), (status = 404)))]
pub async fn csv(State(app): State<App>, me: Me, Path(year): Path<i64>) -> Result<Response> {
    let (first, last) = days_of(year)?;
    let table = app.db.search(move |tx| Ok::<_, Error>(rows(tx, me.id, &first, &last)?)).await?;
    let table = spreadsheet::csv(&export::COLUMNS, table).ok_or_else(Error::internal)?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"hours-{year}.csv\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, table).into_response())
}

fn rows(tx: &mut Tx, user: UserId, first: &str, last: &str) -> db::Result<Vec<Vec<Cell>>> {
    let (zone, currency) = (site::store::zone(tx)?, site::store::currency(tx)?);
    let from = clock::start_of_day(&zone, first).unwrap_or_default();
    let to = clock::end_of_day(&zone, last).unwrap_or_default();
    let mut titles: BTreeMap<ContractId, String> = BTreeMap::new();
    let mut table = Vec::new();
    for entry in counted(tx, user, (from, to))? {
        let title = match titles.get(&entry.contract_id) {
            Some(title) => title.clone(),
            None => contracts::store::get(tx, entry.contract_id)?.job_title,
        };
        table.push(export::row(&entry, &title, &currency, &zone));
        titles.insert(entry.contract_id, title);
    }
    Ok(table)
}

/// Returns entries with what each counts for in its timesheet.
fn counted(tx: &mut Tx, user: UserId, (from, to): (i64, i64)) -> db::Result<Vec<TimeEntry>> {
    let mut list = entries::between(tx, user, from, to, MAX_ENTRIES)?;
    let mut sheets: Vec<_> = list.iter().map(|entry| (entry.contract_id, entry.week.clone())).collect();
    sheets.sort();
    sheets.dedup();
    let mut figures = BTreeMap::new();
    for (contract, week) in sheets {
        if let Some(sheet) = store::of_week(tx, contract, &week)?.and_then(|sheet| sheet.id) {
            figures.extend(view::counted_entries(tx, sheet)?.into_iter().map(|entry| (entry.id, entry.figures)));
        }
    }
    for entry in &mut list {
        entry.figures = figures.get(&entry.id).copied().unwrap_or_default();
    }
    Ok(list)
}

fn days_of(year: i64) -> Result<(String, String)> {
    if !(2_000..=9_998).contains(&year) {
        return Err(Error::not_found());
    }
    Ok((format!("{year}-01-01"), format!("{year}-12-31")))
}
