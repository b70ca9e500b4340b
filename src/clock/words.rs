//! Instants and dates in words and in the formats of files, in a zone. An unknown zone is treated as UTC.

use jiff::{Timestamp, Zoned, civil};

use super::{MINUTE, date_in, zoned};

/// Returns an instant's day in a zone in short form, for notifications: "Nov 27".
#[must_use]
pub fn format_short_day(zone: &str, at: i64) -> String {
    zoned(zone, at).strftime("%b %-d").to_string()
}

/// Returns an instant in a zone as people say it, with the zone's short name: "Fri, Nov 27 at 3:00 PM EST".
#[must_use]
pub fn format_moment(zone: &str, at: i64) -> String {
    let zoned = zoned(zone, at);
    format!("{} {}", zoned.strftime("%a, %b %-d at %-I:%M %p"), short_name(&zoned))
}

/// Returns two instants in a zone as people say them: "Fri, Nov 27 at 8:00 AM PST to 4:00 PM". If clocks change in
/// between, the second has the zone's short name, too.
#[must_use]
pub fn format_span(zone: &str, from: i64, to: i64) -> String {
    let [_, end] = format_times(zone, from, to);
    format!("{} to {end}", format_moment(zone, from))
}

/// Returns the times of day of two instants in a zone: "8:00 AM" and "4:00 PM". If clocks change in between, they have the
/// zone's short names, because the same time of day can come twice: "12:30 AM EDT" and "1:30 AM EST".
#[must_use]
pub fn format_times(zone: &str, from: i64, to: i64) -> [String; 2] {
    let both = [zoned(zone, from), zoned(zone, to)];
    let clocks_change = both[0].offset() != both[1].offset();
    both.map(|zoned| {
        let time = zoned.strftime("%-I:%M %p");
        if clocks_change { format!("{time} {}", short_name(&zoned)) } else { time.to_string() }
    })
}

/// Returns a zone's short name: "EST", or "GMT-03" where a zone has no letters, as in the front end.
fn short_name(zoned: &Zoned) -> String {
    let name = zoned.strftime("%Z").to_string();
    if name.starts_with(['+', '-']) { format!("GMT{name}") } else { name }
}

/// Returns an instant in UTC in the basic format of ISO 8601, as calendar files have it: "20261127T200000Z".
#[must_use]
pub fn format_basic_utc(at: i64) -> String {
    let timestamp = Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
    timestamp.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// Returns an instant in a zone to the minute with the zone's offset from UTC then: "2026-11-20 12:00 -08:00".
#[must_use]
pub fn format_minute_with_offset(zone: &str, at: i64) -> String {
    zoned(zone, at).strftime("%Y-%m-%d %H:%M %:z").to_string()
}

/// Returns an instant in a zone to the minute: "2026-11-20 12:00".
#[must_use]
pub fn format_minute(zone: &str, at: i64) -> String {
    zoned(zone, at).strftime("%Y-%m-%d %H:%M").to_string()
}

/// Returns an instant's day in a zone in full: "Nov 27, 2026".
#[must_use]
pub fn format_day(zone: &str, at: i64) -> String {
    format_date(&date_in(zone, at)).unwrap_or_default()
}

/// Returns how long ago an instant was, worded as in the front end: "2 hours ago", "yesterday"; after 30 days, the
/// date in the zone.
#[must_use]
pub fn relative_time(zone: &str, at: i64, now: i64) -> String {
    // Rounds to minutes, then hours, then days, with halves rounded down, to match the front end.
    let minutes = (now.saturating_sub(at) + MINUTE / 2 - 1) / MINUTE;
    let hours = (minutes + 29) / 60;
    let days = (hours + 11) / 24;
    match (minutes, hours, days) {
        (..1, ..) => "just now".to_owned(),
        (1, ..) => "1 minute ago".to_owned(),
        (2..60, ..) => format!("{minutes} minutes ago"),
        (_, ..2, _) => "1 hour ago".to_owned(),
        (_, 2..24, _) => format!("{hours} hours ago"),
        (_, _, ..2) => "yesterday".to_owned(),
        (_, _, 2..31) => format!("{days} days ago"),
        _ => format_day(zone, at),
    }
}

/// Formats a date in full: "Nov 27, 2026". `None` if the text isn't a date.
#[must_use]
pub fn format_date(date: &str) -> Option<String> {
    Some(date.parse::<civil::Date>().ok()?.strftime("%b %-d, %Y").to_string())
}

/// Formats a date with its weekday: "Fri, Nov 27". `None` if the text isn't a date.
#[must_use]
pub fn format_weekday(date: &str) -> Option<String> {
    Some(date.parse::<civil::Date>().ok()?.strftime("%a, %b %-d").to_string())
}

/// Formats a time of day, `HH:MM`: "3:00 PM". `None` if the text isn't one.
#[must_use]
pub fn format_clock(time: &str) -> Option<String> {
    Some(civil::Time::strptime("%H:%M", time).ok()?.strftime("%-I:%M %p").to_string())
}

/// Returns an instant's time of day in a zone: "3:00 PM".
#[must_use]
pub fn format_time(zone: &str, at: i64) -> String {
    zoned(zone, at).strftime("%-I:%M %p").to_string()
}

/// Formats an instant as RFC 3339 in UTC, for feeds and structured data.
#[must_use]
pub fn rfc3339(at: i64) -> String {
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{DAY, HOUR, SECOND, start_of_day};

    #[test]
    fn relative_times_match_the_front_end() {
        let now = start_of_day("UTC", "2026-11-22").unwrap_or_default();
        let relative = |age: i64| relative_time("UTC", now - age, now);
        assert_eq!(relative(-MINUTE), "just now");
        assert_eq!(relative(20 * SECOND), "just now");
        assert_eq!(relative(MINUTE), "1 minute ago");
        assert_eq!(relative(59 * MINUTE), "59 minutes ago");
        assert_eq!(relative(60 * MINUTE), "1 hour ago");
        assert_eq!(relative(23 * HOUR), "23 hours ago");
        assert_eq!(relative(24 * HOUR), "yesterday");
        assert_eq!(relative(2 * DAY), "2 days ago");
        assert_eq!(relative(30 * DAY), "30 days ago");
        assert_eq!(relative(31 * DAY), "Oct 22, 2026");
    }
}
