//! Payments in the database, and which invoices they paid.

use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ContractId, InvoiceId, PaymentId, UserId};
use crate::payments::model::{Method, PaymentKind, PaymentState, number_of};
use crate::payments::view::Payment;
use crate::web::{List, Page};
use crate::{args, not_stuck, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, contract_id, kind, invoice_id, amount, currency, method, paid_on, note, state, side, answer_note, created_at, answered_at,
               year, number, ahead, contest_until, replaces_id FROM payments ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO payments (contract_id, employer_id, worker_id, kind, invoice_id, amount, currency, method, paid_on, note, side, user_id, created_at, due_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id";
    FIND = columns!("WHERE id = $1");
    OF_CONTRACT = columns!("WHERE contract_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3");
    OF_CONTRACT_BEFORE = columns!("WHERE contract_id = $1 AND id > $2 ORDER BY id LIMIT $3");
    OF_INVOICE = columns!("WHERE invoice_id = $1 OR id IN (SELECT payment_id FROM payment_parts WHERE invoice_id = $1) ORDER BY id LIMIT 200");
    TO_CONFIRM = columns!("WHERE contract_id = $1 AND state = 'recorded' AND side <> $2 ORDER BY id LIMIT 1");
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM payments WHERE contract_id = $1";
    CONFIRM = "UPDATE payments SET state = 'confirmed', answered_by = $2, answered_at = $3, year = $4, number = $5, ahead = $6, due_at = NULL WHERE id = $1";
    SET_CONTEST_UNTIL = "UPDATE payments SET contest_until = $2 WHERE id = $1";
    COUNT_WITHOUT_PASSWORD = "SELECT CAST(COUNT(*) AS BIGINT) FROM payments WHERE answered_by = $1 AND answered_at > $2 AND contest_until IS NOT NULL";
    CONTEST = "UPDATE payments SET state = 'contested', contested_by = $2, contested_at = $3, answer_note = $4, ahead = 0, expenses = 0 WHERE id = $1";
    RECORD_AGAIN = "INSERT INTO payments (contract_id, employer_id, worker_id, kind, invoice_id, amount, currency, method, paid_on, note, side, user_id, created_at, due_at, replaces_id)
              SELECT contract_id, employer_id, worker_id, kind, $2, amount, currency, method, paid_on, note, side, $3, $4, $5, id FROM payments WHERE id = $1";
    PARTS_OF = "SELECT invoice_id, amount FROM payment_parts WHERE payment_id = $1 ORDER BY invoice_id LIMIT 2000";
    DELETE_PARTS = "DELETE FROM payment_parts WHERE payment_id = $1";
    IS_RETURNED = "SELECT EXISTS (SELECT 1 FROM payment_returns WHERE payment_id = $1)";
    RETURNS_OF = "SELECT payment_id, amount FROM payment_returns WHERE refund_id = $1 ORDER BY payment_id LIMIT 2000";
    DELETE_RETURNS = "DELETE FROM payment_returns WHERE refund_id = $1";
    CLOSE = "UPDATE payments SET state = $2, answered_by = $3, answered_at = $4, answer_note = $5, due_at = NULL WHERE id = $1";
    AHEAD = columns!("WHERE contract_id = $1 AND ahead > 0 ORDER BY id LIMIT 200");
    SUM_AHEAD = "SELECT CAST(COALESCE(SUM(ahead), 0) AS BIGINT) FROM payments WHERE contract_id = $1 AND ahead > 0";
    SUM_RECORDED = "SELECT CAST(COALESCE(SUM(CASE WHEN kind = 'payment' THEN amount ELSE -amount END), 0) AS BIGINT) FROM payments WHERE contract_id = $1 AND state = 'recorded'";
    SAME = "SELECT EXISTS (SELECT 1 FROM payments WHERE contract_id = $1 AND state = 'recorded' AND side <> $2 AND kind = $3 AND amount = $4 AND paid_on = $5)";
    SET_EXPENSES = "UPDATE payments SET expenses = amount WHERE id = $1";
    RECORDED_RETURNS = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM payments WHERE contract_id = $1 AND invoice_id IS NULL AND kind = 'refund' AND state = 'recorded'";
    ADD_RETURN = "INSERT INTO payment_returns (refund_id, payment_id, amount) VALUES ($1, $2, $3)";
    RECORDED_REFUNDS = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM payments WHERE invoice_id = $1 AND kind = 'refund' AND state = 'recorded'";
    ADD_PART = "INSERT INTO payment_parts (invoice_id, payment_id, amount) VALUES ($1, $2, $3) ON CONFLICT (invoice_id, payment_id) DO UPDATE SET amount = amount + excluded.amount";
    USE = "UPDATE payments SET ahead = ahead - $2, expenses = expenses + $3 WHERE id = $1";
    PARTS = "SELECT payment_id, amount FROM payment_parts WHERE invoice_id = $1 ORDER BY payment_id DESC LIMIT 2000";
    TAKE_PART = "UPDATE payment_parts SET amount = amount - $3 WHERE invoice_id = $1 AND payment_id = $2 AND amount > $3";
    DELETE_PART = "DELETE FROM payment_parts WHERE invoice_id = $1 AND payment_id = $2";
    DUE = concat!("SELECT id FROM payments WHERE due_at <= $1", not_stuck!("payments", "payments.id"), " ORDER BY due_at LIMIT 50");
    SET_DUE = "UPDATE payments SET due_at = $2 WHERE id = $1";
}

/// A payment to store.
#[derive(Clone, Debug)]
pub struct New<'a> {
    /// Which way the money went.
    pub kind: PaymentKind,
    /// The invoice that it's for.
    pub invoice: Option<InvoiceId>,
    /// Amount in minor units.
    pub amount: i64,
    /// How it was paid.
    pub method: Method,
    /// Day of the payment.
    pub paid_on: &'a str,
    /// What the side that recorded it says about it.
    pub note: &'a str,
    /// Who recorded it.
    pub by: (Side, UserId),
    /// When the clock reminds the other side.
    pub remind_at: i64,
}

/// Stores a payment that one side recorded.
pub fn insert(tx: &mut Tx, contract: &Contract, new: &New) -> Result<PaymentId> {
    let parties = args![contract.id, contract.employer.id, contract.worker.id, new.kind.as_str(), new.invoice];
    let what = args![new.amount, &contract.currency, new.method.as_str(), new.paid_on, new.note.trim()];
    let rest = args![new.by.0.as_str(), new.by.1, tx.now(), new.remind_at];
    tx.insert(INSERT, &[parties.as_slice(), what, rest].concat())
}

/// Counts a contract's payments, with those that were denied.
pub fn count(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(COUNT, args![contract], value)
}

/// Finds a payment; `can` is empty.
pub fn find(tx: &mut Tx, id: PaymentId) -> Result<Option<Payment>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns a payment that must exist; `can` is empty.
pub fn get(tx: &mut Tx, id: PaymentId) -> Result<Payment> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("payment {id} does not exist")))
}

/// Returns a page of a contract's payments, newest first; `can` is empty.
pub fn of_contract(tx: &mut Tx, contract: ContractId, page: &Page) -> Result<List<Payment>> {
    let (sql, from) = page.start(OF_CONTRACT, OF_CONTRACT_BEFORE, i64::MAX);
    let rows = tx.all(sql, args![contract, from, page.rows()], from_row)?;
    Ok(page.list(rows, |payment| payment.id.0))
}

/// Returns the oldest payment or refund that the other side recorded and a side has to confirm.
pub fn to_confirm(tx: &mut Tx, contract: ContractId, side: Side) -> Result<Option<Payment>> {
    let found = tx.find(TO_CONFIRM, args![contract, side.as_str()], from_row)?;
    let now = tx.now();
    Ok(found.map(|payment| Payment { can: payment.allowed(side, now), ..payment }))
}

/// Returns the payments that are for an invoice or paid a part of it, oldest first, at most 200; `can` is empty.
pub fn of_invoice(tx: &mut Tx, invoice: InvoiceId) -> Result<Vec<Payment>> {
    tx.all(OF_INVOICE, args![invoice], from_row)
}

/// Stores that both sides confirmed it, with the number of its receipt and what no invoice has used yet.
pub fn confirm(tx: &mut Tx, id: PaymentId, by: UserId, (year, number): (i64, i64), ahead: i64) -> Result<()> {
    tx.run(CONFIRM, args![id, by, tx.now(), year, number, ahead]).map(drop)
}

/// Stores that a refund gave back what was paid for an expense.
pub fn set_expenses(tx: &mut Tx, id: PaymentId) -> Result<()> {
    tx.run(SET_EXPENSES, args![id]).map(drop)
}

/// Stores that it didn't happen, or that it was taken back.
pub fn close(tx: &mut Tx, id: PaymentId, state: PaymentState, by: UserId, note: &str) -> Result<()> {
    tx.run(CLOSE, args![id, state.as_str(), by, tx.now(), note.trim()]).map(drop)
}

/// Stores until when its confirmation can be contested; `None` if it was confirmed with the password.
pub fn set_contest_until(tx: &mut Tx, id: PaymentId, until: Option<i64>) -> Result<()> {
    tx.run(SET_CONTEST_UNTIL, args![id, until]).map(drop)
}

/// Counts what somebody confirmed without the password since a time, with what was contested.
pub fn count_without_password(tx: &mut Tx, user: UserId, since: i64) -> Result<i64> {
    tx.one(COUNT_WITHOUT_PASSWORD, args![user, since], value)
}

/// Stores that its confirmation was contested, so that it paid nothing.
pub fn contest(tx: &mut Tx, id: PaymentId, by: UserId, note: &str) -> Result<()> {
    tx.run(CONTEST, args![id, by, tx.now(), note.trim()]).map(drop)
}

/// Records a contested payment again, for this invoice.
pub fn record_again(
    tx: &mut Tx,
    id: PaymentId,
    invoice: Option<InvoiceId>,
    (by, remind_at): (UserId, i64),
) -> Result<()> {
    tx.run(RECORD_AGAIN, args![id, invoice, by, tx.now(), remind_at]).map(drop)
}

/// Returns the invoices that a payment paid, with how much of it went to each.
pub fn parts_of(tx: &mut Tx, id: PaymentId) -> Result<Vec<(InvoiceId, i64)>> {
    tx.all(PARTS_OF, args![id], |row| Ok((row.take()?, row.take()?)))
}

/// Deletes that a payment paid invoices.
pub fn delete_parts(tx: &mut Tx, id: PaymentId) -> Result<()> {
    tx.run(DELETE_PARTS, args![id]).map(drop)
}

/// Whether a refund gave a part of it back that no invoice had used.
pub fn is_returned(tx: &mut Tx, id: PaymentId) -> Result<bool> {
    tx.one(IS_RETURNED, args![id], value)
}

/// Takes back that a refund gave back what was paid ahead.
pub fn undo_returns(tx: &mut Tx, refund: PaymentId) -> Result<()> {
    let returns: Vec<(PaymentId, i64)> = tx.all(RETURNS_OF, args![refund], |row| Ok((row.take()?, row.take()?)))?;
    tx.run(DELETE_RETURNS, args![refund])?;
    for (payment, amount) in returns {
        tx.run(USE, args![payment, -amount, 0])?;
    }
    Ok(())
}

/// Returns a contract's payments that no invoice has used up, oldest first.
pub fn ahead(tx: &mut Tx, contract: ContractId) -> Result<Vec<Payment>> {
    tx.all(AHEAD, args![contract], from_row)
}

/// Returns what was paid ahead, in minor units.
pub fn sum_ahead(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(SUM_AHEAD, args![contract], value)
}

/// Returns what was recorded and isn't answered, less refunds, in minor units.
pub fn sum_recorded(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(SUM_RECORDED, args![contract], value)
}

/// Whether the other side recorded the same payment and waits for an answer.
pub fn is_recorded(tx: &mut Tx, contract: ContractId, new: &New) -> Result<bool> {
    tx.one(SAME, args![contract, new.by.0.as_str(), new.kind.as_str(), new.amount, new.paid_on], value)
}

/// Returns the refunds of an invoice that were recorded and aren't answered, in minor units.
pub fn recorded_refunds(tx: &mut Tx, invoice: InvoiceId) -> Result<i64> {
    tx.one(RECORDED_REFUNDS, args![invoice], value)
}

/// Returns the refunds of what was paid ahead that were recorded and aren't answered, in minor units.
pub fn recorded_returns(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(RECORDED_RETURNS, args![contract], value)
}

/// Stores that a refund gave back a part of a payment that no invoice had used.
pub fn give_back(tx: &mut Tx, refund: PaymentId, payment: PaymentId, amount: i64) -> Result<()> {
    tx.run(ADD_RETURN, args![refund, payment, amount])?;
    tx.run(USE, args![payment, amount, 0]).map(drop)
}

/// Uses a part of a payment for an invoice; `expenses` is how much of it pays for expenses.
pub fn use_for(tx: &mut Tx, id: PaymentId, invoice: InvoiceId, amount: i64, expenses: i64) -> Result<()> {
    tx.run(ADD_PART, args![invoice, id, amount])?;
    tx.run(USE, args![id, amount, expenses]).map(drop)
}

/// Takes money that paid an invoice off it again, newest payments first, so that other invoices can use it. `of_expenses`
/// says whether the invoice is for expenses.
pub fn release(tx: &mut Tx, invoice: InvoiceId, amount: i64, of_expenses: bool) -> Result<()> {
    let mut left = amount;
    let parts: Vec<(PaymentId, i64)> = tx.all(PARTS, args![invoice], |row| Ok((row.take()?, row.take()?)))?;
    for (payment, part) in parts {
        let taken = part.min(left);
        if taken == 0 {
            break;
        }
        if tx.run(TAKE_PART, args![invoice, payment, taken])? == 0 {
            tx.run(DELETE_PART, args![invoice, payment])?;
        }
        tx.run(USE, args![payment, -taken, if of_expenses { -taken } else { 0 }])?;
        left -= taken;
    }
    Ok(())
}

/// Returns payments that the clock has to look at, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<PaymentId>> {
    tx.all(DUE, args![tx.now()], value)
}

/// Sets when the clock looks at a payment again.
pub fn set_due(tx: &mut Tx, id: PaymentId, at: Option<i64>) -> Result<()> {
    tx.run(SET_DUE, args![id, at]).map(drop)
}

fn from_row(row: &mut Row) -> Result<Payment> {
    let (id, contract_id, kind, invoice_id) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (amount, currency, method, paid_on) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (note, state, side, answer_note) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (created_at, answered_at) = (row.take()?, row.take()?);
    let number: (Option<i64>, Option<i64>) = (row.take()?, row.take()?);
    let receipt = number.0.zip(number.1).map(|(year, number)| number_of(year, number));
    let (ahead, contest_until, replaces_id) = (row.take()?, row.take()?, row.take()?);
    Ok(Payment {
        id,
        contract_id,
        kind,
        invoice_id,
        amount,
        currency,
        method,
        paid_on,
        note,
        state,
        side,
        answer_note,
        created_at,
        answered_at,
        receipt,
        ahead,
        contest_until,
        replaces_id,
        can: Vec::new(),
    })
}
