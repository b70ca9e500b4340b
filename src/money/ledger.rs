//! The ledger in the database. Nothing here updates or deletes rows, and database triggers reject any attempt.

use serde::Serialize;
use utoipa::ToSchema;

use super::double_entry::{Account, EntryKind, LedgerBook, Postings};
use crate::clock;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{CheckoutId, EmployerId, EntryId, FeeId, InvoiceId, PaymentId, TransactionId, UserId};
use crate::web::{List, Page};
use crate::{args, site, statements, string_enum};

/// Selects the columns of an entry in the order that [`entry`] reads them.
macro_rules! entries {
    ($rest:literal) => {
        concat!("SELECT e.id, e.book, e.about, e.about_id, e.kind, e.reverses, e.currency, e.note, e.at, e.month, e.title, COALESCE(p.name, ''), COALESCE(u.name, '')
                 FROM ledger_entries e LEFT JOIN employers p ON p.id = e.employer_id LEFT JOIN users u ON u.id = e.made_by ", $rest)
    };
}

statements! {
    ADD = "INSERT INTO ledger_entries (book, about, about_id, title, employer_id, kind, reverses, currency, note, made_by, at, month)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id";
    ADD_POSTING = "INSERT INTO ledger_postings (entry_id, account, amount) VALUES ($1, $2, $3)";
    POSTINGS = "SELECT account, amount FROM ledger_postings WHERE entry_id = $1 ORDER BY amount DESC, account LIMIT 20";
    // Entries about something that still count: they reverse nothing and have not been reversed. Newest first.
    UNREVERSED = "SELECT id, currency FROM ledger_entries e WHERE about = $1 AND about_id = $2 AND reverses IS NULL
                AND NOT EXISTS (SELECT 1 FROM ledger_entries r WHERE r.reverses = e.id) ORDER BY id DESC LIMIT 20";
    CHARGE = "SELECT id FROM ledger_entries WHERE about = $1 AND about_id = $2 AND kind IN ('charged', 'lowered') ORDER BY id LIMIT 200";
    LIST = entries!("WHERE e.book = $1 AND e.id < $2 ORDER BY e.id DESC LIMIT $3");
    LIST_BEFORE = entries!("WHERE e.book = $1 AND e.id > $2 ORDER BY e.id LIMIT $3");
    BY_MONTHS = entries!("WHERE e.book = $1 AND e.month >= $2 AND e.month <= $3 ORDER BY e.month, e.id LIMIT $4");
    ADD_TO_SUM = "INSERT INTO ledger_sums (month, account, amount) VALUES ($1, $2, $3)
              ON CONFLICT (month, account) DO UPDATE SET amount = amount + excluded.amount";
    MONTHS = "SELECT month, account, amount FROM ledger_sums WHERE month >= $1 ORDER BY month DESC, account LIMIT 400";
    TOTALS = "SELECT account, CAST(SUM(amount) AS BIGINT) FROM ledger_sums GROUP BY account ORDER BY account LIMIT 40";
}

/// What an entry is about.
#[derive(Clone, Copy, Debug)]
pub enum About {
    /// A fee of the site.
    Fee(FeeId),
    /// What a worker bills an employer for.
    Invoice(InvoiceId),
    /// Money that was paid between them.
    Payment(PaymentId),
    /// A card payment on this site.
    Checkout(CheckoutId),
    /// Something else that changed the balance at Stripe.
    Transaction(TransactionId),
}

impl About {
    const fn columns(self) -> (LedgerBook, Subject, i64) {
        match self {
            Self::Fee(id) => (LedgerBook::Site, Subject::Fee, id.0),
            Self::Invoice(id) => (LedgerBook::Work, Subject::Invoice, id.0),
            Self::Payment(id) => (LedgerBook::Work, Subject::Payment, id.0),
            Self::Checkout(id) => (LedgerBook::Site, Subject::Checkout, id.0),
            Self::Transaction(id) => (LedgerBook::Site, Subject::Transaction, id.0),
        }
    }
}

string_enum! {
    /// What a ledger entry is about.
    #[schema(as = LedgerSubject)]
    Subject {
        /// A fee of the site.
        Fee = "fee",
        /// What a worker bills an employer for.
        Invoice = "invoice",
        /// Money that was paid between them.
        Payment = "payment",
        /// A card payment on this site.
        Checkout = "checkout",
        /// Something else that changed the balance at Stripe.
        Transaction = "transaction",
    }
}

/// What an entry refers to.
#[derive(Clone, Copy, Debug)]
pub struct EntryContext<'a> {
    /// What it is about, which decides the book.
    pub about: About,
    /// Title of the job or of the work.
    pub title: &'a str,
    /// The employer.
    pub employer: Option<EmployerId>,
    /// ISO 4217 currency code.
    pub currency: &'a str,
    /// Note for readers of the ledger.
    pub note: &'a str,
    /// User who recorded it; `None` for automatic entries.
    pub by: Option<UserId>,
    /// When it was recorded, in milliseconds since the epoch.
    pub now: i64,
}

/// An entry of the ledger.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LedgerEntry)]
pub struct Entry {
    /// Entry number.
    pub id: EntryId,
    /// The book that it's in.
    pub book: LedgerBook,
    /// What it's about.
    pub about: Subject,
    /// Its id.
    pub about_id: i64,
    /// What it records.
    pub kind: EntryKind,
    /// Id of the entry it reverses.
    pub reverses: Option<EntryId>,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Note recorded with the entry.
    pub note: String,
    /// When it was recorded, in milliseconds since the epoch.
    pub at: i64,
    /// Month as YYYY-MM, in the site's time zone.
    pub month: String,
    /// Title of the job or of the work.
    pub title: String,
    /// Name of the employer.
    pub employer: String,
    /// Name of the person who recorded it; empty for automatic entries.
    pub by: String,
    /// One posting per account.
    pub postings: Vec<Posting>,
}

/// Amount debited or credited to an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LedgerPosting)]
pub struct Posting {
    /// The account.
    pub account: Account,
    /// Amount in minor units: positive is a debit, negative a credit.
    pub amount: i64,
}

/// Records a transfer from the second account to the first. Does nothing when the amount is zero.
pub fn transfer(
    tx: &mut Tx,
    kind: EntryKind,
    context: EntryContext,
    (to, from): (Account, Account),
    amount: i64,
) -> Result<()> {
    let Some(postings) = Postings::transfer(to, from, amount) else { return Ok(()) };
    write(tx, kind, None, context, &postings)
}

/// Writes an entry. [`Postings`] guarantees that it balances.
fn write(
    tx: &mut Tx,
    kind: EntryKind,
    reverses: Option<EntryId>,
    context: EntryContext,
    postings: &Postings,
) -> Result<()> {
    let date = clock::date_in(&site::store::zone(tx)?, context.now);
    let month = date.get(..7).ok_or_else(|| Error::Invalid(format!("date {date} has no month")))?;
    let (book, about, id) = context.about.columns();
    let subject = args![book.as_str(), about.as_str(), id, context.title, context.employer, kind.as_str(), reverses];
    let rest = args![context.currency, context.note, context.by, context.now, month];
    let entry: EntryId = tx.insert(ADD, &[subject.as_slice(), rest].concat())?;
    for (account, amount) in postings.as_slice() {
        tx.run(ADD_POSTING, args![entry, account.as_str(), *amount])?;
        tx.run(ADD_TO_SUM, args![month, account.as_str(), *amount])?;
    }
    Ok(())
}

fn postings_of(tx: &mut Tx, entry: EntryId) -> Result<Vec<Posting>> {
    tx.all(POSTINGS, args![entry], |row| Ok(Posting { account: row.take()?, amount: row.take()? }))
}

/// Reverses an entry by writing its mirror image.
fn reverse(tx: &mut Tx, entry: EntryId, kind: EntryKind, context: EntryContext) -> Result<()> {
    let postings = postings_of(tx, entry)?.into_iter().map(|posting| (posting.account, posting.amount)).collect();
    let postings = Postings::new(postings).ok_or_else(|| Error::Invalid(format!("entry {entry} does not balance")))?;
    write(tx, kind, Some(entry), context, &postings.reversed())
}

/// Reverses all entries about something that still count.
pub fn reverse_all(tx: &mut Tx, kind: EntryKind, context: EntryContext) -> Result<()> {
    let (_, about, id) = context.about.columns();
    for entry in tx.all(UNREVERSED, args![about.as_str(), id], value::<EntryId>)? {
        reverse(tx, entry, kind, context)?;
    }
    Ok(())
}

/// Reverses the charge of a paid fee, with what made it smaller, so that its amount is owed back to the payer.
pub fn reverse_charge(tx: &mut Tx, context: EntryContext) -> Result<()> {
    let (_, about, id) = context.about.columns();
    for entry in tx.all(CHARGE, args![about.as_str(), id], value::<EntryId>)? {
        reverse(tx, entry, EntryKind::Refunded, context)?;
    }
    Ok(())
}

fn entry(row: &mut Row) -> Result<Entry> {
    Ok(Entry {
        id: row.take()?,
        book: row.take()?,
        about: row.take()?,
        about_id: row.take()?,
        kind: row.take()?,
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

/// Returns a page of a book's entries, newest first.
pub fn list(tx: &mut Tx, book: LedgerBook, page: &Page) -> Result<List<Entry>> {
    let (sql, from) = page.start(LIST, LIST_BEFORE, i64::MAX);
    let found = tx.all(sql, args![book.as_str(), from, page.rows()], entry)?;
    Ok(page.list(with_postings(tx, found)?, |entry| entry.id.0))
}

/// Returns up to `limit` entries of a book from a range of months, oldest first.
pub fn list_months(tx: &mut Tx, book: LedgerBook, (from, to): (&str, &str), limit: i64) -> Result<Vec<Entry>> {
    let found = tx.all(BY_MONTHS, args![book.as_str(), from, to, limit], entry)?;
    with_postings(tx, found)
}

/// Total of an account's postings for one month or for all time.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LedgerSum)]
pub struct AccountTotal {
    /// Month as YYYY-MM; null for all time.
    pub month: Option<String>,
    /// The account.
    pub account: Account,
    /// Total in minor units: positive is a debit, negative a credit.
    pub amount: i64,
}

/// Returns the total of each account: first for all time, then by month from `since`, newest first.
pub fn account_totals(tx: &mut Tx, since: &str) -> Result<Vec<AccountTotal>> {
    let mut sums =
        tx.all(TOTALS, &[], |row| Ok(AccountTotal { month: None, account: row.take()?, amount: row.take()? }))?;
    sums.extend(tx.all(MONTHS, args![since], |row| {
        Ok(AccountTotal { month: Some(row.take()?), account: row.take()?, amount: row.take()? })
    })?);
    Ok(sums)
}
