//! Listing jobs on the site: how a job gets listed, keeps its position and comes off.

use super::model::{JobCard, Status};
use super::{closed_accounts, search, store, term};
use crate::clock::MINUTE;
use crate::db::{Result, Tx, value};
use crate::events::Event;
use crate::ids::{EmployerId, JobId};
use crate::money::promotions;
use crate::tasks::{self, Task};
use crate::{args, employers, statements};

statements! {
    POSTED_BY = "SELECT posted_by, employer_id, listing IS NOT NULL FROM jobs WHERE id = $1";
    NEXT_LISTING = "UPDATE board SET last_listing = last_listing + 1 WHERE id = 1 RETURNING last_listing";
    LAST_LISTING = "SELECT last_listing FROM board WHERE id = 1";
    LIST = "UPDATE jobs SET status = 'open', paused_by_office = 0, listing = $2, held_listing = NULL, listed_at = $3, expires_at = $4, checked_at = $5, closed_at = NULL,
              close_reason = NULL, nudged_at = NULL, updated_at = $3 WHERE id = $1";
    PAUSE = "UPDATE jobs SET status = 'paused', held_listing = listing, listing = NULL, updated_at = $2 WHERE id = $1";
    HELD_LISTING = "SELECT held_listing FROM jobs WHERE id = $1 AND held_listing IS NOT NULL";
    RESUME = "UPDATE jobs SET status = 'open', paused_by_office = 0, listing = $2, held_listing = NULL, checked_at = $3, updated_at = $3 WHERE id = $1";
    MOVE_END = "UPDATE jobs SET expires_at = $2, nudged_at = NULL WHERE id = $1";
    EXTEND = "UPDATE jobs SET expires_at = $2, nudged_at = NULL, checked_at = $3, updated_at = $3 WHERE id = $1";
    MARK_CHECKED = "UPDATE jobs SET checked_at = $2 WHERE id = $1 AND status = 'open'";
    SET_STATUS = "UPDATE jobs SET status = $2, paused_by_office = 0, listing = NULL, held_listing = NULL, closed_at = $3, close_reason = $4, updated_at = $5 WHERE id = $1";
    ADD_OPEN = "UPDATE board SET open_jobs = open_jobs + $1 WHERE id = 1";
    OPEN_COUNT = "SELECT open_jobs FROM board WHERE id = 1";
}

/// Lists a job at the top, as the newest one.
pub fn publish(tx: &mut Tx, id: JobId, expires_at: i64) -> Result<()> {
    list(tx, id, expires_at, Some(tx.now()))
}

/// Lists a job of which nobody on the site has said that it's still open, such as an imported one.
pub fn publish_unconfirmed(tx: &mut Tx, id: JobId, expires_at: i64) -> Result<()> {
    list(tx, id, expires_at, None)
}

fn list(tx: &mut Tx, id: JobId, expires_at: i64, checked_at: Option<i64>) -> Result<()> {
    let (poster, employer, was_open) =
        tx.one(POSTED_BY, args![id], |row| Ok((row.take()?, row.take()?, row.take::<bool>()?)))?;
    if !was_open {
        add_open(tx, employer, 1)?;
    }
    promotions::record_poster(tx, poster, employer)?;
    let listing = next_listing(tx)?;
    tx.run(LIST, args![id, listing, tx.now(), expires_at, checked_at])?;
    let job = store::get(tx, id)?;
    search::index(tx, listing, &job)
}

/// Assigns the listing number that puts a job above all others. Saved searches look for jobs with new numbers; jobs
/// listed within the same minute share one alert.
fn next_listing(tx: &mut Tx) -> Result<i64> {
    tasks::store::enqueue(tx, Task::SearchAlerts, tx.now() + MINUTE)?;
    tx.one(NEXT_LISTING, &[], value)
}

/// Takes a job off the site temporarily and holds its position.
pub fn pause(tx: &mut Tx, card: &JobCard) -> Result<()> {
    if let Some(listing) = card.listing {
        search::unindex(tx, listing)?;
        add_open(tx, card.employer_id, -1)?;
    }
    tx.run(PAUSE, args![card.id, tx.now()]).map(drop)
}

/// Lists a paused job again, at its held position.
pub fn resume(tx: &mut Tx, card: &JobCard) -> Result<()> {
    let held = tx.find(HELD_LISTING, args![card.id], value::<i64>)?;
    let listing = held.map_or_else(|| next_listing(tx), Ok)?;
    tx.run(RESUME, args![card.id, listing, tx.now()])?;
    add_open(tx, card.employer_id, 1)?;
    let job = store::get(tx, card.id)?;
    search::index(tx, listing, &job)
}

/// Extends an open job; it keeps its position.
pub fn extend(tx: &mut Tx, id: JobId, expires_at: i64) -> Result<()> {
    tx.run(EXTEND, args![id, expires_at, tx.now()]).map(drop)
}

/// Moves the end of a job's term after an edit.
pub fn move_end(tx: &mut Tx, card: &JobCard, expires_at: i64) -> Result<()> {
    super::expiry::settle(tx, card)?;
    tx.run(MOVE_END, args![card.id, expires_at]).map(drop)
}

/// Records that the employer showed the job is still open: confirmed or edited it, or viewed an application.
pub fn mark_checked(tx: &mut Tx, id: JobId) -> Result<()> {
    tx.run(MARK_CHECKED, args![id, tx.now()]).map(drop)
}

/// Moves a job to a status in which it isn't listed. Emits [`Event::JobEnded`] if it is filled, closed, expired or
/// taken down.
pub fn set_status(tx: &mut Tx, card: &JobCard, status: Status, reason: Option<&str>) -> Result<()> {
    let now = tx.now();
    if let Some(listing) = card.listing {
        search::unindex(tx, listing)?;
        add_open(tx, card.employer_id, -1)?;
    }
    super::expiry::settle(tx, card)?;
    let closed_at = status.is_over().then_some(now);
    tx.run(SET_STATUS, args![card.id, status.as_str(), closed_at, reason, now])?;
    if status.is_over() || status == Status::Refused { tx.emit(Event::JobEnded { job: card.id }) } else { Ok(()) }
}

/// Returns the highest listing number assigned so far.
pub fn last_listing(tx: &mut Tx) -> Result<i64> {
    tx.one(LAST_LISTING, &[], value)
}

/// Adds `change` to the numbers of open jobs of the site and of the employer.
fn add_open(tx: &mut Tx, employer: EmployerId, change: i64) -> Result<()> {
    tx.run(ADD_OPEN, args![change])?;
    employers::store::add_open_jobs(tx, employer, change)
}

/// Returns the number of listed jobs.
pub fn open_count(tx: &mut Tx) -> Result<i64> {
    tx.one(OPEN_COUNT, &[], value)
}

/// Lists a job whose posting fee is settled, if it was pending payment.
pub fn publish_paid(tx: &mut Tx, id: JobId) -> Result<()> {
    let card = store::get(tx, id)?.card;
    if card.status == Status::PendingPayment {
        let until = term::until(tx, &card)?;
        publish(tx, id, until)?;
        closed_accounts::pause_if_unmanaged(tx, id)?;
    }
    Ok(())
}

/// Marks a job as filled; the remaining applicants are notified.
pub fn mark_filled(tx: &mut Tx, id: JobId) -> Result<()> {
    let card = store::get(tx, id)?.card;
    set_status(tx, &card, Status::Filled, None)
}
