//! The pay of a row: in one column or two, with its unit.

use super::Row;
use crate::jobs::import::currency;
use crate::jobs::import::fault::Problem;
use crate::jobs::import::field::Field;
use crate::jobs::import::pay::{self, Currency, Pay};
use crate::pay::PayUnit;

/// Currencies in which a thousand is too much for an hour.
const SIMILAR: [&str; 8] = ["AUD", "CAD", "CHF", "EUR", "GBP", "NZD", "SGD", "USD"];

/// Whether an amount in minor units is too much for its unit, as when "80k" has a unit that the map sets for every job.
fn is_unlikely(amount: i64, unit: PayUnit, currency: &Currency) -> bool {
    let most = match unit {
        PayUnit::Hour => 1_000,
        PayUnit::Day => 10_000,
        _ => return false,
    };
    SIMILAR.contains(&currency.code.as_str()) && amount >= most * 100
}

impl Row<'_> {
    /// Returns the pay and its unit. A fault leaves the pay out.
    pub(super) fn pay(&mut self) -> (Pay, PayUnit) {
        let faults = self.faults.len();
        let mut pay = self.amount(Field::Budget);
        let (min, max) = (self.amount(Field::BudgetMin), self.amount(Field::BudgetMax));
        // A single amount is the bound that its column is for; a range in either column is both.
        let single = |pay: Pay| pay.min == pay.max;
        pay.min = pay.min.or(min.min).or(if single(max) { None } else { max.min });
        pay.max = pay.max.or(max.max).or(if single(min) { None } else { min.max });
        let units = [pay.unit, min.unit, max.unit];
        pay.unit = units.into_iter().flatten().next();
        let differ = units.into_iter().flatten().any(|unit| Some(unit) != pay.unit);
        let wrong_order = pay.min.zip(pay.max).is_some_and(|(min, max)| min > max);
        for (wrong, problem) in [(differ, Problem::TwoUnits), (wrong_order, Problem::MinAboveMax)] {
            if wrong {
                let shown =
                    [Field::BudgetMin, Field::BudgetMax].map(|field| self.line(field).unwrap_or_default().found);
                self.fault(Field::BudgetMax, problem, &shown.join(" – "));
            }
        }
        let is_stated = pay.min.or(pay.max).is_some();
        let unit = pay.unit.or_else(|| self.unit(is_stated));
        let highest = pay.max.or(pay.min).unwrap_or_default();
        if pay.unit.is_none() && unit.is_some_and(|unit| is_unlikely(highest, unit, &self.columns.map.currency)) {
            self.fault(Field::Budget, Problem::Unlikely, &(highest / 100).to_string());
        }
        if self.faults.len() > faults {
            pay = Pay::default();
        }
        (pay, unit.unwrap_or(PayUnit::Hour))
    }

    fn amount(&mut self, field: Field) -> Pay {
        let Some(line) = self.line(field) else { return Pay::default() };
        let mut pay = pay::parse(&line.value, &self.columns.map.currency);
        let mut found = line.found;
        if pay.is_ok_and(|pay| pay.min.or(pay.max).is_some())
            && let Some(other) = self.other_currency(field)
        {
            (pay, found) = (Err(Problem::OtherCurrency), format!("{found} {other}"));
        }
        if pay == Err(Problem::OtherUnit) || pay.is_ok() && pay::is_converted(&line.value) {
            self.note("Pay", &found);
        }
        pay.unwrap_or_else(|problem| {
            self.fault(field, problem, &found);
            Pay::default()
        })
    }

    /// Returns the currency in the column next to an amount, if it isn't the site's.
    fn other_currency(&self, field: Field) -> Option<String> {
        let index = self.columns.of(field).first()?.index;
        let text = self.columns.currency(self.record, index)?;
        (!currency::is_same(&text, &self.columns.map.currency.code)).then_some(text)
    }

    /// Returns the unit of pay that doesn't name one itself.
    fn unit(&mut self, is_stated: bool) -> Option<PayUnit> {
        let mut line = self.line(Field::BudgetUnit)?;
        // Without a column, the answer is what no text at all means.
        if line.value.is_empty()
            && let Some(value) = self.columns.translate(Field::BudgetUnit, "", "")
        {
            (line.value, line.translated) = (value.to_owned(), true);
        }
        let word = line.value.to_lowercase();
        let word = word.strip_prefix("per ").unwrap_or(&word);
        let unit = PayUnit::parse(&line.value).or_else(|| PayUnit::named(word));
        if unit.is_none() && is_stated {
            let problem = match (line.value.is_empty(), line.translated) {
                (true, _) => Problem::NoUnit,
                (false, true) => Problem::WrongInMap,
                (false, false) => Problem::NotInMap,
            };
            self.fault(Field::BudgetUnit, problem, &line.found);
        }
        unit
    }
}
