//! One-time tokens in the database, for links that work once.

use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO one_time_tokens (hash, purpose, user_id, expires_at) VALUES ($1, $2, $3, $4)";
    CONSUME = "DELETE FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING COALESCE(user_id, 0)";
    PEEK = "SELECT COALESCE(user_id, 0) FROM one_time_tokens WHERE hash = $1 AND purpose = $2 AND expires_at > $3";
    DELETE_BY_PURPOSE = "DELETE FROM one_time_tokens WHERE purpose = $1";
    DELETE_BY_PURPOSE_AND_USER = "DELETE FROM one_time_tokens WHERE purpose = $1 AND user_id = $2";
    DELETE_ALL = "DELETE FROM one_time_tokens WHERE user_id = $1";
    DELETE_EVERYONES = "DELETE FROM one_time_tokens";
    SWEEP = "DELETE FROM one_time_tokens WHERE hash IN (SELECT hash FROM one_time_tokens WHERE expires_at <= $1 LIMIT 500)";
}

/// Purpose of a one-time token.
#[derive(Clone, Copy)]
pub enum Purpose {
    /// Sets up a new site.
    Setup,
    /// Signs in the operator from the server's console.
    AdminLink,
    /// Sets a new password.
    Reset,
    /// Signs in.
    EmailLink,
    /// Verifies the account's email address.
    VerifyEmail,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::AdminLink => "admin_link",
            Self::Reset => "password_reset",
            Self::EmailLink => "email_link",
            Self::VerifyEmail => "verify_email",
        }
    }
}

/// Stores a one-time token and deletes all others with its purpose.
pub fn replace(tx: &mut Tx, purpose: Purpose, user: Option<UserId>, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DELETE_BY_PURPOSE, args![purpose.as_str()])?;
    tx.run(INSERT, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Stores a one-time token and deletes the person's others with its purpose.
pub fn replace_link(tx: &mut Tx, purpose: Purpose, user: UserId, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(DELETE_BY_PURPOSE_AND_USER, args![purpose.as_str(), user])?;
    tx.run(INSERT, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Stores a one-time token beside the person's others, so that asking for another link doesn't end one under way.
pub fn add_link(tx: &mut Tx, purpose: Purpose, user: UserId, hash: &[u8; 32], expires: i64) -> Result<()> {
    tx.run(INSERT, args![hash, purpose.as_str(), user, expires]).map(drop)
}

/// Returns the owner of a valid token without using it up: 0 if it has none, `None` if there is no such token.
pub fn peek(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32]) -> Result<Option<UserId>> {
    tx.find(PEEK, args![hash, purpose.as_str(), tx.now()], value)
}

/// Uses up a valid token and returns its owner: 0 if it has none, `None` if there is no such token.
pub fn consume(tx: &mut Tx, purpose: Purpose, hash: &[u8; 32]) -> Result<Option<UserId>> {
    tx.find(CONSUME, args![hash, purpose.as_str(), tx.now()], value)
}

/// Deletes a person's tokens with a purpose.
pub fn delete_of(tx: &mut Tx, purpose: Purpose, user: UserId) -> Result<()> {
    tx.run(DELETE_BY_PURPOSE_AND_USER, args![purpose.as_str(), user]).map(drop)
}

/// Deletes all tokens of a person.
pub fn delete_all(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE_ALL, args![user]).map(drop)
}

/// Deletes all tokens of everyone.
pub fn delete_everyones(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_EVERYONES, &[]).map(drop)
}

/// Deletes expired tokens.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP, args![tx.now()]).map(drop)
}
