//! Starting and stopping a timer, for the timer's own routes and for shifts.

use super::add::{self, New};
use super::checks::{Times, check_free, check_open, check_texts};
use super::entries;
use super::model::{TimeEntry, Timer};
use super::proof::Proof;
use super::store::entries::of_device;
use super::store::timers;
use crate::clock;
use crate::contracts;
use crate::contracts::notify::changed;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::ids::UserId;
use crate::site;
use crate::web::{Error, Result, Validator};

/// Starts the timer of a contract's worker, or changes the memo of the one that runs. The caller has checked the texts.
///
/// # Errors
/// 409 if another timer runs, this one was stopped, other hours overlap, or the contract isn't in force; 422 for the time.
pub fn begin(tx: &mut Tx, contract: &Contract, client_id: &str, started_at: i64, memo: &str) -> Result<Timer> {
    let user = contract.worker.id;
    check_open(contract, started_at)?;
    let span = Times::starting(started_at);
    let mut checks = Validator::default();
    span.check(&mut checks, tx.now());
    checks.finish()?;
    if of_device(tx, user, client_id)?.is_some() {
        return Err(Error::conflict("timer_stopped", "This timer was already stopped."));
    }
    match timers::find(tx, user)? {
        Some(running) if running.client_id == client_id => timers::set_memo(tx, user, memo)?,
        Some(running) => return Err(already_running(tx, &running)?),
        None => {
            check_free(tx, user, (started_at, i64::MAX), None)?;
            let skew = span.skew(tx.now());
            timers::start(tx, contract, client_id, started_at, memo, skew)?;
        }
    }
    changed(tx, contract)?;
    timers::find(tx, user)?.ok_or_else(Error::internal)
}

/// Stops a timer, and returns its entry, and whether that is new. `memo` stays as it was if it's `None`.
///
/// # Errors
/// 409 `no_timer`, 422 for the time, the memo or the proof.
pub fn end(
    tx: &mut Tx,
    user: UserId,
    client_id: &str,
    ended_at: i64,
    memo: Option<&str>,
    proof: &Proof,
) -> Result<(bool, TimeEntry)> {
    if let Some(id) = of_device(tx, user, client_id)? {
        return Ok((false, entries::seen(tx, id)?));
    }
    let running = own(tx, user, client_id)?;
    let contract = contracts::store::get(tx, running.contract_id)?;
    let memo = memo.unwrap_or(&running.memo);
    let times = Times { started_at: running.started_at, ended_at };
    let mut checks = Validator::default();
    check_texts(&mut checks, client_id, memo);
    times.check(&mut checks, tx.now());
    checks.finish()?;
    timers::delete(tx, user)?;
    let id = add::add(tx, user, &contract, &New { client_id, times, memo, manual: false, proof })?;
    Ok((true, entries::seen(tx, id)?))
}

/// Returns a person's running timer if it has this id.
///
/// # Errors
/// 409 `no_timer`.
pub fn own(tx: &mut Tx, user: UserId, client_id: &str) -> Result<Timer> {
    let timer = timers::find(tx, user)?.filter(|timer| timer.client_id == client_id);
    timer.ok_or_else(|| Error::conflict("no_timer", "This timer isn’t running."))
}

fn already_running(tx: &mut Tx, running: &Timer) -> Result<Error> {
    let since = clock::format_moment(&site::store::zone(tx)?, running.started_at);
    let detail = format!("Another timer is running: “{}”, since {since}.", running.title);
    Ok(Error::conflict("timer_running", detail))
}
