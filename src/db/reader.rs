//! A lane of reader threads, each with its own read-only connection.

use std::cell::Cell;
use std::path::Path;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, Sender};
use rusqlite::Connection;

use super::slot::{self, Task};
use super::{Error, Result, Tx, TxContext, open};

/// Time limit of a read, including its wait in the queue; a longer one is interrupted.
const DEADLINE: Duration = Duration::from_secs(5);
/// Number of reads that may wait in a lane before it returns `Busy`.
const QUEUE_CAPACITY: usize = 512;
/// SQLite virtual machine steps between checks of the deadline.
const PROGRESS_STEPS: i32 = 2_000;

thread_local! {
    /// Deadline of the read this thread is running.
    static READ_DEADLINE: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// The queue of a group of reader threads, which stop when the lane is dropped.
pub struct Lane {
    queue: Sender<Task>,
}

impl Lane {
    pub fn start(name: &str, path: &Path, threads: usize) -> Result<Self> {
        let (queue, tasks) = crossbeam_channel::bounded(QUEUE_CAPACITY);
        for number in 0..threads {
            let mut connection = open::open_reader(path)?;
            connection
                .progress_handler(PROGRESS_STEPS, Some(|| READ_DEADLINE.get().is_some_and(|at| Instant::now() > at)))?;
            let tasks: Receiver<Task> = Receiver::clone(&tasks);
            std::thread::Builder::new().name(format!("db-{name}-{number}")).spawn(move || {
                for task in tasks {
                    run_read(task, &connection);
                }
            })?;
        }
        Ok(Self { queue })
    }

    pub async fn run<T, E, F>(&self, at: TxContext, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        slot::run(&self.queue, at, DEADLINE, f).await
    }
}

/// Runs a read, unless the client disconnected while it was queued.
fn run_read(mut task: Task, connection: &Connection) {
    if !task.done.is_closed() {
        let outcome = run_with_deadline(&mut task, connection);
        let _ = task.done.send(outcome);
    }
}

/// Runs a read in one transaction, so all its statements see the same snapshot.
fn run_with_deadline(task: &mut Task, connection: &Connection) -> Result<()> {
    if Instant::now() > task.deadline {
        return Err(Error::Deadline);
    }
    READ_DEADLINE.set(Some(task.deadline));
    let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        execute_cached(connection, "BEGIN")?;
        (task.job)(&mut Tx::new(connection, task.at));
        execute_cached(connection, "COMMIT")
    }));
    READ_DEADLINE.set(None);
    // After a panic or a failed COMMIT. Otherwise the next read couldn't begin.
    if !connection.is_autocommit() {
        let _ = execute_cached(connection, "ROLLBACK");
    }
    outcome.unwrap_or_else(|_| Err(Error::Invalid("a read panicked".to_owned())))
}

fn execute_cached(connection: &Connection, text: &str) -> Result<()> {
    connection.prepare_cached(text)?.execute([])?;
    Ok(())
}
