//! What hours count for, by the operator's rules. Pure: no I/O.
//!
//! Every duration is in whole seconds. Overtime is counted by the person's week at an employer, over all of their contracts
//! there: what was billed before uses up the regular hours first.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::week;
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
    /// Whether it's in a dispute, so that it's billed apart from the rest of its timesheet.
    pub is_disputed: bool,
}

impl Work {
    /// Returns its exact length in seconds.
    #[must_use]
    pub const fn seconds(&self) -> i64 {
        (self.ended_at - self.started_at) / SECOND
    }
}

/// What was billed before of a person's hours at an employer, in seconds.
#[derive(Clone, Debug, Default)]
pub struct Billed {
    days: BTreeMap<String, i64>,
    regular: BTreeMap<String, i64>,
    counted: BTreeMap<String, i64>,
}

impl Billed {
    /// Adds hours of a day. Only those of the same contract count toward its weekly limit.
    pub fn add(&mut self, rules: &TimeRules, day: &str, figures: &Figures, is_same_contract: bool) {
        let week = week_of(rules, day);
        *self.days.entry(day.to_owned()).or_default() += figures.counted_seconds;
        if is_same_contract {
            *self.counted.entry(week.clone()).or_default() += figures.counted_seconds;
        }
        *self.regular.entry(week).or_default() += figures.counted_seconds - figures.overtime_seconds;
    }
}

pub(super) fn week_of(rules: &TimeRules, day: &str) -> String {
    week::first_day(day, rules.week_starts).unwrap_or_else(|| day.to_owned())
}

/// Returns how each entry counts, without its pay. The entries are in the order in which the work was done; `cap` is the number of seconds
/// of a week that count at most.
#[must_use]
pub fn figures(work: &[Work], rules: &TimeRules, cap: Option<i64>, billed: &Billed) -> Vec<Figures> {
    let Billed { mut days, mut regular, mut counted } = billed.clone();
    let mut all = Vec::with_capacity(work.len());
    for entry in work {
        let week = week_of(rules, &entry.day);
        let counted = counted.entry(week.clone()).or_default();
        let left = cap.map_or(i64::MAX, |cap| (cap - *counted).max(0));
        let seconds = rounded(entry.seconds(), rules.rounding_minutes).min(left);
        let day = days.entry(entry.day.clone()).or_default();
        let regular = regular.entry(week).or_default();
        let left_of =
            |hours: Option<i64>, used: i64| hours.map_or(i64::MAX, |hours| (hours * HOUR_SECONDS - used).max(0));
        let at_rate =
            seconds.min(left_of(rules.overtime_day_hours, *day)).min(left_of(rules.overtime_week_hours, *regular));
        *day += seconds;
        *counted += seconds;
        *regular += at_rate;
        let overtime_seconds = seconds - at_rate;
        all.push(Figures { seconds: entry.seconds(), counted_seconds: seconds, overtime_seconds, amount: 0 });
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
    use crate::timesheets::pay::{pay_lines, priced};

    const HOUR: i64 = 3_600_000;

    fn work(day: &str, from: i64, to: i64) -> Work {
        let start = crate::clock::start_of_day("UTC", day).unwrap_or_default();
        Work {
            started_at: start + from,
            ended_at: start + to,
            day: day.to_owned(),
            rate: Some(2_000),
            is_disputed: false,
        }
    }

    #[test]
    fn pay_is_exact_to_the_second() {
        let rules = TimeRules::default();
        let all = priced(&[work("2026-11-23", 0, HOUR + 1_000)], &rules, None, &Billed::default());
        // 3,601 seconds at $20 an hour are 2,000.56 cents.
        assert_eq!(all[0], Figures { seconds: 3_601, counted_seconds: 3_601, overtime_seconds: 0, amount: 2_001 });
    }

    #[test]
    fn overtime_of_a_day_does_not_count_again_in_the_week() {
        let rules = TimeRules { overtime_day_hours: Some(8), overtime_week_hours: Some(40), ..TimeRules::default() };
        let days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28"];
        let all = priced(&days.map(|day| work(day, 0, 9 * HOUR)), &rules, None, &Billed::default());
        let overtime: Vec<_> = all.iter().map(|one| one.overtime_seconds / 3_600).collect();
        assert_eq!(overtime, [1, 1, 1, 1, 1, 9]);
        assert_eq!(sum(all).amount, 40 * 2_000 + 14 * 3_000);
    }

    #[test]
    fn hours_times_rate_is_what_is_billed() {
        let day = "2026-11-23";
        let minutes = |from: i64, length: i64| work(day, from * 60_000, (from + length) * 60_000);
        let at = |rate: i64, work: Vec<Work>| -> (i64, i64) {
            let work: Vec<_> = work.into_iter().map(|one| Work { rate: Some(rate), ..one }).collect();
            let figures = priced(&work, &TimeRules::default(), None, &Billed::default());
            let lines = pay_lines(&work, &figures, &TimeRules::default());
            (sum(figures).amount, lines.iter().map(|line| line.amount).sum())
        };
        // 5 h at $17.50, three of the entries a third of an hour long.
        let mut mixed: Vec<_> = (0..3).map(|n| minutes(n * 20, 20)).collect();
        mixed.push(minutes(60, 240));
        assert_eq!(at(1_750, mixed), (8_750, 8_750));
        // 25 stops of 20 minutes: 8 h 20 min at $17.50.
        assert_eq!(at(1_750, (0..25).map(|n| minutes(n * 30, 20)).collect()), (14_583, 14_583));
    }

    #[test]
    fn what_was_billed_before_uses_up_the_regular_hours() {
        let rules = TimeRules { overtime_day_hours: Some(8), overtime_week_hours: Some(40), ..TimeRules::default() };
        let mut billed = Billed::default();
        for day in ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"] {
            let eight = Figures { counted_seconds: 8 * 3_600, ..Figures::default() };
            billed.add(&rules, day, &eight, false);
        }
        let late = [work("2026-11-23", 10 * HOUR, 11 * HOUR), work("2026-11-28", 0, HOUR), work("2026-11-29", 0, HOUR)];
        let overtime: Vec<_> = priced(&late, &rules, None, &billed).iter().map(|one| one.overtime_seconds).collect();
        assert_eq!(overtime, [3_600, 3_600, 0], "the day's limit, the week's, and a new week");
    }

    #[test]
    fn rounding_goes_to_the_nearest() {
        let rules = TimeRules { rounding_minutes: 15, ..TimeRules::default() };
        let minutes = |minutes: i64| {
            priced(&[work("2026-11-23", 0, minutes * 60_000)], &rules, None, &Billed::default())[0].counted_seconds / 60
        };
        assert_eq!([7, 8, 22, 23, 60].map(minutes), [0, 15, 15, 30, 60]);
    }

    #[test]
    fn a_cap_cuts_what_counts_and_not_what_was_worked() {
        let all = priced(
            &[work("2026-11-23", 0, 3 * HOUR), work("2026-11-24", 0, 3 * HOUR)],
            &TimeRules::default(),
            Some(4 * 3_600),
            &Billed::default(),
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
