//! Password hashing with limits on concurrency and memory, so that a flood of sign-ins cannot exhaust the machine.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use unicode_normalization::UnicodeNormalization as _;

use crate::web::turns::{Asker, Rule, Turns};
use crate::web::{Error, Result};

/// Two hashes at once; more would only compete for memory. A flood from one address or account doesn't keep others from
/// signing in.
const RULE: Rule = Rule { at_once: 2, places: 66, per_address: 16, per_account: 4 };

/// Cost parameters of Argon2.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Memory in KiB.
    pub memory: u32,
    /// Number of passes over the memory.
    pub passes: u32,
}

impl Cost {
    /// Returns the cost for a host with this much memory in bytes: 46 MiB and one pass, or 19 MiB and two where
    /// memory is scarce.
    #[must_use]
    pub fn for_host(memory: u64) -> Self {
        if memory < 1_500_000_000 { Self { memory: 19_456, passes: 2 } } else { Self { memory: 47_104, passes: 1 } }
    }
}

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Hasher {
    argon: Argon2<'static>,
    turns: Turns,
    /// Hash that matches no password, so that unknown accounts take as long to check as known ones.
    dummy: Arc<str>,
}

impl Hasher {
    /// Creates a hasher with this cost.
    ///
    /// # Errors
    /// Argon2 does not support the cost.
    pub fn new(cost: Cost) -> std::result::Result<Self, String> {
        let params = Params::new(cost.memory, cost.passes, 1, None).map_err(|e| e.to_string())?;
        let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let dummy = dummy_hash(cost);
        Ok(Self { argon, turns: Turns::new(RULE), dummy: dummy.into() })
    }

    /// Hashes a password to a PHC string.
    ///
    /// # Errors
    /// Same as [`Turns::take`].
    pub async fn hash(&self, password: String, asker: Asker) -> Result<String> {
        let argon = self.argon.clone();
        self.in_pool(asker, move || {
            argon.hash_password(composed(&password).as_bytes()).map(|h| h.to_string()).map_err(|_| Error::internal())
        })
        .await?
    }

    /// Hashes a password to a PHC string without the concurrency limit, for the command line.
    ///
    /// # Errors
    /// An error from Argon2.
    pub fn hash_blocking(&self, password: &str) -> std::result::Result<String, String> {
        let password = composed(password);
        self.argon.hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(|e| e.to_string())
    }

    /// Returns whether the password matches the hash, and whether the hash should be replaced, because it has a lower cost
    /// than the current one or is of another spelling. Without a hash, does the same work and never matches.
    ///
    /// # Errors
    /// Same as [`Hasher::hash`].
    pub async fn verify(&self, password: String, hash: Option<String>, asker: Asker) -> Result<(bool, bool)> {
        let argon = self.argon.clone();
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.to_string());
        self.in_pool(asker, move || {
            let Ok(parsed) = PasswordHash::new(&hash) else { return Err(Error::internal()) };
            let is = |password: &str| argon.verify_password(password.as_bytes(), &parsed).is_ok();
            let composed = composed(&password);
            let is_composed = is(&composed);
            let matches = is_composed || other_spellings(&composed, password).iter().any(|other| is(other));
            let current = Params::try_from(&parsed)
                .is_ok_and(|p| p.m_cost() >= argon.params().m_cost() && p.t_cost() >= argon.params().t_cost());
            Ok((matches && known, !current || !is_composed))
        })
        .await?
    }

    async fn in_pool<T: Send + 'static>(&self, asker: Asker, f: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let turn = self.turns.take(asker).await?;
        let (sender, receiver) = tokio::sync::oneshot::channel();
        // Use a dedicated thread: the allocator frees a hash's 46 MiB when the thread that allocated it ends, and
        // the threads of the runtime's pool stay alive for ten seconds.
        let work = move || {
            let done = f();
            // Free the place before answering, so the caller's next hash finds it free.
            drop(turn);
            // The caller may have disconnected.
            let _ = sender.send(done);
        };
        std::thread::Builder::new().name("hash".to_owned()).spawn(work).map_err(|_| Error::busy())?;
        receiver.await.map_err(|_| Error::internal())
    }
}

/// Returns a password with each letter and its accents as one character where there is one (NFC): keyboards differ in how they type
/// them. NIST SP 800-63B-4, 3.1.1.2, asks for that.
fn composed(password: &str) -> String {
    password.nfc().collect()
}

/// Returns what a hash from before passwords were composed may be of: the password as it was typed, and with accents as
/// characters of their own (NFD), as some keyboards type them. Most passwords have no accents, and so no other spelling.
fn other_spellings(composed: &str, typed: String) -> Vec<String> {
    let decomposed: String = typed.nfd().collect();
    let mut others = vec![typed, decomposed];
    others.dedup();
    others.retain(|other| other != composed);
    others
}

/// Returns a PHC string that no password matches. Verifying against it takes the usual time; creating it takes none.
fn dummy_hash(cost: Cost) -> String {
    let random = || STANDARD_NO_PAD.encode(crate::web::token::secret().1);
    let (salt, hash) = (random(), random());
    format!("$argon2id$v=19$m={},t={},p=1${salt}${hash}", cost.memory, cost.passes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::client::Client;

    #[tokio::test]
    async fn an_accent_is_the_same_however_it_was_typed() {
        let hasher = Hasher::new(Cost { memory: 64, passes: 1 }).unwrap();
        let (one, two) = ("four plain caf\u{e9}s", "four plain cafe\u{301}s");
        let verify = async |typed: &str, hash: &str| {
            let asker = Asker { client: Client([127, 0, 0, 1].into()), account: None };
            hasher.verify(typed.to_owned(), Some(hash.to_owned()), asker).await.unwrap()
        };
        for hash in [hasher.hash_blocking(one).unwrap(), hasher.hash_blocking(two).unwrap()] {
            for typed in [one, two] {
                assert_eq!(verify(typed, &hash).await, (true, false));
            }
            assert!(!verify("four plain cafes", &hash).await.0);
        }
        // Those from before are of what was typed, and are replaced.
        let old = hasher.argon.hash_password(two.as_bytes()).unwrap().to_string();
        for typed in [one, two] {
            assert_eq!(verify(typed, &old).await, (true, true));
        }
        assert!(!verify("four plain cafes", &old).await.0);
    }

    #[test]
    fn a_password_without_accents_is_verified_once() {
        let others = |typed: &str| other_spellings(&composed(typed), typed.to_owned());
        assert_eq!(others("four plain words"), Vec::<String>::new());
        assert_eq!(others("caf\u{e9}"), ["cafe\u{301}"]);
        assert_eq!(others("cafe\u{301}"), ["cafe\u{301}"]);
        // Neither form: one accent of each kind.
        assert_eq!(others("\u{e9}e\u{301}"), ["\u{e9}e\u{301}", "e\u{301}e\u{301}"]);
    }
}
