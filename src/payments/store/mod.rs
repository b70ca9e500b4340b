//! Invoices in the database.

pub mod billing;
pub mod corrections;
pub mod expenses;
pub mod payments;
pub mod ranges;
pub mod reminders;

use crate::contracts;
use crate::contracts::model::{Due, Side};
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Sql, Tx, value};
use crate::ids::{ContractId, DisputeId, EmployerId, ExpenseId, InvoiceId, PaymentId, UserId};
use crate::payments::model::{ExpenseState, InvoiceKind, PaymentState, Subject, number_of};
use crate::payments::view::{Document, Invoice};
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, year, number, kind, about, about_id, contract_id, employer_id, worker_id, total, tax, tax_rate, currency, paid, refunded, credited, dispute_id,
               (SELECT CAST(COALESCE(SUM(p.amount), 0) AS BIGINT) FROM payments p WHERE p.invoice_id = invoices.id AND p.kind = 'payment' AND p.state = 'recorded'),
               commission, issued_on, due_on, document FROM invoices ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO invoices (contract_id, employer_id, worker_id, kind, year, number, about, about_id, total, tax, tax_rate, currency, commission, issued_on, due_on, issued_at, document, due_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18) RETURNING id";
    FIND = columns!("WHERE id = $1");
    FIND_ABOUT = columns!("WHERE about = $1 AND about_id = $2");
    OF_CONTRACT = columns!("WHERE contract_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3");
    OF_CONTRACT_BEFORE = columns!("WHERE contract_id = $1 AND id > $2 ORDER BY id LIMIT $3");
    OF_WORKER = columns!("WHERE worker_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3");
    OF_WORKER_BEFORE = columns!("WHERE worker_id = $1 AND id > $2 ORDER BY id LIMIT $3");
    OF_EMPLOYER = columns!("WHERE employer_id = $1 AND id < $2 ORDER BY id DESC LIMIT $3");
    OF_EMPLOYER_BEFORE = columns!("WHERE employer_id = $1 AND id > $2 ORDER BY id LIMIT $3");
    OPEN_OF_WORKER = columns!("WHERE worker_id = $1 AND kind = 'invoice' AND paid + credited < total AND id < $2 ORDER BY id DESC LIMIT $3");
    OPEN_OF_WORKER_BEFORE = columns!("WHERE worker_id = $1 AND kind = 'invoice' AND paid + credited < total AND id > $2 ORDER BY id LIMIT $3");
    OPEN_OF_EMPLOYER = columns!("WHERE employer_id = $1 AND kind = 'invoice' AND paid + credited < total AND id < $2 ORDER BY id DESC LIMIT $3");
    OPEN_OF_EMPLOYER_BEFORE = columns!("WHERE employer_id = $1 AND kind = 'invoice' AND paid + credited < total AND id > $2 ORDER BY id LIMIT $3");
    OPEN_OF_CONTRACT = columns!("WHERE contract_id = $1 AND kind = 'invoice' AND paid + credited < total ORDER BY id LIMIT 200");
    ADD_PAID = "UPDATE invoices SET paid = paid + $2, due_at = CASE WHEN paid + $2 + credited = total THEN NULL ELSE due_at END WHERE id = $1";
    REOPEN = "UPDATE invoices SET paid = paid - $2, due_at = COALESCE(due_at, $3) WHERE id = $1";
    COUNT_AS_CREDITED = "UPDATE invoices SET paid = paid - $2, refunded = refunded - $2, credited = credited + $2 WHERE id = $1";
    ADD_REFUNDED = "UPDATE invoices SET refunded = refunded + $2 WHERE id = $1";
    ADD_CREDITED = "UPDATE invoices SET credited = credited + $2, due_at = CASE WHEN paid + $2 + credited = total THEN NULL ELSE due_at END WHERE id = $1";
    SET_CREDITS = "UPDATE invoices SET credits_id = $2 WHERE id = $1";
    SET_DISPUTE = "UPDATE invoices SET dispute_id = $2 WHERE id = $1";
    SET_COMMISSION = "UPDATE invoices SET commission = $2, commission_percent = $3 WHERE id = $1";
    COMMISSION_PERCENT = "SELECT commission_percent FROM invoices WHERE id = $1";
    LAST_NOTE = "SELECT MAX(id) FROM invoices WHERE credits_id = $1";
    CREDITED_TAX = "SELECT CAST(COALESCE(SUM(tax), 0) AS BIGINT) FROM invoices WHERE credits_id = $1";
    AS_A_WHOLE = columns!("WHERE contract_id = $1 AND kind = 'invoice' AND about = 'payment' AND refunded + credited < total ORDER BY id DESC LIMIT 2000");
    // A price that was lowered by damage or a dispute stays used up.
    OF_PRICE = "SELECT CAST(COALESCE(SUM(i.total - i.refunded - (SELECT COALESCE(SUM(c.amount), 0) FROM corrections c WHERE c.invoice_id = i.id AND c.kind IN ('billed_twice', 'contested'))), 0) AS BIGINT)
                FROM invoices i WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.about IN ('milestone', 'payment')";
    SUMS = "SELECT CAST(COALESCE(SUM(CASE WHEN kind = 'invoice' THEN total ELSE -total END), 0) AS BIGINT), CAST(COALESCE(SUM(paid - refunded), 0) AS BIGINT),
              CAST(COALESCE(SUM(CASE WHEN kind = 'invoice' THEN total - paid - credited ELSE 0 END), 0) AS BIGINT) FROM invoices WHERE contract_id = $1";
    PAID_BY = "SELECT i.year, i.number, t.amount FROM payment_parts t JOIN invoices i ON i.id = t.invoice_id WHERE t.payment_id = $1 ORDER BY t.invoice_id LIMIT 200";
    WAITING = "SELECT EXISTS (SELECT 1 FROM invoices i WHERE i.contract_id = $1 AND i.kind = 'invoice' AND i.paid + i.credited < i.total AND i.dispute_id IS NULL),
                 EXISTS (SELECT 1 FROM payments p WHERE p.contract_id = $1 AND p.state = 'recorded' AND p.side = 'worker'),
                 EXISTS (SELECT 1 FROM payments p WHERE p.contract_id = $1 AND p.state = 'recorded' AND p.side = 'employer'),
                 EXISTS (SELECT 1 FROM expenses e WHERE e.contract_id = $1 AND e.state = 'submitted')";
}

/// A document to store.
#[derive(Clone, Debug)]
pub struct NewInvoice<'a> {
    /// What it is.
    pub kind: InvoiceKind,
    /// Year and number of the worker's range.
    pub number: (i64, i64),
    /// What it's about.
    pub about: (Subject, i64),
    /// Total, tax in it (minor units) and tax rate (hundredths of a percent).
    pub amounts: (i64, i64, i64),
    /// Day of issue and day it should be paid by.
    pub days: (&'a str, &'a str),
    /// What it says.
    pub document: &'a Document,
    /// When the clock reminds the employer; `None` if never.
    pub remind_at: Option<i64>,
}

/// Stores an invoice or a credit note.
pub fn insert(tx: &mut Tx, contract: &Contract, new: &NewInvoice) -> Result<InvoiceId> {
    let ((year, number), (about, about_id), (total, tax, rate)) = (new.number, new.about, new.amounts);
    let document = serde_json::to_string(new.document).map_err(|e| Error::Invalid(e.to_string()))?;
    let parties = args![contract.id, contract.employer.id, contract.worker.id, new.kind.as_str(), year, number];
    let amounts = args![about.as_str(), about_id, total, tax, rate, &contract.currency, 0];
    let rest = args![new.days.0, new.days.1, tx.now(), &document, new.remind_at];
    tx.insert(INSERT, &[parties.as_slice(), amounts, rest].concat())
}

/// Finds an invoice.
pub fn find(tx: &mut Tx, id: InvoiceId) -> Result<Option<Invoice>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns an invoice that must exist.
pub fn get(tx: &mut Tx, id: InvoiceId) -> Result<Invoice> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("invoice {id} does not exist")))
}

/// Finds the invoice of something that was approved.
pub fn find_about(tx: &mut Tx, (about, id): (Subject, i64)) -> Result<Option<Invoice>> {
    tx.find(FIND_ABOUT, args![about.as_str(), id], from_row)
}

/// Returns a page of a contract's invoices and credit notes, newest first.
pub fn of_contract(tx: &mut Tx, contract: ContractId, page: &Page) -> Result<List<Invoice>> {
    let (sql, from) = page.start(OF_CONTRACT, OF_CONTRACT_BEFORE, i64::MAX);
    let rows = tx.all(sql, args![contract, from, page.rows()], from_row)?;
    Ok(page.list(rows, |invoice| invoice.id.0))
}

/// Returns a page of what a worker billed and of what employers were billed for, newest first.
pub fn list(
    tx: &mut Tx,
    worker: Option<UserId>,
    employers: &[EmployerId],
    only_open: bool,
    page: &Page,
) -> Result<List<Invoice>> {
    let (of_worker, of_employer): ((Sql, Sql), (Sql, Sql)) = if only_open {
        ((OPEN_OF_WORKER, OPEN_OF_WORKER_BEFORE), (OPEN_OF_EMPLOYER, OPEN_OF_EMPLOYER_BEFORE))
    } else {
        ((OF_WORKER, OF_WORKER_BEFORE), (OF_EMPLOYER, OF_EMPLOYER_BEFORE))
    };
    let mut parts = Vec::new();
    if let Some(worker) = worker {
        let (sql, from) = page.start(of_worker.0, of_worker.1, i64::MAX);
        parts.push(tx.all(sql, args![worker, from, page.rows()], from_row)?);
    }
    let (sql, from) = page.start(of_employer.0, of_employer.1, i64::MAX);
    for employer in employers {
        parts.push(tx.all(sql, args![*employer, from, page.rows()], from_row)?);
    }
    Ok(page.merge(parts, Order::HighestFirst, |invoice| invoice.id.0))
}

/// Returns a contract's invoices that aren't paid in full, oldest first, at most 200.
pub fn open_of(tx: &mut Tx, contract: ContractId) -> Result<Vec<Invoice>> {
    tx.all(OPEN_OF_CONTRACT, args![contract], from_row)
}

/// Adds what a confirmed payment paid of an invoice.
pub fn add_paid(tx: &mut Tx, id: InvoiceId, amount: i64) -> Result<()> {
    tx.run(ADD_PAID, args![id, amount]).map(drop)
}

/// Takes off what a payment that was contested paid of an invoice, and sets when the clock looks at the invoice.
pub fn reopen(tx: &mut Tx, id: InvoiceId, amount: i64, remind_at: i64) -> Result<()> {
    tx.run(REOPEN, args![id, amount, remind_at]).map(drop)
}

/// Counts what a contested refund gave back of an invoice as taken off it instead, together with the money that paid for it.
pub fn count_as_credited(tx: &mut Tx, id: InvoiceId, amount: i64) -> Result<()> {
    tx.run(COUNT_AS_CREDITED, args![id, amount]).map(drop)
}

/// Adds what was given back of an invoice, with its credit note.
pub fn add_refunded(tx: &mut Tx, id: InvoiceId, note: InvoiceId, amount: i64) -> Result<()> {
    tx.run(ADD_REFUNDED, args![id, amount])?;
    tx.run(SET_CREDITS, args![note, id]).map(drop)
}

/// Returns the newest credit note of an invoice.
pub fn last_credit_note(tx: &mut Tx, id: InvoiceId) -> Result<Option<InvoiceId>> {
    tx.one(LAST_NOTE, args![id], value)
}

/// Returns the tax in the credit notes of an invoice, in minor units.
pub fn credited_tax(tx: &mut Tx, id: InvoiceId) -> Result<i64> {
    tx.one(CREDITED_TAX, args![id], value)
}

/// Returns the invoices for the work as a whole of a contract of which something is left, newest first.
pub fn as_a_whole(tx: &mut Tx, contract: ContractId) -> Result<Vec<Invoice>> {
    tx.all(AS_A_WHOLE, args![contract], from_row)
}

/// Returns how much of a fixed price was billed, by milestone and as a whole, in minor units.
pub fn of_price(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(OF_PRICE, args![contract], value)
}

/// Adds what the credit note of a dispute or a correction takes off an invoice.
pub fn add_credited(tx: &mut Tx, id: InvoiceId, note: InvoiceId, amount: i64) -> Result<()> {
    tx.run(ADD_CREDITED, args![id, amount])?;
    tx.run(SET_CREDITS, args![note, id]).map(drop)
}

/// Stores the open dispute that an invoice is in; `None` once it's over.
pub fn set_dispute(tx: &mut Tx, id: InvoiceId, dispute: Option<DisputeId>) -> Result<()> {
    tx.run(SET_DISPUTE, args![id, dispute]).map(drop)
}

/// Stores the site's commission on an invoice and its percentage; for a credit note, by how much it became less.
pub fn set_commission(tx: &mut Tx, id: InvoiceId, amount: i64, percent: Option<i64>) -> Result<()> {
    tx.run(SET_COMMISSION, args![id, amount, percent]).map(drop)
}

/// Returns the percentage of the site's commission on an invoice; `None` for none, and for old invoices.
pub fn commission_percent(tx: &mut Tx, id: InvoiceId) -> Result<Option<i64>> {
    tx.one(COMMISSION_PERCENT, args![id], value)
}

/// What a contract's invoices add up to, in minor units.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    /// Billed, less credit notes.
    pub billed: i64,
    /// Paid, less what was given back.
    pub paid: i64,
    /// Not paid yet.
    pub open: i64,
}

/// Returns what a contract's invoices add up to.
pub fn sums(tx: &mut Tx, contract: ContractId) -> Result<Sums> {
    tx.one(SUMS, args![contract], |row| Ok(Sums { billed: row.take()?, paid: row.take()?, open: row.take()? }))
}

/// Returns the numbers of the invoices that a payment paid, with how much of it went to each, at most 200.
pub fn paid_by(tx: &mut Tx, payment: PaymentId) -> Result<Vec<(String, i64)>> {
    tx.all(PAID_BY, args![payment], |row| Ok((number_of(row.take()?, row.take()?), row.take()?)))
}

/// Stores with the contract what is open: something to pay, a payment to confirm, an expense to approve.
pub fn update_contract(tx: &mut Tx, contract: ContractId) -> Result<()> {
    let read = |row: &mut Row| Ok([row.take::<bool>()?, row.take()?, row.take()?, row.take()?]);
    let [unpaid, by_worker, by_employer, expense] = tx.one(WAITING, args![contract], read)?;
    let open = [
        (Side::Employer, Due::Pay, unpaid),
        (Side::Employer, Due::Payment, by_worker),
        (Side::Worker, Due::Payment, by_employer),
        (Side::Employer, Due::Expense, expense),
    ];
    for (side, due, is_open) in open {
        contracts::store::open::set(tx, contract, (side, due), is_open, |tx, id| is_open_now(tx, due, id))?;
    }
    contracts::store::set_waits(tx, contract)
}

/// Whether an invoice is to be paid, a payment to be confirmed or an expense to be approved.
fn is_open_now(tx: &mut Tx, due: Due, id: i64) -> Result<bool> {
    Ok(match due {
        Due::Pay => find(tx, InvoiceId(id))?.is_some_and(|invoice| invoice.open() > 0 && invoice.dispute_id.is_none()),
        Due::Payment => payments::find(tx, PaymentId(id))?.is_some_and(|one| one.state == PaymentState::Recorded),
        _ => expenses::find(tx, ExpenseId(id))?.is_some_and(|one| one.state == ExpenseState::Submitted),
    })
}

fn from_row(row: &mut Row) -> Result<Invoice> {
    let id = row.take()?;
    let (year, number): (i64, i64) = (row.take()?, row.take()?);
    let (kind, about, about_id) = (row.take()?, row.take()?, row.take()?);
    let (contract_id, employer_id, worker_id) = (row.take()?, row.take()?, row.take()?);
    let (total, tax, tax_rate, currency) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (paid, refunded, credited, dispute_id) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (recorded, commission) = (row.take()?, row.take()?);
    let (issued_on, due_on, document): (_, _, String) = (row.take()?, row.take()?, row.take()?);
    Ok(Invoice {
        id,
        number: number_of(year, number),
        kind,
        about,
        about_id,
        contract_id,
        employer_id,
        worker_id,
        total,
        tax,
        tax_rate,
        currency,
        paid,
        refunded,
        credited,
        dispute_id,
        recorded,
        commission,
        issued_on,
        due_on,
        document: serde_json::from_str(&document).map_err(|e| Error::Invalid(e.to_string()))?,
    })
}
