//! The only source of the current time, which doesn't follow the server's clock blindly.
//!
//! A server's clock can be set wrong while the site runs: local time taken for UTC, a battery that ran out, a typo. The time
//! since the machine started can't. So while the two agree, the current time is the server's; when they come apart by more
//! than [`TOLERANCE`], it's the one reckoned from the time since the start, until both agree again or someone decides.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use jiff::Timestamp;
use rustix::time::{ClockId, clock_gettime};

use super::MINUTE;

/// How far the server's clock may be off before it isn't trusted, in milliseconds.
pub const TOLERANCE: i64 = 10 * MINUTE;

/// The source of the current time, in milliseconds since the epoch; cheap to clone. Tests use a fixed one, created with
/// [`Clock::at`].
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    source: Source,
    /// The trusted time when the machine started.
    started_at: AtomicI64,
}

#[derive(Debug)]
enum Source {
    System,
    /// The server's clock, the time since the machine started, and which start that was. They move only when told to.
    Fixed {
        wall: AtomicI64,
        uptime: AtomicI64,
        start: u64,
    },
}

/// What the clocks say at one moment, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The server's clock, since the epoch.
    pub wall: i64,
    /// The time since the machine started.
    pub uptime: i64,
    /// The time reckoned from the time since the machine started, since the epoch.
    pub steady: i64,
}

/// Which time to reckon from: the trusted time when the machine started, in milliseconds since the epoch.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Anchor(i64);

impl Reading {
    /// How far the server's clock is ahead of the reckoned time, in milliseconds; negative if it's behind.
    #[must_use]
    pub fn ahead(self) -> i64 {
        self.wall - self.steady
    }

    /// Whether the server's clock can be trusted.
    #[must_use]
    pub fn is_trusted(self) -> bool {
        self.ahead().abs() <= TOLERANCE
    }

    /// Returns the current time.
    #[must_use]
    pub fn now(self) -> i64 {
        if self.is_trusted() { self.wall } else { self.steady }
    }

    /// Returns the anchor that makes the server's clock right.
    #[must_use]
    pub fn anchor(self) -> Anchor {
        self.anchor_at(self.wall)
    }

    /// Returns the anchor that makes it `now`.
    #[must_use]
    pub fn anchor_at(self, now: i64) -> Anchor {
        Anchor(now - self.uptime)
    }
}

impl Clock {
    /// Creates the system's clock. It trusts the server's until [`Clock::reckon_from`].
    #[must_use]
    pub fn system() -> Self {
        Self::of(Source::System)
    }

    /// Creates a fixed clock set to `now`, of a machine that starts at that moment.
    #[must_use]
    pub fn at(now: i64) -> Self {
        static STARTS: AtomicU64 = AtomicU64::new(0);
        let start = STARTS.fetch_add(1, Ordering::SeqCst);
        Self::of(Source::Fixed { wall: AtomicI64::new(now), uptime: AtomicI64::new(0), start })
    }

    fn of(source: Source) -> Self {
        let clock = Self(Arc::new(Inner { source, started_at: AtomicI64::new(0) }));
        clock.reckon_from(clock.read().anchor());
        clock
    }

    /// Returns the current time in milliseconds since the epoch.
    #[must_use]
    pub fn now(&self) -> i64 {
        self.read().now()
    }

    /// Reads the clocks.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the only place that reads the system clock")]
    pub fn read(&self) -> Reading {
        let started_at = self.0.started_at.load(Ordering::SeqCst);
        let (wall, uptime) = match &self.0.source {
            Source::System => (Timestamp::now().as_millisecond(), uptime()),
            Source::Fixed { wall, uptime, .. } => (wall.load(Ordering::SeqCst), uptime.load(Ordering::SeqCst)),
        };
        Reading { wall, uptime, steady: started_at + uptime }
    }

    /// Returns which time is reckoned from.
    #[must_use]
    pub fn anchor(&self) -> Anchor {
        Anchor(self.0.started_at.load(Ordering::SeqCst))
    }

    /// Sets which time to reckon from.
    pub fn reckon_from(&self, anchor: Anchor) {
        self.0.started_at.store(anchor.0, Ordering::SeqCst);
    }

    /// Lets time pass on a fixed clock; does nothing to the system's.
    pub fn advance(&self, milliseconds: i64) {
        if let Source::Fixed { wall, uptime, .. } = &self.0.source {
            uptime.fetch_add(milliseconds, Ordering::SeqCst);
            wall.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }

    /// Sets a fixed clock forward without time passing, or back; does nothing to the system's.
    pub fn misset(&self, milliseconds: i64) {
        if let Source::Fixed { wall, .. } = &self.0.source {
            wall.fetch_add(milliseconds, Ordering::SeqCst);
        }
    }

    /// Names the start of the machine that the time since is counted from, so that a restarted program knows whether it
    /// still counts. `None` if the system doesn't say.
    #[must_use]
    pub fn machine_start(&self) -> Option<String> {
        match &self.0.source {
            Source::System => {
                std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok().map(|id| id.trim().to_owned())
            }
            Source::Fixed { start, .. } => Some(format!("fixed {start}")),
        }
    }
}

/// Returns the milliseconds since the machine started, including those in which it slept.
fn uptime() -> i64 {
    let time = clock_gettime(ClockId::Boottime);
    time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

#[cfg(test)]
mod tests {
    use super::super::{DAY, HOUR};
    use super::*;

    #[test]
    fn time_goes_on_steadily_while_the_servers_clock_is_wrong() {
        let clock = Clock::at(DAY);
        clock.advance(HOUR);
        assert_eq!(clock.now(), DAY + HOUR);
        for wrong in [400 * DAY, -400 * DAY, 8 * HOUR, TOLERANCE + 1, -TOLERANCE - 1] {
            clock.misset(wrong);
            assert_eq!(clock.now(), DAY + HOUR, "{wrong}");
            assert_eq!(clock.read().ahead(), wrong);
            clock.misset(-wrong);
        }
        clock.misset(TOLERANCE);
        assert_eq!(clock.now(), DAY + HOUR + TOLERANCE, "a small correction is followed");
    }

    #[test]
    fn whoever_decides_for_the_servers_clock_is_followed() {
        let clock = Clock::at(DAY);
        clock.misset(8 * HOUR);
        clock.reckon_from(clock.read().anchor());
        assert_eq!(clock.now(), DAY + 8 * HOUR);
        clock.advance(MINUTE);
        assert_eq!(clock.now(), DAY + 8 * HOUR + MINUTE);
    }

    #[test]
    fn the_systems_clocks_agree() {
        let clock = Clock::system();
        assert!(clock.read().is_trusted());
        assert!(clock.read().uptime > 0);
        assert_ne!(clock.machine_start(), None);
    }
}
