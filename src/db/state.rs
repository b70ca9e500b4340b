//! Whether the site can be written to. Once it's read-only, it stays so until the next start.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use super::ReadOnly;

/// The state that the writer, the check and the requests share.
#[derive(Default)]
pub struct State {
    read_only: OnceLock<ReadOnly>,
    closing: AtomicBool,
    merged: AtomicBool,
    commits: watch::Sender<()>,
}

impl State {
    pub fn read_only(&self) -> Option<ReadOnly> {
        self.read_only.get().copied()
    }

    /// The first reason is kept.
    pub fn set_read_only(&self, reason: ReadOnly) {
        if self.read_only.set(reason).is_ok() {
            tracing::error!("the site is read-only, because {reason}");
        }
    }

    /// Wakes those who follow the commits.
    pub fn committed(&self) {
        self.commits.send_replace(());
    }

    /// Returns a receiver that is woken after each commit.
    pub fn commits(&self) -> watch::Receiver<()> {
        self.commits.subscribe()
    }

    /// Whether the database is about to be closed, so that long reads should end.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// Whether the WAL was merged into the file when the database was closed, so that the file is complete by itself.
    pub fn is_merged(&self) -> bool {
        self.merged.load(Ordering::SeqCst)
    }

    pub fn set_merged(&self, merged: bool) {
        self.merged.store(merged, Ordering::SeqCst);
    }

    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }
}
