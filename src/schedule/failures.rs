//! What a loop of the scheduled work logs when it fails: each reason at once, then once an hour for as long as it lasts.

use std::time::Duration;

use tokio::time::Instant;

use crate::db;

const REMINDER: Duration = Duration::from_secs(60 * 60);

/// The failures of one loop.
#[derive(Default)]
pub struct Failures {
    last: Option<(String, Instant)>,
}

impl Failures {
    /// Logs how a run ended if it failed and that's news. `what` says what failed, and what happens next.
    pub fn log(&mut self, what: &str, done: db::Result<()>) {
        let Err(error) = done else {
            self.last = None;
            return;
        };
        if self.is_due(&error.to_string()) {
            tracing::warn!(%error, "{what}");
        }
    }

    /// Whether a reason is a new one, or an hour has passed since it was logged.
    pub fn is_due(&mut self, reason: &str) -> bool {
        let now = Instant::now();
        if self.last.as_ref().is_some_and(|(last, at)| last == reason && now - *at < REMINDER) {
            return false;
        }
        self.last = Some((reason.to_owned(), now));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_reason_is_logged_at_once_and_then_once_an_hour() {
        let mut failures = Failures::default();
        let mut logged = 0;
        for _ in 0..3 * 1_800 {
            logged += u32::from(failures.is_due("the disk is mounted read-only"));
            tokio::time::advance(Duration::from_secs(2)).await;
        }
        assert_eq!(logged, 3, "in three hours");
        assert!(failures.is_due("the disk is full"), "another reason is news");
        failures.log("the periodic work failed", Ok(()));
        assert!(failures.is_due("the disk is full"), "it worked in between");
    }
}
