//! What tells a repeated request from another one with the same `Idempotency-Key`.

use crate::db::vault::Vault;

/// Identifies a request: an HMAC under keys that are never stored, because someone could find a short request from its plain
/// hash by trying every value. It starts with the id of the keys, so a hash from before a restart isn't compared.
pub struct RequestHash(pub [u8; 32]);

const KEY_ID_BYTES: usize = 8;

impl RequestHash {
    /// Returns the hash of a request's parts.
    pub fn of(vault: &Vault, request: &[&[u8]]) -> Self {
        let mut hash = vault.mac(request);
        hash[..KEY_ID_BYTES].copy_from_slice(&vault.id());
        Self(hash)
    }

    /// Whether the stored hash is that of another request.
    pub fn differs_from(&self, stored: &[u8; 32]) -> bool {
        stored[..KEY_ID_BYTES] == self.0[..KEY_ID_BYTES] && stored != &self.0
    }
}
