//! Facts about attendance in the database.

use super::{Attendance, CONTEST_TIME, Counts, Fact};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ContractId, ShiftId, UserId};
use crate::shifts::model::Shift;
use crate::{args, statements};

statements! {
    NOTE = "INSERT INTO attendance (shift_id, worker_id, starts_at, fact, noted_at) SELECT id, worker_id, starts_at, $2, $3 FROM shifts WHERE id = $1
            ON CONFLICT (shift_id) DO UPDATE SET fact = excluded.fact, noted_at = excluded.noted_at, contest = NULL, answered_at = NULL";
    CONTEST = "UPDATE attendance SET contest = $2 WHERE shift_id = $1";
    ANSWER = "UPDATE attendance SET fact = $2, answered_at = $3 WHERE shift_id = $1";
    // Only the newest 500: older ones hardly change the figures.
    COUNTS = "SELECT CAST(COALESCE(SUM(CASE WHEN a.fact = 'came' THEN 1 ELSE 0 END), 0) AS BIGINT), CAST(COALESCE(SUM(CASE WHEN a.fact = 'late' THEN 1 ELSE 0 END), 0) AS BIGINT),
                CAST(COALESCE(SUM(CASE WHEN a.fact = 'missed' THEN 1 ELSE 0 END), 0) AS BIGINT)
              FROM (SELECT * FROM attendance WHERE worker_id = $1 AND starts_at > $2 ORDER BY starts_at DESC LIMIT 500) AS a WHERE a.contest IS NULL OR a.answered_at IS NOT NULL";
    MISSED = "SELECT CAST(COUNT(*) AS BIGINT) FROM attendance WHERE worker_id = $1 AND starts_at > $2 AND fact = 'missed' AND (contest IS NULL OR answered_at IS NOT NULL)";
    LAST_CAME = "SELECT starts_at FROM attendance WHERE worker_id = $1 AND starts_at <= $2 AND fact IN ('came', 'late') ORDER BY starts_at DESC LIMIT 1";
    UNSETTLED = "SELECT s.id FROM attendance a JOIN shifts s ON s.id = a.shift_id WHERE s.contract_id = $1 AND a.fact IN ('missed', 'replaced')
                   AND (a.noted_at > $2 AND a.contest IS NULL OR a.contest IS NOT NULL AND a.answered_at IS NULL) ORDER BY s.starts_at LIMIT 50";
    CONTESTED = "SELECT s.id FROM attendance a JOIN shifts s ON s.id = a.shift_id WHERE s.contract_id = $1 AND a.contest IS NOT NULL AND a.answered_at IS NULL
                 ORDER BY s.starts_at, s.id LIMIT 20";
}

/// Stores a fact in place of what was noted before.
pub fn note(tx: &mut Tx, shift: ShiftId, fact: Fact) -> Result<()> {
    tx.run(NOTE, args![shift, fact.as_str(), tx.now()]).map(drop)
}

/// Stores why the worker contests a fact.
pub fn contest(tx: &mut Tx, shift: ShiftId, text: &str) -> Result<()> {
    tx.run(CONTEST, args![shift, text.trim()]).map(drop)
}

/// Stores the employer's answer: the fact that counts from now on.
pub fn answer(tx: &mut Tx, shift: ShiftId, fact: Fact) -> Result<()> {
    tx.run(ANSWER, args![shift, fact.as_str(), tx.now()]).map(drop)
}

/// Counts what a worker's shifts since a time came to.
pub fn counts(tx: &mut Tx, worker: UserId, since: i64) -> Result<Counts> {
    let read = |row: &mut Row| Ok(Counts { came: row.take()?, late: row.take()?, missed: row.take()? });
    tx.one(COUNTS, args![worker, since], read)
}

/// Counts the shifts since a time that a worker missed. Rapid hire asks for everyone who's available, so it's a short query.
pub fn missed(tx: &mut Tx, worker: UserId, since: i64) -> Result<i64> {
    tx.one(MISSED, args![worker, since], value)
}

/// Returns when the last shift began to which a worker came.
pub fn last_came(tx: &mut Tx, worker: UserId) -> Result<Option<i64>> {
    tx.find(LAST_CAME, args![worker, tx.now()], value)
}

/// Returns a contract's shifts whose facts can still be contested, or wait for the employer's answer; at most 50.
pub fn unsettled(tx: &mut Tx, contract: ContractId) -> Result<Vec<ShiftId>> {
    tx.all(UNSETTLED, args![contract, tx.now() - CONTEST_TIME], value)
}

/// Returns a contract's shifts whose facts are contested and wait for the employer's answer, the earliest first; at most 20.
pub fn contested(tx: &mut Tx, contract: ContractId) -> Result<Vec<ShiftId>> {
    tx.all(CONTESTED, args![contract], value)
}

/// Reads the five columns of a fact, which are NULL if there is none.
pub fn from_row(row: &mut Row) -> Result<Option<Attendance>> {
    let (fact, contest, answered_at, noted_at): (Option<Fact>, _, Option<i64>, Option<i64>) =
        (row.take()?, row.take()?, row.take()?, row.take()?);
    let Some((fact, noted_at)) = fact.zip(noted_at) else { return Ok(None) };
    Ok(Some(Attendance { fact, contest, is_answered: answered_at.is_some(), noted_at }))
}

/// Whether hours that arrive late could show that the worker came to a shift after all.
#[must_use]
pub fn is_open_to_proof(shift: &Shift) -> bool {
    shift.attendance.as_ref().is_some_and(|attendance| matches!(attendance.fact, Fact::Missed | Fact::Replaced))
}
