//! Times of day, dates and their arithmetic in time zones. The current time comes from [`Clock`]; durations use
//! `std::time::Instant`.

mod steady;
mod words;
pub mod zones;

use jiff::{Span, Timestamp, Zoned, civil};

pub use steady::{Anchor, Clock, Reading, TOLERANCE};
pub use words::{
    format_basic_utc, format_clock, format_date, format_day, format_minute, format_minute_with_offset, format_moment,
    format_short_day, format_span, format_time, format_times, format_weekday, relative_time, rfc3339,
};

/// A second in milliseconds.
pub const SECOND: i64 = 1_000;
/// A minute in milliseconds.
pub const MINUTE: i64 = 60 * SECOND;
/// An hour in milliseconds.
pub const HOUR: i64 = 60 * MINUTE;
/// A day in milliseconds.
pub const DAY: i64 = 24 * HOUR;

/// Returns whether the text is a real date in the form `YYYY-MM-DD`.
#[must_use]
pub fn is_date(text: &str) -> bool {
    text.len() == 10 && text.parse::<civil::Date>().is_ok_and(|date| date.to_string() == text)
}

/// Returns an instant's date in a zone, as `YYYY-MM-DD`. Here and below, an unknown zone is treated as UTC.
#[must_use]
pub fn date_in(zone: &str, at: i64) -> String {
    zoned(zone, at).date().to_string()
}

/// Returns the date `days` calendar days before an instant's, as `YYYY-MM-DD`. Not every day has 24 hours.
#[must_use]
pub fn days_before(zone: &str, at: i64, days: i64) -> String {
    date_before(zone, at, Span::new().try_days(days))
}

/// Returns the month `months` calendar months before an instant's, as `YYYY-MM`.
#[must_use]
pub fn months_before(zone: &str, at: i64, months: i64) -> String {
    date_before(zone, at, Span::new().try_months(months)).get(..7).unwrap_or_default().to_owned()
}

fn date_before(zone: &str, at: i64, span: Result<Span, jiff::Error>) -> String {
    let date = zoned(zone, at).date();
    span.and_then(|span| date.checked_sub(span)).unwrap_or(date).to_string()
}

/// Returns the start of an instant's day in a zone and the start of the next day.
#[must_use]
pub fn day_bounds(zone: &str, at: i64) -> (i64, i64) {
    let zoned = zoned(zone, at);
    let start = zoned.start_of_day().map_or(at, |day| day.timestamp().as_millisecond());
    (start, end_of_day(zone, &zoned.date().to_string()).unwrap_or(at + DAY))
}

fn zoned(zone: &str, at: i64) -> Zoned {
    Timestamp::from_millisecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zones::get(zone))
}

/// Returns the instant when a day ends in a zone, which is the start of the next day. `None` if the text isn't a date.
#[must_use]
pub fn end_of_day(zone: &str, date: &str) -> Option<i64> {
    let next = date.parse::<civil::Date>().ok()?.tomorrow().ok()?;
    let zone = zones::get(zone);
    Some(next.to_zoned(zone).ok()?.timestamp().as_millisecond())
}

/// Returns the last millisecond before an end. Its day is the last one of what ends at midnight.
#[must_use]
pub const fn just_before(end: i64) -> i64 {
    end - 1
}

/// Returns nine in the morning of a date in a zone, when people are reminded of what isn't urgent. `None` if the text isn't
/// a date.
#[must_use]
pub fn morning_of(zone: &str, date: &str) -> Option<i64> {
    instant_of(zone, date, "09:00")
}

/// Returns the instant when a day starts in a zone. `None` if the text isn't a date.
#[must_use]
pub fn start_of_day(zone: &str, date: &str) -> Option<i64> {
    let day = date.parse::<civil::Date>().ok()?;
    let zone = zones::get(zone);
    Some(day.to_zoned(zone).ok()?.timestamp().as_millisecond())
}

/// Returns the instant of a date (`YYYY-MM-DD`) and a time of day (`HH:MM`) in a zone. A time that a clock change skips
/// is moved forward; of one that it repeats, it's the first. `None` if either isn't one.
#[must_use]
pub fn instant_of(zone: &str, date: &str, time: &str) -> Option<i64> {
    let time = format!("{time}:00").parse::<civil::Time>().ok()?;
    let zone = zones::get(zone);
    Some(date.parse::<civil::Date>().ok()?.to_datetime(time).to_zoned(zone).ok()?.timestamp().as_millisecond())
}

/// Returns the weekday of a date (`YYYY-MM-DD`), 0 for Monday. `None` if the text isn't a date.
#[must_use]
pub fn weekday(date: &str) -> Option<i8> {
    Some(date.parse::<civil::Date>().ok()?.weekday().to_monday_zero_offset())
}

/// Returns the date `days` days after a date, or before it if negative. `None` if the text isn't a date.
#[must_use]
pub fn add_days(date: &str, days: i64) -> Option<String> {
    let date: civil::Date = date.parse().ok()?;
    Some(date.checked_add(Span::new().try_days(days).ok()?).ok()?.to_string())
}

/// Returns the last day of the month that begins on a date: the day before the same date of the next month. A month that
/// begins on January 31 ends on February 27, or 28 in a leap year. `None` if the text isn't a date.
#[must_use]
pub fn end_of_month_from(date: &str) -> Option<String> {
    let date: civil::Date = date.parse().ok()?;
    Some(date.checked_add(Span::new().try_months(1).ok()?).ok()?.yesterday().ok()?.to_string())
}

/// Returns the instant when the last of so many working days ends, counted from the day after an instant. Saturdays and
/// Sundays aren't working days.
#[must_use]
pub fn after_working_days(zone: &str, at: i64, days: i64) -> i64 {
    let mut date = date_in(zone, at);
    let mut left = days;
    while left > 0 {
        let Some(next) = add_days(&date, 1) else { return at };
        left -= i64::from(weekday(&next).is_some_and(|day| day < 5));
        date = next;
    }
    end_of_day(zone, &date).unwrap_or(at)
}

/// Returns an instant's time of day in a zone, as `HH:MM`.
#[must_use]
pub fn time_in(zone: &str, at: i64) -> String {
    zoned(zone, at).strftime("%H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Eq, PartialEq, serde::Deserialize)]
    struct Offset {
        from: i64,
        seconds: i32,
        name: String,
    }

    #[derive(serde::Deserialize)]
    struct Vector {
        zone: String,
        offsets: Vec<Offset>,
        instants: Vec<(String, String, String)>,
    }

    /// The expected offsets and instants are those of Python's `zoneinfo` with `tzdata` 2026.6, which is 2026f.
    #[test]
    fn typed_times_are_the_same_instants_as_in_the_front_end() {
        let vectors: Vec<Vector> = serde_json::from_str(include_str!("../data/zone-vectors.json")).unwrap();
        let [from, until] = ["2025-12-01", "2028-01-01"].map(|day| start_of_day("UTC", day).unwrap());
        for Vector { zone, offsets, instants } in vectors {
            let sent = zones::offsets(&zone, from, until);
            let sent: Vec<_> = sent
                .into_iter()
                .map(|zones::ZoneOffset { from, seconds, name }| Offset { from, seconds, name })
                .collect();
            assert_eq!(sent, offsets, "{zone}");
            for (date, time, utc) in instants {
                assert_eq!(instant_of(&zone, &date, &time).map(rfc3339), Some(utc), "{zone} {date} {time}");
            }
        }
    }

    #[test]
    fn working_days_leave_out_the_weekend() {
        // Friday, November 20, 2026, noon UTC.
        let friday = 1_795_176_000_000;
        let after = |days| date_in("UTC", after_working_days("UTC", friday, days) - 1);
        assert_eq!([after(1), after(5), after(6)], ["2026-11-23", "2026-11-27", "2026-11-30"]);
        assert_eq!(date_in("UTC", after_working_days("UTC", friday + DAY, 1) - 1), "2026-11-23", "from a Saturday");
    }

    #[test]
    fn days_before_and_months_before_use_the_calendar() {
        let zone = "America/New_York";
        // 12:30 a.m. on the day after the 25-hour day on which daylight saving time ends.
        let at = start_of_day(zone, "2026-11-02").unwrap_or_default() + 30 * MINUTE;
        assert_eq!(days_before(zone, at, 1), "2026-11-01");
        assert_eq!(days_before(zone, at, 29), "2026-10-04");
        assert_eq!(days_before(zone, at, 0), "2026-11-02");
        let last_of_march = start_of_day(zone, "2026-03-31").unwrap_or_default();
        assert_eq!(months_before(zone, last_of_march, 11), "2025-04");
        assert_eq!(months_before(zone, last_of_march, 1), "2026-02");
    }
}
