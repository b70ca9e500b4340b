//! The kinds of differences, and what corrects each. Pure: no I/O.

use serde::Serialize;
use utoipa::ToSchema;

use crate::ids::{ContractId, InvoiceId, MoneyDifferenceId};
use crate::money::format::format_amount;
use crate::string_enum;

string_enum! {
    /// What differs.
    #[schema(as = MoneyDifferenceKind)]
    Kind {
        /// An advance was billed, though it pays for other work.
        BilledTwice = "billed_twice",
        /// Credit notes carry too little tax.
        CreditTax = "credit_tax",
        /// The commission is more than what is left of the pay.
        Commission = "commission",
        /// Overtime was underpaid.
        Overtime = "overtime",
        /// Something is billed and not paid.
        Open = "open",
        /// Something was paid ahead, and neither used nor given back.
        Ahead = "ahead",
    }
}

string_enum! {
    /// What corrects a difference.
    #[schema(as = MoneyCorrection)]
    Correction {
        /// A credit note.
        CreditNote = "credit_note",
        /// An invoice for what is missing.
        Invoice = "invoice",
        /// A part of the commission is given up.
        Commission = "commission",
    }
}

string_enum! {
    /// State of a difference.
    #[schema(as = MoneyDifferenceState)]
    State {
        /// It's there.
        Open = "open",
        /// It was corrected, or isn't there anymore.
        Done = "done",
    }
}

impl Kind {
    /// Returns what corrects it; `None` if nobody has to: the two sides settle it, or the next credit note carries it.
    #[must_use]
    pub const fn correction(self) -> Option<Correction> {
        match self {
            Self::BilledTwice => Some(Correction::CreditNote),
            Self::Overtime => Some(Correction::Invoice),
            Self::Commission => Some(Correction::Commission),
            Self::CreditTax | Self::Open | Self::Ahead => None,
        }
    }
}

/// What was found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Found {
    /// What differs.
    pub kind: Kind,
    /// Number of the invoice, or the first day of the week; empty for the contract as a whole.
    pub reference: String,
    /// The invoice that a correction names; `None` if there is none.
    pub invoice: Option<InvoiceId>,
    /// By how much, in minor units.
    pub amount: i64,
}

/// Says what differs.
#[must_use]
pub fn sentence(kind: Kind, reference: &str, amount: i64, currency: &str) -> String {
    let amount = format_amount(amount, currency);
    match kind {
        Kind::BilledTwice => {
            format!("invoice {reference} bills {amount} of an advance that pays for other work: credit it")
        }
        Kind::CreditTax => format!("the credit notes of invoice {reference} carry {amount} too little of its tax"),
        Kind::Commission => {
            format!("the commission on invoice {reference} is {amount} more than what is left of its pay")
        }
        Kind::Overtime => format!("overtime in the week of {reference} was underpaid by {amount}"),
        Kind::Open => format!("{amount} is billed and not paid"),
        Kind::Ahead => format!("{amount} was paid ahead, and neither used nor given back"),
    }
}

/// A difference, as the office sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MoneyDifference)]
pub struct Difference {
    /// Its id.
    pub id: MoneyDifferenceId,
    /// The contract.
    pub contract_id: ContractId,
    /// Title of the job.
    pub job_title: String,
    /// Name of the employer.
    pub employer: String,
    /// Name of the worker.
    pub worker: String,
    /// What differs.
    pub kind: Kind,
    /// Number of the invoice, or the first day of the week; empty for the contract as a whole.
    pub reference: String,
    /// By how much, in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// What would correct it; null if nobody has to.
    pub correction: Option<Correction>,
    /// State.
    pub state: State,
    /// When it was found, in milliseconds since the epoch.
    pub found_at: i64,
    /// When it was corrected or no longer found, in milliseconds since the epoch; null if it's there.
    pub done_at: Option<i64>,
    /// Who of the office corrected it; empty if nobody did.
    pub done_by: String,
    /// Number of the document that corrected it; empty if there's none.
    pub document: String,
}

/// The check that goes through all ended contracts.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyCheck {
    /// Whether it runs now.
    pub is_running: bool,
    /// When it last ended, in milliseconds since the epoch; null if it never did, or runs now.
    pub ended_at: Option<i64>,
    /// How many contracts it asked.
    pub contracts: i64,
}

#[cfg(test)]
mod tests {
    use super::{Kind, sentence};

    #[test]
    fn each_difference_says_what_it_is_about() {
        for kind in Kind::ALL {
            assert!(sentence(*kind, "2026-0001", 1_234, "USD").contains("$12.34"), "{kind:?}");
        }
    }
}
