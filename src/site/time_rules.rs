//! How hours of work count: when weeks begin, overtime, breaks and rounding.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::string_enum;
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT week_starts, overtime_day_hours, overtime_week_hours, overtime_percent, break_after_hours, break_minutes, rounding_minutes FROM site WHERE id = 1";
    SAVE = "UPDATE site SET week_starts = $1, overtime_day_hours = $2, overtime_week_hours = $3, overtime_percent = $4, break_after_hours = $5, break_minutes = $6, rounding_minutes = $7 WHERE id = 1";
}

/// Minutes to which entries can be rounded; 0 for none.
const ROUNDINGS: [i64; 5] = [0, 5, 6, 10, 15];
const DAY_HOURS: i64 = 24;
const WEEK_HOURS: i64 = 168;

string_enum! {
    /// First day of a timesheet's week.
    #[schema(as = WeekStart)]
    #[derive(Default)]
    WeekStart {
        /// Saturday.
        Saturday = "saturday",
        /// Sunday.
        #[default]
        Sunday = "sunday",
        /// Monday.
        Monday = "monday",
    }
}

/// How hours of work count.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TimeRules {
    /// First day of a timesheet's week.
    pub week_starts: WeekStart,
    /// Hours of a day after which the rest is overtime; null for no such rule.
    #[schema(minimum = 1, maximum = 24)]
    pub overtime_day_hours: Option<i64>,
    /// Hours of a week after which the rest is overtime; null for no such rule.
    #[schema(minimum = 1, maximum = 168)]
    pub overtime_week_hours: Option<i64>,
    /// Pay for overtime, in percent of the rate.
    #[schema(minimum = 100, maximum = 300)]
    pub overtime_percent: i64,
    /// Hours of work in a day from which a break is due; null for no such rule.
    #[schema(minimum = 1, maximum = 24)]
    pub break_after_hours: Option<i64>,
    /// How long that break is, in minutes.
    #[schema(minimum = 1, maximum = 120)]
    pub break_minutes: i64,
    /// Each entry is rounded to the nearest so many minutes: 5, 6, 10 or 15; 0 for none.
    #[schema(minimum = 0, maximum = 15)]
    pub rounding_minutes: i64,
}

impl Default for TimeRules {
    fn default() -> Self {
        Self {
            week_starts: WeekStart::Sunday,
            overtime_day_hours: None,
            overtime_week_hours: None,
            overtime_percent: 150,
            break_after_hours: None,
            break_minutes: 30,
            rounding_minutes: 0,
        }
    }
}

impl TimeRules {
    fn of(row: &mut Row) -> Result<Self> {
        Ok(Self {
            week_starts: row.take()?,
            overtime_day_hours: row.take()?,
            overtime_week_hours: row.take()?,
            overtime_percent: row.take()?,
            break_after_hours: row.take()?,
            break_minutes: row.take()?,
            rounding_minutes: row.take()?,
        })
    }

    /// Validates the operator's input, as the field `timeRules` of a request.
    pub fn check(&self, checks: &mut Validator) {
        let fits = |hours: Option<i64>, max: i64| hours.is_none_or(|hours| (1..=max).contains(&hours));
        let hours = |max: i64| format!("Enter 1 to {max} hours, or leave it empty.");
        checks.require(fits(self.overtime_day_hours, DAY_HOURS), "timeRules.overtimeDayHours", hours(DAY_HOURS));
        checks.require(fits(self.overtime_week_hours, WEEK_HOURS), "timeRules.overtimeWeekHours", hours(WEEK_HOURS));
        let percent = (100..=300).contains(&self.overtime_percent);
        checks.require(percent, "timeRules.overtimePercent", "Enter a number from 100 to 300.");
        checks.require(fits(self.break_after_hours, DAY_HOURS), "timeRules.breakAfterHours", hours(DAY_HOURS));
        let minutes = (1..=120).contains(&self.break_minutes);
        checks.require(minutes, "timeRules.breakMinutes", "Enter 1 to 120 minutes.");
        let rounding = ROUNDINGS.contains(&self.rounding_minutes);
        checks.require(rounding, "timeRules.roundingMinutes", "Choose 0, 5, 6, 10 or 15 minutes.");
    }
}

/// Returns the rules; the defaults before setup.
pub fn find(tx: &mut Tx) -> Result<TimeRules> {
    Ok(tx.find(FIND, &[], TimeRules::of)?.unwrap_or_default())
}

/// Saves the rules.
pub fn save(tx: &mut Tx, rules: &TimeRules) -> Result<()> {
    let overtime = args![rules.overtime_day_hours, rules.overtime_week_hours, rules.overtime_percent];
    let breaks = args![rules.break_after_hours, rules.break_minutes, rules.rounding_minutes];
    tx.run(SAVE, &[args![rules.week_starts.as_str()].as_slice(), overtime, breaks].concat()).map(drop)
}
