//! The database: one SQLite file, used through reads and writes.
//!
//! Reads run on dedicated threads in two lanes, so a point read never queues behind a slow search. Writes run on one
//! thread with group commit and `synchronous=FULL`, and return only after COMMIT. Closures are `Fn` and may run more
//! than once, so they use no clock, randomness or I/O; the caller passes such values in.

mod arg;
pub mod backup;
mod direct;
mod error;
pub mod migrate;
mod open;
mod reader;
mod row;
mod sql;
mod tx;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

pub use arg::Arg;
pub use direct::SingleConnection;
pub use error::{Error, Result};
pub use open::{Lock, check_sqlite_version, open_existing, open_writer};
pub use row::{Row, value};
pub use sql::Sql;
pub use tx::Tx;

use crate::clock::Clock;
use crate::events::Event;
use crate::ids::UserId;
use crate::subject::{Access, Subject};
use reader::Lane;
use writer::Writer;

/// Options for opening a [`Db`].
#[derive(Clone, Debug)]
pub struct Options {
    /// Source of each transaction's timestamp.
    pub clock: Clock,
    /// Callbacks into the rest of the program.
    pub hooks: Hooks,
    /// Number of reader threads for point reads; the search lane has the same number.
    pub readers: usize,
    /// Whether every COMMIT waits for the disk (`synchronous=FULL`). Off only in the control run of the power-cut test.
    pub durable: bool,
}

impl Default for Options {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self { clock: Clock::System, hooks: Hooks::default(), readers: cores.clamp(2, 8), durable: true }
    }
}

/// Callbacks through which lower-level features reach higher-level ones; plain functions, so they're `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Runs an event's reactions in the event's transaction.
    pub react: fn(&mut Tx, Event) -> Result<()>,
    /// Returns a user's access to a subject.
    pub access: fn(&mut Tx, Subject, UserId) -> Result<Access>,
}

impl Default for Hooks {
    /// No reactions and no access: for tests and tools that use only the database.
    fn default() -> Self {
        Self { react: |_, _| Ok(()), access: |_, _, _| Ok(Access::None) }
    }
}

/// The context a transaction starts with.
#[derive(Clone, Copy)]
struct TxContext {
    now: i64,
    hooks: Hooks,
}

/// A handle to the database; cheap to clone.
#[derive(Clone)]
pub struct Db(Arc<Inner>);

struct Inner {
    path: PathBuf,
    point: Lane,
    search: Lane,
    writer: Mutex<Option<Writer>>,
    queue: writer::Queue,
    clock: Clock,
    hooks: Hooks,
}

impl Db {
    /// Opens the file, creating it if missing, migrates its schema and starts the threads.
    ///
    /// # Errors
    /// A newer schema, another program's database, a damaged file, or an I/O error.
    pub fn open(path: &Path, options: Options) -> Result<Self> {
        check_sqlite_version()?;
        let mut connection = open_writer(path, options.durable)?;
        migrate::run(&mut connection, path, options.clock.now())?;
        let writer = Writer::start(connection)?;
        let queue = writer.queue();
        Ok(Self(Arc::new(Inner {
            path: path.to_owned(),
            point: Lane::start("point", path, options.readers)?,
            search: Lane::start("search", path, options.readers)?,
            writer: Mutex::new(Some(writer)),
            queue,
            clock: options.clock,
            hooks: options.hooks,
        })))
    }

    fn at(&self) -> TxContext {
        TxContext { now: self.0.clock.now(), hooks: self.0.hooks }
    }

    /// Returns the path of the database file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Returns the free bytes on the database's disk; `None` if the system doesn't report them.
    #[must_use]
    pub fn free_bytes(&self) -> Option<u64> {
        let stat = rustix::fs::statvfs(self.path()).ok()?;
        Some(stat.f_bavail * stat.f_frsize)
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
    /// [`Error::Full`] if the disk is full; or the closure's error.
    pub async fn write<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.queue.run(self.at(), f).await
    }

    /// Runs the queued writes, checkpoints the WAL and stops the writer. Later writes return [`Error::Busy`].
    pub fn close(&self) {
        let writer = self.0.writer.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(writer) = writer {
            writer.close();
        }
    }
}
