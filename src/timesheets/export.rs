//! A week's timesheet as a table, a printable PDF and a calendar file.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::access::first_day;
use super::model::{State as SheetState, TimeEntry};
use super::notify::{duration, week_words};
use super::view::{self, TimesheetView};
use super::week;
use crate::app::App;
use crate::clock::zones::{self, ZoneOffset};
use crate::clock::{self, SECOND};
use crate::contracts::access::authorize;
use crate::contracts::view::Contract;
use crate::ids::ContractId;
use crate::money::format::{format_amount, format_plain};
use crate::pdf::{Cell, Document};
use crate::policy::Step;
use crate::site::print::{Stationery, respond};
use crate::text::calendar::{self, escape};
use crate::text::spreadsheet::{self, Cell as TableCell};
use crate::web::turns::Asker;
use crate::web::{Error, Path, Result};

/// A timesheet and what the site adds to a file of it.
struct Export {
    contract: Contract,
    view: TimesheetView,
    stationery: Stationery,
}

impl Export {
    async fn read(app: &App, step: Step<ContractId>, day: String) -> Result<Self> {
        app.db
            .read(move |tx| {
                let contract = authorize(tx, &step)?;
                let first = first_day(tx, &contract, &day)?;
                let view = view::sheet(tx, &contract, &first, None)?;
                Ok::<_, Error>(Self { contract, view, stationery: Stationery::read(tx)? })
            })
            .await
    }

    fn name(&self) -> String {
        format!("hours-{}-{}", self.contract.id, self.view.sheet.week)
    }

    fn response(&self, kind: &'static str, ending: &str, body: impl IntoResponse) -> Response {
        let name = format!("{}.{ending}", self.name());
        let headers = [
            (header::CONTENT_TYPE, kind.to_owned()),
            (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        (headers, body).into_response()
    }
}

/// Columns of a table of hours.
pub const COLUMNS: [&str; 12] = [
    "date",
    "start",
    "end",
    "contract",
    "memo",
    "recorded",
    "hours",
    "counted",
    "overtime",
    "counted seconds",
    "pay",
    "currency",
];

/// Returns an entry as a row of a table. Start and end are local times with their offset from UTC; the hours are `h:mm:ss`,
/// which spreadsheets add up to the second.
#[must_use]
pub fn row(entry: &TimeEntry, title: &str, currency: &str, zone: &str) -> Vec<TableCell> {
    let figures = &entry.figures;
    let hours = |seconds: i64| TableCell::Value(clock_hours(seconds));
    vec![
        TableCell::Value(entry.day.clone()),
        TableCell::Value(clock::format_minute_with_offset(zone, entry.started_at)),
        TableCell::Value(clock::format_minute_with_offset(zone, entry.ended_at)),
        title.to_owned().into(),
        entry.memo.clone().into(),
        if entry.manual { "by hand" } else { "timer" }.to_owned().into(),
        hours(figures.seconds),
        hours(figures.counted_seconds),
        hours(figures.overtime_seconds),
        TableCell::Value(figures.counted_seconds.to_string()),
        TableCell::Value(entry.rate.map(|_| format_plain(figures.amount, currency)).unwrap_or_default()),
        currency.to_owned().into(),
    ]
}

/// Returns a length of time as `h:mm:ss`.
#[must_use]
pub fn clock_hours(seconds: i64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// Returns a week's hours as CSV, one row per entry.
#[utoipa::path(get, path = "/api/contracts/{id}/timesheets/{week}/csv", operation_id = "timesheets_csv", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/csv")))]
pub async fn csv(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
) -> Result<Response> {
    let export = Export::read(&app, step, day).await?;
    let Contract { job_title, currency, .. } = &export.contract;
    let rows = export.view.entries.iter().map(|entry| row(entry, job_title, currency, &export.stationery.zone));
    let table = spreadsheet::csv(&COLUMNS, rows).ok_or_else(Error::internal)?;
    Ok(export.response("text/csv; charset=utf-8", "csv", table))
}

/// Returns a week's hours as a calendar file.
#[utoipa::path(get, path = "/api/contracts/{id}/timesheets/{week}/calendar.ics", operation_id = "timesheets_calendar", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), responses(
    (status = 200, content_type = "text/calendar")))]
pub async fn calendar(
    State(app): State<App>,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
) -> Result<Response> {
    let export = Export::read(&app, step, day).await?;
    let origin = app.origin.as_str();
    let host = origin.rsplit_once("//").map_or(origin, |(_, host)| host);
    let mut lines = Vec::new();
    for entry in &export.view.entries {
        lines.extend([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:hours-{}@{}", entry.id, escape(host)),
            format!("DTSTAMP:{}", clock::format_basic_utc(export.stationery.now)),
            format!("DTSTART:{}", clock::format_basic_utc(entry.started_at)),
            format!("DTEND:{}", clock::format_basic_utc(entry.ended_at)),
            format!("SUMMARY:{}", escape(&export.contract.job_title)),
            format!("DESCRIPTION:{}", escape(&entry.memo)),
            "END:VEVENT".to_owned(),
        ]);
    }
    Ok(export.response("text/calendar; charset=utf-8", "ics", calendar::file("Hours", &lines)))
}

/// Returns a week's hours as a PDF.
#[utoipa::path(get, path = "/api/contracts/{id}/timesheets/{week}/pdf", operation_id = "timesheets_pdf", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), responses(
    (status = 200, content_type = "application/pdf")))]
pub async fn pdf(
    State(app): State<App>,
    asker: Asker,
    step: Step<ContractId>,
    Path((_, day)): Path<(ContractId, String)>,
) -> Result<Response> {
    let export = Export::read(&app, step, day).await?;
    respond(asker, export.name(), true, move || print(&export)).await
}

fn print(export: &Export) -> Option<Vec<u8>> {
    let Export { contract, view, stationery } = export;
    let sheet = &view.sheet;
    let year = sheet.last_day.get(..4).unwrap_or_default();
    let title = format!("Hours, {}, {year}", week_words(sheet));
    let mut page = stationery.begin(&title, &format!("Contract {}", contract.id))?;
    page.note(&format!("Timesheet of contract {}", contract.id));
    page.heading(&title);
    page.row("Work", &contract.job_title);
    page.row("Employer", &contract.employer.name);
    page.row("Worker", &contract.worker.name);
    page.row("State", &state(export));
    page.rule();
    lines(&mut page, export);
    page.subheading("Total");
    let hours = &sheet.figures;
    page.row("Time worked", &duration(hours.seconds));
    if hours.counted_seconds != hours.seconds {
        page.row("Counted time", &duration(hours.counted_seconds));
    }
    if hours.overtime_seconds > 0 {
        page.row("Overtime in it", &duration(hours.overtime_seconds));
    }
    if view.entries.iter().any(|entry| entry.rate.is_some()) {
        page.row("Pay", &format_amount(hours.amount, &contract.currency));
    }
    if view.over_seconds > 0 {
        page.row("Over the weekly limit", &duration(view.over_seconds));
    }
    page.subheading("How hours count");
    page.paragraph(&view.rules.iter().map(|rule| format!("- {rule}")).collect::<Vec<_>>().join("\n"));
    page.note(&format!(
        "Times are in the {} time zone.{}",
        stationery.zone,
        clock_changes(&stationery.zone, &sheet.week)
    ));
    Some(page.finish())
}

/// Says on which days of a week clocks change, so that times and hours add up for readers; empty if they don't.
fn clock_changes(zone: &str, week: &str) -> String {
    let start = clock::start_of_day(zone, week).unwrap_or_default();
    let offsets = zones::offsets(zone, start, week::end(zone, week));
    let changes = offsets.windows(2).filter(|pair| pair[0].seconds != pair[1].seconds);
    let sentence = |pair: &[ZoneOffset]| {
        let day = clock::format_weekday(&clock::date_in(zone, pair[1].from)).unwrap_or_default();
        let (start, end) = clock::day_bounds(zone, pair[1].from);
        format!(" On {day}, clocks change: that day has {}.", duration((end - start) / SECOND))
    };
    changes.map(sentence).collect()
}

fn state(Export { view, stationery, .. }: &Export) -> String {
    let sheet = &view.sheet;
    let on = |at: Option<i64>| at.map(|at| stationery.day(at)).unwrap_or_default();
    match sheet.state {
        SheetState::Open => "Not sent in yet.".to_owned(),
        SheetState::Returned => "The employer asked for changes.".to_owned(),
        SheetState::Submitted => format!("Sent in on {}, not answered yet.", on(sheet.submitted_at)),
        SheetState::Approved if sheet.approved_by_clock => {
            format!("Approved on {}, because it wasn’t answered in time.", on(sheet.approved_at))
        }
        SheetState::Approved => format!("Approved by the employer on {}.", on(sheet.approved_at)),
    }
}

/// Left edge and width of the columns, in points, and whether they are numbers.
const CELLS: [(f32, f32, bool); 5] =
    [(0.0, 75.0, false), (80.0, 115.0, false), (200.0, 150.0, false), (355.0, 65.0, true), (425.0, 58.0, true)];

fn lines(page: &mut Document, Export { contract, view, stationery }: &Export) {
    let zone = &stationery.zone;
    let cells = |texts: [String; 5]| -> Vec<Cell> {
        let place = |((x, width, is_right), text)| Cell { x, width, is_right, text };
        CELLS.into_iter().zip(texts).map(place).collect()
    };
    page.cells(&cells(["Day", "From – to", "Work", "Time", "Pay"].map(str::to_owned)), true);
    for entry in &view.entries {
        let times = format!(
            "{} – {}{}",
            clock::format_time(zone, entry.started_at),
            clock::format_time(zone, entry.ended_at),
            if entry.manual { ", by hand" } else { "" }
        );
        let pay = entry.rate.map(|_| format_amount(entry.figures.amount, &contract.currency)).unwrap_or_default();
        let day = clock::format_weekday(&entry.day).unwrap_or_default();
        page.cells(&cells([day, times, entry.memo.clone(), duration(entry.figures.counted_seconds), pay]), false);
    }
    if view.entries.is_empty() {
        page.note("No hours in this week.");
    }
}

#[cfg(test)]
mod tests {
    use super::clock_hours;

    #[test]
    fn hours_tell_seconds_apart() {
        assert_eq!([0, 1, 3_599, 90_000].map(clock_hours), ["0:00:00", "0:00:01", "0:59:59", "25:00:00"]);
    }
}
