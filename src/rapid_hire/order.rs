//! Who is asked first. Pure: no I/O.
//!
//! Days since the last job, at most 30, minus 10 for each shift in the last 90 days that someone confirmed and missed. Ties
//! go to the person who was asked longest ago. How fast someone answers doesn't count.

use crate::clock::DAY;
use crate::ids::UserId;
use crate::pay::PayUnit;

/// The most days since the last job that count.
pub const MAX_DAYS: i64 = 30;
/// What a missed shift costs, in days.
pub const MISSED_COST: i64 = 10;
/// How long a missed shift counts, in milliseconds.
pub const MEMORY: i64 = 90 * DAY;

/// Someone who could be asked.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The person.
    pub user: UserId,
    /// Days since their last job; `None` if they never had one.
    pub waited_days: Option<i64>,
    /// Shifts that they confirmed and missed.
    pub missed: i64,
    /// When they were asked last, in milliseconds since the epoch; `None` if they never were.
    pub asked_at: Option<i64>,
    /// Miles from their town to the work.
    pub miles: f64,
}

/// Returns the points that decide the order; more come first.
#[must_use]
pub fn points(waited_days: Option<i64>, missed: i64) -> i64 {
    waited_days.map_or(MAX_DAYS, |days| days.clamp(0, MAX_DAYS)) - MISSED_COST * missed
}

/// Sorts people so that those to ask first come first.
pub fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|one| (-points(one.waited_days, one.missed), one.asked_at.unwrap_or_default(), one.user));
}

/// Returns what some work pays in minor units, for comparing; `minutes` is how long it takes.
#[must_use]
pub fn total(rate: i64, unit: PayUnit, minutes: i64) -> i64 {
    unit.per_hour(rate).map_or(rate, |hourly| hourly.saturating_mul(minutes) / 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(user: i64, waited_days: Option<i64>, missed: i64, asked_at: Option<i64>) -> Candidate {
        Candidate { user: UserId(user), waited_days, missed, asked_at, miles: 0.0 }
    }

    #[test]
    fn who_waited_longest_is_asked_first_and_missed_shifts_cost_ten_days() {
        let mut all = [
            candidate(1, Some(3), 0, None),
            candidate(2, Some(400), 2, None),
            candidate(3, None, 0, Some(5)),
            candidate(4, Some(30), 0, Some(4)),
            candidate(5, Some(30), 0, None),
            candidate(6, Some(12), 0, None),
            candidate(7, Some(30), 4, None),
        ];
        sort(&mut all);
        assert_eq!(all.map(|one| one.user.0), [5, 4, 3, 6, 2, 1, 7]);
    }

    #[test]
    fn pay_is_compared_for_the_whole_work() {
        assert_eq!(total(1_800, PayUnit::Hour, 300), 9_000);
        assert_eq!(total(9_000, PayUnit::Job, 300), 9_000);
        assert_eq!(total(16_000, PayUnit::Day, 240), 8_000);
    }
}
