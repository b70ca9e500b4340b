//! Expiry of jobs: their employers are reminded in advance and notified when it happens.

use std::collections::BTreeMap;

use super::listing;
use super::model::{JobCard, Kind, Status};
use super::store;
use super::term::{self, Days};
use crate::clock::{self, DAY};
use crate::db::{Result, Row, Tx, value};
use crate::employers::{model::Right, rights};
use crate::ids::{EmployerId, JobId};
use crate::notifications::settle;
use crate::notifications::store::NewNotification;
use crate::stuck::{self, Tick};
use crate::{args, not_stuck, site, statements};

/// How long before expiry the employer is reminded.
const REMINDER_LEAD: i64 = 5 * DAY;

/// Maximum number of applicants notified per batch, because other writes wait for it. A job with more applicants is a batch
/// by itself.
const MAX_APPLICANTS: i64 = 200;

/// Topics of notices about several jobs: their terms, and those whose work is over. A notice replaces the one before of its
/// topic.
const TERMS: &str = "job-terms";
const OVER: &str = "jobs-over";

/// Maximum number of jobs about to expire among an employer's to-dos.
const MAX_EXPIRING: usize = 10;

statements! {
    EXPIRED = concat!("SELECT id, employer_id FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= $1", not_stuck!("jobs", "jobs.id"), " ORDER BY expires_at, id LIMIT 20");
    EXPIRING = concat!("SELECT id, employer_id FROM jobs WHERE status = 'open' AND nudged_at IS NULL AND expires_at <= $1", not_stuck!("jobs", "jobs.id"), " ORDER BY expires_at, id LIMIT 200");
    EXPIRING_OF = "SELECT id FROM jobs WHERE employer_id = $1 AND status = 'open' AND expires_at <= $2 ORDER BY expires_at, id LIMIT 300";
    POSTPONE = "UPDATE jobs SET expires_at = expires_at + $1 WHERE status IN ('open', 'paused') AND expires_at <= $2 AND start_date IS NULL AND end_date IS NULL";
    DATED = "SELECT id, kind, when_text, start_date, end_date, expires_at FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= $1 AND (start_date IS NOT NULL OR end_date IS NOT NULL)";
    SET_END = "UPDATE jobs SET expires_at = $2 WHERE id = $1";
    MARK_REMINDED = "UPDATE jobs SET nudged_at = $2 WHERE id = $1";
}

/// Runs one batch; returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    // Expire first: a job that has already expired needs no reminder.
    Ok(expire(tx)? | remind(tx)?)
}

/// Moves the last day of jobs by so many milliseconds, for those that would expire within that time, but not past their
/// work: that isn't later because the site was away.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<()> {
    let until = tx.now() + by;
    tx.run(POSTPONE, args![by, until])?;
    let zone = site::store::zone(tx)?;
    // Not whole jobs: after days away, a large board has many of them.
    let moved = tx.all(DATED, args![until], |row| {
        let (id, kind): (JobId, Kind) = (row.take()?, row.take()?);
        let (text, first, last): (Option<String>, Option<String>, Option<String>) =
            (row.take()?, row.take()?, row.take()?);
        let end: i64 = row.take()?;
        let work = Days::new(kind, text.as_deref(), first.as_deref(), last.as_deref()).end(&zone);
        Ok(Some((id, work.map_or(end + by, |work| work.min(end + by)))).filter(|(_, moved)| *moved > end))
    })?;
    for (id, end) in moved.into_iter().flatten() {
        tx.run(SET_END, args![id, end])?;
    }
    Ok(())
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
    let (renewable, over) = by_renewal(tx, &jobs)?;
    let body = "Renew with one tap, free of charge, and its applications reopen.";
    notify_ended(tx, &renewable, TERMS, ["has expired", "have expired"], body)?;
    let body = "If you still need someone, post it again with new dates.";
    notify_ended(tx, &over, OVER, ["is over", "are over"], body)?;
    Ok(!due.is_empty())
}

/// Notifies employers that jobs ended; the verbs are for one job and for several.
fn notify_ended(tx: &mut Tx, jobs: &Due, topic: &str, [one, several]: [&str; 2], body: &str) -> Result<()> {
    for (employer, ids) in by_employer(jobs) {
        let title = match only_job(tx, &ids)? {
            Some(job) => format!("“{}” {one}", job.title),
            // They are expired in batches, so this number isn't all of them.
            None => format!("Several of your jobs {several}"),
        };
        stuck::attempt(tx, Tick::Jobs, ids[0], |tx| {
            notify_employer(tx, employer, &ids, topic, ("job_expired", &title, body), None)
        })?;
    }
    Ok(())
}

/// Jobs and the employers to notify.
type Due = Vec<(JobId, EmployerId)>;

/// Splits jobs into those that can be renewed and those whose work is over.
fn by_renewal(tx: &mut Tx, jobs: &Due) -> Result<(Due, Due)> {
    let (mut renewable, mut over) = (Vec::new(), Vec::new());
    for job in jobs {
        let card = store::get(tx, job.0)?.card;
        if term::is_renewable(tx, &card)? { renewable.push(*job) } else { over.push(*job) }
    }
    Ok((renewable, over))
}

/// Reminds employers of jobs that are about to expire and can be renewed, once per listing period.
fn remind(tx: &mut Tx) -> Result<bool> {
    let now = tx.now();
    let due = tx.all(EXPIRING, args![now + REMINDER_LEAD], id_and_employer)?;
    let mut jobs = Vec::new();
    for (id, employer) in &due {
        let marked = stuck::attempt(tx, Tick::Jobs, *id, |tx| {
            tx.run(MARK_REMINDED, args![*id, now])?;
            let card = store::get(tx, *id)?.card;
            term::is_renewable(tx, &card)
        })?;
        if marked == Some(true) {
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
            notify_employer(tx, employer, &ids, TERMS, ("job_expiring", &title, body), first_end)
        })?;
    }
    Ok(!due.is_empty())
}

/// Returns the first ten of an employer's jobs that are about to expire and can be renewed.
pub fn expiring(tx: &mut Tx, employer: EmployerId) -> Result<Vec<JobCard>> {
    let mut cards = Vec::new();
    for id in tx.all(EXPIRING_OF, args![employer, tx.now() + REMINDER_LEAD], value)? {
        let card = store::get(tx, id)?.card;
        if term::is_renewable(tx, &card)? {
            cards.push(card);
        }
        if cards.len() == MAX_EXPIRING {
            break;
        }
    }
    Ok(cards)
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
    several: &str,
    (kind, title, body): (&str, &str, &str),
    useful_until: Option<i64>,
) -> Result<()> {
    let (href, topic) = match ids {
        [id] => (format!("/jobs/{id}"), topic(*id)),
        _ => ("/my-jobs?tab=posted".to_owned(), format!("{several}:{employer}")),
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
