//! The database: one SQLite file, used through reads and writes.
//!
//! Reads run on dedicated threads in two lanes, so a point read never queues behind a slow search. Writes run on one
//! thread with group commit and `synchronous=FULL`, and return only after COMMIT. Closures are `Fn` and may run more
//! than once, so they use no clock, randomness or I/O; the caller passes such values in.

mod arg;
pub mod backup;
pub mod check;
mod checkpoint;
mod direct;
mod disk;
mod error;
pub mod file;
mod hooks;
mod lock;
pub mod migrate;
pub mod nightly;
mod open;
mod reader;
mod restore;
mod row;
mod slot;
mod sql;
mod state;
mod tx;
pub mod vault;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

pub use arg::Arg;
pub use direct::SingleConnection;
pub use disk::{FreeSpace, Room};
pub use error::{Error, ReadOnly, Result};
pub use hooks::Hooks;
pub use lock::Lock;
pub use open::{check_sqlite_version, open_copy, open_existing, open_writer};
pub use restore::{Restoring, restore};
pub use row::{Row, value};
pub use sql::Sql;
pub use tx::Tx;

use crate::clock::Clock;
use checkpoint::Checkpoints;
use disk::Disk;
use open::rescue_reason;
use reader::Lane;
use state::State;
use vault::Vault;
use writer::Writer;

/// Options for opening a [`Db`].
#[derive(Clone, Debug)]
pub struct Options {
    /// Source of each transaction's timestamp.
    pub clock: Clock,
    /// Callbacks into the rest of the program.
    pub hooks: Hooks,
    /// The rules for the data, which each copy has to keep.
    pub rules: check::Rules,
    /// Number of reader threads for point reads; the search lane has the same number.
    pub readers: usize,
    /// Whether every COMMIT waits for the disk (`synchronous=FULL`). Off only in the control run of the power-cut test.
    pub durable: bool,
    /// Source of the number of free bytes on the disk.
    pub free_space: FreeSpace,
}

impl Default for Options {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            clock: Clock::system(),
            hooks: Hooks::default(),
            rules: |_| Ok(()),
            readers: cores.clamp(2, 8),
            durable: true,
            free_space: FreeSpace::Real,
        }
    }
}

/// The context a transaction starts with.
#[derive(Clone, Copy)]
struct TxContext {
    now: i64,
    hooks: Hooks,
    vault: Vault,
}

/// A handle to the database; cheap to clone.
#[derive(Clone)]
pub struct Db(Arc<Inner>);

struct Inner {
    path: PathBuf,
    disk: Disk,
    state: Arc<State>,
    point: Lane,
    search: Lane,
    writer: Mutex<Option<Writer>>,
    /// `None` if the database could be opened only for reading.
    queue: Option<writer::Queue>,
    clock: Clock,
    hooks: Hooks,
    rules: check::Rules,
    vault: Vault,
}

impl Db {
    /// Opens the file, creating it if missing, migrates its schema and starts the threads. On a read-only disk, or one
    /// that's too full, it opens an up-to-date file for reading only.
    ///
    /// # Errors
    /// A newer schema, another program's database, a damaged file, or an I/O error.
    pub fn open(path: &Path, options: Options) -> Result<Self> {
        check_sqlite_version()?;
        let disk = Disk::new(path, options.free_space);
        // SQLite needs a little space even to open the file.
        disk.drop_ballast_if_full();
        let state = Arc::new(State::default());
        let writer = match open_current(path, options.durable, options.clock.now()) {
            Ok(connection) => {
                let checkpoints = Checkpoints::start(path, options.durable, Arc::clone(&state))?;
                Some(Writer::start(connection, checkpoints, disk.clone(), Arc::clone(&state))?)
            }
            Err(e) => {
                state.set_read_only(rescue_reason(path, &disk).ok_or(e)?);
                migrate::require_newest(&open_copy(path)?)?;
                None
            }
        };
        let queue = writer.as_ref().map(Writer::queue);
        Ok(Self(Arc::new(Inner {
            path: path.to_owned(),
            disk,
            state,
            point: Lane::start("point", path, options.readers)?,
            search: Lane::start("search", path, options.readers)?,
            writer: Mutex::new(writer),
            queue,
            clock: options.clock,
            hooks: options.hooks,
            rules: options.rules,
            vault: Vault::random(),
        })))
    }

    fn at(&self) -> TxContext {
        TxContext { now: self.0.clock.now(), hooks: self.0.hooks, vault: self.0.vault }
    }

    /// Returns the keys that exist until the database is closed.
    #[must_use]
    pub fn vault(&self) -> &Vault {
        &self.0.vault
    }

    /// Returns the path of the database file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Returns the free bytes on the database's disk; `None` if the system doesn't report them.
    #[must_use]
    pub fn free_bytes(&self) -> Option<u64> {
        self.0.disk.free_bytes()
    }

    /// Returns why the site can only be read right now, if so.
    #[must_use]
    pub fn read_only(&self) -> Option<ReadOnly> {
        self.0.state.read_only()
    }

    /// Checks that a kind of write may happen now. On a full disk, a write of staff gives up the ballast.
    ///
    /// # Errors
    /// [`Error::ReadOnly`], or [`Error::Full`] if less space is free than such writes leave to more important ones.
    pub fn admit(&self, room: Room) -> Result<()> {
        if let Some(reason) = self.read_only() {
            return Err(Error::ReadOnly(reason));
        }
        if room == Room::Staff {
            self.0.disk.drop_ballast_if_full();
        }
        if self.0.disk.has(room) { Ok(()) } else { Err(Error::Full) }
    }

    /// Keeps 8 MB of the disk back for staff, once there's room for it.
    pub fn keep_ballast(&self) {
        if self.read_only().is_none() {
            self.0.disk.keep_ballast();
        }
    }

    /// Looks for damaged pages for as long as `limit`, and makes the site read-only if there are any.
    pub fn check_pages(&self, limit: Duration) {
        let (state, end) = (Arc::clone(&self.0.state), Instant::now() + limit);
        let stop = move || state.is_closing() || Instant::now() > end;
        match open_copy(self.path()).and_then(|mut connection| check::pages(&mut connection, stop)) {
            Ok(()) => tracing::info!("no damage was found in the database file"),
            Err(Error::Damaged(finding)) => {
                tracing::error!(finding, "the database file is damaged");
                self.0.state.set_read_only(ReadOnly::Damaged);
            }
            Err(_) if self.0.state.is_closing() => {}
            Err(error) => tracing::warn!(%error, "the damage check didn't finish"),
        }
    }

    /// Runs a short read: a lookup by key or a short indexed list.
    ///
    /// # Errors
    /// [`Error::Busy`] if the queue is full, [`Error::Deadline`] after 5 s, or the closure's error.
    pub async fn read<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.point.run(self.at(), f).await
    }

    /// Runs a read that may take milliseconds: a search, a count or a feed.
    ///
    /// # Errors
    /// Same as [`Db::read`].
    pub async fn search<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.search.run(self.at(), f).await
    }

    /// Runs one transaction and returns once it's on disk. An error rolls it back.
    ///
    /// # Errors
    /// [`Error::Busy`] if the queue is full, the write waited over 5 s or another process has locked the file;
    /// [`Error::Full`] if the disk is full; [`Error::ReadOnly`]; or the closure's error.
    pub async fn write<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        match (&self.0.queue, self.read_only()) {
            (Some(queue), None) => queue.run(self.at(), f).await,
            (_, reason) => Err(reason.map_or(Error::Busy, Error::ReadOnly).into()),
        }
    }

    /// Returns a receiver that is woken after each commit, once its writes have been answered.
    #[must_use]
    pub fn commits(&self) -> tokio::sync::watch::Receiver<()> {
        self.0.state.commits()
    }

    /// Whether closing the database merged the WAL into the file, so that the file is complete by itself.
    #[must_use]
    pub fn is_merged(&self) -> bool {
        self.0.state.is_merged()
    }

    /// Runs the queued writes, checkpoints the WAL and stops the writer. Later writes return [`Error::Busy`].
    pub fn close(&self) {
        self.0.state.close();
        let writer = self.0.writer.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(writer) = writer {
            writer.close();
        }
    }
}

/// Opens the file for writing and migrates its schema.
fn open_current(path: &Path, durable: bool, now: i64) -> Result<rusqlite::Connection> {
    let mut connection = open_writer(path, durable)?;
    migrate::run(&mut connection, path, now)?;
    Ok(connection)
}
