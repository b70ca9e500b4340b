//! What the two sides of an application read: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Action, Ending, Status, Verdict};
use crate::employers::model::Rights;
use crate::jobs::model as jobs;
use crate::pay::PayUnit;
use crate::policy::Relation;

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
    /// Papers that the worker sent along.
    pub files: Vec<Attached>,
    /// When it was sent.
    pub created_at: i64,
    /// When the worker changed it, before it was read.
    pub edited_at: Option<i64>,
    /// The employer promised an answer until then.
    pub answer_by: Option<i64>,
    /// When the employer answered first.
    pub answered_at: Option<i64>,
    /// Why nobody chose, of one that is not selected.
    pub ending: Option<Ending>,
    /// What the employer thinks of it; the worker never reads it.
    pub verdict: Option<Verdict>,
    /// The employer's notes on it; the worker never learns of them.
    pub note_count: i64,
    /// When it last changed.
    pub updated_at: i64,
    /// The contract of a hired one.
    pub contract_id: Option<i64>,
    /// What the caller may do now.
    pub can: Vec<Action>,
    /// The caller may change what it says.
    pub can_edit: bool,
    /// The caller may judge it and write notes.
    pub can_judge: bool,
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
    /// Its category's id.
    pub category: String,
    /// Where it stands.
    pub status: jobs::Status,
    /// Applications to it, the withdrawn ones left out.
    pub application_count: i64,
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
    /// Jobs on this site that they were hired for.
    pub past_hires: i64,
    /// Miles from their town to the job's; null when one of them is not known.
    pub distance_miles: Option<f64>,
    /// A picture in the small size; null for the initials.
    pub photo_url: Option<String>,
}

/// A paper of an application; `/api/files/{token}` gives it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Attached {
    /// Its name in addresses.
    pub token: String,
    /// As the worker named it.
    pub name: String,
    /// What kind of file it is.
    pub media_type: String,
    /// Its size.
    pub bytes: i64,
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

/// The relations that these rights give to applications to the employer's jobs.
#[must_use]
pub fn relations(rights: Rights) -> Vec<Relation> {
    let owner = rights.hire.then_some(Relation::Owner);
    owner.into_iter().chain(rights.reads_applications().then_some(Relation::Viewer)).collect()
}

impl Application {
    /// The employer had come to this person.
    #[must_use]
    pub fn was_shortlisted(&self) -> bool {
        let chosen = [Status::Shortlisted, Status::Interviewing, Status::Offered].map(Status::as_str);
        self.events.iter().any(|event| chosen.contains(&event.status.as_str()))
    }

    /// How a caller stands to it.
    #[must_use]
    pub fn relations(&self, caller: i64, rights: Rights) -> Vec<Relation> {
        let mut relations = relations(rights);
        relations.extend((self.worker.id == caller).then_some(Relation::Applicant));
        relations
    }
}
