//! Types and rules of statistics: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::string_enum;
use crate::web::Counted;

string_enum! {
    /// What happened.
    Event {
        /// A page was opened.
        PageView = "page_view",
        /// A page was read down to a quarter of it.
        ScrollDepth = "scroll_depth",
        /// A search was made.
        Search = "search",
        /// A job was posted.
        JobPosted = "job_posted",
        /// An application was sent.
        ApplicationSubmitted = "application_submitted",
        /// An account was made.
        UserSignup = "user_signup",
        /// Consent was given.
        ConsentGiven = "consent_given",
        /// Consent was declined.
        ConsentDeclined = "consent_declined",
    }
}

impl Event {
    /// Needs no consent; tells of nobody.
    #[must_use]
    pub const fn is_consent(self) -> bool {
        matches!(self, Self::ConsentGiven | Self::ConsentDeclined)
    }
}

/// What an event is about. City, state and urgency of a posted job come along as specified; the job itself has them, so
/// they are not kept a second time.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Properties {
    /// Of a scroll: 25, 50, 75 or 100 percent.
    pub depth: Option<i64>,
    /// Of a first page: the site that led here, or a campaign's name.
    #[schema(max_length = 100)]
    pub source: Option<String>,
    /// Of a job or search: the category's id.
    #[schema(max_length = 40)]
    pub category: Option<String>,
    /// Of a posted job, minor units.
    pub budget: Option<i64>,
    /// Of a posted job.
    pub is_urgent: Option<bool>,
    /// Of a posted job.
    #[schema(max_length = 100)]
    pub city: Option<String>,
    /// Of a posted job.
    #[schema(max_length = 100)]
    pub state: Option<String>,
    /// Of an application.
    pub job_id: Option<i64>,
    /// Of an application, minor units.
    pub proposed_rate: Option<i64>,
    /// Of a search: its words.
    #[schema(max_length = 200)]
    pub query: Option<String>,
    /// Of a search: how many jobs it found.
    pub results_count: Option<i64>,
}

/// An event as the page tells it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = AnalyticsEvent)]
pub struct Told {
    /// What happened.
    pub event: Event,
    /// What it is about.
    #[serde(default)]
    pub properties: Properties,
    /// The browser's own random name, kept with consent.
    #[schema(max_length = 64)]
    pub user_id: Option<String>,
    /// The visit; a day at most.
    #[schema(max_length = 64)]
    pub session_id: Option<String>,
    /// When, milliseconds since 1970 by the device's clock. Kept is when it arrived: clocks of devices lie.
    pub timestamp: i64,
    /// The path of the page.
    #[schema(max_length = 500)]
    pub page: String,
    /// The browser's words for itself; not kept.
    #[schema(max_length = 500)]
    pub user_agent: Option<String>,
}

/// What the device says of itself. Only whether it is a phone is kept.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DeviceInfo {
    /// The browser's words for itself.
    #[schema(max_length = 500)]
    pub user_agent: String,
    /// "en-US".
    #[schema(max_length = 40)]
    pub language: String,
    /// "America/Chicago".
    #[schema(max_length = 60)]
    pub timezone: String,
    /// "1920x1080".
    #[schema(max_length = 20)]
    pub screen_resolution: String,
    /// "390x844".
    #[schema(max_length = 20)]
    pub viewport: String,
}

/// The visit as the page tells of it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = AnalyticsSession)]
pub struct Visit {
    /// As in its events; null without consent.
    #[schema(max_length = 64)]
    pub session_id: Option<String>,
    /// When it began.
    pub start_time: i64,
    /// When something last happened.
    pub last_activity: i64,
    /// Pages so far.
    pub page_views: i64,
    /// Events so far.
    pub events: i64,
    /// As in its events.
    #[schema(max_length = 64)]
    pub user_id: Option<String>,
    /// The device; null without consent.
    pub device_info: Option<DeviceInfo>,
}

/// From this many pixels of width on it is no phone.
const DESKTOP: u32 = 900;

impl Visit {
    /// "phone", "desktop", or nothing when it is not told.
    #[must_use]
    pub fn device(&self) -> &'static str {
        let width = self.device_info.as_ref().and_then(|info| info.viewport.split('x').next()?.parse::<u32>().ok());
        match width {
            Some(width) if width >= DESKTOP => "desktop",
            Some(_) => "phone",
            None => "",
        }
    }
}

/// A row as it is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// When it arrived.
    pub at: i64,
    /// What happened.
    pub event: Event,
    /// The visit; none for what needs no consent.
    pub session: Option<String>,
    /// The browser; likewise.
    pub visitor: Option<String>,
    /// The page as the table of pages has it: "/jobs/{id}".
    pub path: String,
    /// The site that led here; empty but on a first page.
    pub source: String,
    /// "phone", "desktop" or nothing.
    pub device: &'static str,
    /// What it is about.
    pub properties: Properties,
}

/// A day of the site.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnalyticsDay)]
pub struct Day {
    /// YYYY-MM-DD in the site's zone.
    pub day: String,
    /// Visits.
    pub visits: i64,
    /// Browsers.
    pub visitors: i64,
}

/// How far visits came: each step counts those that took all before it too.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Funnels {
    /// Visits.
    pub visits: i64,
    /// Visits with a search.
    pub searched: i64,
    /// And an opened job.
    pub opened: i64,
    /// And an application.
    pub applied: i64,
    /// Visits with a posted job.
    pub posted: i64,
}

/// What the operator reads.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnalyticsReport)]
pub struct Report {
    /// The days, the oldest first; today is the last one.
    pub days: Vec<Day>,
    /// Where visits came from.
    pub sources: Vec<Counted>,
    /// What was opened.
    pub pages: Vec<Counted>,
    /// On what: phone or desktop.
    pub devices: Vec<Counted>,
    /// How far down pages were read, in percent.
    pub depths: Vec<Counted>,
    /// What was searched for.
    pub searches: Vec<Counted>,
    /// What was searched for and not found.
    pub empty_searches: Vec<Counted>,
    /// How far visits came.
    pub funnels: Funnels,
    /// Who said yes.
    pub consent_given: i64,
    /// Who said no.
    pub consent_declined: i64,
    /// Accounts made by those who said yes.
    pub signups: i64,
    /// Devices with the app.
    pub installs: i64,
    /// Of them in use within the last week.
    pub active_installs: i64,
    /// Days after which single events are dropped; their sums stay.
    pub raw_days: i64,
}
