//! Events between their arrival and the disk: written together, a little later, so that no honest write waits for them (S62).

use std::sync::{Mutex, PoisonError};

use super::model::Kept;
use super::store;
use crate::app::App;
use crate::db;
use crate::web::{Error, Result};

/// Events that wait at most; more are refused and told again later.
const ROOM: usize = 10_000;
/// Events of one write: few enough that what others write between two of them hardly waits.
const BATCH: usize = 100;

/// The events that wait.
#[derive(Default)]
pub struct Intake(Mutex<Vec<Kept>>);

impl Intake {
    /// Takes events in.
    ///
    /// # Errors
    /// 503 when there is no room.
    pub fn take(&self, events: Vec<Kept>) -> Result<()> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() + events.len() > ROOM {
            return Err(Error::busy());
        }
        waiting.extend(events);
        Ok(())
    }

    fn batch(&self) -> Vec<Kept> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = waiting.len().min(BATCH);
        waiting.drain(..count).collect()
    }
}

/// Writes what waits. A batch that cannot be written is lost: they are statistics.
pub async fn flush(app: &App) -> db::Result<()> {
    loop {
        let batch = app.intake.batch();
        if batch.is_empty() {
            return Ok(());
        }
        app.db.write(move |tx| store::insert(tx, &batch)).await?;
    }
}
