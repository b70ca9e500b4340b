//! The copies of the database that the server makes: every night, and for downloads. One at a time, because each reads the whole
//! file twice.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::clock::HOUR;
use crate::ids::UserId;

/// How long after a failure the next nightly copy is tried, in milliseconds.
const RETRY: i64 = HOUR;

/// What is known about the copies in memory.
pub struct Copies {
    /// Whether one is made every night.
    pub is_nightly: bool,
    prepared: Arc<Mutex<Option<Prepared>>>,
    failed_at: AtomicI64,
}

/// A copy that waits for its download. Its file has no name anymore, so it's gone once it's dropped.
pub struct Prepared {
    /// Who it's for.
    pub user: UserId,
    /// The open file.
    pub file: Arc<File>,
    /// Its size in bytes.
    pub bytes: u64,
    /// What to call the download.
    pub name: String,
    /// Until when it waits, in milliseconds since the epoch.
    pub until: i64,
}

/// The right to make a copy or to fetch the prepared one, which it holds.
pub type Turn = OwnedMutexGuard<Option<Prepared>>;

impl Copies {
    /// Creates it.
    #[must_use]
    pub fn new(is_nightly: bool) -> Self {
        Self { is_nightly, prepared: Arc::default(), failed_at: AtomicI64::new(i64::MIN) }
    }

    /// Returns the turn; `None` while someone else has it.
    #[must_use]
    pub fn take_turn(&self) -> Option<Turn> {
        Arc::clone(&self.prepared).try_lock_owned().ok()
    }

    /// Records that the nightly copy failed.
    pub fn record_failure(&self, now: i64) {
        self.failed_at.store(now, Ordering::Relaxed);
    }

    /// Whether the nightly copy failed within the last hour, by a clock that may have been moved since.
    #[must_use]
    pub fn has_just_failed(&self, now: i64) -> bool {
        let failed_at = self.failed_at.load(Ordering::Relaxed);
        (failed_at..failed_at.saturating_add(RETRY)).contains(&now)
    }

    /// Drops a prepared copy that nobody fetched in time.
    pub fn drop_expired(&self, now: i64) {
        if let Some(mut turn) = self.take_turn() {
            turn.take_if(|prepared| now >= prepared.until);
        }
    }
}
