//! Reminders by the clock: of invoices that are late, and of payments to confirm.

use super::store::{self, payments, reminders};
use super::{notify, record};
use crate::clock::DAY;
use crate::contracts;
use crate::db::{Result, Tx};
use crate::ids::{InvoiceId, PaymentId};
use crate::stuck::{self, Tick};

/// How long after a reminder of an unpaid invoice the next one comes, in milliseconds.
const AGAIN: i64 = 7 * DAY;
/// How many reminders of an unpaid invoice there are.
const MAX_REMINDERS: i64 = 3;

/// Sends reminders that are due. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> Result<bool> {
    let late = reminders::due(tx)?;
    for (id, sent) in &late {
        stuck::attempt(tx, Tick::Invoices, *id, |tx| remind_to_pay(tx, *id, *sent))?;
    }
    let waiting = payments::due(tx)?;
    for id in &waiting {
        stuck::attempt(tx, Tick::Payments, *id, |tx| remind_to_confirm(tx, *id))?;
    }
    Ok(!late.is_empty() || !waiting.is_empty())
}

fn remind_to_pay(tx: &mut Tx, id: InvoiceId, sent: i64) -> Result<()> {
    let invoice = store::get(tx, id)?;
    if invoice.dispute_id.is_some() {
        return reminders::postpone(tx, id, tx.now() + AGAIN);
    }
    let next = (sent + 1 < MAX_REMINDERS).then_some(tx.now() + AGAIN);
    reminders::reminded(tx, id, next)?;
    let contract = contracts::store::get(tx, invoice.contract_id)?;
    notify::remind_to_pay(tx, &contract, &invoice)
}

fn remind_to_confirm(tx: &mut Tx, id: PaymentId) -> Result<()> {
    let payment = payments::get(tx, id)?;
    // Once after three days, and once more after three weeks.
    let is_first = tx.now() < payment.created_at + 3 * AGAIN;
    let next = payment.created_at + 3 * AGAIN + record::REMIND_AFTER;
    payments::set_due(tx, id, is_first.then_some(next))?;
    let contract = contracts::store::get(tx, payment.contract_id)?;
    notify::remind_to_confirm(tx, &contract, &payment)
}
