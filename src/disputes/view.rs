//! Disputes as the API shows them, and what someone can do in each.

use serde::Serialize;
use utoipa::ToSchema;

use super::model::{About, Action, Ending, Item, MAX_EXTENSIONS, Rule, State};
use crate::contracts::model::Side;
use crate::files::model::File;
use crate::ids::{ContractId, DisputeId, EmployerId, UserId};

/// A dispute.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dispute {
    /// Its id.
    pub id: DisputeId,
    /// The contract.
    pub contract_id: ContractId,
    /// Title of the work.
    pub work: String,
    /// The employer.
    pub employer_id: EmployerId,
    /// Name of the employer.
    pub employer: String,
    /// The worker.
    pub worker_id: UserId,
    /// Name of the worker.
    pub worker: String,
    /// The side that opened it.
    pub side: Side,
    /// What it's about.
    pub about: About,
    /// The parts of that, as they were when it was opened.
    pub items: Vec<Item>,
    /// The money in dispute, in minor units; 0 if it's not about money.
    pub claim: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What the side that opened it says.
    pub text: String,
    /// What the other side says; null before its answer.
    pub answer: Option<String>,
    /// Stage.
    pub state: State,
    /// The round of sealed ranges, 1 to 3; 0 before the first.
    pub round: i64,
    /// When that round begins, in milliseconds since the epoch.
    pub opens_at: Option<i64>,
    /// When the time of this stage is over, in milliseconds since the epoch; null once the dispute is over.
    pub due_at: Option<i64>,
    /// The side that asked for more time, to which the other side hasn't agreed; null if none did.
    pub extension_by: Option<Side>,
    /// How often both sides agreed to more time in this stage.
    pub extensions: i64,
    /// The mediator's proposal; null if there is none.
    pub proposal: Option<Proposal>,
    /// The decision; null if there is none.
    pub decision: Option<Decision>,
    /// The side that appealed; null if none did.
    pub appeal_by: Option<Side>,
    /// Why it appealed.
    pub appeal: Option<String>,
    /// The decision after the appeal; null if there is none.
    pub final_decision: Option<Decision>,
    /// How it ended; null while it's open.
    pub ending: Option<Ending>,
    /// How much of the money in dispute the worker gets, in minor units; null while it's open, and if it was withdrawn.
    pub outcome: Option<i64>,
    /// When it was opened, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it ended, in milliseconds since the epoch; null while it's open.
    pub ended_at: Option<i64>,
    /// The mediator, for the staff only.
    pub mediator_id: Option<UserId>,
    /// How often restarts lost what was sealed in this round. Not shown: what happened says it.
    #[serde(skip)]
    pub lost: i64,
    /// The caller's side; null for the staff and for members who may only read.
    pub own_side: Option<Side>,
    /// Whether the caller's side sealed a range in this round. What it sealed is never shown, not even to that side.
    pub has_sealed: bool,
    /// What the caller can do now.
    pub can: Vec<Action>,
}

/// A mediator's proposal.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeProposal)]
pub struct Proposal {
    /// What the worker would get, in minor units.
    pub amount: i64,
    /// Why.
    pub text: String,
    /// When it was made, in milliseconds since the epoch.
    pub at: i64,
    /// Whether the employer accepted it.
    pub employer_accepted: bool,
    /// Whether the worker accepted it.
    pub worker_accepted: bool,
}

impl Proposal {
    /// Whether a side accepted it.
    #[must_use]
    pub const fn is_accepted_by(&self, side: Side) -> bool {
        match side {
            Side::Employer => self.employer_accepted,
            Side::Worker => self.worker_accepted,
        }
    }
}

/// A decision.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeDecision)]
pub struct Decision {
    /// What the worker gets, in minor units.
    pub amount: i64,
    /// The rule that it rests on.
    pub rule: Rule,
    /// The reasons.
    pub reasons: String,
    /// Who decided, if it was nobody of the staff; empty otherwise.
    pub outsider: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
    /// Who of the staff decided or wrote it down. Not shown.
    #[serde(skip)]
    pub by: UserId,
}

/// A piece of evidence, the same for both sides.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeEvidence)]
pub struct Evidence {
    /// Its id.
    pub id: i64,
    /// What it is: `terms`, `milestone`, `hours`, `invoice`, `expense`, `weeks`, `payments`, `message`, `statement` or `file`.
    pub kind: String,
    /// The side that added it; null for what the site gathered when the dispute was opened.
    pub side: Option<Side>,
    /// What it's called.
    pub title: String,
    /// What it says; empty for a file.
    pub text: String,
    /// The file; null if it's none, or was deleted.
    pub file: Option<File>,
    /// SHA-256 of the text, or of the file as it was uploaded, in hexadecimal.
    pub sha256: String,
    /// When it was added, in milliseconds since the epoch.
    pub at: i64,
}

/// Something that happened in a dispute.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeEvent)]
pub struct Event {
    /// Its id.
    pub id: i64,
    /// The side that did it; null for the clock and the mediator.
    pub side: Option<Side>,
    /// What happened, as a sentence.
    pub text: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
}

/// A dispute with its evidence and what happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DisputeRoom {
    /// The dispute.
    #[serde(flatten)]
    pub dispute: Dispute,
    /// The evidence, oldest first.
    pub evidence: Vec<Evidence>,
    /// What happened, oldest first.
    pub events: Vec<Event>,
}

/// Who looks at a dispute.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Reader {
    /// Someone who acts for a side.
    Side(Side),
    /// Someone of the staff who could mediate.
    Staff {
        /// The person.
        user: UserId,
        /// Whether the operator named someone outside the staff who hears appeals.
        has_outsider: bool,
    },
    /// A member of the employer who may only read.
    Member,
}

impl Dispute {
    /// Returns what someone can do in the dispute now.
    #[must_use]
    pub fn allowed(&self, reader: Reader, now: i64) -> Vec<Action> {
        match reader {
            Reader::Side(side) => {
                Action::ALL.iter().copied().filter(|action| self.allows(side, *action, now)).collect()
            }
            Reader::Staff { user, has_outsider } => {
                Action::ALL.iter().copied().filter(|action| self.lets(user, *action, has_outsider)).collect()
            }
            Reader::Member => Vec::new(),
        }
    }

    /// Whether a round of sealed ranges is under way.
    #[must_use]
    pub fn is_sealing(&self, now: i64) -> bool {
        self.state == State::Settling && self.opens_at.is_some_and(|at| at <= now)
    }

    fn allows(&self, side: Side, action: Action, now: i64) -> bool {
        let (is_opener, state) = (self.side == side, self.state);
        let unanswered = self.proposal.as_ref().is_some_and(|proposal| !proposal.is_accepted_by(side));
        let sealing = self.is_sealing(now);
        match action {
            Action::Answer => state == State::Answering && !is_opener,
            Action::Accept => (state == State::Answering && !is_opener) || (state == State::Proposed && unanswered),
            Action::Reject => state == State::Proposed && unanswered,
            Action::Range => sealing && !self.has_sealed,
            Action::Extend => {
                let waits = matches!(state, State::Answering | State::Proposed) || sealing;
                waits && self.extension_by != Some(side) && self.extensions < MAX_EXTENSIONS
            }
            Action::Add => !state.is_over() && state != State::Decided,
            Action::Withdraw => !state.is_over() && !matches!(state, State::Decided | State::Appealed) && is_opener,
            Action::Appeal => state == State::Decided,
            Action::Take | Action::Propose | Action::Decide => false,
        }
    }

    fn lets(&self, user: UserId, action: Action, has_outsider: bool) -> bool {
        let is_own = self.mediator_id == Some(user);
        let waits = matches!(self.state, State::Mediating | State::Appealed);
        match action {
            // Who decided first can only write down what the outsider decides.
            Action::Take => waits && !is_own && (has_outsider || !self.decided_by(user)),
            Action::Propose => self.state == State::Mediating && is_own && self.proposal.is_none(),
            Action::Decide => waits && is_own,
            _ => false,
        }
    }

    /// Whether a person of the staff made the first decision, and so can't hear the appeal.
    #[must_use]
    pub fn decided_by(&self, user: UserId) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.by == user)
    }
}
