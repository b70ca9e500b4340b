//! The keys and notifications in the database.

pub mod accounts;
pub mod checkouts;
pub mod movements;
pub mod transactions;

use crate::clock::DAY;
use crate::db::{Result, Row, Tx};
use crate::{args, statements};

/// How long a notification's id is stored, in milliseconds. Stripe repeats one for three days.
const EVENT_TTL: i64 = 30 * DAY;
/// Maximum length of a problem, in characters.
const MAX_PROBLEM_CHARS: usize = 500;

statements! {
    SETTINGS = "SELECT is_on, is_pay_on, secret_key, webhook_secret, notified_at, since, reconciled_at, problem FROM card_settings WHERE id = 1";
    SAVE_SETTINGS = "INSERT INTO card_settings (id, is_on, is_pay_on, secret_key, webhook_secret, since) VALUES (1, $1, $2, $3, $4, $5)
                     ON CONFLICT (id) DO UPDATE SET is_on = excluded.is_on, is_pay_on = excluded.is_pay_on, secret_key = excluded.secret_key,
                       webhook_secret = excluded.webhook_secret, since = excluded.since";
    SET_NOTIFIED = "UPDATE card_settings SET notified_at = $1 WHERE id = 1";
    SET_RECONCILED = "UPDATE card_settings SET reconciled_at = MAX(COALESCE(reconciled_at, 0), $1) WHERE id = 1";
    SET_PROBLEM = "UPDATE card_settings SET problem = $1 WHERE id = 1";
    ADD_EVENT = "INSERT INTO card_events (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING";
    SWEEP_EVENTS = "DELETE FROM card_events WHERE id IN (SELECT id FROM card_events WHERE at < $1 LIMIT 1000)";
}

/// The operator's keys.
#[derive(Clone, Default)]
pub struct Settings {
    /// Whether fees can be paid by card.
    pub is_on: bool,
    /// Whether pay can be paid by card.
    pub is_pay_on: bool,
    /// The secret or restricted key of the account.
    pub secret_key: String,
    /// What notifications are signed with.
    pub webhook_secret: String,
    /// When the last notification came that was signed correctly.
    pub notified_at: Option<i64>,
    /// Since when the key has been in use.
    pub since: i64,
    /// Until when the ledger was compared with Stripe.
    pub reconciled_at: Option<i64>,
    /// Why the last comparison failed; empty if it didn't.
    pub problem: String,
}

impl Settings {
    /// Whether the key is for tests.
    #[must_use]
    pub fn is_test(&self) -> bool {
        self.secret_key.contains("_test_")
    }
}

/// Returns the keys; empty ones if there are none.
pub fn settings(tx: &mut Tx) -> Result<Settings> {
    let found = tx.find(SETTINGS, &[], |row: &mut Row| {
        Ok(Settings {
            is_on: row.take::<i64>()? != 0,
            is_pay_on: row.take::<i64>()? != 0,
            secret_key: row.take()?,
            webhook_secret: row.take()?,
            notified_at: row.take()?,
            since: row.take()?,
            reconciled_at: row.take()?,
            problem: row.take()?,
        })
    })?;
    Ok(found.unwrap_or_default())
}

/// Stores the keys.
pub fn save_settings(tx: &mut Tx, new: &Settings) -> Result<()> {
    let row = args![i64::from(new.is_on), i64::from(new.is_pay_on), &new.secret_key, &new.webhook_secret, new.since];
    tx.run(SAVE_SETTINGS, row).map(drop)
}

/// Whether fees can be paid by card.
pub fn is_on(tx: &mut Tx) -> Result<bool> {
    Ok(settings(tx)?.is_on)
}

/// Stores until when the ledger was compared with Stripe.
pub fn set_reconciled(tx: &mut Tx, at: i64) -> Result<()> {
    tx.run(SET_RECONCILED, args![at]).map(drop)
}

/// Stores why the ledger couldn't be compared with Stripe; empty if it could.
pub fn set_problem(tx: &mut Tx, problem: &str) -> Result<()> {
    let problem: String = problem.chars().take(MAX_PROBLEM_CHARS).collect();
    tx.run(SET_PROBLEM, args![&problem]).map(drop)
}

/// Stores a notification. Returns false if it came before.
pub fn add_event(tx: &mut Tx, id: &str) -> Result<bool> {
    let now = tx.now();
    tx.run(SET_NOTIFIED, args![now])?;
    Ok(tx.run(ADD_EVENT, args![id, now])? > 0)
}

/// Deletes the ids of old notifications.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP_EVENTS, args![tx.now() - EVENT_TTL]).map(drop)
}
