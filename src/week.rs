//! Times of a week, such as the hours in which someone can work. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock;
use crate::string_enum;
use crate::web::Validator;

/// Maximum number of ranges in a week.
pub const MAX_RANGES: usize = 21;

string_enum! {
    /// A day of the week.
    Weekday {
        /// Monday.
        Monday = "monday",
        /// Tuesday.
        Tuesday = "tuesday",
        /// Wednesday.
        Wednesday = "wednesday",
        /// Thursday.
        Thursday = "thursday",
        /// Friday.
        Friday = "friday",
        /// Saturday.
        Saturday = "saturday",
        /// Sunday.
        Sunday = "sunday",
    }
}

/// A range of a day of every week.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WeekRange {
    /// The day on which it starts.
    pub day: Weekday,
    /// When it starts, HH:MM.
    pub from: String,
    /// When it ends, HH:MM. One that doesn't end after it starts ends on the next day.
    pub to: String,
}

impl WeekRange {
    /// Returns when the range starts and ends if it starts on this date, in milliseconds since the epoch.
    #[must_use]
    pub fn bounds_on(&self, zone: &str, date: &str) -> Option<(i64, i64)> {
        let day = usize::try_from(clock::weekday(date)?).ok()?;
        if Weekday::ALL.get(day) != Some(&self.day) {
            return None;
        }
        let last = if self.to > self.from { date.to_owned() } else { clock::add_days(date, 1)? };
        Some((clock::instant_of(zone, date, &self.from)?, clock::instant_of(zone, &last, &self.to)?))
    }
}

/// Validates the ranges of a week.
pub fn check(ranges: &[WeekRange], checks: &mut Validator, field: &str) {
    checks.require(ranges.len() <= MAX_RANGES, field, "Enter at most three times a day.");
    let is_time = |text: &str| text.len() == 5 && clock::instant_of("UTC", "1970-01-01", text).is_some();
    let are_times = ranges.iter().all(|range| is_time(&range.from) && is_time(&range.to));
    checks.require(are_times, field, "Enter each time as hours and minutes, such as 09:00.");
}

/// Whether a week's ranges cover the whole time between two instants, in milliseconds since the epoch.
#[must_use]
pub fn covers(ranges: &[WeekRange], zone: &str, (from, to): (i64, i64)) -> bool {
    // A range can start on the day before and reach past midnight.
    let (first, last) = (clock::days_before(zone, from, 1), clock::date_in(zone, to));
    let days = std::iter::successors(Some(first), |day| clock::add_days(day, 1)).take_while(|day| *day <= last);
    let mut bounds: Vec<_> = days
        .flat_map(|day| ranges.iter().filter_map(move |range| range.bounds_on(zone, &day)).collect::<Vec<_>>())
        .collect();
    bounds.sort_unstable();
    let reached = bounds
        .into_iter()
        .fold(from, |reached, (start, end)| if start <= reached { reached.max(end) } else { reached });
    reached >= to
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZONE: &str = "America/New_York";

    fn range(day: Weekday, from: &str, to: &str) -> WeekRange {
        WeekRange { day, from: from.to_owned(), to: to.to_owned() }
    }

    fn time(date: &str, from: &str, to: &str) -> (i64, i64) {
        let at = |time| clock::instant_of(ZONE, date, time).unwrap_or_default();
        (at(from), at(to))
    }

    #[test]
    fn hours_past_midnight_and_hours_that_touch_cover_the_whole_time() {
        // November 27, 2026 is a Friday.
        let late = [range(Weekday::Friday, "18:00", "02:00")];
        let (friday, saturday) = (time("2026-11-27", "18:00", "23:00"), time("2026-11-28", "01:00", "02:00"));
        assert!(covers(&late, ZONE, friday));
        assert!(covers(&late, ZONE, (friday.0, saturday.1)));
        assert!(covers(&late, ZONE, saturday), "the part after midnight");
        assert!(!covers(&late, ZONE, (friday.0 - 1, friday.1)));
        assert!(!covers(&late, ZONE, (friday.0, saturday.1 + 1)));
        let split = [range(Weekday::Friday, "09:00", "12:00"), range(Weekday::Friday, "12:00", "17:00")];
        assert!(covers(&split, ZONE, time("2026-11-27", "10:00", "16:00")));
        let gap = [range(Weekday::Friday, "09:00", "12:00"), range(Weekday::Friday, "12:30", "17:00")];
        assert!(!covers(&gap, ZONE, time("2026-11-27", "10:00", "16:00")));
        assert!(!covers(&[], ZONE, friday));
        let whole = [range(Weekday::Friday, "00:00", "00:00"), range(Weekday::Saturday, "00:00", "00:00")];
        assert!(covers(&whole, ZONE, (friday.0, saturday.1)));
    }

    #[test]
    fn hours_are_those_of_the_clock_on_the_wall_on_days_that_change_it() {
        let sunday = [range(Weekday::Sunday, "00:30", "04:00")];
        for (date, hours) in [("2026-03-08", 2), ("2026-11-01", 4), ("2026-11-08", 3)] {
            let (from, to) = time(date, "00:30", "04:00");
            assert!((to - from) / clock::HOUR >= hours, "{date}");
            assert!(covers(&sunday, ZONE, (from, to)), "{date}");
            assert!(!covers(&sunday, ZONE, (from, to + 1)), "{date}");
        }
    }
}
