//! Which jobs each person has applied to, so that jobs can show it. The applications feature writes it.

use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    APPLIED = "SELECT application_id FROM applied_jobs WHERE user_id = $1 AND job_id = $2";
    SET_APPLIED = "INSERT INTO applied_jobs (user_id, job_id, application_id) VALUES ($1, $2, $3)
            ON CONFLICT (user_id, job_id) DO UPDATE SET application_id = excluded.application_id";
    UNSET_APPLIED = "DELETE FROM applied_jobs WHERE user_id = $1 AND job_id = $2";
}

/// Returns the person's application to a job; a withdrawn one doesn't count.
pub fn find(tx: &mut Tx, user: i64, job: i64) -> Result<Option<i64>> {
    tx.find(APPLIED, args![user, job], value)
}

/// Records that the person applied for the job.
pub fn set(tx: &mut Tx, user: i64, job: i64, application: i64) -> Result<()> {
    tx.run(SET_APPLIED, args![user, job, application]).map(drop)
}

/// Removes the record when the person withdraws.
pub fn unset(tx: &mut Tx, user: i64, job: i64) -> Result<()> {
    tx.run(UNSET_APPLIED, args![user, job]).map(drop)
}
