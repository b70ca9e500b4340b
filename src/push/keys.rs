//! The key pair that identifies the site to push services, and the tokens that it signs (VAPID, RFC 8292).

use std::sync::Arc;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;

use crate::db::{Error, Result};

/// How long a token is valid, in seconds. Push services accept at most 24 hours.
const LIFETIME: i64 = 12 * 60 * 60;

/// The site's key pair.
#[derive(Clone)]
pub struct Keys(Arc<SigningKey>);

impl Keys {
    /// Reads a private key.
    ///
    /// # Errors
    /// If it isn't a point of the curve.
    pub fn from_bytes(private: &[u8; 32]) -> Result<Self> {
        let key = SigningKey::from_slice(private).map_err(|e| Error::Invalid(format!("push key: {e}")))?;
        Ok(Self(Arc::new(key)))
    }

    /// Returns the public key as browsers expect it: the uncompressed point in base64url.
    #[must_use]
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// Returns the `Authorization` header for a push service. `audience` is the service's origin, `subject` how its
    /// operators reach ours: a `mailto:` or `https:` address. `now` is in milliseconds since the epoch.
    #[must_use]
    pub fn authorize(&self, audience: &str, subject: &str, now: i64) -> String {
        let claims = json!({ "aud": audience, "exp": now / 1_000 + LIFETIME, "sub": subject });
        let encode = |text: String| BASE64_URL_SAFE_NO_PAD.encode(text);
        let signed =
            format!("{}.{}", encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string()), encode(claims.to_string()));
        let signature: Signature = self.0.sign(signed.as_bytes());
        format!("vapid t={signed}.{}, k={}", BASE64_URL_SAFE_NO_PAD.encode(signature.to_bytes()), self.public())
    }
}
