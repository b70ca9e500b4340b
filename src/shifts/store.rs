//! Shifts in the database.

use super::attendance::store::{contested, from_row as attendance};
use super::model::{EARLY, MAX_AHEAD, REMIND_BEFORE, Shift, State, confirm_by};
use crate::contracts;
use crate::contracts::model::{Due, Side};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ContractId, EmployerId, ShiftId, UserId};
use crate::{args, not_stuck, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT s.id, s.contract_id, c.title, e.name, u.name, s.starts_at, s.ends_at, s.place, s.note, s.state, s.replaces_id, s.confirm_by,
               s.arrived_at, s.left_at, s.by_code, s.is_late,
               (SELECT CAST(COUNT(*) AS BIGINT) FROM shifts o WHERE o.replaces_id = s.id AND o.state = 'proposed'),
               s.confirmed_at, a.fact, a.contest, a.answered_at, a.noted_at
             FROM shifts s JOIN contracts c ON c.id = s.contract_id JOIN employers e ON e.id = s.employer_id JOIN users u ON u.id = s.worker_id
               LEFT JOIN attendance a ON a.shift_id = s.id ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE s.id = $1");
    OF_CONTRACT = columns!("WHERE s.contract_id = $1 AND s.starts_at >= $2 ORDER BY s.starts_at LIMIT 100");
    // A shift that began yesterday belongs to today while it lasts, and while someone is still at work.
    OF_WORKER = columns!("WHERE s.worker_id = $1 AND s.starts_at >= $2 AND s.starts_at < $3 AND (s.ends_at > $4 OR s.state = 'working') ORDER BY s.starts_at LIMIT 200");
    ACCEPTED = columns!("WHERE s.worker_id = $1 AND s.starts_at >= $2 AND s.starts_at < $3 AND s.state IN ('confirmed', 'working', 'done', 'no_show') ORDER BY s.starts_at, s.id LIMIT 200");
    OF_EMPLOYER = columns!("WHERE s.employer_id = $1 AND s.starts_at >= $2 AND s.starts_at < $3 AND (s.ends_at > $4 OR s.state = 'working') ORDER BY s.starts_at LIMIT 200");
    OF_EMPLOYER_WEEK = columns!("WHERE s.employer_id = $1 AND s.starts_at >= $2 AND s.starts_at < $3 ORDER BY s.starts_at, s.id LIMIT 400");
    COUNT_AHEAD = "SELECT CAST(COUNT(*) AS BIGINT) FROM shifts WHERE contract_id = $1 AND starts_at > $2";
    INSERT = "INSERT INTO shifts (contract_id, employer_id, worker_id, starts_at, ends_at, place, note, state, replaces_id, confirm_by, created_by, created_at, due_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, 'proposed', $8, $9, $10, $11, $9) RETURNING id";
    SET_STATE = "UPDATE shifts SET state = $2, due_at = $3 WHERE id = $1";
    CONFIRM = "UPDATE shifts SET state = 'confirmed', confirmed_at = $2, due_at = $3 WHERE id = $1";
    ARRIVE = "UPDATE shifts SET state = 'working', arrived_at = $2, by_code = $3, is_late = $4, due_at = $5 WHERE id = $1";
    LEAVE = "UPDATE shifts SET state = 'done', left_at = $2, due_at = NULL WHERE id = $1";
    SET_LATE = "UPDATE shifts SET is_late = 1 WHERE id = $1";
    SET_DUE = "UPDATE shifts SET due_at = $2 WHERE id = $1";
    DUE = concat!("SELECT id FROM shifts WHERE due_at <= $1", not_stuck!("shifts", "shifts.id"), " ORDER BY due_at LIMIT 50");
    OTHERS_ASKED = "SELECT id FROM shifts WHERE replaces_id = $1 AND state = 'proposed' AND id <> $2 LIMIT 50";
    HAS_STAND_IN = "SELECT EXISTS (SELECT 1 FROM shifts WHERE replaces_id = $1 AND confirmed_at IS NOT NULL)";
    // No shift is longer than a day, so only those that began within a day before can reach into the time.
    IS_BUSY = "SELECT EXISTS (SELECT 1 FROM shifts WHERE worker_id = $1 AND starts_at > $2 AND starts_at < $3 AND ends_at > $4 AND state IN ('proposed', 'confirmed', 'working') AND id <> $5)";
    OPEN_OF_CONTRACT = "SELECT id FROM shifts WHERE contract_id = $1 AND starts_at >= $2 AND state IN ('proposed', 'confirmed') ORDER BY starts_at LIMIT 200";
    ATTENDED = columns!("WHERE s.contract_id = $1 AND a.fact IS NOT NULL ORDER BY s.starts_at DESC LIMIT 100");
    AROUND = columns!("WHERE s.contract_id = $1 AND s.starts_at > $2 AND s.starts_at < $3 AND s.ends_at > $4 AND s.confirmed_at IS NOT NULL ORDER BY s.starts_at LIMIT 20");
    HAS_PROPOSED = "SELECT EXISTS (SELECT 1 FROM shifts WHERE contract_id = $1 AND starts_at >= $2 AND state = 'proposed')";
    IS_REMINDED = "SELECT EXISTS (SELECT 1 FROM shifts WHERE contract_id = $1 AND starts_at < $2 AND confirm_by = $3 AND ends_at > $4 AND state = 'proposed')";
    WRONG = "SELECT wrong_codes, wrong_since FROM shifts WHERE id = $1";
    SET_WRONG = "UPDATE shifts SET wrong_codes = $2, wrong_since = $3 WHERE id = $1";
    ACTIVE_CONTRACTS = "SELECT c.id, c.worker_id FROM contracts c WHERE c.employer_id = $1 AND c.state = 'active' AND c.id < $2 ORDER BY c.id DESC LIMIT 200";
}

/// Finds a shift; what depends on the caller is left empty.
pub fn find(tx: &mut Tx, id: ShiftId) -> Result<Option<Shift>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns a shift that must exist.
pub fn get(tx: &mut Tx, id: ShiftId) -> Result<Shift> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("shift {id} does not exist")))
}

/// Returns a contract's shifts that begin from a time on, the earliest first, at most 100.
pub fn of_contract(tx: &mut Tx, contract: ContractId, from: i64) -> Result<Vec<Shift>> {
    tx.all(OF_CONTRACT, args![contract, from], from_row)
}

/// Returns a worker's shifts that reach into a range of time or still go on in it, the earliest first, at most 200.
pub fn of_worker(tx: &mut Tx, worker: UserId, (from, to): (i64, i64)) -> Result<Vec<Shift>> {
    tx.all(OF_WORKER, args![worker, from - crate::clock::DAY, to, from], from_row)
}

/// Returns a worker's shifts that begin in a range of time and to which they said yes, the earliest first, at most 200.
pub fn accepted(tx: &mut Tx, worker: UserId, (from, to): (i64, i64)) -> Result<Vec<Shift>> {
    tx.all(ACCEPTED, args![worker, from, to], from_row)
}

/// Returns an employer's shifts that reach into a range of time or still go on in it, the earliest first, at most 200.
pub fn of_employer(tx: &mut Tx, employer: EmployerId, (from, to): (i64, i64)) -> Result<Vec<Shift>> {
    tx.all(OF_EMPLOYER, args![employer, from - crate::clock::DAY, to, from], from_row)
}

/// Returns an employer's shifts that begin in a range of time, the earliest first, at most 400.
pub fn of_employer_week(tx: &mut Tx, employer: EmployerId, (from, to): (i64, i64)) -> Result<Vec<Shift>> {
    tx.all(OF_EMPLOYER_WEEK, args![employer, from, to], from_row)
}

/// Whether a contract has as many shifts ahead as it can have.
pub fn is_full(tx: &mut Tx, contract: ContractId) -> Result<bool> {
    let now = tx.now();
    Ok(tx.one(COUNT_AHEAD, args![contract, now], value::<i64>)? >= MAX_AHEAD)
}

/// Inserts a shift for the worker of a contract to answer. `words` are its place and its note.
pub fn insert(
    tx: &mut Tx,
    contract: &Contract,
    (starts_at, ends_at): (i64, i64),
    words: (&str, &str),
    replaces: Option<ShiftId>,
    by: UserId,
) -> Result<ShiftId> {
    let now = tx.now();
    let parties = args![contract.id, contract.employer.id, contract.worker.id, starts_at, ends_at];
    let rest = args![words.0.trim(), words.1.trim(), replaces, confirm_by(starts_at, now), by, now];
    tx.insert(INSERT, &[parties.as_slice(), rest].concat())
}

/// Sets the state, and when the clock looks at it again.
pub fn set_state(tx: &mut Tx, id: ShiftId, state: State, due_at: Option<i64>) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str(), due_at]).map(drop)
}

/// Stores that the worker will come. They are reminded before it begins.
pub fn confirm(tx: &mut Tx, shift: &Shift) -> Result<()> {
    let now = tx.now();
    let remind_at = (shift.starts_at - REMIND_BEFORE).max(now);
    tx.run(CONFIRM, args![shift.id, now, remind_at]).map(drop)
}

/// Stores that the worker came, and when the clock looks whether they left.
pub fn arrive(tx: &mut Tx, id: ShiftId, at: i64, (by_code, is_late): (bool, bool), due_at: i64) -> Result<()> {
    tx.run(ARRIVE, args![id, at, i64::from(by_code), i64::from(is_late), due_at]).map(drop)
}

/// Stores that the worker left.
pub fn leave(tx: &mut Tx, id: ShiftId, at: i64) -> Result<()> {
    tx.run(LEAVE, args![id, at]).map(drop)
}

/// Stores that both were told that nobody came in time.
pub fn set_late(tx: &mut Tx, id: ShiftId) -> Result<()> {
    tx.run(SET_LATE, args![id]).map(drop)
}

/// Sets when the clock looks at a shift again.
pub fn set_due(tx: &mut Tx, id: ShiftId, at: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

/// Returns shifts that the clock has to look at, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<ShiftId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Returns the shifts of others who were asked to take over the same one and haven't answered.
pub fn others_asked(tx: &mut Tx, replaces: ShiftId, except: ShiftId) -> Result<Vec<ShiftId>> {
    tx.all(OTHERS_ASKED, args![replaces, except], value)
}

/// Whether someone else said that they take over a shift.
pub fn has_stand_in(tx: &mut Tx, id: ShiftId) -> Result<bool> {
    tx.one(HAS_STAND_IN, args![id], value)
}

/// Whether a worker has another shift in a range of time that they didn't decline.
pub fn is_busy(tx: &mut Tx, worker: UserId, (from, to): (i64, i64), except: Option<ShiftId>) -> Result<bool> {
    let except = except.map_or(0, |id| id.0);
    tx.one(IS_BUSY, args![worker, from - crate::clock::DAY, to, from, except], value)
}

/// Returns a contract's shifts that haven't begun and weren't declined.
pub fn open_of(tx: &mut Tx, contract: ContractId) -> Result<Vec<ShiftId>> {
    tx.all(OPEN_OF_CONTRACT, args![contract, tx.now()], value)
}

/// Whether an earlier shift with the same time to confirm isn't answered either. One reminder is enough for both.
pub fn is_reminded(tx: &mut Tx, shift: &Shift) -> Result<bool> {
    tx.one(IS_REMINDED, args![shift.contract_id, shift.starts_at, shift.confirm_by, tx.now()], value)
}

/// Returns a contract's shifts of which it's known whether the worker came, the newest first, at most 100.
pub fn attended(tx: &mut Tx, contract: ContractId) -> Result<Vec<Shift>> {
    tx.all(ATTENDED, args![contract], from_row)
}

/// Returns a contract's confirmed shifts for which someone may have come in a range of time, at most 20.
pub fn around(tx: &mut Tx, contract: ContractId, (from, to): (i64, i64)) -> Result<Vec<Shift>> {
    tx.all(AROUND, args![contract, from - crate::clock::DAY, to + EARLY, from], from_row)
}

/// Returns how many wrong codes were entered for a shift, and since when.
pub fn wrong_codes(tx: &mut Tx, id: ShiftId) -> Result<(i64, i64)> {
    tx.one(WRONG, args![id], |row| Ok((row.take()?, row.take()?)))
}

/// Stores how many wrong codes were entered, and since when.
pub fn set_wrong_codes(tx: &mut Tx, id: ShiftId, count: i64, since: i64) -> Result<()> {
    tx.run(SET_WRONG, args![id, count, since]).map(drop)
}

/// Returns an employer's active contracts with their workers, the newest first, at most 200.
pub fn active_contracts(tx: &mut Tx, employer: EmployerId) -> Result<Vec<(ContractId, UserId)>> {
    tx.all(ACTIVE_CONTRACTS, args![employer, i64::MAX], |row| Ok((row.take()?, row.take()?)))
}

/// Stores with the contract whether a shift waits for the worker's answer, and contested attendance for the employer's.
pub fn update_contract(tx: &mut Tx, contract: ContractId) -> Result<()> {
    let waits = tx.one(HAS_PROPOSED, args![contract, tx.now()], value::<bool>)?;
    contracts::store::open::set(tx, contract, (Side::Worker, Due::Shift), waits, |tx, id| {
        Ok(find(tx, ShiftId(id))?.is_some_and(|shift| shift.state == State::Proposed && shift.starts_at >= tx.now()))
    })?;
    let waits = !contested(tx, contract)?.is_empty();
    contracts::store::open::set(tx, contract, (Side::Employer, Due::Attendance), waits, |tx, id| {
        let attendance = find(tx, ShiftId(id))?.and_then(|shift| shift.attendance);
        Ok(attendance.is_some_and(|attendance| attendance.waits(Side::Employer)))
    })?;
    contracts::store::set_waits(tx, contract)
}

fn from_row(row: &mut Row) -> Result<Shift> {
    let (id, contract_id, title) = (row.take()?, row.take()?, row.take()?);
    let (employer, worker) = (row.take()?, row.take()?);
    let (starts_at, ends_at, place, note) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (state, replaces_id, confirm_by) = (row.take()?, row.take()?, row.take()?);
    let (arrived_at, left_at) = (row.take()?, row.take()?);
    Ok(Shift {
        id,
        contract_id,
        title,
        employer,
        worker,
        starts_at,
        ends_at,
        place,
        address: String::new(),
        note,
        contact: None,
        state,
        replaces_id,
        confirm_by,
        arrived_at,
        left_at,
        by_code: row.take::<i64>()? != 0,
        is_late: row.take::<i64>()? != 0,
        asked: row.take()?,
        can_add_as_planned: false,
        confirmed_at: row.take()?,
        attendance: attendance(row)?,
        own_side: None,
        can: Vec::new(),
    })
}
