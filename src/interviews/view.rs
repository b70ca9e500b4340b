//! An interview as its two sides see it.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Action, Status};
use crate::applications::interview::How;
use crate::ids::{ApplicationId, EmployerId, InterviewId, JobId, UserId};
use crate::messages::model::Side;

/// An interview.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArrangedInterview)]
pub struct Interview {
    /// The interview's id.
    pub id: InterviewId,
    /// The application that it's about.
    pub application_id: ApplicationId,
    /// The employer's side.
    #[serde(skip)]
    pub employer_id: EmployerId,
    /// The worker's side.
    #[serde(skip)]
    pub worker_id: UserId,
    /// Its status.
    pub status: Status,
    /// The side that proposed the times.
    pub proposed_by: Side,
    /// Whether the worker picks any free time within the employer's interview hours.
    pub from_hours: bool,
    /// The proposed times; none if the worker picks from the interview hours. In milliseconds since the epoch.
    pub times: Vec<i64>,
    /// The time that both agreed on, in milliseconds since the epoch; null while one is still to be picked.
    pub at: Option<i64>,
    /// The time that both agreed on, also while a move waits for its pick, in milliseconds since the epoch.
    #[serde(skip)]
    pub agreed_at: Option<i64>,
    /// Whether calendars know it by the site's address.
    #[serde(skip)]
    pub named_by_address: bool,
    /// Length in minutes.
    pub minutes: i64,
    /// When it's over, or until when one of the proposed times can be picked, in milliseconds since the epoch.
    pub ends_at: i64,
    /// How.
    pub how: How,
    /// Address, phone number or link.
    #[serde(rename = "where")]
    pub place: String,
    /// The employer's message; empty if there is none.
    pub note: String,
    /// Why it was canceled; empty if it wasn't, or without a reason.
    pub reason: String,
    /// Number of times it was proposed or changed.
    pub version: i64,
    /// The job.
    pub job_id: JobId,
    /// Title of the job.
    pub job_title: String,
    /// The employer's name.
    pub employer: String,
    /// The worker's name.
    pub worker: String,
    /// The site's time zone, such as `America/New_York`.
    pub zone: String,
    /// The caller's side; null for a member who may only read.
    pub own_side: Option<Side>,
    /// What the caller can do.
    pub can: Vec<Action>,
}

/// An interview with the caller's own notes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PreparedInterview)]
pub struct Prepared {
    /// The interview.
    #[serde(flatten)]
    pub interview: Interview,
    /// The caller's own notes, which nobody else sees; empty if there are none.
    pub notes: String,
}
