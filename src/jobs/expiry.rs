//! Expiry of jobs: their employers are reminded in advance and notified when it happens.

use std::collections::BTreeMap;

use super::listing;
use super::model::{JobCard, Status};
use super::store;
use crate::clock::{self, DAY};
use crate::db::{Result, Row, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::{EmployerId, JobId};
use crate::notifications::settle;
use crate::notifications::store::NewNotification;
use crate::stuck::{self, Tick};
use crate::{args, not_stuck, site, statements};

/// How long before expiry the employer is reminded.
pub const REMINDER_LEAD: i64 = 5 * DAY;

/// Maximum number of applicants notified per batch, because other writes wait for it. A job with more applicants is a batch
/// by itself.
const MAX_APPLICANTS: i64 = 200;

statements! {
    EXPIRED = concat!("SELECT id, employer_id FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= $1", not_stuck!("jobs", "jobs.id"), " ORDER BY expires_at, id LIMIT 20");
    EXPIRING = concat!("SELECT id, employer_id FROM jobs WHERE status = 'open' AND nudged_at IS NULL AND expires_at <= $1", not_stuck!("jobs", "jobs.id"), " ORDER BY expires_at, id LIMIT 200");
    POSTPONE = "UPDATE jobs SET expires_at = expires_at + $1 WHERE status IN ('open', 'paused') AND expires_at <= $2";
    MARK_REMINDED = "UPDATE jobs SET nudged_at = $2 WHERE id = $1";
}

/// Runs one batch; returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    // Expire first: a job that has already expired needs no reminder.
    Ok(expire(tx)? | remind(tx)?)
}

/// Moves the last day of jobs by so many milliseconds, for those that would expire within that time.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<()> {
    let until = tx.now() + by;
    tx.run(POSTPONE, args![by, until]).map(drop)
}

/// Expires jobs past their last day and notifies their employers; applicants without a decision are notified too.
fn expire(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let due = tx.all(EXPIRED, args![now], id_and_employer)?;
    let (mut jobs, mut applicants) = (Vec::new(), 0);
    for (id, employer) in &due {
        let expired = stuck::attempt(tx, Tick::Jobs, *id, |tx| {
            let card = store::get(tx, *id)?.card;
            applicants += card.application_count;
            if applicants > MAX_APPLICANTS && !jobs.is_empty() {
                return Ok(false);
            }
            listing::set_status(tx, &card, Status::Expired, None)?;
            Ok(true)
        })?;
        match expired {
            Some(true) => jobs.push((*id, *employer)),
            Some(false) => break,
            None => {}
        }
    }
    for (employer, ids) in by_employer(&jobs) {
        let title = match only_job(tx, &ids)? {
            Some(job) => format!("“{}” has expired", job.title),
            // They are expired in batches, so this number isn't all of them.
            None => "Several of your jobs have expired".to_owned(),
        };
        let body = "Renew with one tap, free of charge, and its applications reopen.";
        stuck::attempt(tx, Tick::Jobs, ids[0], |tx| {
            notify_employer(tx, employer, &ids, ("job_expired", &title, body), None)
        })?;
    }
    Ok(!due.is_empty())
}

/// Reminds employers of jobs that are about to expire, once per listing period.
fn remind(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let due = tx.all(EXPIRING, args![now + REMINDER_LEAD], id_and_employer)?;
    let mut jobs = Vec::new();
    for (id, employer) in &due {
        let marked = stuck::attempt(tx, Tick::Jobs, *id, |tx| {
            tx.run(MARK_REMINDED, args![*id, now])?;
            store::get(tx, *id)
        })?;
        if marked.is_some() {
            jobs.push((*id, *employer));
        }
    }
    let zone = site::store::zone(tx)?;
    for (employer, ids) in by_employer(&jobs) {
        let ends = ids.iter().map(|id| Ok(store::get(tx, *id)?.card.expires_at)).collect::<Result<Vec<_>>>()?;
        let title = match only_job(tx, &ids)? {
            Some(job) => {
                let day =
                    job.expires_at.map(|at| clock::format_short_day(&zone, clock::just_before(at))).unwrap_or_default();
                format!("“{}” expires on {day}", job.title)
            }
            None => "Several of your jobs expire in the next few days".to_owned(),
        };
        let body = "Renew with one tap, free of charge, or close so no one is left waiting.";
        let first_end = ends.iter().flatten().min().copied();
        stuck::attempt(tx, Tick::Jobs, ids[0], |tx| {
            notify_employer(tx, employer, &ids, ("job_expiring", &title, body), first_end)
        })?;
    }
    Ok(!due.is_empty())
}

fn id_and_employer(row: &mut Row) -> Result<(JobId, EmployerId)> {
    Ok((row.take()?, row.take()?))
}

fn by_employer(jobs: &[(JobId, EmployerId)]) -> BTreeMap<EmployerId, Vec<JobId>> {
    let mut grouped = BTreeMap::<EmployerId, Vec<JobId>>::new();
    for (id, employer) in jobs {
        grouped.entry(*employer).or_default().push(*id);
    }
    grouped
}

/// Returns the job if it is the only one.
fn only_job(tx: &mut Tx, ids: &[JobId]) -> Result<Option<JobCard>> {
    let [id] = ids else { return Ok(None) };
    Ok(Some(store::get(tx, *id)?.card))
}

fn topic(job: JobId) -> String {
    format!("job-term:{job}")
}

/// Ends the reminder that a job is about to expire, because it was renewed or is over.
pub fn settle(tx: &mut Tx, card: &JobCard) -> Result<()> {
    for user in rights::members(tx, card.employer_id, Right::Post)? {
        settle::topic(tx, user, &topic(card.id))?;
    }
    Ok(())
}

fn notify_employer(
    tx: &mut Tx,
    employer: EmployerId,
    ids: &[JobId],
    (kind, title, body): (&str, &str, &str),
    useful_until: Option<i64>,
) -> Result<()> {
    let (href, topic) = match ids {
        [id] => (format!("/jobs/{id}"), topic(*id)),
        _ => ("/my-jobs?tab=posted".to_owned(), format!("job-terms:{employer}")),
    };
    rights::notify(
        tx,
        employer,
        Right::Post,
        &NewNotification {
            kind,
            topic: Some(&topic),
            title,
            body,
            href: &href,
            useful_until,
            ..NewNotification::default()
        },
    )
}
