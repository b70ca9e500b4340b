//! Weeks of timesheets, by the date of their first day. Pure: no I/O.

use crate::clock::{add_days, date_in, end_of_day, weekday};
use crate::site::time_rules::WeekStart;

const WEEK_DAYS: i8 = 7;

/// Returns the first day of the week that a date is in. `None` if the text isn't a date.
#[must_use]
pub fn first_day(date: &str, starts: WeekStart) -> Option<String> {
    // Counted from Monday.
    let first = match starts {
        WeekStart::Monday => 0,
        WeekStart::Saturday => 5,
        WeekStart::Sunday => 6,
    };
    let back = (weekday(date)? - first).rem_euclid(WEEK_DAYS);
    add_days(date, -i64::from(back))
}

/// Returns the first day of the week in which an instant is, in a zone.
#[must_use]
pub fn of_instant(zone: &str, at: i64, starts: WeekStart) -> String {
    let date = date_in(zone, at);
    first_day(&date, starts).unwrap_or(date)
}

/// Returns the last day of a week.
#[must_use]
pub fn last_day(week: &str) -> String {
    add_days(week, 6).unwrap_or_else(|| week.to_owned())
}

/// Returns the first day of the next week.
#[must_use]
pub fn next(week: &str) -> String {
    add_days(week, 7).unwrap_or_else(|| week.to_owned())
}

/// Returns the instant when a week ends in a zone. A week in which clocks change has an hour more or less.
#[must_use]
pub fn end(zone: &str, week: &str) -> i64 {
    end_of_day(zone, &last_day(week)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{MINUTE, start_of_day};

    #[test]
    fn a_week_begins_where_the_site_says() {
        let first = |starts| first_day("2026-11-25", starts);
        assert_eq!(first(WeekStart::Sunday).as_deref(), Some("2026-11-22"));
        assert_eq!(first(WeekStart::Monday).as_deref(), Some("2026-11-23"));
        assert_eq!(first(WeekStart::Saturday).as_deref(), Some("2026-11-21"));
        assert_eq!(first_day("2026-11-22", WeekStart::Sunday).as_deref(), Some("2026-11-22"));
        assert_eq!(first_day("soon", WeekStart::Sunday), None);
    }

    #[test]
    fn weeks_with_a_clock_change_have_their_own_length() {
        for (zone, week, minutes) in [
            ("America/New_York", "2026-03-08", 167 * 60),
            ("America/New_York", "2026-11-01", 169 * 60),
            ("Europe/Berlin", "2026-03-29", 167 * 60),
            ("Australia/Lord_Howe", "2026-10-04", 167 * 60 + 30),
            ("Asia/Tokyo", "2026-03-08", 168 * 60),
        ] {
            let length = end(zone, week) - start_of_day(zone, week).unwrap_or_default();
            assert_eq!(length / MINUTE, minutes, "{zone} {week}");
        }
    }
}
