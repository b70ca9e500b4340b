//! Checking rows: what each would become, without listing anything.

use super::batch::{Batch, Read};
use super::faults::Faults;
use super::model::{Counts, State};
use super::rows::{self, Checked, StoredRow};
use super::store;
use crate::db::{Result, Tx};
use crate::ids::ImportId;
use crate::jobs::import::Cost;
use crate::jobs::import::add;

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
    for row in read {
        let key = count(tx, id, batch, row, &mut counts)?;
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

/// Counts what becomes of a row. Returns its key if it's a job.
fn count(tx: &mut Tx, id: ImportId, batch: &Batch, row: &Read, counts: &mut Counts) -> Result<Option<String>> {
    let Some(job) = &row.job else {
        let is_stale = row.faults.iter().any(|fault| fault.cost() == Cost::Stale);
        *(if is_stale { &mut counts.stale } else { &mut counts.left_out }) += 1;
        return Ok(None);
    };
    if rows::is_taken(tx, id, &job.key, row.position)? {
        counts.duplicates += 1;
        return Ok(None);
    }
    counts.ready += 1;
    counts.known += i64::from(add::count_new(tx, batch.target(), std::slice::from_ref(job))? == 0);
    counts.without_pay += i64::from(row.faults.iter().any(|fault| fault.cost() == Cost::Pay));
    counts.cut += i64::try_from(row.cut).unwrap_or_default();
    Ok(Some(job.key.clone()))
}
