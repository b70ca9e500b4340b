//! What hours count for, by the operator's rules. Pure: no I/O.
//!
//! Every duration is in whole seconds. Each entry's pay is rounded to a minor unit, half up, so that the lines of a
//! timesheet add up to its sum.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::{MINUTE, SECOND};
use crate::site::time_rules::{TimeRules, WeekStart};

/// Seconds of an hour.
pub const HOUR_SECONDS: i64 = 3_600;

/// How hours count.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TimeFigures)]
pub struct Figures {
    /// Exact time in seconds.
    pub seconds: i64,
    /// Time that counts, in seconds: after rounding, and up to the weekly limit if the clock approved it.
    pub counted_seconds: i64,
    /// The part of it that is overtime, in seconds.
    pub overtime_seconds: i64,
    /// Pay in minor units; 0 if the contract isn't paid by the hour.
    pub amount: i64,
}

/// Hours worked without a break, as the rules see them.
#[derive(Clone, Debug)]
pub struct Work {
    /// When it began, in milliseconds since the epoch.
    pub started_at: i64,
    /// When it ended, in milliseconds since the epoch.
    pub ended_at: i64,
    /// The day on which it began, YYYY-MM-DD.
    pub day: String,
    /// Minor units per hour, if it's paid by the hour.
    pub rate: Option<i64>,
}

impl Work {
    /// Returns its exact length in seconds.
    #[must_use]
    pub const fn seconds(&self) -> i64 {
        (self.ended_at - self.started_at) / SECOND
    }
}

/// Returns how each entry counts. The entries are in the order in which the work was done; `cap` is the number of seconds
/// that count at most.
#[must_use]
pub fn figures(work: &[Work], rules: &TimeRules, cap: Option<i64>) -> Vec<Figures> {
    let mut days: BTreeMap<&str, i64> = BTreeMap::new();
    let (mut counted_so_far, mut regular_so_far) = (0, 0);
    let mut all = Vec::with_capacity(work.len());
    for entry in work {
        let left = cap.map_or(i64::MAX, |cap| (cap - counted_so_far).max(0));
        let counted = rounded(entry.seconds(), rules.rounding_minutes).min(left);
        let day = days.entry(&entry.day).or_default();
        let regular_today = rules.overtime_day_hours.map_or(i64::MAX, |hours| (hours * HOUR_SECONDS - *day).max(0));
        let regular_left = rules.overtime_week_hours.map_or(i64::MAX, |hours| hours * HOUR_SECONDS - regular_so_far);
        let regular = counted.min(regular_today).min(regular_left.max(0));
        let overtime = counted - regular;
        *day += counted;
        counted_so_far += counted;
        regular_so_far += regular;
        let amount = entry.rate.map_or(0, |rate| pay(rate, regular, overtime, rules.overtime_percent));
        all.push(Figures { seconds: entry.seconds(), counted_seconds: counted, overtime_seconds: overtime, amount });
    }
    all
}

/// Returns the sums of several entries.
#[must_use]
pub fn sum(all: impl IntoIterator<Item = Figures>) -> Figures {
    all.into_iter().fold(Figures::default(), |sum, one| Figures {
        seconds: sum.seconds + one.seconds,
        counted_seconds: sum.counted_seconds + one.counted_seconds,
        overtime_seconds: sum.overtime_seconds + one.overtime_seconds,
        amount: sum.amount + one.amount,
    })
}

/// Rounds to the nearest multiple of some minutes, half up.
fn rounded(seconds: i64, minutes: i64) -> i64 {
    let step = minutes * MINUTE / SECOND;
    if step == 0 { seconds } else { (seconds + step / 2) / step * step }
}

fn pay(rate: i64, regular: i64, overtime: i64, percent: i64) -> i64 {
    let whole = i128::from(HOUR_SECONDS) * 100;
    let exact = i128::from(rate) * (i128::from(regular) * 100 + i128::from(overtime) * i128::from(percent));
    i64::try_from((exact + whole / 2) / whole).unwrap_or(i64::MAX)
}

/// Returns the days on which a break was due and the gaps between the entries are shorter.
#[must_use]
pub fn days_without_break(work: &[Work], rules: &TimeRules) -> Vec<String> {
    let Some(hours) = rules.break_after_hours else { return Vec::new() };
    let mut days: BTreeMap<&str, (i64, i64, i64)> = BTreeMap::new();
    for entry in work {
        let (worked, rest, last_end) = days.entry(&entry.day).or_insert((0, 0, entry.started_at));
        *worked += entry.seconds();
        *rest += (entry.started_at - *last_end).max(0) / SECOND;
        *last_end = entry.ended_at;
    }
    let short = days.into_iter().filter(|(_, (worked, rest, _))| {
        *worked > hours * HOUR_SECONDS && *rest < rules.break_minutes * MINUTE / SECOND
    });
    short.map(|(day, _)| day.to_owned()).collect()
}

/// Returns the rules in sentences.
#[must_use]
pub fn sentences(rules: &TimeRules) -> Vec<String> {
    let hours = |count: i64| if count == 1 { "1 hour".to_owned() } else { format!("{count} hours") };
    let begins = match rules.week_starts {
        WeekStart::Saturday => "Saturday",
        WeekStart::Sunday => "Sunday",
        WeekStart::Monday => "Monday",
    };
    let mut all = vec![format!("A week begins on {begins}. Work past midnight counts on the day it began.")];
    let percent = rules.overtime_percent;
    if let Some(limit) = rules.overtime_day_hours {
        all.push(format!("After {} in a day, the rest is overtime, paid at {percent}% of the rate.", hours(limit)));
    }
    if let Some(limit) = rules.overtime_week_hours {
        all.push(format!("After {} in a week, the rest is overtime, paid at {percent}% of the rate.", hours(limit)));
    }
    if let Some(limit) = rules.break_after_hours {
        let minutes = rules.break_minutes;
        all.push(format!("A day with more than {} of work requires a {minutes}-minute break.", hours(limit)));
    }
    all.push(match rules.rounding_minutes {
        0 => "Time counts to the second. Nothing is rounded.".to_owned(),
        minutes => format!("Each entry is rounded to the nearest {minutes} minutes."),
    });
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn work(day: &str, from: i64, to: i64) -> Work {
        let start = crate::clock::start_of_day("UTC", day).unwrap_or_default();
        Work { started_at: start + from, ended_at: start + to, day: day.to_owned(), rate: Some(2_000) }
    }

    #[test]
    fn pay_is_exact_to_the_second() {
        let rules = TimeRules::default();
        let all = figures(&[work("2026-11-23", 0, HOUR + 1_000)], &rules, None);
        // 3,601 seconds at $20 an hour are 2,000.56 cents.
        assert_eq!(all[0], Figures { seconds: 3_601, counted_seconds: 3_601, overtime_seconds: 0, amount: 2_001 });
    }

    #[test]
    fn overtime_of_a_day_does_not_count_again_in_the_week() {
        let rules = TimeRules { overtime_day_hours: Some(8), overtime_week_hours: Some(40), ..TimeRules::default() };
        let days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"];
        let all = figures(&days.map(|day| work(day, 0, 9 * HOUR)), &rules, None);
        let overtime: Vec<_> = all.iter().map(|one| one.overtime_seconds / 3_600).collect();
        assert_eq!(overtime, [1, 1, 1, 1, 1, 9]);
        assert_eq!(sum(all).amount, 40 * 2_000 + 14 * 3_000);
    }

    #[test]
    fn rounding_goes_to_the_nearest() {
        let rules = TimeRules { rounding_minutes: 15, ..TimeRules::default() };
        let minutes =
            |minutes: i64| figures(&[work("2026-11-23", 0, minutes * 60_000)], &rules, None)[0].counted_seconds / 60;
        assert_eq!([7, 8, 22, 23, 60].map(minutes), [0, 15, 15, 30, 60]);
    }

    #[test]
    fn a_cap_cuts_what_counts_and_not_what_was_worked() {
        let all = figures(
            &[work("2026-11-23", 0, 3 * HOUR), work("2026-11-24", 0, 3 * HOUR)],
            &TimeRules::default(),
            Some(4 * 3_600),
        );
        assert_eq!((all[1].seconds, all[1].counted_seconds, sum(all).amount), (3 * 3_600, 3_600, 8_000));
    }

    #[test]
    fn a_break_is_the_time_between_entries() {
        let rules = TimeRules { break_after_hours: Some(6), ..TimeRules::default() };
        let with = [work("2026-11-23", 0, 4 * HOUR), work("2026-11-23", 4 * HOUR + HOUR / 2, 8 * HOUR)];
        assert_eq!(days_without_break(&with, &rules), Vec::<String>::new());
        let without = [work("2026-11-23", 0, 4 * HOUR), work("2026-11-23", 4 * HOUR + HOUR / 3, 8 * HOUR)];
        assert_eq!(days_without_break(&without, &rules), ["2026-11-23"]);
    }
}
