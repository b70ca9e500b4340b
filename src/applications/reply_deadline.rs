//! The reply deadline: the employer promised each applicant a reply by a certain day.
//!
//! The employer is notified a day before and again when the deadline passes, once for all applicants to a job. A week
//! after a missed deadline the application closes, and the worker is notified with the reason.

use super::view::Application;
use super::{conversation, deadline_notify, live, notify, store};
use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{ApplicationId, EmployerId, JobId};
use crate::stuck::{self, Tick};
use crate::{args, not_stuck, statements};

/// How long before the deadline the employer is reminded.
const REMIND_BEFORE: i64 = DAY;
/// How long after the deadline the application closes.
const CLOSE_AFTER: i64 = 7 * DAY;

statements! {
    // Few at a time, because other writes wait for each batch.
    // `nudged_at` is when the last notification went out: the reminder if before `answer_by`, else the overdue one.
    DUE_SOON = concat!("SELECT id, job_id FROM applications WHERE status IN ('sent', 'opened') AND answer_by <= $1 AND answer_by > $2 AND nudged_at IS NULL", not_stuck!("applications", "applications.id"), " ORDER BY answer_by, id LIMIT 50");
    OVERDUE = concat!("SELECT id, job_id FROM applications WHERE status IN ('sent', 'opened') AND answer_by <= $1 AND (nudged_at IS NULL OR nudged_at < answer_by)", not_stuck!("applications", "applications.id"), " ORDER BY answer_by, id LIMIT 50");
    LAPSED = concat!("SELECT id, job_id FROM applications WHERE status IN ('sent', 'opened') AND answer_by <= $1", not_stuck!("applications", "applications.id"), " ORDER BY answer_by, id LIMIT 50");
    POSTPONE = "UPDATE applications SET answer_by = answer_by + $1 WHERE status IN ('sent', 'opened') AND answer_by > $2 RETURNING employer_id";
    SET_NUDGED_AT = "UPDATE applications SET nudged_at = $2 WHERE id = $1";
    COUNT_WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened') AND answer_by <= $2";
    CLOSE = "UPDATE applications SET status = 'not_selected', ending = 'no_answer', updated_at = $2 WHERE id = $1";
    RECORD = "INSERT INTO application_events (application_id, status, at) VALUES ($1, 'not_selected', $2)";
}

/// Runs one batch; returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    // The order matters: a closed application needs no reminder, and an overdue one no warning that it's due soon.
    Ok(close(tx)? | nudge(tx, Nudge::Overdue)? | nudge(tx, Nudge::DueSoon)?)
}

/// Moves promised replies by so many milliseconds, for applications that haven't closed. Returns who promised them.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<EmployerId>> {
    tx.all(POSTPONE, args![by, tx.now() - by - CLOSE_AFTER], value)
}

#[derive(Clone, Copy, PartialEq)]
enum Nudge {
    DueSoon,
    Overdue,
}

fn nudge(tx: &mut Tx, kind: Nudge) -> Result<bool> {
    let now = tx.now();
    let until = if kind == Nudge::DueSoon { now + REMIND_BEFORE } else { now };
    let due = match kind {
        Nudge::DueSoon => tx.all(DUE_SOON, args![until, now], pair)?,
        Nudge::Overdue => tx.all(OVERDUE, args![until], pair)?,
    };
    let marked = each(tx, &due, |tx, id| {
        tx.run(SET_NUDGED_AT, args![id, now])?;
        store::get(tx, id).map(drop)
    })?;
    for (id, job) in first_of_each_job(&marked) {
        stuck::attempt(tx, Tick::Applications, id, |tx| {
            let count = tx.one(COUNT_WAITING, args![job, until], value)?;
            let application = store::get(tx, id)?;
            match kind {
                Nudge::DueSoon => deadline_notify::reply_due_soon(tx, &application, count),
                Nudge::Overdue => deadline_notify::reply_overdue(tx, &application, count),
            }
        })?;
    }
    Ok(!due.is_empty())
}

/// Ends the reminders of a reply if nobody is left whom the employer promised one by tomorrow. Call it after a reply.
pub fn settle(tx: &mut Tx, application: &Application) -> Result<()> {
    let until = tx.now() + REMIND_BEFORE;
    let waiting: i64 = tx.one(COUNT_WAITING, args![application.job_id, until], value)?;
    if waiting > 0 { Ok(()) } else { deadline_notify::replied_to_all(tx, application) }
}

/// Closes applications whose deadline passed a week ago.
fn close(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let due = tx.all(LAPSED, args![now - CLOSE_AFTER], pair)?;
    let closed = each(tx, &due, |tx, id| {
        tx.run(CLOSE, args![id, now])?;
        tx.run(RECORD, args![id, now])?;
        let application = store::get(tx, id)?;
        notify::not_selected(tx, &application)?;
        conversation::not_selected(tx, &application)?;
        live::changed(tx, &application)
    })?;
    for (id, _) in first_of_each_job(&closed) {
        stuck::attempt(tx, Tick::Applications, id, |tx| {
            let application = store::get(tx, id)?;
            deadline_notify::reply_lapsed(tx, &application)
        })?;
    }
    Ok(!due.is_empty())
}

/// Works on each application, and returns those that weren't set aside.
fn each(
    tx: &mut Tx,
    due: &[(ApplicationId, JobId)],
    mut work: impl FnMut(&mut Tx, ApplicationId) -> Result<()>,
) -> Result<Vec<(ApplicationId, JobId)>> {
    let mut done = Vec::new();
    for (id, job) in due {
        if stuck::attempt(tx, Tick::Applications, *id, |tx| work(tx, *id))?.is_some() {
            done.push((*id, *job));
        }
    }
    Ok(done)
}

fn pair(row: &mut Row) -> Result<(ApplicationId, JobId)> {
    Ok((row.take()?, row.take()?))
}

fn first_of_each_job(due: &[(ApplicationId, JobId)]) -> Vec<(ApplicationId, JobId)> {
    let mut jobs = std::collections::BTreeMap::new();
    for (id, job) in due {
        jobs.entry(*job).or_insert(*id);
    }
    jobs.into_iter().map(|(job, id)| (id, job)).collect()
}
