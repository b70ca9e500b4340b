//! Request bodies of the applications API and their validation: pure, no I/O.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{DeclineReason, Verdict};
use super::view::Application;
use crate::clock::is_date;
use crate::contracts::contact::Contact;
use crate::contracts::terms::{PayMethod, PayWhen, check_notice_days};
use crate::identity::model::first_name;
use crate::ids::ApplicationId;
use crate::pay::PayUnit;
use crate::text::is_blank;
use crate::web::patch::{Patch, patch};
use crate::web::{Result, Validator};

const MAX_MESSAGE_CHARS: usize = 4_000;
const MAX_ANSWER_CHARS: usize = 1_000;
const MAX_NOTE_CHARS: usize = 2_000;
/// Maximum number of documents on one application.
const MAX_FILES: usize = 5;
/// Maximum number of applications that one request can decline.
const MAX_BULK_DECLINE: usize = 100;
const RATE_RANGE: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;

/// A new application.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewApplication {
    /// Proposed rate in minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub proposed_rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// Message to the employer.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
    /// Answers to the job's questions, in the same order.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub answers: Vec<String>,
    /// First day the worker can start, YYYY-MM-DD; null for any day.
    #[schema(max_length = 10)]
    pub available_from: Option<String>,
    /// Tokens of the caller's own documents to attach.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub files: Vec<String>,
    /// Whether the employer hears about it only after ten seconds, so that withdrawing it until then leaves no trace. For
    /// applications that are sent by signing up or in.
    #[serde(default)]
    pub undo: bool,
}

impl NewApplication {
    /// Validates an application to a job with this many questions.
    ///
    /// # Errors
    /// 422 with the invalid fields, in the order of the form.
    pub fn check(&self, questions: usize) -> Result<()> {
        let mut checks = Validator::default();
        checks.require(RATE_RANGE.contains(&self.proposed_rate), "proposedRate", "Enter your rate.");
        checks.at_most(&self.message, MAX_MESSAGE_CHARS, "message");
        checks.require(self.answers.len() == questions, "answers", "Answer all the questions.");
        let valid_length = |answer: &String| !is_blank(answer) && answer.chars().count() <= MAX_ANSWER_CHARS;
        checks.require(
            self.answers.iter().all(valid_length),
            "answers",
            format!("Use 1 to {MAX_ANSWER_CHARS} characters for each answer."),
        );
        checks.require(self.available_from.as_deref().is_none_or(is_date), "availableFrom", "Enter a date.");
        checks.require(self.files.len() <= MAX_FILES, "files", format!("Attach {MAX_FILES} documents or fewer."));
        let has_duplicates = self.files.iter().enumerate().any(|(n, token)| self.files[..n].contains(token));
        checks.require(!has_duplicates, "files", "Attach each document only once.");
        checks.finish()
    }
}

/// Changes to an application that hasn't been opened; omitted fields stay the same.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ApplicationChange)]
pub struct ApplicationChange {
    /// Proposed rate in minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    proposed_rate: Option<i64>,
    /// Unit of the rate.
    rate_unit: Option<PayUnit>,
    /// Message to the employer.
    #[schema(max_length = 4000)]
    message: Option<String>,
    /// Answers to the questions, in the same order.
    #[schema(max_items = 5)]
    answers: Option<Vec<String>>,
    /// First day the worker can start, YYYY-MM-DD; null for any day.
    #[serde(deserialize_with = "patch")]
    #[schema(max_length = 10)]
    available_from: Patch<String>,
    /// Tokens of the caller's own documents to attach, replacing the attached ones.
    #[schema(max_items = 5)]
    files: Option<Vec<String>>,
}

impl ApplicationChange {
    /// Returns the application with the changes applied.
    #[must_use]
    pub fn merge_into(&self, before: &Application) -> NewApplication {
        let answers = || before.answers.iter().map(|answer| answer.answer.clone()).collect();
        let files = || before.files.iter().map(|file| file.token.clone()).collect();
        NewApplication {
            proposed_rate: self.proposed_rate.unwrap_or(before.proposed_rate),
            rate_unit: self.rate_unit.unwrap_or(before.rate_unit),
            message: self.message.clone().unwrap_or_else(|| before.message.clone()),
            answers: self.answers.clone().unwrap_or_else(answers),
            available_from: self.available_from.clone().unwrap_or_else(|| before.available_from.clone()),
            files: self.files.clone().unwrap_or_else(files),
            undo: false,
        }
    }
}

/// A decline, with its reason.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Decline {
    /// Reason for declining.
    pub reason: DeclineReason,
    /// Message to the applicant; `{name}` and `{job}` are replaced with the applicant's first name and the job's title.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
}

impl Decline {
    /// Validates the message.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.at_most(&self.message, MAX_MESSAGE_CHARS, "message");
        checks.finish()
    }

    /// Returns the message with its placeholders filled in, truncated to the maximum length.
    #[must_use]
    pub fn message_for(&self, name: &str, job: &str) -> String {
        // A single pass, so that a title containing "{name}" stays unchanged.
        let mut text = String::with_capacity(self.message.len());
        let mut rest = self.message.trim();
        while let Some(at) = rest.find('{') {
            text.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some(after) = rest.strip_prefix("{name}") {
                text.push_str(first_name(name));
                rest = after;
            } else if let Some(after) = rest.strip_prefix("{job}") {
                text.push_str(job);
                rest = after;
            } else {
                text.push('{');
                rest = &rest[1..];
            }
        }
        text.push_str(rest);
        text.chars().take(MAX_MESSAGE_CHARS).collect()
    }
}

/// A decline of several applications at once.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DeclineMany {
    /// Ids of the applications.
    #[schema(min_items = 1, max_items = 100)]
    pub ids: Vec<ApplicationId>,
    /// Reason for declining.
    pub reason: DeclineReason,
    /// Message to each applicant; `{name}` and `{job}` are replaced with their first name and the job's title.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
}

impl DeclineMany {
    /// Validates the body and returns the decline to send to each applicant.
    pub fn check(&self) -> Result<Decline> {
        let mut checks = Validator::default();
        let valid_count = (1..=MAX_BULK_DECLINE).contains(&self.ids.len());
        checks.require(valid_count, "ids", format!("Choose 1 to {MAX_BULK_DECLINE} applicants."));
        checks.at_most(&self.message, MAX_MESSAGE_CHARS, "message");
        checks.finish()?;
        Ok(Decline { reason: self.reason, message: self.message.clone() })
    }
}

/// A private note on an application.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewNote {
    /// Text of the note, visible only to the employer's members.
    #[schema(min_length = 1, max_length = 2000)]
    pub text: String,
}

impl NewNote {
    /// Validates the text.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.text(&self.text, MAX_NOTE_CHARS, "text", "Write a note.");
        checks.finish()
    }
}

/// The employer's verdict on an application.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct VerdictChange {
    /// The verdict; null clears it.
    pub verdict: Option<Verdict>,
}

/// An offer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Offer {
    /// Offered rate in minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    pub rate: i64,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// First day of work, YYYY-MM-DD; null if not set.
    #[schema(max_length = 10)]
    pub start_date: Option<String>,
    /// Message to the worker.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub note: String,
    /// How the worker is paid; as both agree, if left out.
    #[serde(default)]
    pub pay_method: PayMethod,
    /// When the worker is paid; on approval, if left out.
    #[serde(default)]
    pub pay_when: PayWhen,
    /// How many days before the last day either side gives notice; 1, if left out.
    #[serde(default = "one_day")]
    #[schema(minimum = 0, maximum = 90)]
    pub notice_days: i64,
    /// How to reach the employer; the worker sees it once they accept.
    pub contact: Contact,
}

const fn one_day() -> i64 {
    1
}

impl Offer {
    /// Validates the offer.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.require(RATE_RANGE.contains(&self.rate), "rate", "Enter the rate.");
        check_notice_days(&mut checks, self.notice_days, "noticeDays");
        checks.require(self.start_date.as_deref().is_none_or(is_date), "startDate", "Enter a date.");
        checks.at_most(&self.note, MAX_MESSAGE_CHARS, "note");
        self.contact.check(&mut checks);
        checks.finish()
    }
}

/// The worker's acceptance of an offer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Acceptance {
    /// How to reach the worker; only the employer's members see it.
    pub contact: Contact,
}

impl Acceptance {
    /// Validates the acceptance.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        self.contact.check(&mut checks);
        checks.finish()
    }
}
