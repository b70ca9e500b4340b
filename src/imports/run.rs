//! Listing the jobs of rows that were checked.

use super::batch::{Batch, Read};
use super::model::State;
use super::{rows, store};
use crate::db::{Result, Tx};
use crate::ids::ImportId;
use crate::jobs::import::add::{self, BATCH};

/// Returns the next rows that become jobs.
pub fn load(tx: &mut Tx, id: ImportId) -> Result<Option<Batch>> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Running) else {
        return Ok(None);
    };
    let rows = rows::ready(tx, id, i64::try_from(BATCH).unwrap_or(1))?;
    Batch::new(tx, import, rows).map(Some)
}

/// Lists the jobs of the rows that no other run of the task has listed.
pub fn save(tx: &mut Tx, id: ImportId, batch: &Batch, read: &[Read]) -> Result<bool> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Running) else {
        return Ok(false);
    };
    let (mut counts, mut done) = (import.summary.counts, import.summary.done);
    if batch.is_empty() {
        store::set_state(tx, id, State::Done, done, &counts)?;
        return Ok(true);
    }
    for row in read {
        if !rows::finish(tx, id, row.position)? {
            continue;
        }
        done += 1;
        let Some(job) = &row.job else { continue };
        for job in add::add(tx, batch.target(), std::slice::from_ref(job))? {
            rows::add_job(tx, id, job)?;
            counts.added += 1;
        }
    }
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
}
