//! Limits on open connections: for the whole server, and for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::web::client;

/// Shares of the process's file limit, in percent. Most of it is for the live channel, which every open app holds a
/// connection to all the time. The rest is for the database and the log.
const HTTP_FILES: u64 = 35;
const LIVE_FILES: u64 = 55;
/// Shares of the host's memory, in percent.
const HTTP_MEMORY: u64 = 25;
const LIVE_MEMORY: u64 = 20;
/// Upper bounds on the memory of an idle connection, in bytes.
const HTTP_BYTES: u64 = 16 * 1024;
const LIVE_BYTES: u64 = 12 * 1024;
/// Minimum time between two log lines about the same limit.
const LOG_INTERVAL: Duration = Duration::from_secs(60);

/// How many connections the process and the host have room for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Capacity {
    /// Connections that speak HTTP.
    pub http: usize,
    /// Connections to the live channel, which have left HTTP.
    pub live: usize,
}

impl Capacity {
    /// Returns what fits in a number of open files and in bytes of memory.
    #[must_use]
    pub fn of(files: u64, memory: u64) -> Self {
        let part = |total: u64, percent: u64| total / 100 * percent + total % 100 * percent / 100;
        let fits = |files_share, memory_share, bytes| {
            let count = part(files, files_share).min(part(memory, memory_share) / bytes);
            usize::try_from(count).unwrap_or(usize::MAX).max(1)
        };
        Self { http: fits(HTTP_FILES, HTTP_MEMORY, HTTP_BYTES), live: fits(LIVE_FILES, LIVE_MEMORY, LIVE_BYTES) }
    }
}

/// Raises the process's limit on open files as far as the system allows, and returns how many connections fit in it and
/// in the host's memory, in bytes.
#[must_use]
pub fn capacity(host_memory: u64) -> Capacity {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // An error leaves the limit as it was, and that is what's read below.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = getrlimit(Resource::Nofile).current.or(current).unwrap_or(u64::MAX);
    Capacity::of(files, host_memory)
}

/// Counts the open connections.
pub struct Admission {
    max: usize,
    max_per_address: usize,
    proxies: Vec<IpNet>,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    open: usize,
    by_address: HashMap<IpAddr, usize>,
    last_log: HashMap<Refusal, Instant>,
}

impl Counts {
    /// Whether nothing was logged about a limit for a minute; if so, something is now.
    fn is_log_due(&mut self, refusal: Refusal) -> bool {
        let now = Instant::now();
        let due = self.last_log.get(&refusal).is_none_or(|last| now - *last >= LOG_INTERVAL);
        if due {
            self.last_log.insert(refusal, now);
        }
        due
    }
}

/// Which limit a connection is over.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Refusal {
    /// The system's, such as that on open files.
    System,
    /// The whole server's.
    Server,
    /// Its address's.
    Address,
}

/// An admitted connection; dropping it makes room for another.
pub struct Permit {
    admission: Arc<Admission>,
    /// The address that it counts for; `None` for a trusted proxy.
    address: Option<IpAddr>,
}

impl Admission {
    /// Trusted proxies, which carry the connections of many people, count only toward `max`.
    #[must_use]
    pub fn new(max: usize, max_per_address: usize, proxies: Vec<IpNet>) -> Arc<Self> {
        Arc::new(Self { max, max_per_address, proxies, counts: Mutex::default() })
    }

    /// Admits a connection from `peer`, unless the server or the address already has its maximum.
    pub fn admit(self: &Arc<Self>, peer: IpAddr) -> Result<Permit, Refusal> {
        let peer = peer.to_canonical();
        let is_proxy = self.proxies.iter().any(|net| net.contains(&peer));
        let address = (!is_proxy).then(|| client::mask(peer));
        let mut counts = self.lock();
        if counts.open >= self.max {
            return Err(self.refuse(&mut counts, Refusal::Server, peer));
        }
        if let Some(address) = address {
            let count = counts.by_address.entry(address).or_default();
            if *count >= self.max_per_address {
                return Err(self.refuse(&mut counts, Refusal::Address, peer));
            }
            *count += 1;
        }
        counts.open += 1;
        drop(counts);
        Ok(Permit { admission: Arc::clone(self), address })
    }

    /// Logs the refusal, at most once a minute for each limit, so that an attack doesn't fill the log.
    fn refuse(&self, counts: &mut Counts, refusal: Refusal, peer: IpAddr) -> Refusal {
        if !counts.is_log_due(refusal) {
            return refusal;
        }
        if refusal == Refusal::Address {
            tracing::warn!(
                %peer,
                max = self.max_per_address,
                "too many connections from one address; refusing new ones from it. If it is your reverse proxy, \
                 add it to --trusted-proxy"
            );
        } else {
            tracing::warn!(max = self.max, "too many connections; refusing new ones");
        }
        refusal
    }

    /// Logs that the system couldn't accept a connection, at most once a minute.
    pub fn log_failure(&self, error: &std::io::Error) {
        if self.lock().is_log_due(Refusal::System) {
            tracing::warn!(%error, "a connection could not be accepted");
        }
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut counts = self.admission.lock();
        counts.open -= 1;
        let Some(address) = self.address else { return };
        if let Some(count) = counts.by_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&address);
            }
        }
    }
}
