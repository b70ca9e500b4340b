//! The states of a contract, and what the two sides can do in each. Pure: no I/O.

use crate::clock::DAY;
use crate::string_enum;

/// How long a proposed contract waits for an answer, in milliseconds.
pub const PROPOSAL_TTL: i64 = 30 * DAY;
/// Maximum number of versions of one contract's terms.
pub const MAX_VERSIONS: i64 = 100;

string_enum! {
    /// A side of a contract.
    #[schema(as = ContractSide)]
    Side {
        /// The hiring side.
        Employer = "employer",
        /// The hired side.
        Worker = "worker",
    }
}

string_enum! {
    /// State of a contract.
    #[schema(as = ContractState)]
    State {
        /// One side proposed it, and the other hasn't confirmed it.
        Proposed = "proposed",
        /// Both sides confirmed it.
        Active = "active",
        /// It's over, or was never confirmed.
        Ended = "ended",
    }
}

string_enum! {
    /// What someone can do with a contract.
    #[schema(as = ContractAction)]
    Action {
        /// Confirm a proposed contract.
        Confirm = "confirm",
        /// Propose other terms.
        Propose = "propose",
        /// Accept changed terms.
        Accept = "accept",
        /// Turn down what the other side proposed, or take back one's own proposal.
        Reject = "reject",
        /// Give notice, or agree to the end that the other side gave notice of.
        End = "end",
        /// Take back one's own notice.
        Resume = "resume",
    }
}

string_enum! {
    /// What is open for the caller.
    #[schema(as = ContractDue)]
    Due {
        /// A proposed contract to confirm.
        Confirm = "confirm",
        /// Changed terms to accept or turn down.
        Terms = "terms",
        /// The other side gave notice.
        Notice = "notice",
        /// A milestone, or a change of one, to agree to.
        Milestone = "milestone",
        /// Work that was sent in, to approve.
        Approve = "approve",
        /// Work to change before it's approved.
        Changes = "changes",
        /// A shift to confirm.
        Shift = "shift",
        /// Attendance that the worker contests, to confirm or correct.
        Attendance = "attendance",
        /// A week's hours to approve.
        Hours = "hours",
        /// A week's hours to send in.
        Timesheet = "timesheet",
        /// An expense to approve.
        Expense = "expense",
        /// An invoice to pay.
        Pay = "pay",
        /// A payment that the other side recorded, to confirm.
        Payment = "payment",
        /// Something to answer in a dispute.
        Dispute = "dispute",
        /// A review to write.
        Review = "review",
    }
}

string_enum! {
    /// Status of a version of the terms.
    #[schema(as = ContractVersionStatus)]
    VersionStatus {
        /// Waiting for the other side's answer.
        Proposed = "proposed",
        /// Accepted by the other side.
        Accepted = "accepted",
        /// Turned down by the other side.
        Rejected = "rejected",
        /// Taken back by the side that proposed it.
        Withdrawn = "withdrawn",
        /// Replaced by another proposal.
        Replaced = "replaced",
    }
}

string_enum! {
    /// How a contract ended, or is about to end.
    #[schema(as = ContractEndCause)]
    EndCause {
        /// One side gave notice.
        Notice = "notice",
        /// Both sides agreed.
        Agreed = "agreed",
        /// The other side turned it down.
        Rejected = "rejected",
        /// The side that proposed it took it back.
        Withdrawn = "withdrawn",
        /// Nobody answered the proposal.
        Lapsed = "lapsed",
    }
}

string_enum! {
    /// Why someone ends a contract.
    #[schema(as = ContractEndReason)]
    EndReason {
        /// The work is done.
        Done = "done",
        /// The last day has come.
        TimeUp = "time_up",
        /// Plans changed.
        PlansChanged = "plans_changed",
        /// It isn't working out.
        NotWorkingOut = "not_working_out",
        /// Someone didn't come.
        NoShow = "no_show",
        /// Anything else.
        Other = "other",
    }
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Employer => Self::Worker,
            Self::Worker => Self::Employer,
        }
    }
}

impl Action {
    /// Returns the path of the action's route, as in the policy matrix.
    #[must_use]
    pub fn path(self) -> String {
        format!("/api/contracts/{{id}}/{}", self.as_str())
    }
}

/// How soon something that is open wants an answer.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Urgency {
    /// Others wait for it, or it has a deadline.
    Soon,
    /// It's about money.
    Money,
    /// The rest.
    Rest,
}

impl Due {
    /// Returns how soon it wants an answer.
    #[must_use]
    pub const fn urgency(self) -> Urgency {
        match self {
            Self::Confirm
            | Self::Shift
            | Self::Attendance
            | Self::Approve
            | Self::Hours
            | Self::Changes
            | Self::Timesheet
            | Self::Dispute => Urgency::Soon,
            Self::Pay | Self::Payment | Self::Expense => Urgency::Money,
            Self::Milestone | Self::Terms | Self::Notice | Self::Review => Urgency::Rest,
        }
    }
}

impl EndReason {
    /// Returns the reason as a sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Done => "The work is done.",
            Self::TimeUp => "The last day has come.",
            Self::PlansChanged => "Plans changed.",
            Self::NotWorkingOut => "It isn’t working out.",
            Self::NoShow => "Someone didn’t come.",
            Self::Other => "",
        }
    }
}
