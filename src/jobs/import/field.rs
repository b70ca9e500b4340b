//! The fields of a job that an import fills.

use serde::Deserialize;

/// A field of a job that a column may fill.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(rename_all = "camelCase")]
pub enum Field {
    /// Required.
    Title,
    /// Required; may be put together of parts.
    Description,
    /// Required: a category's id.
    Category,
    /// Required: one_off, shift, hourly or steady.
    Kind,
    /// A decimal amount; zero is pay not stated.
    BudgetMin,
    /// A decimal amount; zero is pay not stated.
    BudgetMax,
    /// Required: job, hour, day, week, month or year.
    BudgetUnit,
    /// Required.
    City,
    /// The state or region.
    State,
    /// The part of town.
    Area,
    /// When, as people say it.
    WhenText,
    /// Places to fill, 1–500; 1 when empty.
    Openings,
    /// The shown name of who hires.
    HiringName,
    /// A date.
    FirstPostedOn,
    /// A date.
    ExpiresOn,
    /// Yes or no.
    Remote,
    /// Yes or no.
    IsUrgent,
    /// A list.
    Skills,
}

impl Field {
    /// Every map gives these.
    pub const REQUIRED: [Self; 6] =
        [Self::Title, Self::Description, Self::Category, Self::Kind, Self::BudgetUnit, Self::City];

    /// Its name in maps and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Description => "description",
            Self::Category => "category",
            Self::Kind => "kind",
            Self::BudgetMin => "budgetMin",
            Self::BudgetMax => "budgetMax",
            Self::BudgetUnit => "budgetUnit",
            Self::City => "city",
            Self::State => "state",
            Self::Area => "area",
            Self::WhenText => "whenText",
            Self::Openings => "openings",
            Self::HiringName => "hiringName",
            Self::FirstPostedOn => "firstPostedOn",
            Self::ExpiresOn => "expiresOn",
            Self::Remote => "remote",
            Self::IsUrgent => "isUrgent",
            Self::Skills => "skills",
        }
    }
}
