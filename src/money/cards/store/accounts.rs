//! Workers' accounts at Stripe in the database.

use crate::db::{Result, Row, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    FIND = "SELECT key, account, is_ready FROM card_accounts WHERE user_id = $1";
    USER_OF = "SELECT user_id FROM card_accounts WHERE account = $1";
    INSERT = "INSERT INTO card_accounts (user_id, key, created_at, updated_at) VALUES ($1, $2, $3, $3) ON CONFLICT (user_id) DO NOTHING";
    SET_ACCOUNT = "UPDATE card_accounts SET account = $2, updated_at = $3 WHERE user_id = $1 AND account IS NULL";
    RENEW = "UPDATE card_accounts SET key = $2 WHERE user_id = $1 AND account IS NULL";
    SET_READY = "UPDATE card_accounts SET is_ready = $2, updated_at = $3 WHERE user_id = $1";
    DELETE_ALL = "DELETE FROM card_accounts";
}

/// A worker's account at Stripe.
#[derive(Clone, Debug)]
pub struct Account {
    /// What makes repeated requests for it one.
    pub key: String,
    /// Stripe's id; `None` until Stripe made it.
    pub account: Option<String>,
    /// Whether Stripe lets it receive money.
    pub is_ready: bool,
}

/// Returns someone's account.
pub fn find(tx: &mut Tx, user: UserId) -> Result<Option<Account>> {
    tx.find(FIND, args![user], |row: &mut Row| {
        Ok(Account { key: row.take()?, account: row.take()?, is_ready: row.take::<i64>()? != 0 })
    })
}

/// Returns the account that someone can be paid to.
pub fn ready(tx: &mut Tx, user: UserId) -> Result<Option<String>> {
    Ok(find(tx, user)?.filter(|found| found.is_ready).and_then(|found| found.account))
}

/// Returns whose account it is.
pub fn user_of(tx: &mut Tx, account: &str) -> Result<Option<UserId>> {
    tx.find(USER_OF, args![account], value)
}

/// Stores that an account is asked for, unless it was. `key` makes repeated requests one.
pub fn begin(tx: &mut Tx, user: UserId, key: &str) -> Result<()> {
    tx.run(INSERT, args![user, key, tx.now()]).map(drop)
}

/// Stores another key, because Stripe refused what was asked with the last one.
pub fn renew_key(tx: &mut Tx, user: UserId, key: &str) -> Result<()> {
    tx.run(RENEW, args![user, key]).map(drop)
}

/// Stores the account that Stripe made.
pub fn set_account(tx: &mut Tx, user: UserId, account: &str) -> Result<()> {
    tx.run(SET_ACCOUNT, args![user, account, tx.now()]).map(drop)
}

/// Stores whether Stripe lets it receive money.
pub fn set_ready(tx: &mut Tx, user: UserId, is_ready: bool) -> Result<()> {
    tx.run(SET_READY, args![user, i64::from(is_ready), tx.now()]).map(drop)
}

/// Deletes all of them, because the key is for other accounts now.
pub fn delete_all(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_ALL, &[]).map(drop)
}
