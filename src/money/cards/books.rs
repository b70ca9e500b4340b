//! Card payments in the ledger.

use super::model::About;
use super::store::checkouts::Checkout;
use crate::db::{Result, Tx};
use crate::ids::UserId;
use crate::money::double_entry::{Account, EntryKind};
use crate::money::ledger::{self, EntryContext};

/// Records that money of a card payment moved to an account from another one; `note` is Stripe's id of it. Test payments
/// aren't recorded.
pub fn post(
    tx: &mut Tx,
    checkout: &Checkout,
    kind: EntryKind,
    accounts: (Account, Account),
    (amount, note, by): (i64, &str, Option<UserId>),
) -> Result<()> {
    if checkout.about == About::Test {
        return Ok(());
    }
    let context = EntryContext {
        about: ledger::About::Checkout(checkout.id),
        title: &checkout.title,
        employer: checkout.employer,
        currency: &checkout.currency,
        note,
        by,
        now: tx.now(),
    };
    ledger::transfer(tx, kind, context, accounts, amount)
}

/// Records that money came that belongs to somebody else.
pub fn hold(tx: &mut Tx, checkout: &Checkout, amount: i64, payment: &str) -> Result<()> {
    post(tx, checkout, EntryKind::Held, (Account::Card, Account::Held), (amount, payment, None))
}
