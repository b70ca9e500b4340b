//! The kinds of problems with card payments, what helps with each, and how they end. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::ids::{CardProblemId, CheckoutId, ContractId, FeeId, MovementId, UserId};
use crate::string_enum;

string_enum! {
    /// What's wrong.
    #[schema(as = CardProblemKind)]
    Kind {
        /// A cardholder asked their bank to take a payment back.
        Chargeback = "chargeback",
        /// Stripe and the ledger differ.
        Difference = "difference",
        /// Stripe didn't send money to a worker.
        Transfer = "transfer",
        /// Stripe didn't give money back to a card.
        Refund = "refund",
        /// Money that was sent to a worker came back.
        Reversal = "reversal",
        /// A worker's bank refused a payout.
        Payout = "payout",
    }
}

string_enum! {
    /// State of a problem.
    #[schema(as = CardProblemState)]
    State {
        /// Somebody has to look at it.
        Open = "open",
        /// It's over.
        Done = "done",
    }
}

string_enum! {
    /// How a problem ended.
    #[schema(as = CardProblemOutcome)]
    Outcome {
        /// The bank left the money here, or sent it back.
        Won = "won",
        /// The bank took the money back for good.
        Lost = "lost",
        /// Stripe and the ledger agree now.
        Matches = "matches",
        /// The office knows why they differ.
        Explained = "explained",
        /// Stripe moved the money.
        Sent = "sent",
        /// The office sent the money in another way.
        Elsewhere = "elsewhere",
        /// The worker was told.
        Told = "told",
    }
}

string_enum! {
    /// What the office can do about a problem.
    #[schema(as = CardProblemAct)]
    Act {
        /// Record that the bank decided for the site.
        Won = "won",
        /// Record that the bank took the money back for good.
        Lost = "lost",
        /// Compare the ledger with Stripe again, now.
        Look = "look",
        /// Say that the difference is known, so that it stops nothing.
        Explain = "explain",
        /// Ask Stripe to send the money again.
        Send = "send",
        /// Record that the money was sent in another way.
        Elsewhere = "elsewhere",
        /// Tell the worker to check their bank details.
        Tell = "tell",
    }
}

string_enum! {
    /// Why money of a contract waits.
    #[schema(as = CardStop)]
    Stop {
        /// A cardholder asked their bank to take a payment back.
        Chargeback = "chargeback",
        /// Stripe and the ledger differ about a payment.
        Difference = "difference",
    }
}

impl Stop {
    /// Says why, as both sides read it.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Chargeback => {
                "The bank is deciding about a card payment for this contract. Card payments are on hold until it does."
            }
            Self::Difference => {
                "We’re checking a card payment for this contract with Stripe. Card payments are on hold until we’re done."
            }
        }
    }
}

impl Kind {
    /// Whether money of the contract waits until it's over.
    #[must_use]
    pub const fn stops(self) -> bool {
        matches!(self, Self::Chargeback | Self::Difference)
    }

    /// Whether it's there again if it's found again.
    #[must_use]
    pub const fn can_return(self) -> bool {
        matches!(self, Self::Difference | Self::Transfer | Self::Refund)
    }
}

/// A problem with a card payment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CardProblem)]
pub struct Problem {
    /// Its id.
    pub id: CardProblemId,
    /// What's wrong.
    pub kind: Kind,
    /// Stripe's id of it, or of the payment; may be empty.
    pub reference: String,
    /// The payment's id at the site.
    #[serde(skip)]
    pub checkout: Option<CheckoutId>,
    /// What moves the money.
    #[serde(skip)]
    pub movement: Option<MovementId>,
    /// The worker.
    #[serde(skip)]
    pub user: Option<UserId>,
    /// The contract that the payment is about; null if it's about none.
    pub contract_id: Option<ContractId>,
    /// The fee that the payment is about; null if it's about none.
    pub fee_id: Option<FeeId>,
    /// Title of the job or of the work; empty if it isn't known.
    pub title: String,
    /// Name of the worker that the money goes to; empty if it goes to none.
    pub worker: String,
    /// Amount at Stripe in minor units; null if it isn't there.
    pub amount: Option<i64>,
    /// Amount in the ledger in minor units; null if it isn't there, or if it's no difference.
    pub in_ledger: Option<i64>,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What Stripe says about it; may be empty.
    pub detail: String,
    /// Whether Stripe refuses it for good, so that asking again doesn't help.
    pub is_final: bool,
    /// State.
    pub state: State,
    /// When it was found, in milliseconds since the epoch.
    pub found_at: i64,
    /// How it ended; null if it hasn't.
    pub outcome: Option<Outcome>,
    /// When it ended, in milliseconds since the epoch; null if it hasn't.
    pub done_at: Option<i64>,
    /// Who of the office ended it; empty if Stripe did.
    pub done_by: String,
    /// Where it is at Stripe; null if nothing about it is there.
    pub stripe_url: Option<String>,
    /// Whether money of the contract waits until it's over.
    pub stops_money: bool,
    /// What the office can do about it.
    pub can: Vec<Act>,
}

impl Problem {
    /// Returns what the office can do about it.
    #[must_use]
    pub fn acts(&self) -> Vec<Act> {
        if self.state == State::Done {
            return Vec::new();
        }
        match self.kind {
            Kind::Chargeback => vec![Act::Won, Act::Lost],
            Kind::Difference => vec![Act::Look, Act::Explain],
            // What a fee owes back is recorded with the fee.
            Kind::Refund if self.is_final && self.fee_id.is_some() => Vec::new(),
            // Asking again for what's refused for good helps nobody.
            Kind::Refund if self.is_final => vec![Act::Elsewhere],
            // How much came back isn't known until Stripe says so, which it may not.
            Kind::Reversal if self.in_ledger.is_none() => vec![Act::Explain],
            Kind::Transfer | Kind::Refund | Kind::Reversal => vec![Act::Send],
            Kind::Payout => vec![Act::Tell],
        }
    }
}

/// What to do about a problem.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = CardProblemStep)]
pub struct Step {
    /// What to do.
    pub act: Act,
}

/// Returns how a chargeback ended by Stripe's word for its state; `None` while the bank hasn't decided.
/// <https://docs.stripe.com/api/disputes/object#dispute_object-status>
#[must_use]
pub fn outcome_of(status: &str) -> Option<Outcome> {
    match status {
        // An inquiry that was closed, and a chargeback that was headed off, took no money.
        "won" | "warning_closed" | "prevented" => Some(Outcome::Won),
        "lost" => Some(Outcome::Lost),
        _ => None,
    }
}

/// Whether something that changed the balance is about a chargeback: an adjustment for a dispute.
#[must_use]
pub fn is_chargeback(kind: &str, source: Option<&str>) -> bool {
    kind == "adjustment" && source.is_some_and(|source| source.starts_with("dp_") || source.starts_with("du_"))
}

#[cfg(test)]
mod tests {
    use super::{Outcome, is_chargeback, outcome_of};

    #[test]
    fn only_the_banks_decision_ends_a_chargeback() {
        let open = ["warning_needs_response", "warning_under_review", "needs_response", "under_review", "new_word"];
        assert!(open.iter().all(|status| outcome_of(status).is_none()));
        assert_eq!(outcome_of("lost"), Some(Outcome::Lost));
        assert!(["won", "warning_closed", "prevented"].iter().all(|status| outcome_of(status) == Some(Outcome::Won)));
    }

    #[test]
    fn an_adjustment_is_a_chargeback_only_for_a_dispute() {
        assert!(is_chargeback("adjustment", Some("dp_1")) && is_chargeback("adjustment", Some("du_1")));
        assert!(!is_chargeback("adjustment", Some("re_1")) && !is_chargeback("adjustment", None));
        assert!(!is_chargeback("charge", Some("dp_1")));
    }
}
