//! Listing the jobs of rows that were checked, updating those that are on the site already, and closing those that the file
//! doesn't have anymore.

use super::batch::{Batch, Read};
use super::model::{Counts, Import, ImportSummary, RunImport, State};
use super::{api, command, missing, rows, shared, store};
use crate::db::{self, Tx};
use crate::ids::{EmployerId, ImportId};
use crate::jobs::import::add::{self, BATCH};
use crate::jobs::import::known::Fate;
use crate::web::{Error, Result};

/// Stores how the import treats jobs that are on the site already, if what the check found still holds, and returns the
/// import with that.
///
/// # Errors
/// 409 if it doesn't, or if most of the source's open jobs would close and nobody confirmed that.
pub fn choose(tx: &mut Tx, import: &Import, employer: EmployerId, choice: RunImport) -> Result<Import> {
    let RunImport { update_known, close_missing, close_most } = choice;
    let mut chosen = Import { update_known, close_missing, ..import.clone() };
    let ImportSummary { id, updated_at, ref mut counts, .. } = chosen.summary;
    // A file that was checked before a newer one was imported would take its jobs back.
    if update_known || close_missing {
        if command::is_running(tx, employer)? {
            return Err(api::running());
        }
        if store::finished_since(tx, id, employer, updated_at)? || command::ran_since(tx, employer, updated_at)? {
            let problem = "Another import finished after this file was checked. Check it again.";
            return Err(Error::conflict("check_again", problem));
        }
    }
    if close_missing && counts.would_close_most() && !close_most {
        let Counts { missing, source_open, .. } = counts;
        let problem = format!("This would close {missing} of the {source_open} open jobs from this source.");
        return Err(Error::conflict("close_most", problem));
    }
    // Counted again as it happens.
    counts.edited = 0;
    if !close_missing {
        (counts.missing, counts.kept) = (0, 0);
    }
    store::set_choice(tx, id, update_known, close_missing)?;
    Ok(chosen)
}

/// Returns what was chosen, for the log.
pub fn reason(choice: RunImport) -> String {
    let chosen = [(choice.update_known, "Changed jobs updated."), (choice.close_missing, "Missing jobs closed.")];
    chosen.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}

/// Returns the next rows that become jobs.
pub fn load(tx: &mut Tx, id: ImportId) -> db::Result<Option<Batch>> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Running) else {
        return Ok(None);
    };
    let rows = rows::ready(tx, id, i64::try_from(BATCH).unwrap_or(1))?;
    Batch::new(tx, import, rows).map(Some)
}

/// Lists or updates the jobs of the rows that no other run of the task has, and closes the missing ones after the last row.
pub fn save(tx: &mut Tx, id: ImportId, batch: &Batch, read: &[Read]) -> db::Result<bool> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Running) else {
        return Ok(false);
    };
    let (mut counts, mut done) = (import.summary.counts, import.summary.done);
    if batch.is_empty() {
        let closed = if import.close_missing {
            missing::close_batch(tx, id, batch.mapping.employer_id, &mut counts)?
        } else {
            0
        };
        let state = if closed == 0 { State::Done } else { State::Running };
        store::set_state(tx, id, state, done + closed, &counts)?;
        return Ok(true);
    }
    for row in read {
        if !rows::finish(tx, id, row.position)? {
            continue;
        }
        done += 1;
        let Some(job) = &row.job else { continue };
        let (fate, job) = add::add(tx, batch.target(), job, import.update_known)?;
        match fate {
            Fate::New => {
                rows::add_job(tx, id, job)?;
                counts.added += 1;
            }
            Fate::Changed | Fate::Expiring => counts.updated += 1,
            Fate::Edited => counts.edited += 1,
            Fate::Same => {}
        }
        shared::note(tx, id, job)?;
    }
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
}
