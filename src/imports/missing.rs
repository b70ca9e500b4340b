//! Open jobs that the newer file of their source doesn't have anymore: finding and closing them.

use super::model::{Counts, Mapping, MissingJob};
use super::{rows, store};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{EmployerId, ImportId, JobId};
use crate::jobs::import::known::{self, OfSource};
use crate::jobs::model::{CloseReason, Status};
use crate::jobs::store as jobs;
use crate::jobs::{access, listing};
use crate::money::billing;
use crate::{applications, args, contracts, statements};

/// Jobs of a source looked for in the file per transaction.
const SOUGHT: i64 = 500;
/// Jobs closed per transaction, unless they have more applicants than this.
const CLOSED: i64 = 20;
const MAX_APPLICANTS: i64 = 200;
/// Jobs named before anything is closed.
const NAMED: i64 = 5;

statements! {
    ADD = "INSERT INTO import_known (import_id, job_id, missing) VALUES ($1, $2, $3) ON CONFLICT (import_id, job_id) DO NOTHING";
    IS_PRESENT = "SELECT EXISTS (SELECT 1 FROM import_known WHERE import_id = $1 AND job_id = $2)";
    MISSING = "SELECT job_id FROM import_known WHERE import_id = $1 AND missing = 1 ORDER BY job_id LIMIT $2";
    NAMES = "SELECT j.id, j.title FROM import_known k JOIN jobs j ON j.id = k.job_id WHERE k.import_id = $1 AND k.missing = 1 ORDER BY k.job_id LIMIT $2";
    REMOVE = "DELETE FROM import_known WHERE import_id = $1 AND job_id = $2";
    FORGET = "DELETE FROM import_known WHERE import_id = $1 AND job_id IN (SELECT job_id FROM import_known WHERE import_id = $1 ORDER BY job_id LIMIT $2)";
}

/// Records that the file has a job of the site.
pub fn set_present(tx: &mut Tx, id: ImportId, job: JobId) -> Result<()> {
    tx.run(ADD, args![id, job, false]).map(drop)
}

/// Looks for the next jobs of the source in the file; returns whether there may be more.
pub fn seek(tx: &mut Tx, id: ImportId, mapping: &Mapping, after: Option<&str>, counts: &mut Counts) -> Result<bool> {
    let Some(source) = &mapping.map.source else { return Ok(false) };
    let found = known::of_source(tx, mapping.employer_id, source, after, SOUGHT)?;
    for OfSource { id: job, status, .. } in &found {
        if *status != Status::Open {
            continue;
        }
        counts.source_open += 1;
        if tx.one(IS_PRESENT, args![id, *job], value::<bool>)? {
            continue;
        }
        if is_hiring(tx, *job)? {
            counts.kept += 1;
        } else {
            counts.missing += 1;
            tx.run(ADD, args![id, *job, true])?;
        }
    }
    store::set_sought(tx, id, found.last().map(|job| job.key.as_str()))?;
    Ok(i64::try_from(found.len()) == Ok(SOUGHT))
}

/// Returns the first jobs that would be closed.
pub fn names(tx: &mut Tx, id: ImportId) -> Result<Vec<MissingJob>> {
    tx.all(NAMES, args![id, NAMED], |row: &mut Row| Ok(MissingJob { id: row.take()?, title: row.take()? }))
}

/// Deletes the first jobs that a check recorded; returns whether there may be more.
pub fn forget(tx: &mut Tx, id: ImportId) -> Result<bool> {
    store::set_sought(tx, id, None)?;
    Ok(i64::try_from(tx.run(FORGET, args![id, rows::DELETED])?) == Ok(rows::DELETED))
}

/// Closes the next missing jobs; returns how many were dealt with.
pub fn close_batch(tx: &mut Tx, id: ImportId, employer: EmployerId, counts: &mut Counts) -> Result<i64> {
    let (mut handled, mut applicants) = (0, 0);
    for job in tx.all(MISSING, args![id, CLOSED], value::<JobId>)? {
        if applicants > MAX_APPLICANTS {
            break;
        }
        tx.run(REMOVE, args![id, job])?;
        handled += 1;
        match close(tx, employer, job)? {
            Closing::Closed(count) => {
                counts.ended += 1;
                applicants += count;
            }
            Closing::Kept => counts.kept += 1,
            Closing::Over => {}
        }
    }
    Ok(handled)
}

/// What became of a job that the file doesn't have anymore.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Closing {
    /// It's closed, and so many applicants were notified.
    Closed(i64),
    /// It stays open, because someone is being hired for it.
    Kept,
    /// It isn't open anymore.
    Over,
}

/// Closes a job as its employer would, unless someone is being hired for it.
pub fn close(tx: &mut Tx, employer: EmployerId, job: JobId) -> Result<Closing> {
    let Some(card) = jobs::find(tx, job)?.map(|job| job.card) else { return Ok(Closing::Over) };
    if card.status != Status::Open || card.employer_id != employer {
        return Ok(Closing::Over);
    }
    if is_hiring(tx, job)? {
        return Ok(Closing::Kept);
    }
    listing::set_status(tx, &card, Status::Closed, Some(CloseReason::Other.as_str()))?;
    billing::on_job_closed(tx, job)?;
    known::mark_gone(tx, job)?;
    access::publish_change(tx, &card)?;
    Ok(Closing::Closed(card.application_count))
}

/// Whether someone was hired for a job, or has an offer or an interview.
pub fn is_hiring(tx: &mut Tx, job: JobId) -> Result<bool> {
    Ok(applications::store::is_hiring(tx, job)? || contracts::store::lists::exists_for(tx, job)?)
}
