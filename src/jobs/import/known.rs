//! The jobs of a file that are on the site already: finding them, and comparing them with the file.

use super::add::Target;
use super::job::ImportedJob;
use super::{html, keys};
use crate::clock;
use crate::db::{Result, Row, Tx};
use crate::ids::{EmployerId, JobId};
use crate::jobs::changes;
use crate::jobs::draft::Draft;
use crate::jobs::model::{Job, Status};
use crate::jobs::store;
use crate::jobs::term::{LISTED_FOR, RENEWAL_WINDOW};
use crate::{args, site, statements};

statements! {
    FIND = "SELECT id, title, city FROM jobs WHERE employer_id = $1 AND import_key = $2";
    HISTORY = "SELECT edited_at IS NOT NULL, imported_until, COALESCE(gone_at = closed_at, 0) FROM jobs WHERE id = $1";
    MARK_GONE = "UPDATE jobs SET gone_at = closed_at WHERE id = $1";
    OF_SOURCE = "SELECT id, import_key, status FROM jobs WHERE employer_id = $1 AND import_key > $2 AND import_key < $3 ORDER BY import_key LIMIT $4";
}

/// A job of the site that a file has.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Its id.
    pub id: JobId,
    /// Whether it was imported before its map named a source.
    pub without_source: bool,
}

/// Finds the job of the site that a job of a file is.
pub fn find(tx: &mut Tx, employer: EmployerId, job: &ImportedJob) -> Result<Option<Known>> {
    let mut find = |key: &str| {
        let read = |row: &mut Row| Ok((row.take::<JobId>()?, row.take::<String>()?, row.take::<String>()?));
        tx.find(FIND, args![employer, key], read)
    };
    if let Some((id, _, _)) = find(&job.stored_key())? {
        return Ok(Some(Known { id, without_source: false }));
    }
    if job.source.is_none() {
        return Ok(None);
    }
    // A job without a source may be of any source, so the same key alone doesn't make it the same job.
    let same = find(&keys::stored(None, &job.key))?.filter(|(_, title, city)| job.is_called(title, city));
    Ok(same.map(|(id, _, _)| Known { id, without_source: true }))
}

/// Returns the job that was imported from a source under a key, and its title.
pub fn with_key(tx: &mut Tx, employer: EmployerId, source: Option<&str>, key: &str) -> Result<Option<(JobId, String)>> {
    tx.find(FIND, args![employer, &keys::stored(source, key)], |row| Ok((row.take()?, row.take()?)))
}

/// Whether a job with this key and this title was imported from a source.
pub fn is_listed(tx: &mut Tx, employer: EmployerId, source: Option<&str>, key: &str, title: &str) -> Result<bool> {
    let found = with_key(tx, employer, source, key)?;
    Ok(found.is_some_and(|(_, stored)| stored.eq_ignore_ascii_case(&html::to_line(title))))
}

/// A job that was imported from a source.
#[derive(Clone, Debug)]
pub struct OfSource {
    /// Its id.
    pub id: JobId,
    /// Its key, as it is stored.
    pub key: String,
    /// Its status.
    pub status: Status,
}

/// Returns the first jobs of a source whose stored keys follow this one, or its first jobs.
pub fn of_source(
    tx: &mut Tx,
    employer: EmployerId,
    source: &str,
    after: Option<&str>,
    limit: i64,
) -> Result<Vec<OfSource>> {
    let (start, end) = keys::range(source);
    let read = |row: &mut Row| Ok(OfSource { id: row.take()?, key: row.take()?, status: row.take()? });
    tx.all(OF_SOURCE, args![employer, after.unwrap_or(&start), &end, limit], read)
}

/// How a job of a file differs from the same job on the site.
pub enum Difference {
    /// It doesn't, or the job is over here.
    None,
    /// A person edited the job, so the file doesn't change it.
    Edited,
    /// Its time here ends soon or has ended, or an earlier file didn't have it.
    Expiring(Update),
    /// It has another text, pay, place or time.
    Changed(Update),
}

/// What an update makes of a job.
pub struct Update {
    /// The job as it is stored.
    pub stored: Job,
    /// The job as the employer would have edited it.
    pub draft: Draft,
    /// When it expires from now on; `None` if that stays as it is.
    pub until: Option<i64>,
}

/// Compares a job of a file with the same job on the site.
pub fn compare(tx: &mut Tx, id: JobId, job: &ImportedJob) -> Result<Difference> {
    let stored = store::get(tx, id)?;
    let card = &stored.card;
    let read = |row: &mut Row| Ok((row.take::<bool>()?, row.take()?, row.take::<bool>()?));
    let (edited, imported_until, is_gone) = tx.one(HISTORY, args![id], read)?;
    if !is_gone && !matches!(card.status, Status::Open | Status::Paused | Status::Expired) {
        return Ok(Difference::None);
    }
    let draft = job.draft_over(&stored);
    let until = until(tx, &stored, job, imported_until)?;
    let source = (&card.hiring_name, &card.first_posted_on) != (&job.hiring_name, &job.first_posted_on);
    let changed = source || !changes::changed_parts(&stored, &draft).is_empty();
    // A file that says another last day than before has changed.
    let moved = until.is_some() && job.expires_on.is_some() && !card.status.is_over();
    Ok(match (changed || moved, until.is_some()) {
        (false, false) => Difference::None,
        _ if edited => Difference::Edited,
        (true, _) => Difference::Changed(Update { stored, draft, until }),
        (false, true) => Difference::Expiring(Update { stored, draft, until }),
    })
}

/// Records that a job was closed because the file doesn't have it anymore.
pub fn mark_gone(tx: &mut Tx, id: JobId) -> Result<()> {
    tx.run(MARK_GONE, args![id]).map(drop)
}

/// Returns when the job expires from now on, if that changes. A job that was renewed here keeps the later day.
fn until(tx: &mut Tx, stored: &Job, job: &ImportedJob, imported_until: Option<i64>) -> Result<Option<i64>> {
    let (expires_at, is_over) = (stored.card.expires_at.unwrap_or_default(), stored.card.status.is_over());
    let zone = site::store::zone(tx)?;
    let Some(last) = job.expires_on.and_then(|date| clock::end_of_day(&zone, &date.to_string())) else {
        let ends_soon = is_over || expires_at - tx.now() <= RENEWAL_WINDOW;
        return Ok(ends_soon.then(|| tx.now() + LISTED_FOR));
    };
    let was_renewed = imported_until != Some(expires_at);
    Ok(Some(last).filter(|last| is_over || *last > expires_at || (*last < expires_at && !was_renewed)))
}

/// What became, or would become, of a job of a file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fate {
    /// It's new.
    New,
    /// It's on the site as it is.
    Same,
    /// It's on the site, and was edited there.
    Edited,
    /// It's on the site, and its time there ends.
    Expiring,
    /// It's on the site, and the file has changed it.
    Changed,
}

/// Returns what would become of a job of a file.
pub fn judge(tx: &mut Tx, target: Target, job: &ImportedJob) -> Result<Fate> {
    let Some(known) = find(tx, target.employer, job)? else { return Ok(Fate::New) };
    Ok(match compare(tx, known.id, job)? {
        Difference::None => Fate::Same,
        Difference::Edited => Fate::Edited,
        Difference::Expiring(_) => Fate::Expiring,
        Difference::Changed(_) => Fate::Changed,
    })
}
