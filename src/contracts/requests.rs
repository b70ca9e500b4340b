//! What people ask for in contracts, and what makes a request invalid. Pure: no I/O.

use serde::Deserialize;
use utoipa::ToSchema;

use super::contact::Contact;
use super::model::EndReason;
use super::terms::Terms;
use crate::clock::is_date;
use crate::ids::{ContractId, EmployerId, UserId};
use crate::text::is_blank;
use crate::web::{Result, Validator};

const MAX_NOTE_CHARS: usize = 1_000;
const MAX_TITLE_CHARS: usize = 140;

/// A contract to propose to someone with an earlier one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewDirectContract {
    /// The worker: the caller, or someone whom the caller hires.
    pub worker_id: UserId,
    /// The employer.
    pub employer_id: EmployerId,
    /// What the work is called.
    #[schema(min_length = 1, max_length = 140)]
    pub title: String,
    /// The terms.
    pub terms: Terms,
    /// The earlier contract that it follows; null if none.
    pub previous_contract_id: Option<ContractId>,
    /// Message to the other side.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub note: String,
    /// How to reach the caller's side.
    pub contact: Contact,
}

impl NewDirectContract {
    /// Validates the proposal.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.title, MAX_TITLE_CHARS, "title", "Enter what the work is called.");
        self.terms.check(&mut checks);
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        self.contact.check(&mut checks);
        checks.finish()
    }
}

/// Terms to propose instead of those in force, or of those that the other side proposed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractProposal)]
pub struct Proposal {
    /// The terms.
    pub terms: Terms,
    /// Why, in their own words.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub note: String,
    /// The newest version that the caller saw. If someone proposed another one since, nothing happens.
    pub version: Option<i64>,
}

impl Proposal {
    /// Validates the terms.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        self.terms.check(&mut checks);
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        checks.finish()
    }
}

/// Confirms a proposed contract.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractConfirmation)]
pub struct Confirmation {
    /// The version that the caller saw. If someone proposed another one since, nothing happens.
    pub version: Option<i64>,
    /// How to reach the caller's side.
    pub contact: Contact,
}

impl Confirmation {
    /// Validates the contact details.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        self.contact.check(&mut checks);
        checks.finish()
    }
}

/// Accepts changed terms.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractAcceptance)]
pub struct Acceptance {
    /// The version that the caller saw. If someone proposed another one since, nothing happens.
    pub version: Option<i64>,
}

/// Turns down a proposal, or takes it back.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractRejection)]
pub struct Rejection {
    /// The version that the caller saw. If someone proposed another one since, nothing happens.
    pub version: Option<i64>,
    /// Why, which the other side reads.
    #[schema(max_length = 1000)]
    pub reason: String,
}

impl Rejection {
    /// Validates the reason.
    ///
    /// # Errors
    /// 422 for `reason`.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.at_most(&self.reason, MAX_NOTE_CHARS, "reason");
        checks.finish()
    }
}

/// Gives notice, or agrees to the end that the other side gave notice of.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ContractEnding)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// More about it, which the other side reads.
    #[serde(default)]
    #[schema(max_length = 1000)]
    pub note: String,
    /// The last day, YYYY-MM-DD; null for the first day that the agreed notice allows.
    #[schema(max_length = 10)]
    pub on: Option<String>,
}

impl Ending {
    /// Validates the reason and the last day, which can't be before `earliest` or after `latest`.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self, earliest: &str, latest: &str) -> Result<()> {
        let mut checks = Validator::default();
        let explained = self.reason != EndReason::Other || !is_blank(&self.note);
        checks.require(explained, "note", "Say why you’re ending it.");
        checks.at_most(&self.note, MAX_NOTE_CHARS, "note");
        let on = self.on.as_deref();
        checks.require(on.is_none_or(is_date), "on", "Enter a date.");
        checks.require(on.is_none_or(|on| on >= earliest), "on", "The agreed notice makes the last day a later one.");
        checks.require(on.is_none_or(|on| on <= latest), "on", "Choose a day within a year.");
        checks.finish()
    }
}
