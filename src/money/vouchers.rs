//! Vouchers in the database: codes that cover posting fees a limited number of times, once per person.

use super::model::{UnusedVoucher, Voucher};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{FeeId, UserId, VoucherId};
use crate::web::{List, Page};
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO vouchers (code, note, uses, used, expires_at, created_by, created_at) VALUES ($1, $2, $3, 0, $4, $5, $6)
           ON CONFLICT (code) DO NOTHING RETURNING id";
    FIND = "SELECT id, code, note, uses, used, expires_at, ended_at, created_at FROM vouchers WHERE id = $1";
    BY_CODE = "SELECT id, code, note, uses, used, expires_at, ended_at, created_at FROM vouchers WHERE code = $1";
    LIST = "SELECT id, code, note, uses, used, expires_at, ended_at, created_at FROM vouchers WHERE id < $1 ORDER BY id DESC LIMIT $2";
    LIST_BEFORE = "SELECT id, code, note, uses, used, expires_at, ended_at, created_at FROM vouchers WHERE id > $1 ORDER BY id LIMIT $2";
    END = "UPDATE vouchers SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL";
    SAVE = "INSERT INTO saved_vouchers (voucher_id, user_id, saved_at) VALUES ($1, $2, $3) ON CONFLICT (voucher_id, user_id) DO NOTHING";
    WAS_USED = "SELECT fee_id IS NOT NULL FROM saved_vouchers WHERE voucher_id = $1 AND user_id = $2";
    SAVED_COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM saved_vouchers WHERE user_id = $1 AND fee_id IS NULL";
    SAVED = "SELECT v.code, v.note, v.expires_at, v.used < v.uses AND v.ended_at IS NULL AND (v.expires_at IS NULL OR v.expires_at > $2)
            FROM saved_vouchers k JOIN vouchers v ON v.id = k.voucher_id WHERE k.user_id = $1 AND k.fee_id IS NULL ORDER BY k.id LIMIT 50";
    // Use the voucher that expires first.
    NEXT_USABLE = "SELECT v.id, v.code FROM saved_vouchers k JOIN vouchers v ON v.id = k.voucher_id
             WHERE k.user_id = $1 AND k.fee_id IS NULL AND v.used < v.uses AND v.ended_at IS NULL AND (v.expires_at IS NULL OR v.expires_at > $2)
             ORDER BY v.expires_at NULLS LAST, k.id LIMIT 1";
    INCREMENT_USES = "UPDATE vouchers SET used = used + 1 WHERE id = $1 AND used < uses AND ended_at IS NULL AND (expires_at IS NULL OR expires_at > $2)";
    SPEND = "UPDATE saved_vouchers SET fee_id = $3 WHERE voucher_id = $1 AND user_id = $2 AND fee_id IS NULL";
    RELEASE = "UPDATE saved_vouchers SET fee_id = NULL WHERE fee_id = $1 RETURNING voucher_id";
    DECREMENT_USES = "UPDATE vouchers SET used = used - 1 WHERE id = $1 AND used > 0";
    DELETE_UNUSABLE = "DELETE FROM saved_vouchers WHERE id IN (SELECT k.id FROM saved_vouchers k JOIN vouchers v ON v.id = k.voucher_id
                 WHERE k.fee_id IS NULL AND (v.expires_at <= $1 OR v.ended_at <= $1) LIMIT 500)";
}

/// Maximum number of unused codes that one person can have.
const MAX_SAVED: i64 = 50;

/// Result of adding a code.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SaveResult {
    /// Added, now or earlier.
    Saved,
    /// No such code, or it has ended or expired.
    Unknown,
    /// Used the maximum number of times.
    UsedUp,
    /// Already used by this person.
    AlreadyUsed,
    /// The person has too many unused codes.
    TooMany,
}

impl Voucher {
    /// Returns whether it can still cover a posting fee.
    #[must_use]
    pub fn usable(&self, now: i64) -> bool {
        self.used < self.uses && self.ended_at.is_none() && self.expires_at.is_none_or(|end| end > now)
    }
}

fn voucher(row: &mut Row) -> Result<Voucher> {
    Ok(Voucher {
        id: row.take()?,
        code: row.take()?,
        note: row.take()?,
        uses: row.take()?,
        used: row.take()?,
        expires_at: row.take()?,
        ended_at: row.take()?,
        created_at: row.take()?,
    })
}

/// A voucher to create.
#[derive(Clone, Debug)]
pub struct NewVoucher<'a> {
    /// Code that people enter.
    pub code: &'a str,
    /// Note about who it is meant for.
    pub note: &'a str,
    /// Number of jobs it can cover.
    pub uses: i64,
    /// When it expires, in milliseconds since the epoch; `None` for no expiration date.
    pub expires_at: Option<i64>,
}

/// Creates a voucher; `None` if the code is already taken.
pub fn add(tx: &mut Tx, new: &NewVoucher, by: UserId) -> Result<Option<Voucher>> {
    let created =
        tx.find(ADD, args![new.code, new.note, new.uses, new.expires_at, by, tx.now()], value::<VoucherId>)?;
    created.map(|id| tx.one(FIND, args![id], voucher)).transpose()
}

/// Returns a page of the vouchers, newest first.
pub fn list(tx: &mut Tx, page: &Page) -> Result<List<Voucher>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    Ok(page.list(tx.all(sql, args![from, page.rows()], voucher)?, |voucher| voucher.id.0))
}

/// Ends a voucher; `None` if it does not exist or has already ended.
pub fn end(tx: &mut Tx, id: VoucherId) -> Result<Option<Voucher>> {
    if tx.run(END, args![id, tx.now()])? == 0 {
        return Ok(None);
    }
    tx.find(FIND, args![id], voucher)
}

/// Returns whether the voucher exists.
pub fn exists(tx: &mut Tx, id: VoucherId) -> Result<bool> {
    Ok(tx.find(FIND, args![id], voucher)?.is_some())
}

/// Adds a code to a person's vouchers, for their next job.
pub fn save(tx: &mut Tx, user: UserId, code: &str) -> Result<SaveResult> {
    let now = tx.now();
    let Some(voucher) = tx.find(BY_CODE, args![code], voucher)? else { return Ok(SaveResult::Unknown) };
    match tx.find(WAS_USED, args![voucher.id, user], value)? {
        Some(true) => return Ok(SaveResult::AlreadyUsed),
        Some(false) if voucher.usable(now) => return Ok(SaveResult::Saved),
        _ => {}
    }
    if voucher.ended_at.is_some() || voucher.expires_at.is_some_and(|end| end <= now) {
        return Ok(SaveResult::Unknown);
    }
    if !voucher.usable(now) {
        return Ok(SaveResult::UsedUp);
    }
    if tx.one(SAVED_COUNT, args![user], value::<i64>)? >= MAX_SAVED {
        return Ok(SaveResult::TooMany);
    }
    tx.run(SAVE, args![voucher.id, user, now])?;
    Ok(SaveResult::Saved)
}

/// Returns the vouchers that a person has added and not used.
pub fn saved(tx: &mut Tx, user: UserId) -> Result<Vec<UnusedVoucher>> {
    tx.all(SAVED, args![user, tx.now()], |row| {
        Ok(UnusedVoucher { code: row.take()?, note: row.take()?, expires_at: row.take()?, usable: row.take()? })
    })
}

/// Returns the id and code of the voucher that would cover a person's next job.
pub fn next_usable(tx: &mut Tx, user: UserId) -> Result<Option<(VoucherId, String)>> {
    tx.find(NEXT_USABLE, args![user, tx.now()], |row| Ok((row.take()?, row.take()?)))
}

/// Uses a voucher for a fee. Returns false if its last use has just been taken.
pub fn spend(tx: &mut Tx, voucher: VoucherId, user: UserId, fee: FeeId) -> Result<bool> {
    if tx.run(INCREMENT_USES, args![voucher, tx.now()])? == 0 {
        return Ok(false);
    }
    Ok(tx.run(SPEND, args![voucher, user, fee])? > 0)
}

/// Makes the voucher that covered a canceled fee available again.
pub fn release(tx: &mut Tx, fee: FeeId) -> Result<()> {
    match tx.find(RELEASE, args![fee], value::<VoucherId>)? {
        Some(voucher) => tx.run(DECREMENT_USES, args![voucher]).map(drop),
        None => Ok(()),
    }
}

/// Deletes saved vouchers that were never used and have ended or expired.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_UNUSABLE, args![tx.now()]).map(drop)
}
