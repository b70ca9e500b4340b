//! How a closure runs on a database thread, and where it leaves its result.
//!
//! Only the slot is generic. Everything else about a read or a write exists once, because otherwise the program would have
//! a copy for each of its hundreds of closures.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crossbeam_channel::{Sender, TrySendError};
use tokio::sync::oneshot;

use super::{Error, Tx, TxContext};

/// A closure that leaves its result in its slot; returns whether it succeeded.
pub type Job = Box<dyn FnMut(&mut Tx) -> bool + Send>;

/// A read or write in the queue of a database thread.
pub struct Task {
    /// What to run.
    pub job: Job,
    /// The time and hooks that it runs with.
    pub at: TxContext,
    /// It isn't started after this.
    pub deadline: Instant,
    /// Told how it ended; for a write, after COMMIT.
    pub done: oneshot::Sender<super::Result<()>>,
}

/// Runs a closure on the thread that serves a queue, and returns its result.
///
/// # Errors
/// The closure's own, or [`Error::Busy`] if the queue is full or its thread is gone.
pub async fn run<M, T, E, F>(queue: &Sender<M>, at: TxContext, limit: Duration, f: F) -> Result<T, E>
where
    M: From<Task>,
    F: Fn(&mut Tx) -> Result<T, E> + Send + 'static,
    T: Send + 'static,
    E: From<Error> + Send + 'static,
{
    let (slot, job) = Slot::of(f);
    submit(queue, at, limit, job).await?;
    slot.take()
}

/// Queues a job and waits until it has run; a write, until it's on disk.
async fn submit<M: From<Task>>(queue: &Sender<M>, at: TxContext, limit: Duration, job: Job) -> super::Result<()> {
    let (done, response) = oneshot::channel();
    let task = Task { job, at, deadline: Instant::now() + limit, done };
    match queue.try_send(task.into()) {
        Ok(()) => {}
        Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => return Err(Error::Busy),
    }
    // Panics in the closure are caught, so this fails only if the thread is gone.
    response.await.map_err(|_| Error::Busy)?
}

/// The result of a [`Job`], once it has run.
struct Slot<T, E>(Arc<Mutex<Option<Result<T, E>>>>);

impl<T: Send + 'static, E: From<Error> + Send + 'static> Slot<T, E> {
    /// Returns a closure as a job, and the slot for its result.
    fn of(f: impl Fn(&mut Tx) -> Result<T, E> + Send + 'static) -> (Self, Job) {
        let slot = Arc::new(Mutex::new(None));
        let filled = Arc::clone(&slot);
        let job = move |tx: &mut Tx| {
            let result = f(tx);
            let succeeded = result.is_ok();
            *lock(&filled) = Some(result);
            succeeded
        };
        (Self(slot), Box::new(job))
    }

    /// Returns the result.
    ///
    /// # Errors
    /// The closure's own, or [`Error::Busy`] if it didn't run.
    fn take(self) -> Result<T, E> {
        lock(&self.0).take().unwrap_or_else(|| Err(Error::Busy.into()))
    }
}

fn lock<T>(slot: &Mutex<T>) -> MutexGuard<'_, T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
