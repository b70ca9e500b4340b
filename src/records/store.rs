//! The site's key and people's links in the database.

use super::signature::SiteKey;
use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    KEY = "SELECT private_key FROM record_keys WHERE id = 1";
    LINK_OF = "SELECT token FROM record_links WHERE user_id = $1";
    OWNER = "SELECT l.user_id FROM record_links l JOIN users u ON u.id = l.user_id WHERE l.token = $1 AND u.disabled_at IS NULL";
    IS_SHARED = "SELECT EXISTS (SELECT 1 FROM record_links l JOIN users u ON u.id = l.user_id WHERE l.user_id = $1 AND u.disabled_at IS NULL)";
    SHARE = "INSERT INTO record_links (user_id, token, created_at) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO NOTHING";
    STOP = "DELETE FROM record_links WHERE user_id = $1";
}

/// Returns the key pair with which the site signs.
pub fn key(tx: &mut Tx) -> Result<SiteKey> {
    SiteKey::from_bytes(&tx.one(KEY, &[], value::<[u8; 32]>)?)
}

/// Returns the token of the link to a person's record; `None` if they don't share it.
pub fn link(tx: &mut Tx, user: UserId) -> Result<Option<String>> {
    tx.find(LINK_OF, args![user], value)
}

/// Returns whose record a link shows; `None` if the link doesn't work, or no longer.
pub fn owner(tx: &mut Tx, token: &str) -> Result<Option<UserId>> {
    tx.find(OWNER, args![token], value)
}

/// Whether a person shares their record, and their account is open.
pub fn is_shared(tx: &mut Tx, user: UserId) -> Result<bool> {
    tx.one(IS_SHARED, args![user], value)
}

/// Shares a person's record under a token; a link that they have stays.
pub fn share(tx: &mut Tx, user: UserId, token: &str) -> Result<()> {
    tx.run(SHARE, args![user, token, tx.now()]).map(drop)
}

/// Ends a person's link.
pub fn stop_sharing(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(STOP, args![user]).map(drop)
}
