//! Steps with shifts.

use jobstead::clock::HOUR;
use jobstead::schedule;
use serde_json::{Value, json};

use super::pair::Pair;
use super::{NOON, Reply, Site, Visitor};

/// Plans a shift that begins and ends so many hours after noon, and returns its path.
pub async fn plan(pair: &Pair, from: i64, to: i64) -> String {
    let body = json!({ "startsAt": NOON + from * HOUR, "endsAt": NOON + to * HOUR, "note": "Bring gloves." });
    let id = pair.employer.post(&format!("{}/shifts", pair.path), body).await.expect(201)["id"].clone();
    format!("/api/shifts/{id}")
}

pub async fn act(who: &Visitor, shift: &str, action: &str) -> Reply {
    who.post(&format!("{shift}/{action}"), json!({})).await
}

pub async fn clock_in(who: &Visitor, shift: &str, code: &Value) -> Reply {
    who.post(&format!("{shift}/clock-in"), json!({ "code": code })).await
}

pub async fn code(pair: &Pair) -> Value {
    pair.employer.get(&format!("{}/clock-code", pair.path)).await.expect(200)["code"].clone()
}

pub async fn state(pair: &Pair, shift: &str) -> Value {
    shift_of(pair, shift).await["state"].clone()
}

/// Whether the worker came; null if that isn't known.
pub async fn fact(pair: &Pair, shift: &str) -> Value {
    shift_of(pair, shift).await["attendance"]["fact"].clone()
}

async fn shift_of(pair: &Pair, shift: &str) -> Value {
    let id: i64 = shift.rsplit('/').next().unwrap().parse().unwrap();
    let list = pair.employer.get(&format!("{}/shifts", pair.path)).await.expect(200);
    list["items"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone()
}

/// Another worker of the same employer.
pub async fn colleague(site: &Site, pair: &Pair, name: &str) -> Visitor {
    let worker = site.person(name, "worker").await;
    let application = worker.applies(pair.employer.posts("Dishwasher").await).await;
    pair.employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    worker
}

pub async fn pass(site: &Site, time: i64) {
    site.clock.advance(time);
    schedule::run_once(&site.app).await.unwrap();
}

/// The first shift that a person can confirm.
pub async fn asked(who: &Visitor) -> Value {
    let board = who.get("/api/shifts").await.expect(200);
    board["items"].as_array().unwrap().iter().find(|one| one["state"] == "proposed").cloned().unwrap_or_default()
}

/// The newest shift of a contract, as someone sees it.
pub async fn newest_shift(who: &Visitor, contract: &str) -> Value {
    let list = who.get(&format!("{contract}/shifts")).await.expect(200);
    list["items"].as_array().unwrap().iter().max_by_key(|shift| shift["id"].as_i64()).cloned().unwrap_or_default()
}
