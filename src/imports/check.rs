//! Checking rows: what each would become, without listing anything.

use csv::ByteRecord;

use super::batch::{Batch, Read};
use super::faults::Faults;
use super::model::{Counts, State};
use super::rows::{self, Checked, StoredRow};
use super::store;
use crate::db::{Result, Tx};
use crate::ids::ImportId;
use crate::jobs::import::add;
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
        // A row that loses its key to another one has no say.
        if key.is_some() || row.job.is_none() {
            row.faults.iter().for_each(|fault| faults.add(fault));
        }
        rows::set(tx, id, &Checked { position: row.position, key, sort_key: row.sort_key.clone() })?;
    }
    faults.store(tx, id)?;
    if batch.is_empty() {
        store::set_state(tx, id, State::Checked, summary.total, &counts)?;
        return Ok(false);
    }
    let done = read.last().map_or(summary.done, |row| row.position);
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
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
    counts.known += i64::from(add::count_new(tx, batch.target(), std::slice::from_ref(job))? == 0);
    counts.without_pay += i64::from(row.faults.iter().any(|fault| fault.cost() == Cost::Pay));
    counts.cut += i64::try_from(row.cut).unwrap_or_default();
    Ok(job.key.clone())
}
