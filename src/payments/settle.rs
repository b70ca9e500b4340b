//! Which invoices a confirmed payment pays: its own first, then the oldest open ones. The rest waits for the next invoice.

use super::model::Subject;
use super::store;
use super::store::payments as rows;
use super::view::{Invoice, Payment};
use crate::contracts::view::Contract;
use crate::db::{Result, Tx};
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

/// Returns the payment with the most that no invoice has used.
pub fn largest_ahead(tx: &mut Tx, contract: &Contract) -> Result<Option<Payment>> {
    Ok(rows::ahead(tx, contract.id)?.into_iter().max_by_key(|payment| payment.ahead))
}
