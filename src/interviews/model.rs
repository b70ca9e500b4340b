//! Types and rules of interviews. Pure: no I/O.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::applications::interview::{How, InterviewPlan};
use crate::clock::{DAY, HOUR, MINUTE};
use crate::ids::ApplicationId;
use crate::string_enum;
use crate::web::{Result, Validator};

/// Maximum number of times to propose.
pub const MAX_TIMES: usize = 3;
/// How far ahead an interview can be, in milliseconds.
const MAX_AHEAD: i64 = 366 * DAY;
/// How soon an interview can be, in milliseconds.
const MIN_NOTICE: i64 = 15 * MINUTE;
const MAX_WHERE_CHARS: usize = 300;
const MAX_NOTE_CHARS: usize = 1_000;
const MAX_REASON_CHARS: usize = 500;
const MAX_PRIVATE_CHARS: usize = 5_000;

string_enum! {
    /// Status of an interview.
    #[schema(as = InterviewStatus)]
    Status {
        /// One side proposed times, and the other hasn't picked one.
        Proposed = "proposed",
        /// The proposed times passed before anyone picked one. Stored as `proposed`.
        Lapsed = "lapsed",
        /// Both sides agreed on a time.
        Confirmed = "confirmed",
        /// The time that they agreed on has passed.
        Held = "held",
        /// One side canceled it, or the application ended.
        Cancelled = "cancelled",
    }
}

string_enum! {
    /// What someone can do with an interview.
    #[schema(as = InterviewAction)]
    Action {
        /// Pick one of the proposed times.
        Pick = "pick",
        /// Propose other times.
        Move = "move",
        /// Cancel it.
        Cancel = "cancel",
    }
}

impl Status {
    /// Returns the status after an action; `None` if the action isn't allowed.
    #[must_use]
    pub const fn after(self, action: Action) -> Option<Self> {
        match (self, action) {
            // From interview hours, another time can be picked later.
            (Self::Proposed | Self::Confirmed, Action::Pick) => Some(Self::Confirmed),
            (Self::Proposed | Self::Lapsed | Self::Confirmed, Action::Move) => Some(Self::Proposed),
            (Self::Proposed | Self::Lapsed | Self::Confirmed, Action::Cancel) => Some(Self::Cancelled),
            _ => None,
        }
    }
}

impl Action {
    /// Returns the path of the action's route, as in the policy matrix.
    #[must_use]
    pub fn path(self) -> String {
        format!("/api/interviews/{{id}}/{}", self.as_str())
    }
}

/// Times proposed to an applicant.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Proposal {
    /// The application.
    pub application_id: ApplicationId,
    /// One to three times, in milliseconds since the epoch; none with `fromHours`.
    #[schema(max_items = 3)]
    pub times: Vec<i64>,
    /// Whether the applicant picks any free time within the employer's interview hours.
    #[serde(default)]
    pub from_hours: bool,
    /// Length in minutes.
    #[schema(minimum = 15, maximum = 180)]
    pub minutes: i64,
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

impl Proposal {
    /// Validates the proposal.
    ///
    /// # Errors
    /// 422 with the invalid fields, in the order of the form.
    pub fn check(&self, now: i64) -> Result<()> {
        let mut checks = Validator::default();
        check_times(&mut checks, &self.times, self.from_hours, now);
        checks.require((15..=180).contains(&self.minutes), "minutes", "Choose 15 minutes to 3 hours.");
        checks.line(&self.place, MAX_WHERE_CHARS, "where", "Enter an address, a phone number or a link.");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// The time that the other side picks.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InterviewPick)]
pub struct Pick {
    /// One of the proposed times, or a free one of the interview hours.
    pub time: i64,
    /// The version that the caller saw. It's required to pick another time after one is confirmed. If someone changed
    /// the interview since, nothing happens.
    pub version: Option<i64>,
}

/// Other times for an interview.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = InterviewMove)]
pub struct Move {
    /// One to three times, in milliseconds since the epoch; none with `fromHours`.
    #[schema(max_items = 3)]
    pub times: Vec<i64>,
    /// Whether the applicant picks any free time within the employer's interview hours. Only the employer can say so.
    #[serde(default)]
    pub from_hours: bool,
    /// The version that the caller saw. If someone changed the interview since, nothing happens.
    pub version: Option<i64>,
}

impl Move {
    /// Validates the times.
    ///
    /// # Errors
    /// 422 for `times`.
    pub fn check(&self, now: i64) -> Result<()> {
        let mut checks = Validator::default();
        check_times(&mut checks, &self.times, self.from_hours, now);
        checks.finish()
    }
}

/// Why an interview is canceled.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InterviewCancel)]
pub struct Cancel {
    /// The reason, which the other side reads.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

impl Cancel {
    /// Validates the reason.
    ///
    /// # Errors
    /// 422 for `reason`.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.text(&self.reason, MAX_REASON_CHARS, "reason", "Say why you’re canceling.");
        checks.finish()
    }
}

/// Notes that only their author sees.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InterviewNotes)]
pub struct Notes {
    /// The notes; empty to delete them.
    #[schema(max_length = 5000)]
    pub text: String,
}

impl Notes {
    /// Validates the length.
    ///
    /// # Errors
    /// 422 for `text`.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.at_most(&self.text, MAX_PRIVATE_CHARS, "text");
        checks.finish()
    }
}

fn check_times(checks: &mut Validator, times: &[i64], from_hours: bool, now: i64) {
    if from_hours {
        return checks.require(
            times.is_empty(),
            "times",
            "Propose times, or let the applicant pick one, but not both.",
        );
    }
    checks.require((1..=MAX_TIMES).contains(&times.len()), "times", "Propose one to three times.");
    let soonest = now + MIN_NOTICE;
    checks.require(times.iter().all(|at| *at >= soonest), "times", "Choose times at least 15 minutes from now.");
    checks.require(times.iter().all(|at| *at <= now + MAX_AHEAD), "times", "Choose times within a year.");
    let repeats = times.iter().enumerate().any(|(n, at)| times.iter().take(n).any(|other| other == at));
    checks.require(!repeats, "times", "Choose different times.");
}

/// Returns when the next reminder of a confirmed interview is due: a day before it, and an hour before it. `None` if both
/// have passed.
#[must_use]
pub fn next_reminder(at: i64, now: i64) -> Option<i64> {
    [at - DAY, at - HOUR].into_iter().find(|due| *due > now)
}

/// Returns the last of the proposed times. From then on, none can be picked.
#[must_use]
pub fn last_start(times: &[i64]) -> i64 {
    times.iter().copied().max().unwrap_or(0)
}

/// Returns the plan that an application shows for an interview at a time.
#[must_use]
pub fn plan(at: i64, how: How, place: &str, note: &str) -> InterviewPlan {
    InterviewPlan { at, how, place: place.to_owned(), note: note.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_stays_over() {
        let after = |status: Status| Action::ALL.iter().map(move |action| status.after(*action)).collect::<Vec<_>>();
        let (proposed, cancelled) = (Some(Status::Proposed), Some(Status::Cancelled));
        assert_eq!(after(Status::Proposed), [Some(Status::Confirmed), proposed, cancelled]);
        assert_eq!(after(Status::Confirmed), [Some(Status::Confirmed), proposed, cancelled]);
        assert_eq!(after(Status::Lapsed), [None, proposed, cancelled]);
        assert_eq!(after(Status::Held), [None; 3]);
        assert_eq!(after(Status::Cancelled), [None; 3]);
    }
}
