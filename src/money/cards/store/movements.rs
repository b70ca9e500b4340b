//! Money that leaves the balance at Stripe again, in the database.

use super::checkouts::Checkout;
use crate::db::{Error, Result, Row, Tx};
use crate::ids::{CheckoutId, MovementId, UserId};
use crate::money::cards::model::MovementKind;
use crate::tasks::{self, Task};
use crate::{args, statements};

statements! {
    FIND = "SELECT id, checkout_id, amount, key, account, made_by, stripe_id FROM card_movements WHERE id = $1";
    INSERT = "INSERT INTO card_movements (checkout_id, kind, amount, key, account, made_by, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
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
    /// Stripe's id, once it's done.
    pub stripe_id: Option<String>,
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

/// Stores that Stripe moved it. Returns false if that was stored before.
pub fn set_done(tx: &mut Tx, id: MovementId, stripe_id: &str) -> Result<bool> {
    Ok(tx.run(SET_DONE, args![id, stripe_id, tx.now()])? > 0)
}

fn from_row(row: &mut Row) -> Result<Movement> {
    Ok(Movement {
        id: row.take()?,
        checkout: row.take()?,
        amount: row.take()?,
        key: row.take()?,
        account: row.take()?,
        by: row.take()?,
        stripe_id: row.take()?,
    })
}
