//! A fixed price and its milestones: the first one comes with the contract, and both sides see when they differ.

use serde_json::{Value, json};

use crate::payments::{money, pay};
use crate::rapid_hire::{answer, available, dishwasher, offer};
use crate::support::pair::{Pair, applied};
use crate::support::{Site, Visitor, wrong_numbers};

async fn milestones(who: &Visitor, path: &str) -> Value {
    who.get(&format!("{path}/milestones")).await.expect(200)
}

/// Returns the titles, amounts and states of a contract's milestones.
async fn listed(who: &Visitor, path: &str) -> Vec<(String, i64, String)> {
    let found = milestones(who, path).await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let one =
        |one: &Value| (text(&one["terms"]["title"]), one["terms"]["amount"].as_i64().unwrap(), text(&one["state"]));
    found["items"].as_array().unwrap().iter().map(one).collect()
}

fn one(title: &str, amount: i64) -> Vec<(String, i64, String)> {
    vec![(title.to_owned(), amount, "agreed".to_owned())]
}

#[tokio::test]
async fn an_accepted_offer_for_a_fixed_price_begins_with_a_milestone_that_both_agreed_on() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 70_000).await;
    let found = milestones(&pair.worker, &pair.path).await;
    assert_eq!(
        (&found["price"], &found["planned"], &found["agreed"]),
        (&json!(70_000), &json!(70_000), &json!(70_000))
    );
    assert_eq!(listed(&pair.worker, &pair.path).await, one("Line cook", 70_000));
    let first = &found["items"][0];
    assert_eq!((&first["can"], &first["proposedBy"]), (&json!(["change", "start", "submit"]), &Value::Null));
    let contract = pair.contract().await;
    assert_eq!((&contract["progress"], &contract["due"]), (&json!({ "milestones": 1, "approved": 0 }), &json!([])));
    let path = format!("/api/milestones/{}", first["id"]);
    pair.worker.post(&format!("{path}/submit"), json!({})).await.expect(200);
    pair.employer.post(&format!("{path}/approve"), json!({})).await.expect(200);
    assert_eq!(money(&pair, &pair.worker).await["open"], 70_000);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn the_first_milestone_is_due_on_the_last_day_and_work_by_the_hour_has_none() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let job = employer.get(&format!("/api/applications/{application}")).await.expect(200)["jobId"].clone();
    employer.patch(&format!("/api/jobs/{job}"), json!({ "endDate": "2026-12-18" })).await.expect(200);
    let offer = json!({ "rate": 70_000, "rateUnit": "job", "note": "", "contact": { "phone": "843-555-0100" } });
    employer.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
    let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
    let found = milestones(&worker, &format!("/api/contracts/{id}")).await;
    assert_eq!(found["items"][0]["terms"]["dueOn"], "2026-12-18");
    let application = worker.applies(employer.posts("Dishwasher").await).await;
    employer.step(application, "offer").await.expect(200);
    let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
    let hourly = milestones(&worker, &format!("/api/contracts/{id}")).await;
    assert_eq!((&hourly["items"], &hourly["price"]), (&json!([]), &Value::Null));
}

#[tokio::test]
async fn a_proposed_contract_has_its_first_milestone_once_it_is_confirmed() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let before = pair.contract().await;
    let mut terms = before["terms"].clone();
    (terms["rate"], terms["rateUnit"]) = (json!(30_000), json!("job"));
    let title = "Paint the fence ".repeat(8);
    let body = json!({
        "workerId": before["worker"]["id"], "employerId": before["employer"]["id"], "title": title.trim(), "terms": terms,
        "note": "", "contact": { "phone": "843-555-0100" },
    });
    let id = pair.employer.post("/api/contracts", body).await.expect(201)["id"].clone();
    let path = format!("/api/contracts/{id}");
    assert_eq!(listed(&pair.worker, &path).await, []);
    let contact = json!({ "contact": { "phone": "843-555-0199" } });
    pair.worker.post(&format!("{path}/confirm"), contact).await.expect(200);
    assert_eq!(listed(&pair.worker, &path).await, one(title.trim(), 30_000));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_rapid_hire_for_a_fixed_sum_has_it_too() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let hand = available(&site, "Ana Ames").await;
    let mut body = dishwasher(&site, 1);
    (body["rate"], body["rateUnit"]) = (json!(15_000), json!("job"));
    boss.post("/api/rapid-hires", body).await.expect(201);
    for step in ["accept", "confirm"] {
        answer(&hand, step).await.expect(200);
    }
    let path = format!("/api/contracts/{}", offer(&hand).await["contractId"]);
    assert_eq!(listed(&hand, &path).await, one("Dishwasher", 15_000));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn what_milestones_come_to_counts_what_is_proposed_and_not_what_was_dropped() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 70_000).await;
    let planned = async || milestones(&pair.worker, &pair.path).await["planned"].clone();
    let first = format!("/api/milestones/{}", milestones(&pair.worker, &pair.path).await["items"][0]["id"]);
    let half = json!({ "terms": { "title": "The first half", "amount": 30_000 } });
    pair.employer.patch(&first, half).await.expect(200);
    assert_eq!(planned().await, 30_000, "a proposed change counts as if it were agreed on");
    let second = json!({ "title": "The rest", "amount": 50_000 });
    let second = pair.worker.post(&format!("{}/milestones", pair.path), second).await.expect(201);
    assert_eq!(planned().await, 80_000, "more than the price is a question, and no error");
    pair.worker.post(&format!("{first}/decline"), json!({})).await.expect(200);
    assert_eq!(planned().await, 120_000);
    pair.employer.post(&format!("/api/milestones/{}/decline", second["id"]), json!({})).await.expect(200);
    assert_eq!(planned().await, 70_000);
    pair.employer.patch(&first, json!({ "terms": null })).await.expect(200);
    assert_eq!(planned().await, 0);
}

#[tokio::test]
async fn a_price_that_is_not_split_can_be_paid_as_a_whole_before_it_is_approved() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 8_000).await;
    pay(&pair, ("contract", pair.id()), 5_000).await;
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["billed"], &seen["open"], &seen["ahead"]), (&json!(5_000), &json!(0), &json!(0)));
    let first = format!("/api/milestones/{}", milestones(&pair.worker, &pair.path).await["items"][0]["id"]);
    pair.worker.post(&format!("{first}/submit"), json!({})).await.expect(200);
    pair.employer.post(&format!("{first}/approve"), json!({})).await.expect(200);
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["billed"], &seen["open"], &seen["ahead"]), (&json!(8_000), &json!(3_000), &json!(0)));
    pay(&pair, ("contract", pair.id()), 3_000).await;
    assert_eq!(milestones(&pair.worker, &pair.path).await["items"][0]["state"], "paid");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_price_that_is_split_is_billed_by_milestone_only() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 8_000).await;
    let second = json!({ "title": "Cleanup", "amount": 1_000 });
    pair.employer.post(&format!("{}/milestones", pair.path), second).await.expect(201);
    pay(&pair, ("contract", pair.id()), 5_000).await;
    let seen = money(&pair, &pair.employer).await;
    assert_eq!((&seen["billed"], &seen["ahead"]), (&json!(0), &json!(5_000)));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn a_price_that_is_not_split_takes_its_milestone_along() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 70_000).await;
    let mut terms = pair.contract().await["terms"].clone();
    for (rate, amount) in [(80_000, 80_000), (90_000, 80_000)] {
        terms["rate"] = json!(rate);
        pair.act(&pair.worker, "propose", json!({ "terms": terms })).await.expect(200);
        pair.act(&pair.employer, "accept", json!({})).await.expect(200);
        let found = milestones(&pair.worker, &pair.path).await;
        assert_eq!((&found["price"], &found["planned"]), (&json!(rate), &json!(amount)));
        // From here on, the employer looks at what was sent in.
        let path = format!("/api/milestones/{}/submit", found["items"][0]["id"]);
        let stale = json!({ "version": found["items"][0]["version"].as_i64().unwrap() - 1, "note": "" });
        assert_eq!(pair.worker.post(&path, stale).await.status, 409);
        if amount == rate {
            pair.worker.post(&path, json!({})).await.expect(200);
        }
    }
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn pay_by_time_instead_of_a_price_takes_the_first_milestone_away_and_back() {
    let site = Site::new().await;
    let pair = Pair::fixed_price(&site, 70_000).await;
    let mut terms = pair.contract().await["terms"].clone();
    let mut agree = async |rate: i64, unit: &str| {
        (terms["rate"], terms["rateUnit"]) = (json!(rate), json!(unit));
        pair.act(&pair.worker, "propose", json!({ "terms": terms })).await.expect(200);
        pair.act(&pair.employer, "accept", json!({})).await.expect(200);
        (listed(&pair.worker, &pair.path).await, pair.contract().await["progress"]["milestones"].clone())
    };
    assert_eq!(agree(2_000, "hour").await, (vec![], json!(0)), "nobody bills the price on top of the hours");
    assert_eq!(agree(60_000, "job").await, (one("Line cook", 60_000), json!(1)));
    // What they split or added themselves stays.
    let second = json!({ "title": "Cleanup", "amount": 1_000 });
    pair.worker.post(&format!("{}/milestones", pair.path), second).await.expect(201);
    for (rate, unit) in [(2_000, "hour"), (50_000, "job")] {
        let (found, _) = agree(rate, unit).await;
        assert_eq!(found.iter().map(|(_, amount, _)| *amount).collect::<Vec<_>>(), [60_000, 1_000], "{unit}");
    }
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}
