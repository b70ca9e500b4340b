//! Pay units and conversion to hourly pay.

use crate::string_enum;

string_enum! {
    /// The unit that an amount of pay covers.
    PayUnit {
        /// The whole job.
        Job = "job",
        /// One hour.
        Hour = "hour",
        /// A day of 8 hours.
        Day = "day",
        /// A week of 40 hours.
        Week = "week",
        /// A month, a twelfth of a year.
        Month = "month",
        /// A year of 2,080 hours.
        Year = "year",
    }
}

impl PayUnit {
    /// Returns the unit that a lowercase word names, such as "hr" or "annually".
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Some(match word.trim_end_matches('.') {
            "h" | "hr" | "hrs" | "hour" | "hours" | "hourly" | "ph" => Self::Hour,
            "day" | "days" | "daily" | "diem" => Self::Day,
            "wk" | "week" | "weekly" | "pw" => Self::Week,
            "mo" | "mth" | "month" | "monthly" | "pcm" => Self::Month,
            "yr" | "year" | "yearly" | "annual" | "annually" | "annum" | "pa" | "p.a" => Self::Year,
            "job" | "project" | "gig" | "flat" | "fixed" | "total" | "once" => Self::Job,
            _ => return None,
        })
    }

    /// Converts an amount per unit to an hourly amount, for sorting and filtering only; `None` for a whole job, whose
    /// hours are unknown.
    #[must_use]
    pub const fn per_hour(self, amount: i64) -> Option<i64> {
        // (times, hours): amount × times ÷ hours. A month is a twelfth of a year of 2,080 hours.
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

/// A job's pay range converted to hourly pay; `None` if no pay is stated or it is for the whole job.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct HourlyPay {
    /// Minimum hourly pay in minor units.
    pub min: Option<i64>,
    /// Maximum hourly pay in minor units.
    pub max: Option<i64>,
}

impl HourlyPay {
    /// Converts a pay range to hourly pay; a missing bound takes the other one's value.
    #[must_use]
    pub fn of(min: Option<i64>, max: Option<i64>, unit: PayUnit) -> Self {
        let hour = |amount: Option<i64>| amount.and_then(|amount| unit.per_hour(amount));
        Self { min: hour(min.or(max)), max: hour(max.or(min)) }
    }
}
