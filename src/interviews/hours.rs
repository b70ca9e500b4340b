//! An employer's interview hours, and which times in them are free. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{self, DAY, HOUR, MINUTE};
use crate::web::{Result, Validator};
use crate::week::{self, WeekRange};

/// Time from one start to the next, in milliseconds.
const STEP: i64 = 30 * MINUTE;
/// Maximum number of times to choose from.
const MAX_SLOTS: usize = 200;

/// When an employer can hold interviews, in the site's time zone.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = InterviewHours)]
pub struct Hours {
    /// The ranges of a week; none if applicants can't pick a time themselves.
    #[schema(max_items = 21)]
    pub ranges: Vec<WeekRange>,
    /// Free minutes between two interviews.
    #[schema(minimum = 0, maximum = 120)]
    pub buffer_minutes: i64,
    /// Hours between picking a time and the interview.
    #[schema(minimum = 1, maximum = 168)]
    pub notice_hours: i64,
    /// How many days ahead a time can be.
    #[schema(minimum = 1, maximum = 60)]
    pub days_ahead: i64,
}

impl Default for Hours {
    fn default() -> Self {
        Self { ranges: Vec::new(), buffer_minutes: 15, notice_hours: 24, days_ahead: 14 }
    }
}

impl Hours {
    /// Validates the hours.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        week::check(&self.ranges, &mut checks, "ranges");
        let in_order = self.ranges.iter().all(|range| range.from < range.to);
        checks.require(in_order, "ranges", "Each time has to end after it starts.");
        checks.require((0..=120).contains(&self.buffer_minutes), "bufferMinutes", "Choose up to 2 hours.");
        checks.require((1..=168).contains(&self.notice_hours), "noticeHours", "Choose 1 hour to 7 days.");
        checks.require((1..=60).contains(&self.days_ahead), "daysAhead", "Choose 1 to 60 days.");
        checks.finish()
    }

    /// Returns when the last day has ended on which an interview can be, in milliseconds since the epoch. The hour is for a
    /// day of 25 hours.
    #[must_use]
    pub const fn horizon(&self, now: i64) -> i64 {
        now + (self.days_ahead + 1) * DAY + HOUR
    }

    /// Returns the starts of the free times, soonest first. `busy` has the start and end of each interview that's
    /// confirmed.
    #[must_use]
    pub fn free(&self, zone: &str, now: i64, minutes: i64, busy: &[(i64, i64)]) -> Vec<i64> {
        let (length, buffer) = (minutes * MINUTE, self.buffer_minutes * MINUTE);
        let soonest = now + self.notice_hours * HOUR;
        let is_free = |at: i64| busy.iter().all(|(from, to)| at + length + buffer <= *from || at >= *to + buffer);
        let mut times: Vec<i64> = (0..=self.days_ahead)
            .flat_map(|day| self.starts_on(zone, &clock::days_before(zone, now, -day), length))
            .filter(|at| *at >= soonest && is_free(*at))
            .collect();
        times.sort_unstable();
        times.dedup();
        times.truncate(MAX_SLOTS);
        times
    }

    fn starts_on(&self, zone: &str, date: &str, length: i64) -> Vec<i64> {
        let bounds = self.ranges.iter().filter_map(|range| range.bounds_on(zone, date));
        bounds
            .flat_map(|(from, to)| (0..).map(move |n| from + n * STEP).take_while(move |at| at + length <= to))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::week::Weekday;

    const ZONE: &str = "America/New_York";

    fn hours(from: &str, to: &str) -> Hours {
        let range = WeekRange { day: Weekday::Friday, from: from.to_owned(), to: to.to_owned() };
        Hours { ranges: vec![range], ..Hours::default() }
    }

    #[test]
    fn free_times_keep_to_the_hours_the_notice_and_the_buffer() {
        // A Thursday at 10:00; the next Friday is a day away.
        let now = clock::instant_of(ZONE, "2026-11-26", "10:00").unwrap_or_default();
        let at = |date: &str, time: &str| clock::instant_of(ZONE, date, time).unwrap_or_default();
        let hours = hours("09:00", "11:30");
        let fridays = [at("2026-11-27", "10:00"), at("2026-11-27", "10:30"), at("2026-11-27", "11:00")];
        let found = hours.free(ZONE, now, 30, &[]);
        assert_eq!(&found[..3], fridays);
        assert_eq!(found.len(), 3 + 5, "two Fridays, the first without what is too soon");
        // The buffer of 15 minutes takes the half hour on either side of the one that's taken.
        let taken = (at("2026-11-27", "10:30"), at("2026-11-27", "11:00"));
        assert_eq!(hours.free(ZONE, now, 30, &[taken]).first(), Some(&at("2026-12-04", "09:00")));
        assert_eq!(hours.free(ZONE, now, 180, &[]), [] as [i64; 0], "no range is long enough");
    }

    #[test]
    fn a_clock_change_neither_loses_nor_invents_a_time() {
        let at = |date: &str, time: &str| clock::instant_of(ZONE, date, time).unwrap_or_default();
        let on = |date: &str, from: &str, to: &str| {
            let range = WeekRange { day: Weekday::Sunday, from: from.to_owned(), to: to.to_owned() };
            let hours = Hours { ranges: vec![range], notice_hours: 1, days_ahead: 2, ..Hours::default() };
            hours.free(ZONE, at(date, "00:00") - DAY, 60, &[])
        };
        // In spring, the clock goes from 2:00 to 3:00; in fall, the hour from 1:00 to 2:00 comes twice.
        let spring = on("2026-03-08", "01:00", "04:00");
        assert_eq!(spring, [0, 1, 2].map(|n| at("2026-03-08", "01:00") + n * STEP));
        assert_eq!(on("2026-03-08", "02:00", "03:00"), [] as [i64; 0]);
        let fall = on("2026-11-01", "01:00", "02:00");
        assert_eq!(fall, [0, 1, 2].map(|n| at("2026-11-01", "01:00") + n * STEP));
        assert_eq!(on("2026-11-01", "09:00", "10:00"), [at("2026-11-01", "09:00")]);
    }

    #[test]
    fn hours_that_end_before_they_start_are_refused() {
        assert!(hours("09:00", "17:00").check().is_ok());
        for (from, to) in [("17:00", "09:00"), ("09:00", "09:00"), ("9", "10:00"), ("09:00", "25:00")] {
            assert!(hours(from, to).check().is_err(), "{from} to {to}");
        }
    }
}
