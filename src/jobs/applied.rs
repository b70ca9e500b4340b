//! Which jobs each person has applied to, so that jobs can show it. Written by the applications feature.

use crate::db::{Result, Tx, value};
use crate::ids::{ApplicationId, JobId, UserId};
use crate::{args, statements};

statements! {
    FIND = "SELECT application_id FROM applied_jobs WHERE user_id = $1 AND job_id = $2";
    RECORD = "INSERT INTO applied_jobs (user_id, job_id, application_id) VALUES ($1, $2, $3)
            ON CONFLICT (user_id, job_id) DO UPDATE SET application_id = excluded.application_id";
    REMOVE = "DELETE FROM applied_jobs WHERE user_id = $1 AND job_id = $2";
}

/// Returns the person's application to a job; a withdrawn one doesn't count.
pub fn find(tx: &mut Tx, user: UserId, job: JobId) -> Result<Option<ApplicationId>> {
    tx.find(FIND, args![user, job], value)
}

/// Records that the person applied to the job.
pub fn record(tx: &mut Tx, user: UserId, job: JobId, application: ApplicationId) -> Result<()> {
    tx.run(RECORD, args![user, job, application]).map(drop)
}

/// Removes the record when the person withdraws.
pub fn remove(tx: &mut Tx, user: UserId, job: JobId) -> Result<()> {
    tx.run(REMOVE, args![user, job]).map(drop)
}
