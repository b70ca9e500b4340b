//! Which invoices a confirmed payment pays: its own first, then the oldest open ones. The rest waits for the next invoice.

use super::issue;
use super::model::Subject;
use super::record::REMIND_AFTER;
use super::store;
use super::store::payments as rows;
use super::view::{Invoice, Payment};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Tx};
use crate::events::Event;
use crate::ids::{MilestoneId, PaymentId};

/// Uses what was paid ahead for open invoices, oldest first.
pub fn use_ahead(tx: &mut Tx, contract: &Contract) -> Result<()> {
    for payment in rows::ahead(tx, contract.id)? {
        // What is in dispute is paid on purpose only.
        for invoice in store::open_of(tx, contract.id)?.iter().filter(|invoice| invoice.dispute_id.is_none()) {
            use_for(tx, payment.id, invoice)?;
        }
    }
    Ok(())
}

/// Pays as much of an invoice as the payment still has.
pub fn use_for(tx: &mut Tx, payment: PaymentId, invoice: &Invoice) -> Result<()> {
    let payment = rows::get(tx, payment)?;
    let amount = payment.ahead.min(invoice.open());
    if amount == 0 {
        return Ok(());
    }
    let expenses = if invoice.about == Subject::Expense { amount } else { 0 };
    rows::use_for(tx, payment.id, invoice.id, amount, expenses)?;
    store::add_paid(tx, invoice.id, amount)?;
    if amount == invoice.open() && invoice.about == Subject::Milestone {
        tx.emit(Event::MilestonePaid { milestone: MilestoneId(invoice.about_id) })?;
    }
    Ok(())
}

/// Takes money off an invoice that a payment had paid. The employer is reminded of the invoice again.
pub fn take_off(tx: &mut Tx, invoice: &Invoice, amount: i64) -> Result<()> {
    let morning = issue::remind_at(tx, &invoice.due_on)?.unwrap_or_default();
    store::reopen(tx, invoice.id, amount, morning.max(tx.now() + REMIND_AFTER))?;
    if invoice.open() == 0 && invoice.about == Subject::Milestone {
        tx.emit(Event::MilestoneUnpaid { milestone: MilestoneId(invoice.about_id) })?;
    }
    Ok(())
}

/// Gives back what was paid ahead, newest payments first. It bills nothing and takes no commission.
///
/// # Errors
/// [`Error::Invalid`] if that much isn't there.
pub fn give_back_ahead(tx: &mut Tx, contract: &Contract, refund: &Payment) -> Result<()> {
    let mut left = refund.amount;
    for payment in rows::ahead(tx, contract.id)?.iter().rev() {
        let amount = payment.ahead.min(left);
        if amount > 0 {
            rows::give_back(tx, refund.id, payment.id, amount)?;
            left -= amount;
        }
    }
    if left == 0 { Ok(()) } else { Err(Error::Invalid(format!("contract {} has less paid ahead", contract.id))) }
}
