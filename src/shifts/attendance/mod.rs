//! Attendance: whether someone came to a shift that they had confirmed. It's the one source of these facts for the record,
//! the fair order of rapid hire, reviews and disputes.

pub mod contest;
pub mod proof;
pub mod store;

use serde::Serialize;
use utoipa::ToSchema;

use crate::clock::DAY;
use crate::contracts::model::Side;
use crate::string_enum;

/// How long a worker can contest a fact, in milliseconds.
pub const CONTEST_TIME: i64 = 14 * DAY;
/// Maximum length of what a worker says about it, in characters.
pub const MAX_CONTEST_CHARS: usize = 1_000;

string_enum! {
    /// Whether someone came to a shift.
    #[schema(as = AttendanceFact)]
    Fact {
        /// They came in time.
        Came = "came",
        /// They came more than 15 minutes after the start.
        Late = "late",
        /// They hadn't clocked in 15 minutes after the start, and didn't come, or someone else took the shift.
        Missed = "missed",
        /// Someone else took the shift before they were 15 minutes late.
        Replaced = "replaced",
        /// They said before the start that they couldn't come.
        Canceled = "canceled",
    }
}

impl Fact {
    /// Returns the fact as both sides read it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Came => "came in time",
            Self::Late => "came late",
            Self::Missed => "missed it",
            Self::Replaced => "was replaced",
            Self::Canceled => "canceled in time",
        }
    }
}

/// A fact about a shift, and what the worker says about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Attendance {
    /// The fact.
    pub fact: Fact,
    /// Why the worker contests it, in their words; null if they don't.
    pub contest: Option<String>,
    /// Whether the employer answered that. Until then, a fact that is contested doesn't count.
    pub is_answered: bool,
    /// When it was noted, in milliseconds since the epoch.
    #[serde(skip)]
    pub noted_at: i64,
}

impl Attendance {
    /// Whether the worker can say that it's wrong.
    #[must_use]
    pub fn can_contest(&self, side: Side, now: i64) -> bool {
        side == Side::Worker
            && matches!(self.fact, Fact::Missed | Fact::Replaced)
            && self.contest.is_none()
            && now < self.noted_at + CONTEST_TIME
    }

    /// Whether the employer has to confirm it or take it back.
    #[must_use]
    pub fn waits(&self, side: Side) -> bool {
        side == Side::Employer && self.contest.is_some() && !self.is_answered
    }
}

/// How often someone came, or didn't. What is contested isn't counted.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Counts {
    /// They came in time.
    pub came: i64,
    /// They came late.
    pub late: i64,
    /// They missed a shift.
    pub missed: i64,
}
