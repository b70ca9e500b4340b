//! What the outcome of a dispute does to invoices, payments, hours and milestones.

use jobstead::clock::{DAY, HOUR};
use jobstead::{db, statements};
use serde_json::{Value, json};

use crate::disputes::{Quarrel, act, seal};
use crate::support::pair::Pair;
use crate::support::shifts::pass;
use crate::support::{NOON, wrong_numbers};

statements! {
    LEDGER = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings";
}

#[tokio::test]
async fn a_dispute_about_an_invoice_reduces_it_and_frees_what_was_paid() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let id = quarrel.milestone().await;
    employer.post(&format!("/api/milestones/{id}/approve"), json!({})).await.expect(200);
    let invoice = quarrel.money().await["invoices"]["items"][0]["id"].as_i64().unwrap();
    let body = json!({ "for": { "kind": "invoice", "id": invoice }, "amount": 30_000, "method": "cash", "paidOn": "2026-11-20" });
    let paid = employer.post(&format!("{contract}/payments"), body).await.expect(201);
    worker.post(&format!("/api/payments/{}/confirm", paid["id"]), json!({})).await.expect(200);
    assert_eq!(quarrel.try_open(employer, "milestone", &[id], 40_000).await.status, 422, "it's approved");
    let back = json!({ "for": { "kind": "invoice", "id": invoice }, "amount": 25_000, "method": "cash", "paidOn": "2026-11-20", "refund": true });
    let back = worker.post(&format!("{contract}/payments"), back).await.expect(201);
    let path = quarrel.open(employer, "payment", &[invoice], 20_000).await;
    assert!(!quarrel.pair.contract().await["due"].to_string().contains("\"pay\""), "nobody has to pay it now");
    assert_eq!(quarrel.money().await["invoices"]["items"][0]["disputeId"], 1);
    assert_eq!(quarrel.try_open(worker, "payment", &[invoice], 1).await.refused(409), "in_dispute");
    // The worker accepts what the employer asks for: none of the $200 in dispute.
    let settled = act(worker, &path, "accept", json!({})).await.expect(200);
    assert_eq!((&settled["ending"], &settled["outcome"]), (&json!("conceded"), &json!(0)));
    let confirm = format!("/api/payments/{}/confirm", back["id"]);
    assert_eq!(employer.post(&confirm, json!({})).await.refused(409), "used_up", "only $200 is paid for it now");
    let money = quarrel.money().await;
    assert_eq!((&money["billed"], &money["open"], &money["ahead"]), (&json!(20_000), &json!(0), &json!(10_000)));
    assert_eq!(money["invoices"]["items"][0]["kind"], "credit_note");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
    assert_eq!(quarrel.site.read(|tx| tx.one(LEDGER, &[], db::value::<i64>)).await, 0);
    // What is ahead can be given back.
    let refund = json!({ "for": { "kind": "contract", "id": quarrel.contract() }, "amount": 10_000, "method": "cash", "paidOn": "2026-11-20", "refund": true });
    let refund = worker.post(&format!("{contract}/payments"), refund).await.expect(201);
    employer.post(&format!("/api/payments/{}/confirm", refund["id"]), json!({})).await.expect(200);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

async fn hours(quarrel: &Quarrel, n: i64, from: i64) -> i64 {
    let body = json!({ "clientId": format!("device-{n}"), "startedAt": NOON + from * HOUR, "endedAt": NOON + (from + 2) * HOUR, "memo": "Digging", "manual": true });
    quarrel.pair.worker.post(&format!("{}/entries", quarrel.pair.path), body).await.expect(201)["id"].as_i64().unwrap()
}

#[tokio::test]
async fn disputed_hours_leave_the_week_and_the_rest_is_paid_right_away() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let (first, second) = (hours(&quarrel, 1, -20).await, hours(&quarrel, 2, -10).await);
    let week = format!("{contract}/timesheets/2026-11-15");
    worker.post(&format!("{week}/submit"), json!({})).await.expect(200);
    let whole = employer.get(&week).await.expect(200)["sheet"]["figures"]["amount"].as_i64().unwrap();
    let path = quarrel.open(employer, "hours", &[first], whole / 2).await;
    let seen_week = employer.get(&week).await.expect(200);
    assert_eq!(seen_week["sheet"]["figures"]["amount"], whole / 2);
    assert_eq!(seen_week["entries"][0]["disputeId"], 1);
    employer.post(&format!("{week}/approve"), json!({})).await.expect(200);
    assert_eq!(quarrel.money().await["billed"], whole / 2);
    assert_eq!(quarrel.try_open(worker, "hours", &[second], 1).await.status, 409);
    act(worker, &path, "answer", json!({ "text": "I was there." })).await.expect(200);
    seal(employer, &path, 0, 1_000).await.expect(200);
    seal(worker, &path, 1_000, whole / 2).await.expect(200);
    assert_eq!(quarrel.money().await["billed"], whole / 2 + 1_000);
    assert_eq!(quarrel.try_open(worker, "hours", &[second], 1).await.status, 422, "approved hours are on an invoice");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_withdrawn_dispute_leaves_everything_as_it_was() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let entry = hours(&quarrel, 1, -20).await;
    let (week, path) = (format!("{contract}/timesheets/2026-11-15"), format!("/api/entries/{entry}"));
    let before = employer.get(&week).await.expect(200)["sheet"]["figures"].clone();
    let dispute = quarrel.open(employer, "hours", &[entry], 100).await;
    assert_eq!(worker.patch(&path, json!({ "memo": "More" })).await.refused(409), "in_dispute");
    assert_eq!(act(worker, &dispute, "withdraw", json!({})).await.refused(409), "wrong_state", "only who opened it");
    act(employer, &dispute, "withdraw", json!({})).await.expect(200);
    assert_eq!(employer.get(&week).await.expect(200)["sheet"]["figures"], before);
    worker.patch(&path, json!({ "memo": "More" })).await.expect(200);
    // A milestone waits for approval again.
    let id = quarrel.milestone().await;
    let dispute = quarrel.open(worker, "milestone", &[id], 40_000).await;
    let approve = format!("/api/milestones/{id}/approve");
    assert_eq!(employer.post(&approve, json!({})).await.refused(409), "wrong_state");
    pass(&quarrel.site, 4 * DAY).await;
    act(worker, &dispute, "withdraw", json!({})).await.expect(200);
    let list = worker.get(&format!("{contract}/milestones")).await.expect(200);
    assert_eq!((&list["items"][0]["state"], &list["items"][0]["disputeId"]), (&json!("submitted"), &Value::Null));
    employer.post(&approve, json!({})).await.expect(200);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}
