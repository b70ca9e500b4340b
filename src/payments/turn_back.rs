//! What follows when a confirmed payment or refund is contested: the ledger gets an entry that reverses it, what it paid is
//! open again, and what was billed or credited because of it is corrected. Nothing that was issued changes.

use super::model::{About, PaymentKind, Subject};
use super::store::corrections::{self, Kind};
use super::store::{self, payments as rows};
use super::view::{Invoice, Line, Payment};
use super::{confirm, credit, issue, settle};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Tx};
use crate::ids::{InvoiceId, PaymentId, UserId};
use crate::money::double_entry::EntryKind;
use crate::money::ledger;
use crate::web;

/// Checks that nothing refers to it that would be wrong without it.
///
/// # Errors
/// 409 if some of it was given back, or an invoice that it's about is in a dispute.
pub fn check(tx: &mut Tx, payment: &Payment) -> web::Result<()> {
    match payment.kind {
        PaymentKind::Payment => check_payment(tx, payment.id),
        PaymentKind::Refund => match payment.invoice_id {
            Some(invoice) => require_no_dispute(&store::get(tx, invoice)?),
            None => Ok(()),
        },
    }
}

fn check_payment(tx: &mut Tx, id: PaymentId) -> web::Result<()> {
    let mut is_given_back = rows::is_returned(tx, id)?;
    for (invoice, amount) in rows::parts_of(tx, id)? {
        let invoice = store::get(tx, invoice)?;
        require_no_dispute(&invoice)?;
        is_given_back |= invoice.paid - amount < invoice.refunded;
    }
    if let Some(own) = store::find_about(tx, About::Payment(id).columns())? {
        require_no_dispute(&own)?;
    }
    if is_given_back {
        let detail =
            "Some of this money was given back since, so it can’t be contested. If it’s wrong, open a dispute.";
        return Err(web::Error::conflict("given_back", detail));
    }
    Ok(())
}

fn require_no_dispute(invoice: &Invoice) -> web::Result<()> {
    if invoice.dispute_id.is_none() {
        return Ok(());
    }
    let detail = format!("Invoice {} is in a dispute, which settles this too.", invoice.number);
    Err(web::Error::conflict("in_dispute", detail))
}

/// Turns a contested payment or refund back. Returns the invoice that it's for when it's recorded again; `None` for the
/// contract as a whole.
pub fn turn_back(tx: &mut Tx, contract: &Contract, payment: &Payment, by: UserId) -> Result<Option<InvoiceId>> {
    ledger::reverse_all(tx, EntryKind::Contested, confirm::entry(contract, payment, by, tx.now()))?;
    let invoice = match (payment.kind, payment.invoice_id) {
        (PaymentKind::Payment, invoice) => {
            take_off(tx, contract, payment.id)?;
            invoice
        }
        (PaymentKind::Refund, Some(invoice)) => Some(bill_again(tx, contract, payment, invoice)?),
        (PaymentKind::Refund, None) => {
            rows::undo_returns(tx, payment.id)?;
            None
        }
    };
    settle::use_ahead(tx, contract)?;
    Ok(invoice)
}

/// Takes the money off the invoices that it paid. Other money that was paid ahead pays them instead, as far as it goes; what
/// is left of an invoice that was only written for this payment is credited.
fn take_off(tx: &mut Tx, contract: &Contract, id: PaymentId) -> Result<()> {
    for (invoice, amount) in rows::parts_of(tx, id)? {
        let invoice = store::get(tx, invoice)?;
        settle::take_off(tx, &invoice, amount)?;
    }
    rows::delete_parts(tx, id)?;
    settle::use_ahead(tx, contract)?;
    let Some(own) = store::find_about(tx, About::Payment(id).columns())? else { return Ok(()) };
    let text = format!("Invoice {}: its payment was contested", own.number);
    let line = Line { text, amount: own.open() };
    credit::correct(tx, contract, &own, (Kind::Contested, line), None).map(drop)
}

/// Bills again what the refund's credit note took off an invoice. The credit note counts as a correction from now on, because
/// the money is with the worker; it pays the new invoice.
fn bill_again(tx: &mut Tx, contract: &Contract, refund: &Payment, invoice: InvoiceId) -> Result<InvoiceId> {
    let invoice = store::get(tx, invoice)?;
    let amount = refund.amount;
    rows::release(tx, invoice.id, amount, false)?;
    store::count_as_credited(tx, invoice.id, amount)?;
    let text = format!("Invoice {}: its refund was contested", invoice.number);
    // Pay for the work as a whole stays that, so that it makes room for milestones.
    let is_whole = invoice.about == Subject::Payment;
    let kind = if is_whole { Kind::Contested } else { Kind::Restored };
    let correction = corrections::insert(tx, invoice.id, (kind, amount), &text, None)?;
    let about = if is_whole { About::Payment(refund.id) } else { About::Correction(correction) };
    let id = issue::bill_again(tx, contract, &invoice, about, Line { text, amount })?;
    for payment in rows::ahead(tx, contract.id)? {
        let bill = store::get(tx, id)?;
        settle::use_for(tx, payment.id, &bill)?;
    }
    if store::get(tx, id)?.open() == 0 { Ok(id) } else { Err(Error::Invalid(format!("invoice {id} isn't paid"))) }
}
