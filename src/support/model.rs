//! Types and rules of live support. Pure: no I/O.

use jiff::civil::Time;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{DAY, HOUR, MINUTE, SECOND, zones};
use crate::string_enum;

/// Maximum length of a message, in characters.
pub const MAX_MESSAGE_CHARS: usize = 4_000;
/// Maximum length of a subject, in characters.
pub const MAX_SUBJECT_CHARS: usize = 200;
/// Messages a visitor may send in one chat per minute.
pub const MAX_MESSAGES_PER_MINUTE: i64 = 20;
/// Maximum number of lines in one chat. Only events may exceed it.
pub const MAX_CHAT_LINES: i64 = 2_000;
/// Maximum number of lines in a chat whose visitor has no account. Agents may still write up to [`MAX_CHAT_LINES`].
pub const MAX_GUEST_CHAT_LINES: i64 = 300;
/// Ended chats of visitors without an account to keep, newest first. Anyone can start one, so they are capped.
pub const MAX_ENDED_GUEST_CHATS: i64 = 10_000;
/// Site-wide limit on open chats with a question. Agents couldn't keep up with more.
pub const MAX_OPEN_QUESTIONS: i64 = 1_000;
/// The part of it for visitors without an account, so that strangers can't keep members from asking.
pub const MAX_ANONYMOUS_QUESTIONS: i64 = 600;
/// Site-wide limit on open chats, including those without a message.
pub const MAX_OPEN_CHATS: i64 = 10_000;
/// The part of it for visitors without an account.
pub const MAX_ANONYMOUS_CHATS: i64 = 6_000;
/// A chat an agent has taken ends after this long without a message.
pub const CONNECTED_TIMEOUT: i64 = DAY;
/// A chat without a question ends this long after it was opened.
pub const EMPTY_TIMEOUT: i64 = 2 * HOUR;
/// A chat no agent has taken ends after this long without a message. Long enough to cover weekends and holidays.
pub const WAITING_TIMEOUT: i64 = 14 * DAY;
/// How long the visitor still sees a chat that an agent or the system ended, so they can read the last messages.
pub const ENDED_VISIBLE_FOR: i64 = DAY;
/// How long a visitor without a known email waits before being asked for one.
pub const ASK_EMAIL_AFTER: i64 = 5 * MINUTE;
/// Days covered by the support statistics.
pub const STATS_DAYS: i64 = 30;
/// Minimum number of answered chats needed to show a usual reply time.
pub const MIN_REPLIES: usize = 5;

string_enum! {
    /// Status of a chat.
    #[schema(as = ChatStatus)]
    ChatStatus {
        /// No agent has taken it yet.
        Waiting = "waiting",
        /// An agent has taken it.
        Connected = "connected",
        /// The chat has ended.
        Ended = "ended",
    }
}

string_enum! {
    /// Who or what ended a chat.
    #[schema(as = ChatEndedBy)]
    EndedBy {
        /// The visitor.
        Visitor = "visitor",
        /// An agent.
        Agent = "agent",
        /// The system, after a long silence.
        Clock = "clock",
    }
}

string_enum! {
    /// Kind of a line in a chat.
    #[schema(as = ChatLineKind)]
    LineKind {
        /// A message, visible to both sides.
        Text = "text",
        /// An internal note, visible to agents only.
        Note = "note",
        /// A record of something that happened, visible to agents only.
        Event = "event",
    }
}

/// Support hours on one day of the week.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SupportHours)]
pub struct Hours {
    /// Day of the week, from 1 (Monday) to 7 (Sunday).
    #[schema(minimum = 1, maximum = 7)]
    pub day: i64,
    /// Opening time as HH:MM, in the site's time zone.
    #[schema(max_length = 5)]
    pub opens: String,
    /// Closing time as HH:MM, later than `opens`.
    #[schema(max_length = 5)]
    pub closes: String,
}

impl Hours {
    /// Whether the day is valid and both times are well formed and in order.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let times = (time(&self.opens), time(&self.closes));
        (1..=7).contains(&self.day) && matches!(times, (Some(opens), Some(closes)) if opens < closes)
    }
}

fn time(text: &str) -> Option<Time> {
    let exact = text.len() == 5 && text.as_bytes().get(2) == Some(&b':');
    exact.then(|| text.parse().ok()).flatten()
}

/// Whether support is open, and when it opens next.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Availability {
    /// Within support hours, or none are published.
    pub is_open: bool,
    /// When support opens next, in milliseconds since the epoch; `None` while it is open.
    pub opens_at: Option<i64>,
}

/// Checks the hours at an instant. With no hours published, support counts as always open.
#[must_use]
pub fn availability_at(hours: &[Hours], zone: &str, now: i64) -> Availability {
    if hours.is_empty() {
        return Availability { is_open: true, opens_at: None };
    }
    let zone = zones::get(zone);
    let local = Timestamp::from_millisecond(now).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone);
    let mut date = local.date();
    for _ in 0..8 {
        let weekday = i64::from(date.weekday().to_monday_one_offset());
        if let Some((opens, closes)) =
            hours.iter().find(|h| h.day == weekday).and_then(|h| opening_instants(h, &local, date))
        {
            if (opens..closes).contains(&now) {
                return Availability { is_open: true, opens_at: None };
            }
            if opens > now {
                return Availability { is_open: false, opens_at: Some(opens) };
            }
        }
        let Ok(next) = date.tomorrow() else { break };
        date = next;
    }
    Availability { is_open: false, opens_at: None }
}

/// Returns the opening and closing times on a date, as instants.
fn opening_instants(hours: &Hours, local: &Zoned, date: jiff::civil::Date) -> Option<(i64, i64)> {
    let at = |text: &str| Some(date.to_datetime(time(text)?).to_zoned(local.time_zone().clone()).ok()?.timestamp());
    Some((at(&hours.opens)?.as_millisecond(), at(&hours.closes)?.as_millisecond()))
}

/// Returns the median of durations in milliseconds, in whole seconds; `None` if there are none.
#[must_use]
pub fn median_seconds(mut lengths: Vec<i64>) -> Option<i64> {
    lengths.sort_unstable();
    let (low, high) = (lengths.len().checked_sub(1)? / 2, lengths.len() / 2);
    let middle = i64::midpoint(*lengths.get(low)?, *lengths.get(high)?);
    Some(middle / SECOND)
}

/// Returns the median reply time in seconds, or `None` with fewer than [`MIN_REPLIES`] replies.
#[must_use]
pub fn usual_reply_seconds(lengths: Vec<i64>) -> Option<i64> {
    if lengths.len() < MIN_REPLIES { None } else { median_seconds(lengths) }
}

#[cfg(test)]
mod tests {
    use super::{Availability, Hours, availability_at, median_seconds, usual_reply_seconds};

    /// Friday, 20 November 2026, 12:00 UTC: 4 in the morning in Portland, Oregon.
    const FRIDAY: i64 = 1_795_176_000_000;
    const HOUR: i64 = 3_600_000;

    fn day(day: i64, opens: &str, closes: &str) -> Hours {
        Hours { day, opens: opens.to_owned(), closes: closes.to_owned() }
    }

    #[test]
    fn support_hours_use_the_site_time_zone() {
        let zone = "America/Los_Angeles";
        let hours = [day(1, "09:00", "17:00"), day(5, "09:00", "17:00")];
        let open = Availability { is_open: true, opens_at: None };
        let opens = FRIDAY + 5 * HOUR;
        assert_eq!(availability_at(&[], zone, FRIDAY), open);
        assert_eq!(availability_at(&hours, zone, FRIDAY), Availability { is_open: false, opens_at: Some(opens) });
        assert_eq!(availability_at(&hours, zone, opens), open);
        assert_eq!(availability_at(&hours, zone, opens + 8 * HOUR - 1), open);
        let monday = opens + 3 * 24 * HOUR;
        assert_eq!(
            availability_at(&hours, zone, opens + 8 * HOUR),
            Availability { is_open: false, opens_at: Some(monday) }
        );
        // Only today has hours and they are over, so the next opening is a week later.
        let late = availability_at(&hours[1..], zone, opens + 9 * HOUR);
        assert_eq!(late, Availability { is_open: false, opens_at: Some(opens + 7 * 24 * HOUR) });
    }

    #[test]
    fn invalid_support_hours_are_rejected() {
        assert!(day(7, "00:00", "23:59").is_valid());
        for (number, opens, closes) in
            [(0, "09:00", "17:00"), (8, "09:00", "17:00"), (1, "17:00", "09:00"), (1, "09:00", "09:00")]
        {
            assert!(!day(number, opens, closes).is_valid());
        }
        for text in ["9:00", "24:00", "12:60", "12-00", "", "noon!"] {
            assert!(!day(1, text, "23:59").is_valid(), "{text}");
        }
    }

    #[test]
    fn usual_reply_is_the_median_and_needs_five_replies() {
        assert_eq!(median_seconds(vec![]), None);
        assert_eq!(median_seconds(vec![9_000, 1_000, 2_000]), Some(2));
        assert_eq!(median_seconds(vec![4_000, 2_000]), Some(3));
        assert_eq!(usual_reply_seconds(vec![1_000; 4]), None);
        assert_eq!(usual_reply_seconds(vec![1_000; 5]), Some(1));
    }
}
