//! Adding imported jobs to an employer, and updating those that are there already.

use super::job::ImportedJob;
use super::known::{self, Difference, Fate, Known, Update};
use super::local::Local;
use super::map::ImportMap;
use crate::clock::{self, zones};
use crate::db::{Error, Result, Tx};
use crate::events::Event;
use crate::ids::{EmployerId, JobId, UserId};
use crate::jobs::listing;
use crate::jobs::store::write::{self, Source};
use crate::jobs::term::LISTED_FOR;
use crate::jobs::{access, changes};
use crate::{args, site, statements};

/// Jobs per transaction, so that a running server's writes never wait long: 200 took 0.1 to 0.3 seconds on a busy machine
/// with two cores.
pub const BATCH: usize = 50;

statements! {
    NAME_SOURCE = "UPDATE jobs SET import_key = $2 WHERE id = $1";
    SET_SOURCE = "UPDATE jobs SET hiring_name = $2, first_posted_on = $3 WHERE id = $1";
    SET_UNTIL = "UPDATE jobs SET expires_at = $2, imported_until = $2, nudged_at = NULL WHERE id = $1";
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
    let zone = site::store::zone(tx)?;
    let today = clock::date_in(&zone, tx.now());
    let today = today.parse().map_err(|error: jiff::Error| Error::Invalid(error.to_string()))?;
    let local = Local { today, zone: zones::get(&zone), town: site::store::place(tx)? };
    Ok(map.for_site(&site::store::currency(tx)?, local))
}

/// Lists a job that wasn't imported before. One that was is updated if `update` says so and nobody edited it here.
pub fn add(tx: &mut Tx, target: Target, job: &ImportedJob, update: bool) -> Result<(Fate, JobId)> {
    let Some(Known { id, without_source }) = known::find(tx, target.employer, job)? else {
        return Ok((Fate::New, insert(tx, target, job)?));
    };
    if without_source {
        tx.run(NAME_SOURCE, args![id, &job.stored_key()])?;
    }
    if !update {
        return Ok((Fate::Same, id));
    }
    let fate = match known::compare(tx, id, job)? {
        Difference::None => Fate::Same,
        Difference::Edited => Fate::Edited,
        Difference::Expiring(change) => {
            self::update(tx, target.user, job, &change)?;
            Fate::Expiring
        }
        Difference::Changed(change) => {
            self::update(tx, target.user, job, &change)?;
            Fate::Changed
        }
    };
    Ok((fate, id))
}

fn insert(tx: &mut Tx, target: Target, job: &ImportedJob) -> Result<JobId> {
    let source = Source {
        hiring_name: job.hiring_name.clone(),
        first_posted_on: job.first_posted_on.clone(),
        import_key: Some(job.stored_key()),
    };
    let id = write::insert(tx, target.employer, target.user, &job.draft(), &source)?;
    let zone = site::store::zone(tx)?;
    let last = job.expires_on.and_then(|date| clock::end_of_day(&zone, &date.to_string()));
    list(tx, id, last.unwrap_or(tx.now() + LISTED_FOR))?;
    Ok(id)
}

fn list(tx: &mut Tx, id: JobId, until: i64) -> Result<()> {
    listing::publish_unconfirmed(tx, id, until)?;
    tx.run(SET_UNTIL, args![id, until]).map(drop)
}

/// Changes a job as its employer's edit does. Nobody confirms by it that the job is open.
fn update(tx: &mut Tx, user: UserId, job: &ImportedJob, change: &Update) -> Result<()> {
    let Update { stored, draft, until } = change;
    let card = &stored.card;
    tx.run(SET_SOURCE, args![card.id, &job.hiring_name, &job.first_posted_on])?;
    write::update(tx, stored, user, draft)?;
    match until {
        Some(until) if card.status.is_over() => {
            list(tx, card.id, *until)?;
            tx.emit(Event::JobRelisted { job: card.id })?;
        }
        Some(until) => tx.run(SET_UNTIL, args![card.id, *until]).map(drop)?,
        None => {}
    }
    if card.filled > 0 && draft.openings == card.filled {
        listing::mark_filled(tx, card.id)?;
    } else {
        changes::notify_applicants(tx, stored, draft)?;
    }
    access::publish_change(tx, card)
}
