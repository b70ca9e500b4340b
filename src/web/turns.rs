//! A fair queue for work that takes a lot of processor time or memory, such as hashes and pictures.
//!
//! Turns are round-robin over network addresses and, within an address, over its accounts. A flood of requests only makes its own
//! sender wait.

use std::collections::{HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::client::Client;
use super::{Error, Result};

/// Who asks for a turn.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    /// The client's address.
    pub client: Client,
    /// The account; `None` if there is none yet.
    pub account: Option<Account>,
}

/// Identifies an account.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Account {
    /// SHA-256 of an email address.
    Email([u8; 32]),
    /// Number of a user.
    User(i64),
}

/// How many turns there are.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Turns at the same time.
    pub at_once: usize,
    /// Places, running and waiting, of all together.
    pub places: usize,
    /// Places of one address.
    pub per_address: usize,
    /// Places of one account.
    pub per_account: usize,
}

/// The line for one scarce thing.
#[derive(Clone)]
pub struct Turns(Arc<Mutex<Line>>);

impl Turns {
    /// Creates an empty line.
    #[must_use]
    pub fn new(rule: Rule) -> Self {
        Self(Arc::new(Mutex::new(Line { rule, ..Line::default() })))
    }

    /// Waits for a turn. It lasts until the value is dropped; dropping the future gives up the place.
    ///
    /// # Errors
    /// 429 if the address or the account has too many places, 503 if all places are taken by people with no more of them,
    /// or if someone with fewer took the place over.
    pub async fn take(&self, asker: Asker) -> Result<Turn> {
        let (sender, receiver) = oneshot::channel();
        let id = self.lock().join(asker, sender)?;
        let turn = Turn { line: self.clone(), id, asker };
        receiver.await.map_err(|_| Error::busy())?;
        Ok(turn)
    }

    /// Does work that blocks, when it's the asker's turn. The turn lasts as long as the work, even if the request that asked for
    /// it has ended.
    ///
    /// # Errors
    /// Those of [`Turns::take`], and 500 if the work panics.
    pub async fn work<T: Send + 'static>(&self, asker: Asker, work: impl FnOnce() -> T + Send + 'static) -> Result<T> {
        let turn = self.take(asker).await?;
        let working = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work()
        });
        working.await.map_err(|_| Error::internal())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Line> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the line, then a turn.
pub struct Turn {
    line: Turns,
    id: u64,
    asker: Asker,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.line.lock().leave(self.id, self.asker);
    }
}

/// Somebody who waits; the sender tells them that it's their turn.
struct Waiter {
    id: u64,
    sender: oneshot::Sender<()>,
}

/// An account and those who wait for it.
type OfAccount = (Option<Account>, VecDeque<Waiter>);
/// An address and its accounts, the next one first.
type OfAddress = (IpAddr, VecDeque<OfAccount>);

#[derive(Default)]
struct Line {
    rule: Rule,
    last_id: u64,
    running: HashSet<u64>,
    /// The addresses, the next one first.
    waiting: VecDeque<OfAddress>,
    /// Places by who has them.
    addresses: HashMap<IpAddr, usize>,
    accounts: HashMap<Account, usize>,
    total: usize,
}

impl Default for Rule {
    fn default() -> Self {
        Self { at_once: 1, places: 1, per_address: 1, per_account: 1 }
    }
}

impl Line {
    fn join(&mut self, asker: Asker, sender: oneshot::Sender<()>) -> Result<u64> {
        let address = asker.client.0;
        let held = self.addresses.get(&address).copied().unwrap_or_default();
        let own = asker.account.and_then(|account| self.accounts.get(&account).copied()).unwrap_or_default();
        if held >= self.rule.per_address || own >= self.rule.per_account {
            return Err(Error::rate_limited(1));
        }
        if self.total >= self.rule.places && !self.make_place(held + 1) {
            return Err(Error::busy());
        }
        self.last_id += 1;
        let id = self.last_id;
        self.total += 1;
        *self.addresses.entry(address).or_default() += 1;
        if let Some(account) = asker.account {
            *self.accounts.entry(account).or_default() += 1;
        }
        if self.running.len() < self.rule.at_once {
            // Nobody waits while a turn is free. The receiver is still held by the caller.
            self.running.insert(id);
            let _ = sender.send(());
        } else {
            self.wait(asker, Waiter { id, sender });
        }
        Ok(id)
    }

    fn wait(&mut self, asker: Asker, waiter: Waiter) {
        let address = asker.client.0;
        let at = self.waiting.iter().position(|(waiting, _)| *waiting == address).unwrap_or_else(|| {
            self.waiting.push_back((address, VecDeque::new()));
            self.waiting.len() - 1
        });
        let accounts = &mut self.waiting[at].1;
        match accounts.iter_mut().find(|(account, _)| *account == asker.account) {
            Some((_, waiters)) => waiters.push_back(waiter),
            None => accounts.push_back((asker.account, VecDeque::from([waiter]))),
        }
    }

    /// Ends the newest wait of the address that has the most places, if that's more than `share`. Its request is told to
    /// try again.
    fn make_place(&mut self, share: usize) -> bool {
        let held = |(address, _): &OfAddress| self.addresses.get(address).copied().unwrap_or_default();
        let Some(at) = (0..self.waiting.len()).max_by_key(|at| held(&self.waiting[*at])) else { return false };
        if held(&self.waiting[at]) <= share {
            return false;
        }
        let (address, accounts) = &mut self.waiting[at];
        let Some((account, waiters)) = accounts.iter_mut().max_by_key(|(_, waiters)| waiters.len()) else {
            return false;
        };
        let (address, account) = (*address, *account);
        // Dropping the sender ends the wait. Its place is given up here, so `leave` won't find it.
        waiters.pop_back();
        self.forget_empty();
        self.give_up(address, account);
        true
    }

    fn leave(&mut self, id: u64, asker: Asker) {
        if self.running.remove(&id) {
            self.give_up(asker.client.0, asker.account);
            self.serve_next();
        } else if self.stop_waiting(id) {
            self.give_up(asker.client.0, asker.account);
        }
    }

    /// Takes a waiter out of the line. Returns whether it was there.
    fn stop_waiting(&mut self, id: u64) -> bool {
        let lines = self.waiting.iter_mut().flat_map(|(_, accounts)| accounts).map(|(_, waiters)| waiters);
        for waiters in lines {
            if let Some(at) = waiters.iter().position(|waiter| waiter.id == id) {
                waiters.remove(at);
                self.forget_empty();
                return true;
            }
        }
        false
    }

    /// Gives the free turn to the next account of the next address; both then go to the end of their round.
    fn serve_next(&mut self) {
        let Some((address, mut accounts)) = self.waiting.pop_front() else { return };
        if let Some((account, mut waiters)) = accounts.pop_front() {
            if let Some(waiter) = waiters.pop_front() {
                self.running.insert(waiter.id);
                // If the receiver is gone, its `Turn` is being dropped and will give the turn on.
                let _ = waiter.sender.send(());
            }
            if !waiters.is_empty() {
                accounts.push_back((account, waiters));
            }
        }
        if !accounts.is_empty() {
            self.waiting.push_back((address, accounts));
        }
    }

    fn forget_empty(&mut self) {
        for (_, accounts) in &mut self.waiting {
            accounts.retain(|(_, waiters)| !waiters.is_empty());
        }
        self.waiting.retain(|(_, accounts)| !accounts.is_empty());
    }

    fn give_up(&mut self, address: IpAddr, account: Option<Account>) {
        self.total = self.total.saturating_sub(1);
        release(&mut self.addresses, &address);
        if let Some(account) = account {
            release(&mut self.accounts, &account);
        }
    }
}

fn release<K: Eq + std::hash::Hash>(places: &mut HashMap<K, usize>, key: &K) {
    if let Some(held) = places.get_mut(key) {
        *held -= 1;
        if *held == 0 {
            places.remove(key);
        }
    }
}
