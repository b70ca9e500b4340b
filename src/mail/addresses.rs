//! Addresses that unsubscribed, or that the mail server says don't exist.

use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx, value};
use crate::web::token;
use crate::{args, statements};

statements! {
    ADD = "INSERT INTO mail_addresses (address_fold, token) VALUES ($1, $2) ON CONFLICT (address_fold) DO NOTHING";
    TOKEN = "SELECT token FROM mail_addresses WHERE address_fold = $1";
    FIND = "SELECT unsubscribed_at IS NOT NULL, bounced_at IS NOT NULL, bounce_reason FROM mail_addresses WHERE address_fold = $1";
    BY_TOKEN = "SELECT address_fold FROM mail_addresses WHERE token = $1";
    UNSUBSCRIBE = "UPDATE mail_addresses SET unsubscribed_at = COALESCE(unsubscribed_at, $2) WHERE token = $1";
    SUBSCRIBE = "UPDATE mail_addresses SET unsubscribed_at = NULL WHERE address_fold = $1 AND unsubscribed_at IS NOT NULL";
    BOUNCED = "UPDATE mail_addresses SET bounced_at = $2, bounce_reason = $3 WHERE address_fold = $1";
    ALLOW = "UPDATE mail_addresses SET bounced_at = NULL, bounce_reason = '' WHERE address_fold = $1 AND bounced_at IS NOT NULL";
    LIST = "SELECT address_fold, bounced_at, bounce_reason FROM mail_addresses WHERE bounced_at IS NOT NULL ORDER BY bounced_at DESC, address_fold LIMIT 100";
}

/// An address that the mail server says doesn't exist.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BouncedAddress {
    /// The address.
    pub address: String,
    /// When it bounced, in milliseconds since the epoch.
    pub bounced_at: i64,
    /// What the mail server said.
    pub reason: String,
}

/// Returns why no mail goes to an address; `None` if it does.
pub fn refusal(tx: &mut Tx, fold: &str, is_optional: bool) -> Result<Option<String>> {
    let found = tx.find(FIND, args![fold], |row: &mut Row| {
        Ok((row.take::<bool>()?, row.take::<bool>()?, row.take::<String>()?))
    })?;
    Ok(match found {
        Some((_, true, reason)) => Some(format!("This address bounced before: {reason}")),
        Some((true, ..)) if is_optional => Some("This address unsubscribed from emails like this.".to_owned()),
        _ => None,
    })
}

/// Returns the token that unsubscribes an address.
pub fn token_of(tx: &mut Tx, fold: &str) -> Result<String> {
    tx.run(ADD, args![fold, &token::public_id()])?;
    tx.one(TOKEN, args![fold], value)
}

/// Unsubscribes the address with this token.
pub fn unsubscribe(tx: &mut Tx, token: &str) -> Result<()> {
    tx.run(UNSUBSCRIBE, args![token, tx.now()]).map(drop)
}

/// Lets optional mail go to an address again whose owner unsubscribed.
pub fn subscribe(tx: &mut Tx, fold: &str) -> Result<()> {
    tx.run(SUBSCRIBE, args![fold]).map(drop)
}

/// Returns the address that this token unsubscribes.
pub fn by_token(tx: &mut Tx, token: &str) -> Result<Option<String>> {
    tx.find(BY_TOKEN, args![token], value)
}

/// Records that an address bounced.
pub fn bounced(tx: &mut Tx, fold: &str, reason: &str) -> Result<()> {
    tx.run(ADD, args![fold, &token::public_id()])?;
    tx.run(BOUNCED, args![fold, tx.now(), reason]).map(drop)
}

/// Lets mail go to an address again. Returns whether it had bounced.
pub fn allow(tx: &mut Tx, fold: &str) -> Result<bool> {
    Ok(tx.run(ALLOW, args![fold])? > 0)
}

/// Returns the addresses that bounced, the last first, at most 100.
pub fn list(tx: &mut Tx) -> Result<Vec<BouncedAddress>> {
    tx.all(LIST, &[], |row: &mut Row| {
        Ok(BouncedAddress { address: row.take()?, bounced_at: row.take()?, reason: row.take()? })
    })
}
