//! How slowly a client may send or receive before the server gives up on it.

use std::time::Duration;

use tokio::time::Instant;

/// The slowest accepted transfer.
#[derive(Clone, Copy, Debug)]
pub struct MinPace {
    /// Maximum time without a single byte.
    pub stall: Duration,
    /// Time before the average rate counts.
    pub grace: Duration,
    /// Minimum average rate after that, in bytes per second.
    pub rate: u32,
}

impl MinPace {
    /// For a weak mobile signal; a client that is much slower isn't going to finish.
    pub const DEFAULT: Self = Self { stall: Duration::from_secs(30), grace: Duration::from_secs(30), rate: 1_024 };
}

/// The progress of one transfer.
#[derive(Debug)]
pub struct Pace {
    min: MinPace,
    started: Instant,
    last_progress: Instant,
    bytes: u64,
}

impl Pace {
    /// Starts a transfer now.
    #[must_use]
    pub fn start(min: MinPace) -> Self {
        let now = Instant::now();
        Self { min, started: now, last_progress: now, bytes: 0 }
    }

    /// Records transferred bytes.
    pub fn progress(&mut self, bytes: usize) {
        self.bytes = self.bytes.saturating_add(bytes as u64);
        self.last_progress = Instant::now();
    }

    /// Returns when the transfer is too slow, unless more bytes arrive first.
    #[must_use]
    pub fn deadline(&self) -> Instant {
        let earned = Duration::from_secs(self.bytes / u64::from(self.min.rate.max(1)));
        (self.last_progress + self.min.stall).min(self.started + self.min.grace + earned)
    }
}
