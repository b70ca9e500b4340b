//! Money that leaves the balance at Stripe again, in the database.

use super::checkouts::Checkout;
use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{CheckoutId, MovementId, UserId};
use crate::money::cards::model::MovementKind;
use crate::tasks::{self, Task};
use crate::{args, statements};

statements! {
    FIND = "SELECT id, checkout_id, amount, key, account, made_by, created_at, done_at FROM card_movements WHERE id = $1";
    INSERT = "INSERT INTO card_movements (checkout_id, kind, amount, key, account, made_by, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    RENEW = "UPDATE card_movements SET key = $2 WHERE id = $1";
    WAITING = "SELECT id FROM card_movements WHERE done_at IS NULL ORDER BY created_at LIMIT 500";
    IS_WAITING = "SELECT EXISTS (SELECT 1 FROM card_movements WHERE done_at IS NULL)";
    STUCK = "SELECT id FROM card_movements WHERE checkout_id = $1 AND done_at IS NULL AND created_at < $2";
    REFUNDS_WAITING = "SELECT id, checkout_id, amount, key, account, made_by, created_at, done_at FROM card_movements WHERE checkout_id = $1 AND kind = 'refund' AND done_at IS NULL ORDER BY id LIMIT 100";
    FIND_SENT = "SELECT id, checkout_id, amount, key, account, made_by, created_at, done_at FROM card_movements WHERE stripe_id = $1 AND kind = 'transfer'";
    CAME_BACK = "INSERT INTO card_movements (checkout_id, kind, amount, key, stripe_id, created_at, done_at) VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING";
    SET_DONE = "UPDATE card_movements SET stripe_id = $2, done_at = $3 WHERE id = $1 AND done_at IS NULL";
}

/// Money that leaves the balance at Stripe again.
#[derive(Clone, Debug)]
pub struct Movement {
    /// Its id.
    pub id: MovementId,
    /// The checkout with which it came.
    pub checkout: CheckoutId,
    /// Amount in minor units.
    pub amount: i64,
    /// What makes repeated requests to Stripe one.
    pub key: String,
    /// The worker's account at Stripe that it goes to; `None` if it goes back to the card.
    pub account: Option<String>,
    /// Who moves it; `None` if the site does.
    pub by: Option<UserId>,
    /// When it was asked for, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it was done, in milliseconds since the epoch.
    pub done_at: Option<i64>,
}

/// Returns a movement that must exist.
pub fn get(tx: &mut Tx, id: MovementId) -> Result<Movement> {
    tx.find(FIND, args![id], from_row)?.ok_or_else(|| Error::Invalid(format!("card movement {id} does not exist")))
}

/// Stores that money goes back to the card, and sees to it that Stripe is asked for it.
pub fn refund(tx: &mut Tx, checkout: &Checkout, amount: i64, by: Option<UserId>) -> Result<()> {
    ask(tx, checkout, MovementKind::Refund, (amount, None, by))
}

/// Stores that money goes to a worker's account at Stripe, and sees to it that Stripe is asked for it.
pub fn transfer(tx: &mut Tx, checkout: &Checkout, amount: i64, account: &str) -> Result<()> {
    ask(tx, checkout, MovementKind::Transfer, (amount, Some(account), None))
}

fn ask(
    tx: &mut Tx,
    checkout: &Checkout,
    kind: MovementKind,
    (amount, account, by): (i64, Option<&str>, Option<UserId>),
) -> Result<()> {
    let now = tx.now();
    let key = format!("{}-{}-{amount}-{now}", checkout.key, kind.as_str());
    let id = tx.insert(INSERT, args![checkout.id, kind.as_str(), amount, &key, account, by, now])?;
    tasks::store::enqueue(tx, Task::CardMovement(id), now)
}

/// Stores another key, because Stripe refused what was asked with the last one.
pub fn renew_key(tx: &mut Tx, id: MovementId, key: &str) -> Result<()> {
    tx.run(RENEW, args![id, key]).map(drop)
}

/// Sees to it that Stripe is asked again for everything that it hasn't moved, at most 500.
pub fn ask_again(tx: &mut Tx) -> Result<()> {
    let now = tx.now();
    for id in tx.all(WAITING, &[], value)? {
        tasks::store::hasten(tx, Task::CardMovement(id), now)?;
    }
    Ok(())
}

/// Whether Stripe has to move anything.
pub fn is_any_waiting(tx: &mut Tx) -> Result<bool> {
    tx.one(IS_WAITING, &[], value)
}

/// Returns a refund of a payment that Stripe hasn't made since a time.
pub fn stuck(tx: &mut Tx, checkout: CheckoutId, since: i64) -> Result<Option<MovementId>> {
    tx.find(STUCK, args![checkout, since], value)
}

/// Stores that it's done; without Stripe's id, by hand. Returns false if that was stored before.
pub fn set_done(tx: &mut Tx, id: MovementId, stripe_id: Option<&str>) -> Result<bool> {
    Ok(tx.run(SET_DONE, args![id, stripe_id, tx.now()])? > 0)
}

/// Returns the refunds of a payment that Stripe hasn't made, at most 100.
pub fn refunds_waiting(tx: &mut Tx, checkout: CheckoutId) -> Result<Vec<Movement>> {
    tx.all(REFUNDS_WAITING, args![checkout], from_row)
}

/// Finds what sent money to a worker by Stripe's id of it.
pub fn find_sent(tx: &mut Tx, transfer: &str) -> Result<Option<Movement>> {
    tx.find(FIND_SENT, args![transfer], from_row)
}

/// Stores that money that was sent to a worker came back. Returns false if that was stored before.
pub fn came_back(tx: &mut Tx, sent: &Movement, reversal: &str, amount: i64) -> Result<bool> {
    let key = format!("reversal-{reversal}");
    let row = args![sent.checkout, MovementKind::Reversal.as_str(), amount, &key, reversal, tx.now()];
    Ok(tx.run(CAME_BACK, row)? > 0)
}

fn from_row(row: &mut Row) -> Result<Movement> {
    Ok(Movement {
        id: row.take()?,
        checkout: row.take()?,
        amount: row.take()?,
        key: row.take()?,
        account: row.take()?,
        by: row.take()?,
        created_at: row.take()?,
        done_at: row.take()?,
    })
}
