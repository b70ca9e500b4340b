//! Fees in the database. Each step of a fee writes its entry of the ledger in the same transaction.

use super::model::{Cause, Fee, Kind, Method, Payment, Quote, State};
use super::postings::{Account, EntryKind, Postings};
use super::promotions::{self, Poster};
use super::written::amount as shown;
use super::{ledger, vouchers};
use crate::accounts::model::{Staff, short_name};
use crate::db::{Error, Result, Row, Tx, value};
use crate::notify::store::{Note, Right, push_to_employer};
use crate::operator;
use crate::web::{Cursor, Me};
use crate::{args, statements};

/// The columns of a fee, in the order of [`fee`].
macro_rules! fees {
    ($rest:literal) => {
        concat!("SELECT f.id, f.kind, f.job_id, f.title, f.employer_id, COALESCE(e.name, ''), u.name, f.amount, f.currency, f.state, f.cause,
                   COALESCE(p.reason, v.code), f.method, f.reference, f.paid_on, f.returned_at, f.created_at, f.updated_at
                 FROM fees f JOIN users u ON u.id = f.user_id LEFT JOIN employers e ON e.id = f.employer_id
                 LEFT JOIN promotions p ON p.id = f.promotion_id LEFT JOIN vouchers v ON v.id = f.voucher_id ", $rest)
    };
}

statements! {
    PRICE = "SELECT fee_job_post, currency FROM site WHERE id = 1";
    ADD = "INSERT INTO fees (kind, job_id, employer_id, user_id, title, amount, currency, state, reference, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, 'due', '', $8, $8) RETURNING id";
    FIND = fees!("WHERE f.id = $1");
    OF_JOB = fees!("WHERE f.job_id = $1 ORDER BY f.id DESC LIMIT 1");
    LIVE = "SELECT id FROM fees WHERE job_id = $1 AND state IN ('due', 'paid', 'waived')";
    DUE = "SELECT amount FROM fees WHERE job_id = $1 AND state = 'due'";
    PAY = "UPDATE fees SET state = 'paid', method = $2, reference = $3, paid_on = $4, updated_at = $5 WHERE id = $1 AND state = 'due'";
    WAIVE = "UPDATE fees SET state = 'waived', cause = $2, promotion_id = $3, voucher_id = $4, reference = $5, updated_at = $6 WHERE id = $1 AND state = 'due'";
    REFUND = "UPDATE fees SET state = 'refunded', reference = $2, updated_at = $3 WHERE id = $1 AND state = 'paid'";
    RETURN = "UPDATE fees SET returned_at = $2, reference = $3, updated_at = $2 WHERE id = $1 AND state = 'refunded' AND returned_at IS NULL";
    CANCEL = "UPDATE fees SET state = 'cancelled', updated_at = $2 WHERE id = $1 AND state IN ('due', 'waived')";
    LIST = fees!("WHERE f.state = $1 AND f.id < $2 ORDER BY f.id DESC LIMIT $3");
    LIST_BACK = fees!("WHERE f.state = $1 AND f.id > $2 ORDER BY f.id LIMIT $3");
    OWED = fees!("WHERE f.state = 'refunded' AND f.returned_at IS NULL AND f.id < $1 ORDER BY f.id DESC LIMIT $2");
    OWED_BACK = fees!("WHERE f.state = 'refunded' AND f.returned_at IS NULL AND f.id > $1 ORDER BY f.id LIMIT $2");
    MINE = fees!("WHERE f.id < $2 AND f.employer_id IN (SELECT employer_id FROM employer_members WHERE user_id = $1 AND (can_post = 1 OR can_pay = 1))
                  ORDER BY f.id DESC LIMIT $3");
    MINE_BACK = fees!("WHERE f.id > $2 AND f.employer_id IN (SELECT employer_id FROM employer_members WHERE user_id = $1 AND (can_post = 1 OR can_pay = 1))
                       ORDER BY f.id LIMIT $3");
    READS = "SELECT can_post = 1 OR can_pay = 1 FROM employer_members WHERE employer_id = $1 AND user_id = $2";
}

/// A job that is published.
#[derive(Clone, Copy, Debug)]
pub struct Posting<'a> {
    /// The job.
    pub job: i64,
    /// Who hires.
    pub employer: i64,
    /// The job's title.
    pub title: &'a str,
}

/// Why a fee is nobody's to pay, with the promotion or the voucher.
enum Free {
    Cause(Cause),
    Promotion(i64, String),
    Voucher(i64, String),
}

fn fee(row: &mut Row) -> Result<Fee> {
    Ok(Fee {
        id: row.take()?,
        kind: row.word(Kind::read)?,
        job_id: row.take()?,
        title: row.take()?,
        employer_id: row.take()?,
        employer: row.take()?,
        posted_by: short_name(&row.take::<String>()?),
        amount: row.take()?,
        currency: row.take()?,
        state: row.word(State::read)?,
        cause: row.take::<Option<String>>()?.as_deref().map(Cause::read).transpose()?,
        because: row.take()?,
        method: row.take::<Option<String>>()?.as_deref().map(Method::read).transpose()?,
        reference: row.take()?,
        paid_on: row.take()?,
        returned_at: row.take()?,
        created_at: row.take()?,
        updated_at: row.take()?,
    })
}

/// A fee.
///
/// # Errors
/// The database's.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<Fee>> {
    tx.find(FIND, args![id], fee)
}

fn get(tx: &mut Tx, id: i64) -> Result<Fee> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("fee {id} is gone")))
}

/// The newest fee of a job.
///
/// # Errors
/// The database's.
pub fn of_job(tx: &mut Tx, job: i64) -> Result<Option<Fee>> {
    tx.find(OF_JOB, args![job], fee)
}

/// What is due for a job.
///
/// # Errors
/// The database's.
pub fn due(tx: &mut Tx, job: i64) -> Result<Option<i64>> {
    tx.find(DUE, args![job], value)
}

/// The person may see the employer's fees.
///
/// # Errors
/// The database's.
pub fn reads(tx: &mut Tx, employer: i64, user: i64) -> Result<bool> {
    Ok(tx.find(READS, args![employer, user], value)?.unwrap_or(false))
}

fn price(tx: &mut Tx) -> Result<(i64, String)> {
    let price = tx.find(PRICE, &[], |row| Ok((row.take()?, row.take()?)))?;
    Ok(price.unwrap_or((operator::model::NEW_FEES.job_post, "USD".to_owned())))
}

fn why_free(tx: &mut Tx, me: &Me, employer: Option<i64>, amount: i64, now: i64) -> Result<Option<Free>> {
    if amount == 0 {
        return Ok(Some(Free::Cause(Cause::NoFee)));
    }
    if let Some(promotion) = promotions::current(tx, Some(Poster { user: me.id, employer }), now)? {
        return Ok(Some(Free::Promotion(promotion.id, promotion.reason)));
    }
    if me.staff == Some(Staff::Superadmin) {
        return Ok(Some(Free::Cause(Cause::Superadmin)));
    }
    Ok(vouchers::ready(tx, me.id, now)?.map(|(id, code)| Free::Voucher(id, code)))
}

/// What posting would cost a person now: for an employer, or for the one they would post for. A fee that is due
/// already keeps its amount.
///
/// # Errors
/// The database's.
pub fn quote(tx: &mut Tx, me: &Me, employer: Option<i64>, known: Option<i64>, now: i64) -> Result<Quote> {
    let (price, currency) = price(tx)?;
    let amount = known.unwrap_or(price);
    let employer = match employer {
        Some(employer) => Some(employer),
        None => Poster::of(tx, me.id)?.employer,
    };
    let (cause, because) = match why_free(tx, me, employer, amount, now)? {
        None => (None, None),
        Some(Free::Cause(cause)) => (Some(cause), None),
        Some(Free::Promotion(_, reason)) => (Some(Cause::Promotion), Some(reason)),
        Some(Free::Voucher(_, code)) => (Some(Cause::Voucher), Some(code)),
    };
    Ok(Quote { amount, due: if cause.is_some() { 0 } else { amount }, currency, cause, because })
}

/// Charges the fee of a job that is published and settles it when it is free. Says whether the job may go on the board.
///
/// # Errors
/// The database's.
pub fn publish(tx: &mut Tx, me: &Me, posting: Posting, now: i64) -> Result<bool> {
    let live = tx.find(LIVE, args![posting.job], value::<i64>)?;
    let fee = match live {
        Some(id) => get(tx, id)?,
        None => charge(tx, me, posting, now)?,
    };
    if fee.state != State::Due {
        return Ok(true);
    }
    match why_free(tx, me, Some(posting.employer), fee.amount, now)? {
        None => return Ok(false),
        Some(Free::Cause(cause)) => settle(tx, &fee, cause, (None, None), "", None, now)?,
        Some(Free::Promotion(id, reason)) => settle(tx, &fee, Cause::Promotion, (Some(id), None), &reason, None, now)?,
        Some(Free::Voucher(id, code)) => {
            if !vouchers::spend(tx, id, me.id, fee.id, now)? {
                return Ok(false);
            }
            settle(tx, &fee, Cause::Voucher, (None, Some(id)), &code, None, now)?
        }
    };
    Ok(true)
}

fn charge(tx: &mut Tx, me: &Me, posting: Posting, now: i64) -> Result<Fee> {
    let (amount, currency) = price(tx)?;
    let kind = Kind::JobPost.as_str();
    let args = args![kind, posting.job, posting.employer, me.id, posting.title, amount, &currency, now];
    let id = tx.insert(ADD, args)?;
    let about = ledger::About { fee: id, currency: &currency, note: "", by: None, now };
    if let Some(postings) = Postings::of(Account::Receivable, Account::FeeRevenue, amount) {
        ledger::post(tx, EntryKind::Charged, about, &postings)?;
    }
    get(tx, id)
}

/// Waives a due fee; says whether it was due.
fn settle(
    tx: &mut Tx,
    fee: &Fee,
    cause: Cause,
    (promotion, voucher): (Option<i64>, Option<i64>),
    note: &str,
    by: Option<i64>,
    now: i64,
) -> Result<bool> {
    // What a promotion or a voucher says stands with them; the operator's words stand with the fee.
    let reference = if by.is_some() { note } else { "" };
    if tx.run(WAIVE, args![fee.id, cause.as_str(), promotion, voucher, reference, now])? == 0 {
        return Ok(false);
    }
    if let Some(postings) = Postings::of(cause.account(), Account::Receivable, fee.amount) {
        let about = ledger::About { fee: fee.id, currency: &fee.currency, note, by, now };
        ledger::post(tx, EntryKind::Waived, about, &postings)?;
    }
    Ok(true)
}

/// Records the payment of a due fee; says whether it was due.
///
/// # Errors
/// The database's.
pub fn pay(tx: &mut Tx, fee: &Fee, payment: &Payment, paid_on: &str, by: i64, now: i64) -> Result<bool> {
    let reference = payment.reference.trim();
    if tx.run(PAY, args![fee.id, payment.method.as_str(), reference, paid_on, now])? == 0 {
        return Ok(false);
    }
    if let Some(postings) = Postings::of(payment.method.account(), Account::Receivable, fee.amount) {
        let about = ledger::About { fee: fee.id, currency: &fee.currency, note: reference, by: Some(by), now };
        ledger::post(tx, EntryKind::Paid, about, &postings)?;
    }
    let body = format!("{} for “{}” came in. The job is on the board.", shown(fee.amount, &fee.currency), fee.title);
    tell(tx, fee, "fee_paid", "The posting fee is paid", &body, now)?;
    Ok(true)
}

/// The operator waives a due fee; says whether it was due.
///
/// # Errors
/// The database's.
pub fn waive(tx: &mut Tx, fee: &Fee, reason: &str, by: i64, now: i64) -> Result<bool> {
    if !settle(tx, fee, Cause::Operator, (None, None), reason, Some(by), now)? {
        return Ok(false);
    }
    let body = format!("Nothing to pay for “{}”: {reason} The job is on the board.", fee.title);
    tell(tx, fee, "fee_waived", "The posting fee is waived", &body, now)?;
    Ok(true)
}

/// A paid fee is owed back; says whether it was paid.
///
/// # Errors
/// The database's.
pub fn refund(tx: &mut Tx, fee: &Fee, reason: &str, by: i64, now: i64) -> Result<bool> {
    if tx.run(REFUND, args![fee.id, reason, now])? == 0 {
        return Ok(false);
    }
    let about = ledger::About { fee: fee.id, currency: &fee.currency, note: reason, by: Some(by), now };
    ledger::reverse_charge(tx, about)?;
    let body = format!("{} for “{}” is yours again: {reason}", shown(fee.amount, &fee.currency), fee.title);
    tell(tx, fee, "fee_refunded", "You get the posting fee back", &body, now)?;
    Ok(true)
}

/// Records that the money of a refund was given back; says whether it was owed.
///
/// # Errors
/// The database's.
pub fn give_back(tx: &mut Tx, fee: &Fee, method: Method, reference: &str, by: i64, now: i64) -> Result<bool> {
    if tx.run(RETURN, args![fee.id, now, reference])? == 0 {
        return Ok(false);
    }
    if let Some(postings) = Postings::of(Account::Receivable, method.account(), fee.amount) {
        let about = ledger::About { fee: fee.id, currency: &fee.currency, note: reference, by: Some(by), now };
        ledger::post(tx, EntryKind::Returned, about, &postings)?;
    }
    let body = format!("{} for “{}”: {reference}", shown(fee.amount, &fee.currency), fee.title);
    tell(tx, fee, "fee_returned", "The posting fee was paid back", &body, now)?;
    Ok(true)
}

/// A job was taken down by moderation: what was paid is owed back, what was due or given away is cancelled.
///
/// # Errors
/// The database's.
pub fn refuse(tx: &mut Tx, job: i64, by: i64, now: i64) -> Result<()> {
    let Some(fee) = live(tx, job)? else { return Ok(()) };
    if fee.state == State::Paid {
        return refund(tx, &fee, "The job was taken down.", by, now).map(drop);
    }
    cancel(tx, &fee, now)
}

/// A job that waited for its fee was closed: nothing is due any more.
///
/// # Errors
/// The database's.
pub fn close(tx: &mut Tx, job: i64, now: i64) -> Result<()> {
    match live(tx, job)? {
        Some(fee) if fee.state == State::Due => cancel(tx, &fee, now),
        _ => Ok(()),
    }
}

fn live(tx: &mut Tx, job: i64) -> Result<Option<Fee>> {
    let id = tx.find(LIVE, args![job], value::<i64>)?;
    id.map(|id| get(tx, id)).transpose()
}

fn cancel(tx: &mut Tx, fee: &Fee, now: i64) -> Result<()> {
    tx.run(CANCEL, args![fee.id, now])?;
    vouchers::give_back(tx, fee.id)?;
    ledger::reverse_all(tx, ledger::About { fee: fee.id, currency: &fee.currency, note: "", by: None, now })
}

fn tell(tx: &mut Tx, fee: &Fee, kind: &str, title: &str, body: &str, now: i64) -> Result<()> {
    let Some(employer) = fee.employer_id else { return Ok(()) };
    let href = format!("/fees/{}", fee.id);
    push_to_employer(tx, employer, Right::Post, &Note { kind, topic: None, title, body, href: &href }, now)
}

/// Which fees the office looks at.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Which {
    /// Those in a state.
    In(State),
    /// Those that are owed back.
    Owed,
}

/// Fees, the newest first; one more than `limit` when there are more.
///
/// # Errors
/// The database's.
pub fn list(tx: &mut Tx, which: Which, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Fee>> {
    let (back, from) = from(cursor);
    match which {
        Which::In(state) => {
            let sql = if back { LIST_BACK } else { LIST };
            tx.all(sql, args![state.as_str(), from, limit + 1], fee)
        }
        Which::Owed => tx.all(if back { OWED_BACK } else { OWED }, args![from, limit + 1], fee),
    }
}

/// The fees of the employers for whom a person posts or pays, the newest first; one more than `limit` when there are more.
///
/// # Errors
/// The database's.
pub fn mine(tx: &mut Tx, user: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Fee>> {
    let (back, from) = from(cursor);
    tx.all(if back { MINE_BACK } else { MINE }, args![user, from, limit + 1], fee)
}

const fn from(cursor: Option<&Cursor<i64>>) -> (bool, i64) {
    match cursor {
        Some(Cursor::Before(id)) => (true, *id),
        Some(Cursor::After(id)) => (false, *id),
        None => (false, i64::MAX),
    }
}
