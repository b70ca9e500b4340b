//! What the outcome of a dispute does to invoices, payments, hours and milestones.

use jobstead::clock::{DAY, HOUR};
use jobstead::{db, statements};
use serde_json::{Value, json};

use crate::disputes::{Quarrel, act, seal};
use crate::payments::{answer, give_back, pay, record};
use crate::support::pair::Pair;
use crate::support::shifts::pass;
use crate::support::{NOON, wrong_numbers};

statements! {
    LEDGER = "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM ledger_postings";
}

#[tokio::test]
async fn a_dispute_about_an_invoice_reduces_it_and_frees_what_was_paid() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    let (id, invoice) = quarrel.billed().await;
    pay(&quarrel.pair, ("invoice", invoice), 30_000).await;
    assert_eq!(quarrel.try_open(employer, "milestone", &[id], 40_000).await.status, 422, "it's approved");
    let back = record(&quarrel.pair, worker, ("invoice", invoice), 25_000, json!({ "refund": true })).await.expect(201);
    let path = quarrel.open(employer, "payment", &[invoice], 20_000).await;
    assert!(!quarrel.pair.contract().await["due"].to_string().contains("\"pay\""), "nobody has to pay it now");
    assert_eq!(quarrel.money().await["invoices"]["items"][0]["disputeId"], 1);
    assert_eq!(quarrel.try_open(worker, "payment", &[invoice], 1).await.refused(409), "in_dispute");
    // The worker accepts what the employer asks for: none of the $200 in dispute.
    let settled = act(worker, &path, "accept", json!({})).await.expect(200);
    assert_eq!((&settled["ending"], &settled["outcome"]), (&json!("conceded"), &json!(0)));
    let late = answer(employer, &back, "confirm").await;
    assert_eq!(late.refused(409), "used_up", "only $200 is paid for it now");
    let money = quarrel.money().await;
    assert_eq!((&money["billed"], &money["open"], &money["ahead"]), (&json!(20_000), &json!(0), &json!(10_000)));
    assert_eq!(money["invoices"]["items"][0]["kind"], "credit_note");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
    assert_eq!(quarrel.site.read(|tx| tx.one(LEDGER, &[], db::value::<i64>)).await, 0);
    // What is ahead can be given back.
    give_back(&quarrel.pair, ("contract", quarrel.pair.id()), 10_000).await;
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

async fn hours(quarrel: &Quarrel, n: i64, from: i64) -> i64 {
    let body = json!({ "clientId": format!("device-{n}"), "startedAt": NOON + from * HOUR, "endedAt": NOON + (from + 2) * HOUR, "memo": "Digging", "manual": true, "confirmed": true });
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
    seal(employer, &path, 0, 1_000).await.expect(204);
    seal(worker, &path, 1_000, whole / 2).await.expect(204);
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

/// Counts overtime after 40 hours of a week.
async fn overtime(operator: &crate::support::Visitor) {
    let rules = json!({ "weekStarts": "sunday", "overtimeDayHours": null, "overtimeWeekHours": 40, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 });
    let body = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54",
        "fees": { "jobPost": 500, "partnerMonth": 2000, "commissionPercent": 0 }, "timeRules": rules });
    operator.put("/api/site", body).await.expect(200);
}

/// Adds hours that begin so many hours after noon.
async fn shift(quarrel: &Quarrel, n: i64, from: i64, length: i64) -> i64 {
    let body = json!({ "clientId": format!("device-{n}"), "startedAt": NOON + from * HOUR, "endedAt": NOON + (from + length) * HOUR, "manual": true, "confirmed": true });
    quarrel.pair.worker.post(&format!("{}/entries", quarrel.pair.path), body).await.expect(201)["id"].as_i64().unwrap()
}

#[tokio::test]
async fn overtime_stays_when_a_regular_day_is_disputed_and_won() {
    let quarrel = Quarrel::new().await;
    let operator = crate::support::Visitor::new(&quarrel.site);
    operator.signs_in_as_operator().await;
    overtime(&operator).await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    // Sunday to Thursday, 9 hours each, at $20: 40 × $20 + 5 × $30.
    let mut days = Vec::new();
    for day in 0..5 {
        days.push(shift(&quarrel, day, (day - 5) * 24, 9).await);
    }
    let week = format!("{contract}/timesheets/2026-11-15");
    worker.post(&format!("{week}/submit"), json!({})).await.expect(200);
    assert_eq!(employer.get(&week).await.expect(200)["sheet"]["figures"]["amount"], 95_000);
    let path = quarrel.open(employer, "hours", &[days[0]], 18_000).await;
    assert_eq!(employer.get(&week).await.expect(200)["sheet"]["figures"]["amount"], 77_000);
    employer.post(&format!("{week}/approve"), json!({})).await.expect(200);
    act(worker, &path, "answer", json!({ "text": "I was there." })).await.expect(200);
    seal(employer, &path, 18_000, 18_000).await.expect(204);
    seal(worker, &path, 18_000, 18_000).await.expect(204);
    let done = worker.get(&path).await.expect(200);
    let last = done["events"].as_array().unwrap().last().unwrap()["text"].clone();
    assert_eq!(
        last,
        "The dispute is settled: the ranges that both sides sealed overlapped. Wanda Worker gets $180.00 of the $180.00 in dispute. Emma Employer owes Wanda Worker $180.00 on invoice 2026-0002."
    );
    assert_eq!(quarrel.money().await["billed"], 95_000);
    // Saturday's 8 hours come after the week was approved: all of them are overtime.
    let late = shift(&quarrel, 9, -12, 8).await;
    let seen = worker.get(&format!("{contract}/timesheets/2026-11-22")).await.expect(200);
    assert_eq!((&seen["entries"][0]["id"], &seen["sheet"]["figures"]["amount"]), (&json!(late), &json!(24_000)));
    worker.post(&format!("{contract}/timesheets/2026-11-22/submit"), json!({})).await.expect(200);
    employer.post(&format!("{contract}/timesheets/2026-11-22/approve"), json!({})).await.expect(200);
    let money = quarrel.money().await;
    assert_eq!(money["billed"], 95_000 + 24_000);
    let line = json!([{ "text": "Overtime, Nov 15 – Nov 21: 8 h × $20.00 × 150%", "amount": 24_000 }]);
    assert_eq!(money["invoices"]["items"][0]["document"]["lines"], line);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_worker_wins_pay_that_is_on_no_bill() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, .. } = &quarrel.pair;
    assert_eq!(quarrel.try_open(employer, "extra", &[], 6_000).await.expect(422)["fields"][0]["field"], "about");
    let over = quarrel.try_open(worker, "extra", &[], 100_001).await.expect(422);
    assert_eq!(over["fields"][0]["message"], "Enter an amount up to $1,000.00.");
    let path = quarrel.open(worker, "extra", &[], 6_000).await;
    let done = act(employer, &path, "accept", json!({})).await.expect(200);
    let last = done["events"].as_array().unwrap().last().unwrap()["text"].clone();
    assert_eq!(
        last,
        "The dispute is settled: one side accepted what the other asks for. Wanda Worker gets $60.00 of the $60.00 in dispute. Emma Employer owes Wanda Worker $60.00 on invoice 2026-0001."
    );
    let money = quarrel.money().await;
    assert_eq!((&money["billed"], &money["open"]), (&json!(6_000), &json!(6_000)));
    assert!(quarrel.pair.contract().await["due"].to_string().contains("\"pay\""), "it's to be paid");
    // Silence bills nothing: a mediator takes over.
    let path = quarrel.open(worker, "extra", &[], 6_000).await;
    pass(&quarrel.site, 10 * DAY).await;
    quarrel.everyone_returns().await;
    assert_eq!(worker.get(&path).await.expect(200)["state"], "mediating");
    assert_eq!(quarrel.money().await["billed"], 6_000);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_declined_expense_is_billed_as_one_if_the_worker_wins() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let body = json!({ "kind": "expense", "amount": 2_350, "note": "Paint" });
    let expense = worker.post(&format!("{contract}/expenses"), body).await.expect(201)["id"].as_i64().unwrap();
    assert_eq!(quarrel.try_open(worker, "expense", &[expense], 2_350).await.status, 422, "it waits for an answer");
    employer.post(&format!("/api/expenses/{expense}/decline"), json!({ "note": "No receipt." })).await.expect(200);
    let choices = worker.get(&format!("{contract}/disputable")).await.expect(200);
    assert_eq!(choices["expenses"], json!([{ "id": expense, "title": "Paint", "amount": 2_350 }]));
    assert_eq!(employer.get(&format!("{contract}/disputable")).await.expect(200)["expenses"], json!([]));
    let path = quarrel.open(worker, "expense", &[expense], 2_350).await;
    act(employer, &path, "accept", json!({})).await.expect(200);
    let money = quarrel.money().await;
    assert_eq!((&money["invoices"]["items"][0]["about"], &money["open"]), (&json!("expense"), &json!(2_350)));
    assert_eq!(money["expenses"][0]["state"], "approved");
    assert_eq!(quarrel.try_open(worker, "expense", &[expense], 1).await.status, 422, "it's on a bill now");
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn damage_comes_off_what_was_billed_and_more_than_that_is_a_sentence() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let id = quarrel.milestone().await;
    employer.post(&format!("/api/milestones/{id}/approve"), json!({})).await.expect(200);
    let tip = json!({ "kind": "tip", "amount": 1_000 });
    employer.post(&format!("{contract}/expenses"), tip).await.expect(201);
    pay(&quarrel.pair, ("contract", quarrel.pair.id()), 41_000).await;
    assert_eq!(quarrel.try_open(worker, "damage", &[], 100).await.status, 422, "only who has the damage");
    let path = quarrel.open(employer, "damage", &[], 50_000).await;
    let done = act(worker, &path, "accept", json!({})).await.expect(200);
    let last = done["events"].as_array().unwrap().last().unwrap()["text"].clone();
    assert_eq!(
        last,
        "The dispute is settled: one side accepted what the other asks for. Emma Employer gets $500.00 of $500.00 for damage. Credit note 2026-0003 takes $10.00 off invoice 2026-0002. Credit note 2026-0004 takes $400.00 off invoice 2026-0001. Wanda Worker has $410.00 that Emma Employer paid ahead: it pays for later work, or goes back. $90.00 is more than was billed here, so it isn’t on any bill. Settle that part between yourselves."
    );
    let money = quarrel.money().await;
    assert_eq!((&money["billed"], &money["ahead"], &money["open"]), (&json!(0), &json!(41_000), &json!(0)));
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}

#[tokio::test]
async fn a_worker_asks_for_what_is_open_of_an_invoice_and_for_more_by_asking_to_be_paid_more() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let (_, invoice) = quarrel.billed().await;
    pay(&quarrel.pair, ("invoice", invoice), 30_000).await;
    assert_eq!(quarrel.try_open(worker, "payment", &[invoice], 10_001).await.status, 422);
    let path = quarrel.open(worker, "payment", &[invoice], 10_000).await;
    let done = act(employer, &path, "accept", json!({})).await.expect(200);
    let last = done["events"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap().to_owned();
    assert!(last.ends_with("Emma Employer owes Wanda Worker $100.00 on invoice 2026-0001."), "{last}");
    assert_eq!(quarrel.money().await["open"], 10_000);
    pay(&quarrel.pair, ("invoice", invoice), 10_000).await;
    assert_eq!(worker.get(&format!("{contract}/disputable")).await.expect(200)["invoices"], json!([]), "it's paid");
    let limit = worker.get(&format!("{contract}/disputable")).await.expect(200)["limit"].clone();
    assert_eq!(limit, 120_000, "three times what the contract is worth");
    quarrel.open(worker, "extra", &[], 120_000).await;
}

#[tokio::test]
async fn hours_of_a_dispute_that_the_worker_withdrew_wait_for_approval_again() {
    let quarrel = Quarrel::new().await;
    let Pair { employer, worker, path: contract } = &quarrel.pair;
    let (first, _) = (hours(&quarrel, 1, -20).await, hours(&quarrel, 2, -10).await);
    let week = format!("{contract}/timesheets/2026-11-15");
    worker.post(&format!("{week}/submit"), json!({})).await.expect(200);
    let path = quarrel.open(worker, "hours", &[first], 1_000).await;
    employer.post(&format!("{week}/approve"), json!({})).await.expect(200);
    act(worker, &path, "withdraw", json!({})).await.expect(200);
    assert_eq!(quarrel.money().await["billed"], 4_000);
    let next = format!("{contract}/timesheets/2026-11-22");
    assert_eq!(worker.get(&next).await.expect(200)["entries"][0]["id"], first);
    worker.post(&format!("{next}/submit"), json!({})).await.expect(200);
    employer.post(&format!("{next}/approve"), json!({})).await.expect(200);
    assert_eq!(quarrel.money().await["billed"], 8_000);
    assert!(wrong_numbers(&quarrel.site).await.is_empty());
}
