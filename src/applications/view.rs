//! An application as the API returns it, to the worker and to the employer: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use super::interview::Interview;
use super::model::{Action, Ending, Status, Verdict};
use crate::contracts::contact::Contacts;
use crate::contracts::terms::{PayMethod, PayWhen};
use crate::employers::model::Rights;
use crate::ids::{ApplicationId, ContractId, EmployerId, JobId, UserId};
use crate::jobs::model as jobs;
use crate::pay::PayUnit;
use crate::policy::Relation;

/// An application, as the applicant or the employer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Application {
    /// The application's id.
    pub id: ApplicationId,
    /// The job's id.
    pub job_id: JobId,
    /// Summary of the job.
    pub job: JobSummary,
    /// Current status.
    pub status: Status,
    /// Proposed rate in minor units per `rateUnit`.
    pub proposed_rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// The worker's message.
    pub message: String,
    /// Answers to the job's questions.
    pub answers: Vec<AnsweredQuestion>,
    /// First day the worker can start, YYYY-MM-DD; null for any day.
    pub available_from: Option<String>,
    /// The applicant.
    pub worker: Worker,
    /// The latest offer; null if none was made.
    pub offer: Option<ApplicationOffer>,
    /// The interview; null unless the status is `interviewing` and a time is set.
    pub interview: Option<Interview>,
    /// The employer's decline; null if there is none.
    pub decline: Option<ApplicationDecline>,
    /// Status changes, oldest first; at most the latest 50.
    pub events: Vec<StatusChange>,
    /// Documents that the worker attached.
    pub files: Vec<AttachedDocument>,
    /// When it was sent, in milliseconds since the epoch.
    pub created_at: i64,
    /// When the worker last edited it, in milliseconds since the epoch; null if never.
    pub edited_at: Option<i64>,
    /// Reply deadline, in milliseconds since the epoch; null if there is none.
    pub answer_by: Option<i64>,
    /// When the employer first replied, in milliseconds since the epoch; null before that.
    pub answered_at: Option<i64>,
    /// Why it wasn't selected; null in any other status.
    pub ending: Option<Ending>,
    /// The employer's private verdict; null when unset, and for anyone but the employer's members.
    pub verdict: Option<Verdict>,
    /// Number of the employer's private notes; 0 for anyone but the employer's members.
    pub note_count: i64,
    /// When its status or content last changed, in milliseconds since the epoch.
    pub updated_at: i64,
    /// Id of the contract; null unless hired.
    pub contract_id: Option<ContractId>,
    /// How the two sides reach each other; null unless hired.
    pub contacts: Option<Contacts>,
    /// Actions that the caller may take now.
    pub can: Vec<Action>,
    /// Whether the caller may edit it.
    pub can_edit: bool,
    /// Whether the caller may set the verdict and write notes.
    pub can_rate: bool,
    /// The employer's id.
    #[serde(skip)]
    pub employer_id: EmployerId,
}

/// Summary of an application's job.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApplicationJob)]
pub struct JobSummary {
    /// The job's id.
    pub id: JobId,
    /// The job's title.
    pub title: String,
    /// Id of the job's category.
    pub category: String,
    /// Job type.
    pub kind: jobs::Kind,
    /// When the work happens, in free text.
    pub when_text: Option<String>,
    /// First day, YYYY-MM-DD.
    pub start_date: Option<String>,
    /// Last day, YYYY-MM-DD.
    pub end_date: Option<String>,
    /// When the work starts, HH:MM.
    pub start_time: Option<String>,
    /// When the work ends, HH:MM.
    pub end_time: Option<String>,
    /// Current status of the job.
    pub status: jobs::Status,
    /// Number of applications to the job, excluding withdrawn ones.
    pub application_count: i64,
    /// Number of openings already filled.
    pub filled: i64,
    /// Town of the job.
    pub city: String,
    /// State or region of the job.
    pub state: String,
    /// Display name of the employer.
    pub posted_by: String,
    /// Whether the employer is a private person.
    pub by_person: bool,
}

/// A question with its answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnsweredQuestion {
    /// The question as it read when the application was sent.
    pub question: String,
    /// The worker's answer.
    pub answer: String,
}

/// The applicant.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Worker {
    /// The worker's id.
    pub id: UserId,
    /// Full name for the worker themselves and once they're hired; otherwise first name and last initial.
    pub name: String,
    /// Headline of their profile.
    pub headline: String,
    /// Their town; empty when not given.
    pub city: String,
    /// Their state or region; empty when not given.
    pub state: String,
    /// Number of times they were hired on this site.
    pub past_hires: i64,
    /// Straight-line distance in miles from their town to the job's; null if either town is unknown.
    pub distance_miles: Option<f64>,
    /// URL of the small version of their photo; null if there is none.
    pub photo_url: Option<String>,
}

/// A document attached to an application; download it from `/api/files/{token}`.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AttachedDocument {
    /// Token of the file in URLs.
    pub token: String,
    /// File name.
    pub name: String,
    /// Media type.
    pub media_type: String,
    /// Size in bytes.
    pub bytes: i64,
}

/// The terms of an offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationOffer {
    /// Offered rate in minor units per `rateUnit`.
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// First day of work, YYYY-MM-DD; null if not set.
    pub start_date: Option<String>,
    /// How the worker is paid.
    pub pay_method: PayMethod,
    /// When the worker is paid.
    pub pay_when: PayWhen,
    /// How many days before the last day either side gives notice.
    pub notice_days: i64,
    /// The employer's message.
    pub note: String,
    /// When it was made, in milliseconds since the epoch.
    pub offered_at: i64,
}

/// An employer's decline.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationDecline {
    /// Reason for declining.
    pub reason: String,
    /// The employer's message.
    pub message: String,
}

/// A status change of an application.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ApplicationEvent)]
pub struct StatusChange {
    /// The new status.
    pub status: String,
    /// When it changed, in milliseconds since the epoch.
    pub at: i64,
}

/// Returns the relations that these permissions grant to applications for an employer's jobs.
#[must_use]
pub fn relations(rights: Rights) -> Vec<Relation> {
    let owner = rights.hire.then_some(Relation::Owner);
    owner.into_iter().chain(rights.can_view_applications().then_some(Relation::Viewer)).collect()
}

impl Application {
    /// Returns whether the applicant was ever shortlisted, in interviews or offered the job.
    #[must_use]
    pub fn was_shortlisted(&self) -> bool {
        self.has_been(&[Status::Shortlisted, Status::Interviewing, Status::Offered])
    }

    /// Returns whether the application ever had one of the statuses.
    #[must_use]
    pub fn has_been(&self, statuses: &[Status]) -> bool {
        self.events.iter().any(|event| statuses.iter().any(|status| status.as_str() == event.status))
    }

    /// Returns the caller's relations to the application. Whoever applied is only the applicant, even as a member of the
    /// employer: nobody reads or decides about their own application.
    #[must_use]
    pub fn relations(&self, caller: Option<UserId>, rights: Rights) -> Vec<Relation> {
        if Some(self.worker.id) == caller {
            return vec![Relation::Applicant];
        }
        relations(rights)
    }

    /// Removes what the worker wrote and attached, and what their profile says; the short name and the rate stay.
    pub fn strip(&mut self) {
        self.message.clear();
        self.answers.clear();
        self.files.clear();
        self.available_from = None;
        let worker = &mut self.worker;
        (worker.headline, worker.city, worker.state) = Default::default();
        (worker.distance_miles, worker.photo_url) = (None, None);
    }
}
