//! Fees in the database: lookups and lists. [`super::billing`] changes their state.

use super::model::{Fee, FeeState};
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::rights;
use crate::identity::model::short_name;
use crate::ids::{FeeId, JobId, UserId};
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, statements};

/// Selects the columns of a fee in the order that [`fee`] reads them.
macro_rules! select_fees {
    ($rest:literal) => {
        concat!("SELECT f.id, f.kind, f.job_id, f.invoice_id, f.title, f.employer_id, COALESCE(e.name, u.name), f.user_id, u.name, f.first_day, f.last_day, f.amount, f.currency, f.state, f.cause,
                   COALESCE(p.reason, v.code), f.method, f.reference, f.paid_on, f.returned_at, f.created_at, f.updated_at
                 FROM fees f JOIN users u ON u.id = f.user_id LEFT JOIN employers e ON e.id = f.employer_id
                 LEFT JOIN promotions p ON p.id = f.promotion_id LEFT JOIN vouchers v ON v.id = f.voucher_id ", $rest)
    };
}

statements! {
    FIND = select_fees!("WHERE f.id = $1");
    LATEST_FOR_JOB = select_fees!("WHERE f.job_id = $1 ORDER BY f.id DESC LIMIT 1");
    LIVE = select_fees!("WHERE f.job_id = $1 AND f.state IN ('due', 'paid', 'waived')");
    // The plus keeps SQLite from looking through all fees that are due.
    DUE = "SELECT amount FROM fees WHERE job_id = $1 AND +state = 'due'";
    LIST = select_fees!("WHERE f.state = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    LIST_BEFORE = select_fees!("WHERE f.state = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    OWED = select_fees!("WHERE f.state = 'refunded' AND f.returned_at IS NULL AND f.id < $1 ORDER BY f.id DESC LIMIT $2");
    OWED_BEFORE = select_fees!("WHERE f.state = 'refunded' AND f.returned_at IS NULL AND f.id > $1 ORDER BY f.id LIMIT $2");
    OF_EMPLOYER = select_fees!("WHERE f.employer_id = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    OF_EMPLOYER_BEFORE = select_fees!("WHERE f.employer_id = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    OWN = select_fees!("WHERE f.user_id = $1 AND f.employer_id IS NULL AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    OWN_BEFORE = select_fees!("WHERE f.user_id = $1 AND f.employer_id IS NULL AND f.id > $2 ORDER BY f.id LIMIT $3");
    PARTNER_DUE = select_fees!("WHERE f.user_id = $1 AND f.kind = 'partner_month' AND f.state = 'due'");
}

fn fee(row: &mut Row) -> Result<Fee> {
    Ok(Fee {
        id: row.take()?,
        kind: row.take()?,
        job_id: row.take()?,
        invoice_id: row.take()?,
        title: row.take()?,
        employer_id: row.take()?,
        employer: row.take()?,
        user: row.take()?,
        posted_by: short_name(&row.take::<String>()?),
        first_day: row.take()?,
        last_day: row.take()?,
        amount: row.take()?,
        currency: row.take()?,
        state: row.take()?,
        cause: row.take()?,
        reason: row.take()?,
        method: row.take()?,
        reference: row.take()?,
        paid_on: row.take()?,
        returned_at: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

/// Returns a fee by id.
pub fn find(tx: &mut Tx, id: FeeId) -> Result<Option<Fee>> {
    tx.find(FIND, args![id], fee)
}

/// Returns a fee that must exist.
///
/// # Errors
/// [`Error::Invalid`] when it does not exist.
pub fn get(tx: &mut Tx, id: FeeId) -> Result<Fee> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("fee {id} not found")))
}

/// Returns the newest fee of a job.
pub fn latest_for_job(tx: &mut Tx, job: JobId) -> Result<Option<Fee>> {
    tx.find(LATEST_FOR_JOB, args![job], fee)
}

/// Returns the job's fee that is due, paid or waived; a unique index allows only one.
pub fn active_for_job(tx: &mut Tx, job: JobId) -> Result<Option<Fee>> {
    tx.find(LIVE, args![job], fee)
}

/// Returns the amount due for a job, in minor units; `None` when nothing is due.
pub fn amount_due(tx: &mut Tx, job: JobId) -> Result<Option<i64>> {
    tx.find(DUE, args![job], value)
}

/// Which fees an admin list shows.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FeeFilter {
    /// Fees in a state.
    In(FeeState),
    /// Refunded fees whose money has not been sent back yet.
    RefundOwed,
}

/// Returns a page of the fees, newest first.
pub fn list(tx: &mut Tx, which: FeeFilter, page: &Page) -> Result<List<Fee>> {
    let rows = match which {
        FeeFilter::In(state) => {
            let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
            tx.all(sql, args![state.as_str(), from, page.rows()], fee)?
        }
        FeeFilter::RefundOwed => {
            let (sql, from) = page.start(OWED, OWED_BEFORE, i64::MAX);
            tx.all(sql, args![from, page.rows()], fee)?
        }
    };
    Ok(page.list(rows, |fee| fee.id.0))
}

/// Returns the partner fee that a person still has to pay; a unique index allows only one.
pub fn partner_due(tx: &mut Tx, user: UserId) -> Result<Option<Fee>> {
    tx.find(PARTNER_DUE, args![user], fee)
}

/// Returns a page of a person's own fees and those of employers that they can post or pay for, newest first.
pub fn list_for_member(tx: &mut Tx, user: UserId, page: &Page) -> Result<List<Fee>> {
    let (sql, from) = page.start(OF_EMPLOYER, OF_EMPLOYER_BEFORE, i64::MAX);
    let (own, start) = page.start(OWN, OWN_BEFORE, i64::MAX);
    let mut parts = vec![tx.all(own, args![user, start, page.rows()], fee)?];
    for employer in rights::employers(tx, user, |rights| rights.post || rights.pay)? {
        parts.push(tx.all(sql, args![employer, from, page.rows()], fee)?);
    }
    Ok(page.merge(parts, Order::HighestFirst, |fee| fee.id.0))
}
