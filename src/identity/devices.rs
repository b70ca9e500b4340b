//! Browsers that have signed in before, stored so that other people's password guesses do not lock out the owner.

use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO known_devices (hash, user_id, created_at) VALUES ($1, $2, $3)";
    HAS_ANY = "SELECT EXISTS (SELECT 1 FROM known_devices WHERE user_id = $1)";
    FIND = "SELECT user_id FROM known_devices WHERE hash = $1";
    DELETE_ALL = "DELETE FROM known_devices WHERE user_id = $1";
    TRIM = "DELETE FROM known_devices WHERE user_id = $1 AND hash NOT IN
                    (SELECT hash FROM known_devices WHERE user_id = $1 ORDER BY created_at DESC, hash LIMIT 20)";
}

/// Remembers a browser that signed in. Only the 20 newest per person are stored.
pub fn insert(tx: &mut Tx, user: UserId, hash: &[u8; 32]) -> Result<()> {
    tx.run(INSERT, args![hash, user, tx.now()])?;
    tx.run(TRIM, args![user]).map(drop)
}

/// Deletes all known browsers of a person.
pub fn delete_all(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

/// Whether a person has signed in with any browser that is still known.
pub fn has_any(tx: &mut Tx, user: UserId) -> Result<bool> {
    tx.one(HAS_ANY, args![user], value)
}

/// Returns the person who signed in with this browser.
pub fn find(tx: &mut Tx, hash: &[u8; 32]) -> Result<Option<UserId>> {
    tx.find(FIND, args![hash], value)
}
