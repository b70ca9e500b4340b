//! The states of a timesheet, and what the two sides can do in each. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::rules::Figures;
use crate::clock::{DAY, MINUTE};
use crate::contracts::model::Side;
use crate::files::model::File;
use crate::ids::{ContractId, DisputeId, TimeCommentId, TimeEntryId, TimesheetId};
use crate::string_enum;

/// Longest entry, in milliseconds.
pub const MAX_LENGTH: i64 = DAY;
/// How far a device's clock may be ahead before that is marked, in milliseconds.
pub const MAX_SKEW: i64 = 2 * MINUTE;
/// Maximum number of comments on a line.
pub const MAX_COMMENTS: i64 = 50;

string_enum! {
    /// State of a timesheet.
    #[schema(as = TimesheetState)]
    State {
        /// The worker adds hours to it.
        Open = "open",
        /// The worker sent it in.
        Submitted = "submitted",
        /// The employer asked for changes.
        Returned = "returned",
        /// The employer approved it, or the clock did.
        Approved = "approved",
    }
}

string_enum! {
    /// What someone can do with a timesheet.
    #[schema(as = TimesheetAction)]
    Action {
        /// Add and change hours.
        Add = "add",
        /// Send it in.
        Submit = "submit",
        /// Approve it.
        Approve = "approve",
        /// Ask for changes, or take back what one sent in.
        Return = "return",
        /// Comment on a line.
        Comment = "comment",
    }
}

/// A place that a worker chose to note, as their device reported it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TimePlace {
    /// Degrees north.
    #[schema(minimum = -90, maximum = 90)]
    pub latitude: f64,
    /// Degrees east.
    #[schema(minimum = -180, maximum = 180)]
    pub longitude: f64,
    /// How far off it may be, in meters.
    #[schema(minimum = 0, maximum = 100_000)]
    pub accuracy: f64,
    /// When, in milliseconds since the epoch.
    pub at: i64,
}

impl TimePlace {
    /// Whether the numbers can be a place.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        (-90.0..=90.0).contains(&self.latitude)
            && (-180.0..=180.0).contains(&self.longitude)
            && (0.0..=100_000.0).contains(&self.accuracy)
    }
}

/// A photo of the work. The server only takes the bytes whose hash the device sent.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimePhoto {
    /// The file.
    pub file: File,
    /// SHA-256 that the device took when the photo was made, in hexadecimal.
    pub sha256: String,
    /// When, by the device's clock, in milliseconds since the epoch.
    pub taken_at: i64,
}

/// A comment on a line of a timesheet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimeComment {
    /// The comment's id.
    pub id: TimeCommentId,
    /// The side that wrote it.
    pub side: Side,
    /// Name of the person who wrote it.
    pub author: String,
    /// The text.
    pub text: String,
    /// When, in milliseconds since the epoch.
    pub created_at: i64,
}

/// Hours worked without a break.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimeEntry {
    /// The entry's id.
    pub id: TimeEntryId,
    /// The contract that it belongs to.
    pub contract_id: ContractId,
    /// The week that it counts in, by its first day. Hours of a week that was already sent in count in the next.
    pub week: String,
    /// The day on which it began in the site's time zone, YYYY-MM-DD. Hours after midnight count on that day.
    pub day: String,
    /// When the work began, in milliseconds since the epoch.
    pub started_at: i64,
    /// When it ended, in milliseconds since the epoch.
    pub ended_at: i64,
    /// What was done; empty if nobody said.
    pub memo: String,
    /// Whether the times were typed in instead of recorded by a timer.
    pub manual: bool,
    /// When the timer was started, if the times were changed afterwards; null otherwise.
    pub recorded_started_at: Option<i64>,
    /// When the timer was stopped, if the times were changed afterwards; null otherwise.
    pub recorded_ended_at: Option<i64>,
    /// How far the device's clock was ahead of the server's, in milliseconds; 0 if by two minutes at most.
    pub clock_ahead: i64,
    /// Whether it was before the contract's first day, which the worker confirmed.
    pub before_contract: bool,
    /// Minor units per hour; null if the contract isn't paid by the hour.
    pub rate: Option<i64>,
    /// How it counts; nothing for hours that are or were in dispute.
    pub figures: Figures,
    /// Whether that is final, because it was billed. Not shown.
    #[serde(skip)]
    pub is_billed: bool,
    /// Where the worker chose to say that they were; null if they didn't.
    pub place: Option<TimePlace>,
    /// The dispute that these hours are or were in, so that they don’t count in the timesheet; null if there was none.
    pub dispute_id: Option<DisputeId>,
    /// Photos of the work, at most ten.
    pub photos: Vec<TimePhoto>,
    /// Comments and questions.
    pub comments: Vec<TimeComment>,
}

/// The hours of one week.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Timesheet {
    /// The timesheet's id; null while nothing is in it.
    pub id: Option<TimesheetId>,
    /// The contract that it belongs to.
    pub contract_id: ContractId,
    /// First day of the week, YYYY-MM-DD.
    pub week: String,
    /// Last day of the week, YYYY-MM-DD.
    pub last_day: String,
    /// State.
    pub state: State,
    /// Counts every change; 0 while nothing is in it.
    pub version: i64,
    /// Sums of the entries.
    pub figures: Figures,
    /// What the worker said when sending it in; empty if nothing.
    pub submit_note: String,
    /// What the employer said when asking for changes; empty if they didn't.
    pub return_note: String,
    /// When it was sent in, in milliseconds since the epoch; null if it wasn't.
    pub submitted_at: Option<i64>,
    /// When it was approved, in milliseconds since the epoch; null if it wasn't.
    pub approved_at: Option<i64>,
    /// Whether the clock approved it, because the employer said nothing.
    pub approved_by_clock: bool,
    /// When the clock approves it, in milliseconds since the epoch; null unless it waits for that.
    pub approve_at: Option<i64>,
}

impl Timesheet {
    /// Returns what a side can do. Hours can be added and sent in after the contract ended.
    #[must_use]
    pub fn allows(&self, side: Side, action: Action) -> bool {
        let by_worker = side == Side::Worker;
        let is_open = matches!(self.state, State::Open | State::Returned);
        match action {
            Action::Add => by_worker && is_open,
            Action::Submit => by_worker && is_open && self.figures.seconds > 0,
            Action::Approve => !by_worker && self.state == State::Submitted,
            Action::Return => self.state == State::Submitted,
            Action::Comment => self.id.is_some(),
        }
    }
}

/// A running timer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Timer {
    /// Id that the device gave it; the entry will have the same.
    pub client_id: String,
    /// The contract that it's for.
    pub contract_id: ContractId,
    /// The contract's title.
    pub title: String,
    /// When it was started, in milliseconds since the epoch.
    pub started_at: i64,
    /// What is being done; empty if nobody said.
    pub memo: String,
    /// Whether the device's clock was more than two minutes ahead of the server's.
    pub clock_skew: bool,
}
