//! Handlers that take a timesheet from one state to the next, comments on its lines, and what the clock does.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access::{Own, act};
use super::model::{Action, MAX_COMMENTS, State, Timesheet};
use super::notify::{self, News};
use super::pay::PayLine;
use super::send::send;
use super::store::{self, comments, entries, figures};
use super::view::{self, TimesheetView};
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::approval::Note;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::events::Event;
use crate::ids::{ContractId, TimeEntryId, TimesheetId, UserId};
use crate::money::format::format_amount;
use crate::payments::issue::{self, Work};
use crate::payments::model::About;
use crate::payments::view::Line;
use crate::policy::Step;
use crate::stuck::{self, Tick};
use crate::web::{Error, Path, Result, Validator};

const MAX_COMMENT_CHARS: usize = 1_000;

/// Sends a week's hours in. If the employer says nothing, the clock approves them after the days that the operator set.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/submit", operation_id = "timesheets_submit", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), request_body = Note, responses(
    (status = 200, body = TimesheetView), (status = 409, description = "wrong_state, changed")))]
pub async fn submit(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    Path((_, week)): Path<(ContractId, String)>,
    write: Write<Note>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, &week, (Action::Submit, body.version), |tx, own| {
                body.check(None)?;
                send(tx, own, &body.note)
            })
        })
        .await
}

/// Approves a week's hours, with those over the weekly limit.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/approve", operation_id = "timesheets_approve", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), request_body = Note, responses(
    (status = 200, body = TimesheetView), (status = 409, description = "wrong_state, changed")))]
pub async fn approve(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    Path((_, week)): Path<(ContractId, String)>,
    write: Write<Note>,
) -> Result<Response> {
    write.ok(&app, move |tx, body| act(tx, &step, &week, (Action::Approve, body.version), approve_sheet)).await
}

/// Approves hours for the employer.
///
/// # Errors
/// The database's.
pub fn approve_sheet(tx: &mut Tx, own: &Own) -> Result<News> {
    let sheet = id_of(&own.sheet)?;
    approve_now(tx, &own.contract, sheet, Some(own.user))?;
    tx.emit(Event::HoursApproved { sheet })?;
    Ok(News::Approved)
}

/// Asks for changes of hours that were sent in; for the worker, takes them back.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/return", operation_id = "timesheets_return", tag = "timesheets", params(("id" = i64, Path), ("week" = String, Path)), request_body = Note, responses(
    (status = 200, body = TimesheetView), (status = 409, description = "wrong_state, changed")))]
pub async fn send_back(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    Path((_, week)): Path<(ContractId, String)>,
    write: Write<Note>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, &week, (Action::Return, body.version), |tx, own| {
                let (state, news) = match own.side {
                    Side::Worker => (State::Open, News::TakenBack),
                    Side::Employer => {
                        body.check(Some("Say what should change."))?;
                        (State::Returned, News::Returned)
                    }
                };
                let note = if own.side == Side::Worker { "" } else { &body.note };
                store::reopen(tx, id_of(&own.sheet)?, state, note)?;
                Ok(news)
            })
        })
        .await
}

/// A comment on a line.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewTimeComment)]
pub struct NewComment {
    /// The text.
    #[schema(min_length = 1, max_length = 1000)]
    text: String,
}

/// Comments on a line of a timesheet, or asks a question about it.
#[utoipa::path(post, path = "/api/contracts/{id}/timesheets/{week}/lines/{entryId}/comments", operation_id = "timesheets_comment", tag = "timesheets",
    params(("id" = i64, Path), ("week" = String, Path), ("entryId" = i64, Path)), request_body = NewComment, responses(
    (status = 200, body = TimesheetView), (status = 409, description = "wrong_state, too_many_comments")))]
pub async fn comment(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    Path((_, week, entry)): Path<(ContractId, String, TimeEntryId)>,
    write: Write<NewComment>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            act(tx, &step, &week, (Action::Comment, None), |tx, own| {
                let sheet = id_of(&own.sheet)?;
                let is_here = entries::find(tx, entry)?.is_some() && entries::sheet_of(tx, entry)? == sheet;
                if !is_here {
                    return Err(Error::not_found());
                }
                let mut checks = Validator::default();
                checks.text(&body.text, MAX_COMMENT_CHARS, "text", "Write a comment.");
                checks.finish()?;
                if comments::count(tx, entry)? >= MAX_COMMENTS {
                    let detail = "There are 50 comments on this line. Send a message instead.";
                    return Err(Error::conflict("too_many_comments", detail));
                }
                comments::add(tx, entry, (own.side, own.user), &body.text)?;
                Ok(News::Commented(body.text.trim().to_owned()))
            })
        })
        .await
}

fn id_of(sheet: &Timesheet) -> Result<TimesheetId> {
    sheet.id.ok_or_else(Error::internal)
}

/// Makes the clock look at hours that weren't sent in, because the contract has ended.
pub fn contract_ended(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    let now = tx.now();
    store::open_of(tx, contract)?.into_iter().try_for_each(|sheet| store::set_due(tx, sheet, Some(now)))
}

/// Reminds workers to send hours in and employers to approve them, and approves what wasn't answered in time. Returns
/// whether there may be more.
pub fn tick(tx: &mut Tx) -> db::Result<bool> {
    let due = store::due(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Timesheets, *id, |tx| look_at(tx, *id))?;
    }
    Ok(!due.is_empty())
}

fn look_at(tx: &mut Tx, id: TimesheetId) -> db::Result<()> {
    let sheet = store::get(tx, id)?;
    let contract = contracts::store::get(tx, sheet.contract_id)?;
    match (sheet.state, sheet.approve_at) {
        (State::Submitted, Some(at)) if at > tx.now() => {
            store::set_due(tx, id, Some(at))?;
            notify::remind_employer(tx, &contract, &sheet)
        }
        (State::Submitted, _) => approve_by_clock(tx, id, &contract),
        _ => {
            store::set_due(tx, id, None)?;
            if sheet.figures.seconds == 0 {
                return Ok(());
            }
            store::update_contract(tx, contract.id)?;
            contracts::notify::changed(tx, &contract)?;
            notify::remind_worker(tx, &contract, &sheet)
        }
    }
}

/// Approves hours and bills them; `by` is `None` for the clock. Hours in dispute keep their place in the week, and are billed
/// once it's over.
fn approve_now(tx: &mut Tx, contract: &Contract, id: TimesheetId, by: Option<UserId>) -> db::Result<()> {
    let counted = figures::update(tx, id)?;
    let percent = store::rules_of(tx, Some(id))?.0.overtime_percent;
    store::approve(tx, id, by)?;
    let new: Vec<_> = counted.entries.into_iter().filter(|entry| !entry.is_billed).collect();
    figures::bill(tx, contract, id, &new)?;
    let lines = counted.lines.iter().map(|line| bill_line(line, percent, &contract.currency)).collect();
    issue::bill(tx, contract, Work { about: About::Timesheet(id), lines, by }).map(drop)
}

/// Returns a line of the invoice: "Hours, Nov 15 – Nov 21: 40 h × $20.00".
fn bill_line(line: &PayLine, percent: i64, currency: &str) -> Line {
    let (what, times) =
        if line.is_overtime { ("Overtime", format!(" × {percent}%")) } else { ("Hours", String::new()) };
    let (week, time) = (notify::days_words(&line.week), notify::duration(line.seconds));
    let text = format!("{what}, {week}: {time} × {}{times}", format_amount(line.rate, currency));
    Line { text, amount: line.amount }
}

/// Approves hours without an answer. Those over the weekly limit don't count.
fn approve_by_clock(tx: &mut Tx, id: TimesheetId, contract: &Contract) -> db::Result<()> {
    store::set_cap(tx, id, view::cap_of(contract))?;
    approve_now(tx, contract, id, None)?;
    store::update_contract(tx, contract.id)?;
    let sheet = store::get(tx, id)?;
    notify::approved_by_clock(tx, contract, &sheet)
}
