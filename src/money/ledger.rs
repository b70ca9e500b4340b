//! The ledger in the database. Nothing here changes or deletes a row, and the schema refuses who tries.

use serde::Serialize;
use utoipa::ToSchema;

use super::postings::{Account, EntryKind, Postings};
use crate::clock;
use crate::db::{Error, Result, Row, Tx, value};
use crate::web::Cursor;
use crate::{args, site, statements};

/// The columns of an entry, in the order of [`entry`].
macro_rules! entries {
    ($rest:literal) => {
        concat!("SELECT e.id, e.kind, e.fee_id, e.reverses, e.currency, e.note, e.at, e.month, f.title, COALESCE(p.name, ''), COALESCE(u.name, '')
                 FROM ledger_entries e JOIN fees f ON f.id = e.fee_id LEFT JOIN employers p ON p.id = f.employer_id LEFT JOIN users u ON u.id = e.made_by ", $rest)
    };
}

statements! {
    ADD = "INSERT INTO ledger_entries (fee_id, kind, reverses, currency, note, made_by, at, month) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
    ADD_POSTING = "INSERT INTO ledger_postings (entry_id, account, amount) VALUES ($1, $2, $3)";
    POSTINGS = "SELECT account, amount FROM ledger_postings WHERE entry_id = $1 ORDER BY amount DESC, account LIMIT 20";
    // What stands of a fee: entries that reverse nothing and that nothing reverses, the newest first.
    STANDING = "SELECT id, currency FROM ledger_entries e WHERE fee_id = $1 AND reverses IS NULL
                AND NOT EXISTS (SELECT 1 FROM ledger_entries r WHERE r.reverses = e.id) ORDER BY id DESC LIMIT 20";
    CHARGE = "SELECT id FROM ledger_entries WHERE fee_id = $1 AND kind = 'charged'";
    LIST = entries!("WHERE e.id < $1 ORDER BY e.id DESC LIMIT $2");
    LIST_BACK = entries!("WHERE e.id > $1 ORDER BY e.id LIMIT $2");
    OF_MONTHS = entries!("WHERE e.month >= $1 AND e.month <= $2 ORDER BY e.month, e.id LIMIT $3");
    MONTHS = "SELECT e.month, p.account, CAST(SUM(p.amount) AS BIGINT) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
              WHERE e.month >= $1 GROUP BY e.month, p.account ORDER BY e.month DESC, p.account LIMIT 400";
    TOTALS = "SELECT account, CAST(SUM(amount) AS BIGINT) FROM ledger_postings GROUP BY account ORDER BY account LIMIT 40";
}

/// What an entry is about.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// The fee.
    pub fee: i64,
    /// ISO 4217.
    pub currency: &'a str,
    /// For who reads the ledger.
    pub note: &'a str,
    /// Who recorded it; none for what happened by itself.
    pub by: Option<i64>,
    /// When.
    pub now: i64,
}

/// An entry of the ledger.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LedgerEntry)]
pub struct Entry {
    /// Its number.
    pub id: i64,
    /// What it records.
    pub kind: EntryKind,
    /// The fee that it is about.
    pub fee_id: i64,
    /// The entry that it takes back.
    pub reverses: Option<i64>,
    /// ISO 4217.
    pub currency: String,
    /// What was noted.
    pub note: String,
    /// When.
    pub at: i64,
    /// 'YYYY-MM' in the site's zone.
    pub month: String,
    /// The job posted.
    pub title: String,
    /// Who hires.
    pub employer: String,
    /// Who recorded it; empty for what happened by itself.
    pub by: String,
    /// Account by account.
    pub postings: Vec<Posting>,
}

/// What an account got or gave.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LedgerPosting)]
pub struct Posting {
    /// The account.
    pub account: Account,
    /// Minor units: above zero it got them, below it gave them.
    pub amount: i64,
}

/// Writes that an amount comes to the first account from the second. Where nothing moves there is nothing to write.
pub fn transfer(tx: &mut Tx, kind: EntryKind, about: About, (to, from): (Account, Account), amount: i64) -> Result<()> {
    let Some(postings) = Postings::of(to, from, amount) else { return Ok(()) };
    write(tx, kind, None, about, &postings)
}

/// Writes an entry. What does not balance cannot come here: [`Postings`] is made of what does.
fn write(tx: &mut Tx, kind: EntryKind, reverses: Option<i64>, about: About, postings: &Postings) -> Result<()> {
    let date = clock::date_in(&site::store::zone(tx)?, about.now);
    let month = date.get(..7).ok_or_else(|| Error::Invalid(format!("no month in {date}")))?;
    let args = args![about.fee, kind.as_str(), reverses, about.currency, about.note, about.by, about.now, month];
    let entry = tx.insert(ADD, args)?;
    for (account, amount) in postings.all() {
        tx.run(ADD_POSTING, args![entry, account.as_str(), *amount])?;
    }
    Ok(())
}

fn postings_of(tx: &mut Tx, entry: i64) -> Result<Vec<Posting>> {
    tx.all(POSTINGS, args![entry], |row| Ok(Posting { account: row.take()?, amount: row.take()? }))
}

/// Takes an entry back by one that is its mirror.
fn reverse(tx: &mut Tx, entry: i64, kind: EntryKind, about: About) -> Result<()> {
    let was = postings_of(tx, entry)?.into_iter().map(|posting| (posting.account, posting.amount)).collect();
    let was = Postings::new(was).ok_or_else(|| Error::Invalid(format!("entry {entry} does not balance")))?;
    write(tx, kind, Some(entry), about, &was.reversed())
}

/// Takes back all that stands of a fee.
pub fn reverse_all(tx: &mut Tx, about: About) -> Result<()> {
    for entry in tx.all(STANDING, args![about.fee], value::<i64>)? {
        reverse(tx, entry, EntryKind::Cancelled, about)?;
    }
    Ok(())
}

/// Takes the charge of a paid fee back, so that its amount is owed to who paid.
pub fn reverse_charge(tx: &mut Tx, about: About) -> Result<()> {
    match tx.find(CHARGE, args![about.fee], value::<i64>)? {
        Some(entry) => reverse(tx, entry, EntryKind::Refunded, about),
        None => Ok(()),
    }
}

fn entry(row: &mut Row) -> Result<Entry> {
    Ok(Entry {
        id: row.take()?,
        kind: row.take()?,
        fee_id: row.take()?,
        reverses: row.take()?,
        currency: row.take()?,
        note: row.take()?,
        at: row.take()?,
        month: row.take()?,
        title: row.take()?,
        employer: row.take()?,
        by: row.take()?,
        postings: Vec::new(),
    })
}

fn with_postings(tx: &mut Tx, mut entries: Vec<Entry>) -> Result<Vec<Entry>> {
    for entry in &mut entries {
        entry.postings = postings_of(tx, entry.id)?;
    }
    Ok(entries)
}

/// Entries, the newest first; one more than `limit` when there are more.
pub fn list(tx: &mut Tx, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Entry>> {
    let (sql, from) = match cursor {
        Some(Cursor::Before(id)) => (LIST_BACK, *id),
        Some(Cursor::After(id)) => (LIST, *id),
        None => (LIST, i64::MAX),
    };
    let found = tx.all(sql, args![from, limit + 1], entry)?;
    with_postings(tx, found)
}

/// Entries of these months, the oldest first, `limit` at most.
pub fn of_months(tx: &mut Tx, from: &str, to: &str, limit: i64) -> Result<Vec<Entry>> {
    let found = tx.all(OF_MONTHS, args![from, to, limit], entry)?;
    with_postings(tx, found)
}

/// What the accounts came to in a month.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LedgerSum)]
pub struct Sum {
    /// 'YYYY-MM'; null for all time.
    pub month: Option<String>,
    /// The account.
    pub account: Account,
    /// Minor units.
    pub amount: i64,
}

/// The sums of each account: all time first, then month by month from `since`, the newest first.
pub fn sums(tx: &mut Tx, since: &str) -> Result<Vec<Sum>> {
    let mut sums = tx.all(TOTALS, &[], |row| Ok(Sum { month: None, account: row.take()?, amount: row.take()? }))?;
    sums.extend(tx.all(MONTHS, args![since], |row| {
        Ok(Sum { month: Some(row.take()?), account: row.take()?, amount: row.take()? })
    })?);
    Ok(sums)
}
