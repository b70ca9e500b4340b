//! Pay for hours. It's rounded once per rate and week, half up, and the minor units are spread over the entries, so that
//! entries, sum and hours × rate agree. Pure: no I/O.

use std::collections::BTreeMap;

use super::rules::{self, Billed, Figures, HOUR_SECONDS, Work, week_of};
use crate::site::time_rules::TimeRules;

/// Returns how each entry counts, as [`rules::figures`] does, with its pay.
#[must_use]
pub fn priced(work: &[Work], rules: &TimeRules, cap: Option<i64>, billed: &Billed) -> Vec<Figures> {
    let mut all = rules::figures(work, rules, cap, billed);
    for line in pay_lines(work, &all, rules) {
        for (at, share) in line.shares {
            if let Some(figures) = all.get_mut(at) {
                figures.amount += share;
            }
        }
    }
    all
}

/// Hours of a week at one rate.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PayLine {
    /// First day of the week in which they were worked.
    pub week: String,
    /// Whether they're overtime, and so paid at a percentage of the rate.
    pub is_overtime: bool,
    /// Minor units per hour.
    pub rate: i64,
    /// Time that counts, in seconds.
    pub seconds: i64,
    /// Pay in minor units, rounded half up.
    pub amount: i64,
    /// Whether they're in a dispute.
    pub is_disputed: bool,
    /// Each entry, by its place in the list, and its share of the pay.
    shares: Vec<(usize, i64)>,
}

/// Returns the pay by week and rate, regular hours before overtime.
#[must_use]
pub fn pay_lines(work: &[Work], figures: &[Figures], rules: &TimeRules) -> Vec<PayLine> {
    let mut lines: BTreeMap<(String, bool, i64, bool), Vec<Part>> = BTreeMap::new();
    for (at, (entry, figures)) in work.iter().zip(figures).enumerate() {
        let Some(rate) = entry.rate else { continue };
        let Figures { counted_seconds, overtime_seconds, .. } = *figures;
        for (is_overtime, seconds) in [(false, counted_seconds - overtime_seconds), (true, overtime_seconds)] {
            if seconds > 0 {
                let key = (week_of(rules, &entry.day), is_overtime, rate, entry.is_disputed);
                lines.entry(key).or_default().push(Part { at, seconds });
            }
        }
    }
    let mut all = Vec::with_capacity(lines.len());
    for ((week, is_overtime, rate, is_disputed), parts) in lines {
        let percent = if is_overtime { rules.overtime_percent } else { 100 };
        let weights: Vec<i64> = parts.iter().map(|part| part.seconds).collect();
        let seconds = weights.iter().sum();
        let amount = pay(rate, seconds, percent);
        let shares = parts.iter().map(|part| part.at).zip(spread(amount, &weights)).collect();
        all.push(PayLine { week, is_overtime, rate, seconds, amount, is_disputed, shares });
    }
    all
}

/// The part of a line that an entry has: its place in the list, and its seconds.
struct Part {
    at: usize,
    seconds: i64,
}

/// Spreads an amount over parts by their weights. What rounding leaves goes to the parts that lost most by it, the first
/// ones first.
#[must_use]
pub fn spread(amount: i64, weights: &[i64]) -> Vec<i64> {
    let whole: i128 = weights.iter().map(|weight| i128::from(*weight)).sum();
    if whole == 0 {
        return vec![0; weights.len()];
    }
    let exact = |weight: &i64| i128::from(amount) * i128::from(*weight);
    let mut shares: Vec<i64> = weights.iter().map(|w| i64::try_from(exact(w).div_euclid(whole)).unwrap_or(0)).collect();
    let mut by_loss: Vec<usize> = (0..weights.len()).collect();
    by_loss.sort_by_key(|at| std::cmp::Reverse(weights.get(*at).map_or(0, |w| exact(w).rem_euclid(whole))));
    let rest = usize::try_from(amount - shares.iter().sum::<i64>()).unwrap_or(0);
    for at in by_loss.into_iter().take(rest) {
        if let Some(share) = shares.get_mut(at) {
            *share += 1;
        }
    }
    shares
}

/// Returns the pay for a time at a percentage of an hourly rate, rounded half up.
fn pay(rate: i64, seconds: i64, percent: i64) -> i64 {
    let whole = i128::from(HOUR_SECONDS) * 100;
    let exact = i128::from(rate) * i128::from(seconds) * i128::from(percent);
    i64::try_from((exact + whole / 2) / whole).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn an_amount_is_spread_without_a_rest() {
        assert_eq!(spread(100, &[1, 1, 1]), [34, 33, 33]);
        assert_eq!(spread(5, &[1, 3, 1]), [1, 3, 1]);
        assert_eq!(spread(1, &[1, 2, 1]), [0, 1, 0]);
        assert_eq!(spread(7, &[0, 0]), [0, 0]);
    }
}
