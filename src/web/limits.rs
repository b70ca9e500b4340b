//! Rate limits per address, per account and for the whole site. Each is one row of the table.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::backoff::Backoff;
use super::client::Client;
use super::turns::{Account, Asker};
use super::{Error, Result};

/// Maximum number of addresses to track. Beyond it, the idle ones are dropped, so that memory is bounded.
const MAX_TRACKED: usize = 20_000;

/// What a limit counts by.
#[derive(Clone, Copy)]
enum By {
    /// Each address.
    Address,
    /// Each account.
    Account,
    /// The whole site.
    Site,
}

/// Whose requests are counted together.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
enum Key {
    Address(IpAddr),
    Account(Account),
    Site,
}

/// Allows `burst` requests at once, then one more per `every`.
struct Rule {
    by: By,
    burst: u32,
    every: Duration,
}

/// Declares [`Limit`] and its rules: name, what it counts by, burst, and time per further request.
macro_rules! limits {
    ($($(#[$doc:meta])* $name:ident, $by:ident, $burst:literal, $every:expr;)*) => {
        /// What is limited.
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub enum Limit { $($(#[$doc])* $name,)* }

        /// The rules in the order of [`Limit`].
        const RULES: &[Rule] = &[$(Rule { by: By::$by, burst: $burst, every: $every },)*];
    };
}

limits! {
    /// Sign-ins. A household, a library or a job center shares one address.
    SignIn, Address, 120, Duration::from_secs(1);
    /// Sign-ups.
    SignUp, Address, 120, Duration::from_secs(5);
    /// Attempts with one-time tokens: setup, invitations and password links.
    Token, Address, 20, Duration::from_secs(10);
    /// Requests for a new password.
    Reset, Address, 20, Duration::from_secs(30);
    /// What pages send on their own: statistics, errors and pings. A whole library may share one address.
    Beacon, Address, 240, Duration::from_millis(250);
    /// Voucher codes.
    Voucher, Address, 30, Duration::from_secs(20);
    /// New support chats of members.
    ChatStart, Address, 20, Duration::from_secs(30);
    /// New support chats of visitors without an account: at this pace, no single address can use up their part in a day.
    AnonymousChatStart, Address, 20, Duration::from_secs(10 * 60);
    /// Messages in a support chat.
    ChatMessage, Address, 120, Duration::from_secs(1);
    /// Feedback of visitors without an account. Members have a limit per account.
    AnonymousFeedback, Address, 20, Duration::from_secs(20 * 60);
    /// New live connections. After a restart, everyone behind one address reconnects.
    Live, Address, 240, Duration::from_millis(500);
    /// Refused staff changes that are recorded in the audit log.
    RefusalLogged, Address, 10, Duration::from_secs(10 * 60);
    /// Calendars that read their person's address. Services read those of many people from one address.
    Calendar, Address, 240, Duration::from_millis(500);
    /// Reported errors. Each one is a write.
    Error, Site, 200, Duration::from_millis(100);
    /// Megapixels of pictures, counted when they're tried: fifty photos of a phone at once. A broken picture costs as much
    /// processor time as a good one.
    PixelsOfAccount, Account, 600, Duration::from_millis(500);
    /// Megapixels of pictures from one address.
    PixelsOfAddress, Address, 6_000, Duration::from_millis(50);
}

/// What is limited per account, from any address: each try past the free ones has to wait.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Guess {
    /// A password.
    Password,
    /// A voucher code.
    Voucher,
    /// A new password. Changing it costs two hashes, so every change counts, not just those that fail.
    NewPassword,
}

/// The requests counted under one rule.
struct Counter {
    rule: &'static Rule,
    quota: Quota,
    limiter: RwLock<DefaultKeyedRateLimiter<Key>>,
}

impl Counter {
    fn new(rule: &'static Rule) -> Self {
        let burst = NonZeroU32::new(rule.burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(rule.every).unwrap_or(Quota::per_second(NonZeroU32::MIN)).allow_burst(burst);
        Self { rule, quota, limiter: RwLock::new(RateLimiter::keyed(quota)) }
    }

    fn spend(&self, asker: Asker, cost: NonZeroU32) -> Result<()> {
        let key = match self.rule.by {
            By::Address => Key::Address(asker.client.0),
            By::Account => asker.account.map_or(Key::Address(asker.client.0), Key::Account),
            By::Site => Key::Site,
        };
        let limiter = self.limiter.read().unwrap_or_else(PoisonError::into_inner);
        // What costs more than is ever allowed at once costs all of it.
        let cost = cost.min(self.quota.burst_size());
        let checked = match limiter.check_key_n(&key, cost) {
            Ok(Err(wait)) => {
                let seconds = wait.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
                Err(Error::rate_limited(u32::try_from(seconds).unwrap_or(u32::MAX)))
            }
            Ok(Ok(())) | Err(_) => Ok(()),
        };
        let over_limit = limiter.len() > MAX_TRACKED;
        drop(limiter);
        if over_limit {
            self.make_room();
        }
        checked
    }

    /// Drops the idle addresses. If most are active, it's a distributed attack, which no limit per address can stop:
    /// then all addresses are dropped, so that neither memory nor the time to scan them grows.
    fn make_room(&self) {
        let mut limiter = self.limiter.write().unwrap_or_else(PoisonError::into_inner);
        limiter.retain_recent();
        if limiter.len() > MAX_TRACKED / 2 {
            *limiter = RateLimiter::keyed(self.quota);
        }
    }
}

/// All limits of the site.
pub struct Limits {
    counters: Vec<Counter>,
    passwords: Backoff,
    vouchers: Backoff,
    new_passwords: Backoff,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            counters: RULES.iter().map(Counter::new).collect(),
            passwords: Backoff::default(),
            vouchers: Backoff::default(),
            new_passwords: Backoff::default(),
        }
    }
}

impl Limits {
    /// Counts a request.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn check(&self, limit: Limit, client: Client) -> Result<()> {
        self.spend(limit, Asker { client, account: None }, NonZeroU32::MIN)
    }

    /// Counts a request that costs more than one.
    ///
    /// # Errors
    /// 429 with the seconds to wait.
    pub fn spend(&self, limit: Limit, asker: Asker, cost: NonZeroU32) -> Result<()> {
        self.counters[limit as usize].spend(asker, cost)
    }

    /// Returns the tries per account.
    #[must_use]
    pub const fn guesses(&self, guess: Guess) -> &Backoff {
        match guess {
            Guess::Password => &self.passwords,
            Guess::Voucher => &self.vouchers,
            Guess::NewPassword => &self.new_passwords,
        }
    }

    /// Forgets idle addresses and accounts, so that none is stored longer than its limit requires.
    pub fn forget_idle(&self, now: i64) {
        for counter in &self.counters {
            counter.limiter.read().unwrap_or_else(PoisonError::into_inner).retain_recent();
        }
        self.passwords.forget_idle(now);
        self.vouchers.forget_idle(now);
        self.new_passwords.forget_idle(now);
    }
}
