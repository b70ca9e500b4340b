//! Who is connected, and what is on its way to them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::{Receiver, Sender, channel, error::TrySendError};

use super::model::Close;
use crate::ids::UserId;

/// Maximum number of connections of one person.
pub const MAX_PER_PERSON: usize = 8;
/// Maximum number of connections from one address.
pub const MAX_PER_ADDRESS: usize = 64;
/// Number of frames that may wait for a connection. One that falls further behind is closed.
const QUEUE: usize = 256;
/// How long to remember which event a person has seen, in milliseconds.
const ACK_TTL: i64 = 60_000;

/// What the hub passes to a connection.
#[derive(Clone, Debug)]
pub enum Signal {
    /// An event with this id; not sent again if the connection has caught up with it.
    Event(i64, Arc<str>),
    /// A frame that isn't stored, such as typing.
    Ephemeral(Arc<str>),
    /// The end of the connection.
    Close(Close),
}

/// Why a connection isn't accepted.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Refusal {
    /// The person or the address has its maximum.
    Share,
    /// The server has its maximum, or stops.
    Server,
}

/// The connections of this server.
pub struct Hub {
    max: usize,
    connections: Mutex<Connections>,
}

#[derive(Default)]
struct Connections {
    next: u64,
    total: usize,
    stopped: bool,
    by_user: HashMap<UserId, Vec<Peer>>,
    by_address: HashMap<IpAddr, usize>,
    seen: HashMap<UserId, Seen>,
}

struct Peer {
    number: u64,
    session: [u8; 32],
    queue: Sender<Signal>,
}

/// The newest event that a visible window of a person has shown.
#[derive(Clone, Copy)]
struct Seen {
    event: i64,
    at: i64,
}

/// An accepted connection; dropping it makes room for another.
pub struct Connection {
    hub: Arc<Hub>,
    user: UserId,
    address: IpAddr,
    number: u64,
    /// What to send to the app. Ends when the connection falls too far behind.
    pub signals: Receiver<Signal>,
}

impl Hub {
    /// Returns a hub for at most `max` connections.
    #[must_use]
    pub fn new(max: usize) -> Arc<Self> {
        Arc::new(Self { max, connections: Mutex::default() })
    }

    /// Accepts a connection. Events that are committed from now on reach it.
    ///
    /// # Errors
    /// Which limit it's over.
    pub fn connect(self: &Arc<Self>, user: UserId, session: [u8; 32], address: IpAddr) -> Result<Connection, Refusal> {
        let mut all = self.lock();
        if all.stopped || all.total >= self.max {
            return Err(Refusal::Server);
        }
        let own = all.by_user.get(&user).map_or(0, Vec::len);
        if own >= MAX_PER_PERSON || all.by_address.get(&address).is_some_and(|count| *count >= MAX_PER_ADDRESS) {
            return Err(Refusal::Share);
        }
        let (queue, signals) = channel(QUEUE);
        all.next += 1;
        all.total += 1;
        let number = all.next;
        *all.by_address.entry(address).or_default() += 1;
        all.by_user.entry(user).or_default().push(Peer { number, session, queue });
        Ok(Connection { hub: Arc::clone(self), user, address, number, signals })
    }

    /// Returns the number of connections.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lock().total
    }

    /// Returns the number of a person's connections.
    #[must_use]
    pub fn count_of(&self, user: UserId) -> usize {
        self.lock().by_user.get(&user).map_or(0, Vec::len)
    }

    /// Whether the person has an open connection.
    #[must_use]
    pub fn is_connected(&self, user: UserId) -> bool {
        self.count_of(user) > 0
    }

    /// Sends a signal to all connections of a person. One whose queue is full is closed.
    pub fn send(&self, user: UserId, signal: &Signal) {
        if let Some(peers) = self.lock().by_user.get_mut(&user) {
            peers.retain(|peer| !matches!(peer.queue.try_send(signal.clone()), Err(TrySendError::Full(_))));
        }
    }

    /// Closes the connections of sessions that ended.
    pub fn end_sessions(&self, ended: &[[u8; 32]]) {
        if ended.is_empty() {
            return;
        }
        for peers in self.lock().by_user.values_mut() {
            peers.retain(|peer| !(ended.contains(&peer.session) && peer.close(Close::SessionEnded)));
        }
    }

    /// Closes a person's connections.
    pub fn close(&self, user: UserId, reason: Close) {
        if let Some(peers) = self.lock().by_user.get_mut(&user) {
            peers.retain(|peer| !peer.close(reason));
        }
    }

    /// Closes every connection and accepts no more.
    pub fn stop(&self) {
        let mut all = self.lock();
        all.stopped = true;
        for peers in all.by_user.values_mut() {
            peers.retain(|peer| !peer.close(Close::Restarting));
        }
    }

    /// Records that a visible window of the person has shown an event, and so all before it.
    pub fn acknowledge(&self, user: UserId, event: i64, now: i64) {
        let mut all = self.lock();
        if all.seen.len() >= self.max {
            all.seen.retain(|_, seen| now - seen.at < ACK_TTL);
        }
        let event = all.seen.get(&user).map_or(event, |seen| seen.event.max(event));
        all.seen.insert(user, Seen { event, at: now });
    }

    /// Whether a visible window of the person has shown an event within the last minute.
    #[must_use]
    pub fn has_seen(&self, user: UserId, event: i64) -> bool {
        self.lock().seen.get(&user).is_some_and(|seen| seen.event >= event)
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Peer {
    /// Tells the connection to close. If its queue is full, the end of the queue does. Returns true.
    fn close(&self, reason: Close) -> bool {
        let _ = self.queue.try_send(Signal::Close(reason));
        true
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut all = self.hub.lock();
        all.total -= 1;
        if let Some(peers) = all.by_user.get_mut(&self.user) {
            peers.retain(|peer| peer.number != self.number);
            if peers.is_empty() {
                all.by_user.remove(&self.user);
            }
        }
        if let Some(count) = all.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                all.by_address.remove(&self.address);
            }
        }
    }
}
