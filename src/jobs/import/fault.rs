//! What is wrong with a row.

use std::fmt;

use super::field::Field;
use crate::categories;

/// What is wrong with a value. The text of each follows the name of a field, as in "category is not in the map".
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Problem {
    /// The row has fewer or more columns than the header.
    ColumnCount,
    /// The text isn't valid in the file's encoding.
    Encoding,
    /// A required value is empty.
    Missing,
    /// The text has more characters than this.
    TooLong(usize),
    /// The map has no value for the text.
    NotInMap,
    /// The map translates the text to a value that the field doesn't have.
    WrongInMap,
    /// The text isn't a date.
    NotADate,
    /// The date means one day if the month is first and another if the day is, and the file doesn't show which.
    DayOrMonth,
    /// The text isn't a number of openings.
    NotANumber,
    /// The text is neither yes nor no.
    NotYesOrNo,
    /// The text isn't an amount or a range.
    NotPay,
    /// The amount is in another currency than the site's.
    OtherCurrency,
    /// The amount is too large.
    TooMuch,
    /// The amount is for an hour or a day only because the map says so, and hardly anyone is paid that much.
    Unlikely,
    /// The minimum is higher than the maximum.
    MinAboveMax,
    /// The amounts are for different units, such as an hour and a week.
    TwoUnits,
    /// Neither the pay nor the map says what it is for: an hour, a year.
    NoUnit,
    /// The amount is for a unit that jobs don't have, such as a shift; the text becomes part of the description.
    OtherUnit,
    /// The period may be a decimal point or separate thousands: "60.000".
    PointOrThousands,
    /// The town isn't in the list of places.
    UnknownTown,
    /// Another row with the same key has another title.
    SameKey,
    /// The last day was before today.
    Ended,
    /// The job was posted more than a year ago, and nothing says how long it's open.
    Old,
    /// The source has the job as a draft, closed or the like.
    NotOpen,
}

/// What a fault costs.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Cost {
    /// The row isn't imported.
    Row,
    /// The job is imported without pay.
    Pay,
    /// The job is imported without the day it was posted.
    Date,
    /// The job is imported without the town's distances and page.
    Place,
    /// The row is left out because nobody can apply for the job anymore, or yet.
    Stale,
}

impl Problem {
    /// Returns what the problem costs. Only pay and the day it was posted can be left out of a job.
    #[must_use]
    pub const fn cost(self, field: Option<Field>) -> Cost {
        match (self, field) {
            (Self::UnknownTown, _) => Cost::Place,
            (Self::Ended | Self::Old | Self::NotOpen, _) => Cost::Stale,
            (_, Some(Field::FirstPostedOn)) => Cost::Date,
            (_, Some(Field::Budget | Field::BudgetMin | Field::BudgetMax | Field::BudgetUnit)) => Cost::Pay,
            _ => Cost::Row,
        }
    }
}

impl Problem {
    /// Returns the problem's name in the API.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::ColumnCount => "column_count",
            Self::Encoding => "encoding",
            Self::Missing => "missing",
            Self::TooLong(_) => "too_long",
            // It's answered like any text: what no unit at all means.
            Self::NotInMap | Self::NoUnit => "not_in_map",
            Self::WrongInMap => "wrong_in_map",
            Self::NotADate => "not_a_date",
            Self::DayOrMonth => "day_or_month",
            Self::NotANumber => "not_a_number",
            Self::NotYesOrNo => "not_yes_or_no",
            Self::NotPay => "not_pay",
            Self::OtherCurrency => "other_currency",
            Self::TooMuch => "too_much",
            Self::Unlikely => "unlikely",
            Self::MinAboveMax => "min_above_max",
            Self::TwoUnits => "two_units",
            Self::OtherUnit => "other_unit",
            Self::PointOrThousands => "point_or_thousands",
            Self::UnknownTown => "unknown_town",
            Self::SameKey => "same_key",
            Self::Ended => "ended",
            Self::Old => "old",
            Self::NotOpen => "not_open",
        }
    }
}

impl Cost {
    /// Returns the cost's name in the API.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Pay => "pay",
            Self::Date => "date",
            Self::Place => "place",
            Self::Stale => "stale",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ColumnCount => "has a different number of columns than the header",
            Self::Encoding => "is not valid in the file's encoding",
            Self::Missing => "is missing",
            Self::TooLong(max) => return write!(f, "is longer than {max} characters"),
            Self::NotInMap => "is not in the map",
            Self::WrongInMap => "is mapped to a value that doesn't exist",
            Self::NotADate => "is not a date",
            Self::DayOrMonth => {
                "could begin with the month or the day; set date_order to \"month_first\" or \"day_first\""
            }
            Self::NotANumber => "is not a number from 1 to 500",
            Self::NotYesOrNo => "is not yes or no",
            Self::NotPay => "is not an amount or a range",
            Self::OtherCurrency => "is in another currency",
            Self::TooMuch => "is too large",
            Self::Unlikely => "is too much for an hour or a day; write the unit next to the amount if it is right",
            Self::MinAboveMax => "has a minimum above the maximum",
            Self::TwoUnits => "has amounts for different units",
            Self::NoUnit => "is missing, and the pay does not name a unit",
            Self::OtherUnit => "is for a unit that jobs don't have, so it is in the description instead",
            Self::PointOrThousands => "could be tens or thousands; write 60 or 60,000 instead of 60.000",
            Self::UnknownTown => "is not in the list of towns",
            Self::SameKey => "is also that of a job with another title",
            Self::Ended => "was before today",
            Self::Old => "was more than a year ago",
            Self::NotOpen => "means that the job is not open",
        })
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "not imported",
            Self::Pay => "imported without pay",
            Self::Date => "imported without the day it was posted",
            Self::Place => "imported, but not found by distance or on a town's page",
            Self::Stale => "left out",
        })
    }
}

/// One fault of a row.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    /// Line of the file on which the row starts; the header is line 1.
    pub line: u64,
    /// The row's key, if it could be read.
    pub key: Option<String>,
    /// The field that is affected; `None` if the row as a whole is.
    pub field: Option<Field>,
    /// What is wrong.
    pub problem: Problem,
    /// The text that is wrong, as the map would name it.
    pub value: String,
}

impl Fault {
    /// Returns what the fault costs.
    #[must_use]
    pub const fn cost(&self) -> Cost {
        self.problem.cost(self.field)
    }

    /// Whether it says that the job is over or isn't open at its source.
    #[must_use]
    pub const fn ends_job(&self) -> bool {
        matches!(self.problem, Problem::Ended | Problem::NotOpen)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(key) = &self.key {
            write!(f, " (key {key})")?;
        }
        write!(f, ": {}", subject(self.field, self.problem))?;
        if !self.value.is_empty() {
            write!(f, " \"{}\"", self.value)?;
        }
        write!(f, " {}", self.problem)
    }
}

/// Returns what a problem is about.
pub fn subject(field: Option<Field>, problem: Problem) -> &'static str {
    match (field, problem) {
        (Some(field), _) => field.name(),
        (None, Problem::ColumnCount) => "the row",
        (None, Problem::Encoding) => "the text",
        (None, _) => "the key",
    }
}

/// Returns the values that a field may have, if they are a fixed list.
#[must_use]
pub fn allowed(field: Field) -> Option<String> {
    match field {
        Field::Category => Some(categories::all().iter().map(|c| c.id.as_str()).collect::<Vec<_>>().join(", ")),
        Field::Kind => Some("one_off, shift, hourly, steady".to_owned()),
        Field::Status => Some("open, closed".to_owned()),
        Field::BudgetUnit => Some("job, hour, day, week, month, year".to_owned()),
        _ => None,
    }
}
