//! Imports with `jobstead import`, which have no rows here. The audit log says when they began and ended, so that a file that
//! was checked in the browser before doesn't take back what they did.

use super::model::State;
use super::store;
use crate::audit::{self, Action};
use crate::clock::HOUR;
use crate::db::{Result, Tx};
use crate::ids::EmployerId;

const BEGAN: &str = "job_import_began";
const ENDED: &str = "job_import_ended";
const KIND: &str = "employer";
/// How long a command that never said that it ended is waited for, in milliseconds: it may have been killed.
const LONGEST: i64 = HOUR;

/// Records that a command imports a file. Returns false if an import in the browser is in progress; an upload, which a stop of
/// the server may have cut short, isn't one yet.
pub fn begin(tx: &mut Tx, employer: EmployerId, file: &str) -> Result<bool> {
    if let Some(busy) = store::busy(tx)?
        && store::state(tx, busy)? != Some(State::Uploading)
    {
        return Ok(false);
    }
    record(tx, employer, BEGAN, file)?;
    Ok(true)
}

/// Records that a command is done, and what it did.
pub fn end(tx: &mut Tx, employer: EmployerId, outcome: &str) -> Result<()> {
    record(tx, employer, ENDED, outcome)
}

/// Whether a command is importing jobs for the employer.
pub fn is_running(tx: &mut Tx, employer: EmployerId) -> Result<bool> {
    let [began, ended] = times(tx, employer)?;
    Ok(began > ended && tx.now() - began < LONGEST)
}

/// Whether a command imported jobs for the employer after a time.
pub fn ran_since(tx: &mut Tx, employer: EmployerId, time: i64) -> Result<bool> {
    Ok(times(tx, employer)?.into_iter().any(|at| at > time))
}

/// Returns when a command last began and ended, in milliseconds since the epoch; 0 if none did.
fn times(tx: &mut Tx, employer: EmployerId) -> Result<[i64; 2]> {
    let mut last = |name| audit::last(tx, name, (KIND, employer.0)).map(Option::unwrap_or_default);
    Ok([last(BEGAN)?, last(ENDED)?])
}

fn record(tx: &mut Tx, employer: EmployerId, name: &str, reason: &str) -> Result<()> {
    audit::record(tx, &Action { actor: None, name, subject_kind: KIND, subject: employer.0, reason })
}
