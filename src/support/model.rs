//! Types and rules of live support: pure, no I/O.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{DAY, HOUR, MINUTE, SECOND};
use crate::string_enum;

/// Characters of a message.
pub const MESSAGE: usize = 4_000;
/// Characters of a subject.
pub const SUBJECT: usize = 200;
/// Messages that the visitor may write into one chat in a minute.
pub const A_MINUTE: i64 = 20;
/// Messages of one chat, all told.
pub const A_CHAT: i64 = 2_000;
/// Messages of one chat of somebody without an account, all told.
pub const A_GUESTS_CHAT: i64 = 300;
/// Ended chats of people without an account that are kept, the newest ones: anybody may start one.
pub const GUESTS_CHATS: i64 = 10_000;
/// Questions that wait or are being answered on the whole site; beyond it nobody could answer anyway.
pub const OPEN: i64 = 1_000;
/// Chats on the whole site that are not over, with those in which nobody has said a word.
pub const STARTED: i64 = 10_000;
/// A chat in which nobody says anything for so long is over.
pub const SILENCE: i64 = DAY;
/// A chat in which nothing was ever asked is over so long after it was opened.
pub const EMPTY: i64 = 2 * HOUR;
/// A question that nobody answered waits for so long: over a weekend, and over a holiday of a small desk.
pub const PROMISE: i64 = 14 * DAY;
/// What the desk ended stays with the visitor this long, so that the last words are read.
pub const LINGER: i64 = DAY;
/// Who waits longer is asked where to write instead.
pub const PATIENCE: i64 = 5 * MINUTE;
/// The numbers look at this many days.
pub const LOOK_BACK: i64 = 30;
/// With fewer answered chats than this there is no usual reply time to tell.
pub const ENOUGH: usize = 5;

string_enum! {
    /// Where a chat stands.
    #[schema(as = ChatStatus)]
    Status {
        /// Nobody has taken it yet.
        Waiting = "waiting",
        /// An agent has it.
        Connected = "connected",
        /// It is over.
        Ended = "ended",
    }
}

string_enum! {
    /// What ended a chat.
    #[schema(as = ChatEndedBy)]
    EndedBy {
        /// The visitor.
        Visitor = "visitor",
        /// An agent.
        Agent = "agent",
        /// Too long without a word.
        Clock = "clock",
    }
}

string_enum! {
    /// What a line of a chat is.
    #[schema(as = ChatLineKind)]
    Kind {
        /// Said to the other side.
        Text = "text",
        /// For the desk alone.
        Note = "note",
        /// What happened, for the desk alone.
        Event = "event",
    }
}

/// When somebody is at the desk on a day of the week.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = SupportHours)]
pub struct Hours {
    /// Monday is 1, Sunday 7.
    #[schema(minimum = 1, maximum = 7)]
    pub day: i64,
    /// HH:MM in the site's zone.
    #[schema(max_length = 5)]
    pub opens: String,
    /// HH:MM, later than `opens`.
    #[schema(max_length = 5)]
    pub closes: String,
}

impl Hours {
    /// Both times are times of day, in order.
    #[must_use]
    pub fn fits(&self) -> bool {
        let times = (time(&self.opens), time(&self.closes));
        (1..=7).contains(&self.day) && matches!(times, (Some(opens), Some(closes)) if opens < closes)
    }
}

fn time(text: &str) -> Option<Time> {
    let exact = text.len() == 5 && text.as_bytes().get(2) == Some(&b':');
    exact.then(|| text.parse().ok()).flatten()
}

/// Whether somebody is at the desk, and when the next one comes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Open {
    /// Within the hours, or no hours are announced.
    pub now: bool,
    /// When it opens again; none while it is open, and none without hours.
    pub next: Option<i64>,
}

/// What the hours say about an instant. Without any row no hours are announced, and nobody is told to come back later.
#[must_use]
pub fn open_at(hours: &[Hours], zone: &str, now: i64) -> Open {
    if hours.is_empty() {
        return Open { now: true, next: None };
    }
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let local = Timestamp::from_millisecond(now).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone);
    let mut date = local.date();
    for _ in 0..8 {
        let weekday = i64::from(date.weekday().to_monday_one_offset());
        if let Some((opens, closes)) = hours.iter().find(|h| h.day == weekday).and_then(|h| span(h, &local, date)) {
            if (opens..closes).contains(&now) {
                return Open { now: true, next: None };
            }
            if opens > now {
                return Open { now: false, next: Some(opens) };
            }
        }
        let Ok(next) = date.tomorrow() else { break };
        date = next;
    }
    Open { now: false, next: None }
}

/// The hours of a date as instants.
fn span(hours: &Hours, local: &Zoned, date: jiff::civil::Date) -> Option<(i64, i64)> {
    let at = |text: &str| Some(date.to_datetime(time(text)?).to_zoned(local.time_zone().clone()).ok()?.timestamp());
    Some((at(&hours.opens)?.as_millisecond(), at(&hours.closes)?.as_millisecond()))
}

/// The middle of some lengths of time, in whole seconds.
#[must_use]
pub fn median_seconds(mut lengths: Vec<i64>) -> Option<i64> {
    lengths.sort_unstable();
    let (low, high) = (lengths.len().checked_sub(1)? / 2, lengths.len() / 2);
    let middle = i64::midpoint(*lengths.get(low)?, *lengths.get(high)?);
    Some(middle / SECOND)
}

/// The usual reply time, once enough was answered to speak of one.
#[must_use]
pub fn usual_reply(lengths: Vec<i64>) -> Option<i64> {
    if lengths.len() < ENOUGH { None } else { median_seconds(lengths) }
}

#[cfg(test)]
mod tests {
    use super::{Hours, Open, median_seconds, open_at, usual_reply};

    /// Friday, 20 November 2026, 12:00 UTC: 4 in the morning in Portland, Oregon.
    const FRIDAY: i64 = 1_795_176_000_000;
    const HOUR: i64 = 3_600_000;

    fn day(day: i64, opens: &str, closes: &str) -> Hours {
        Hours { day, opens: opens.to_owned(), closes: closes.to_owned() }
    }

    #[test]
    fn hours_are_those_of_the_sites_zone() {
        let zone = "America/Los_Angeles";
        let hours = [day(1, "09:00", "17:00"), day(5, "09:00", "17:00")];
        let open = Open { now: true, next: None };
        let opens = FRIDAY + 5 * HOUR;
        assert_eq!(open_at(&[], zone, FRIDAY), open);
        assert_eq!(open_at(&hours, zone, FRIDAY), Open { now: false, next: Some(opens) });
        assert_eq!(open_at(&hours, zone, opens), open);
        assert_eq!(open_at(&hours, zone, opens + 8 * HOUR - 1), open);
        let monday = opens + 3 * 24 * HOUR;
        assert_eq!(open_at(&hours, zone, opens + 8 * HOUR), Open { now: false, next: Some(monday) });
        // Only today, which is over: the same day of the next week.
        let late = open_at(&hours[1..], zone, opens + 9 * HOUR);
        assert_eq!(late, Open { now: false, next: Some(opens + 7 * 24 * HOUR) });
    }

    #[test]
    fn hours_are_times_of_day_in_order() {
        assert!(day(7, "00:00", "23:59").fits());
        for (number, opens, closes) in
            [(0, "09:00", "17:00"), (8, "09:00", "17:00"), (1, "17:00", "09:00"), (1, "09:00", "09:00")]
        {
            assert!(!day(number, opens, closes).fits());
        }
        for text in ["9:00", "24:00", "12:60", "12-00", "", "noon!"] {
            assert!(!day(1, text, "23:59").fits(), "{text}");
        }
    }

    #[test]
    fn a_usual_time_is_the_middle_of_enough() {
        assert_eq!(median_seconds(vec![]), None);
        assert_eq!(median_seconds(vec![9_000, 1_000, 2_000]), Some(2));
        assert_eq!(median_seconds(vec![4_000, 2_000]), Some(3));
        assert_eq!(usual_reply(vec![1_000; 4]), None);
        assert_eq!(usual_reply(vec![1_000; 5]), Some(1));
    }
}
