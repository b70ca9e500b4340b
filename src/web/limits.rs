//! Rate limits: per address, per account, and for the whole site.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::client::Client;
use super::{Error, Result};
use crate::clock::{DAY, MINUTE, SECOND};

/// Addresses or accounts remembered at most; beyond it the idle ones are dropped, so memory is bounded.
const REMEMBERED: usize = 20_000;
/// Wrong passwords before an account makes its callers wait.
const FREE_TRIES: u32 = 5;
/// The longest wait. An account is never locked for good: that would let anyone lock anyone out.
const LONGEST: i64 = 15 * MINUTE;

/// Errors that the whole site takes in: in a second, and at once after a quiet time. Each one is a write.
const ERRORS: NonZeroU32 = NonZeroU32::new(10).unwrap();
const ERRORS_AT_ONCE: NonZeroU32 = NonZeroU32::new(200).unwrap();

/// A limit per address.
struct PerClient {
    quota: Quota,
    limiter: RwLock<DefaultKeyedRateLimiter<std::net::IpAddr>>,
}

impl PerClient {
    /// `burst` at once, then one more every `every`.
    fn new(burst: u32, every: Duration) -> Self {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).unwrap_or(Quota::per_second(NonZeroU32::MIN)).allow_burst(burst);
        Self { quota, limiter: RwLock::new(RateLimiter::keyed(quota)) }
    }

    fn check(&self, client: Client) -> Result<()> {
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        let checked = limiter.check_key(&client.0).map_err(|wait| {
            let seconds = wait.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            Error::too_many(u32::try_from(seconds).unwrap_or(u32::MAX))
        });
        let crowded = limiter.len() > REMEMBERED;
        drop(limiter);
        if crowded {
            self.forget();
        }
        checked
    }

    /// Drops the idle addresses. When most are busy it is an attack from everywhere, which no limit per address
    /// stops: all are forgotten, so that neither memory nor the work of looking through them grows (S36).
    fn forget(&self) {
        let mut limiter = self.limiter.write().unwrap_or_else(PoisonError::into_inner);
        limiter.retain_recent();
        if limiter.len() > REMEMBERED / 2 {
            *limiter = RateLimiter::keyed(self.quota);
        }
    }
}

/// All limits of the site.
pub struct Limits {
    sign_in: PerClient,
    sign_up: PerClient,
    set_up: PerClient,
    reset: PerClient,
    beacon: PerClient,
    voucher: PerClient,
    chat_start: PerClient,
    chat_message: PerClient,
    feedback: PerClient,
    errors: DefaultDirectRateLimiter,
    accounts: Backoff,
    guesses: Backoff,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            // A household, a library or a job centre shares one address.
            sign_in: PerClient::new(120, Duration::from_secs(1)),
            sign_up: PerClient::new(120, Duration::from_secs(5)),
            set_up: PerClient::new(20, Duration::from_secs(10)),
            reset: PerClient::new(20, Duration::from_secs(30)),
            // Statistics, errors and pings of a whole library behind one address.
            beacon: PerClient::new(240, Duration::from_millis(250)),
            voucher: PerClient::new(30, Duration::from_secs(20)),
            chat_start: PerClient::new(20, Duration::from_secs(30)),
            chat_message: PerClient::new(120, Duration::from_secs(1)),
            feedback: PerClient::new(30, Duration::from_secs(20)),
            errors: RateLimiter::direct(Quota::per_second(ERRORS).allow_burst(ERRORS_AT_ONCE)),
            accounts: Backoff::default(),
            guesses: Backoff::default(),
        }
    }
}

impl Limits {
    /// Forgets who has been quiet, so that no address is kept longer than its limit needs.
    pub fn forget_idle(&self, now: i64) {
        for limit in [
            &self.sign_in,
            &self.sign_up,
            &self.set_up,
            &self.reset,
            &self.beacon,
            &self.voucher,
            &self.chat_start,
            &self.chat_message,
            &self.feedback,
        ] {
            limit.limiter.read().unwrap_or_else(PoisonError::into_inner).retain_recent();
        }
        self.accounts.forget_idle(now);
        self.guesses.forget_idle(now);
    }

    /// One more sign-in from an address.
    ///
    /// # Errors
    /// 429.
    pub fn sign_in(&self, client: Client) -> Result<()> {
        self.sign_in.check(client)
    }

    /// One more thing that a page tells by itself: statistics, an error, a ping.
    ///
    /// # Errors
    /// 429.
    pub fn beacon(&self, client: Client) -> Result<()> {
        self.beacon.check(client)
    }

    /// One more sign-up from an address.
    ///
    /// # Errors
    /// 429.
    pub fn sign_up(&self, client: Client) -> Result<()> {
        self.sign_up.check(client)
    }

    /// One more try at a one-time token from an address.
    ///
    /// # Errors
    /// 429.
    pub fn set_up(&self, client: Client) -> Result<()> {
        self.set_up.check(client)
    }

    /// One more request for a new password from an address.
    ///
    /// # Errors
    /// 429.
    pub fn reset(&self, client: Client) -> Result<()> {
        self.reset.check(client)
    }

    /// One more voucher's code from an address.
    ///
    /// # Errors
    /// 429.
    pub fn voucher(&self, client: Client) -> Result<()> {
        self.voucher.check(client)
    }

    /// One more piece of feedback from an address.
    ///
    /// # Errors
    /// 429.
    pub fn feedback(&self, client: Client) -> Result<()> {
        self.feedback.check(client)
    }

    /// One more error, from anywhere.
    ///
    /// # Errors
    /// 429.
    pub fn errors(&self) -> Result<()> {
        self.errors.check().map_err(|_| Error::too_many(1))
    }

    /// Wrong codes of vouchers per account.
    #[must_use]
    pub const fn guesses(&self) -> &Backoff {
        &self.guesses
    }

    /// One more support chat from an address.
    ///
    /// # Errors
    /// 429.
    pub fn chat_start(&self, client: Client) -> Result<()> {
        self.chat_start.check(client)
    }

    /// One more message into a support chat from an address.
    ///
    /// # Errors
    /// 429.
    pub fn chat_message(&self, client: Client) -> Result<()> {
        self.chat_message.check(client)
    }

    /// Wrong passwords per account.
    #[must_use]
    pub const fn accounts(&self) -> &Backoff {
        &self.accounts
    }
}

/// Wrong passwords in a row, by account: each one past the free tries doubles the wait.
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
        self.last + wait.min(LONGEST)
    }
}

impl Backoff {
    /// May somebody try again now?
    ///
    /// # Errors
    /// 429 with the wait.
    pub fn check(&self, account: &[u8; 32], now: i64) -> Result<()> {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let free_at = failures.get(account).map_or(now, |f| f.free_at());
        if free_at <= now {
            return Ok(());
        }
        Err(Error::too_many(u32::try_from((free_at - now + SECOND - 1) / SECOND).unwrap_or(u32::MAX)))
    }

    /// Notes a wrong password.
    pub fn failed(&self, account: [u8; 32], now: i64) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() >= REMEMBERED {
            failures.retain(|_, f| now - f.last < LONGEST);
        }
        if failures.len() >= REMEMBERED {
            // Everything is recent: an attack. Forgetting all of it is safe, the limits per address hold.
            failures.clear();
        }
        let entry = failures.entry(account).or_insert(Failures { count: 0, last: now });
        entry.count = entry.count.saturating_add(1);
        entry.last = now;
    }

    /// Forgets failures of long ago.
    fn forget_idle(&self, now: i64) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, failures| now - failures.last < DAY);
    }

    /// Forgets an account's failures after a right password.
    pub fn succeeded(&self, account: &[u8; 32]) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(account);
    }
}
