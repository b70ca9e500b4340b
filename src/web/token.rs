//! Random tokens and their hashes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// Returns 256 random bits as text, for a link or a cookie, and the hash that the database stores instead.
///
/// # Panics
/// If the operating system can't provide random numbers, since nothing safe can be done then.
#[must_use]
pub fn secret() -> (String, [u8; 32]) {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
    let text = URL_SAFE_NO_PAD.encode(bytes);
    let hash = hash(&text);
    (text, hash)
}

/// Returns 128 random bits as text, for public names that must not be guessable.
///
/// # Panics
/// As for [`secret`].
#[must_use]
pub fn public_id() -> String {
    let mut bytes = [0u8; 16];
    getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Returns the SHA-256 of a token's text.
#[must_use]
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Returns bytes as text, in the alphabet of URLs.
#[must_use]
pub fn base64(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Returns the SHA-256 of some bytes in hexadecimal.
#[must_use]
pub fn sha256_hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |text, byte| text + &format!("{byte:02x}"))
}

/// Returns 128 bits of a token's hash as text.
#[must_use]
pub fn fingerprint(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(&hash(token)[..16])
}

/// Returns 96 random bits as text, for request ids, nonces and logo URLs.
///
/// # Panics
/// As for [`secret`].
#[must_use]
pub fn random_id() -> String {
    let mut bytes = [0u8; 12];
    getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
    URL_SAFE_NO_PAD.encode(bytes)
}
