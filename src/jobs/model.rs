//! Data types and rules of jobs, without I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::clock;
use crate::employers::model::TrackRecord;
use crate::ids::{ApplicationId, EmployerId, JobId, PlaceId};
use crate::pay::PayUnit;
use crate::string_enum;
use crate::warnings::Warning;

string_enum! {
    /// Status of a job.
    #[schema(as = JobStatus)]
    Status {
        /// Not published yet.
        Draft = "draft",
        /// Awaiting its posting fee.
        PendingPayment = "pending_payment",
        /// Listed on the site.
        Open = "open",
        /// Temporarily off the site.
        Paused = "paused",
        /// All openings are filled.
        Filled = "filled",
        /// Closed by the employer.
        Closed = "closed",
        /// Past its last day.
        Expired = "expired",
        /// Taken down by the office.
        Refused = "refused",
    }
}

string_enum! {
    /// Job type.
    Kind {
        /// A single task.
        OneOff = "one_off",
        /// One or more shifts.
        Shift = "shift",
        /// By the hour, as needed.
        Hourly = "hourly",
        /// A steady job.
        Steady = "steady",
    }
}

string_enum! {
    /// Why an employer closed a job.
    CloseReason {
        /// Someone was found elsewhere.
        FilledElsewhere = "filled_elsewhere",
        /// The work is no longer needed.
        NotNeeded = "not_needed",
        /// Anything else.
        Other = "other",
    }
}

/// A photo of a job.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Photo {
    /// Token of the file.
    pub token: String,
    /// URL of the photo, at most 1,600 pixels per side.
    pub url: String,
    /// URL of the small version, at most 480 pixels per side.
    pub small_url: String,
    /// Width in pixels.
    pub width: i64,
    /// Height in pixels.
    pub height: i64,
}

/// A job as shown in lists.
#[expect(clippy::struct_excessive_bools, reason = "each is a separate flag in the API")]
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobCard {
    /// Job id.
    pub id: JobId,
    /// Title.
    pub title: String,
    /// Category id.
    pub category: String,
    /// Job type.
    pub kind: Kind,
    /// Status of the job.
    pub status: Status,
    /// Minimum pay in minor units; null if not stated.
    pub budget_min: Option<i64>,
    /// Maximum pay in minor units; null if not stated.
    pub budget_max: Option<i64>,
    /// Unit of pay.
    pub budget_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Town.
    pub city: String,
    /// State or region.
    pub state: String,
    /// Id of the town in the list of places; null if it is not in the list.
    pub place_id: Option<PlaceId>,
    /// Neighborhood.
    pub area: Option<String>,
    /// When the work happens, in free text.
    pub when_text: Option<String>,
    /// First day, YYYY-MM-DD.
    pub start_date: Option<String>,
    /// Last day, YYYY-MM-DD.
    pub end_date: Option<String>,
    /// Daily start time, HH:MM.
    pub start_time: Option<String>,
    /// Daily end time, HH:MM.
    pub end_time: Option<String>,
    /// Whether the work can be done from anywhere.
    pub remote: bool,
    /// Whether someone is needed within 48 hours.
    pub is_urgent: bool,
    /// Number of openings.
    pub openings: i64,
    /// Number of openings already filled.
    pub filled: i64,
    /// Employer name to display: `hiringName` if set, otherwise the employer's own.
    pub posted_by: String,
    /// Employer name given by an imported job; null otherwise.
    pub hiring_name: Option<String>,
    /// Employer id.
    pub employer_id: EmployerId,
    /// When it was last listed, in milliseconds since the epoch; null if it never was.
    pub listed_at: Option<i64>,
    /// Day it was first posted at its source, YYYY-MM-DD; imported jobs only.
    pub first_posted_on: Option<String>,
    /// When the job expires, in milliseconds since the epoch; null if it was never listed.
    pub expires_at: Option<i64>,
    /// Number of applications, not counting withdrawn ones.
    pub application_count: i64,
    /// When the employer last showed that it is still open, in milliseconds since the epoch.
    pub checked_at: Option<i64>,
    /// Reply deadline for each application, in days.
    pub reply_days: i64,
    /// The employer's track record; null if `hiringName` is set, because the record is not that employer's.
    pub track_record: Option<TrackRecord>,
    /// Whether the caller saved the job.
    pub saved: bool,
    /// Whether the caller has applied.
    pub applied: bool,
    /// Miles from `near`; null without `near`, in the same town, or if the job's location is unknown.
    pub distance_miles: Option<f64>,
    /// Position in newest-first order, higher is newer; `None` while it isn't listed.
    #[serde(skip)]
    pub listing: Option<i64>,
    /// Highest hourly pay in minor units; `None` if unknown.
    #[serde(skip)]
    pub pay_hour_max: Option<i64>,
    /// Latitude and longitude of the town.
    #[serde(skip)]
    pub point: Option<(f64, f64)>,
}

impl JobCard {
    /// Returns the hours of the day: "2:00 PM–7:00 PM", or one of the times; empty if the job doesn't say.
    #[must_use]
    pub fn hours(&self) -> String {
        let times = [&self.start_time, &self.end_time].map(|time| time.as_deref().and_then(clock::format_clock));
        times.into_iter().flatten().collect::<Vec<_>>().join("–")
    }

    /// Returns what the whole job pays at most, in minor units; `None` if it's paid by time or names no amount.
    #[must_use]
    pub fn pay_for_job(&self) -> Option<i64> {
        self.budget_max.or(self.budget_min).filter(|_| self.budget_unit == PayUnit::Job)
    }
}

/// A job in full.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: JobCard,
    /// Description of the work: paragraphs, `- ` lists, `**bold**` and links.
    pub description: String,
    /// Skills the job asks for.
    pub skills: Vec<String>,
    /// Questions that applicants answer.
    pub questions: Vec<String>,
    /// Photos, in display order.
    pub photos: Vec<Photo>,
    /// Location of the town; null if unknown.
    pub place: Option<GeoPoint>,
    /// When the job was filled, closed or expired, in milliseconds since the epoch; null otherwise.
    pub closed_at: Option<i64>,
    /// Why the employer closed the job; null otherwise.
    pub close_reason: Option<String>,
    /// Why the office took the job down; shown only to members who can post for its employer.
    pub refusal: Option<String>,
    /// When the job was created, in milliseconds since the epoch.
    pub created_at: i64,
    /// When the job was last edited or changed status, in milliseconds since the epoch.
    pub updated_at: i64,
    /// What to think about before applying.
    pub warnings: Vec<Warning>,
    /// The caller's relation to the job.
    pub viewer: Viewer,
}

/// A geographic location.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct GeoPoint {
    /// Latitude in degrees.
    pub lat: f64,
    /// Longitude in degrees.
    pub lon: f64,
}

/// The caller's relation to a job.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Viewer {
    /// Whether the caller can post for the job's employer.
    pub is_owner: bool,
    /// Id of the caller's application; null if they haven't applied or withdrew.
    pub application_id: Option<ApplicationId>,
    /// Actions the caller can take now.
    pub can: Vec<String>,
}

impl Job {
    /// Returns the tokens of the job's photos.
    #[must_use]
    pub fn photo_tokens(&self) -> Vec<String> {
        self.photos.iter().map(|photo| photo.token.clone()).collect()
    }
}

impl Status {
    /// Returns whether the job's term is running: it is listed, or paused for a while.
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        matches!(self, Self::Open | Self::Paused)
    }

    /// Returns whether the job is over. Its page then returns 410 to strangers, so that search engines drop it.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Filled | Self::Closed | Self::Expired)
    }
}
