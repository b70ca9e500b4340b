//! Putting the jobs of closed accounts on hold and taking them off, with a word to their applicants.

use super::notify;
use crate::db::{Result, Tx};
use crate::jobs::closed_accounts;
use crate::tasks::{self, Task};

/// Jobs in one write: few, because other writes wait for it, and all applicants of each job are notified.
const BATCH: i64 = 20;

/// Does the first batch after an account was closed or reopened; a task does the rest.
pub fn start(tx: &mut Tx) -> Result<()> {
    if tick(tx)? {
        tasks::store::enqueue(tx, Task::ClosedAccounts, tx.now())?;
    }
    Ok(())
}

/// Does one batch; returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let paused = closed_accounts::pause_unmanaged(tx, BATCH)?;
    if !paused.is_empty() {
        paused.iter().try_for_each(|job| notify::job_on_hold(tx, job))?;
        return Ok(true);
    }
    let resumed = closed_accounts::resume_managed(tx, BATCH)?;
    resumed.iter().try_for_each(|job| notify::job_off_hold(tx, job))?;
    Ok(!resumed.is_empty())
}
