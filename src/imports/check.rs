//! Checking rows: what each would become, without listing anything.

use csv::ByteRecord;

use super::batch::{Batch, Read};
use super::faults::Faults;
use super::model::{Counts, State};
use super::rows::{self, Checked, StoredRow};
use super::{missing, store};
use crate::db::{Result, Tx};
use crate::ids::{ImportId, JobId};
use crate::jobs::import::known::{self, Fate};
use crate::jobs::import::{Columns, Cost, Fault, ImportedJob, Problem};

/// Rows per transaction.
const BATCH: i64 = 200;

/// Returns the next rows to check.
pub fn load(tx: &mut Tx, id: ImportId) -> Result<Option<Batch>> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Checking) else {
        return Ok(None);
    };
    let rows = rows::after(tx, id, import.summary.done, BATCH)?;
    // A key of an earlier check may be of another column.
    let rows = rows.into_iter().map(|row| StoredRow { key: None, ..row }).collect();
    Batch::new(tx, import, rows).map(Some)
}

/// Stores what was found out, unless another run of the task was faster.
pub fn save(tx: &mut Tx, id: ImportId, batch: &Batch, read: &[Read]) -> Result<bool> {
    let Some(import) = store::find(tx, id)? else { return Ok(false) };
    let summary = import.summary;
    if summary.state != State::Checking || summary.done != batch.import.summary.done {
        return Ok(summary.state == State::Checking);
    }
    if summary.done == 0 && missing::forget(tx, id)? {
        return Ok(true);
    }
    if batch.is_empty() {
        return find_missing(tx, id, batch, import.sought.as_deref(), summary.counts);
    }
    let (mut counts, mut faults) = (summary.counts, Faults::default());
    let columns = batch.columns()?;
    for row in read {
        let outcome = judge(tx, id, &columns, row)?;
        let key = match (&outcome, &row.job) {
            (Outcome::Job, Some(job)) => Some(count(tx, batch, row, job, &mut counts)?),
            _ => None,
        };
        match outcome {
            Outcome::Job => {}
            Outcome::Stale => counts.stale += 1,
            Outcome::LeftOut => counts.left_out += 1,
            Outcome::Duplicate => counts.duplicates += 1,
            Outcome::SameKey(fault) => {
                counts.left_out += 1;
                faults.add(&fault);
            }
        }
        if let Some(job) = in_file(tx, batch, row)? {
            missing::set_present(tx, id, job)?;
        }
        // A row that loses its key to another one has no say.
        if key.is_some() || row.job.is_none() {
            row.faults.iter().for_each(|fault| faults.add(fault));
        }
        rows::set(tx, id, &Checked { position: row.position, key, sort_key: row.sort_key.clone() })?;
    }
    faults.store(tx, id)?;
    let done = read.last().map_or(summary.done, |row| row.position);
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
}

/// Ends the check with the source's jobs that the file doesn't have anymore; returns whether there may be more of them.
fn find_missing(tx: &mut Tx, id: ImportId, batch: &Batch, sought: Option<&str>, mut counts: Counts) -> Result<bool> {
    let total = batch.import.summary.total;
    if missing::seek(tx, id, &batch.mapping, sought, &mut counts)? {
        store::set_progress(tx, id, batch.import.summary.done, &counts)?;
        return Ok(true);
    }
    store::set_state(tx, id, State::Checked, total, &counts)?;
    Ok(false)
}

/// Returns the job of the site that a row keeps open. A row with a fault does, too; one that says the job is over doesn't.
fn in_file(tx: &mut Tx, batch: &Batch, row: &Read) -> Result<Option<JobId>> {
    let Some(key) = row.key.as_ref().filter(|_| !row.faults.iter().any(Fault::ends_job)) else { return Ok(None) };
    let source = batch.mapping.map.source.as_deref();
    Ok(known::with_key(tx, batch.mapping.employer_id, source, key)?.map(|(job, _)| job))
}

/// What becomes of a row.
enum Outcome {
    Job,
    /// Nobody can apply for the job anymore, or yet.
    Stale,
    /// It has a fault.
    LeftOut,
    /// An earlier row is the same job.
    Duplicate,
    /// An earlier row with the same key is another job.
    SameKey(Fault),
}

fn judge(tx: &mut Tx, id: ImportId, columns: &Columns<'_>, row: &Read) -> Result<Outcome> {
    let Some(job) = &row.job else {
        let is_stale = row.faults.iter().any(|fault| fault.cost() == Cost::Stale);
        return Ok(if is_stale { Outcome::Stale } else { Outcome::LeftOut });
    };
    let Some(earlier) = rows::holder(tx, id, &job.key, row.position)? else { return Ok(Outcome::Job) };
    if columns.title(&ByteRecord::from(earlier)) == row.title {
        return Ok(Outcome::Duplicate);
    }
    let (line, value) = (row.line, job.key.clone());
    Ok(Outcome::SameKey(Fault { line, key: None, field: None, problem: Problem::SameKey, value }))
}

/// Counts a job, and returns its key.
fn count(tx: &mut Tx, batch: &Batch, row: &Read, job: &ImportedJob, counts: &mut Counts) -> Result<String> {
    counts.ready += 1;
    let fate = known::judge(tx, batch.target(), job)?;
    counts.known += i64::from(fate != Fate::New);
    counts.changed += i64::from(fate == Fate::Changed);
    counts.expiring += i64::from(fate == Fate::Expiring);
    counts.edited += i64::from(fate == Fate::Edited);
    counts.without_pay += i64::from(row.faults.iter().any(|fault| fault.cost() == Cost::Pay));
    counts.cut += i64::try_from(row.cut).unwrap_or_default();
    Ok(job.key.clone())
}
