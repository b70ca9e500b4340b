//! What changed the balance at Stripe, and how it compares with the ledger.

use crate::clock::{HOUR, SECOND};
use crate::db::{Result, Row, Tx, value};
use crate::ids::{CheckoutId, TransactionId};
use crate::money::cards::amounts::from_stripe;
use crate::money::cards::model::{Difference, DifferenceKind};
use crate::money::cards::problems::model::is_chargeback;
use crate::money::cards::stripe_shapes::Transaction;
use crate::{args, statements};

/// How long Stripe may take to list what the ledger has, in milliseconds.
const DELAY: i64 = HOUR;
/// Maximum number of differences of a kind that are shown.
pub const MAX_DIFFERENCES: i64 = 100;

statements! {
    INSERT = "INSERT INTO card_transactions (stripe_id, kind, amount, fee, currency, source, created_at, is_posted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
              ON CONFLICT (stripe_id) DO NOTHING";
    CHARGES_TO_POST = "SELECT t.id, c.id, t.fee, t.stripe_id FROM card_transactions t JOIN card_checkouts c ON c.charge = t.source
                       WHERE t.is_posted = 0 ORDER BY t.id LIMIT 200";
    OTHERS_TO_POST = "SELECT id, stripe_id, kind, amount, fee, currency FROM card_transactions
                      WHERE is_posted = 0 AND (substr(kind, 1, 6) = 'payout' OR kind = 'stripe_fee') ORDER BY id LIMIT 200";
    CHARGEBACKS_TO_POST = "SELECT t.id, p.checkout_id, t.amount, t.fee, t.stripe_id FROM card_transactions t JOIN card_problems p ON p.kind = 'chargeback' AND p.reference = t.source
                           WHERE t.is_posted = 0 AND t.kind = 'adjustment' AND p.checkout_id IS NOT NULL ORDER BY t.id LIMIT 200";
    SET_POSTED = "UPDATE card_transactions SET is_posted = 1 WHERE id = $1";
    UNKNOWN = "SELECT 'unknown', t.kind, COALESCE(t.source, t.stripe_id), t.amount, NULL, t.currency, t.created_at, NULL, NULL FROM card_transactions t
               WHERE t.created_at >= $1 AND substr(t.kind, 1, 6) <> 'payout' AND t.kind <> 'stripe_fee'
                 AND NOT EXISTS (SELECT 1 FROM card_problems p WHERE p.kind = 'chargeback' AND p.reference = t.source)
                 AND NOT EXISTS (SELECT 1 FROM card_checkouts c WHERE c.charge = t.source)
                 AND NOT EXISTS (SELECT 1 FROM card_movements m WHERE m.stripe_id = t.source) ORDER BY t.created_at DESC LIMIT $2";
    OTHER_CHARGES = "SELECT 'amount', t.kind, t.source, t.amount, c.amount, t.currency, t.created_at, c.id, NULL FROM card_transactions t JOIN card_checkouts c ON c.charge = t.source
               WHERE t.created_at >= $1 AND (t.amount <> c.amount OR t.currency <> c.currency) ORDER BY t.created_at DESC LIMIT $2";
    // A reversal comes back, everything else leaves.
    OTHER_MOVEMENTS = "SELECT 'amount', t.kind, t.source, t.amount, CASE m.kind WHEN 'reversal' THEN m.amount ELSE -m.amount END, t.currency, t.created_at, m.checkout_id, m.id
               FROM card_transactions t JOIN card_movements m ON m.stripe_id = t.source
               WHERE t.created_at >= $1 AND t.amount <> CASE m.kind WHEN 'reversal' THEN m.amount ELSE -m.amount END ORDER BY t.created_at DESC LIMIT $2";
    MISSING_CHARGES = "SELECT 'missing', 'charge', COALESCE(c.charge, c.session), NULL, c.amount, c.currency, c.paid_at, c.id, NULL FROM card_checkouts c
               WHERE c.paid_at >= $1 AND c.paid_at < $3 AND NOT EXISTS (SELECT 1 FROM card_transactions t WHERE t.source = c.charge) ORDER BY c.paid_at DESC LIMIT $2";
    MISSING_MOVEMENTS = "SELECT 'missing', m.kind, m.stripe_id, NULL, CASE m.kind WHEN 'reversal' THEN m.amount ELSE -m.amount END, c.currency, m.done_at, c.id, m.id FROM card_movements m JOIN card_checkouts c ON c.id = m.checkout_id
               WHERE m.done_at >= $1 AND m.done_at < $3 AND m.stripe_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM card_transactions t WHERE t.source = m.stripe_id) ORDER BY m.done_at DESC LIMIT $2";
    WAITING = "SELECT 'waiting', m.kind, COALESCE(c.payment, c.session, ''), NULL, -m.amount, c.currency, m.created_at, c.id, m.id FROM card_movements m JOIN card_checkouts c ON c.id = m.checkout_id
               WHERE m.done_at IS NULL AND m.created_at < $1 ORDER BY m.created_at DESC LIMIT $2";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM card_transactions WHERE created_at >= $1";
}

/// Stores something that changed the balance, unless it's stored.
pub fn insert(tx: &mut Tx, new: &Transaction) -> Result<()> {
    let currency = new.currency.to_uppercase();
    // Everything else is posted when the site does it.
    let is_own = matches!(new.kind.as_str(), "charge" | "payment" | "stripe_fee") || new.kind.starts_with("payout");
    let is_posted = !is_own && !is_chargeback(&new.kind, new.source.as_deref());
    let (amount, fee) = (from_stripe(new.amount, &currency), from_stripe(new.fee, &currency));
    let what = args![&new.id, &new.kind, amount, fee, &currency];
    let rest = args![new.source.as_deref(), new.created * SECOND, i64::from(is_posted)];
    tx.run(INSERT, &[what.as_slice(), rest].concat()).map(drop)
}

/// What Stripe took for a card payment, and isn't in the ledger.
pub struct Cost {
    /// The transaction.
    pub id: TransactionId,
    /// The payment's checkout.
    pub checkout: CheckoutId,
    /// Amount in minor units.
    pub amount: i64,
    /// Stripe's id.
    pub stripe_id: String,
}

/// Returns what Stripe took for card payments and isn't in the ledger.
pub fn costs_to_post(tx: &mut Tx) -> Result<Vec<Cost>> {
    tx.all(CHARGES_TO_POST, &[], |row| {
        Ok(Cost { id: row.take()?, checkout: row.take()?, amount: row.take()?, stripe_id: row.take()? })
    })
}

/// What a bank took back of a card payment, or sent back.
pub struct ChargedBack {
    /// The transaction.
    pub id: TransactionId,
    /// The payment's checkout.
    pub checkout: CheckoutId,
    /// Amount in minor units: negative if the bank took it.
    pub amount: i64,
    /// What Stripe took for it, in minor units.
    pub fee: i64,
    /// Stripe's id.
    pub stripe_id: String,
}

/// Returns what banks took back of card payments, or sent back, and isn't in the ledger.
pub fn chargebacks_to_post(tx: &mut Tx) -> Result<Vec<ChargedBack>> {
    tx.all(CHARGEBACKS_TO_POST, &[], |row| {
        Ok(ChargedBack {
            id: row.take()?,
            checkout: row.take()?,
            amount: row.take()?,
            fee: row.take()?,
            stripe_id: row.take()?,
        })
    })
}

/// A payout, or what Stripe charges for something else than a payment.
pub struct Other {
    /// The transaction.
    pub id: TransactionId,
    /// Stripe's id.
    pub stripe_id: String,
    /// What Stripe calls it.
    pub kind: String,
    /// Amount in minor units: negative if money left.
    pub amount: i64,
    /// What Stripe took for it, in minor units.
    pub fee: i64,
    /// ISO 4217 currency code.
    pub currency: String,
}

/// Returns payouts and Stripe's other charges that aren't in the ledger.
pub fn others_to_post(tx: &mut Tx) -> Result<Vec<Other>> {
    tx.all(OTHERS_TO_POST, &[], |row| {
        Ok(Other {
            id: row.take()?,
            stripe_id: row.take()?,
            kind: row.take()?,
            amount: row.take()?,
            fee: row.take()?,
            currency: row.take()?,
        })
    })
}

/// Stores that it's in the ledger.
pub fn set_posted(tx: &mut Tx, id: TransactionId) -> Result<()> {
    tx.run(SET_POSTED, args![id]).map(drop)
}

/// Counts what changed the balance since a time.
pub fn count(tx: &mut Tx, since: i64) -> Result<i64> {
    tx.one(COUNT, args![since], value)
}

/// Returns what the ledger and Stripe see differently since a time; `at` is when they were compared.
pub fn differences(tx: &mut Tx, since: i64, at: i64) -> Result<Vec<Difference>> {
    let mut found = Vec::new();
    for sql in [UNKNOWN, OTHER_CHARGES, OTHER_MOVEMENTS] {
        found.extend(tx.all(sql, args![since, MAX_DIFFERENCES], from_row)?);
    }
    for sql in [MISSING_CHARGES, MISSING_MOVEMENTS] {
        found.extend(tx.all(sql, args![since, MAX_DIFFERENCES, at - DELAY], from_row)?);
    }
    found.extend(tx.all(WAITING, args![tx.now() - DELAY, MAX_DIFFERENCES], from_row)?);
    Ok(found)
}

fn from_row(row: &mut Row) -> Result<Difference> {
    Ok(Difference {
        kind: row.take::<DifferenceKind>()?,
        what: row.take()?,
        reference: row.take()?,
        at_stripe: row.take()?,
        in_ledger: row.take()?,
        currency: row.take()?,
        at: row.take()?,
        checkout: row.take()?,
        movement: row.take()?,
    })
}
