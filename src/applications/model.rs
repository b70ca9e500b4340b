//! Types and rules of applications: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::jobs::draft::is_date;
use crate::jobs::model::{self as jobs, PayUnit};
use crate::policy::Relation;
use crate::web::{Checks, Result};
use crate::words;

const MESSAGE: usize = 4_000;
const ANSWER: usize = 1_000;
const RATE: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;

words! {
    /// Where an application stands.
    #[schema(as = ApplicationStatus)]
    Status {
        /// Not opened yet.
        Sent = "sent",
        /// Opened by the employer.
        Opened = "opened",
        /// Shortlisted.
        Shortlisted = "shortlisted",
        /// In interviews.
        Interviewing = "interviewing",
        /// Offered the job.
        Offered = "offered",
        /// Hired.
        Hired = "hired",
        /// Declined by the employer.
        Declined = "declined",
        /// Withdrawn by the worker.
        Withdrawn = "withdrawn",
        /// The job ended without this person.
        NotSelected = "not_selected",
    }
}

words! {
    /// What can be done with an application.
    Action {
        /// The employer reads it.
        Open = "open",
        /// The employer keeps it in view.
        Shortlist = "shortlist",
        /// The employer talks with the person.
        Interview = "interview",
        /// The employer says no.
        Decline = "decline",
        /// The employer offers the job.
        Offer = "offer",
        /// The worker takes the offer.
        Accept = "accept",
        /// The worker does not take the offer.
        Refuse = "refuse",
        /// The worker steps back.
        Withdraw = "withdraw",
    }
}

words! {
    /// Why an employer declines.
    DeclineReason {
        /// Somebody else was chosen.
        OtherChosen = "other_chosen",
        /// The rate.
        Rate = "rate",
        /// Another experience is needed.
        Experience = "experience",
        /// The time does not fit.
        Timing = "timing",
        /// Anything else.
        Other = "other",
    }
}

impl Status {
    /// Where an action leads; none when the state does not allow it.
    #[must_use]
    pub const fn after(self, action: Action) -> Option<Self> {
        use Status::{Declined, Hired, Interviewing, Offered, Opened, Sent, Shortlisted, Withdrawn};
        match (self, action) {
            (Sent, Action::Open) => Some(Opened),
            (Sent | Opened | Interviewing, Action::Shortlist) | (Offered, Action::Refuse) => Some(Shortlisted),
            (Sent | Opened | Shortlisted, Action::Interview) => Some(Interviewing),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Decline) => Some(Declined),
            (Sent | Opened | Shortlisted | Interviewing, Action::Offer) => Some(Offered),
            (Offered, Action::Accept) => Some(Hired),
            (Sent | Opened | Shortlisted | Interviewing | Offered, Action::Withdraw) => Some(Withdrawn),
            _ => None,
        }
    }

    /// Nothing changes any more.
    #[must_use]
    pub const fn ended(self) -> bool {
        matches!(self, Self::Hired | Self::Declined | Self::Withdrawn | Self::NotSelected)
    }
}

impl Action {
    /// The route of the action, as the policy matrix names it.
    #[must_use]
    pub fn path(self) -> String {
        format!("/api/applications/{{id}}/{}", self.as_str())
    }
}

/// A new application.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Apply {
    /// Minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub proposed_rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// A few words to the other side.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
    /// In the order of the job's questions.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub answers: Vec<String>,
    /// YYYY-MM-DD.
    #[schema(max_length = 10)]
    pub available_from: Option<String>,
}

impl Apply {
    /// Checks an application to a job with this many questions.
    ///
    /// # Errors
    /// 422 with the fields in the order of the form.
    pub fn check(&self, questions: usize) -> Result<()> {
        let mut checks = Checks::default();
        checks.require(RATE.contains(&self.proposed_rate), "proposedRate", "Enter your rate.");
        checks.at_most(&self.message, MESSAGE, "message");
        checks.require(self.answers.len() == questions, "answers", "Answer every question.");
        let fits = |answer: &String| !answer.trim().is_empty() && answer.chars().count() <= ANSWER;
        checks.require(self.answers.iter().all(fits), "answers", format!("An answer has 1 to {ANSWER} characters."));
        checks.require(self.available_from.as_deref().is_none_or(is_date), "availableFrom", "Enter a date.");
        checks.done()
    }
}

/// A no, with its reason.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Decline {
    /// Why.
    pub reason: DeclineReason,
    /// A few words to the other side.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
}

impl Decline {
    /// Checks a no.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<()> {
        let mut checks = Checks::default();
        checks.at_most(&self.message, MESSAGE, "message");
        checks.done()
    }
}

/// An offer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Offer {
    /// Minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// YYYY-MM-DD.
    #[schema(max_length = 10)]
    pub start_date: Option<String>,
    /// A few words to the worker.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub note: String,
}

impl Offer {
    /// Checks an offer.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<()> {
        let mut checks = Checks::default();
        checks.require(RATE.contains(&self.rate), "rate", "Enter the rate.");
        checks.require(self.start_date.as_deref().is_none_or(is_date), "startDate", "Enter a date.");
        checks.at_most(&self.note, MESSAGE, "note");
        checks.done()
    }
}

/// An application as its two sides see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// Its id.
    pub id: i64,
    /// The job's id.
    pub job_id: i64,
    /// The job in short.
    pub job: JobBrief,
    /// Where it stands.
    pub status: Status,
    /// Minor units per `rateUnit`.
    pub proposed_rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// ISO 4217.
    pub currency: String,
    /// What the worker wrote.
    pub message: String,
    /// The answers to the job's questions.
    pub answers: Vec<Answer>,
    /// When the worker can start.
    pub available_from: Option<String>,
    /// Who applies.
    pub worker: Worker,
    /// The offer, if one was made.
    pub offer: Option<Offered>,
    /// The no, if one was said.
    pub decline: Option<Declined>,
    /// What happened, oldest first.
    pub events: Vec<Event>,
    /// When it was sent.
    pub created_at: i64,
    /// When it last changed.
    pub updated_at: i64,
    /// The contract of a hired one.
    pub contract_id: Option<i64>,
    /// What the caller may do now.
    pub can: Vec<Action>,
    /// Whose job it is.
    #[serde(skip)]
    pub employer_id: i64,
}

/// The job of an application in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApplicationJob)]
pub struct JobBrief {
    /// The job's id.
    pub id: i64,
    /// Its title.
    pub title: String,
    /// Where it stands.
    pub status: jobs::Status,
    /// The town.
    pub city: String,
    /// The state or region.
    pub state: String,
    /// Who hires.
    pub posted_by: String,
}

/// A question and its answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    /// As it was asked.
    pub question: String,
    /// As it was answered.
    pub answer: String,
}

/// Who applies: first name and initial until hired.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Worker {
    /// The person's id.
    pub id: i64,
    /// Their name as the caller may see it.
    pub name: String,
    /// What they say of themselves.
    pub headline: String,
    /// Their town.
    pub city: String,
    /// Their state or region.
    pub state: String,
    /// A picture in the small size; null for the initials.
    pub photo_url: Option<String>,
}

/// An offer as it was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offered {
    /// Minor units per `rateUnit`.
    pub rate: i64,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// The first day.
    pub start_date: Option<String>,
    /// What the employer wrote.
    pub note: String,
    /// When it was made.
    pub offered_at: i64,
}

/// A no as it was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Declined {
    /// Why.
    pub reason: String,
    /// What the employer wrote.
    pub message: String,
}

/// A step of an application.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApplicationEvent)]
pub struct Event {
    /// The state that it came to.
    pub status: String,
    /// When.
    pub at: i64,
}

impl Application {
    /// How a caller stands to it.
    #[must_use]
    pub fn relations(&self, caller: i64, may_hire: bool) -> Vec<Relation> {
        let applicant = (self.worker.id == caller).then_some(Relation::Applicant);
        may_hire.then_some(Relation::Owner).into_iter().chain(applicant).collect()
    }
}
