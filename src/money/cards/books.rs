//! Card payments in the ledger.

use super::model::About;
use super::store::checkouts::Checkout;
use crate::db::{Result, Tx};
use crate::ids::UserId;
use crate::money::double_entry::{Account, EntryKind};
use crate::money::fees;
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
    let About::Fee(fee) = checkout.about else { return Ok(()) };
    let fee = fees::get(tx, fee)?;
    let context = EntryContext {
        about: ledger::About::Checkout(checkout.id),
        title: &fee.title,
        employer: fee.employer_id,
        currency: &checkout.currency,
        note,
        by,
        now: tx.now(),
    };
    ledger::transfer(tx, kind, context, accounts, amount)
}
