//! Types and rules of analytics, without I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::JobId;
use crate::string_enum;
use crate::web::Counted;

string_enum! {
    /// Type of an event.
    Event {
        /// A page was opened.
        PageView = "page_view",
        /// A page was scrolled to 25, 50, 75 or 100 percent.
        ScrollDepth = "scroll_depth",
        /// A search was made.
        Search = "search",
        /// A job was posted.
        JobPosted = "job_posted",
        /// An application was sent.
        ApplicationSubmitted = "application_submitted",
        /// An account was created.
        UserSignup = "user_signup",
        /// Consent was given.
        ConsentGiven = "consent_given",
        /// Consent was declined.
        ConsentDeclined = "consent_declined",
    }
}

impl Event {
    /// Returns whether this is a consent choice, which is recorded without consent and without identifiers.
    #[must_use]
    pub const fn is_consent(self) -> bool {
        matches!(self, Self::ConsentGiven | Self::ConsentDeclined)
    }
}

/// Details of an event. The city, state and urgency of a posted job are accepted but not stored, because the job itself
/// has them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Properties {
    /// Scroll depth: 25, 50, 75 or 100 percent.
    pub depth: Option<i64>,
    /// First page view of a visit: name of the referring site or campaign.
    #[schema(max_length = 100)]
    pub source: Option<String>,
    /// Posted job or search: id of the category.
    #[schema(max_length = 40)]
    pub category: Option<String>,
    /// Posted job: budget in minor units.
    pub budget: Option<i64>,
    /// Posted job: whether it is urgent.
    pub is_urgent: Option<bool>,
    /// Posted job: city.
    #[schema(max_length = 100)]
    pub city: Option<String>,
    /// Posted job: state or region.
    #[schema(max_length = 100)]
    pub state: Option<String>,
    /// Application: id of the job.
    pub job_id: Option<JobId>,
    /// Application: proposed rate in minor units.
    pub proposed_rate: Option<i64>,
    /// Search: text of the query.
    #[schema(max_length = 200)]
    pub query: Option<String>,
    /// Search: number of jobs found.
    pub results_count: Option<i64>,
}

/// An event, as sent by the browser.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = AnalyticsEvent)]
pub struct NewEvent {
    /// Type of the event.
    pub event: Event,
    /// Details.
    #[serde(default)]
    pub properties: Properties,
    /// Random id of the browser; only with consent.
    #[schema(max_length = 64)]
    pub user_id: Option<String>,
    /// Id of the visit, which lasts a day at most; only with consent.
    #[schema(max_length = 64)]
    pub session_id: Option<String>,
    /// When it happened, in milliseconds since the epoch, by the device's clock. Not stored: device clocks are
    /// unreliable, so the time of arrival is used instead.
    pub timestamp: i64,
    /// Path of the page.
    #[schema(max_length = 500)]
    pub page: String,
    /// User agent of the browser; not stored.
    #[schema(max_length = 500)]
    pub user_agent: Option<String>,
}

/// Properties of the device. Only whether it is a phone or a desktop is stored.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DeviceInfo {
    /// User agent of the browser.
    #[schema(max_length = 500)]
    pub user_agent: String,
    /// Language: "en-US".
    #[schema(max_length = 40)]
    pub language: String,
    /// Time zone: "America/Chicago".
    #[schema(max_length = 60)]
    pub timezone: String,
    /// Screen size in pixels: "1920x1080".
    #[schema(max_length = 20)]
    pub screen_resolution: String,
    /// Viewport size in pixels: "390x844".
    #[schema(max_length = 20)]
    pub viewport: String,
}

/// A visit, as sent by the browser.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = AnalyticsSession)]
pub struct Visit {
    /// Id of the visit, as in its events; null without consent.
    #[schema(max_length = 64)]
    pub session_id: Option<String>,
    /// When the visit started, in milliseconds since the epoch.
    pub start_time: i64,
    /// When the last event happened, in milliseconds since the epoch.
    pub last_activity: i64,
    /// Number of page views so far.
    pub page_views: i64,
    /// Number of events so far.
    pub events: i64,
    /// Random id of the browser, as in its events; null without consent.
    #[schema(max_length = 64)]
    pub user_id: Option<String>,
    /// Properties of the device; null without consent.
    pub device_info: Option<DeviceInfo>,
}

/// Viewports at least this many pixels wide count as desktop.
const MIN_DESKTOP_WIDTH: u32 = 900;

impl Visit {
    /// Returns "phone" or "desktop", or an empty string if the viewport is unknown.
    #[must_use]
    pub fn device(&self) -> &'static str {
        let width = self.device_info.as_ref().and_then(|info| info.viewport.split('x').next()?.parse::<u32>().ok());
        match width {
            Some(width) if width >= MIN_DESKTOP_WIDTH => "desktop",
            Some(_) => "phone",
            None => "",
        }
    }
}

/// An event, as stored.
#[derive(Clone, Debug)]
pub struct StoredEvent {
    /// When it arrived, in milliseconds since the epoch.
    pub at: i64,
    /// Type of the event.
    pub event: Event,
    /// Id of the visit; `None` for consent choices.
    pub session: Option<String>,
    /// Random id of the browser; `None` for consent choices.
    pub visitor: Option<String>,
    /// Path pattern of the page: "/jobs/{id}".
    pub path: String,
    /// Referring site or campaign; empty except on the first page view.
    pub source: String,
    /// "phone", "desktop" or empty.
    pub device: &'static str,
    /// Details.
    pub properties: Properties,
}

/// Totals for one day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnalyticsDay)]
pub struct Day {
    /// Date, YYYY-MM-DD in the site's time zone.
    pub day: String,
    /// Number of visits.
    pub visits: i64,
    /// Number of distinct browsers.
    pub visitors: i64,
}

/// Visits that reached each step. From search to application, a step counts only visits that reached the earlier steps.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Funnels {
    /// All visits.
    pub visits: i64,
    /// Visits with a search.
    pub searched: i64,
    /// Visits with a search that also opened a job.
    pub opened: i64,
    /// Visits with a search and an opened job that also sent an application.
    pub applied: i64,
    /// Visits that posted a job.
    pub posted: i64,
}

/// The analytics report.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnalyticsReport)]
pub struct Report {
    /// Totals by day, oldest first; today is last.
    pub days: Vec<Day>,
    /// Visits by source, most frequent first.
    pub sources: Vec<Counted>,
    /// Page views by page, most frequent first.
    pub pages: Vec<Counted>,
    /// Visits by device: phone or desktop.
    pub devices: Vec<Counted>,
    /// Scroll events by depth, in percent.
    pub depths: Vec<Counted>,
    /// Most frequent searches.
    pub searches: Vec<Counted>,
    /// Most frequent searches without results.
    pub empty_searches: Vec<Counted>,
    /// Visits that reached each step.
    pub funnels: Funnels,
    /// Number of times consent was given.
    pub consent_given: i64,
    /// Number of times consent was declined.
    pub consent_declined: i64,
    /// Accounts created, by everyone.
    pub new_accounts: i64,
    /// Devices with the app installed.
    pub installs: i64,
    /// Installed devices that used the app in the last week.
    pub active_installs: i64,
    /// Number of days after which individual events are deleted; daily totals are stored longer.
    pub raw_days: i64,
}
