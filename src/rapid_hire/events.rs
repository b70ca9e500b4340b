//! What a rapid hire does when its job changes.

use super::{advance, store};
use crate::db::{Result, Tx};
use crate::ids::JobId;

/// Moves the hire of a job on, because the job was paid for, filled, closed or taken down.
pub fn job_changed(tx: &mut Tx, job: JobId) -> Result<()> {
    store::of_job(tx, job)?.map_or(Ok(()), |hire| advance::advance(tx, hire))
}
