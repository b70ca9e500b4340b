//! The record of a DKIM key (RFC 6376, section 3.6.1).

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use der::asn1::{AnyRef, BitStringRef, UintRef};
use der::{Decode as _, Reader as _};

use super::super::{tag, tags};

/// The identifier of RSA keys, rsaEncryption, in DER.
const RSA: [u8; 11] = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01];
/// Length of an Ed25519 key, in bytes.
const ED25519_BYTES: usize = 32;

/// What a record holds.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Key {
    /// An RSA key with this many bits.
    Rsa(usize),
    /// An Ed25519 key.
    Ed25519,
    /// A key that's only a test.
    Testing,
    /// Receivers can't use it, for this reason, without a period.
    Unusable(&'static str),
    /// This many records.
    Several(usize),
    /// A key that was withdrawn.
    Revoked,
}

impl Key {
    /// Reads a TXT record; `None` if it isn't meant as a key.
    pub fn read(record: &str) -> Option<Self> {
        let tags: Vec<_> = tags(record).map(|(name, value)| (name.to_owned(), value)).collect();
        let has = |name| tag(&tags, name).is_some();
        // Some write the names of tags in capitals, which receivers don't know.
        let is_key = has("p") || (has("P") && has("k")) || record.trim_start().starts_with("v=DKIM");
        if !is_key {
            return None;
        }
        Some(Self::judge(&tags).unwrap_or_else(Self::Unusable))
    }

    fn judge(tags: &[(String, String)]) -> Result<Self, &'static str> {
        // Names and values are case-sensitive.
        let version = tags.iter().position(|(name, _)| name == "v");
        if version.is_some_and(|at| at > 0 || tags[at].1 != "DKIM1") {
            return Err("it doesn’t begin with v=DKIM1");
        }
        let allows = |name, wanted: &[&str]| {
            tag(tags, name).is_none_or(|list| list.split(':').any(|value| wanted.contains(&value)))
        };
        if !allows("s", &["*", "email"]) {
            return Err("it isn’t for mail (s=)");
        }
        if !allows("h", &["sha256"]) {
            return Err("it’s only for an old kind of signature (h=)");
        }
        let key = tag(tags, "p").ok_or("it has no p=")?;
        if key.is_empty() {
            return Ok(Self::Revoked);
        }
        let bytes = STANDARD.decode(key).map_err(|_| "it’s damaged or cut short")?;
        let found = match tag(tags, "k").unwrap_or("rsa") {
            "rsa" => Self::Rsa(rsa_bits(&bytes).ok_or("it’s damaged or cut short")?),
            "ed25519" if bytes.len() == ED25519_BYTES => Self::Ed25519,
            "ed25519" => return Err("it’s damaged or cut short"),
            _ => return Err("it’s of an unknown kind (k=)"),
        };
        let is_test = tag(tags, "t").is_some_and(|flags| flags.split(':').any(|flag| flag == "y"));
        Ok(if is_test { Self::Testing } else { found })
    }

    /// Returns a number that is lower the better the key is.
    pub const fn rank(&self) -> u8 {
        match self {
            Self::Rsa(bits) if *bits >= super::MIN_BITS => 0,
            Self::Ed25519 => 1,
            Self::Testing => 2,
            Self::Several(_) => 3,
            Self::Rsa(_) | Self::Unusable(_) => 4,
            Self::Revoked => 5,
        }
    }
}

/// Returns an RSA key's bits. It comes with its algorithm (SubjectPublicKeyInfo) or bare (RSAPublicKey): receivers take both.
fn rsa_bits(bytes: &[u8]) -> Option<usize> {
    let outer = AnyRef::from_der(bytes).ok()?;
    let wrapped = outer.sequence(|info| {
        let algorithm: AnyRef<'_> = info.decode()?;
        Ok((algorithm, info.decode::<BitStringRef<'_>>()?))
    });
    match wrapped {
        Ok((algorithm, key)) if algorithm.value().starts_with(&RSA) => {
            modulus_bits(AnyRef::from_der(key.as_bytes()?).ok()?)
        }
        Ok(_) => None,
        Err(_) => modulus_bits(outer),
    }
}

fn modulus_bits(key: AnyRef<'_>) -> Option<usize> {
    let modulus = key.sequence(|numbers| {
        let modulus: UintRef<'_> = numbers.decode()?;
        numbers.decode::<UintRef<'_>>()?;
        Ok(modulus)
    });
    let bytes = modulus.ok()?.as_bytes().to_vec();
    Some(bytes.len() * 8 - usize::try_from(bytes.first()?.leading_zeros()).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDFcK2cMam3h1mrTxA22UiW9E2lgb6VzZbhIcX+JfvrwBrZFuL2srmLLbA/iGqLwyVVxgiGqgV3AtGZbO8huVUlBHAU8pOf5z+OKDGYCN99/xA6lvbUqkBDgWcT05quZFvBAY3MDSvBDuVbHLJyOzCxmeumfY+aaTCzAF7jH43A7QIDAQAB";
    const BARE: &str = "MIGJAoGBAMVwrZwxqbeHWatPEDbZSJb0TaWBvpXNluEhxf4l++vAGtkW4vayuYstsD+IaovDJVXGCIaqBXcC0Zls7yG5VSUEcBTyk5/nP44oMZgI333/EDqW9tSqQEOBZxPTmq5kW8EBjcwNK8EO5VscsnI7MLGZ66Z9j5ppMLMAXuMfjcDtAgMBAAE=";
    const SHORT: &str = "MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMoS/zp9zeyb76XZA1L4cf4A4738VRJCVJIbao7cAZ/mVOcdYAYN8yGG/YTS+kI7qR9/62HU/qtRKG+8p3bUUj0CAwEAAQ==";
    const CURVE: &str = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAENwD9kN5rdFeYUCdlmvjAS1gwLHeBDxdZHXykmDL8okoTvZ25zx6G8WLU7hbeIDqBMMyWUF4Kct/oTfXVlKQZhA==";
    const ED25519: &str = "NjVszz9kQr81jeTY0eEFZ9iITPUstfXEFyw1hIR1B9U=";

    #[test]
    fn a_key_counts_only_if_receivers_can_use_it() {
        let unusable = |record: String, why: &str| {
            let found = Key::read(&record);
            assert!(matches!(found, Some(Key::Unusable(said)) if said.contains(why)), "{record}: {found:?}");
        };
        let spaced = LONG.replace("MIGf", "MIGf \t");
        for (record, key) in [
            (format!("v=DKIM1; k=rsa; p={LONG}"), Key::Rsa(1024)),
            (format!("p={spaced}"), Key::Rsa(1024)),
            (format!("p={BARE}"), Key::Rsa(1024)),
            (format!("v=DKIM1; p={SHORT}"), Key::Rsa(512)),
            (format!("v = DKIM1; k=ed25519; p = {ED25519};"), Key::Ed25519),
            (format!("v=DKIM1; s=tlsrpt:email; h=sha1:sha256; t=s; p={LONG}"), Key::Rsa(1024)),
            (format!("v=DKIM1; t=s:y; p={LONG}"), Key::Testing),
            ("v=DKIM1; p=".to_owned(), Key::Revoked),
        ] {
            assert_eq!(Key::read(&record), Some(key), "{record}");
        }
        unusable("v=DKIM1; p=abc".to_owned(), "damaged");
        unusable(format!("v=DKIM1; p={}", &LONG[..200]), "damaged");
        unusable(format!("v=DKIM1; p={CURVE}"), "damaged");
        unusable(format!("v=DKIM1; k=ed25519; p={LONG}"), "damaged");
        unusable(format!("v=DKIM2; p={LONG}"), "v=DKIM1");
        unusable(format!("k=rsa; v=DKIM1; p={LONG}"), "v=DKIM1");
        unusable(format!("v=DKIM1; s=tlsrpt; p={LONG}"), "isn’t for mail");
        unusable(format!("v=DKIM1; h=sha1; p={LONG}"), "old kind");
        unusable(format!("v=DKIM1; k=dsa; p={LONG}"), "unknown kind");
        unusable(format!("v=DKIM1; k=rsa; P={LONG}"), "no p=");
        for other in ["v=spf1 -all", "site-verification=abc", ""] {
            assert_eq!(Key::read(other), None, "{other}");
        }
    }
}
