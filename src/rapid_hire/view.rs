//! Rapid hires and offers, as the API returns them: pure, no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{Action, OfferState, State};
use super::town::Town;
use crate::contracts::contact::Contact;
use crate::ids::{ContactId, ContractId, EmployerId, JobId, RapidHireId, RapidOfferId, ShiftId, UserId};
use crate::jobs::model::Status as JobStatus;
use crate::pay::PayUnit;
use crate::shifts::model::State as ShiftState;

/// The work that a rapid hire is for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidWork {
    /// The job that it fills.
    pub job_id: JobId,
    /// Title of the job.
    pub title: String,
    /// Name of the employer; for a person, first name and last initial until they hire the reader.
    pub employer: String,
    /// The name that the job's page shows.
    #[serde(skip)]
    pub public_employer: String,
    /// Town of the work.
    pub city: String,
    /// State or region of the town.
    pub region: String,
    /// When the work begins, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch.
    pub ends_at: i64,
    /// Rate in minor units per `rateUnit`.
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What to know; empty if nothing.
    pub notes: String,
}

impl RapidWork {
    /// Returns the work as it's shown to people who aren't hired.
    #[must_use]
    pub fn before_hire(mut self) -> Self {
        self.employer.clone_from(&self.public_employer);
        self
    }
}

/// A rapid hire, as the employer sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidHire {
    /// The hire's id.
    pub id: RapidHireId,
    /// Id of the employer.
    pub employer_id: EmployerId,
    /// The work.
    #[serde(flatten)]
    pub work: RapidWork,
    /// Number of people who are needed.
    pub openings: i64,
    /// Number of people who have confirmed and whom nobody has to replace.
    pub confirmed: i64,
    /// Number of those who have clocked in.
    pub arrived: i64,
    /// State.
    pub state: State,
    /// Number of the last wave of people who were asked; 0 before the first.
    pub wave: i64,
    /// Whether there's nobody left to ask right now.
    pub nobody_left: bool,
    /// When it was created, in milliseconds since the epoch.
    pub created_at: i64,
    /// Whether the caller can stop it.
    pub can_stop: bool,
    /// State of the job.
    #[serde(skip)]
    pub job_status: JobStatus,
    /// Openings of the job that are filled.
    #[serde(skip)]
    pub filled: i64,
    /// Who hires.
    #[serde(skip)]
    pub user: UserId,
    /// How to reach the employer.
    #[serde(skip)]
    pub contact: ContactId,
    /// Category of the job.
    #[serde(skip)]
    pub category: String,
    /// Where the work is.
    #[serde(skip)]
    pub town: Town,
}

/// A rapid hire with everyone who was asked, in order.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidHirePanel {
    /// The hire.
    #[serde(flatten)]
    pub hire: RapidHire,
    /// Everyone who was asked, in the order in which they get the job; at most 300.
    pub offers: Vec<RapidOfferLine>,
}

/// Someone who was asked, as the employer sees them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidOfferLine {
    /// The offer's id.
    pub id: RapidOfferId,
    /// First name and last initial; the full name once they are hired.
    pub name: String,
    /// Why they are at this position.
    #[serde(flatten)]
    pub standing: Standing,
    /// State.
    pub state: OfferState,
    /// Until when they can answer, in milliseconds since the epoch.
    pub answer_by: i64,
    /// Until when they can confirm, in milliseconds since the epoch; null unless they were chosen.
    pub confirm_by: Option<i64>,
    /// The contract; null before they are hired.
    pub contract_id: Option<ContractId>,
    /// The shift; null before they are hired.
    pub shift: Option<RapidShift>,
    /// What the caller can do.
    pub can: Vec<Action>,
}

/// Someone's position among those who were asked, and the reason for it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RapidStanding)]
pub struct Standing {
    /// The wave, from 1.
    pub wave: i64,
    /// The position in the wave, from 1.
    pub position: i64,
    /// Days since the last job; null if they never had one here.
    pub waited_days: Option<i64>,
    /// Shifts of the last 90 days that they confirmed and missed.
    pub missed: i64,
    /// Days since the last job, at most 30, minus 10 for each missed shift. More come first.
    pub points: i64,
    /// Miles from their town to the work, to one decimal.
    pub distance_miles: f64,
}

/// Whether someone who was hired is there.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidShift {
    /// The shift's id.
    pub id: ShiftId,
    /// State.
    pub state: ShiftState,
    /// Whether they are late, or came late.
    pub is_late: bool,
    /// When they clocked in, in milliseconds since the epoch; null if they didn't.
    pub arrived_at: Option<i64>,
}

impl RapidShift {
    /// Whether the person is missing, so that someone else may be needed.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        match self.state {
            ShiftState::Declined | ShiftState::NoShow => true,
            ShiftState::Confirmed => self.is_late,
            _ => false,
        }
    }

    /// Whether the person came.
    #[must_use]
    pub const fn has_come(&self) -> bool {
        matches!(self.state, ShiftState::Working | ShiftState::Done)
    }
}

/// An offer, as the person sees it who was asked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RapidOffer {
    /// The offer's id.
    pub id: RapidOfferId,
    /// The work.
    #[serde(flatten)]
    pub work: RapidWork,
    /// The person's position, and the reason for it.
    #[serde(flatten)]
    pub standing: Standing,
    /// Number of people in the wave.
    pub in_wave: i64,
    /// State.
    pub state: OfferState,
    /// Until when they can answer, in milliseconds since the epoch.
    pub answer_by: i64,
    /// Until when they can confirm, in milliseconds since the epoch; null unless they were chosen.
    pub confirm_by: Option<i64>,
    /// The contract; null before they are hired.
    pub contract_id: Option<ContractId>,
    /// How the employer would reach them, from what they gave last time; null unless they can confirm.
    pub contact: Option<Contact>,
    /// Where the work is and how to reach the employer; null before they are hired.
    pub employer_contact: Option<Contact>,
    /// What they can do now.
    pub can: Vec<Action>,
}

/// An offer, as stored.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The offer's id.
    pub id: RapidOfferId,
    /// The hire.
    pub hire: RapidHireId,
    /// Who was asked.
    pub worker: UserId,
    /// Their full name.
    pub name: String,
    /// Their position.
    pub standing: Standing,
    /// State.
    pub state: OfferState,
    /// Until when they can answer, in milliseconds since the epoch.
    pub answer_by: i64,
    /// Until when they can confirm, in milliseconds since the epoch.
    pub confirm_by: Option<i64>,
    /// The contract.
    pub contract: Option<ContractId>,
    /// The shift.
    pub shift: Option<RapidShift>,
}

impl Offer {
    /// Returns what the worker can do at a time.
    #[must_use]
    pub fn worker_can(&self, now: i64) -> Vec<Action> {
        match self.state {
            OfferState::Offered if now < self.answer_by => vec![Action::Accept, Action::Decline],
            OfferState::Accepted => vec![Action::Decline],
            OfferState::Chosen if self.confirm_by.is_some_and(|by| now < by) => vec![Action::Confirm, Action::Decline],
            _ => Vec::new(),
        }
    }

    /// Whether the employer can look for someone else while the work lasts.
    #[must_use]
    pub fn can_replace(&self, hire: &RapidHire, now: i64) -> bool {
        let is_missing = self.shift.is_some_and(|shift| shift.is_missing());
        self.state == OfferState::Confirmed && is_missing && hire.state != State::Ended && now < hire.work.ends_at
    }
}
