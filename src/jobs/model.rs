//! Types and rules of jobs: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::employers::model::Truth;
use crate::pay::PayUnit;
use crate::string_enum;

string_enum! {
    /// Where a job stands.
    #[schema(as = JobStatus)]
    Status {
        /// Being written.
        Draft = "draft",
        /// Written; waits for its fee.
        PendingPayment = "pending_payment",
        /// On the board.
        Open = "open",
        /// Off the board for a while.
        Paused = "paused",
        /// Every place is taken.
        Filled = "filled",
        /// Ended by the employer.
        Closed = "closed",
        /// Its time ran out.
        Expired = "expired",
        /// Refused by moderation.
        Refused = "refused",
    }
}

string_enum! {
    /// What kind of engagement it is.
    Kind {
        /// One task.
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
    /// Why an employer closes a job.
    CloseReason {
        /// Somebody was found elsewhere.
        FilledElsewhere = "filled_elsewhere",
        /// The work is not needed any more.
        NotNeeded = "not_needed",
        /// Anything else.
        Other = "other",
    }
}

/// A picture of a job.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Photo {
    /// The file's token.
    pub token: String,
    /// Where it is, at most 1,600 pixels a side.
    pub url: String,
    /// The small one, at most 480.
    pub small_url: String,
    /// Pixels.
    pub width: i64,
    /// Pixels.
    pub height: i64,
}

/// A job as lists show it.
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the API by its own name")]
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobCard {
    /// The job's id.
    pub id: i64,
    /// Its title.
    pub title: String,
    /// Its category's id.
    pub category: String,
    /// What kind of engagement it is.
    pub kind: Kind,
    /// Where it stands.
    pub status: Status,
    /// The least pay, minor units; null when not stated.
    pub budget_min: Option<i64>,
    /// The most pay, minor units; null when not stated.
    pub budget_max: Option<i64>,
    /// What the pay is for.
    pub budget_unit: PayUnit,
    /// ISO 4217.
    pub currency: String,
    /// The town.
    pub city: String,
    /// The state or region.
    pub state: String,
    /// The town's row in the list of towns; null when it is not one.
    pub place_id: Option<i64>,
    /// The part of town.
    pub area: Option<String>,
    /// When, as people say it.
    pub when_text: Option<String>,
    /// First day.
    pub start_date: Option<String>,
    /// Last day.
    pub end_date: Option<String>,
    /// Start of the day's work.
    pub start_time: Option<String>,
    /// End of the day's work.
    pub end_time: Option<String>,
    /// Can be done from anywhere.
    pub remote: bool,
    /// Needed soon.
    pub is_urgent: bool,
    /// Places to fill.
    pub openings: i64,
    /// Places filled.
    pub filled: i64,
    /// Who hires, as shown: the hiring name, else the employer's.
    pub posted_by: String,
    /// The shown name of an imported job.
    pub hiring_name: Option<String>,
    /// The employer's id.
    pub employer_id: i64,
    /// When it came onto the board.
    pub listed_at: Option<i64>,
    /// When it was first posted elsewhere.
    pub first_posted_on: Option<String>,
    /// When it leaves the board by itself.
    pub expires_at: Option<i64>,
    /// Applications so far, the withdrawn ones left out.
    pub application_count: i64,
    /// When the employer last showed that it is still open.
    pub checked_at: Option<i64>,
    /// Days in which each application gets an answer.
    pub reply_days: i64,
    /// What the employer did so far; null for an imported job, whose employer is somebody else.
    pub truth: Option<Truth>,
    /// The caller pinned it.
    pub saved: bool,
    /// The caller applied for it.
    pub applied: bool,
    /// Miles from the place searched near; null for none, 0 in the same town.
    pub distance_miles: Option<f64>,
    /// The place on the board.
    #[serde(skip)]
    pub listing: Option<i64>,
    /// The most pay an hour, minor units.
    #[serde(skip)]
    pub pay_hour_max: Option<i64>,
    /// Where the town is.
    #[serde(skip)]
    pub point: Option<(f64, f64)>,
}

/// A job in full.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    /// What lists show.
    #[serde(flatten)]
    pub card: JobCard,
    /// The text, in our grammar.
    pub description: String,
    /// Skills asked for.
    pub skills: Vec<String>,
    /// Questions that an application answers.
    pub questions: Vec<String>,
    /// Pictures, the first one first.
    pub photos: Vec<Photo>,
    /// Where its town is.
    pub place: Option<Point>,
    /// When it ended.
    pub closed_at: Option<i64>,
    /// Why it ended.
    pub close_reason: Option<String>,
    /// Why moderation refused it; for its owner.
    pub refusal: Option<String>,
    /// When it was written.
    pub created_at: i64,
    /// When it was last changed.
    pub updated_at: i64,
    /// How the caller stands to it.
    pub viewer: Viewer,
}

/// A point of the earth.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Point {
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
}

/// How the caller stands to a job.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Viewer {
    /// Posts for its employer.
    pub is_owner: bool,
    /// The caller's own application, the withdrawn ones left out.
    pub application_id: Option<i64>,
    /// What the caller may do now.
    pub can: Vec<String>,
}

impl Job {
    /// The tokens of its pictures.
    #[must_use]
    pub fn photo_tokens(&self) -> Vec<String> {
        self.photos.iter().map(|photo| photo.token.clone()).collect()
    }
}

impl Status {
    /// The posts that a search engine should forget and a stranger finds ended (410).
    #[must_use]
    pub const fn ended(self) -> bool {
        matches!(self, Self::Filled | Self::Closed | Self::Expired)
    }
}
