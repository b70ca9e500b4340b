//! Where a closure that runs on a database thread leaves its result.
//!
//! Only this is generic. Everything else about a read or a write exists once, because otherwise the program would have a
//! copy for each of its hundreds of closures.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{Error, Tx};

/// A closure that leaves its result in its slot; returns whether it succeeded.
pub type Job = Box<dyn FnMut(&mut Tx) -> bool + Send>;

/// The result of a [`Job`], once it has run.
pub struct Slot<T, E>(Arc<Mutex<Option<Result<T, E>>>>);

impl<T: Send + 'static, E: From<Error> + Send + 'static> Slot<T, E> {
    /// Returns a closure as a job, and the slot for its result.
    pub fn of(f: impl Fn(&mut Tx) -> Result<T, E> + Send + 'static) -> (Self, Job) {
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
    pub fn take(self) -> Result<T, E> {
        lock(&self.0).take().unwrap_or_else(|| Err(Error::Busy.into()))
    }
}

fn lock<T>(slot: &Mutex<T>) -> MutexGuard<'_, T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
