//! The states of a milestone, and what the two sides can do in each. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::is_date;
use crate::contracts::model::{Due, Side, State as ContractState};
use crate::ids::{ContractId, DisputeId, MilestoneId};
use crate::money::cards::problems::model::Stop;
use crate::string_enum;
use crate::web::{Result, Validator};

/// Maximum number of milestones of a contract.
pub const MAX_MILESTONES: i64 = 100;
/// Maximum length of a title in characters.
pub const MAX_TITLE_CHARS: usize = 140;
const MAX_DETAILS_CHARS: usize = 2_000;
const MAX_AMOUNT: i64 = 10_000_000_000;

string_enum! {
    /// State of a milestone.
    #[schema(as = MilestoneState)]
    State {
        /// One side proposed it, and the other hasn't agreed.
        Proposed = "proposed",
        /// Both sides agreed on it.
        Agreed = "agreed",
        /// The worker has begun.
        InProgress = "in_progress",
        /// The worker sent the work in.
        Submitted = "submitted",
        /// The employer asked for changes.
        Returned = "returned",
        /// The employer approved it, or the clock did.
        Approved = "approved",
        /// Its invoice is paid.
        Paid = "paid",
        /// It was turned down, or both sides dropped it.
        Dropped = "dropped",
    }
}

string_enum! {
    /// What someone can do with a milestone.
    #[schema(as = MilestoneAction)]
    Action {
        /// Propose a change, or to drop it.
        Change = "change",
        /// Agree to what the other side proposed.
        Agree = "agree",
        /// Turn down what the other side proposed, or take back one's own proposal.
        Decline = "decline",
        /// Begin the work.
        Start = "start",
        /// Send the work in.
        Submit = "submit",
        /// Approve the work.
        Approve = "approve",
        /// Ask for changes.
        Return = "return",
        /// Pay for it by card ahead; the money is held until it's approved.
        Fund = "fund",
    }
}

/// What both sides agree on.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = MilestoneTerms)]
pub struct Terms {
    /// What has to be done, in a line.
    #[schema(min_length = 1, max_length = 140)]
    pub title: String,
    /// More about it.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub details: String,
    /// What the worker gets for it, in minor units; 0 if it's paid by the hour, or with another one.
    #[schema(minimum = 0, maximum = 10_000_000_000_i64)]
    pub amount: i64,
    /// When it should be done, YYYY-MM-DD; null if it's open.
    #[schema(max_length = 10)]
    pub due_on: Option<String>,
}

impl Terms {
    /// Validates the terms.
    ///
    /// # Errors
    /// 422 with the invalid fields.
    pub fn check(&self) -> Result<()> {
        let mut checks = Validator::default();
        checks.line(&self.title, MAX_TITLE_CHARS, "title", "Enter what has to be done.");
        checks.at_most(&self.details, MAX_DETAILS_CHARS, "details");
        checks.require((0..=MAX_AMOUNT).contains(&self.amount), "amount", "Enter an amount, or 0.");
        checks.require(self.due_on.as_deref().is_none_or(is_date), "dueOn", "Enter a date.");
        checks.finish()
    }

    /// Returns the terms with the spaces around texts removed.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        Self { title: self.title.trim().to_owned(), details: self.details.trim().to_owned(), ..self.clone() }
    }
}

/// A proposed change of a milestone that both sides agreed on.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MilestoneChange)]
pub struct Change {
    /// What it should become; null if it should be dropped.
    pub terms: Option<Terms>,
}

/// A milestone.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Milestone {
    /// The milestone's id.
    pub id: MilestoneId,
    /// The contract that it belongs to.
    pub contract_id: ContractId,
    /// What both sides agreed on, or what one proposed.
    pub terms: Terms,
    /// State.
    pub state: State,
    /// The side whose proposal waits for an answer: the milestone itself, or a change of it; null if nothing waits.
    pub proposed_by: Option<Side>,
    /// The proposed change; null if there's none, or if the milestone itself is proposed.
    pub change: Option<Change>,
    /// Counts every change.
    pub version: i64,
    /// What the worker said when sending the work in; empty if nothing.
    pub submit_note: String,
    /// What the employer said when asking for changes; empty if they didn't.
    pub return_note: String,
    /// When the work was sent in, in milliseconds since the epoch; null if it wasn't.
    pub submitted_at: Option<i64>,
    /// When it was approved, in milliseconds since the epoch; null if it wasn't.
    pub approved_at: Option<i64>,
    /// When the last part of it was paid, in milliseconds since the epoch; null if it isn't.
    pub paid_at: Option<i64>,
    /// Whether the clock approved it, because the employer said nothing.
    pub approved_by_clock: bool,
    /// When the clock approves it, in milliseconds since the epoch; null unless it waits for that.
    pub approve_at: Option<i64>,
    /// What was paid by card ahead and is held until it's approved, in minor units; 0 if nothing is.
    pub held: i64,
    /// Why the held money can't be moved now; null if it can, or if nothing is held.
    pub stop: Option<Stop>,
    /// The dispute that it is or was in; null if there was none.
    pub dispute_id: Option<DisputeId>,
    /// What the caller can do with it now.
    pub can: Vec<Action>,
}

impl Milestone {
    /// Returns what a side can do. Nobody proposes anything in a contract that is over, unless money is held for the milestone,
    /// but work that was agreed on can still be sent in and approved. In a dispute, its outcome settles the milestone.
    #[must_use]
    pub fn allows(&self, side: Side, contract: ContractState, action: Action) -> bool {
        if self.dispute_id.is_some() {
            return false;
        }
        let is_active = contract == ContractState::Active;
        // Money that is held needs a way back.
        let is_open = is_active || self.held > 0;
        let waits_for = self.proposed_by.map(Side::other);
        let settled = self.proposed_by.is_none();
        let by_worker = side == Side::Worker;
        match action {
            Action::Change => {
                is_open && matches!(self.state, State::Proposed | State::Agreed | State::InProgress | State::Returned)
            }
            Action::Agree => is_open && waits_for == Some(side),
            Action::Decline => is_open && !settled,
            Action::Start => is_active && by_worker && self.state == State::Agreed,
            Action::Submit => {
                let ready = matches!(self.state, State::Agreed | State::InProgress | State::Returned);
                by_worker && settled && ready
            }
            Action::Fund => is_active && !by_worker && settled && self.terms.amount > 0 && self.can_hold(),
            Action::Approve | Action::Return => !by_worker && self.state == State::Submitted,
        }
    }

    /// Returns its amount in minor units, as if the proposed change were agreed.
    #[must_use]
    pub fn planned(&self) -> i64 {
        match &self.change {
            None => self.terms.amount,
            Some(change) => change.terms.as_ref().map_or(0, |terms| terms.amount),
        }
    }

    /// Whether it waits for a side to do something.
    #[must_use]
    pub fn waits_for(&self, side: Side, due: Due) -> bool {
        match due {
            Due::Milestone => self.state != State::Dropped && self.proposed_by == Some(side.other()),
            Due::Approve => self.state == State::Submitted && self.dispute_id.is_none(),
            Due::Changes => self.state == State::Returned && self.dispute_id.is_none(),
            _ => false,
        }
    }

    /// Whether money can be held for it: both sides agreed on it, it isn't approved, and nothing is held.
    #[must_use]
    pub const fn can_hold(&self) -> bool {
        self.is_under_way() && self.dispute_id.is_none() && self.held == 0
    }

    /// Whether both sides agreed on it, and it isn't approved.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        matches!(self.state, State::Agreed | State::InProgress | State::Submitted | State::Returned)
    }
}

/// Proposes a change of a milestone, or to drop it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = MilestonePatch)]
pub struct Patch {
    /// What it should become; null to drop it.
    pub terms: Option<Terms>,
    /// The version that the caller saw. If the milestone changed since, nothing happens.
    pub version: Option<i64>,
}

/// Answers a proposal, or begins.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = MilestoneStep)]
pub struct Step {
    /// The version that the caller saw. If the milestone changed since, nothing happens.
    pub version: Option<i64>,
}
