//! Small writes that may wait and may be lost. They are batched a little later, so that no other write
//! waits for them.

use std::sync::{Mutex, PoisonError};

use crate::db::{self, Db, Tx};
use crate::web::{Error, Result};

/// Writes that wait at most; more are refused and sent again later.
const CAPACITY: usize = 10_000;
/// Writes of one transaction: few enough that what others write between two of them hardly waits.
const BATCH: usize = 100;

/// A write that may wait.
pub type Deferred = Box<dyn Fn(&mut Tx) -> db::Result<()> + Send>;

/// The writes that wait.
#[derive(Default)]
pub struct Intake(Mutex<Vec<Deferred>>);

impl Intake {
    /// Takes writes in, all or none.
    ///
    /// # Errors
    /// 503 when there is no room.
    pub fn take(&self, writes: Vec<Deferred>) -> Result<()> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if waiting.len() + writes.len() > CAPACITY {
            return Err(Error::busy());
        }
        waiting.extend(writes);
        Ok(())
    }

    fn batch(&self) -> Vec<Deferred> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = waiting.len().min(BATCH);
        waiting.drain(..count).collect()
    }

    /// Writes what waits. A batch that cannot be written is lost.
    ///
    /// # Errors
    /// The first batch's that was not written.
    pub async fn flush(&self, db: &Db) -> db::Result<()> {
        loop {
            let batch = self.batch();
            if batch.is_empty() {
                return Ok(());
            }
            db.write(move |tx| batch.iter().try_for_each(|write| write(tx))).await?;
        }
    }
}
