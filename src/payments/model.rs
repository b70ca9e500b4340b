//! Kinds and states of invoices, payments and expenses between the two sides of a contract. Pure: no I/O.

use crate::contracts::model::Side;
use crate::ids::{CorrectionId, DisputeId, ExpenseId, MilestoneId, PaymentId, TimesheetId};
use crate::money::double_entry::Account;
use crate::string_enum;

/// Maximum number of expenses, bonuses and tips of a contract.
pub const MAX_EXPENSES: i64 = 500;
/// Maximum number of payments of a contract, with those that were denied.
pub const MAX_PAYMENTS: i64 = 2_000;
/// Most that one invoice or payment can be about, in minor units.
pub const MAX_AMOUNT: i64 = 10_000_000_000;

string_enum! {
    /// What a document is.
    #[schema(as = InvoiceKind)]
    InvoiceKind {
        /// What a worker bills an employer for.
        Invoice = "invoice",
        /// What an invoice was reduced by, because money was given back.
        CreditNote = "credit_note",
    }
}

string_enum! {
    /// What an invoice is about.
    #[schema(as = InvoiceSubject)]
    Subject {
        /// A milestone.
        Milestone = "milestone",
        /// A week's hours.
        Timesheet = "timesheet",
        /// An expense that the worker paid.
        Expense = "expense",
        /// A bonus.
        Bonus = "bonus",
        /// A tip.
        Tip = "tip",
        /// Pay for the work as a whole, billed when its payment was confirmed.
        Payment = "payment",
        /// Money that was given back.
        Refund = "refund",
        /// The outcome of a dispute.
        Dispute = "dispute",
        /// A correction by the site or the office.
        Correction = "correction",
    }
}

/// What was approved, and so is billed.
#[derive(Clone, Copy, Debug)]
pub enum About {
    /// A milestone.
    Milestone(MilestoneId),
    /// A week's hours.
    Timesheet(TimesheetId),
    /// An expense, a bonus or a tip.
    Expense(ExpenseKind, ExpenseId),
    /// A payment for the work as a whole.
    Payment(PaymentId),
    /// A refund, which is billed by a credit note.
    Refund(PaymentId),
    /// The outcome of a dispute: pay for hours, or what comes off an invoice.
    Dispute(DisputeId),
    /// A correction, which a credit note makes, or an invoice for what is missing.
    Correction(CorrectionId),
}

impl About {
    /// Returns the kind and the id, as the database stores them. Expenses, bonuses and tips share their numbers.
    #[must_use]
    pub const fn columns(self) -> (Subject, i64) {
        match self {
            Self::Milestone(id) => (Subject::Milestone, id.0),
            Self::Timesheet(id) => (Subject::Timesheet, id.0),
            Self::Expense(ExpenseKind::Expense, id) => (Subject::Expense, id.0),
            Self::Expense(ExpenseKind::Bonus, id) => (Subject::Bonus, id.0),
            Self::Expense(ExpenseKind::Tip, id) => (Subject::Tip, id.0),
            Self::Payment(id) => (Subject::Payment, id.0),
            Self::Refund(id) => (Subject::Refund, id.0),
            Self::Dispute(id) => (Subject::Dispute, id.0),
            Self::Correction(id) => (Subject::Correction, id.0),
        }
    }
}

impl Subject {
    /// Returns the ledger account that the amount counts as.
    #[must_use]
    pub const fn account(self) -> Account {
        match self {
            Self::Milestone | Self::Timesheet | Self::Payment | Self::Refund | Self::Dispute | Self::Correction => {
                Account::WorkPay
            }
            Self::Expense => Account::WorkExpenses,
            Self::Bonus | Self::Tip => Account::WorkExtras,
        }
    }

    /// Whether the site takes commission on it: on pay, but not on what the worker paid or what is given on top.
    #[must_use]
    pub const fn has_commission(self) -> bool {
        matches!(self, Self::Milestone | Self::Timesheet | Self::Payment | Self::Dispute | Self::Correction)
    }
}

string_enum! {
    /// What is added to the pay.
    #[schema(as = ExpenseKind)]
    ExpenseKind {
        /// What the worker paid for the work, and gets back once the employer approves it.
        Expense = "expense",
        /// What the employer gives for good work.
        Bonus = "bonus",
        /// A tip.
        Tip = "tip",
    }
}

string_enum! {
    /// State of an expense. Bonuses and tips are approved from the beginning.
    #[schema(as = ExpenseState)]
    ExpenseState {
        /// It waits for the employer.
        Submitted = "submitted",
        /// The employer approved it.
        Approved = "approved",
        /// The employer declined it.
        Declined = "declined",
        /// The worker took it back.
        Withdrawn = "withdrawn",
    }
}

string_enum! {
    /// What someone can do with an expense.
    #[schema(as = ExpenseAction)]
    ExpenseAction {
        /// Approve it.
        Approve = "approve",
        /// Decline it; for the worker, take it back.
        Decline = "decline",
    }
}

string_enum! {
    /// Which way the money went.
    #[schema(as = PaymentKind)]
    PaymentKind {
        /// From the employer to the worker.
        Payment = "payment",
        /// Back to the employer.
        Refund = "refund",
    }
}

impl PaymentKind {
    /// Whether money was given back.
    #[must_use]
    pub const fn is_refund(self) -> bool {
        matches!(self, Self::Refund)
    }

    /// Returns the side that received the money.
    #[must_use]
    pub const fn payee(self) -> Side {
        match self {
            Self::Payment => Side::Worker,
            Self::Refund => Side::Employer,
        }
    }
}

string_enum! {
    /// How it was paid.
    #[schema(as = PaymentMethod)]
    Method {
        /// In cash.
        Cash = "cash",
        /// By bank transfer.
        Bank = "bank",
        /// By card, outside the site.
        Card = "card",
        /// Through a payment app, such as PayPal or Venmo.
        App = "app",
        /// In another way.
        Other = "other",
    }
}

impl Method {
    /// Returns the ledger account of money that was paid this way.
    #[must_use]
    pub const fn account(self) -> Account {
        match self {
            Self::Cash => Account::WorkCash,
            Self::Bank => Account::WorkBank,
            Self::Card => Account::WorkCard,
            Self::App => Account::WorkApp,
            Self::Other => Account::WorkOther,
        }
    }

    /// Whether the card company or the payment app reports it to the tax office. The payer leaves it out of Form 1099-NEC (IRS, "Instructions for Forms 1099-MISC and 1099-NEC").
    #[must_use]
    pub const fn is_reported_elsewhere(self) -> bool {
        matches!(self, Self::Card | Self::App)
    }

    /// Returns how it was paid, in the middle of a sentence.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Cash => "in cash",
            Self::Bank => "by bank transfer",
            Self::Card => "by card",
            Self::App => "through a payment app",
            Self::Other => "in another way",
        }
    }
}

string_enum! {
    /// State of a payment.
    #[schema(as = PaymentState)]
    PaymentState {
        /// One side recorded it, and the other hasn't answered.
        Recorded = "recorded",
        /// Both sides confirmed it.
        Confirmed = "confirmed",
        /// The other side says that it didn't happen.
        Denied = "denied",
        /// The side that recorded it took it back.
        Withdrawn = "withdrawn",
        /// Both sides confirmed it, and the side that recorded it contested that.
        Contested = "contested",
    }
}

string_enum! {
    /// What someone can do with a payment.
    #[schema(as = PaymentAction)]
    PaymentAction {
        /// Confirm it.
        Confirm = "confirm",
        /// Say that it didn't happen; for the side that recorded it, take it back.
        Deny = "deny",
        /// Say that it was confirmed wrongly.
        Contest = "contest",
    }
}

/// Returns the tax in an amount that includes it, in minor units, rounded half up. The rate is in hundredths of a percent.
#[must_use]
pub const fn tax_in(total: i64, rate: i64) -> i64 {
    let whole = 10_000 + rate;
    (total * rate + whole / 2) / whole
}

/// Returns the site's commission on an amount, in minor units, rounded half up.
#[must_use]
pub const fn commission_on(total: i64, percent: i64) -> i64 {
    (total * percent + 50) / 100
}

/// Returns the share of an amount that belongs to a part of a whole, in minor units, rounded half up.
#[must_use]
pub fn share_of(amount: i64, part: i64, whole: i64) -> i64 {
    let exact = i128::from(amount) * i128::from(part) * 2 + i128::from(whole);
    i64::try_from(exact.div_euclid(i128::from(whole.max(1)) * 2)).unwrap_or(amount)
}

/// Returns a document's number: "2026-0001".
#[must_use]
pub fn number_of(year: i64, number: i64) -> String {
    format!("{year}-{number:04}")
}

#[cfg(test)]
mod tests {
    use super::{commission_on, number_of, share_of, tax_in};

    #[test]
    fn tax_and_commission_round_half_up() {
        assert_eq!(
            [tax_in(11_900, 1_900), tax_in(10_700, 700), tax_in(100, 825), tax_in(1, 1_900)],
            [1_900, 700, 8, 0]
        );
        assert_eq!([commission_on(1_050, 5), commission_on(1_010, 5), commission_on(99, 0)], [53, 51, 0]);
        assert_eq!([share_of(8, 10, 100), share_of(8, 94, 100), share_of(1, 1, 2), share_of(0, 5, 0)], [1, 8, 1, 0]);
        assert_eq!([number_of(2026, 1), number_of(2026, 12_345)], ["2026-0001", "2026-12345"]);
    }
}
