//! A durable queue of work that follows from a write but can't be part of it, such as searching or drawing.
//!
//! A task is enqueued in the transaction that makes it necessary, so neither can exist without the other. `schedule`
//! claims tasks that are due and performs them. A task runs at least once, because it runs again after a crash or a
//! failure. So a second run must change nothing more, which a handler ensures by checking what it already wrote.

pub mod store;

use serde::{Deserialize, Serialize};

use crate::clock::{MINUTE, SECOND};
use crate::ids::{
    ApplicationId, CardProblemId, CheckoutId, EmployerId, FeeId, ImportId, JobId, MovementId, RapidHireId,
    ScheduledMessageId, TaskId, UserId,
};

/// Number of tries before a task is given up.
pub const MAX_TRIES: i64 = 10;
/// How long a task may run, in milliseconds. One that runs longer is due again.
pub const LEASE: i64 = 5 * MINUTE;
/// Delay after the first failure, in milliseconds. Each further failure doubles it: the tenth try is about four hours
/// after the first.
const FIRST_DELAY: i64 = 30 * SECOND;
/// Maximum share of a delay that jitter adds or subtracts, so that tasks that failed together don't retry together.
const JITTER: f64 = 0.2;

/// What to do, as a name and ids. Equal tasks that haven't started are merged into one.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Notify people about new jobs that match their saved searches.
    SearchAlerts,
    /// Render the app's worker, manifest and icons for the current brand and build.
    AppFiles,
    /// Sum up the statistics of past days.
    RollUp,
    /// Merge segments of the search index.
    SearchIndex,
    /// Put the jobs of closed accounts on hold, and take those of reopened ones off.
    ClosedAccounts,
    /// Close the applications to a job that has ended, or reopen those to a job that is listed again.
    Applications(JobId),
    /// Tell an employer about an application that its sender can't take back anymore.
    ApplicationSent(ApplicationId),
    /// Send a message whose time has come.
    ScheduledMessage(ScheduledMessageId),
    /// Add someone who began to hire for an employer to its conversations.
    JoinConversations(EmployerId, UserId),
    /// Check, run or undo an import of jobs, or delete its rows.
    Import(ImportId),
    /// Ask Stripe what became of a card payment.
    CardCheckout(CheckoutId),
    /// Ask Stripe to move money that came by card.
    CardMovement(MovementId),
    /// Ask Stripe about a worker's account.
    CardAccount(UserId),
    /// Compare the ledger with what Stripe lists.
    CardReconcile,
    /// Ask every ended contract whether its money is what was agreed.
    MoneyCheck,
    /// Ask Stripe about a chargeback, or about money that came back.
    CardProblem(CardProblemId),
    /// Remind someone that their partner month ends, or cancel its fee if it's still unpaid.
    PartnerMonth(FeeId),
    /// Move a rapid hire on at a time, in milliseconds since the epoch, unless another time was set since.
    RapidHire(RapidHireId, i64),
}

/// Which loop performs a task. Another server that doesn't answer then delays nothing else.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Lane {
    /// Work on the site's own data.
    Own,
    /// Work that asks another server.
    Remote,
}

impl Lane {
    /// Returns how the lane is stored.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Remote => "remote",
        }
    }
}

impl Task {
    /// Returns which loop performs the task.
    #[must_use]
    pub const fn lane(self) -> Lane {
        match self {
            Self::CardCheckout(_)
            | Self::CardMovement(_)
            | Self::CardAccount(_)
            | Self::CardReconcile
            | Self::CardProblem(_) => Lane::Remote,
            Self::SearchAlerts
            | Self::MoneyCheck
            | Self::AppFiles
            | Self::RollUp
            | Self::SearchIndex
            | Self::ClosedAccounts
            | Self::Applications(_)
            | Self::ApplicationSent(_)
            | Self::ScheduledMessage(_)
            | Self::JoinConversations(..)
            | Self::Import(_)
            | Self::PartnerMonth(_)
            | Self::RapidHire(..) => Lane::Own,
        }
    }
}

/// A task that a worker has claimed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Claimed {
    /// Row id.
    pub id: TaskId,
    /// What to do; `None` if this version of the program doesn't know it.
    pub task: Option<Task>,
    /// Number of tries, including this one.
    pub tries: i64,
}

/// Returns the milliseconds to wait after a failed try. `random` is between 0 and 1.
#[must_use]
pub fn delay(tries: i64, random: f64) -> i64 {
    let doublings = u32::try_from(tries.clamp(1, MAX_TRIES) - 1).unwrap_or_default();
    let base = FIRST_DELAY << doublings;
    #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "at most a few hours")]
    let jitter = (base as f64 * JITTER * (2.0 * random - 1.0)) as i64;
    base + jitter
}
