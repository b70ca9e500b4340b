//! Which week and which contract hours count for.

use jobstead::clock::{DAY, HOUR};
use serde_json::json;

use crate::support::pair::Pair;
use crate::support::{NOON, Site, wrong_numbers};
use crate::timesheets::{WEEK, act, add, id_of, sheet};

#[tokio::test]
async fn hours_before_the_contract_are_asked_about_and_marked() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let early = |confirmed: bool| json!({ "clientId": id_of(1), "startedAt": NOON - 40 * DAY, "endedAt": NOON - 40 * DAY + HOUR, "manual": true, "confirmed": confirmed });
    let entries = format!("{}/entries", pair.path);
    let refused = pair.worker.post(&entries, early(false)).await;
    assert_eq!(refused.refused(422), "before_contract");
    assert_eq!(refused.json()["detail"], "This is before the contract’s first day, Nov 20, 2026. Is the date right?");
    let week = pair.worker.post(&entries, early(true)).await.expect(201)["week"].as_str().unwrap().to_owned();
    assert_eq!(
        sheet(&pair, &pair.employer, &week).await["entries"][0]["beforeContract"],
        true,
        "the other side sees it"
    );
    let today = json!({ "clientId": id_of(2), "startedAt": NOON - HOUR, "endedAt": NOON, "manual": true });
    let today = pair.worker.post(&entries, today).await.expect(201);
    assert_eq!(today["beforeContract"], false);
    let moved = json!({ "startedAt": NOON - 40 * DAY - 3 * HOUR, "endedAt": NOON - 40 * DAY - 2 * HOUR });
    let moved = pair.worker.patch(&format!("/api/entries/{}", today["id"]), moved).await;
    assert_eq!(moved.refused(422), "before_contract");
}

#[tokio::test]
async fn overtime_counts_over_all_contracts_with_an_employer() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let mut pair = Pair::new(&site).await;
    let mut body = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54", "fees": { "jobPost": 500, "partnerMonth": 2_000, "commissionPercent": 0 } });
    body["timeRules"] = json!({ "weekStarts": "sunday", "overtimeDayHours": null, "overtimeWeekHours": 40, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 });
    operator.put("/api/site", body).await.expect(200);
    let application = pair.worker.applies(pair.employer.posts("Dishwasher").await).await;
    pair.employer.step(application, "offer").await.expect(200);
    let other = pair.worker.step(application, "accept").await.expect(200)["contractId"].clone();
    let first = std::mem::replace(&mut pair.path, format!("/api/contracts/{other}"));
    for day in 0..3 {
        add(&pair, day, (day - 5) * 24, (day - 5) * 24 + 8).await.expect(201);
    }
    let second = std::mem::replace(&mut pair.path, first);
    for day in 3..5 {
        add(&pair, day, (day - 5) * 24, (day - 5) * 24 + 12).await.expect(201);
    }
    // 24 hours in one contract, 24 in the other: 8 are overtime, in the one that is approved last.
    act(&pair, &pair.worker, WEEK, "submit", "").await.expect(200);
    act(&pair, &pair.employer, WEEK, "approve", "").await.expect(200);
    assert_eq!(sheet(&pair, &pair.employer, WEEK).await["sheet"]["figures"]["amount"], 48_000);
    pair.path = second;
    let figures = sheet(&pair, &pair.employer, WEEK).await["sheet"]["figures"].clone();
    assert_eq!(figures["overtimeSeconds"], 8 * 3_600);
    assert_eq!(figures["amount"], 16 * 2_000 + 8 * 3_000);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}
