//! Recording pay that came by card.

use crate::clock;
use crate::contracts;
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::InvoiceId;
use crate::money::cards::store::accounts;
use crate::money::cards::store::checkouts::Checkout;
use crate::money::cards::store::movements;
use crate::money::cards::{books, store as cards};
use crate::payments::model::{InvoiceKind, Method, PaymentKind};
use crate::payments::record::REMIND_AFTER;
use crate::payments::store::payments as rows;
use crate::payments::view::Invoice;
use crate::payments::{confirm, notify, store};
use crate::web::{self, Error};
use crate::{site, string_enum};

string_enum! {
    /// Whether a worker can be paid by card.
    #[schema(as = CardPay)]
    CardPay {
        /// The operator doesn't offer it.
        Off = "off",
        /// The worker has no account at Stripe that can receive money.
        NotReady = "not_ready",
        /// They can.
        On = "on",
    }
}

/// Returns whether a contract's worker can be paid by card.
pub fn offer(tx: &mut Tx, contract: &Contract) -> Result<CardPay> {
    if !cards::settings(tx)?.is_pay_on {
        return Ok(CardPay::Off);
    }
    let account = accounts::ready(tx, contract.worker.id)?;
    Ok(if account.is_some() { CardPay::On } else { CardPay::NotReady })
}

/// Checks that a contract's worker can be paid by card.
///
/// # Errors
/// 409 if the operator doesn't offer it, or the worker isn't ready.
pub fn require_offer(tx: &mut Tx, contract: &Contract) -> web::Result<()> {
    match offer(tx, contract)? {
        CardPay::On => Ok(()),
        CardPay::Off => Err(Error::conflict("cards_off", "Pay can’t be paid by card here.")),
        CardPay::NotReady => {
            let detail = format!("{} can’t be paid by card yet.", contract.worker.name);
            Err(Error::conflict("not_ready", detail))
        }
    }
}

/// Records that an invoice was paid by card, and sends the money to the worker. Returns whether the money can stay.
pub fn accept(tx: &mut Tx, checkout: &Checkout, invoice: InvoiceId, payment: &str) -> Result<bool> {
    let invoice = store::get(tx, invoice)?;
    let contract = contracts::store::get(tx, invoice.contract_id)?;
    let Some(account) = accounts::ready(tx, contract.worker.id)? else { return Ok(false) };
    if !is_payable(&invoice) || invoice.open() < checkout.amount {
        return Ok(false);
    }
    books::hold(tx, checkout, checkout.amount, payment)?;
    record(tx, &contract, &invoice, checkout, checkout.amount)?;
    movements::transfer(tx, checkout, checkout.amount, &account)?;
    Ok(true)
}

/// Whether an invoice can be paid by card now.
#[must_use]
pub fn is_payable(invoice: &Invoice) -> bool {
    invoice.kind == InvoiceKind::Invoice && invoice.dispute_id.is_none() && invoice.open() > 0
}

/// Records a payment of an invoice. Nobody has to confirm it, because Stripe did.
pub fn record(tx: &mut Tx, contract: &Contract, invoice: &Invoice, checkout: &Checkout, amount: i64) -> Result<()> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let new = rows::New {
        kind: PaymentKind::Payment,
        invoice: Some(invoice.id),
        amount,
        method: Method::Card,
        paid_on: &today,
        note: "On this site",
        by: (Side::Employer, checkout.user),
        remind_at: tx.now() + REMIND_AFTER,
    };
    let id = rows::insert(tx, contract, &new)?;
    let payment = rows::get(tx, id)?;
    confirm::record_confirmed(tx, contract, &payment, checkout.user)?;
    notify::paid_by_card(tx, contract, &payment, checkout.user)
}
