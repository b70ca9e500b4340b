//! The single writer thread: group commit of whatever is queued, a savepoint per closure, replies after COMMIT.

use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender, TrySendError};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{Error, Result, Tx, TxContext};

/// Number of writes that may wait before the queue returns `Busy`.
const QUEUE_CAPACITY: usize = 1_024;
/// Maximum number of writes per COMMIT.
const MAX_BATCH: usize = 256;
/// A write that has waited longer than this in the queue isn't started.
const DEADLINE: Duration = Duration::from_secs(5);

/// Receives the writer's connection, or the reason there's no transaction; returns the callback to run after COMMIT.
type Task = Box<dyn FnOnce(Result<&Connection>) -> Reply + Send>;
type Reply = Box<dyn FnOnce(Result<()>) + Send>;

enum Message {
    Run(Task),
    Close,
}

/// A handle for submitting writes; cheap to clone.
#[derive(Clone)]
pub struct Queue(Sender<Message>);

pub struct Writer {
    queue: Queue,
    thread: JoinHandle<()>,
}

impl Writer {
    pub fn start(connection: Connection) -> Result<Self> {
        let (sender, messages) = crossbeam_channel::bounded(QUEUE_CAPACITY);
        let thread = std::thread::Builder::new()
            .name("db-writer".to_owned())
            .spawn(move || run_writer(&connection, &messages))?;
        Ok(Self { queue: Queue(sender), thread })
    }

    pub fn queue(&self) -> Queue {
        self.queue.clone()
    }

    /// Runs the queued writes, checkpoints the WAL and waits for the thread to end.
    pub fn close(self) {
        let _ = self.queue.0.send(Message::Close);
        let _ = self.thread.join();
    }
}

impl Queue {
    pub async fn run<T, E, F>(&self, at: TxContext, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let (reply, response) = oneshot::channel();
        let deadline = Instant::now() + DEADLINE;
        let task: Task = Box::new(move |connection| {
            let outcome = match connection {
                Ok(_) if Instant::now() > deadline => Err(Error::Busy.into()),
                Ok(connection) => in_savepoint(connection, at, &f),
                Err(e) => Err(e.into()),
            };
            Box::new(move |committed| {
                let _ = reply.send(committed.map_err(Into::into).and(outcome));
            })
        });
        match self.0.try_send(Message::Run(task)) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => return Err(Error::Busy.into()),
        }
        // Panics in the closure are caught, so this fails only if the writer thread is gone.
        response.await.map_err(|_| Error::Invalid("a write panicked".to_owned()))?
    }
}

fn run_writer(connection: &Connection, messages: &Receiver<Message>) {
    while let Ok(Message::Run(first)) = messages.recv() {
        if run_batch(connection, first, messages) {
            break;
        }
    }
    if let Err(e) = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)") {
        tracing::warn!(error = %e, "the final checkpoint failed; the next start will retry it");
    }
}

/// Runs the queued writes in one transaction; returns whether the writer was asked to close.
fn run_batch(connection: &Connection, first: Task, messages: &Receiver<Message>) -> bool {
    if let Err(e) = execute_cached(connection, "BEGIN IMMEDIATE") {
        first(Err(e))(Ok(()));
        return false;
    }
    let mut replies = vec![first(Ok(connection))];
    let mut closing = false;
    while replies.len() < MAX_BATCH && !connection.is_autocommit() {
        match messages.try_recv() {
            Ok(Message::Run(task)) => replies.push(task(Ok(connection))),
            Ok(Message::Close) => closing = true,
            Err(_) => break,
        }
        if closing {
            break;
        }
    }
    // On a full disk SQLite rolls back the whole transaction by itself, so none of the batch is stored.
    let committed = if connection.is_autocommit() { Err(Error::Full) } else { commit(connection) };
    let failed = committed.is_err();
    for reply in replies {
        reply(if failed { Err(Error::Full) } else { Ok(()) });
    }
    closing
}

/// Commits, and exits the process on any failure but a full disk: after another I/O error the state of the disk is
/// unknown, and a retry could falsely succeed because fsync reports an error only once.
fn commit(connection: &Connection) -> Result<()> {
    match execute_cached(connection, "COMMIT") {
        Ok(()) => Ok(()),
        Err(Error::Full) => {
            let _ = execute_cached(connection, "ROLLBACK");
            Err(Error::Full)
        }
        Err(e) => {
            tracing::error!(error = %e, "COMMIT failed; exiting, because the state of the disk is unknown");
            std::process::exit(70)
        }
    }
}

fn in_savepoint<T, E: From<Error>>(
    connection: &Connection,
    at: TxContext,
    f: &impl Fn(&mut Tx) -> std::result::Result<T, E>,
) -> std::result::Result<T, E> {
    // Debug builds run every closure twice, so tests catch those that keep state or read a clock.
    if cfg!(debug_assertions) {
        execute_cached(connection, "SAVEPOINT rehearsal")?;
        let _ = catch_panic(connection, at, f);
        execute_cached(connection, "ROLLBACK TO rehearsal")?;
        execute_cached(connection, "RELEASE rehearsal")?;
    }
    execute_cached(connection, "SAVEPOINT write")?;
    let outcome = catch_panic(connection, at, f);
    if connection.is_autocommit() {
        return outcome;
    }
    if outcome.is_err() {
        execute_cached(connection, "ROLLBACK TO write")?;
    }
    execute_cached(connection, "RELEASE write")?;
    outcome
}

fn catch_panic<T, E: From<Error>>(
    connection: &Connection,
    at: TxContext,
    f: &impl Fn(&mut Tx) -> std::result::Result<T, E>,
) -> std::result::Result<T, E> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| f(&mut Tx::new(connection, at.now, at.hooks))))
        .unwrap_or_else(|_| Err(Error::Invalid("a write panicked".to_owned()).into()))
}

fn execute_cached(connection: &Connection, text: &str) -> Result<()> {
    connection.prepare_cached(text)?.execute([])?;
    Ok(())
}
