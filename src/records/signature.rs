//! Signing and verifying records: a JWS (RFC 7515) in its flattened JSON form, with ES256 and the public key in its header,
//! so that any JWS library can verify a file. Pure: no I/O.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::signature::{Signer as _, Verifier as _};
use p256::ecdsa::{Signature, SigningKey, VerifyingKey};
use p256::{EncodedPoint, FieldBytes};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use utoipa::ToSchema;

use super::model::{VERSION, WorkRecord};
use crate::db;

/// What the header of a record's signature calls its type.
const TYPE: &str = "work-record";
/// Explains the file to someone who opens it in a text editor.
const ABOUT: &str = "A work record, signed by the site that keeps it. To read it and check its signature, upload it to \
    /records/verify on any Jobstead site, or run: jobstead verify FILE. It is a JWS (RFC 7515) with the algorithm ES256, \
    so any JWS library can check it too.";

/// A signed record: the contents of its file.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
pub struct SignedRecord {
    /// How to verify it, in words. Not signed.
    #[serde(default)]
    pub about: String,
    /// The record as JSON, in base64url.
    pub payload: String,
    /// The header as JSON, in base64url: algorithm, type and public key.
    pub protected: String,
    /// The signature, in base64url.
    pub signature: String,
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    typ: String,
    jwk: Jwk,
    #[serde(flatten)]
    others: Map<String, Value>,
}

impl Header {
    /// Whether nothing in it asks for more than this program knows: RFC 7515, section 4.1.11, and RFC 7797.
    fn is_ours(&self) -> bool {
        self.alg == "ES256" && self.typ == TYPE && !["crit", "b64"].iter().any(|name| self.others.contains_key(*name))
    }
}

/// A public key (RFC 7517).
#[derive(Deserialize)]
struct Jwk {
    kty: String,
    crv: String,
    x: String,
    y: String,
}

/// The key pair with which the site signs.
pub struct SiteKey(SigningKey);

impl SiteKey {
    /// Reads a private key.
    ///
    /// # Errors
    /// If it isn't one.
    pub fn from_bytes(private: &[u8; 32]) -> db::Result<Self> {
        let key = SigningKey::from_slice(private).map_err(|e| db::Error::Invalid(format!("record key: {e}")))?;
        Ok(Self(key))
    }

    /// Signs a record.
    #[must_use]
    pub fn sign(&self, record: &WorkRecord) -> SignedRecord {
        let (x, y) = coordinates(self.0.verifying_key());
        let jwk = json!({ "kty": "EC", "crv": "P-256", "x": x, "y": y });
        let protected =
            BASE64.encode(json!({ "alg": "ES256", "typ": TYPE, "kid": self.thumbprint(), "jwk": jwk }).to_string());
        let payload = BASE64.encode(record.json());
        let signature: Signature = self.0.sign(format!("{protected}.{payload}").as_bytes());
        SignedRecord { about: ABOUT.to_owned(), payload, protected, signature: BASE64.encode(signature.to_bytes()) }
    }

    /// Returns what tells the key from all others.
    #[must_use]
    pub fn thumbprint(&self) -> String {
        thumbprint(self.0.verifying_key())
    }
}

/// A record with a valid signature.
#[derive(Debug)]
pub struct Verified {
    /// The record.
    pub record: WorkRecord,
    /// Thumbprint (RFC 7638) of the key that signed it.
    pub key: String,
}

/// Why a file isn't a valid record.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// It isn't a record.
    NotARecord,
    /// The signature doesn't match the record.
    Changed,
    /// A newer program wrote it.
    TooNew,
}

impl Fault {
    /// Returns a sentence about it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::NotARecord => "This isn’t a work record, or a part of it is missing.",
            Self::Changed => "This record was changed after it was signed. Don’t rely on it.",
            Self::TooNew => "This record was signed by a newer version of Jobstead. Verify it with that version.",
        }
    }
}

/// Verifies a signed record. The key's thumbprint tells whose key it is.
///
/// # Errors
/// Why it isn't valid.
pub fn verify(signed: &SignedRecord) -> Result<Verified, Fault> {
    let header: Header = decode_json(&signed.protected)?;
    if !header.is_ours() {
        return Err(Fault::NotARecord);
    }
    let key = header.jwk.key().ok_or(Fault::NotARecord)?;
    let signature = decode(&signed.signature).and_then(|bytes| Signature::from_slice(&bytes).ok());
    let signature = signature.ok_or(Fault::NotARecord)?;
    let signed_text = format!("{}.{}", signed.protected, signed.payload);
    key.verify(signed_text.as_bytes(), &signature).map_err(|_| Fault::Changed)?;
    let value: Value = decode_json(&signed.payload)?;
    if value["version"].as_i64().is_some_and(|version| version > VERSION) {
        return Err(Fault::TooNew);
    }
    let record: Option<WorkRecord> = serde_json::from_value(value).ok();
    let record = record.filter(WorkRecord::is_sound).ok_or(Fault::NotARecord)?;
    Ok(Verified { record, key: thumbprint(&key) })
}

impl Jwk {
    fn key(&self) -> Option<VerifyingKey> {
        if self.kty != "EC" || self.crv != "P-256" {
            return None;
        }
        let coordinate = |text: &str| decode(text).filter(|bytes| bytes.len() == 32);
        let (x, y) = (coordinate(&self.x)?, coordinate(&self.y)?);
        let point =
            EncodedPoint::from_affine_coordinates(FieldBytes::from_slice(&x), FieldBytes::from_slice(&y), false);
        VerifyingKey::from_encoded_point(&point).ok()
    }
}

fn coordinates(key: &VerifyingKey) -> (String, String) {
    let point = key.to_encoded_point(false);
    let text = |bytes: Option<&FieldBytes>| BASE64.encode(bytes.map_or(&[][..], |bytes| bytes.as_slice()));
    (text(point.x()), text(point.y()))
}

/// Returns the SHA-256 of the key as RFC 7638 writes it.
fn thumbprint(key: &VerifyingKey) -> String {
    let (x, y) = coordinates(key);
    BASE64.encode(Sha256::digest(format!(r#"{{"crv":"P-256","kty":"EC","x":"{x}","y":"{y}"}}"#)))
}

fn decode(text: &str) -> Option<Vec<u8>> {
    BASE64.decode(text).ok()
}

fn decode_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Fault> {
    decode(text).and_then(|bytes| serde_json::from_slice(&bytes).ok()).ok_or(Fault::NotARecord)
}

#[cfg(test)]
mod tests {
    use super::super::model::tests::example;
    use super::*;

    fn key() -> SiteKey {
        SiteKey::from_bytes(&[7; 32]).unwrap()
    }

    /// Replaces one field of the payload, as someone would who wants a better record.
    fn forged(signed: &SignedRecord, from: &str, to: &str) -> SignedRecord {
        let payload = String::from_utf8(decode(&signed.payload).unwrap()).unwrap();
        assert!(payload.contains(from));
        SignedRecord { payload: BASE64.encode(payload.replace(from, to)), ..signed.clone() }
    }

    #[test]
    fn what_was_signed_is_verified_and_what_was_changed_is_not() {
        let signed = key().sign(&example(2, 10));
        let verified = verify(&signed).unwrap();
        assert_eq!((verified.record, verified.key), (example(2, 10), key().thumbprint()));
        assert_eq!(verify(&forged(&signed, "360000", "999999")).unwrap_err(), Fault::Changed);
        let other = SiteKey::from_bytes(&[8; 32]).unwrap().sign(&example(2, 10));
        assert_ne!(verify(&other).unwrap().key, key().thumbprint(), "another site's key shows");
        let mixed = SignedRecord { signature: other.signature, ..signed.clone() };
        assert_eq!(verify(&mixed).unwrap_err(), Fault::Changed);
        let mixed = SignedRecord { protected: other.protected, ..signed };
        assert_eq!(verify(&mixed).unwrap_err(), Fault::Changed);
    }

    #[test]
    fn only_one_algorithm_and_whole_files_are_accepted() {
        let signed = key().sign(&example(1, 10));
        let header = |from: &str, to: &str| {
            let header = String::from_utf8(decode(&signed.protected).unwrap()).unwrap();
            SignedRecord { protected: BASE64.encode(header.replace(from, to)), ..signed.clone() }
        };
        for (from, to) in [
            ("ES256", "none"),
            ("ES256", "HS256"),
            (TYPE, "JWT"),
            ("\"x\":\"", "\"x\":\"AA"),
            ("P-256", "P-384"),
            ("\"EC\"", "\"oct\""),
            ("\"alg\"", "\"crit\":[\"exp\"],\"alg\""),
            ("\"alg\"", "\"b64\":false,\"alg\""),
        ] {
            assert_eq!(verify(&header(from, to)).unwrap_err(), Fault::NotARecord, "{to}");
        }
        for cut in [0, 1, signed.signature.len() - 1] {
            let cut = SignedRecord { signature: signed.signature[..cut].to_owned(), ..signed.clone() };
            assert_eq!(verify(&cut).unwrap_err(), Fault::NotARecord);
        }
        let broken = WorkRecord { signed_on: "soon".to_owned(), ..example(1, 10) };
        assert_eq!(verify(&key().sign(&broken)).unwrap_err(), Fault::NotARecord, "anyone has a key");
        let newer = WorkRecord { version: VERSION + 1, ..example(1, 10) };
        assert_eq!(verify(&key().sign(&newer)).unwrap_err(), Fault::TooNew);
    }

    #[test]
    fn a_thumbprint_is_that_of_rfc_7638() {
        // The P-256 key of RFC 7517, appendix A.1, and its thumbprint as other JOSE libraries compute it.
        let jwk = Jwk {
            kty: "EC".to_owned(),
            crv: "P-256".to_owned(),
            x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4".to_owned(),
            y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM".to_owned(),
        };
        assert_eq!(thumbprint(&jwk.key().unwrap()), "cn-I_WNMClehiVp51i_0VpOENW1upEerA8sEam5hn-s");
    }
}
