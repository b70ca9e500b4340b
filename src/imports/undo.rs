//! Undoing an import: closes the jobs that have applications, fees or reports, and deletes the others. Those that a newer
//! import has, too, stay.

use super::model::State;
use super::{rows, shared, store};
use crate::app::App;
use crate::db::{self, Result, Tx};
use crate::ids::ImportId;
use crate::jobs::listing;
use crate::jobs::model::{CloseReason, Status};
use crate::jobs::store::{self as jobs, write};
use crate::money::billing;
use crate::{applications, args, statements};

/// Jobs per transaction: 50 took up to 0.2 seconds, in which other writes wait.
const BATCH: i64 = 20;

statements! {
    IMPORTED = "SELECT CAST(COUNT(*) AS BIGINT) FROM import_jobs WHERE import_id = $1";
}

/// Returns how many jobs an import listed.
pub fn imported(tx: &mut Tx, id: ImportId) -> Result<i64> {
    tx.one(IMPORTED, args![id], db::value)
}

/// Undoes one batch; returns whether there are more.
pub async fn tick(app: &App, id: ImportId) -> Result<bool> {
    app.db.write::<_, db::Error, _>(move |tx| undo_batch(tx, id)).await
}

fn undo_batch(tx: &mut Tx, id: ImportId) -> Result<bool> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Undoing) else {
        return Ok(false);
    };
    let (mut counts, mut done) = (import.summary.counts, import.summary.done);
    let batch = rows::jobs(tx, id, BATCH)?;
    if batch.is_empty() {
        store::set_state(tx, id, State::Undone, done, &counts)?;
        return Ok(true);
    }
    for job in batch {
        done += 1;
        if shared::hand_over(tx, id, job)? {
            counts.shared += 1;
            continue;
        }
        rows::remove_job(tx, id, job)?;
        let card = jobs::get(tx, job)?.card;
        if !card.status.is_over() && card.status != Status::Refused {
            listing::set_status(tx, &card, Status::Closed, Some(CloseReason::Other.as_str()))?;
            billing::on_job_closed(tx, job)?;
        }
        if applications::store::exists_for(tx, job)? || write::has_history(tx, job)? {
            counts.closed += 1;
        } else {
            write::delete(tx, job, import.user)?;
            counts.deleted += 1;
        }
    }
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
}
