//! The jobs of closed accounts: nobody could answer their applicants, so they come off the site until someone who manages
//! them has an open account again.

use super::listing;
use super::model::JobCard;
use super::store;
use crate::db::{Result, Tx, value};
use crate::ids::{EmployerId, JobId};
use crate::{args, statements};

statements! {
    UNMANAGED = "SELECT j.id FROM users u CROSS JOIN employer_members m ON m.user_id = u.id AND m.can_post = 1
              CROSS JOIN jobs j ON j.employer_id = m.employer_id AND j.status = 'open'
              WHERE u.disabled_at IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM employer_members o JOIN users a ON a.id = o.user_id
                WHERE o.employer_id = m.employer_id AND o.can_post = 1 AND a.disabled_at IS NULL)
              LIMIT $1";
    IS_UNMANAGED = "SELECT MAX(u.disabled_at IS NULL) = 0 FROM jobs j JOIN employer_members o ON o.employer_id = j.employer_id
              JOIN users u ON u.id = o.user_id WHERE j.id = $1 AND o.can_post = 1 HAVING COUNT(*) > 0";
    AFTER = "SELECT id FROM jobs WHERE employer_id = $1 AND id > $2 ORDER BY id LIMIT $3";
    MARK = "UPDATE jobs SET paused_by_office = 1 WHERE id = $1";
    MANAGED = "SELECT j.id FROM jobs j WHERE j.paused_by_office = 1 AND j.status = 'paused' AND EXISTS (
                SELECT 1 FROM employer_members o JOIN users a ON a.id = o.user_id
                WHERE o.employer_id = j.employer_id AND o.can_post = 1 AND a.disabled_at IS NULL)
              LIMIT $1";
}

/// Pauses up to `max` open jobs that only closed accounts manage, and returns them.
pub fn pause_unmanaged(tx: &mut Tx, max: i64) -> Result<Vec<JobCard>> {
    let ids: Vec<JobId> = tx.all(UNMANAGED, args![max], value)?;
    ids.into_iter().map(|id| pause(tx, id)).collect()
}

/// Pauses a job that was just listed, for example because its fee was paid, if the accounts that manage it are closed.
pub fn pause_if_unmanaged(tx: &mut Tx, id: JobId) -> Result<()> {
    if tx.find(IS_UNMANAGED, args![id], value::<bool>)? == Some(true) {
        pause(tx, id)?;
    }
    Ok(())
}

fn pause(tx: &mut Tx, id: JobId) -> Result<JobCard> {
    let card = store::get(tx, id)?.card;
    listing::pause(tx, &card)?;
    tx.run(MARK, args![id])?;
    Ok(card)
}

/// Lists up to `max` jobs again that [`pause_unmanaged`] paused and an open account manages, and returns them.
pub fn resume_managed(tx: &mut Tx, max: i64) -> Result<Vec<JobCard>> {
    let ids: Vec<JobId> = tx.all(MANAGED, args![max], value)?;
    let resume = |id| {
        let card = store::get(tx, id)?.card;
        listing::resume(tx, &card)?;
        Ok(card)
    };
    ids.into_iter().map(resume).collect()
}

/// Returns the first `max` jobs of these employers after a job, in the order of their ids.
pub fn after(tx: &mut Tx, employers: &[EmployerId], job: JobId, max: i64) -> Result<Vec<JobId>> {
    let mut jobs = Vec::new();
    for employer in employers {
        jobs.extend(tx.all(AFTER, args![*employer, job, max], value::<JobId>)?);
    }
    jobs.sort_unstable();
    jobs.truncate(usize::try_from(max).unwrap_or_default());
    Ok(jobs)
}
