//! A company's week: hours as they were planned, approved and paid for several people at once.

use jobstead::clock::{DAY, HOUR};
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::shifts::{act, asked, colleague, fact, pass, plan, state};
use crate::support::{NOON, Site, Visitor, wrong_numbers};

const WEEK: &str = "2026-11-15";

/// Another worker of the same employer, with the path of the contract.
async fn hired(site: &Site, employer: &Visitor, name: &str) -> (Visitor, String) {
    let worker = site.person(name, "worker").await;
    let application = worker.applies(employer.posts("Dishwasher").await).await;
    employer.step(application, "offer").await.expect(200);
    let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
    (worker, format!("/api/contracts/{id}"))
}

/// Sends in two hours of a person.
async fn sends_hours(worker: &Visitor, contract: &str) {
    let hours = json!({ "clientId": "some-device-1", "startedAt": NOON - 2 * HOUR, "endedAt": NOON, "manual": true });
    worker.post(&format!("{contract}/entries"), hours).await.expect(201);
    worker.post(&format!("{contract}/timesheets/{WEEK}/submit"), json!({})).await.expect(200);
}

/// The timesheets that someone has to approve, as they are sent to approve them.
async fn waiting(boss: &Visitor) -> Vec<Value> {
    let cards = boss.get("/api/timesheets").await.expect(200)["items"].as_array().unwrap().clone();
    let sheets = cards.iter().map(|card| &card["sheet"]);
    sheets
        .map(|one| json!({ "contractId": one["contractId"], "week": one["week"], "version": one["version"] }))
        .collect()
}

/// What's unusual about the first hours that someone has to approve.
async fn exceptions(boss: &Visitor) -> Value {
    boss.get("/api/timesheets").await.expect(200)["items"][0]["exceptions"].clone()
}

#[tokio::test]
async fn the_hours_of_several_people_are_approved_and_paid_in_one_act_each() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    let (cora, of_cora) = hired(&site, boss, "Cora Colleague").await;
    sends_hours(&pair.worker, &pair.path).await;
    sends_hours(&cora, &of_cora).await;
    let sheets = waiting(boss).await;
    assert_eq!(sheets.len(), 2);
    let body = json!({ "sheets": sheets });
    site.clock.advance(HOUR);
    assert_eq!(boss.post("/api/timesheets/approve", body.clone()).await.refused(401), "step_up");
    boss.steps_up().await;

    // One of them was taken back meanwhile: nothing is approved.
    cora.post(&format!("{of_cora}/timesheets/{WEEK}/return"), json!({})).await.expect(200);
    assert_eq!(boss.post("/api/timesheets/approve", body).await.refused(409), "changed");
    assert_eq!(waiting(boss).await.len(), 1, "Wanda's hours still wait");
    cora.post(&format!("{of_cora}/timesheets/{WEEK}/submit"), json!({})).await.expect(200);
    cora.steps_up().await;
    let others = json!({ "sheets": waiting(boss).await });
    assert_eq!(
        cora.post("/api/timesheets/approve", others.clone()).await.status,
        404,
        "nobody approves their own hours"
    );
    assert_eq!(boss.post("/api/timesheets/approve", others.clone()).await.expect(200), json!({ "approved": 2 }));
    assert_eq!(boss.post("/api/timesheets/approve", others).await.status, 409);
    assert_eq!(newest(&cora).await, "Emma Employer approved your hours: “Dishwasher”");

    let due = boss.get("/api/payables").await.expect(200)["items"].as_array().unwrap().clone();
    assert_eq!(due.iter().map(|one| one["total"].clone()).collect::<Vec<_>>(), [json!(4_000), json!(4_000)]);
    let invoices: Vec<Value> = due.iter().map(|one| json!({ "id": one["id"], "amount": one["total"] })).collect();
    let pay = json!({ "invoices": invoices, "method": "cash", "paidOn": "2026-11-20" });
    let mut too_much = pay.clone();
    too_much["invoices"][1]["amount"] = json!(4_001);
    assert_eq!(boss.post("/api/payables", too_much).await.status, 422);
    assert_eq!(boss.get("/api/payables").await.expect(200)["items"].as_array().unwrap().len(), 2, "none was recorded");
    assert_eq!(cora.post("/api/payables", pay.clone()).await.status, 404);
    assert_eq!(boss.post("/api/payables", pay.clone()).await.expect(201), json!({ "recorded": 2 }));
    assert_eq!(boss.post("/api/payables", pay).await.refused(409), "already_recorded");
    assert_eq!(boss.get("/api/payables").await.expect(200)["items"], json!([]));
    let open = boss.get("/api/invoices?filter=open").await.expect(200);
    assert_eq!((&open["items"][0]["recorded"], &open["items"][0]["paid"]), (&json!(4_000), &json!(0)));
    let payment = cora.get(&format!("{of_cora}/payments")).await.expect(200)["items"][0]["id"].clone();
    cora.post(&format!("/api/payments/{payment}/confirm"), json!({})).await.expect(200);
    let money = cora.get(&format!("{of_cora}/money")).await.expect(200);
    assert_eq!((&money["paid"], &money["open"]), (&json!(4_000), &json!(0)), "{money}");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_payment_to_confirm_holds_back_its_own_invoice_only() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    sends_hours(&pair.worker, &pair.path).await;
    boss.steps_up().await;
    boss.post("/api/timesheets/approve", json!({ "sheets": waiting(boss).await })).await.expect(200);
    let hours = json!({ "clientId": "some-device-2", "startedAt": NOON - 4 * HOUR, "endedAt": NOON - 3 * HOUR, "manual": true });
    let week = pair.worker.post(&format!("{}/entries", pair.path), hours).await.expect(201)["week"].clone();
    assert_ne!(week, json!(WEEK), "that week was approved");
    pass(&site, 9 * DAY).await;
    pair.worker
        .post(&format!("{}/timesheets/{}/submit", pair.path, week.as_str().unwrap()), json!({}))
        .await
        .expect(200);
    boss.steps_up().await;
    boss.post("/api/timesheets/approve", json!({ "sheets": waiting(boss).await })).await.expect(200);
    let due = boss.get("/api/payables").await.expect(200)["items"].as_array().unwrap().clone();
    let invoices: Vec<Value> = due.iter().map(|one| json!({ "id": one["id"], "amount": one["total"] })).collect();
    assert_eq!(invoices.len(), 2);
    let pay = json!({ "invoices": invoices, "method": "bank", "paidOn": "2026-11-29", "note": "Week 48" });
    // Who hasn't confirmed the first week is still paid for the second.
    let first = json!({ "invoices": [invoices[0]], "method": "bank", "paidOn": "2026-11-28" });
    boss.post("/api/payables", first).await.expect(201);
    let left = boss.get("/api/payables").await.expect(200)["items"].as_array().unwrap().clone();
    assert_eq!(left.iter().map(|one| &one["id"]).collect::<Vec<_>>(), [&invoices[1]["id"]]);
    assert_eq!(boss.post("/api/payables", pay).await.refused(409), "already_recorded");
    let second = json!({ "invoices": [invoices[1]], "method": "bank", "paidOn": "2026-11-29", "note": "Week 48" });
    boss.post("/api/payables", second).await.expect(201);
    assert_eq!(boss.get("/api/payables").await.expect(200)["items"], json!([]));
    let payments = pair.worker.get(&format!("{}/payments", pair.path)).await.expect(200);
    let amounts: i64 = payments["items"].as_array().unwrap().iter().map(|one| one["amount"].as_i64().unwrap()).sum();
    assert_eq!(amounts, 6_000);
}

#[tokio::test]
async fn planned_shifts_become_hours_with_one_tap_and_approving_them_says_that_the_worker_came() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let first = plan(&pair, 3, 8).await;
    let second = plan(&pair, 10, 12).await;
    let open = plan(&pair, 20, 22).await;
    act(&pair.worker, &first, "confirm").await.expect(200);
    act(&pair.worker, &second, "confirm").await.expect(200);
    let path = format!("{}/timesheets/{WEEK}/planned", pair.path);
    assert_eq!(pair.worker.post(&path, json!({})).await.refused(409), "no_shifts", "none is over");
    for _ in 0..30 {
        pass(&site, HOUR).await;
    }
    assert_eq!((state(&pair, &first).await, fact(&pair, &first).await), (json!("no_show"), json!("missed")));
    assert_eq!(pair.employer.post(&path, json!({})).await.status, 403);
    assert_eq!(
        pair.worker.post(&path, json!({})).await.expect(200),
        json!({ "added": 2 }),
        "not the one without a yes"
    );
    assert_eq!(pair.worker.post(&path, json!({})).await.refused(409), "no_shifts", "once");
    let sheet = pair.worker.get(&format!("{}/timesheets/{WEEK}", pair.path)).await.expect(200);
    assert_eq!(sheet["sheet"]["figures"]["seconds"], 7 * 3_600);
    assert_eq!(fact(&pair, &first).await, "missed", "typed hours show nothing by themselves");
    pair.worker.post(&format!("{}/timesheets/{WEEK}/submit", pair.path), json!({})).await.expect(200);
    let version =
        pair.employer.get(&format!("{}/timesheets/{WEEK}", pair.path)).await.expect(200)["sheet"]["version"].clone();
    let approve = json!({ "version": version });
    pair.employer.post(&format!("{}/timesheets/{WEEK}/approve", pair.path), approve).await.expect(200);
    assert_ne!(fact(&pair, &first).await, "missed", "the employer says that they were there");
    assert_ne!(fact(&pair, &second).await, "missed");
    assert_eq!(state(&pair, &first).await, "done");
    assert_eq!(state(&pair, &open).await, "declined");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn what_is_unusual_about_hours_is_said_before_they_are_approved() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hours =
        json!({ "clientId": "some-device-1", "startedAt": NOON - 2 * HOUR, "endedAt": NOON - HOUR, "manual": false });
    let entry = pair.worker.post(&format!("{}/entries", pair.path), hours).await.expect(201)["id"].clone();
    pair.worker.patch(&format!("/api/entries/{entry}"), json!({ "endedAt": NOON })).await.expect(200);
    pair.worker.post(&format!("{}/timesheets/{WEEK}/submit", pair.path), json!({})).await.expect(200);
    assert_eq!(exceptions(&pair.employer).await, json!(["changed"]));
}

#[tokio::test]
async fn a_workers_week_is_confirmed_sent_in_and_paid_from_the_dashboard() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    plan(&pair, 3, 8).await;
    plan(&pair, 20, 22).await;
    let acts = async || {
        let todos = hand.get("/api/dashboard").await.expect(200)["actions"].as_array().unwrap().clone();
        todos.into_iter().filter(|todo| !todo["act"].is_null()).collect::<Vec<_>>()
    };
    let [todo] = &acts().await[..] else { panic!("one to-do") };
    assert_eq!(
        (&todo["title"], &todo["act"]["label"]),
        (&json!("Confirm 2 shifts for Emma Employer"), &json!("I’ll be there"))
    );
    let lines: Vec<_> = todo["body"].as_str().unwrap().lines().collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[1].starts_with("Fri, Nov 20, ") && lines[2].starts_with("Sat, Nov 21, "), "{lines:?}");
    hand.post(&format!("{}/shifts/confirm", pair.path), json!({})).await.expect(200);
    pass(&site, 24 * HOUR).await;
    assert_eq!(acts().await, Vec::<Value>::new(), "the week isn't over");

    pass(&site, 24 * HOUR).await;
    let [todo] = &acts().await[..] else { panic!("one to-do") };
    let href = format!("/contracts/{}?tab=hours&week={WEEK}", pair.id());
    assert_eq!((&todo["act"]["label"], &todo["href"]), (&json!("Send in 7 h"), &json!(href)));
    assert_eq!(todo["act"]["week"], WEEK);
    let planned = format!("{}/timesheets/{WEEK}/planned", pair.path);
    assert_eq!(hand.post(&planned, json!({ "send": true })).await.expect(200), json!({ "added": 2 }));
    assert_eq!(acts().await, Vec::<Value>::new());

    assert_eq!(exceptions(boss).await, json!([]), "Wanda never clocks in, so that's how her hours always come");
    boss.steps_up().await;
    boss.post("/api/timesheets/approve", json!({ "sheets": waiting(boss).await })).await.expect(200);
    let due = boss.get("/api/payables").await.expect(200)["items"][0].clone();
    assert_eq!(due["total"], 14_000);
    let invoices = json!([{ "id": due["id"], "amount": 14_000 }]);
    let pay = json!({ "invoices": invoices, "method": "cash", "paidOn": "2026-11-22" });
    boss.post("/api/payables", pay).await.expect(201);
    let [todo] = &acts().await[..] else { panic!("one to-do") };
    assert_eq!((&todo["act"]["kind"], &todo["act"]["payment"]["amount"]), (&json!("confirm_payment"), &json!(14_000)));
    let payment = todo["act"]["payment"]["id"].clone();
    hand.post(&format!("/api/payments/{payment}/confirm"), json!({})).await.expect(200);
    assert_eq!(acts().await, Vec::<Value>::new());
    assert_eq!(hand.get(&format!("{}/money", pair.path)).await.expect(200)["open"], 0);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn someone_who_clocks_in_cant_send_in_a_shift_that_they_missed_as_it_was_planned() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let recorded =
        json!({ "clientId": "some-device-1", "startedAt": NOON - 2 * HOUR, "endedAt": NOON, "manual": false });
    hand.post(&format!("{}/entries", pair.path), recorded).await.expect(201);
    let (first, second) = (plan(&pair, 3, 8).await, plan(&pair, 10, 12).await);
    for shift in [&first, &second] {
        act(hand, shift, "confirm").await.expect(200);
    }
    for _ in 0..14 {
        pass(&site, HOUR).await;
    }
    let planned = format!("{}/timesheets/{WEEK}/planned", pair.path);
    assert_eq!(hand.post(&planned, json!({ "send": true })).await.refused(409), "no_shifts");
    let can_add = async || {
        let board = hand.get(&format!("/api/shifts?from={WEEK}")).await.expect(200);
        board["items"].as_array().unwrap().iter().map(|one| one["canAddAsPlanned"] == true).collect::<Vec<_>>()
    };
    assert_eq!(can_add().await, [false, false]);

    // The code didn't work that morning, and the employer knows it.
    hand.post(&format!("{first}/contest"), json!({ "text": "The code was wrong." })).await.expect(200);
    assert_eq!(can_add().await, [false, false], "the employer hasn't answered");
    act(boss, &first, "take-back").await.expect(200);
    assert_eq!(can_add().await, [true, false]);
    assert_eq!(hand.post(&planned, json!({ "send": true })).await.expect(200), json!({ "added": 1 }));
    let card = boss.get("/api/timesheets").await.expect(200)["items"][0].clone();
    assert_eq!(card["sheet"]["figures"]["seconds"], 7 * 3_600);
    assert_eq!(card["exceptions"], json!(["typed_in"]), "the employer looks before approving");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn recorded_hours_from_more_than_four_weeks_ago_dont_make_typed_ones_unusual() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let entries = format!("{}/entries", pair.path);
    let recorded =
        json!({ "clientId": "some-device-1", "startedAt": NOON - 2 * HOUR, "endedAt": NOON, "manual": false });
    pair.worker.post(&entries, recorded).await.expect(201);
    let typed_after = async |id: &str, days: i64| {
        let at = NOON + days * DAY;
        let hours = json!({ "clientId": id, "startedAt": at - HOUR, "endedAt": at, "manual": true });
        let entry = pair.worker.post(&entries, hours).await.expect(201);
        let week = entry["week"].as_str().unwrap().to_owned();
        let path = format!("{}/timesheets/{week}", pair.path);
        pair.worker.post(&format!("{path}/submit"), json!({})).await.expect(200);
        let found = exceptions(&pair.employer).await;
        pair.worker.post(&format!("{path}/return"), json!({})).await.expect(200);
        found
    };
    pass(&site, 28 * DAY).await;
    pair.worker.signs_in("Wanda Worker").await;
    pair.employer.signs_in("Emma Employer").await;
    assert_eq!(typed_after("some-device-2", 27).await, json!(["typed_in"]));
    pass(&site, 14 * DAY).await;
    pair.worker.signs_in("Wanda Worker").await;
    pair.employer.signs_in("Emma Employer").await;
    assert_eq!(typed_after("some-device-3", 42).await, json!([]));
}

#[tokio::test]
async fn a_missed_shift_that_was_contested_or_taken_over_isnt_sent_in_as_planned() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let walter = colleague(&site, &pair, "Walter Wright").await;
    let (kept, taken, upheld) = (plan(&pair, 3, 8).await, plan(&pair, 10, 15).await, plan(&pair, 16, 20).await);
    for shift in [&kept, &taken, &upheld] {
        act(hand, shift, "confirm").await.expect(200);
    }
    for _ in 0..12 {
        pass(&site, HOUR).await;
    }
    assert_eq!(state(&pair, &taken).await, "no_show");
    act(boss, &taken, "replace").await.expect(200);
    let stand_in = format!("/api/shifts/{}", asked(&walter).await["id"]);
    act(&walter, &stand_in, "confirm").await.expect(200);
    for _ in 0..10 {
        pass(&site, HOUR).await;
    }
    hand.post(&format!("{upheld}/contest"), json!({ "text": "I was there." })).await.expect(200);
    act(boss, &upheld, "uphold").await.expect(200);
    let planned = format!("{}/timesheets/{WEEK}/planned", pair.path);
    assert_eq!(hand.post(&planned, json!({ "send": true })).await.expect(200), json!({ "added": 1 }));
    let sheet = boss.get("/api/timesheets").await.expect(200)["items"][0]["sheet"].clone();
    assert_eq!(sheet["figures"]["seconds"], 5 * 3_600, "the shift that nobody disputes");
}
