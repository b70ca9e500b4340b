//! Where the work is, when, and whom to call. Nobody sees it before a hire, and the person who is hired sees it everywhere.

use jobstead::clock::{HOUR, MINUTE};
use serde_json::{Value, json};

use crate::rapid_hire::{answer, available, dishwasher, offer};
use crate::support::pair::{Pair, newest};
use crate::support::shifts::{pass, plan};
use crate::support::{Site, Visitor, offer_body};

const STREET: &str = "14 Mill St";
const PHONE: &str = "503-555-0142";

/// Someone whose café has an address, and its id.
async fn cafe(site: &Site) -> (Visitor, i64) {
    let boss = site.person("Nina Alvarez", "employer").await;
    let new = json!({ "kind": "business", "name": "Nina's Corner Café" });
    let id = boss.post("/api/employers", new).await.expect(201)["id"].as_i64().unwrap();
    (boss, id)
}

fn here() -> Value {
    json!({ "phone": "503–555–0142 x 12", "email": "", "note": "Back door.", "street": format!(" {STREET} ") })
}

#[tokio::test]
async fn an_employer_says_once_where_the_work_is_and_only_who_is_hired_reads_it() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let employer = pair.contract().await["employer"]["id"].as_i64().unwrap();
    let path = format!("/api/employers/{employer}/contact");
    let saved = boss.put(&path, json!({ "contact": here() })).await.expect(200);
    assert_eq!((&saved["phone"], &saved["street"]), (&json!("503-555-0142 ext. 12"), &json!(STREET)));
    for _ in 0..3 {
        assert_eq!(boss.put(&path, json!({ "contact": here() })).await.expect(200), saved);
    }
    assert_eq!(boss.get(&path).await.expect(200), saved);
    assert_eq!(hand.get(&path).await.refused(404), "not_found");
    assert_eq!(hand.put(&path, json!({ "contact": here() })).await.refused(404), "not_found");
    let two_lines = json!({ "contact": { "phone": PHONE, "street": "14 Mill St\nPortland" } });
    assert_eq!(boss.put(&path, two_lines).await.expect(422)["fields"][0]["field"], "contact.street");

    let job = boss.posts("Waiter").await;
    let application = hand.applies(job).await;
    let suggested = boss.get(&format!("/api/applications/{application}/contact")).await.expect(200);
    assert_eq!(suggested, saved, "the next offer begins with it");
    let mut offer = offer_body();
    offer["contact"] = suggested;
    boss.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
    for page in [format!("/api/applications/{application}"), format!("/api/jobs/{job}"), "/api/notifications".into()] {
        let seen = hand.get(&page).await.expect(200).to_string();
        assert!(!seen.contains("Mill St") && !seen.contains("0142"), "{page}: {seen}");
    }
    let contract = hand.step(application, "accept").await.expect(200)["contractId"].clone();
    let seen = hand.get(&format!("/api/contracts/{contract}")).await.expect(200);
    assert_eq!(seen["address"], "14 Mill St, Portland, OR");
    assert_eq!(seen["employer"]["contact"], saved);
}

#[tokio::test]
async fn a_shift_says_where_to_go_and_whom_to_call() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    boss.put(&format!("{}/contact", pair.path), json!({ "contact": here() })).await.expect(200);
    plan(&pair, 3, 8).await;
    let other = json!({ "startsAt": site.clock.now() + 30 * HOUR, "endsAt": site.clock.now() + 34 * HOUR, "place": "The fairground, gate 2" });
    boss.post(&format!("{}/shifts", pair.path), other).await.expect(201);
    let place = pair.contract().await["terms"]["place"].as_str().unwrap().to_owned();
    for list in ["/api/shifts".to_owned(), format!("{}/shifts", pair.path)] {
        let seen = hand.get(&list).await.expect(200);
        assert_eq!(seen["items"][0]["address"], format!("{STREET}, {place}"), "{list}");
        assert_eq!(seen["items"][0]["contact"]["phone"], "503-555-0142 ext. 12");
        assert_eq!(seen["items"][1]["address"], "The fairground, gate 2");
        let seen = boss.get(&list).await.expect(200);
        assert_eq!(seen["items"][0]["contact"]["phone"], "(843) 555-0199", "the worker's, for who waits for them");
    }
    let mut remote = pair.contract().await["terms"].clone();
    remote["place"] = json!("Remote");
    pair.act(boss, "propose", json!({ "terms": remote })).await.expect(200);
    pair.act(hand, "accept", json!({ "version": 2 })).await.expect(200);
    assert_eq!(pair.contract().await["address"], "", "there's nowhere to go");
}

#[tokio::test]
async fn who_proposes_to_work_again_is_reached_once_both_agreed() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let mut body = crate::contract_changes::direct(&pair).await;
    (body["contact"], body["terms"]["place"]) = (here(), json!("Portland, OR"));
    let made = pair.employer.post("/api/contracts", body).await.expect(201);
    assert_eq!(made["address"], "14 Mill St, Portland, OR", "the employer's own");
    let path = format!("/api/contracts/{}", made["id"]);
    let seen = pair.worker.get(&path).await.expect(200);
    assert_eq!((&seen["employer"]["contact"], &seen["address"]), (&Value::Null, &seen["terms"]["place"]));
    // The printed one says no more: it's the same whatever the employer's number.
    let printed = async |person: &Visitor| person.get(&format!("{path}.pdf")).await.bytes;
    let before = (printed(&pair.worker).await, printed(&pair.employer).await);
    let other = json!({ "contact": { "phone": "503-555-0177", "street": "9 Oak Ave" } });
    pair.employer.put(&format!("{path}/contact"), other).await.expect(200);
    let after = (printed(&pair.worker).await, printed(&pair.employer).await);
    assert_eq!(after.0, before.0);
    assert_ne!(after.1, before.1, "their own side");
    pair.employer.put(&format!("{path}/contact"), json!({ "contact": here() })).await.expect(200);
    let again = Pair { path, ..pair };
    let confirmed = again.act(&again.worker, "confirm", crate::support::accept_body()).await.expect(200);
    assert_eq!(confirmed["address"], "14 Mill St, Portland, OR");
}

#[tokio::test]
async fn help_for_tonight_knows_where_to_go_and_whom_to_call() {
    let site = Site::new().await;
    let (boss, cafe) = cafe(&site).await;
    let hand = available(&site, "Ana Ames").await;
    let body = |contact: Value| {
        let mut body = dishwasher(&site, 1);
        body["employerId"] = json!(cafe);
        body["contact"] = contact;
        body
    };
    for (contact, field) in [
        (json!({ "phone": PHONE }), "contact.street"),
        (json!({ "email": "nina@example.org", "street": STREET }), "contact.phone"),
        (Value::Null, "contact.phone"),
    ] {
        let refused = boss.post("/api/rapid-hires", body(contact)).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], field);
    }
    assert_eq!(boss.get("/api/rapid-hires").await.expect(200)["items"], json!([]));
    // Said once for the café, it needn't be said again.
    boss.put(&format!("/api/employers/{cafe}/contact"), json!({ "contact": here() })).await.expect(200);
    boss.post("/api/rapid-hires", body(Value::Null)).await.expect(201);
    let asked = offer(&hand).await;
    assert_eq!((&asked["employer"], &asked["employerContact"]), (&json!("Nina's Corner Café"), &Value::Null));
    assert!(!asked.to_string().contains("Mill St"), "nobody is hired yet");
    answer(&hand, "accept").await.expect(200);
    pass(&site, 15 * MINUTE).await;
    assert_eq!(newest(&hand).await, "“Dishwasher” is yours if you confirm");
    answer(&hand, "confirm").await.expect(200);
    let hired = offer(&hand).await;
    assert_eq!(
        (&hired["employerContact"]["street"], &hired["employerContact"]["note"]),
        (&json!(STREET), &json!("Back door."))
    );
    let shift = hand.get("/api/shifts").await.expect(200)["items"][0].clone();
    assert_eq!(shift["address"], "14 Mill St, Portland, OR");
    assert_eq!(shift["contact"]["phone"], "503-555-0142 ext. 12");
}

#[tokio::test]
async fn a_person_who_needs_help_tonight_has_a_short_name_until_they_hire() {
    let site = Site::new().await;
    let boss = site.person("Nina Alvarez", "employer").await;
    let hand = available(&site, "Ana Ames").await;
    boss.post("/api/rapid-hires", dishwasher(&site, 1)).await.expect(201);
    assert_eq!(newest(&hand).await, "Nina A. needs you: “Dishwasher”");
    assert_eq!(offer(&hand).await["employer"], "Nina A.");
    answer(&hand, "accept").await.expect(200);
    pass(&site, 15 * MINUTE).await;
    answer(&hand, "confirm").await.expect(200);
    assert_eq!(offer(&hand).await["employer"], "Nina Alvarez");
}

#[tokio::test]
async fn the_operator_chooses_the_map() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let before = operator.get("/api/site").await.expect(200);
    assert_eq!(before["maps"]["url"], "https://www.openstreetmap.org/search?query={address}");
    let body = |maps: Value| {
        json!({ "name": "A", "town": "Salem, OR", "currency": "USD", "brand": "#aa3311",
                "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 }, "maps": maps })
    };
    let wrong = json!({ "url": "javascript:alert('{address}')" });
    assert_eq!(operator.put("/api/site", body(wrong)).await.expect(422)["fields"][0]["field"], "maps.url");
    let maps = json!({ "url": "https://maps.example.org/?q={address}" });
    assert_eq!(operator.put("/api/site", body(maps.clone())).await.expect(200)["maps"], maps);
    assert_eq!(operator.put("/api/site", body(Value::Null)).await.expect(200)["maps"], maps, "unchanged if omitted");
}

#[tokio::test]
async fn the_minimum_wage_is_the_federal_one_until_the_operator_says_the_states() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let wage = async || operator.get("/api/site").await.expect(200)["payRules"]["minimumWage"].clone();
    assert_eq!(wage().await, 725);
    let mut body = json!({ "name": "A", "town": "Salem, OR", "currency": "EUR", "brand": "#aa3311",
                       "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 } });
    operator.put("/api/site", body.clone()).await.expect(200);
    assert_eq!(wage().await, 0, "elsewhere, it's another one");
    body["payRules"] = json!({ "minimumWage": -1 });
    assert_eq!(operator.put("/api/site", body.clone()).await.expect(422)["fields"][0]["field"], "payRules.minimumWage");
    body["payRules"] = json!({ "minimumWage": 1_505 });
    operator.put("/api/site", body).await.expect(200);
    assert_eq!(wage().await, 1_505);
}
