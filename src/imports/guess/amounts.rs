//! The unit of pay that amounts suggest when the file doesn't name one.

use crate::pay::PayUnit;

/// Anything below this is hourly pay.
const MAX_FOR_AN_HOUR: f64 = 100.0;
/// Anything from this amount up is yearly pay.
const MIN_FOR_A_YEAR: f64 = 10_000.0;
/// Longer texts aren't pay.
const MAX_BYTES: usize = 80;

/// Counts the amounts without a unit by the unit that's likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amounts {
    hours: usize,
    years: usize,
    /// Could be either: "700" may be for a week, a month or a job.
    unclear: usize,
}

impl Amounts {
    /// Adds a text of the column.
    pub fn add(&mut self, text: &str) {
        if text.len() > MAX_BYTES {
            return;
        }
        let Some(amount) = largest(text).filter(|_| !names_unit(text)) else { return };
        if amount < MAX_FOR_AN_HOUR {
            self.hours += 1;
        } else if amount < MIN_FOR_A_YEAR {
            self.unclear += 1;
        } else {
            self.years += 1;
        }
    }

    /// Returns the unit that all amounts suggest; `None` if they don't agree.
    #[must_use]
    pub const fn unit(self) -> Option<PayUnit> {
        match (self.hours, self.years, self.unclear) {
            (1.., 0, 0) => Some(PayUnit::Hour),
            (0, 1.., 0) => Some(PayUnit::Year),
            _ => None,
        }
    }
}

/// Returns the unit that the name of a column says: "Hourly rate", "annual_salary".
#[must_use]
pub fn unit_of_name(name: &str) -> Option<PayUnit> {
    let name = name.to_lowercase();
    let units = [("hour", PayUnit::Hour), ("week", PayUnit::Week), ("month", PayUnit::Month)];
    let years = ["annual", "year"].map(|word| (word, PayUnit::Year));
    units.into_iter().chain(years).find(|(word, _)| name.contains(word)).map(|(_, unit)| unit)
}

fn names_unit(text: &str) -> bool {
    let lower = text.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphabetic() && c != '.').map(|word| word.trim_matches('.'));
    words.any(|word| PayUnit::named(word).is_some() || ["weekly", "monthly"].iter().any(|end| word.ends_with(end)))
}

/// Returns the largest number of a text but zero: 52000 of "$40,000 - $52,000" and of "52k".
fn largest(text: &str) -> Option<f64> {
    let starts = text.char_indices().filter(|(at, c)| {
        c.is_ascii_digit() && !text[..*at].ends_with(|before: char| before.is_ascii_digit() || ",.".contains(before))
    });
    let numbers = starts.filter_map(|(at, _)| number(&text[at..]));
    numbers.filter(|number| *number > 0.0).reduce(f64::max)
}

fn number(text: &str) -> Option<f64> {
    let end = text.find(|c: char| !(c.is_ascii_digit() || matches!(c, ',' | '.'))).unwrap_or(text.len());
    let number: f64 = text[..end].replace(',', "").trim_end_matches('.').parse().ok()?;
    Some(match text[end..].chars().next() {
        Some('k' | 'K') => number * 1_000.0,
        Some('m' | 'M') => number * 1_000_000.0,
        _ => number,
    })
}

#[cfg(test)]
mod tests {
    use super::{Amounts, unit_of_name};
    use crate::pay::PayUnit;

    fn unit(texts: &[&str]) -> Option<PayUnit> {
        let mut amounts = Amounts::default();
        for text in texts {
            amounts.add(text);
        }
        amounts.unit()
    }

    #[test]
    fn amounts_show_their_unit_if_nothing_else_is_likely() {
        assert_eq!(unit(&["$18", "20-24.50", "ask us", "0"]), Some(PayUnit::Hour));
        assert_eq!(unit(&["$52k", "40,000 - 60,000", "$1.2M", "0-30000"]), Some(PayUnit::Year));
        for unclear in [&["700", "150"][..], &["18", "52000"], &["18", "3500"], &["$20 an hour", "$700 biweekly"], &[]]
        {
            assert_eq!(unit(unclear), None, "{unclear:?}");
        }
        assert_eq!(unit(&["$20/hr", "500 p.a.", "18"]), Some(PayUnit::Hour), "those that say it have no say");
    }

    #[test]
    fn names_of_columns_say_it() {
        assert_eq!(
            ["Hourly Rate", "annual_salary", "Pay"].map(unit_of_name),
            [Some(PayUnit::Hour), Some(PayUnit::Year), None]
        );
    }
}
