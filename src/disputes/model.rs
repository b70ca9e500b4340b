//! The stages of a dispute, who acts in each, and how sealed ranges meet. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::DAY;
use crate::contracts::model::Side;
use crate::string_enum;

/// Maximum number of disputes about one contract.
pub const MAX_DISPUTES: i64 = 20;
/// How long after a contract's end a dispute can be opened, in milliseconds.
pub const OPENING_WINDOW: i64 = 180 * DAY;
/// Maximum number of rounds of sealed ranges.
pub const MAX_ROUNDS: i64 = 3;
/// How often a round begins again because a restart lost what was sealed in it.
pub const MAX_LOST: i64 = 2;
/// How long after a round without a match the next one begins, in milliseconds.
pub const ROUND_PAUSE: i64 = DAY;
/// Working days to seal a range, to answer a proposal and to appeal.
pub const STEP_DAYS: i64 = 3;
/// Working days within which a mediator should act.
pub const MEDIATOR_DAYS: i64 = 5;
/// Working days to appeal against a decision.
pub const APPEAL_DAYS: i64 = 5;
/// Working days that an agreed extension adds.
pub const EXTENSION_DAYS: i64 = 3;
/// Maximum number of extensions of one stage.
pub const MAX_EXTENSIONS: i64 = 2;
/// Maximum length of what sides and mediators write, in characters.
pub const MAX_TEXT_CHARS: usize = 4_000;

string_enum! {
    /// What is in dispute.
    #[schema(as = DisputeSubject)]
    About {
        /// A milestone that isn't approved.
        Milestone = "milestone",
        /// Hours that aren't approved, by line.
        Hours = "hours",
        /// An invoice, and so what was or wasn't paid.
        Payment = "payment",
        /// Pay that was never billed: hours that were never entered, or a promise. Only a worker can claim it.
        Extra = "extra",
        /// A declined expense. Only a worker can claim it.
        Expense = "expense",
        /// Damage. Only an employer can claim it.
        Damage = "damage",
        /// How someone behaved; no money.
        Conduct = "conduct",
    }
}

impl About {
    /// Whether a side can open a dispute about it.
    #[must_use]
    pub const fn is_for(self, side: Side) -> bool {
        match self {
            Self::Milestone | Self::Hours | Self::Payment | Self::Conduct => true,
            Self::Extra | Self::Expense => matches!(side, Side::Worker),
            Self::Damage => matches!(side, Side::Employer),
        }
    }
}

string_enum! {
    /// Stage of a dispute.
    #[schema(as = DisputeState)]
    State {
        /// The other side has to answer.
        Answering = "answering",
        /// Both sides seal what they would accept.
        Settling = "settling",
        /// A mediator reads both sides.
        Mediating = "mediating",
        /// Both sides answer the mediator's proposal.
        Proposed = "proposed",
        /// The mediator decided, and either side can appeal.
        Decided = "decided",
        /// Somebody else hears the appeal.
        Appealed = "appealed",
        /// The sides settled it.
        Settled = "settled",
        /// It was decided, and the decision is final.
        Closed = "closed",
        /// Whoever opened it took it back.
        Withdrawn = "withdrawn",
    }
}

string_enum! {
    /// How a dispute ended.
    #[schema(as = DisputeEnding)]
    Ending {
        /// One side accepted what the other asks for.
        Conceded = "conceded",
        /// The sealed ranges met.
        Ranges = "ranges",
        /// Both sides accepted the mediator's proposal.
        Proposal = "proposal",
        /// The mediator decided, and nobody appealed.
        Decision = "decision",
        /// An appeal was decided.
        Appeal = "appeal",
        /// Whoever opened it took it back.
        Withdrawn = "withdrawn",
    }
}

string_enum! {
    /// The rule that a decision rests on.
    #[schema(as = DisputeRule)]
    Rule {
        /// What the contract says counts.
        Terms = "terms",
        /// Recorded work that nobody questioned in time counts.
        Record = "record",
        /// What wasn't delivered isn't paid.
        Undelivered = "undelivered",
        /// Work that falls short of what was agreed is paid in part.
        Partial = "partial",
        /// Work that was done because it was asked for is paid.
        Asked = "asked",
        /// Both sides share the cost of what neither could help.
        Shared = "shared",
        /// The site's rules of conduct.
        Conduct = "conduct",
    }
}

string_enum! {
    /// What someone can do in a dispute.
    #[schema(as = DisputeAction)]
    Action {
        /// Say one's side of it.
        Answer = "answer",
        /// Accept what the other side asks for, or the mediator's proposal.
        Accept = "accept",
        /// Turn the mediator's proposal down.
        Reject = "reject",
        /// Seal a range.
        Range = "range",
        /// Ask for more time, or agree to it.
        Extend = "extend",
        /// Add evidence.
        Add = "add",
        /// Take the dispute back.
        Withdraw = "withdraw",
        /// Appeal against the decision.
        Appeal = "appeal",
        /// Take on the case as its mediator.
        Take = "take",
        /// Make a proposal to both sides.
        Propose = "propose",
        /// Decide.
        Decide = "decide",
    }
}

impl State {
    /// Returns the stage in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Answering => "Waiting for an answer",
            Self::Settling => "Settling in private",
            Self::Mediating => "With a mediator",
            Self::Proposed => "Proposal to answer",
            Self::Decided => "Decided",
            Self::Appealed => "Appeal",
            Self::Settled => "Settled",
            Self::Closed => "Closed",
            Self::Withdrawn => "Withdrawn",
        }
    }

    /// Whether it's over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Settled | Self::Closed | Self::Withdrawn)
    }
}

impl Ending {
    /// Returns the state that it leads to.
    #[must_use]
    pub const fn state(self) -> State {
        match self {
            Self::Conceded | Self::Ranges | Self::Proposal => State::Settled,
            Self::Decision | Self::Appeal => State::Closed,
            Self::Withdrawn => State::Withdrawn,
        }
    }
}

impl Rule {
    /// Returns the rule as a sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Terms => "What the contract says counts.",
            Self::Record => "Recorded work that nobody questioned in time counts.",
            Self::Undelivered => "What wasn’t delivered isn’t paid.",
            Self::Partial => "Work that falls short of what was agreed is paid in part.",
            Self::Asked => "Work that was done because it was asked for is paid.",
            Self::Shared => "Both sides share the cost of what neither could help.",
            Self::Conduct => "The site’s rules of conduct count.",
        }
    }
}

/// A part of what is in dispute.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DisputeItem)]
pub struct Item {
    /// Id of the milestone, the entry of hours or the invoice.
    pub id: i64,
    /// What it's called.
    pub title: String,
    /// What it's worth, in minor units.
    pub amount: i64,
}

/// What a side would accept that the worker gets, in minor units. It's never part of a response, nor of a log.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DisputeRange)]
pub struct Range {
    /// The least.
    #[schema(minimum = 0)]
    pub min: i64,
    /// The most.
    #[schema(minimum = 0)]
    pub max: i64,
}

/// Returns what the worker gets if the ranges meet: the middle of what both would accept. Half a cent goes to the worker.
#[must_use]
pub fn meet(one: Range, other: Range) -> Option<i64> {
    let (low, high) = (one.min.max(other.min), one.max.min(other.max));
    (low <= high).then(|| low + (high - low + 1) / 2)
}

/// Returns what the worker gets if the other side accepts what the side that opened the dispute asks for.
#[must_use]
pub const fn asked(opened_by: Side, claim: i64) -> i64 {
    match opened_by {
        Side::Worker => claim,
        Side::Employer => 0,
    }
}

/// Returns what hours are worth that were priced again since the dispute was opened, because others of their week changed:
/// the same part of it that the outcome leaves of what they were worth then.
#[must_use]
pub fn outcome_of(now: i64, left: i64, then: i64) -> i64 {
    if then == 0 { 0 } else { part(now, left, then) }
}

/// Splits an outcome over the items by what they're worth. The last one gets the rest, so nothing is lost to rounding.
#[must_use]
pub fn split(outcome: i64, items: &[Item]) -> Vec<i64> {
    let total: i64 = items.iter().map(|item| item.amount).sum();
    let mut left = (outcome, total);
    let share = |item: &Item| {
        let part = if left.1 == 0 { 0 } else { part(left.0, item.amount, left.1) };
        left = (left.0 - part, left.1 - item.amount);
        part
    };
    items.iter().map(share).collect()
}

/// Returns `amount` × `share` / `whole`, rounded down. Amounts of up to 10^10 would overflow as 64-bit numbers.
fn part(amount: i64, share: i64, whole: i64) -> i64 {
    i64::try_from(i128::from(amount) * i128::from(share) / i128::from(whole)).unwrap_or(amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_meet_in_the_middle_and_half_a_cent_goes_to_the_worker() {
        let range = |min, max| Range { min, max };
        assert_eq!(meet(range(100, 300), range(200, 400)), Some(250));
        assert_eq!(meet(range(100, 201), range(200, 400)), Some(201), "200.5 is rounded up");
        assert_eq!(meet(range(0, 200), range(200, 400)), Some(200), "touching is meeting");
        assert_eq!(meet(range(0, 199), range(200, 400)), None);
    }

    #[test]
    fn an_outcome_is_split_without_a_rest() {
        let item = |amount| Item { id: 1, title: String::new(), amount };
        assert_eq!(split(100, &[item(1), item(1), item(1)]), [33, 33, 34]);
        assert_eq!(split(0, &[item(5), item(5)]), [0, 0]);
        assert_eq!(split(500, &[item(300), item(700)]), [150, 350]);
        assert_eq!(split(9_999_999_999, &[item(9_999_999_999)]), [9_999_999_999]);
    }
}
