//! Closing the remaining applications when a job ends, and reopening them when an expired job is renewed.

use super::{conversation, live, notify, store};
use crate::db::{Result, Tx, value};
use crate::events::Event;
use crate::ids::{ApplicationId, JobId};
use crate::tasks::{self, Task};
use crate::{args, statements};

/// Applications closed or reopened per transaction. Each one notifies a worker while other writes wait.
const BATCH: i64 = 200;

statements! {
    UNDECIDED_IDS = "SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.job_id = $1 AND a.status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')
              AND j.status IN ('filled', 'closed', 'expired', 'refused') ORDER BY a.id LIMIT $2";
    // Filling or closing a job counts as the employer's reply; expiry and a takedown don't.
    CLOSE = "UPDATE applications SET status = 'not_selected', updated_at = $2, ending = (SELECT j.status FROM jobs j WHERE j.id = applications.job_id),
                answered_at = COALESCE(answered_at, (SELECT CAST($2 AS BIGINT) FROM jobs j WHERE j.id = applications.job_id AND j.status IN ('filled', 'closed')))
              WHERE id = $1";
    EXPIRED_IDS = "SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.job_id = $1 AND a.status = 'not_selected' AND a.ending = 'expired'
              AND j.status IN ('open', 'paused') ORDER BY a.id LIMIT $2";
    EXTEND = "UPDATE applications SET answer_by = CAST($2 AS BIGINT) + (SELECT j.reply_days FROM jobs j WHERE j.id = applications.job_id) * 86400000
              WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
    // Restores the status from before the job expired. An offer becomes an interview and has to be made again.
    REOPEN = "UPDATE applications SET ending = NULL, updated_at = $2, nudged_at = NULL,
                answer_by = CAST($2 AS BIGINT) + (SELECT j.reply_days FROM jobs j WHERE j.id = applications.job_id) * 86400000,
                status = (SELECT CASE e.status WHEN 'offered' THEN 'interviewing' ELSE e.status END FROM application_events e
                  WHERE e.application_id = applications.id AND e.status <> 'not_selected' ORDER BY e.id DESC LIMIT 1)
              WHERE id = $1 RETURNING status";
    RECORD = "INSERT INTO application_events (application_id, status, at) VALUES ($1, $2, $3)";
}

/// Closes the first undecided applications of a job that has ended, with its status as the reason, or reopens the first of
/// those that closed when it expired and that is listed again. A task does the rest.
pub fn start(tx: &mut Tx, job: JobId) -> Result<()> {
    if tick(tx, job)? {
        tasks::store::enqueue(tx, Task::Applications(job), tx.now())?;
    }
    Ok(())
}

/// Closes or reopens one batch; returns whether there may be more.
pub fn tick(tx: &mut Tx, job: JobId) -> Result<bool> {
    let now = tx.now();
    let undecided = tx.all(UNDECIDED_IDS, args![job, BATCH], value::<ApplicationId>)?;
    for id in &undecided {
        tx.run(RECORD, args![*id, "not_selected", now])?;
        tx.run(CLOSE, args![*id, now])?;
        tx.emit(Event::InterviewOff { application: *id })?;
        let application = store::get(tx, *id)?;
        notify::not_selected(tx, &application)?;
        conversation::not_selected(tx, &application)?;
        live::changed(tx, &application)?;
    }
    let expired = tx.all(EXPIRED_IDS, args![job, BATCH], value::<ApplicationId>)?;
    for id in &expired {
        let status = tx.one(REOPEN, args![*id, now], value::<String>)?;
        tx.run(RECORD, args![*id, &status, now])?;
        // The interview that was canceled with the expiry is on again.
        tx.emit(Event::InterviewArranged { application: *id })?;
        let application = store::get(tx, *id)?;
        notify::application_reopened(tx, &application)?;
        live::changed(tx, &application)?;
    }
    Ok(i64::try_from(undecided.len().max(expired.len())) == Ok(BATCH))
}

/// Gives the applications that an expired job still has open, because there were too many to close at once, a new reply
/// deadline, and reopens the others.
pub fn reopen(tx: &mut Tx, job: JobId) -> Result<()> {
    tx.run(EXTEND, args![job, tx.now()])?;
    start(tx, job)
}
