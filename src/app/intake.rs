//! Deferred writes: small, loss-tolerant writes, batched later so they don't delay other writes.

use std::sync::{Mutex, PoisonError};

use crate::db::{self, Db, Tx};
use crate::web::{Error, Result};

/// Maximum number of queued writes; further ones are rejected, and the client retries.
const CAPACITY: usize = 10_000;
/// Writes per transaction: few enough that other writes, which run between batches, hardly wait.
const BATCH_SIZE: usize = 100;

/// A write that may be delayed or lost.
pub type Deferred = Box<dyn Fn(&mut Tx) -> db::Result<()> + Send>;

/// The queue of deferred writes, in memory.
#[derive(Default)]
pub struct Intake(Mutex<Vec<Deferred>>);

impl Intake {
    /// Queues all of the writes or none.
    ///
    /// # Errors
    /// 503 if the queue is full.
    pub fn enqueue(&self, writes: Vec<Deferred>) -> Result<()> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.len() + writes.len() > CAPACITY {
            return Err(Error::busy());
        }
        queue.extend(writes);
        Ok(())
    }

    fn batch(&self) -> Vec<Deferred> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = queue.len().min(BATCH_SIZE);
        queue.drain(..count).collect()
    }

    /// Writes everything queued. A batch that fails is lost; the batches after it stay queued.
    ///
    /// # Errors
    /// The failed batch's error.
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
