//! Timesheets in the database.

pub mod comments;
pub mod entries;
pub mod figures;
pub mod photos;
pub mod timers;

use super::model::{State, Timesheet};
use super::rules::Figures;
use super::week;
use crate::clock::morning_of;
use crate::contracts;
use crate::contracts::approval;
use crate::contracts::model::{Due, Side};
use crate::contracts::store::open;
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::Parties;
use crate::ids::{ContractId, EmployerId, TimesheetId, UserId};
use crate::site;
use crate::site::time_rules::TimeRules;
use crate::web::{List, Page};
use crate::{args, not_stuck, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, contract_id, week, state, version, seconds, counted_seconds, overtime_seconds, amount, submit_note, return_note,
               submitted_at, approved_at, approved_by, approve_at FROM timesheets ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE id = $1");
    OF_WEEK = columns!("WHERE contract_id = $1 AND week = $2");
    LIST = columns!("WHERE contract_id = $1 AND week < $2 AND entries > 0 ORDER BY week DESC LIMIT $3");
    LIST_BEFORE = columns!("WHERE contract_id = $1 AND week > $2 AND entries > 0 ORDER BY week LIMIT $3");
    TO_APPROVE = columns!("WHERE employer_id = $1 AND state = 'submitted' ORDER BY id LIMIT 50");
    SUBMITTED_OF_CONTRACT = columns!("WHERE contract_id = $1 AND state = 'submitted' AND entries > 0 ORDER BY week LIMIT 20");
    UNSENT_OF_CONTRACT = columns!("WHERE contract_id = $1 AND (state = 'returned' OR (state = 'open' AND due_at IS NULL)) AND entries > 0 ORDER BY week LIMIT 20");
    TO_SEND = columns!("WHERE worker_id = $1 AND state IN ('open', 'returned') AND entries > 0 ORDER BY id LIMIT 50");
    OF_YEAR = columns!("WHERE worker_id = $1 AND week >= $2 AND week <= $3 AND entries > 0 ORDER BY week LIMIT 2000");
    OPEN_WEEK = "SELECT id FROM timesheets WHERE contract_id = $1 AND week = $2 AND state IN ('open', 'returned') AND entries < 200";
    EXISTS = "SELECT EXISTS (SELECT 1 FROM timesheets WHERE contract_id = $1 AND week = $2)";
    INSERT = "INSERT INTO timesheets (contract_id, employer_id, worker_id, week, created_at, due_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    RULES = "SELECT rules, cap_seconds FROM timesheets WHERE id = $1";
    SET_CAP = "UPDATE timesheets SET cap_seconds = $2 WHERE id = $1";
    SUBMIT = "UPDATE timesheets SET state = 'submitted', rules = $2, submit_note = $3, submitted_at = $4, approve_at = $5, due_at = $6, version = version + 1 WHERE id = $1";
    REOPEN = "UPDATE timesheets SET state = $2, rules = NULL, return_note = $3, approve_at = NULL, due_at = NULL, version = version + 1 WHERE id = $1";
    APPROVE = "UPDATE timesheets SET state = 'approved', approved_at = $2, approved_by = $3, approve_at = NULL, due_at = NULL, version = version + 1 WHERE id = $1";
    POSTPONE = "UPDATE timesheets SET approve_at = approve_at + $1, due_at = due_at + $1 WHERE state = 'submitted' AND due_at IS NOT NULL RETURNING worker_id, employer_id";
    SET_DUE = "UPDATE timesheets SET due_at = $2 WHERE id = $1";
    DUE = concat!("SELECT id FROM timesheets WHERE due_at <= $1", not_stuck!("timesheets", "timesheets.id"), " ORDER BY due_at LIMIT 50");
    OPEN_OF_CONTRACT = "SELECT id FROM timesheets WHERE contract_id = $1 AND state = 'open' AND entries > 0 ORDER BY week LIMIT 100";
    WAITING = "SELECT CAST(COALESCE(SUM(CASE WHEN state = 'submitted' THEN 1 ELSE 0 END), 0) AS BIGINT),
                 CAST(COALESCE(SUM(CASE WHEN state = 'returned' OR (state = 'open' AND due_at IS NULL) THEN 1 ELSE 0 END), 0) AS BIGINT)
               FROM timesheets WHERE contract_id = $1 AND state <> 'approved' AND entries > 0";
}

/// Finds a timesheet.
pub fn find(tx: &mut Tx, id: TimesheetId) -> Result<Option<Timesheet>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns a timesheet that must exist.
pub fn get(tx: &mut Tx, id: TimesheetId) -> Result<Timesheet> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("timesheet {id} does not exist")))
}

/// Finds the timesheet of a contract's week.
pub fn of_week(tx: &mut Tx, contract: ContractId, week: &str) -> Result<Option<Timesheet>> {
    tx.find(OF_WEEK, args![contract, week], from_row)
}

/// Returns a page of a contract's timesheets with hours in them, newest first.
pub fn list(tx: &mut Tx, contract: ContractId, page: &Page<String>) -> Result<List<Timesheet>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, "9999-12-31".to_owned());
    let rows = tx.all(sql, args![contract, &from, page.rows()], from_row)?;
    Ok(page.list(rows, |sheet| sheet.week.clone()))
}

/// Returns the timesheets that an employer has to approve, oldest first, at most 50.
pub fn to_approve(tx: &mut Tx, employer: EmployerId) -> Result<Vec<Timesheet>> {
    tx.all(TO_APPROVE, args![employer], from_row)
}

/// Returns a contract's timesheets that wait for a side: to be approved, or to be sent in. The earliest week first, at most 20.
pub fn waiting(tx: &mut Tx, contract: ContractId, side: Side) -> Result<Vec<Timesheet>> {
    let sql = if side == Side::Employer { SUBMITTED_OF_CONTRACT } else { UNSENT_OF_CONTRACT };
    tx.all(sql, args![contract], from_row)
}

/// Returns the timesheets that a worker hasn't sent in, oldest first, at most 50.
pub fn to_send(tx: &mut Tx, worker: UserId) -> Result<Vec<Timesheet>> {
    tx.all(TO_SEND, args![worker], from_row)
}

/// Returns a worker's timesheets of the weeks that begin in a range of days, oldest first, at most 2,000.
pub fn between(tx: &mut Tx, worker: UserId, first: &str, last: &str) -> Result<Vec<Timesheet>> {
    tx.all(OF_YEAR, args![worker, first, last], from_row)
}

/// Returns the timesheet that hours of a week go into: that of the week, or of the first later week that
/// wasn't sent in and isn't full (200 entries).
pub fn open_for(tx: &mut Tx, contract: &Contract, of: &str) -> Result<TimesheetId> {
    let mut first = of.to_owned();
    loop {
        if let Some(id) = tx.find(OPEN_WEEK, args![contract.id, &first], value)? {
            return Ok(id);
        }
        if !tx.one(EXISTS, args![contract.id, &first], value::<bool>)? {
            return insert(tx, contract, &first);
        }
        first = week::next(&first);
    }
}

fn insert(tx: &mut Tx, contract: &Contract, first: &str) -> Result<TimesheetId> {
    let remind_at = morning_of(&site::store::zone(tx)?, &week::next(first)).unwrap_or_default();
    let parties = args![contract.id, contract.employer.id, contract.worker.id, first];
    tx.insert(INSERT, &[parties.as_slice(), args![tx.now(), remind_at]].concat())
}

/// Returns the rules by which a timesheet counts, which are those of the site until it's sent in, and how many seconds
/// count at most.
pub fn rules_of(tx: &mut Tx, id: Option<TimesheetId>) -> Result<(TimeRules, Option<i64>)> {
    let read = |row: &mut Row| Ok((row.take()?, row.take()?));
    let stored: Option<(Option<String>, _)> = id.map(|id| tx.find(RULES, args![id], read)).transpose()?.flatten();
    let (json, cap) = stored.unwrap_or_default();
    let rules = match json {
        Some(json) => serde_json::from_str(&json).map_err(|e| Error::Invalid(e.to_string()))?,
        None => site::time_rules::find(tx)?,
    };
    Ok((rules, cap))
}

/// Sets how many seconds of each week count at most.
pub fn set_cap(tx: &mut Tx, id: TimesheetId, seconds: Option<i64>) -> Result<()> {
    tx.run(SET_CAP, args![id, seconds])?;
    figures::update(tx, id).map(drop)
}

/// Stores that the worker sent it in, with the rules that it counts by. The clock approves it at `approve_at`, after a
/// reminder if there's time for one.
pub fn submit(tx: &mut Tx, id: TimesheetId, note: &str, approve_at: i64) -> Result<()> {
    let now = tx.now();
    let rules = serde_json::to_string(&site::time_rules::find(tx)?).map_err(|e| Error::Invalid(e.to_string()))?;
    let due_at = approval::first_look(approve_at, now);
    tx.run(SUBMIT, args![id, &rules, note.trim(), now, approve_at, due_at])?;
    figures::update(tx, id).map(drop)
}

/// Opens it again, because the employer asked for changes, or the worker took it back.
pub fn reopen(tx: &mut Tx, id: TimesheetId, state: State, note: &str) -> Result<()> {
    tx.run(REOPEN, args![id, state.as_str(), note.trim()])?;
    figures::update(tx, id).map(drop)
}

/// Stores who approved it; `None` for the clock.
pub fn approve(tx: &mut Tx, id: TimesheetId, by: Option<UserId>) -> Result<()> {
    tx.run(APPROVE, args![id, tx.now(), by]).map(drop)
}

/// Moves by so many milliseconds when hours that were sent in count as approved. Returns whose it was.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<Parties>> {
    tx.all(POSTPONE, args![by], Parties::read)
}

/// Sets when the clock looks at a timesheet again.
pub fn set_due(tx: &mut Tx, id: TimesheetId, at: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

/// Returns timesheets that the clock has to look at, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<TimesheetId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Returns a contract's timesheets with hours that weren't sent in, at most 100.
pub fn open_of(tx: &mut Tx, contract: ContractId) -> Result<Vec<TimesheetId>> {
    tx.all(OPEN_OF_CONTRACT, args![contract], value)
}

/// Stores with the contract what is open in its timesheets: one to approve, and one to send in.
pub fn update_contract(tx: &mut Tx, contract: ContractId) -> Result<()> {
    let (submitted, unsent): (i64, i64) = tx.one(WAITING, args![contract], |row| Ok((row.take()?, row.take()?)))?;
    let is_in = |tx: &mut Tx, id: i64, states: &[State]| {
        Ok(find(tx, TimesheetId(id))?.is_some_and(|sheet| states.contains(&sheet.state)))
    };
    let hours = (Side::Employer, Due::Hours);
    open::set(tx, contract, hours, submitted > 0, |tx, id| is_in(tx, id, &[State::Submitted]))?;
    let timesheet = (Side::Worker, Due::Timesheet);
    open::set(tx, contract, timesheet, unsent > 0, |tx, id| is_in(tx, id, &[State::Open, State::Returned]))?;
    contracts::store::set_waits(tx, contract)
}

fn from_row(row: &mut Row) -> Result<Timesheet> {
    let (id, contract_id, first): (_, _, String) = (Some(row.take()?), row.take()?, row.take()?);
    let (state, version) = (row.take()?, row.take()?);
    let (seconds, counted_seconds) = (row.take()?, row.take()?);
    let figures = Figures { seconds, counted_seconds, overtime_seconds: row.take()?, amount: row.take()? };
    let (submit_note, return_note) = (row.take()?, row.take()?);
    let (submitted_at, approved_at): (_, Option<i64>) = (row.take()?, row.take()?);
    let approved_by: Option<UserId> = row.take()?;
    Ok(Timesheet {
        id,
        contract_id,
        last_day: week::last_day(&first),
        week: first,
        state,
        version,
        figures,
        submit_note,
        return_note,
        submitted_at,
        approved_at,
        approved_by_clock: approved_at.is_some() && approved_by.is_none(),
        approve_at: row.take()?,
    })
}
