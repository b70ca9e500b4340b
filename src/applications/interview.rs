//! Interviews: when, how and where an employer and an applicant meet.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::{self, DAY};
use crate::string_enum;
use crate::web::{Result, Validator};

const MAX_WHERE_CHARS: usize = 300;
const MAX_NOTE_CHARS: usize = 1_000;
/// How far ahead an interview can be.
const MAX_AHEAD: i64 = 366 * DAY;

string_enum! {
    /// How an interview takes place.
    #[schema(as = InterviewHow)]
    How {
        /// At an address.
        InPerson = "in_person",
        /// By phone.
        Phone = "phone",
        /// On a video call elsewhere.
        Video = "video",
        /// Any other way.
        Other = "other",
    }
}

impl How {
    /// Returns the words before the address, number or link.
    const fn lead(self) -> &'static str {
        match self {
            Self::InPerson => "in person: ",
            Self::Phone => "by phone: ",
            Self::Video => "on video: ",
            Self::Other => "",
        }
    }
}

/// An interview to arrange, or the change of one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct InterviewPlan {
    /// When, in milliseconds since the epoch.
    pub at: i64,
    /// How.
    pub how: How,
    /// Address, phone number or link.
    #[serde(rename = "where")]
    #[schema(min_length = 1, max_length = 300)]
    pub place: String,
    /// Message to the applicant.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub note: String,
}

impl InterviewPlan {
    /// Validates the plan.
    ///
    /// # Errors
    /// 422 with the invalid fields, in the order of the form.
    pub fn check(&self, now: i64) -> Result<()> {
        let mut checks = Validator::default();
        checks.require(self.at > now, "at", "Choose a time that hasn’t passed.");
        checks.require(self.at <= now + MAX_AHEAD, "at", "Choose a time within a year.");
        checks.line(&self.place, MAX_WHERE_CHARS, "where", "Enter an address, a phone number or a link.");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// An interview.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Interview {
    /// When, in milliseconds since the epoch.
    pub at: i64,
    /// How.
    pub how: How,
    /// Address, phone number or link.
    #[serde(rename = "where")]
    pub place: String,
    /// The employer's message; empty if there is none.
    pub note: String,
    /// Number of times it was arranged or changed; calendars keep the highest.
    pub version: i64,
}

impl Interview {
    /// Returns when and where in one sentence: "Fri, Nov 27 at 3:00 PM EST, in person: 12 Main St."
    #[must_use]
    pub fn sentence(&self, zone: &str) -> String {
        let end = if self.place.ends_with(['.', '!', '?', '/']) { "" } else { "." };
        format!("{}, {}{}{end}", clock::format_moment(zone, self.at), self.how.lead(), self.place)
    }
}
