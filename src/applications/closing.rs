//! Closing the remaining applications when a job ends, and reopening them when an expired job is renewed.

use super::{notify, store};
use crate::db::{Result, Tx, value};
use crate::ids::{ApplicationId, JobId};
use crate::{args, statements};

statements! {
    UNDECIDED_IDS = "SELECT id FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered') ORDER BY id";
    RECORD_CLOSING = "INSERT INTO application_events (application_id, status, at)
              SELECT id, 'not_selected', CAST($2 AS BIGINT) FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered') ORDER BY id";
    // Filling or closing a job counts as the employer's reply; expiry and a takedown don't.
    CLOSE_REMAINING = "UPDATE applications SET status = 'not_selected', updated_at = $2, ending = (SELECT j.status FROM jobs j WHERE j.id = applications.job_id),
                answered_at = COALESCE(answered_at, (SELECT CAST($2 AS BIGINT) FROM jobs j WHERE j.id = applications.job_id AND j.status IN ('filled', 'closed')))
              WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
    EXPIRED_IDS = "SELECT id FROM applications WHERE job_id = $1 AND status = 'not_selected' AND ending = 'expired' ORDER BY id";
    // Restores the status from before the job expired. An offer becomes an interview and has to be made again.
    REOPEN = "UPDATE applications SET ending = NULL, updated_at = $2, nudged_at = NULL,
                answer_by = CAST($2 AS BIGINT) + (SELECT j.reply_days FROM jobs j WHERE j.id = applications.job_id) * 86400000,
                status = (SELECT CASE e.status WHEN 'offered' THEN 'interviewing' ELSE e.status END FROM application_events e
                  WHERE e.application_id = applications.id AND e.status <> 'not_selected' ORDER BY e.id DESC LIMIT 1)
              WHERE id = $1 RETURNING status";
    RECORD_REOPENING = "INSERT INTO application_events (application_id, status, at) VALUES ($1, $2, $3)";
}

/// Closes a job's undecided applications when the job ends. The job's status becomes the reason.
///
/// # Errors
/// A CHECK constraint fails if the job hasn't ended, because its status isn't a valid reason then.
pub fn close_remaining(tx: &mut Tx, job: JobId) -> Result<()> {
    let now = tx.now();
    let undecided: Vec<ApplicationId> = tx.all(UNDECIDED_IDS, args![job], value)?;
    tx.run(RECORD_CLOSING, args![job, now])?;
    tx.run(CLOSE_REMAINING, args![job, now])?;
    for id in undecided {
        let application = store::get(tx, id)?;
        notify::not_selected(tx, &application)?;
    }
    Ok(())
}

/// Reopens the applications that closed when a job expired, with a new reply deadline.
pub fn reopen(tx: &mut Tx, job: JobId) -> Result<()> {
    let now = tx.now();
    for id in tx.all(EXPIRED_IDS, args![job], value::<ApplicationId>)? {
        let status = tx.one(REOPEN, args![id, now], value::<String>)?;
        tx.run(RECORD_REOPENING, args![id, &status, now])?;
        let application = store::get(tx, id)?;
        notify::application_reopened(tx, &application)?;
    }
    Ok(())
}
