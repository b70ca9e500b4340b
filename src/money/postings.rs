//! Types and rules of the ledger: its accounts, what an entry records, and postings that balance. Pure, no I/O.

use std::collections::BTreeSet;

use crate::string_enum;

string_enum! {
    /// An account of the ledger.
    #[schema(as = LedgerAccount)]
    Account {
        /// Cash in hand.
        Cash = "cash",
        /// The bank account.
        Bank = "bank",
        /// What came by card elsewhere.
        CardElsewhere = "card_elsewhere",
        /// What others owe; below zero, what is owed to them.
        Receivable = "receivable",
        /// Fees charged.
        FeeRevenue = "fee_revenue",
        /// Fees given away by promotions.
        Promotions = "promotions",
        /// Fees given away by vouchers.
        Vouchers = "vouchers",
        /// Fees that the operator waived.
        Waivers = "waivers",
    }
}

string_enum! {
    /// What an entry of the ledger records.
    #[schema(as = LedgerKind)]
    EntryKind {
        /// A fee became due.
        Charged = "charged",
        /// It was paid.
        Paid = "paid",
        /// It was waived.
        Waived = "waived",
        /// What it was for did not happen: an earlier entry is reversed.
        Cancelled = "cancelled",
        /// A paid fee is owed back: its charge is reversed.
        Refunded = "refunded",
        /// The money was given back.
        Returned = "returned",
    }
}

/// The postings of an entry: what each account gets (above zero) or gives (below). They sum to zero.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Postings(Vec<(Account, i64)>);

impl Postings {
    /// These postings, if they balance: two accounts or more, each once, none with nothing.
    #[must_use]
    pub fn new(postings: Vec<(Account, i64)>) -> Option<Self> {
        let sum = postings.iter().try_fold(0_i64, |sum, (_, amount)| sum.checked_add(*amount))?;
        let accounts: BTreeSet<_> = postings.iter().map(|(account, _)| account.as_str()).collect();
        let none_empty = postings.iter().all(|(_, amount)| *amount != 0);
        (sum == 0 && accounts.len() == postings.len() && none_empty && postings.len() > 1).then_some(Self(postings))
    }

    /// What comes to one account from another.
    #[must_use]
    pub fn of(to: Account, from: Account, amount: i64) -> Option<Self> {
        Self::new(vec![(to, amount), (from, -amount)])
    }

    /// The postings that take these back.
    #[must_use]
    pub fn reversed(&self) -> Self {
        Self(self.0.iter().map(|(account, amount)| (*account, -amount)).collect())
    }

    /// Account by account.
    #[must_use]
    pub fn all(&self) -> &[(Account, i64)] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::{Account, Postings};

    #[test]
    fn only_what_balances_is_an_entry() {
        let five = Postings::of(Account::Cash, Account::Receivable, 500).unwrap();
        assert_eq!(five.all(), [(Account::Cash, 500), (Account::Receivable, -500)]);
        assert_eq!(five.reversed().reversed(), five);
        assert!(Postings::of(Account::Cash, Account::Cash, 500).is_none(), "an account once");
        assert!(Postings::of(Account::Cash, Account::Bank, 0).is_none(), "nothing is no posting");
        assert!(Postings::new(vec![(Account::Cash, 1), (Account::Bank, -2)]).is_none());
        assert!(Postings::new(vec![(Account::Cash, i64::MAX), (Account::Bank, i64::MAX)]).is_none());
        assert!(Postings::new(vec![]).is_none());
    }
}
