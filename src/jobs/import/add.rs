//! Adding imported jobs to an employer.

use super::job::ImportedJob;
use super::map::ImportMap;
use super::{html, keys};
use crate::clock;
use crate::db::{Error, Result, Row, Tx};
use crate::ids::{EmployerId, JobId, UserId};
use crate::jobs::listing::{self, LISTED_FOR};
use crate::jobs::store::write::{self, Source};
use crate::{args, site, statements};

/// Jobs per transaction, so that a running server's writes never wait long: 200 took 0.1 to 0.3 seconds on a busy machine
/// with two cores.
pub const BATCH: usize = 50;

statements! {
    FIND = "SELECT id, title, city FROM jobs WHERE employer_id = $1 AND import_key = $2";
    NAME_SOURCE = "UPDATE jobs SET import_key = $2 WHERE id = $1";
}

/// The employer that receives the jobs, and the person who imports them.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The employer.
    pub employer: EmployerId,
    /// The person.
    pub user: UserId,
}

/// Returns a map as it is to be read on this site today.
pub fn for_site(tx: &mut Tx, map: ImportMap) -> Result<ImportMap> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let today = today.parse().map_err(|error: jiff::Error| Error::Invalid(error.to_string()))?;
    Ok(map.for_site(&site::store::currency(tx)?, today))
}

/// Lists the jobs of a batch that weren't imported before, and returns their ids.
pub fn add(tx: &mut Tx, target: Target, jobs: &[ImportedJob]) -> Result<Vec<JobId>> {
    let zone = site::store::zone(tx)?;
    let mut added = Vec::new();
    for job in jobs {
        match known(tx, target.employer, job)? {
            Known::No => added.push(insert(tx, target, job, &zone)?),
            Known::WithoutSource(id) => {
                tx.run(NAME_SOURCE, args![id, &job.stored_key()])?;
            }
            Known::Yes => {}
        }
    }
    Ok(added)
}

/// Returns how many jobs of a batch weren't imported before.
pub fn count_new(tx: &mut Tx, target: Target, jobs: &[ImportedJob]) -> Result<u64> {
    let mut new = 0;
    for job in jobs {
        new += u64::from(matches!(known(tx, target.employer, job)?, Known::No));
    }
    Ok(new)
}

/// Whether a job with this key and this title was imported from a source.
pub fn is_listed(tx: &mut Tx, employer: EmployerId, source: Option<&str>, key: &str, title: &str) -> Result<bool> {
    let stored = keys::stored(source, key);
    let found = tx.find(FIND, args![employer, &stored], |row| {
        row.take::<JobId>()?;
        row.take::<String>()
    })?;
    Ok(found.is_some_and(|stored| stored.eq_ignore_ascii_case(&html::to_line(title))))
}

/// Whether a job was imported before.
enum Known {
    No,
    Yes,
    /// Before its map named a source.
    WithoutSource(JobId),
}

fn known(tx: &mut Tx, employer: EmployerId, job: &ImportedJob) -> Result<Known> {
    let mut find = |key: &str| {
        let read = |row: &mut Row| Ok((row.take::<JobId>()?, row.take::<String>()?, row.take::<String>()?));
        tx.find(FIND, args![employer, key], read)
    };
    if find(&job.stored_key())?.is_some() {
        return Ok(Known::Yes);
    }
    if job.source.is_none() {
        return Ok(Known::No);
    }
    // A job without a source may be of any source, so the same key alone doesn't make it the same job.
    let same = find(&keys::stored(None, &job.key))?.filter(|(_, title, city)| job.is_called(title, city));
    Ok(same.map_or(Known::No, |(id, _, _)| Known::WithoutSource(id)))
}

fn insert(tx: &mut Tx, target: Target, job: &ImportedJob, zone: &str) -> Result<JobId> {
    let source = Source {
        hiring_name: job.hiring_name.clone(),
        first_posted_on: job.first_posted_on.clone(),
        import_key: Some(job.stored_key()),
    };
    let id = write::insert(tx, target.employer, target.user, &job.draft(), &source)?;
    let last = job.expires_on.and_then(|date| clock::end_of_day(zone, &date.to_string()));
    listing::publish_unconfirmed(tx, id, last.unwrap_or(tx.now() + LISTED_FOR))?;
    Ok(id)
}
