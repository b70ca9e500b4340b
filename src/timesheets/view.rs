//! Timesheets as the API shows them.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Action, State, TimeEntry, Timer, Timesheet};
use super::rules::{self, Figures, HOUR_SECONDS};
use super::store::{self, entries, figures, timers};
use super::{usual, week};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{ContractId, TimesheetId};
use crate::{site, string_enum};

/// The timesheet of a week with everything in it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimesheetView {
    /// The timesheet.
    pub sheet: Timesheet,
    /// Hours worked, in the order of the work, at most 200.
    pub entries: Vec<TimeEntry>,
    /// The rules for counting them, in sentences.
    pub rules: Vec<String>,
    /// Days on which a break was due and wasn't long enough, YYYY-MM-DD.
    pub days_without_break: Vec<String>,
    /// Maximum hours a week that both sides agreed on; null without one.
    pub weekly_hours: Option<i64>,
    /// Time beyond that, in seconds. It counts if the employer approves it, and not if only the clock does.
    pub over_seconds: i64,
    /// The worker's timer, if it runs for this contract.
    pub running: Option<Timer>,
    /// Days the employer has to approve it before the clock does.
    pub approve_days: i64,
    /// The current week, by its first day.
    pub this_week: String,
    /// What the caller can do with it now.
    pub can: Vec<Action>,
}

string_enum! {
    /// Something unusual about hours, which someone should look at before approving them.
    #[schema(as = HoursException)]
    Exception {
        /// More than the weekly limit.
        Over = "over",
        /// Times that a timer had recorded were changed.
        Changed = "changed",
        /// Work before the contract's first day.
        BeforeContract = "before_contract",
        /// The device's clock was ahead of the site's.
        ClockAhead = "clock_ahead",
        /// Times were typed in, or taken from the plan, though the worker usually records them with the clock.
        TypedIn = "typed_in",
        /// Some of the hours are in a dispute.
        Disputed = "disputed",
    }
}

/// A timesheet in a list of those that someone has to deal with.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimesheetCard {
    /// The timesheet.
    pub sheet: Timesheet,
    /// The contract's title.
    pub title: String,
    /// Name of the other side.
    pub other: String,
    /// ISO 4217 currency code.
    pub currency: String,
    /// The side that the caller may act for.
    pub own_side: Side,
    /// Whether the contract is paid by the hour.
    pub hourly: bool,
    /// Time over the weekly limit, in seconds.
    pub over_seconds: i64,
    /// What's unusual about the hours that the caller can approve.
    pub exceptions: Vec<Exception>,
    /// Whether the week is over.
    pub is_over: bool,
    /// What the caller can do with it now.
    pub can: Vec<Action>,
}

/// Returns the timesheet of a contract's week as a side sees it.
pub fn sheet(tx: &mut Tx, contract: &Contract, first: &str, side: Option<Side>) -> Result<TimesheetView> {
    let sheet = store::of_week(tx, contract.id, first)?.unwrap_or_else(|| empty(contract.id, first));
    complete(tx, contract, sheet, side)
}

fn complete(tx: &mut Tx, contract: &Contract, mut sheet: Timesheet, side: Option<Side>) -> Result<TimesheetView> {
    let (rules, _) = store::rules_of(tx, sheet.id)?;
    let counted = sheet.id.map(|id| figures::of_sheet(tx, id)).transpose()?;
    // An approved one has its sums from when it was approved.
    if let Some(counted) = counted.as_ref().filter(|_| sheet.state != State::Approved) {
        sheet.figures = counted.sums();
    }
    let over_seconds = counted.as_ref().map_or(0, |counted| counted.over_seconds);
    let list = counted.map_or_else(Vec::new, |counted| without_disputed(counted.entries));
    let list = list.into_iter().map(|entry| entries::complete(tx, entry)).collect::<Result<Vec<_>>>()?;
    let work: Vec<_> = list.iter().filter(|entry| entry.dispute_id.is_none()).map(entries::work_of).collect();
    let zone = site::store::zone(tx)?;
    let starts = site::time_rules::find(tx)?.week_starts;
    Ok(TimesheetView {
        can: side.map_or_else(Vec::new, |side| allowed(&sheet, side)),
        entries: list,
        rules: rules::sentences(&rules),
        days_without_break: rules::days_without_break(&work, &rules),
        weekly_hours: contract.terms.weekly_hours,
        over_seconds,
        running: timers::of_contract(tx, contract.id)?,
        approve_days: site::store::approve_days(tx, contract.terms.is_remote())?,
        this_week: week::of_instant(&zone, tx.now(), starts),
        sheet,
    })
}

/// Returns a timesheet's entries in the order of the work, with what each counts for: nothing for what is or was in dispute.
/// Photos and comments are left out.
pub fn counted_entries(tx: &mut Tx, sheet: TimesheetId) -> Result<Vec<TimeEntry>> {
    Ok(without_disputed(figures::of_sheet(tx, sheet)?.entries))
}

fn without_disputed(mut list: Vec<TimeEntry>) -> Vec<TimeEntry> {
    for entry in list.iter_mut().filter(|entry| entry.dispute_id.is_some()) {
        entry.figures = Figures::default();
    }
    list
}

/// Returns what a side can do with a timesheet.
#[must_use]
pub fn allowed(sheet: &Timesheet, side: Side) -> Vec<Action> {
    Action::ALL.iter().copied().filter(|action| sheet.allows(side, *action)).collect()
}

/// Returns what's unusual about hours that were sent in.
pub fn exceptions(tx: &mut Tx, contract: &Contract, sheet: &Timesheet) -> Result<Vec<Exception>> {
    let entries =
        sheet.id.map_or_else(|| Ok(Vec::new()), |id| figures::of_sheet(tx, id).map(|counted| counted.entries))?;
    let is_typed_in = usual::has_unusual(tx, contract, &entries)?;
    let any = |is: fn(&TimeEntry) -> bool| entries.iter().any(is);
    let mut found = Vec::new();
    let mut note = |exception, is_so: bool| {
        if is_so {
            found.push(exception);
        }
    };
    note(Exception::Over, over(tx, contract, sheet)? > 0);
    note(Exception::Changed, any(|entry| entry.recorded_started_at.is_some()));
    note(Exception::BeforeContract, any(|entry| entry.before_contract));
    note(Exception::ClockAhead, any(|entry| entry.clock_ahead > 0));
    note(Exception::TypedIn, is_typed_in);
    note(Exception::Disputed, any(|entry| entry.dispute_id.is_some()));
    Ok(found)
}

/// Returns the time over the weekly limit, in seconds.
pub fn over(tx: &mut Tx, contract: &Contract, sheet: &Timesheet) -> Result<i64> {
    match (cap_of(contract), sheet.id) {
        (Some(_), Some(id)) => Ok(figures::of_sheet(tx, id)?.over_seconds),
        _ => Ok(0),
    }
}

/// Returns the weekly limit, in seconds.
#[must_use]
pub fn cap_of(contract: &Contract) -> Option<i64> {
    contract.terms.weekly_hours.map(|hours| hours * HOUR_SECONDS)
}

fn empty(contract_id: ContractId, first: &str) -> Timesheet {
    Timesheet {
        id: None,
        contract_id,
        week: first.to_owned(),
        last_day: week::last_day(first),
        state: State::Open,
        version: 0,
        figures: Figures::default(),
        submit_note: String::new(),
        return_note: String::new(),
        submitted_at: None,
        approved_at: None,
        approved_by_clock: false,
        approve_at: None,
    }
}
