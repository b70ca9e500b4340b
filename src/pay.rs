//! What pay is for, and what it comes to an hour: pure.

use crate::string_enum;

string_enum! {
    /// What an amount of pay is for.
    PayUnit {
        /// The whole job.
        Job = "job",
        /// An hour.
        Hour = "hour",
        /// A day of 8 hours.
        Day = "day",
        /// A week of 40 hours.
        Week = "week",
        /// A month.
        Month = "month",
        /// A year of 2,080 hours.
        Year = "year",
    }
}

impl PayUnit {
    /// An amount per this unit as an amount per hour, for sorting and filtering only; a sum for a whole
    /// job says nothing of hours.
    #[must_use]
    pub const fn per_hour(self, amount: i64) -> Option<i64> {
        // (times, hours): a month is a twelfth of a year of 2,080 hours.
        let (times, hours) = match self {
            Self::Job => return None,
            Self::Hour => (1, 1),
            Self::Day => (1, 8),
            Self::Week => (1, 40),
            Self::Month => (12, 2_080),
            Self::Year => (1, 2_080),
        };
        Some(amount.saturating_mul(times) / hours)
    }
}

/// A job's pay with the figures derived from it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct PayHour {
    /// The least an hour, minor units.
    pub min: Option<i64>,
    /// The most an hour, minor units.
    pub max: Option<i64>,
}

impl PayHour {
    /// Derives hourly pay; a bound that is not stated is the other one.
    #[must_use]
    pub fn of(min: Option<i64>, max: Option<i64>, unit: PayUnit) -> Self {
        let hour = |amount: Option<i64>| amount.and_then(|amount| unit.per_hour(amount));
        Self { min: hour(min.or(max)), max: hour(max.or(min)) }
    }
}
