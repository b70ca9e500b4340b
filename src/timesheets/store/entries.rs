//! Entries of hours worked in the database.

use super::super::model::{MAX_LENGTH, TimeEntry, TimePlace};
use super::super::rules::{Figures, Work};
use super::{comments, photos};
use crate::clock::{SECOND, date_in};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ContractId, DisputeId, EmployerId, TimeEntryId, TimesheetId, UserId};
use crate::site;
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT e.id, e.timesheet_id, e.contract_id, t.week, e.started_at, e.ended_at, e.memo, e.manual, e.recorded_started_at, e.recorded_ended_at,
               e.clock_skew, e.rate, e.before_contract, e.place, e.dispute_id, e.billed_seconds, e.billed_overtime, e.billed_amount FROM time_entries e JOIN timesheets t ON t.id = e.timesheet_id ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO time_entries (timesheet_id, contract_id, user_id, client_id, started_at, ended_at, memo, manual, recorded_started_at, recorded_ended_at, clock_skew, rate, before_contract, place, created_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING id";
    FIND = columns!("WHERE e.id = $1");
    OF_DEVICE = "SELECT id FROM time_entries WHERE user_id = $1 AND client_id = $2";
    OF_SHEET = columns!("WHERE e.timesheet_id = $1 ORDER BY e.started_at LIMIT 200");
    SHEET_OF = "SELECT timesheet_id FROM time_entries WHERE id = $1";
    BETWEEN = columns!("WHERE e.user_id = $1 AND e.started_at >= $2 AND e.started_at < $3 ORDER BY e.started_at LIMIT $4");
    // Hours that are billed, or in a timesheet that is.
    SETTLED = columns!("WHERE e.user_id = $1 AND t.employer_id = $2 AND e.started_at >= $3 AND e.started_at < $4
                          AND (e.billed_seconds IS NOT NULL OR (t.state = 'approved' AND e.dispute_id IS NULL)) ORDER BY e.started_at LIMIT 2000");
    // No entry is longer than a day, so only those that began within a day before can reach into the time.
    OVERLAP = "SELECT started_at, ended_at FROM time_entries WHERE user_id = $1 AND started_at > $2 AND started_at < $3 AND ended_at > $4 AND id <> $5 ORDER BY started_at LIMIT 1";
    CHANGE = "UPDATE time_entries SET timesheet_id = $2, started_at = $3, ended_at = $4, memo = $5, manual = $6, recorded_started_at = $7, recorded_ended_at = $8, rate = $9, before_contract = $10, place = $11 WHERE id = $1";
    RECORDED = "SELECT client_id, started_at, ended_at FROM time_entries WHERE user_id = $1 AND started_at > $2 AND started_at < $3 AND ended_at > $4 AND contract_id = $5 AND manual = 0 ORDER BY started_at LIMIT 20";
    HAS_RECORDED = "SELECT EXISTS (SELECT 1 FROM time_entries e JOIN timesheets t ON t.id = e.timesheet_id WHERE e.user_id = $1 AND t.employer_id = $2
                      AND e.started_at >= $3 AND e.started_at < $4 AND (e.manual = 0 OR e.recorded_started_at IS NOT NULL))";
    RECORDED_ONE = "SELECT contract_id, client_id, started_at, ended_at FROM time_entries WHERE id = $1 AND manual = 0";
    SET_DISPUTE = "UPDATE time_entries SET dispute_id = $2 WHERE id = $1";
    MOVE = "UPDATE time_entries SET timesheet_id = $2 WHERE id = $1";
    DELETE = "DELETE FROM time_entries WHERE id = $1";
}

/// What an entry says.
#[derive(Clone, Debug)]
pub struct Content {
    /// When the work began, in milliseconds since the epoch.
    pub started_at: i64,
    /// When it ended, in milliseconds since the epoch.
    pub ended_at: i64,
    /// What was done.
    pub memo: String,
    /// Whether the times were typed in.
    pub manual: bool,
    /// When the timer was started and stopped, if the times differ from that.
    pub recorded: Option<(i64, i64)>,
    /// Minor units per hour.
    pub rate: Option<i64>,
    /// Whether it was before the contract's first day.
    pub before_contract: bool,
    /// Where the worker was.
    pub place: Option<TimePlace>,
}

/// Whose entry it is, and where it goes.
#[derive(Clone, Copy, Debug)]
pub struct Owner<'a> {
    /// The timesheet.
    pub sheet: TimesheetId,
    /// The contract.
    pub contract: ContractId,
    /// The worker.
    pub user: UserId,
    /// The entry's id on the device.
    pub client_id: &'a str,
    /// How far the device's clock was ahead, in milliseconds.
    pub clock_skew: i64,
}

/// Inserts an entry.
pub fn insert(tx: &mut Tx, owner: Owner<'_>, content: &Content) -> Result<TimeEntryId> {
    let Owner { sheet, contract, user, client_id, clock_skew } = owner;
    let (from, to) = content.recorded.unzip();
    let place = place_json(content.place.as_ref())?;
    let ids = args![sheet, contract, user, client_id, content.started_at, content.ended_at, content.memo.trim()];
    let before = i64::from(content.before_contract);
    let rest = args![i64::from(content.manual), from, to, clock_skew, content.rate, before, &place, tx.now()];
    tx.insert(INSERT, &[ids.as_slice(), rest].concat())
}

/// Replaces what an entry says, and moves it to a timesheet.
pub fn change(tx: &mut Tx, id: TimeEntryId, sheet: TimesheetId, content: &Content) -> Result<()> {
    let (from, to) = content.recorded.unzip();
    let place = place_json(content.place.as_ref())?;
    let times = args![id, sheet, content.started_at, content.ended_at, content.memo.trim(), i64::from(content.manual)];
    tx.run(
        CHANGE,
        &[times.as_slice(), args![from, to, content.rate, i64::from(content.before_contract), &place]].concat(),
    )
    .map(drop)
}

fn place_json(place: Option<&TimePlace>) -> Result<Option<String>> {
    place.map(|place| serde_json::to_string(place).map_err(|e| Error::Invalid(e.to_string()))).transpose()
}

/// Puts hours into a dispute, where they don't count in their timesheet, or takes them out again.
pub fn set_dispute(tx: &mut Tx, id: TimeEntryId, dispute: Option<DisputeId>) -> Result<()> {
    tx.run(SET_DISPUTE, args![id, dispute]).map(drop)
}

/// Moves an entry to another timesheet.
pub fn move_to(tx: &mut Tx, id: TimeEntryId, sheet: TimesheetId) -> Result<()> {
    tx.run(MOVE, args![id, sheet]).map(drop)
}

/// Deletes an entry with its comments and photos.
pub fn delete(tx: &mut Tx, id: TimeEntryId) -> Result<()> {
    comments::delete_of(tx, id)?;
    photos::delete_of(tx, id)?;
    tx.run(DELETE, args![id]).map(drop)
}

/// Finds an entry; what it counts for is there only if it's billed.
pub fn find(tx: &mut Tx, id: TimeEntryId) -> Result<Option<TimeEntry>> {
    let zone = site::store::zone(tx)?;
    let Some(entry) = tx.find(FIND, args![id], |row| from_row(row, &zone))? else { return Ok(None) };
    Ok(Some(complete(tx, entry)?))
}

/// Finds the entry that a device already sent.
pub fn of_device(tx: &mut Tx, user: UserId, client_id: &str) -> Result<Option<TimeEntryId>> {
    tx.find(OF_DEVICE, args![user, client_id], value)
}

/// Returns the timesheet that an entry is in.
pub fn sheet_of(tx: &mut Tx, id: TimeEntryId) -> Result<TimesheetId> {
    tx.one(SHEET_OF, args![id], value)
}

/// Returns a timesheet's entries in the order of the work, without photos and comments; what they count for is there only
/// if they're billed.
pub fn of_sheet(tx: &mut Tx, sheet: TimesheetId) -> Result<Vec<TimeEntry>> {
    let zone = site::store::zone(tx)?;
    tx.all(OF_SHEET, args![sheet], |row| from_row(row, &zone))
}

/// Returns a worker's entries that began in a range of time, without photos and comments, at most `limit`.
pub fn between(tx: &mut Tx, user: UserId, from: i64, to: i64, limit: i64) -> Result<Vec<TimeEntry>> {
    let zone = site::store::zone(tx)?;
    tx.all(BETWEEN, args![user, from, to, limit], |row| from_row(row, &zone))
}

/// The id that a device or a shift gave hours, and when they began and ended, in milliseconds since the epoch.
pub type Recorded = (String, i64, i64);

fn recorded_row(row: &mut Row) -> Result<Recorded> {
    Ok((row.take()?, row.take()?, row.take()?))
}

/// Returns hours of a contract that a timer recorded and that reach into a range of time, the earliest first, at most 20.
pub fn recorded(tx: &mut Tx, contract: &Contract, (from, to): (i64, i64)) -> Result<Vec<Recorded>> {
    tx.all(RECORDED, args![contract.worker.id, from - MAX_LENGTH, to, from, contract.id], recorded_row)
}

/// Returns the contract of hours and the hours, if a timer recorded them.
pub fn recorded_one(tx: &mut Tx, id: TimeEntryId) -> Result<Option<(ContractId, Recorded)>> {
    tx.find(RECORDED_ONE, args![id], |row| Ok((row.take()?, recorded_row(row)?)))
}

/// Whether a timer recorded hours of a contract's worker for its employer, in any contract, that began in a range of time.
pub fn has_recorded(tx: &mut Tx, contract: &Contract, (from, to): (i64, i64)) -> Result<bool> {
    tx.one(HAS_RECORDED, args![contract.worker.id, contract.employer.id, from, to], value)
}

/// Returns a person's hours at an employer that began in a range of time and are billed, or in a timesheet that is, with
/// their timesheets.
pub fn settled_between(
    tx: &mut Tx,
    (worker, employer): (UserId, EmployerId),
    (from, to): (i64, i64),
) -> Result<Vec<(TimeEntry, TimesheetId)>> {
    let zone = site::store::zone(tx)?;
    tx.all(SETTLED, args![worker, employer, from, to], |row| with_sheet(row, &zone))
}

/// Returns an entry's work.
#[must_use]
pub fn work_of(entry: &TimeEntry) -> Work {
    let TimeEntry { started_at, ended_at, ref day, rate, .. } = *entry;
    Work { started_at, ended_at, day: day.clone(), rate, is_disputed: entry.dispute_id.is_some() }
}

/// Returns when other work of the person began and ended that reaches into a range of time, leaving out one entry.
pub fn overlap(
    tx: &mut Tx,
    user: UserId,
    (from, to): (i64, i64),
    except: Option<TimeEntryId>,
) -> Result<Option<(i64, i64)>> {
    let except = except.map_or(0, |id| id.0);
    let args = args![user, from - MAX_LENGTH, to, from, except];
    tx.find(OVERLAP, args, |row| Ok((row.take()?, row.take()?)))
}

/// Adds an entry's photos and comments.
pub fn complete(tx: &mut Tx, mut entry: TimeEntry) -> Result<TimeEntry> {
    entry.photos = photos::list(tx, entry.id)?;
    entry.comments = comments::list(tx, entry.id)?;
    Ok(entry)
}

fn from_row(row: &mut Row, zone: &str) -> Result<TimeEntry> {
    Ok(with_sheet(row, zone)?.0)
}

fn with_sheet(row: &mut Row, zone: &str) -> Result<(TimeEntry, TimesheetId)> {
    let (id, sheet, contract_id, week) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (started_at, ended_at): (i64, i64) = (row.take()?, row.take()?);
    let (memo, manual) = (row.take()?, row.take::<i64>()? != 0);
    let (recorded_started_at, recorded_ended_at) = (row.take()?, row.take()?);
    let (clock_ahead, rate) = (row.take()?, row.take()?);
    let (before_contract, place): (i64, Option<String>) = (row.take()?, row.take()?);
    let parse = |json: String| serde_json::from_str(&json).map_err(|e| Error::Invalid(e.to_string()));
    let dispute_id = row.take()?;
    let billed: (Option<i64>, Option<i64>, Option<i64>) = (row.take()?, row.take()?, row.take()?);
    let figures = Figures {
        seconds: (ended_at - started_at) / SECOND,
        counted_seconds: billed.0.unwrap_or_default(),
        overtime_seconds: billed.1.unwrap_or_default(),
        amount: billed.2.unwrap_or_default(),
    };
    let entry = TimeEntry {
        id,
        contract_id,
        week,
        day: date_in(zone, started_at),
        started_at,
        ended_at,
        memo,
        manual,
        recorded_started_at,
        recorded_ended_at,
        clock_ahead,
        before_contract: before_contract != 0,
        rate,
        figures,
        is_billed: billed.0.is_some(),
        place: place.map(parse).transpose()?,
        dispute_id,
        photos: Vec::new(),
        comments: Vec::new(),
    };
    Ok((entry, sheet))
}
