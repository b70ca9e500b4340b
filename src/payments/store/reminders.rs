//! When employers are reminded of an unpaid invoice.

use crate::db::{Result, Tx};
use crate::ids::InvoiceId;
use crate::{args, not_stuck, statements};

statements! {
    POSTPONE = "UPDATE invoices SET due_at = $2 WHERE id = $1";
    DUE = concat!("SELECT id, reminders FROM invoices WHERE due_at <= $1", not_stuck!("invoices", "invoices.id"), " ORDER BY due_at LIMIT 50");
    SET_DUE = "UPDATE invoices SET due_at = $2, reminders = reminders + 1 WHERE id = $1";
}

/// Sets when the clock looks at an invoice again, without counting a reminder.
pub fn postpone(tx: &mut Tx, id: InvoiceId, at: i64) -> Result<()> {
    tx.run(POSTPONE, args![id, at]).map(drop)
}

/// Returns invoices that the clock has to look at, with the number of reminders sent, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<(InvoiceId, i64)>> {
    tx.all(DUE, args![tx.now()], |row| Ok((row.take()?, row.take()?)))
}

/// Counts a reminder, and sets when the clock looks at an invoice again.
pub fn reminded(tx: &mut Tx, id: InvoiceId, next: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, next]).map(drop)
}
