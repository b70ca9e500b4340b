//! Credit notes: what reduces an invoice, with its part of the tax and of the site's commission.

use super::issue::{self, New, Tax};
use super::model::{About, InvoiceKind, Subject, commission_on, share_of};
use super::store;
use super::store::corrections::{self, Kind};
use super::store::payments;
use super::view::{Invoice, Line};
use crate::clock;
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
use crate::ids::{InvoiceId, UserId};
use crate::money::commission;
use crate::money::double_entry::{Account, EntryKind};
use crate::money::ledger;
use crate::site;

/// Reduces an invoice by money that was given back.
pub fn refund(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    refund: About,
    amount: i64,
    by: UserId,
) -> Result<()> {
    let text = format!("Refund of invoice {}", invoice.number);
    let note = write(tx, contract, invoice, refund, Line { text, amount }, Some(by))?;
    store::add_refunded(tx, invoice.id, note, amount)?;
    lower_commission(tx, invoice.id, note)
}

/// Takes an amount off an invoice for another reason than a refund, and returns the credit note; `None` if nothing is left
/// to take off. Money that was paid for that part pays other invoices, or waits for the next one.
pub fn reduce(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    about: About,
    line: Line,
) -> Result<Option<InvoiceId>> {
    let amount = line.amount.min(invoice.net());
    if amount <= 0 {
        return Ok(None);
    }
    let note = write(tx, contract, invoice, about, Line { amount, ..line }, None)?;
    let excess = (amount - invoice.open()).max(0);
    payments::release(tx, invoice.id, excess, invoice.about == Subject::Expense)?;
    store::add_paid(tx, invoice.id, -excess)?;
    store::add_credited(tx, invoice.id, note, amount)?;
    lower_commission(tx, invoice.id, note)?;
    Ok(Some(note))
}

/// Corrects an invoice, as [`reduce`] does; `by` is who of the office, or `None` for the site.
pub fn correct(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    (kind, line): (Kind, Line),
    by: Option<UserId>,
) -> Result<Option<InvoiceId>> {
    let amount = line.amount.min(invoice.net());
    if amount <= 0 {
        return Ok(None);
    }
    let id = corrections::insert(tx, invoice.id, (kind, amount), &line.text, by)?;
    reduce(tx, contract, invoice, About::Correction(id), Line { amount, ..line })
}

/// Writes the note. Its tax is such that all notes of an invoice together have the tax of what they take off.
fn write(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    about: About,
    line: Line,
    by: Option<UserId>,
) -> Result<InvoiceId> {
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let amount = line.amount;
    let taken = invoice.refunded + invoice.credited + amount;
    let tax = (share_of(invoice.tax, taken, invoice.total) - store::credited_tax(tx, invoice.id)?).clamp(0, amount);
    let new = New {
        kind: InvoiceKind::CreditNote,
        about,
        total: amount,
        tax: Tax { amount: tax, rate: invoice.tax_rate, name: invoice.document.tax_name.clone() },
        due_on: &today,
        remind_at: None,
        credits: &invoice.number,
    };
    let id = issue::write(tx, contract, &new, vec![line])?;
    let note = store::get(tx, id)?;
    let entry = issue::context(contract, &note, by, tx.now());
    ledger::transfer(tx, EntryKind::Credited, entry, (invoice.about.account(), Account::WorkOwed), amount)?;
    Ok(id)
}

/// Gives up the site's commission on what credit notes took off an invoice before. Returns the last of them; `None` if there
/// is none.
pub fn give_up_commission(tx: &mut Tx, invoice: InvoiceId) -> Result<Option<InvoiceId>> {
    let note = store::last_credit_note(tx, invoice)?;
    if let Some(note) = note {
        lower_commission(tx, invoice, note)?;
    }
    Ok(note)
}

/// Gives up the site's commission on what a credit note took off.
fn lower_commission(tx: &mut Tx, id: InvoiceId, note: InvoiceId) -> Result<()> {
    let invoice = store::get(tx, id)?;
    if invoice.commission == 0 {
        return Ok(());
    }
    let left = match store::commission_percent(tx, id)? {
        Some(percent) => commission_on(invoice.net(), percent),
        None => share_of(invoice.commission, invoice.net(), invoice.total),
    };
    let lowered = commission::lower(tx, id, note, left)?;
    store::set_commission(tx, note, lowered, None)
}
