//! The single writer thread: group commit of whatever is queued, a savepoint per closure, replies after COMMIT.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::checkpoint::Checkpoints;
use super::disk::Disk;
use super::error::exit;
use super::slot::{self, Job, Task};
use super::tx::Fault;
use super::{Error, ReadOnly, Result, State, Tx, TxContext};

/// Number of writes that may wait before the queue returns `Busy`.
const QUEUE_CAPACITY: usize = 1_024;
/// Maximum number of writes per COMMIT.
const MAX_BATCH: usize = 256;
/// A write that has waited longer than this in the queue isn't started.
const DEADLINE: Duration = Duration::from_secs(5);
/// How long a stop waits for other programs that read the WAL, and between two tries. Less than the service's time to stop.
const MERGE_LIMIT: Duration = Duration::from_secs(20);
const MERGE_PAUSE: Duration = Duration::from_millis(200);

/// A write that has run and waits for COMMIT.
struct Answer {
    outcome: Result<()>,
    done: oneshot::Sender<Result<()>>,
}

/// A transaction that commits several writes.
struct Batch<'c> {
    connection: &'c Connection,
    fault: Cell<Option<Fault>>,
}

/// Why a batch wasn't stored.
#[derive(Clone, Copy)]
enum Failure {
    Full,
    Damaged,
    RolledBack,
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Full => Self::Full,
            Failure::Damaged => Self::ReadOnly(ReadOnly::Damaged),
            Failure::RolledBack => Self::Invalid("SQLite rolled back the transaction".to_owned()),
        }
    }
}

enum Message {
    Run(Task),
    /// Dropping the sender reports that the database is closed.
    Close(Sender<()>),
}

impl From<Task> for Message {
    fn from(task: Task) -> Self {
        Self::Run(task)
    }
}

/// A handle for submitting writes; cheap to clone.
#[derive(Clone)]
pub struct Queue(Sender<Message>);

pub struct Writer {
    queue: Queue,
}

impl Writer {
    pub fn start(connection: Connection, checkpoints: Checkpoints, disk: Disk, state: Arc<State>) -> Result<Self> {
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        let (sender, messages) = crossbeam_channel::bounded(QUEUE_CAPACITY);
        std::thread::Builder::new().name("db-writer".to_owned()).spawn(move || {
            let closing = run_writer(&connection, checkpoints, &messages, &disk, &state);
            drop((connection, closing));
            // Fail writes queued after the close; otherwise their callers wait forever.
            for message in messages {
                if let Message::Run(task) = message {
                    let _ = task.done.send(Err(Error::Busy));
                }
            }
        })?;
        Ok(Self { queue: Queue(sender) })
    }

    pub fn queue(&self) -> Queue {
        self.queue.clone()
    }

    /// Runs the writes queued so far, checkpoints the WAL and closes the database. Later writes return [`Error::Busy`].
    pub fn close(self) {
        let (closing, closed) = crossbeam_channel::bounded(0);
        let _ = self.queue.0.send(Message::Close(closing));
        let _ = closed.recv();
    }
}

impl Queue {
    pub async fn run<T, E, F>(&self, at: TxContext, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        slot::run(&self.0, at, DEADLINE, f).await
    }
}

/// Runs writes until the writer is closed; returns the sender to notify about it.
fn run_writer(
    connection: &Connection,
    checkpoints: Checkpoints,
    messages: &Receiver<Message>,
    disk: &Disk,
    state: &State,
) -> Option<Sender<()>> {
    let mut closing = None;
    while closing.is_none() {
        closing = match messages.recv() {
            Ok(Message::Run(first)) => run_batch(connection, first, messages, state),
            Ok(Message::Close(closing)) => Some(closing),
            Err(_) => break,
        };
        // A damaged file stays as it is.
        if state.read_only() != Some(ReadOnly::Damaged) {
            checkpoints.after_commit(connection, disk, state);
        }
    }
    checkpoints.stop();
    if state.read_only() != Some(ReadOnly::Damaged) {
        state.set_merged(merge_wal(connection));
    }
    closing
}

/// Merges the WAL into the file, waiting for other programs that read it. Returns whether nothing is left in the WAL.
fn merge_wal(connection: &Connection) -> bool {
    let start = Instant::now();
    loop {
        // It reports a WAL that others still read in its row.
        match connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, bool>(0)) {
            Ok(false) => return true,
            Ok(true) if start.elapsed() < MERGE_LIMIT => std::thread::sleep(MERGE_PAUSE),
            Ok(true) => return false,
            Err(e) => {
                tracing::warn!(error = %e, "the final checkpoint failed; the next start will retry it");
                return false;
            }
        }
    }
}

/// Runs the queued writes in one transaction; returns that sender if one of the messages closes the writer.
fn run_batch(connection: &Connection, first: Task, messages: &Receiver<Message>, state: &State) -> Option<Sender<()>> {
    let begun = match state.read_only() {
        Some(reason) => Err(Error::ReadOnly(reason)),
        None => execute_cached(connection, "BEGIN IMMEDIATE"),
    };
    if let Err(e) = begun {
        let _ = first.done.send(Err(e));
        return None;
    }
    let batch = Batch { connection, fault: Cell::new(None) };
    let mut answers = vec![batch.run(first)];
    let mut closing = None;
    while closing.is_none() && answers.len() < MAX_BATCH && !connection.is_autocommit() {
        match messages.try_recv() {
            Ok(Message::Run(task)) => answers.push(batch.run(task)),
            Ok(Message::Close(waiting)) => closing = Some(waiting),
            Err(_) => break,
        }
    }
    let stored = batch.commit();
    if let Err(Failure::Damaged) = stored {
        state.set_read_only(ReadOnly::Damaged);
    }
    for Answer { outcome, done } in answers {
        let _ = done.send(stored.map_err(Into::into).and(outcome));
    }
    state.committed();
    closing
}

impl Batch<'_> {
    /// Commits. After a failed disk the process exits, because what the disk holds is unknown, and a retry could falsely
    /// succeed: fsync reports an error only once.
    fn commit(&self) -> std::result::Result<(), Failure> {
        // SQLite may have rolled back the whole transaction by itself; the statement that failed says why.
        let rolled_back = self.connection.is_autocommit();
        match self.fault.get() {
            Some(Fault::Disk) if rolled_back => exit(&Error::Disk("in a transaction".to_owned())),
            Some(Fault::Full) if rolled_back => Err(Failure::Full),
            Some(Fault::Damaged) => Err(self.roll_back(Failure::Damaged)),
            _ if rolled_back => Err(Failure::RolledBack),
            _ => match execute_cached(self.connection, "COMMIT") {
                Ok(()) => Ok(()),
                Err(Error::Full) => Err(self.roll_back(Failure::Full)),
                Err(Error::Damaged(_)) => Err(self.roll_back(Failure::Damaged)),
                Err(e) => exit(&e),
            },
        }
    }

    fn roll_back(&self, failure: Failure) -> Failure {
        if !self.connection.is_autocommit() {
            let _ = execute_cached(self.connection, "ROLLBACK");
        }
        failure
    }

    fn run(&self, mut task: Task) -> Answer {
        let is_late = Instant::now() > task.deadline;
        let outcome = if is_late { Err(Error::Busy) } else { self.run_in_savepoint(task.at, &mut task.job) };
        Answer { outcome, done: task.done }
    }

    /// Runs one write of the batch; undoes its changes unless it succeeds.
    ///
    /// # Errors
    /// If the write panicked, or SQLite failed around it.
    fn run_in_savepoint(&self, at: TxContext, job: &mut Job) -> Result<()> {
        // Debug builds run every closure twice, so tests catch those that keep state or read a clock.
        if cfg!(debug_assertions) {
            execute_cached(self.connection, "SAVEPOINT rehearsal")?;
            let _ = self.catch_panic(at, job);
            execute_cached(self.connection, "ROLLBACK TO rehearsal")?;
            execute_cached(self.connection, "RELEASE rehearsal")?;
        }
        execute_cached(self.connection, "SAVEPOINT write")?;
        let outcome = self.catch_panic(at, job);
        let succeeded = matches!(outcome, Ok(true));
        let outcome = outcome.map(drop);
        if self.connection.is_autocommit() {
            return outcome;
        }
        if !succeeded && execute_cached(self.connection, "ROLLBACK TO write").is_err() {
            // Half a write must not be committed with the others.
            self.roll_back(Failure::RolledBack);
            return outcome;
        }
        execute_cached(self.connection, "RELEASE write")?;
        outcome
    }

    fn catch_panic(&self, at: TxContext, job: &mut Job) -> Result<bool> {
        let run = || job(&mut Tx::new(self.connection, at).recording(&self.fault));
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(run))
            .map_err(|_| Error::Invalid("a write panicked".to_owned()))
    }
}

fn execute_cached(connection: &Connection, text: &str) -> Result<()> {
    connection.prepare_cached(text)?.execute([])?;
    Ok(())
}
