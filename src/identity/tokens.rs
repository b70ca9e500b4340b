//! One-time tokens in the database: links that open one thing, once.

use crate::db::{Result, Tx, value};
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO one_time_tokens (hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4)";
    TAKE = "DELETE FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING COALESCE(user_id, 0)";
    PEEK = "SELECT COALESCE(user_id, 0) FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3";
    DROP_ALL = "DELETE FROM one_time_tokens WHERE purpose = $1";
    DROP_OF = "DELETE FROM one_time_tokens WHERE purpose = $1 AND user_id = $2";
    DELETE_ALL = "DELETE FROM one_time_tokens WHERE user_id = $1";
    SWEEP = "DELETE FROM one_time_tokens WHERE expires_at <= $1";
}

/// What a one-time token is for.
#[derive(Clone, Copy)]
pub enum Purpose {
    /// Claims a new site.
    Setup,
    /// Lets the operator in from the server's console.
    AdminLink,
    /// Sets a new password.
    Reset,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::AdminLink => "admin_link",
            Self::Reset => "password_reset",
        }
    }
}

/// Makes a one-time token the only one of its purpose.
pub fn replace(tx: &mut Tx, purpose: Purpose, user: Option<i64>, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DROP_ALL, args![purpose.as_str()])?;
    tx.run(INSERT, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Makes a link the only one of its purpose for a person.
pub fn replace_link(tx: &mut Tx, purpose: Purpose, user: i64, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DROP_OF, args![purpose.as_str(), user])?;
    tx.run(INSERT, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Whose a one-time token is (0 = nobody's), if it is there; it stays.
pub fn peek(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32]) -> Result<Option<i64>> {
    tx.find(PEEK, args![hash, purpose.as_str(), tx.now()], value)
}

/// Uses a one-time token up: whose it is (0 = nobody's), or `None` when it is not there any more.
pub fn take(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32]) -> Result<Option<i64>> {
    tx.find(TAKE, args![hash, purpose.as_str(), tx.now()], value)
}

/// Revokes every link of a person.
pub fn delete_all(tx: &mut Tx, user: i64) -> Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

/// Drops tokens that nobody can use any more.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP, args![tx.now()]).map(drop)
}
