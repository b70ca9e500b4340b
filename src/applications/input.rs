//! What people send: applications, changes, answers. Pure, no I/O.

use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{DeclineReason, Verdict};
use super::view::Application;
use crate::clock::is_date;
use crate::identity::model::first_name;
use crate::pay::PayUnit;
use crate::web::patch::{Patch, patch};
use crate::web::{Result, Validator};

const MESSAGE: usize = 4_000;
const ANSWER: usize = 1_000;
const NOTE: usize = 2_000;
/// Papers of one application.
const FILES: usize = 5;
/// Applications that one request declines.
const AT_ONCE: usize = 100;
const RATE: std::ops::RangeInclusive<i64> = 1..=10_000_000_000;

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
    /// Own documents to send along, by their tokens.
    #[serde(default)]
    #[schema(max_items = 5)]
    pub files: Vec<String>,
}

impl Apply {
    /// Validator an application to a job with this many questions.
    ///
    /// # Errors
    /// 422 with the fields in the order of the form.
    pub fn check(&self, questions: usize) -> Result<()> {
        let mut checks = Validator::default();
        checks.require(RATE.contains(&self.proposed_rate), "proposedRate", "Enter your rate.");
        checks.at_most(&self.message, MESSAGE, "message");
        checks.require(self.answers.len() == questions, "answers", "Answer every question.");
        let fits = |answer: &String| !answer.trim().is_empty() && answer.chars().count() <= ANSWER;
        checks.require(self.answers.iter().all(fits), "answers", format!("An answer has 1 to {ANSWER} characters."));
        checks.require(self.available_from.as_deref().is_none_or(is_date), "availableFrom", "Enter a date.");
        checks.require(self.files.len() <= FILES, "files", format!("Send {FILES} papers or fewer."));
        let twice = self.files.iter().enumerate().any(|(n, token)| self.files[..n].contains(token));
        checks.require(!twice, "files", "A paper is sent once.");
        checks.done()
    }
}

/// A change of an application that nobody has read: what is named is replaced.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ApplicationChange)]
pub struct Change {
    /// Minor units per `rateUnit`.
    #[schema(minimum = 1, maximum = 10_000_000_000_i64)]
    proposed_rate: Option<i64>,
    /// What the rate is for.
    rate_unit: Option<PayUnit>,
    /// A few words to the other side.
    #[schema(max_length = 4000)]
    message: Option<String>,
    /// In the order of the questions that were answered.
    #[schema(max_items = 5)]
    answers: Option<Vec<String>>,
    /// YYYY-MM-DD; null for any day.
    #[serde(deserialize_with = "patch")]
    #[schema(max_length = 10)]
    available_from: Patch<String>,
    /// Own documents to send along, by their tokens.
    #[schema(max_items = 5)]
    files: Option<Vec<String>>,
}

impl Change {
    /// The application as it is after the change.
    #[must_use]
    pub fn apply(&self, before: &Application) -> Apply {
        let answers = || before.answers.iter().map(|one| one.answer.clone()).collect();
        let files = || before.files.iter().map(|one| one.token.clone()).collect();
        Apply {
            proposed_rate: self.proposed_rate.unwrap_or(before.proposed_rate),
            rate_unit: self.rate_unit.unwrap_or(before.rate_unit),
            message: self.message.clone().unwrap_or_else(|| before.message.clone()),
            answers: self.answers.clone().unwrap_or_else(answers),
            available_from: self.available_from.clone().unwrap_or_else(|| before.available_from.clone()),
            files: self.files.clone().unwrap_or_else(files),
        }
    }
}

/// A no, with its reason.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Decline {
    /// Why.
    pub reason: DeclineReason,
    /// A few words to the other side; `{name}` and `{job}` stand for the person's first name and the job's title.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
}

impl Decline {
    /// Validator a no.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.at_most(&self.message, MESSAGE, "message");
        checks.done()
    }

    /// The words to this person.
    #[must_use]
    pub fn words_to(&self, name: &str, job: &str) -> String {
        // One pass over the words: a title that holds "{name}" stays as it is.
        let mut words = String::with_capacity(self.message.len());
        let mut rest = self.message.trim();
        while let Some(at) = rest.find('{') {
            words.push_str(&rest[..at]);
            rest = &rest[at..];
            if let Some(after) = rest.strip_prefix("{name}") {
                words.push_str(first_name(name));
                rest = after;
            } else if let Some(after) = rest.strip_prefix("{job}") {
                words.push_str(job);
                rest = after;
            } else {
                words.push('{');
                rest = &rest[1..];
            }
        }
        words.push_str(rest);
        words.chars().take(MESSAGE).collect()
    }
}

/// A no to several people at once.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct DeclineMany {
    /// The applications.
    #[schema(min_items = 1, max_items = 100)]
    pub ids: Vec<i64>,
    /// Why.
    pub reason: DeclineReason,
    /// A few words to each; `{name}` and `{job}` stand for the person's first name and the job's title.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub message: String,
}

impl DeclineMany {
    /// The no that each of them gets, checked.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<Decline> {
        let mut checks = Validator::default();
        let some = (1..=AT_ONCE).contains(&self.ids.len());
        checks.require(some, "ids", format!("Choose 1 to {AT_ONCE} people."));
        checks.at_most(&self.message, MESSAGE, "message");
        checks.done()?;
        Ok(Decline { reason: self.reason, message: self.message.clone() })
    }
}

/// A private note on an application.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewNote {
    /// Read by the employer's members only.
    #[schema(min_length = 1, max_length = 2000)]
    pub text: String,
}

impl NewNote {
    /// Validator a note.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.text(&self.text, NOTE, "text", "Write the note.");
        checks.done()
    }
}

/// What the employer thinks of an application.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Judged {
    /// Null takes it back.
    pub verdict: Option<Verdict>,
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
    /// Validator an offer.
    ///
    /// # Errors
    /// 422.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.require(RATE.contains(&self.rate), "rate", "Enter the rate.");
        checks.require(self.start_date.as_deref().is_none_or(is_date), "startDate", "Enter a date.");
        checks.at_most(&self.note, MESSAGE, "note");
        checks.done()
    }
}
