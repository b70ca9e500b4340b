//! The task that works on an import, and the deletion of old ones.

use std::time::{Duration, Instant};

use super::model::State;
use super::{batch, check, faults, missing, rows, run, shared, store, undo};
use crate::app::App;
use crate::db::{Result, Tx};
use crate::ids::ImportId;
use crate::tasks::{self, Task};

/// How long a task works at a time, so that others have their turn.
const TURN: Duration = Duration::from_secs(10);
/// Pause after each batch as a share of the time that it took, so that the server's other work hardly notices.
const PAUSE: f64 = 0.25;

/// Puts work on an import into the queue.
pub fn start(tx: &mut Tx, id: ImportId) -> Result<()> {
    tasks::store::enqueue(tx, Task::Import(id), tx.now())
}

/// Works on an import for a while, and puts the rest back into the queue.
pub async fn work(app: &App, id: ImportId) -> Result<()> {
    let started = Instant::now();
    loop {
        let batch = Instant::now();
        if !tick(app, id).await? {
            return Ok(());
        }
        if started.elapsed() > TURN {
            return app.db.write(move |tx| start(tx, id)).await;
        }
        tokio::time::sleep(batch.elapsed().mul_f64(PAUSE)).await;
    }
}

/// Does one batch of whatever is to be done; returns whether there is more.
pub async fn tick(app: &App, id: ImportId) -> Result<bool> {
    match app.db.read(move |tx| store::state(tx, id)).await? {
        Some(State::Checking) => batch::advance(app, id, check::load, check::save).await,
        Some(State::Running) => batch::advance(app, id, run::load, run::save).await,
        Some(State::Undoing) => undo::tick(app, id).await,
        // Its rows are jobs now.
        Some(State::Done | State::Undone) => {
            app.db.write(move |tx| Ok(rows::delete(tx, id)? || missing::forget(tx, id)?)).await
        }
        Some(State::Discarded) => app.db.write(move |tx| delete(tx, id)).await,
        Some(State::Uploading | State::Uploaded | State::Checked) | None => Ok(false),
    }
}

/// Deletes a part of an import that nobody needs anymore; returns whether there may be more.
pub fn sweep(tx: &mut Tx) -> Result<bool> {
    match store::old(tx)? {
        Some(id) => delete(tx, id).map(|_| true),
        None => Ok(false),
    }
}

/// Deletes a part of an import; returns whether there is more.
pub fn delete(tx: &mut Tx, id: ImportId) -> Result<bool> {
    if rows::delete(tx, id)? || missing::forget(tx, id)? || shared::forget(tx, id)? || rows::forget_jobs(tx, id)? {
        return Ok(true);
    }
    faults::delete(tx, id)?;
    store::delete(tx, id)?;
    Ok(false)
}
