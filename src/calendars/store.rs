//! The addresses in the database.

use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    MADE_AT = "SELECT created_at FROM calendar_addresses WHERE user_id = $1";
    SET = "INSERT INTO calendar_addresses (user_id, token_hash, created_at) VALUES ($1, $2, $3)
           ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at";
    DELETE = "DELETE FROM calendar_addresses WHERE user_id = $1";
    OWNER = "SELECT c.user_id FROM calendar_addresses c JOIN users u ON u.id = c.user_id WHERE c.token_hash = $1 AND u.disabled_at IS NULL";
}

/// Returns when a person's address was made; `None` if there is none.
pub fn made_at(tx: &mut Tx, user: UserId) -> Result<Option<i64>> {
    tx.find(MADE_AT, args![user], value)
}

/// Stores the hash of a person's address. An earlier one no longer works.
pub fn set(tx: &mut Tx, user: UserId, hash: &[u8; 32]) -> Result<()> {
    tx.run(SET, args![user, hash.as_slice(), tx.now()]).map(drop)
}

/// Deletes a person's address.
pub fn delete(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE, args![user]).map(drop)
}

/// Returns whose address has this hash, if their account is open.
pub fn owner(tx: &mut Tx, hash: &[u8; 32]) -> Result<Option<UserId>> {
    tx.find(OWNER, args![hash.as_slice()], value)
}
