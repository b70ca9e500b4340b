//! Types and rules for the ledger: accounts, entry kinds and balanced postings. Pure: no I/O.

use std::collections::BTreeSet;

use crate::string_enum;

string_enum! {
    /// A book of the ledger.
    #[derive(Default)]
    LedgerBook {
        /// The site's own money.
        #[default]
        Site = "site",
        /// Money that employers and workers pay each other, which the site only records.
        Work = "work",
    }
}

string_enum! {
    /// A ledger account. Those that begin with `work_` are in the work's book.
    #[schema(as = LedgerAccount)]
    Account {
        /// Cash on hand.
        Cash = "cash",
        /// The bank account.
        Bank = "bank",
        /// Card payments taken on the operator's own terminal.
        CardElsewhere = "card_elsewhere",
        /// Card payments on this site: the operator's balance at Stripe.
        Card = "card",
        /// What Stripe takes for card payments.
        CardCosts = "card_costs",
        /// Card payments that belong to somebody else: for milestones, or to be sent on or given back.
        Held = "held",
        /// Those that a dispute is about.
        Frozen = "frozen",
        /// Card payments that a bank took back and hasn't decided about.
        CardDisputed = "card_disputed",
        /// Card payments that a bank took back for good.
        CardLosses = "card_losses",
        /// Fees owed to the site; negative when the site owes refunds.
        Receivable = "receivable",
        /// Revenue from fees.
        FeeRevenue = "fee_revenue",
        /// Revenue from commission.
        CommissionRevenue = "commission_revenue",
        /// Fees waived by promotions.
        Promotions = "promotions",
        /// Fees waived by vouchers.
        Vouchers = "vouchers",
        /// Fees waived by the office or for superadmins.
        Waivers = "waivers",
        /// What employers owe workers.
        WorkOwed = "work_owed",
        /// Pay for milestones and hours.
        WorkPay = "work_pay",
        /// Expenses that workers paid for the work.
        WorkExpenses = "work_expenses",
        /// Bonuses and tips.
        WorkExtras = "work_extras",
        /// Paid in cash.
        WorkCash = "work_cash",
        /// Paid by bank transfer.
        WorkBank = "work_bank",
        /// Paid by card.
        WorkCard = "work_card",
        /// Paid through a payment app.
        WorkApp = "work_app",
        /// Paid in another way.
        WorkOther = "work_other",
    }
}

string_enum! {
    /// What a ledger entry records.
    #[schema(as = LedgerKind)]
    EntryKind {
        /// A fee became due.
        Charged = "charged",
        /// A due fee became smaller, because the pay that it's commission on was credited.
        Lowered = "lowered",
        /// The fee was paid.
        Paid = "paid",
        /// The fee was waived.
        Waived = "waived",
        /// The fee was canceled: an earlier entry is reversed.
        Cancelled = "cancelled",
        /// A paid fee was refunded: its charge is reversed, and the money is owed back.
        Refunded = "refunded",
        /// The refund was sent back.
        Returned = "returned",
        /// Money came by card that belongs to somebody else.
        Held = "held",
        /// Money that came by card was sent on to a worker.
        Sent = "sent",
        /// Money that was sent on to a worker came back.
        CameBack = "came_back",
        /// A bank took a card payment back, or sent it back.
        ChargedBack = "charged_back",
        /// A bank took a card payment back for good.
        ChargebackLost = "chargeback_lost",
        /// A dispute began about money that is held.
        Frozen = "frozen",
        /// The dispute is over.
        Unfrozen = "unfrozen",
        /// Stripe took its fee.
        Processed = "processed",
        /// Stripe paid out to the operator's bank account.
        PaidOut = "paid_out",
        /// A worker billed an employer.
        Invoiced = "invoiced",
        /// Both sides confirmed a payment.
        Settled = "settled",
        /// An invoice was reduced by a refund.
        Credited = "credited",
        /// Both sides confirmed that a refund was given back.
        Repaid = "repaid",
        /// A confirmed payment or refund was contested: its entry is reversed.
        Contested = "contested",
    }
}

/// The postings of an entry: each account with its debit (positive) or credit (negative). They sum to zero.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Postings(Vec<(Account, i64)>);

impl Postings {
    /// Returns the postings if they balance: two or more accounts, each listed once with a nonzero amount.
    #[must_use]
    pub fn new(postings: Vec<(Account, i64)>) -> Option<Self> {
        let sum = postings.iter().try_fold(0_i64, |sum, (_, amount)| sum.checked_add(*amount))?;
        let accounts: BTreeSet<_> = postings.iter().map(|(account, _)| account.as_str()).collect();
        let all_nonzero = postings.iter().all(|(_, amount)| *amount != 0);
        (sum == 0 && accounts.len() == postings.len() && all_nonzero && postings.len() > 1).then_some(Self(postings))
    }

    /// Returns the postings that move an amount from one account to another; `None` if it is zero or both are the same
    /// account.
    #[must_use]
    pub fn transfer(to: Account, from: Account, amount: i64) -> Option<Self> {
        Self::new(vec![(to, amount), (from, -amount)])
    }

    /// Returns the postings that cancel these out.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self(self.0.iter().map(|(account, amount)| (*account, -amount)).collect())
    }

    /// Returns each account with its amount.
    #[must_use]
    pub fn as_slice(&self) -> &[(Account, i64)] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Account, Postings};

    #[test]
    fn unbalanced_postings_are_rejected() {
        let five = Postings::transfer(Account::Cash, Account::Receivable, 500).unwrap();
        assert_eq!(five.as_slice(), [(Account::Cash, 500), (Account::Receivable, -500)]);
        assert_eq!(five.reversed().reversed(), five);
        assert!(Postings::transfer(Account::Cash, Account::Cash, 500).is_none(), "each account may appear only once");
        assert!(Postings::transfer(Account::Cash, Account::Bank, 0).is_none(), "a posting of zero is rejected");
        assert!(Postings::new(vec![(Account::Cash, 1), (Account::Bank, -2)]).is_none());
        assert!(Postings::new(vec![(Account::Cash, i64::MAX), (Account::Bank, i64::MAX)]).is_none());
        assert!(Postings::new(vec![]).is_none());
    }
}
