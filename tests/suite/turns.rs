//! Turns at something scarce go round, so that a flood lengthens only its own line.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use jobstead::web::client::Client;
use jobstead::web::turns::{Account, Asker, Rule, Turn, Turns};

const RULE: Rule = Rule { at_once: 1, places: 8, per_address: 7, per_account: 5 };

/// Someone at an address, with an account.
fn asker(address: u32, account: i64) -> Asker {
    Asker { client: Client(Ipv4Addr::from(address).into()), account: Some(Account::User(account)) }
}

/// A line, and who got a turn in which order.
struct Counter {
    turns: Turns,
    served: Arc<Mutex<Vec<String>>>,
    held: Arc<Mutex<Vec<Turn>>>,
}

impl Counter {
    fn new() -> Self {
        Self { turns: Turns::new(RULE), served: Arc::default(), held: Arc::default() }
    }

    /// Joins the line; returns the task that waits, whose result is the status of a refusal.
    async fn join(&self, name: &str, asker: Asker) -> tokio::task::JoinHandle<Option<u16>> {
        let (turns, served, held) = (self.turns.clone(), Arc::clone(&self.served), Arc::clone(&self.held));
        let name = name.to_owned();
        let waiting = tokio::spawn(async move {
            match turns.take(asker).await {
                Ok(turn) => {
                    served.lock().unwrap().push(name);
                    held.lock().unwrap().push(turn);
                    None
                }
                Err(error) => Some(error.status().as_u16()),
            }
        });
        settle().await;
        waiting
    }

    /// Ends the turn that lasts, and returns whose turn is next.
    async fn next(&self) -> Option<String> {
        let ended = self.held.lock().unwrap().pop();
        drop(ended.expect("somebody has a turn"));
        self.served.lock().unwrap().clear();
        settle().await;
        self.served.lock().unwrap().first().cloned()
    }
}

async fn settle() {
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn turns_go_round_the_addresses_and_within_each_round_its_accounts() {
    let line = Counter::new();
    let asked = [("x", 9, 9), ("a1", 1, 1), ("a2", 1, 1), ("a3", 1, 1), ("b1", 1, 2), ("c1", 2, 3), ("c2", 2, 3)];
    for (name, address, account) in asked {
        line.join(name, asker(address, account)).await;
    }
    let mut order = Vec::new();
    while let Some(name) = line.next().await {
        order.push(name);
    }
    assert_eq!(order, ["a1", "c1", "b1", "c2", "a2", "a3"]);
}

#[tokio::test]
async fn a_full_line_makes_a_place_for_whoever_has_the_fewest() {
    let line = Counter::new();
    let mut flood = Vec::new();
    for n in 0..7 {
        flood.push(line.join("flood", asker(1, n / 4)).await);
    }
    assert_eq!(line.join("flood", asker(1, 7)).await.await.unwrap(), Some(429), "an address has a share");
    let other = line.join("other", asker(2, 8)).await;
    let third = line.join("third", asker(3, 9)).await;
    assert_eq!(
        flood.iter().filter(|one| one.is_finished()).count(),
        2,
        "the one with a turn, and the one that gave way"
    );
    let refused = flood.pop().unwrap().await.unwrap();
    assert_eq!(refused, Some(503), "the newest of the flood is told to try again");
    assert!(!other.is_finished() && !third.is_finished(), "both wait");
    let order = [line.next().await, line.next().await, line.next().await];
    assert_eq!(order.map(Option::unwrap), ["flood", "other", "third"]);
}

#[tokio::test]
async fn a_full_line_of_single_askers_refuses_one_more() {
    let line = Counter::new();
    for n in 0..8 {
        line.join("one", asker(n, n.into())).await;
    }
    assert_eq!(line.join("late", asker(8, 8)).await.await.unwrap(), Some(503));
}

#[tokio::test]
async fn whoever_leaves_gives_up_the_place_or_the_turn() {
    let line = Counter::new();
    line.join("first", asker(1, 1)).await;
    let gone = line.join("gone", asker(1, 1)).await;
    line.join("second", asker(1, 1)).await;
    gone.abort();
    settle().await;
    assert_eq!(line.next().await.as_deref(), Some("second"), "nobody waits for the one who left");
    for _ in 0..4 {
        line.join("more", asker(1, 1)).await;
    }
    assert_eq!(line.join("more", asker(1, 1)).await.await.unwrap(), Some(429), "five places, none of them lost");
    assert_eq!(line.next().await.as_deref(), Some("more"));
}
