//! Keys that exist only in memory: what is sealed with them can be read until the process ends, and by nobody who has the
//! file, its WAL, or a copy of either.

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

/// What sealing adds to a text, in bytes: a nonce and a tag.
pub const OVERHEAD: usize = NONCE_BYTES + 16;
const NONCE_BYTES: usize = 12;

/// The keys of one opened database.
#[derive(Clone, Copy)]
pub struct Vault {
    cipher: [u8; 32],
    mac: [u8; 32],
}

impl Vault {
    /// Returns new random keys.
    ///
    /// # Panics
    /// If the operating system can't provide random numbers, since nothing safe can be done then.
    #[must_use]
    pub(super) fn random() -> Self {
        let mut vault = Self { cipher: [0; 32], mac: [0; 32] };
        for key in [&mut vault.cipher, &mut vault.mac] {
            getrandom::fill(key).expect("the operating system provides random numbers");
        }
        vault
    }

    /// Returns 64 bits that tell these keys from those of other starts, and nothing else about them.
    #[must_use]
    pub fn id(&self) -> [u8; 8] {
        let mut id = [0; 8];
        id.copy_from_slice(&self.mac(&[b"id"])[..8]);
        id
    }

    /// Returns the HMAC-SHA-256 of the parts, which nobody can find by trying every value.
    ///
    /// # Panics
    /// Never: any length of key is fine.
    #[must_use]
    pub fn mac(&self, parts: &[&[u8]]) -> [u8; 32] {
        let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(&self.mac).expect("any length is fine");
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }

    /// Encrypts a text for one purpose. The nonce follows from all that goes in, because a write may run twice; `now` makes
    /// the same text look different each time.
    ///
    /// # Panics
    /// Never: the key has the right length, and the text is short.
    #[must_use]
    pub fn seal(&self, purpose: &[u8], now: i64, text: &[u8]) -> Vec<u8> {
        let nonce = &self.mac(&[b"nonce", purpose, &now.to_be_bytes(), text])[..NONCE_BYTES];
        let sealed = self.aes().encrypt(Nonce::from_slice(nonce), Payload { msg: text, aad: purpose });
        [nonce, &sealed.expect("the text is short")].concat()
    }

    /// Decrypts what was sealed for that purpose; `None` if it was sealed with other keys, or isn't whole.
    #[must_use]
    pub fn open(&self, purpose: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, text) = sealed.split_at_checked(NONCE_BYTES)?;
        self.aes().decrypt(Nonce::from_slice(nonce), Payload { msg: text, aad: purpose }).ok()
    }

    fn aes(&self) -> Aes256Gcm {
        Aes256Gcm::new(&self.cipher.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_with_the_same_keys_for_the_same_purpose_only() {
        let (vault, other) = (Vault::random(), Vault::random());
        let sealed = vault.seal(b"a", 1, b"text");
        assert_eq!(sealed.len(), b"text".len() + OVERHEAD);
        assert_eq!(vault.open(b"a", &sealed).as_deref(), Some(&b"text"[..]));
        assert_eq!((vault.open(b"b", &sealed), other.open(b"a", &sealed), vault.open(b"a", b"")), (None, None, None));
        assert_ne!(vault.seal(b"a", 2, b"text"), sealed, "the same text looks different later");
        assert_ne!(vault.id(), other.id());
        assert_ne!(vault.mac(&[b"ab", b"c"]), vault.mac(&[b"a", b"bc"]));
    }
}
