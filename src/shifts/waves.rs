//! Asking people to take a shift, a few at a time: those with the fewest hours in that week first, so that extra work is
//! shared fairly. The first one to confirm gets it.

use super::model::{Shift, State};
use super::notify::{self, News, Open};
use super::store;
use crate::clock::{self, HOUR, MINUTE};
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{self, Tx, value};
use crate::ids::{ContractId, EmployerId, ShiftId, UserId};
use crate::timesheets::week;
use crate::{args, not_stuck, site, statements};

/// How many people are asked at once.
const WAVE: usize = 3;
/// How long a wave waits for an answer before the next one is asked, in milliseconds: an eighth of the time that's left,
/// within these bounds.
const WAVE_TIME: std::ops::RangeInclusive<i64> = 5 * MINUTE..=4 * HOUR;

statements! {
    START = "INSERT INTO shift_waves (shift_id, next_at, asked_by) VALUES ($1, $2, $3) ON CONFLICT (shift_id) DO UPDATE SET next_at = excluded.next_at, asked_by = excluded.asked_by";
    SET_NEXT = "UPDATE shift_waves SET next_at = $2 WHERE shift_id = $1";
    STOP = "DELETE FROM shift_waves WHERE shift_id = $1";
    DUE = concat!("SELECT w.shift_id FROM shift_waves w WHERE w.next_at <= $1", not_stuck!("shifts", "w.shift_id"), " ORDER BY w.next_at LIMIT 50");
    ASKED_BY = "SELECT asked_by FROM shift_waves WHERE shift_id = $1";
    ALREADY_ASKED = "SELECT worker_id FROM shifts WHERE replaces_id = $1 LIMIT 200";
    // No shift is longer than a day, and one counts in the week in which it begins.
    PLANNED_TIME = "SELECT COALESCE(SUM(ends_at - starts_at), 0) FROM shifts WHERE worker_id = $1 AND starts_at >= $2 AND starts_at < $3 AND employer_id = $4 AND state IN ('proposed', 'confirmed', 'working', 'done')";
}

/// Someone who could take a shift.
pub struct Candidate {
    /// Their newest contract with the employer.
    pub contract: ContractId,
    /// Who.
    pub worker: UserId,
    /// Their planned time for the employer in that week, in milliseconds.
    planned: i64,
}

/// Returns everyone with an active contract who has no other shift at that time, those with the fewest hours first.
pub fn candidates(tx: &mut Tx, employer: EmployerId, times: (i64, i64)) -> db::Result<Vec<Candidate>> {
    let within = week_of(tx, times.0)?;
    let mut free: Vec<Candidate> = Vec::new();
    for (contract, worker) in store::active_contracts(tx, employer)? {
        if !free.iter().any(|one| one.worker == worker) && !store::is_busy(tx, worker, times, None)? {
            let planned = tx.one(PLANNED_TIME, args![worker, within.0, within.1, employer], value)?;
            free.push(Candidate { contract, worker, planned });
        }
    }
    // Those who have worked here longest come first among equals.
    free.sort_by_key(|one| (one.planned, one.contract));
    Ok(free)
}

/// Returns who hasn't been asked yet to take over a shift.
pub fn left_to_ask(tx: &mut Tx, shift: &Shift, contract: &Contract) -> db::Result<Vec<Candidate>> {
    let asked = tx.all(ALREADY_ASKED, args![shift.id], value::<UserId>)?;
    let mut free = candidates(tx, contract.employer.id, (shift.starts_at, shift.ends_at))?;
    free.retain(|one| one.worker != contract.worker.id && !asked.contains(&one.worker));
    Ok(free)
}

/// Asks the first people to take a shift; the clock asks the others. Returns how many were asked.
pub fn start(tx: &mut Tx, shift: &Shift, contract: &Contract, by: UserId) -> db::Result<usize> {
    let asked = ask_some(tx, shift, contract, by)?;
    if asked > 0 {
        watch(tx, shift, by)?;
    }
    Ok(asked)
}

/// Makes the clock ask others if this shift isn't confirmed soon.
pub fn watch(tx: &mut Tx, shift: &Shift, by: UserId) -> db::Result<()> {
    let next_at = next_at(shift, tx.now());
    tx.run(START, args![shift.id, next_at, by]).map(drop)
}

/// Asks nobody else.
pub fn stop(tx: &mut Tx, shift: ShiftId) -> db::Result<()> {
    tx.run(STOP, args![shift]).map(drop)
}

/// Someone said no: once nobody is left who could still say yes, the clock asks the next ones right away.
pub fn declined(tx: &mut Tx, shift: &Shift) -> db::Result<()> {
    let gap = shift.replaces_id.unwrap_or(shift.id);
    if store::others_asked(tx, gap, shift.id)?.is_empty() {
        let now = tx.now();
        tx.run(SET_NEXT, args![gap, now])?;
    }
    Ok(())
}

/// Returns shifts for which the next people have to be asked, at most 50.
pub fn due(tx: &mut Tx) -> db::Result<Vec<ShiftId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Asks the next people, or tells the employer that nobody is left.
pub fn advance(tx: &mut Tx, id: ShiftId) -> db::Result<()> {
    let shift = store::get(tx, id)?;
    let is_missing = matches!(shift.state, State::Proposed | State::Declined | State::NoShow)
        || (shift.state == State::Confirmed && shift.is_late);
    let Some(by) = tx.find(ASKED_BY, args![id], value::<UserId>)? else { return Ok(()) };
    if !is_missing || tx.now() >= shift.ends_at {
        return stop(tx, id);
    }
    let contract = contracts::store::get(tx, shift.contract_id)?;
    let is_waiting = shift.asked > 0 || shift.state == State::Proposed;
    if ask_some(tx, &shift, &contract, by)? > 0 || is_waiting {
        let next_at = next_at(&shift, tx.now());
        return tx.run(SET_NEXT, args![id, next_at]).map(drop);
    }
    stop(tx, id)?;
    notify::remind(tx, &contract, &shift, Open::Untaken, "Nobody can take the shift")
}

fn next_at(shift: &Shift, now: i64) -> i64 {
    now + ((shift.starts_at - now) / 8).clamp(*WAVE_TIME.start(), *WAVE_TIME.end())
}

fn ask_some(tx: &mut Tx, shift: &Shift, contract: &Contract, by: UserId) -> db::Result<usize> {
    let next = left_to_ask(tx, shift, contract)?;
    let asked = next.len().min(WAVE);
    next.into_iter().take(WAVE).try_for_each(|one| ask(tx, shift, one.contract, by))?;
    Ok(asked)
}

fn ask(tx: &mut Tx, shift: &Shift, contract: ContractId, by: UserId) -> db::Result<()> {
    let contract = contracts::store::get(tx, contract)?;
    let words = (shift.place.as_str(), shift.note.as_str());
    let id = store::insert(tx, &contract, (shift.starts_at, shift.ends_at), words, Some(shift.id), by)?;
    store::update_contract(tx, contract.id)?;
    let asked = store::get(tx, id)?;
    notify::acted(tx, &contract, &asked, News::Asked, (Side::Employer, by))
}

/// Returns when the week begins and ends in which an instant is, in milliseconds since the epoch.
fn week_of(tx: &mut Tx, at: i64) -> db::Result<(i64, i64)> {
    let zone = site::store::zone(tx)?;
    let first = week::of_instant(&zone, at, site::time_rules::find(tx)?.week_starts);
    Ok((clock::start_of_day(&zone, &first).unwrap_or(at), week::end(&zone, &first)))
}
