//! The jobs of closed accounts: nobody could answer their applicants, so they come off the site until the account is
//! open again.

use super::listing;
use super::model::JobCard;
use super::store;
use crate::db::{Result, Tx, value};
use crate::ids::{JobId, UserId};
use crate::{args, statements};

statements! {
    // Runs once the account is closed, so it doesn't count as active.
    UNMANAGED = "SELECT j.id FROM jobs j JOIN employer_members m ON m.employer_id = j.employer_id
              WHERE m.user_id = $1 AND m.can_post = 1 AND j.status = 'open' AND NOT EXISTS (
                SELECT 1 FROM employer_members o JOIN users u ON u.id = o.user_id
                WHERE o.employer_id = j.employer_id AND o.can_post = 1 AND u.disabled_at IS NULL)
              ORDER BY j.id LIMIT 10000";
    IS_UNMANAGED = "SELECT MAX(u.disabled_at IS NULL) = 0 FROM jobs j JOIN employer_members o ON o.employer_id = j.employer_id
              JOIN users u ON u.id = o.user_id WHERE j.id = $1 AND o.can_post = 1 HAVING COUNT(*) > 0";
    MARK = "UPDATE jobs SET paused_by_office = 1 WHERE id = $1";
    MARKED = "SELECT j.id FROM jobs j JOIN employer_members m ON m.employer_id = j.employer_id
              WHERE m.user_id = $1 AND m.can_post = 1 AND j.status = 'paused' AND j.paused_by_office = 1 ORDER BY j.id LIMIT 10000";
}

/// Pauses the open jobs that only this person managed, and returns them.
pub fn pause_unmanaged(tx: &mut Tx, user: UserId) -> Result<Vec<JobCard>> {
    let ids: Vec<JobId> = tx.all(UNMANAGED, args![user], value)?;
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

/// Lists the jobs again that [`pause_unmanaged`] paused and this person manages, and returns them.
pub fn resume_managed(tx: &mut Tx, user: UserId) -> Result<Vec<JobCard>> {
    let ids: Vec<JobId> = tx.all(MARKED, args![user], value)?;
    ids.into_iter()
        .map(|id| {
            let card = store::get(tx, id)?.card;
            listing::resume(tx, &card)?;
            Ok(card)
        })
        .collect()
}
