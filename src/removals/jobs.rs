//! The jobs of a removed account: those that nobody answered are deleted, and the others come down.

use crate::applications;
use crate::contracts;
use crate::db::{Result, Tx};
use crate::ids::{EmployerId, JobId, UserId};
use crate::imports;
use crate::jobs::model::{JobCard, Status};
use crate::jobs::{closed_accounts, photos, reports, store};
use crate::money::billing;
use crate::rapid_hire;

/// Jobs per transaction, in which other writes wait.
const BATCH: i64 = 20;

/// The reason, where staff look at such a job.
const REASON: &str = "The account was removed.";

/// Deals with the next jobs of these employers after a job. Returns the last of them, or `None` if there was none left.
pub fn end_after(tx: &mut Tx, user: UserId, employers: &[EmployerId], after: JobId) -> Result<Option<JobId>> {
    let jobs = closed_accounts::after(tx, employers, after, BATCH)?;
    for job in &jobs {
        end(tx, user, *job)?;
    }
    Ok(jobs.last().copied())
}

/// Deletes a job that nobody answered, or takes it down if it has a fee or reports, which outlive it. One that somebody answered
/// comes down if it isn't over; what applicants see of it stays.
fn end(tx: &mut Tx, user: UserId, job: JobId) -> Result<()> {
    let card = store::get(tx, job)?.card;
    if is_answered(tx, job)? {
        return if card.status.is_over() { Ok(()) } else { take_down(tx, &card) };
    }
    take_down(tx, &card)?;
    if store::write::has_history(tx, job)? {
        return photos::replace(tx, job, user, &[]);
    }
    imports::rows::forget_job(tx, job)?;
    store::write::delete(tx, job, user)
}

fn is_answered(tx: &mut Tx, job: JobId) -> Result<bool> {
    Ok(applications::store::exists_for(tx, job)?
        || contracts::store::lists::exists_for(tx, job)?
        || rapid_hire::store::of_job(tx, job)?.is_some())
}

fn take_down(tx: &mut Tx, card: &JobCard) -> Result<()> {
    if card.status == Status::Refused {
        return Ok(());
    }
    reports::take_down(tx, card, REASON)?;
    billing::on_job_closed(tx, card.id)
}
