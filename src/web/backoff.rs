//! Waits after failed tries per account: each one past the free tries doubles the wait.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::{Error, Result};
use crate::clock::{DAY, MINUTE, SECOND};

/// Maximum number of accounts to track, so that memory is bounded.
const MAX_TRACKED: usize = 20_000;
/// Tries before the next one on an account has to wait.
const FREE_TRIES: u32 = 5;
/// Maximum wait. An account is never locked for good, because then anyone could lock out anyone else.
const MAX_WAIT: i64 = 15 * MINUTE;

/// The failed tries in a row, by account. A try counts as failed from its start, so that many at once count like many
/// in a row.
#[derive(Default)]
pub struct Backoff {
    failures: Mutex<HashMap<[u8; 32], Failures>>,
}

#[derive(Clone, Copy)]
struct Failures {
    count: u32,
    last: i64,
}

impl Failures {
    fn free_at(self) -> i64 {
        if self.count < FREE_TRIES {
            return self.last;
        }
        let wait = SECOND.saturating_mul(1 << (self.count - FREE_TRIES).min(20));
        self.last + wait.min(MAX_WAIT)
    }
}

/// A try that has begun. It stays counted as failed, even if the request is canceled, unless one of these is called.
#[must_use]
pub struct Attempt<'a> {
    backoff: &'a Backoff,
    account: [u8; 32],
}

impl Attempt<'_> {
    /// Forgets the account's failures, because this try was right.
    pub fn succeeded(self) {
        self.backoff.succeeded(&self.account);
    }

    /// Takes this try back, because it was never checked.
    pub fn withdraw(self) {
        let mut failures = self.backoff.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = failures.get_mut(&self.account) {
            entry.count = entry.count.saturating_sub(1);
        }
    }
}

impl Backoff {
    /// Starts a try, and counts it as failed until it's known to be right.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn attempt(&self, account: [u8; 32], now: i64) -> Result<Attempt<'_>> {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut failures, now);
        let entry = failures.entry(account).or_insert(Failures { count: 0, last: now });
        // If the clock was set back, start the wait over instead of waiting until the clock catches up.
        entry.last = entry.last.min(now);
        let free_at = entry.free_at();
        if free_at > now {
            return Err(Error::rate_limited(u32::try_from((free_at - now + SECOND - 1) / SECOND).unwrap_or(u32::MAX)));
        }
        entry.count = entry.count.saturating_add(1);
        entry.last = now;
        drop(failures);
        Ok(Attempt { backoff: self, account })
    }

    /// Forgets accounts whose last failure was more than a day ago.
    pub fn forget_idle(&self, now: i64) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, failures| now - failures.last < DAY);
    }

    /// Forgets an account's failures.
    pub fn succeeded(&self, account: &[u8; 32]) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(account);
    }
}

fn make_room(failures: &mut HashMap<[u8; 32], Failures>, now: i64) {
    if failures.len() >= MAX_TRACKED {
        failures.retain(|_, f| now - f.last < MAX_WAIT);
    }
    if failures.len() >= MAX_TRACKED {
        // All are recent, so this is an attack. Forgetting them all is safe: the limits per address still hold.
        failures.clear();
    }
}
