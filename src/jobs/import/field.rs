//! The job fields that an import fills.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A job field that a column can fill.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportField)]
pub enum Field {
    /// Required.
    Title,
    /// Required; can be composed of several columns.
    Description,
    /// Required: a category id.
    Category,
    /// Required: one_off, shift, hourly or steady.
    Kind,
    /// Pay in one column, as people write it: "$20 an hour", "52k–60k".
    Budget,
    /// Minimum pay; zero means that pay is not stated.
    BudgetMin,
    /// Maximum pay; zero means that pay is not stated.
    BudgetMax,
    /// Job, hour, day, week, month or year, for pay that doesn't say it.
    BudgetUnit,
    /// Required; can name the state too.
    City,
    /// State or region.
    State,
    /// Neighborhood.
    Area,
    /// When the work happens, in free text.
    WhenText,
    /// Number of openings, 1 to 500; 1 if empty.
    Openings,
    /// Employer name to display.
    HiringName,
    /// Day the job was first posted.
    FirstPostedOn,
    /// Last day of the posting.
    ExpiresOn,
    /// Open or closed, as the source has it.
    Status,
    /// Yes or no.
    Remote,
    /// Yes or no.
    IsUrgent,
    /// A list, split at the map's separator.
    Skills,
}

impl Field {
    /// The fields that every map must provide.
    pub const REQUIRED: [Self; 5] = [Self::Title, Self::Description, Self::Category, Self::Kind, Self::City];

    /// Every field.
    pub const ALL: [Self; 20] = [
        Self::Title,
        Self::Description,
        Self::Category,
        Self::Kind,
        Self::Budget,
        Self::BudgetMin,
        Self::BudgetMax,
        Self::BudgetUnit,
        Self::City,
        Self::State,
        Self::Area,
        Self::WhenText,
        Self::Openings,
        Self::HiringName,
        Self::FirstPostedOn,
        Self::ExpiresOn,
        Self::Status,
        Self::Remote,
        Self::IsUrgent,
        Self::Skills,
    ];

    /// Returns the name used in maps and messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Description => "description",
            Self::Category => "category",
            Self::Kind => "kind",
            Self::Budget => "budget",
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
            Self::Status => "status",
            Self::Remote => "remote",
            Self::IsUrgent => "isUrgent",
            Self::Skills => "skills",
        }
    }
}
