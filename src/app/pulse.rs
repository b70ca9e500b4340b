//! Signs of life for the readiness check: when the scheduled work last ran, and when a test write last reached the disk.

use std::sync::atomic::{AtomicI64, Ordering};

use std::collections::BTreeMap;
use std::sync::Mutex as Lock;

use tokio::sync::Mutex;

use crate::clock::{MINUTE, SECOND};
use crate::db::{self, Db, Tx};

/// How long a test write counts, so that frequent checks don't wear out the disk.
const WRITE_INTERVAL: i64 = 5 * SECOND;

/// Milliseconds without a round of the scheduled work after which it is late.
const MAX_PAUSE: i64 = 5 * MINUTE;

/// The signs of life. Times are in milliseconds since the epoch.
pub struct Pulse {
    clock_ran_at: AtomicI64,
    wrote_at: Mutex<Option<i64>>,
    /// The pieces of the scheduled work that failed the last time, and since when.
    failing: Lock<BTreeMap<&'static str, i64>>,
}

impl Pulse {
    /// Starts now.
    #[must_use]
    pub fn new(now: i64) -> Self {
        Self { clock_ran_at: AtomicI64::new(now), wrote_at: Mutex::new(None), failing: Lock::default() }
    }

    /// Records that a round of the scheduled work is done.
    pub fn record_round(&self, now: i64) {
        self.clock_ran_at.store(now, Ordering::Relaxed);
    }

    /// Records that a piece of the scheduled work is done, or that it failed at a time. Returns whether it failed and didn't the
    /// last time.
    ///
    /// # Panics
    /// If another thread panicked with the lock.
    pub fn record_piece(&self, name: &'static str, failed_at: Option<i64>) -> bool {
        let mut failing = self.failing.lock().expect("nobody panics with the lock");
        let Some(at) = failed_at else {
            failing.remove(name);
            return false;
        };
        let is_new = !failing.contains_key(name);
        failing.entry(name).or_insert(at);
        is_new
    }

    /// Returns the pieces of the scheduled work that failed the last time.
    ///
    /// # Panics
    /// If another thread panicked with the lock.
    #[must_use]
    pub fn failing(&self) -> Vec<&'static str> {
        self.failing.lock().expect("nobody panics with the lock").keys().copied().collect()
    }

    /// Returns when the scheduled work last ran; before the first time, when the server started.
    #[must_use]
    pub fn clock_ran_at(&self) -> i64 {
        self.clock_ran_at.load(Ordering::Relaxed)
    }

    /// Whether the scheduled work hasn't run for too long.
    #[must_use]
    pub fn is_late(&self, now: i64) -> bool {
        now - self.clock_ran_at() > MAX_PAUSE
    }

    /// Makes a test write, unless one succeeded within the last five seconds.
    ///
    /// # Errors
    /// Same as [`Db::write`].
    pub async fn prove_write(&self, db: &Db, now: i64, write: fn(&mut Tx) -> db::Result<()>) -> db::Result<()> {
        let mut wrote_at = self.wrote_at.lock().await;
        if wrote_at.is_none_or(|at| !(at..at + WRITE_INTERVAL).contains(&now)) {
            db.write(write).await?;
            *wrote_at = Some(now);
        }
        Ok(())
    }
}
