//! Password hashing with limits on concurrency and memory, so that a flood of sign-ins cannot exhaust the machine.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use tokio::sync::Semaphore;

use crate::web::client::Client;
use crate::web::{Error, Result};

/// Maximum number of concurrent hashes; more would only compete for memory.
const MAX_CONCURRENT: usize = 2;
/// Maximum number of callers waiting for a permit.
const MAX_WAITING: usize = 64;
/// Maximum number of hashes, running or waiting, per address and per account. Nobody can take all places, so a flood
/// from one of them doesn't keep others from signing in.
const MAX_PER_ADDRESS: usize = 16;
const MAX_PER_ACCOUNT: usize = 4;

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

/// Who asks for a hash.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// The client's address.
    pub client: Client,
    /// SHA-256 of the account's email address; `None` for an account that doesn't exist yet.
    pub account: Option<[u8; 32]>,
}

/// Hashes and verifies passwords.
#[derive(Clone)]
pub struct Hasher {
    argon: Argon2<'static>,
    permits: Arc<Semaphore>,
    queue: Arc<Mutex<Queue>>,
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
        Ok(Self {
            argon,
            permits: Arc::new(Semaphore::new(MAX_CONCURRENT)),
            queue: Arc::default(),
            dummy: dummy.into(),
        })
    }

    /// Hashes a password to a PHC string.
    ///
    /// # Errors
    /// 429 when this address or account has too many hashes in the queue, 503 when all of them together are too many.
    pub async fn hash(&self, password: String, asker: Asker) -> Result<String> {
        let argon = self.argon.clone();
        self.in_pool(asker, move || {
            argon.hash_password(password.as_bytes()).map(|h| h.to_string()).map_err(|_| Error::internal())
        })
        .await?
    }

    /// Hashes a password to a PHC string without the concurrency limit, for the command line.
    ///
    /// # Errors
    /// An error from Argon2.
    pub fn hash_blocking(&self, password: &str) -> std::result::Result<String, String> {
        self.argon.hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(|e| e.to_string())
    }

    /// Returns whether the password matches the hash, and whether the hash has a lower cost than the current one and
    /// should be replaced. Without a hash, does the same work and never matches.
    ///
    /// # Errors
    /// Same as [`Hasher::hash`].
    pub async fn verify(&self, password: String, hash: Option<String>, asker: Asker) -> Result<(bool, bool)> {
        let argon = self.argon.clone();
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| self.dummy.to_string());
        self.in_pool(asker, move || {
            let Ok(parsed) = PasswordHash::new(&hash) else { return Err(Error::internal()) };
            let matches = argon.verify_password(password.as_bytes(), &parsed).is_ok();
            let current = Params::try_from(&parsed)
                .is_ok_and(|p| p.m_cost() >= argon.params().m_cost() && p.t_cost() >= argon.params().t_cost());
            Ok((matches && known, !current))
        })
        .await?
    }

    async fn in_pool<T: Send + 'static>(&self, asker: Asker, f: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let _slot = QueueSlot::take(&self.queue, asker)?;
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| Error::busy())?;
        let (sender, receiver) = tokio::sync::oneshot::channel();
        // Use a dedicated thread: the allocator frees a hash's 46 MiB when the thread that allocated it ends, and
        // the threads of the runtime's pool stay alive for ten seconds.
        let work = move || {
            let _permit = permit;
            // The caller may have disconnected.
            let _ = sender.send(f());
        };
        std::thread::Builder::new().name("hash".to_owned()).spawn(work).map_err(|_| Error::busy())?;
        receiver.await.map_err(|_| Error::internal())
    }
}

/// Returns a PHC string that no password matches. Verifying against it takes the usual time; creating it takes none.
fn dummy_hash(cost: Cost) -> String {
    let random = || STANDARD_NO_PAD.encode(crate::web::token::secret().1);
    let (salt, hash) = (random(), random());
    format!("$argon2id$v=19$m={},t={},p=1${salt}${hash}", cost.memory, cost.passes)
}

/// Counts the hashes that run or wait, in total and by who asked.
#[derive(Default)]
struct Queue {
    total: usize,
    shares: HashMap<Share, usize>,
}

/// What a share of the queue belongs to.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
enum Share {
    Address(IpAddr),
    Account([u8; 32]),
}

impl Queue {
    fn admit(&mut self, shares: &[(Share, usize)]) -> Result<()> {
        let held = |share: &Share| self.shares.get(share).copied().unwrap_or_default();
        if shares.iter().any(|(share, most)| held(share) >= *most) {
            return Err(Error::rate_limited(1));
        }
        if self.total >= MAX_WAITING + MAX_CONCURRENT {
            return Err(Error::busy());
        }
        self.total += 1;
        for (share, _) in shares {
            *self.shares.entry(*share).or_default() += 1;
        }
        Ok(())
    }

    fn release(&mut self, share: Share) {
        let left = self.shares.get(&share).copied().unwrap_or_default().saturating_sub(1);
        if left == 0 {
            self.shares.remove(&share);
        } else {
            self.shares.insert(share, left);
        }
    }
}

/// A slot in the queue, released on drop however the request ends.
struct QueueSlot {
    queue: Arc<Mutex<Queue>>,
    shares: Vec<(Share, usize)>,
}

impl QueueSlot {
    fn take(queue: &Arc<Mutex<Queue>>, asker: Asker) -> Result<Self> {
        let account = asker.account.map(|account| (Share::Account(account), MAX_PER_ACCOUNT));
        let address = (Share::Address(asker.client.0), MAX_PER_ADDRESS);
        let shares: Vec<_> = std::iter::once(address).chain(account).collect();
        queue.lock().unwrap_or_else(PoisonError::into_inner).admit(&shares)?;
        Ok(Self { queue: Arc::clone(queue), shares })
    }
}

impl Drop for QueueSlot {
    fn drop(&mut self) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.total = queue.total.saturating_sub(1);
        for (share, _) in &self.shares {
            queue.release(*share);
        }
    }
}
