//! Checkpoints copy pages from the WAL into the database file. Each one waits for the disk several times, so a thread does
//! most of the copying while writes go on.
//!
//! Only the writer can make the WAL start over, because every page must be copied and no write may come in between. It copies
//! the few pages that the thread hasn't.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::sync::atomic::Ordering::Relaxed;
use std::thread::JoinHandle;

use crossbeam_channel::{Receiver, Sender};
use rusqlite::Connection;

use super::disk::{Disk, Room};
use super::open::open_existing_as;
use super::{Error, ReadOnly, Result, State, error};

/// The thread starts copying when more than this many pages of the WAL aren't in the database file yet.
const COPY_ABOVE: i64 = 500;
/// The writer copies the remaining pages when the WAL has more pages than this and at most [`MAX_REST`] are left.
const RESTART_ABOVE: i64 = 4_000;
/// Copying this many pages takes a few milliseconds.
const MAX_REST: i64 = 1_000;
/// Above this many pages (64 MB) the writer copies the rest, however much it is. A long read can still make the WAL grow
/// further.
const MAX_PAGES: i64 = 16_000;

/// The thread that copies pages beside the writes.
pub struct Checkpoints {
    due: Sender<()>,
    thread: JoinHandle<()>,
    /// Number of pages when the writer last copied the rest. If the WAL couldn't start over, because of a long read, the
    /// writer tries again only when there is more to copy.
    tried_at: AtomicI64,
}

/// Number of pages.
struct Wal {
    total: i64,
    copied: i64,
}

impl Checkpoints {
    /// Starts the thread.
    ///
    /// # Errors
    /// Fails if the file can't be opened once more.
    pub fn start(path: &Path, durable: bool, state: Arc<State>) -> Result<Self> {
        let connection = open_existing_as(path, durable)?;
        let (due, wait) = crossbeam_channel::bounded(1);
        let thread = std::thread::Builder::new()
            .name("db-checkpoint".to_owned())
            .spawn(move || copy_when_due(&connection, &wait, &state))?;
        Ok(Self { due, thread, tried_at: AtomicI64::new(0) })
    }

    /// Starts a checkpoint if one is due; call this after each commit of the writer's connection. On a full disk the writer
    /// copies everything at once, because the WAL grows until then.
    pub fn after_commit(&self, writer: &Connection, disk: &Disk, state: &State) {
        let Ok(wal) = run(writer, "PRAGMA wal_checkpoint(NOOP)") else { return };
        let rest = wal.total - wal.copied;
        let can_restart = wal.total > RESTART_ABOVE && rest <= MAX_REST || wal.total > MAX_PAGES;
        let tried_at = self.tried_at.load(Relaxed);
        let has_grown = wal.total < tried_at || wal.total >= tried_at + COPY_ABOVE;
        if can_restart && has_grown {
            self.tried_at.store(wal.total, Relaxed);
        }
        if can_restart && has_grown || !disk.has(Room::Write) {
            copy(writer, state);
        } else if rest > COPY_ABOVE {
            // If the channel is full, the thread is about to look anyway.
            let _ = self.due.try_send(());
        }
    }

    /// Ends the thread, after the checkpoint that is running.
    pub fn stop(self) {
        drop(self.due);
        let _ = self.thread.join();
    }
}

fn copy_when_due(connection: &Connection, due: &Receiver<()>, state: &State) {
    while due.recv().is_ok() {
        // A damaged file stays as it is.
        if state.read_only() != Some(ReadOnly::Damaged) {
            copy(connection, state);
        }
    }
}

/// Copies what it can without waiting for readers or the writer. A failed disk ends the process, because the next sync could
/// falsely succeed, and then the WAL would be overwritten.
fn copy(connection: &Connection, state: &State) {
    match run(connection, "PRAGMA wal_checkpoint(PASSIVE)") {
        Err(e @ Error::Disk(_)) => error::exit(&e),
        Err(Error::Damaged(_)) => state.set_read_only(ReadOnly::Damaged),
        // The next one copies what this one couldn't.
        Ok(_) | Err(_) => {}
    }
}

fn run(connection: &Connection, pragma: &str) -> Result<Wal> {
    let mut statement = connection.prepare_cached(pragma)?;
    Ok(statement.query_row([], |row| Ok(Wal { total: row.get(1)?, copied: row.get(2)? }))?)
}
