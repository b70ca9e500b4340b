//! The database: one SQLite file behind two verbs, `read` and `write`.
//!
//! Reads run on dedicated reader threads in two lanes, so that a slow search never waits in front of
//! a point read. Writes run on one writer thread with group commit and `synchronous=FULL`, and are
//! answered only after COMMIT. Closures are `Fn`: they may run more than once, so they hold no clock,
//! no randomness and no I/O; such values come in from outside.

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
pub use direct::Direct;
pub use error::{Error, Result};
pub use open::{Lock, check_sqlite_version, open_existing, open_writer};
pub use row::{Row, value};
pub use sql::Sql;
pub use tx::Tx;

use crate::clock::Clock;
use crate::events::Event;
use crate::subject::{Access, Subject};
use reader::Lane;
use writer::Writer;

/// How the threads of a [`Db`] are laid out.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time that each transaction carries.
    pub clock: Clock,
    /// What the rest of the program does when something happens.
    pub hooks: Hooks,
    /// Reader threads in the lane of point reads; the search lane has as many.
    pub readers: usize,
    /// Wait for the disk at every COMMIT (`synchronous=FULL`). Off only as the control of the power-cut test.
    pub durable: bool,
}

impl Default for Options {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self { clock: Clock::System, hooks: Hooks::default(), readers: cores.clamp(2, 8), durable: true }
    }
}

/// Callbacks through which lower features reach higher ones. They are plain functions, so a transaction can carry them.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Does what follows from an event, in its transaction.
    pub react: fn(&mut Tx, Event) -> Result<()>,
    /// What a person may see of a subject.
    pub access: fn(&mut Tx, Subject, i64) -> Result<Access>,
}

impl Default for Hooks {
    /// Nothing follows and nobody has access: for tests and tools of the database alone.
    fn default() -> Self {
        Self { react: |_, _| Ok(()), access: |_, _, _| Ok(Access::None) }
    }
}

/// What a transaction is begun with.
#[derive(Clone, Copy)]
struct At {
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
    /// Opens the file (making it when missing), brings the schema up to date and starts the threads.
    ///
    /// # Errors
    /// A newer schema, a foreign or damaged file, or a file that cannot be read or written.
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

    fn at(&self) -> At {
        At { now: self.0.clock.now(), hooks: self.0.hooks }
    }

    /// The database file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0.path
    }

    /// Free bytes beside the database; none when the system does not say.
    #[must_use]
    pub fn free_bytes(&self) -> Option<u64> {
        let stat = rustix::fs::statvfs(self.path()).ok()?;
        Some(stat.f_bavail * stat.f_frsize)
    }

    /// Runs a short read: look-ups by key, short lists by an index.
    ///
    /// # Errors
    /// [`Error::Busy`] when the queue is full, [`Error::Deadline`] after 5 s, or the closure's own.
    pub async fn read<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.point.run(self.at(), f).await
    }

    /// Runs a read that may take milliseconds: a search, a count, a feed.
    ///
    /// # Errors
    /// As [`Db::read`].
    pub async fn search<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.search.run(self.at(), f).await
    }

    /// Runs one transaction; the answer comes after it is on the disk. An error rolls all of it back.
    ///
    /// # Errors
    /// [`Error::Busy`] when the queue is full or another program holds the file, or the closure's own.
    pub async fn write<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.queue.run(self.at(), f).await
    }

    /// Finishes what is queued, moves the WAL into the file and ends the writer. Later writes answer `Busy`.
    pub fn close(&self) {
        let writer = self.0.writer.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some(writer) = writer {
            writer.close();
        }
    }
}
