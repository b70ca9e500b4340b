//! What became of a message, from a push service's answer.

use axum::http::{HeaderMap, StatusCode, header};

use crate::clock::{HOUR, SECOND};
use crate::outbound::Reply;

/// First time to wait before another attempt, and the longest, in milliseconds.
const FIRST_WAIT: i64 = 30 * SECOND;
const LONGEST_WAIT: i64 = 6 * HOUR;

/// What became of a message.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// A visible window has shown the event, so nothing was sent.
    Seen,
    /// Too late to be of use.
    Expired,
    /// The push service has it.
    Sent,
    /// The browser no longer subscribes.
    Gone,
    /// It can't be delivered, whenever it's sent.
    Refused(String),
    /// The push service refuses everything from this site: its key or its clock is wrong.
    RefusesSite(String),
    /// To be sent again.
    Later {
        /// When, in milliseconds since the epoch.
        at: i64,
        /// Why it failed.
        reason: String,
    },
}

impl Outcome {
    /// Returns why nothing arrives, as a sentence.
    #[must_use]
    pub fn problem(&self) -> Option<String> {
        match self {
            Self::Seen | Self::Sent => None,
            Self::Expired => Some("It was too late.".to_owned()),
            Self::Gone => Some("The browser no longer accepts them. Turn push off and on there.".to_owned()),
            Self::Refused(reason) | Self::RefusesSite(reason) | Self::Later { reason, .. } => {
                Some(format!("The push service said: {reason}."))
            }
        }
    }
}

/// Judges the answer to a message that failed `tries` times before. `jitter` is between 0 and 1.
#[must_use]
pub fn judge(answer: Result<Reply, String>, tries: i64, now: i64, jitter: f64) -> Outcome {
    let reply = match answer {
        Ok(reply) => reply,
        Err(reason) => return Outcome::Later { at: now + wait(tries, jitter), reason },
    };
    let reason = format!("{} {}", reply.status, String::from_utf8_lossy(&reply.body).trim());
    match reply.status {
        status if status.is_success() => Outcome::Sent,
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        StatusCode::TOO_MANY_REQUESTS => later(&reply.headers, tries, now, jitter, reason),
        status if status.is_server_error() => later(&reply.headers, tries, now, jitter, reason),
        StatusCode::BAD_REQUEST | StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => Outcome::RefusesSite(reason),
        // Like 413, about the message: it doesn't get better by itself.
        _ => Outcome::Refused(reason),
    }
}

fn later(headers: &HeaderMap, tries: i64, now: i64, jitter: f64, reason: String) -> Outcome {
    let asked = headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()?.trim().parse::<i64>().ok());
    let wait = asked.map_or_else(|| wait(tries, jitter), |seconds| seconds.clamp(1, LONGEST_WAIT / SECOND) * SECOND);
    Outcome::Later { at: now + wait, reason }
}

/// Doubles with each failure. The jitter, up to a quarter of it, keeps messages that failed together apart.
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "a wait of hours fits into both")]
fn wait(tries: i64, jitter: f64) -> i64 {
    let doublings = u32::try_from(tries).unwrap_or(0).min(20);
    let doubled = FIRST_WAIT.saturating_mul(1 << doublings).min(LONGEST_WAIT);
    doubled - (doubled as f64 * jitter / 4.0) as i64
}
