//! Hours worked: the timer, entries and timesheets.

use jobstead::clock::{DAY, HOUR, MINUTE, SECOND};
use jobstead::{args, schedule, statements};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::{NOON, Reply, Site, Visitor, wrong_numbers};

statements! {
    MOVE_SITE = "UPDATE site SET country = $1";
}

/// The week of the clock's Friday, which begins on a Sunday.
pub const WEEK: &str = "2026-11-15";

pub fn id_of(n: i64) -> String {
    format!("device-{n:04}")
}

/// Adds hours that begin and end so many hours after noon.
pub async fn add(pair: &Pair, n: i64, from: i64, to: i64) -> Reply {
    let body = json!({ "clientId": id_of(n), "startedAt": NOON + from * HOUR, "endedAt": NOON + to * HOUR, "memo": "Hanging windows", "manual": true, "confirmed": true });
    pair.worker.post(&format!("{}/entries", pair.path), body).await
}

pub async fn sheet(pair: &Pair, who: &Visitor, week: &str) -> Value {
    who.get(&format!("{}/timesheets/{week}", pair.path)).await.expect(200)
}

pub async fn act(pair: &Pair, who: &Visitor, week: &str, action: &str, note: &str) -> Reply {
    who.post(&format!("{}/timesheets/{week}/{action}", pair.path), json!({ "note": note })).await
}

async fn start(pair: &Pair, who: &Visitor, n: i64, at: i64) -> Reply {
    let body = json!({ "clientId": id_of(n), "contractId": pair.id(), "startedAt": at, "memo": "Front of house" });
    who.put("/api/timer", body).await
}

async fn stop(who: &Visitor, n: i64, at: i64) -> Reply {
    who.post("/api/timer/stop", json!({ "clientId": id_of(n), "endedAt": at })).await
}

#[tokio::test]
async fn a_timer_that_is_stopped_becomes_an_entry_once() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    assert_eq!(hand.get("/api/timer").await.expect(200), Value::Null);
    let timer = start(&pair, hand, 1, NOON - HOUR).await.expect(200);
    assert_eq!((&timer["title"], &timer["clockSkew"]), (&json!("Line cook"), &json!(false)));
    start(&pair, hand, 1, NOON - HOUR).await.expect(200);
    let other = start(&pair, hand, 2, NOON).await;
    assert_eq!(other.refused(409), "timer_running");
    assert!(other.json()["detail"].as_str().unwrap().contains("“Line cook”, since Fri, Nov 20 at 3:00 AM PST"));
    assert_eq!(sheet(&pair, &pair.employer, WEEK).await["running"]["startedAt"], json!(NOON - HOUR), "both see it");
    assert_eq!(stop(hand, 1, NOON - 2 * HOUR).await.expect(422)["fields"][0]["field"], "endedAt");
    let entry = stop(hand, 1, NOON + SECOND).await.expect(201);
    assert_eq!((&entry["figures"]["seconds"], &entry["figures"]["amount"]), (&json!(3_601), &json!(2_001)));
    assert_eq!(
        (&entry["memo"], &entry["manual"], &entry["week"]),
        (&json!("Front of house"), &json!(false), &json!(WEEK))
    );
    assert_eq!(stop(hand, 1, NOON + MINUTE).await.expect(200)["id"], entry["id"], "it's stopped only once");
    assert_eq!(start(&pair, hand, 1, NOON).await.refused(409), "timer_stopped", "and doesn't begin again");
    assert_eq!(stop(hand, 3, NOON).await.refused(409), "no_timer");
    assert_eq!(hand.get("/api/timer").await.expect(200), Value::Null);
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(start(&pair, &stranger, 9, NOON).await.status, 404, "only the worker of a contract");
    assert_eq!(start(&pair, &pair.employer, 9, NOON).await.status, 404);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn one_of_two_devices_starts_the_timer() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (one, two) = tokio::join!(start(&pair, &pair.worker, 1, NOON), start(&pair, &pair.worker, 2, NOON));
    let statuses = [one.status.as_u16(), two.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let (one, two) = tokio::join!(stop(&pair.worker, 1, NOON + HOUR), stop(&pair.worker, 1, NOON + HOUR));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert!(statuses == [200, 201] || statuses == [409, 409], "{statuses:?}");
}

#[tokio::test]
async fn a_timer_ends_within_a_day_and_can_be_thrown_away() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    start(&pair, hand, 1, NOON - 25 * HOUR).await.expect(200);
    let late = stop(hand, 1, NOON).await.expect(422);
    assert_eq!(late["fields"][0]["message"], "That’s more than 24 hours. Enter when you stopped.");
    let body = json!({ "clientId": id_of(1) });
    hand.post("/api/timer/discard", body.clone()).await.expect(200);
    assert_eq!(hand.post("/api/timer/discard", body).await.refused(409), "no_timer");
    assert_eq!(add(&pair, 1, -25, -17).await.expect(201)["figures"]["seconds"], 8 * 3_600);
}

#[tokio::test]
async fn hours_never_overlap_whatever_the_contract() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    add(&pair, 1, -6, -4).await.expect(201);
    add(&pair, 2, -4, -3).await.expect(201);
    let other = add(&pair, 3, -7, -5).await;
    assert_eq!(other.refused(409), "overlaps");
    assert_eq!(other.json()["detail"], "You already have hours from 10:00 PM to 12:00 AM on Nov 19.");
    assert_eq!(add(&pair, 3, -8, 0).await.refused(409), "overlaps", "also around it");
    assert_eq!(start(&pair, hand, 4, NOON - 5 * HOUR).await.refused(409), "overlaps");
    start(&pair, hand, 4, NOON - HOUR).await.expect(200);
    assert_eq!(add(&pair, 5, -2, 0).await.refused(409), "overlaps", "nor the timer");
    add(&pair, 5, -2, -1).await.expect(201);
    // Another employer's hours are the same person's.
    let boss = site.person("Bella Boss", "employer").await;
    let application = hand.applies(boss.posts("Dishwasher").await).await;
    boss.step(application, "offer").await.expect(200);
    let contract = hand.step(application, "accept").await.expect(200)["contractId"].clone();
    let entries = format!("/api/contracts/{contract}/entries");
    let at = |from: i64| json!({ "clientId": id_of(6), "startedAt": NOON + from * HOUR, "endedAt": NOON + (from + 1) * HOUR, "manual": true, "confirmed": true });
    assert_eq!(hand.post(&entries, at(-6)).await.refused(409), "overlaps");
    hand.post(&entries, at(-7)).await.expect(201);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_week_is_sent_in_questioned_changed_and_approved() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    assert_eq!(act(&pair, hand, WEEK, "submit", "").await.refused(409), "wrong_state", "nothing was worked");
    let entry = add(&pair, 1, -6, -1).await.expect(201);
    let own =
        json!({ "clientId": id_of(2), "startedAt": NOON, "endedAt": NOON + HOUR, "manual": true, "confirmed": true });
    let refused = boss.post(&format!("{}/entries", pair.path), own).await;
    assert_eq!(refused.status, 403, "only the worker adds hours");
    let seen = sheet(&pair, hand, "2026-11-18").await;
    assert_eq!((&seen["sheet"]["week"], &seen["sheet"]["lastDay"]), (&json!(WEEK), &json!("2026-11-21")));
    assert_eq!(seen["can"], json!(["add", "submit", "comment"]));
    let waiting = hand.get("/api/timesheets").await.expect(200)["items"].clone();
    assert_eq!((&waiting[0]["isOver"], &waiting[0]["other"]), (&json!(false), &json!("Emma Employer")));
    assert_eq!(boss.get("/api/timesheets").await.expect(200)["items"], json!([]));
    let sent = act(&pair, hand, WEEK, "submit", "A long day.").await.expect(200);
    assert_eq!((&sent["sheet"]["state"], &sent["sheet"]["figures"]["amount"]), (&json!("submitted"), &json!(10_000)));
    assert_eq!(sent["sheet"]["approveAt"], json!(NOON + 3 * DAY));
    assert_eq!(newest(boss).await, "Wanda Worker sent hours in: “Line cook”");
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["hours"]));
    assert_eq!(
        boss.get("/api/timesheets").await.expect(200)["items"][0]["can"],
        json!(["approve", "return", "comment"])
    );
    let path = format!("/api/entries/{}", entry["id"]);
    assert_eq!(hand.patch(&path, json!({ "memo": "Late" })).await.status, 409, "it was sent in");
    let line = format!("{}/timesheets/{WEEK}/lines/{}/comments", pair.path, entry["id"]);
    assert_eq!(boss.post(&line, json!({ "text": " " })).await.expect(422)["fields"][0]["field"], "text");
    let asked = boss.post(&line, json!({ "text": "Was this with the ladder?" })).await.expect(200);
    assert_eq!(asked["entries"][0]["comments"][0]["author"], "Emma Employer");
    assert_eq!(newest(hand).await, "Emma Employer commented on hours: “Line cook”");
    assert_eq!(act(&pair, boss, WEEK, "return", " ").await.expect(422)["fields"][0]["field"], "note");
    act(&pair, boss, WEEK, "return", "You left at ten.").await.expect(200);
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["timesheet"]));
    assert_eq!(boss.patch(&path, json!({ "memo": "Mine" })).await.status, 403);
    let changed = hand.patch(&path, json!({ "endedAt": NOON - 2 * HOUR })).await.expect(200);
    assert_eq!((&changed["figures"]["seconds"], &changed["recordedStartedAt"]), (&json!(4 * 3_600), &Value::Null));
    let again = act(&pair, hand, WEEK, "submit", "").await.expect(200);
    act(&pair, hand, WEEK, "return", "").await.expect(200);
    assert_eq!(sheet(&pair, boss, WEEK).await["sheet"]["state"], "open", "the worker took it back");
    act(&pair, hand, WEEK, "submit", "").await.expect(200);
    let stale = json!({ "version": again["sheet"]["version"] });
    assert_eq!(boss.post(&format!("{}/timesheets/{WEEK}/approve", pair.path), stale).await.refused(409), "changed");
    let done = act(&pair, boss, WEEK, "approve", "").await.expect(200);
    assert_eq!((&done["sheet"]["state"], &done["sheet"]["approvedByClock"]), (&json!("approved"), &json!(false)));
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["pay"]));
    let timeline = hand.get(&format!("{}/timeline", pair.path)).await.expect(200);
    assert_eq!(timeline["items"][0]["text"], "The hours of Nov 15 – Nov 21 were approved: 4 h, $80.00.");
    let stranger = site.person("Odette Other", "worker").await;
    assert_eq!(stranger.get(&format!("{}/timesheets/{WEEK}", pair.path)).await.status, 404);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn hours_that_come_late_count_in_the_next_week() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    add(&pair, 1, -6, -4).await.expect(201);
    start(&pair, &pair.worker, 2, NOON - HOUR).await.expect(200);
    act(&pair, &pair.worker, WEEK, "submit", "").await.expect(200);
    let late = stop(&pair.worker, 2, NOON).await.expect(201);
    assert_eq!((&late["week"], &late["day"]), (&json!("2026-11-22"), &json!("2026-11-20")));
    let next = sheet(&pair, &pair.employer, "2026-11-22").await;
    assert_eq!(next["sheet"]["figures"]["seconds"], 3_600);
    let list = pair.employer.get(&format!("{}/timesheets", pair.path)).await.expect(200);
    let weeks: Vec<_> = list["items"].as_array().unwrap().iter().map(|one| one["week"].clone()).collect();
    assert_eq!(weeks, ["2026-11-22", WEEK]);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn the_clock_reminds_and_approves_what_was_agreed() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let mut terms = boss.get(&pair.path).await.expect(200)["terms"].clone();
    terms["weeklyHours"] = json!(3);
    let version = pair.act(boss, "propose", json!({ "terms": terms })).await.expect(200)["version"].clone();
    pair.act(hand, "accept", json!({ "version": version })).await.expect(200);
    add(&pair, 1, -6, -4).await.expect(201);
    add(&pair, 2, -3, -1).await.expect(201);
    // Saturday ends the week; the reminder comes on Sunday morning.
    site.clock.advance(2 * DAY + 6 * HOUR);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(hand).await, "Send in your hours: “Line cook”");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!(["timesheet"]));
    assert_eq!(
        hand.get("/api/dashboard").await.expect(200)["actions"][0]["title"],
        "Send in your hours for Emma Employer"
    );
    let sent = act(&pair, hand, WEEK, "submit", "").await.expect(200);
    assert_eq!((&sent["overSeconds"], &sent["sheet"]["figures"]["amount"]), (&json!(3_600), &json!(8_000)));
    site.clock.advance(2 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(boss).await, "Check the hours by tomorrow: “Line cook”");
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    let done = sheet(&pair, hand, WEEK).await;
    assert_eq!((&done["sheet"]["state"], &done["sheet"]["approvedByClock"]), (&json!("approved"), &json!(true)));
    assert_eq!(done["sheet"]["figures"]["countedSeconds"], 3 * 3_600, "the hour beyond needs an answer");
    assert_eq!(done["sheet"]["figures"]["amount"], 6_000);
    let lines: i64 =
        done["entries"].as_array().unwrap().iter().map(|one| one["figures"]["amount"].as_i64().unwrap()).sum();
    assert_eq!(lines, 6_000);
    assert_eq!(newest(hand).await, "Hours approved without an answer: “Line cook”");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn hours_of_an_ended_contract_are_sent_in() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    add(&pair, 1, -6, -4).await.expect(201);
    pair.act(&pair.employer, "end", json!({ "reason": "done" })).await.expect(200);
    pair.act(&pair.worker, "end", json!({ "reason": "done" })).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(newest(&pair.worker).await, "Send in your hours: “Line cook”");
    add(&pair, 2, -3, -2).await.expect(201);
    assert_eq!(add(&pair, 3, 1, 2).await.refused(409), "contract_over");
    act(&pair, &pair.worker, WEEK, "submit", "").await.expect(200);
    act(&pair, &pair.employer, WEEK, "approve", "").await.expect(200);
}

#[tokio::test]
async fn times_of_a_timer_that_are_changed_are_marked_and_kept() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    start(&pair, hand, 1, NOON - HOUR).await.expect(200);
    let entry = stop(hand, 1, NOON).await.expect(201);
    let path = format!("/api/entries/{}", entry["id"]);
    let named = hand.patch(&path, json!({ "memo": "Putty" })).await.expect(200);
    assert_eq!((&named["manual"], &named["memo"]), (&json!(false), &json!("Putty")));
    let moved = hand.patch(&path, json!({ "startedAt": NOON - 2 * HOUR })).await.expect(200);
    assert_eq!((&moved["manual"], &moved["recordedStartedAt"]), (&json!(true), &json!(NOON - HOUR)));
    let again = hand.patch(&path, json!({ "startedAt": NOON - 3 * HOUR })).await.expect(200);
    assert_eq!((&again["recordedStartedAt"], &again["recordedEndedAt"]), (&json!(NOON - HOUR), &json!(NOON)));
    // To another week, with its hours.
    let body = json!({ "startedAt": NOON - 8 * DAY, "endedAt": NOON - 8 * DAY + HOUR, "confirmed": true });
    let moved = hand.patch(&path, body).await.expect(200);
    assert_eq!((&moved["week"], &moved["beforeContract"]), (&json!("2026-11-08"), &json!(true)));
    assert_eq!(sheet(&pair, hand, WEEK).await["sheet"]["figures"]["seconds"], 0);
    hand.delete(&path).await.expect(200);
    assert_eq!(hand.delete(&path).await.status, 404);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_device_whose_clock_is_ahead_is_kept_and_marked() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    assert_eq!(start(&pair, hand, 1, NOON + 2 * MINUTE).await.expect(200)["clockSkew"], false);
    hand.post("/api/timer/discard", json!({ "clientId": id_of(1) })).await.expect(200);
    assert_eq!(start(&pair, hand, 2, NOON + 3 * MINUTE).await.expect(200)["clockSkew"], true);
    let entry = stop(hand, 2, NOON + 10 * MINUTE).await.expect(201);
    assert_eq!(entry["clockAhead"], 10 * MINUTE);
    assert_eq!(sheet(&pair, &pair.employer, WEEK).await["entries"][0]["clockAhead"], 10 * MINUTE, "both see it");
    // Until they're moved or deleted, the timer can't start, and it says what helps.
    let blocked = start(&pair, hand, 4, NOON).await;
    assert!(blocked.json()["detail"].as_str().unwrap().ends_with("Move or delete them on your timesheet."));
    let path = format!("/api/entries/{}", entry["id"]);
    let moved = hand.patch(&path, json!({ "startedAt": NOON - 7 * MINUTE, "endedAt": NOON })).await.expect(200);
    assert_eq!(
        (&moved["recordedStartedAt"], &moved["recordedEndedAt"]),
        (&json!(NOON + 3 * MINUTE), &json!(NOON + 10 * MINUTE))
    );
    let line =
        async || pair.employer.get(&format!("{}/timeline", pair.path)).await.expect(200)["items"][0]["text"].clone();
    let text = "Hours of a device whose clock was ahead were moved from Fri, Nov 20 at 4:03 AM PST to 4:10 AM to Fri, Nov 20 at 3:53 AM PST to 4:00 AM.";
    assert_eq!(line().await, text, "both sides see old and new times");
    start(&pair, hand, 4, NOON).await.expect(200);
    hand.post("/api/timer/discard", json!({ "clientId": id_of(4) })).await.expect(200);
    hand.delete(&path).await.expect(200);
    assert!(line().await.as_str().unwrap().starts_with("Hours of a device whose clock was ahead were deleted: "));
    let far = start(&pair, hand, 3, NOON + 2 * DAY).await.expect(422);
    assert_eq!(far["fields"][0]["field"], "startedAt");
}

#[tokio::test]
async fn a_photo_counts_if_it_arrives_as_it_was_taken() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    let mut picture = Vec::new();
    image::RgbImage::new(40, 30).write_to(&mut std::io::Cursor::new(&mut picture), image::ImageFormat::Png).unwrap();
    let hash = jobstead::web::token::sha256_hex(&picture);
    let file = hand.upload("picture", "window.png", "image/png", &picture).await.expect(201);
    let body = |sha256: &str| {
        let photo = json!({ "token": file["token"], "sha256": sha256, "takenAt": NOON - HOUR });
        let place = json!({ "latitude": 45.5, "longitude": -122.6, "accuracy": 12.0, "at": NOON - HOUR });
        json!({ "clientId": id_of(1), "startedAt": NOON - HOUR, "endedAt": NOON, "manual": true, "confirmed": true, "proof": { "place": place, "photos": [photo] } })
    };
    let entries = format!("{}/entries", pair.path);
    let wrong = hand.post(&entries, body(&"0".repeat(64))).await.expect(422);
    assert_eq!(wrong["fields"][0]["message"], "One of these photos changed on its way. Add it again.");
    let entry = hand.post(&entries, body(&hash)).await.expect(201);
    assert_eq!((&entry["photos"][0]["sha256"], &entry["place"]["accuracy"]), (&json!(hash), &json!(12.0)));
    let url = entry["photos"][0]["file"]["url"].as_str().unwrap().to_owned();
    assert_eq!(pair.employer.get(&url).await.status, 200);
    assert_eq!(site.person("Odette Other", "worker").await.get(&url).await.status, 404);
    let token = file["token"].as_str().unwrap();
    assert_eq!(hand.delete(&format!("/api/files/{token}")).await.status, 409, "it's part of the record");
    let path = format!("/api/entries/{}", entry["id"]);
    let kept = hand.patch(&path, json!({ "memo": "Done" })).await.expect(200);
    assert_eq!(kept["photos"].as_array().unwrap().len(), 1);
    let without = hand.patch(&path, json!({ "proof": {} })).await.expect(200);
    assert_eq!((&without["photos"], &without["place"]), (&json!([]), &Value::Null));
    let nowhere = json!({ "proof": { "place": { "latitude": 91.0, "longitude": 0.0, "accuracy": 1.0, "at": NOON } } });
    assert_eq!(hand.patch(&path, nowhere).await.expect(422)["fields"][0]["field"], "proof.place");
}

#[tokio::test]
async fn hours_count_by_the_rules_when_they_were_sent_in() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let pair = Pair::new(&site).await;
    let settings = |rules: Value| {
        let mut body = json!({ "name": "Alder Creek Jobs", "town": "Portland, OR", "currency": "USD", "brand": "#1f6b54", "fees": { "jobPost": 500, "partnerMonth": 2_000, "commissionPercent": 0 } });
        body["timeRules"] = rules;
        body
    };
    let rules = json!({ "weekStarts": "monday", "overtimeDayHours": 8, "overtimeWeekHours": 40, "overtimePercent": 150, "breakAfterHours": 6, "breakMinutes": 30, "roundingMinutes": 0 });
    let mut wrong = rules.clone();
    wrong["roundingMinutes"] = json!(7);
    assert_eq!(
        operator.put("/api/site", settings(wrong)).await.expect(422)["fields"][0]["field"],
        "timeRules.roundingMinutes"
    );
    operator.put("/api/site", settings(rules)).await.expect(200);
    add(&pair, 1, -10, 0).await.expect(201);
    let seen = sheet(&pair, &pair.worker, "2026-11-20").await;
    assert_eq!(seen["sheet"]["week"], "2026-11-16");
    assert_eq!(seen["daysWithoutBreak"], json!(["2026-11-19"]), "by the day on which it began");
    assert_eq!(
        (&seen["sheet"]["figures"]["overtimeSeconds"], &seen["sheet"]["figures"]["amount"]),
        (&json!(7_200), &json!(22_000))
    );
    assert_eq!(seen["rules"][1], "After 8 hours in a day, the rest is overtime, paid at 150% of the rate.");
    act(&pair, &pair.worker, "2026-11-16", "submit", "").await.expect(200);
    let none = json!({ "weekStarts": "sunday", "overtimeDayHours": null, "overtimeWeekHours": null, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 });
    operator.put("/api/site", settings(none)).await.expect(200);
    let after = act(&pair, &pair.employer, "2026-11-16", "approve", "").await.expect(200);
    assert_eq!(after["sheet"]["figures"]["amount"], 22_000, "what was sent in is what is approved");
    // Monday's week is still there, beside the new ones.
    assert_eq!(sheet(&pair, &pair.worker, "2026-11-18").await["sheet"]["week"], "2026-11-15");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn pay_follows_the_rate_that_was_agreed_on_at_the_time() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    site.clock.advance(DAY);
    let mut terms = boss.get(&pair.path).await.expect(200)["terms"].clone();
    terms["rate"] = json!(3_000);
    let version = pair.act(boss, "propose", json!({ "terms": terms })).await.expect(200)["version"].clone();
    pair.act(hand, "accept", json!({ "version": version })).await.expect(200);
    site.clock.advance(DAY);
    assert_eq!(add(&pair, 1, 1, 2).await.expect(201)["figures"]["amount"], 2_000);
    assert_eq!(add(&pair, 2, 25, 26).await.expect(201)["figures"]["amount"], 3_000);
    assert_eq!(
        add(&pair, 3, -48, -47).await.expect(201)["figures"]["amount"],
        2_000,
        "also for work before the contract"
    );
    // A change of terms later changes nothing that was worked before.
    assert_eq!(sheet(&pair, boss, WEEK).await["sheet"]["figures"]["amount"], 7_000);
}

#[tokio::test]
async fn a_week_and_a_year_can_be_taken_along() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    add(&pair, 1, -6, -4).await.expect(201);
    add(&pair, 2, -8 * 24, -8 * 24 + 1).await.expect(201);
    act(&pair, hand, WEEK, "submit", "").await.expect(200);
    act(&pair, boss, WEEK, "approve", "").await.expect(200);
    let week = format!("{}/timesheets/{WEEK}", pair.path);
    let table = boss.get(&format!("{week}/csv")).await;
    let text = table.text();
    assert_eq!(text.lines().count(), 2);
    assert!(text.contains(r#""2026-11-19","2026-11-19 22:00 -08:00","2026-11-20 00:00 -08:00","Line cook","Hanging windows","by hand","2:00:00","2:00:00","0:00:00","7200","40.00","USD""#), "{text}");
    let calendar = hand.get(&format!("{week}/calendar.ics")).await;
    assert!(calendar.text().contains("DTSTART:20261120T060000Z\r\n"));
    let pdf = boss.get(&format!("{week}/pdf")).await;
    let has = |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(pdf.bytes.starts_with(b"%PDF-1.") && has(&pdf.bytes, "/S /Table"));
    for (country, paper) in [("US", "[0 0 612 792]"), ("DE", "[0 0 595.28 841.89]")] {
        site.write(move |tx| tx.run(MOVE_SITE, args![country])).await;
        let pdf = boss.get(&format!("{week}/pdf")).await;
        assert!(has(&pdf.bytes, paper), "the paper of {country}");
    }
    let year = hand.get("/api/time/2026").await.expect(200);
    let sums = json!({ "seconds": 3 * 3_600, "approvedSeconds": 2 * 3_600, "amount": 4_000 });
    assert_eq!(year["sums"], sums);
    assert_eq!(
        (&year["contracts"][0]["employer"], &year["months"][0]["month"]),
        (&json!("Emma Employer"), &json!("2026-11"))
    );
    assert_eq!(boss.get("/api/time/2026").await.expect(200)["contracts"], json!([]), "it's the worker's own");
    assert_eq!(hand.get("/api/time/2026/csv").await.text().lines().count(), 3);
    assert_eq!(hand.get("/api/time/1999").await.status, 404);
}

const STEPS: [&str; 6] = ["add", "submit", "approve", "return", "take back", "clock"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, ..ProptestConfig::default() })]
    #[test]
    fn a_timesheet_follows_its_state_machine(steps in prop::collection::vec((0..STEPS.len(), 1..8_i64), 1..25)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(follow(steps)).map_err(TestCaseError::fail)?;
    }
}

/// Takes steps with one week, and follows them in a model: the state, and the hours that are in it.
async fn follow(steps: Vec<(usize, i64)>) -> Result<(), String> {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (mut state, mut hours, mut next) = ("open", 0, -96);
    for (n, (step, length)) in (0..).zip(steps) {
        let is_open = matches!(state, "open" | "returned");
        let (reply, allowed) = match STEPS[step] {
            "add" => {
                let reply = add(&pair, n, next, next + length).await;
                next += length;
                // Hours of a week that was sent in go to the next.
                if is_open && next < 0 {
                    hours += length;
                }
                if next >= 0 {
                    return Ok(());
                }
                (reply, true)
            }
            "submit" => (act(&pair, &pair.worker, WEEK, "submit", "").await, is_open && hours > 0),
            "approve" => (act(&pair, &pair.employer, WEEK, "approve", "").await, state == "submitted"),
            "return" => (act(&pair, &pair.employer, WEEK, "return", "Look again.").await, state == "submitted"),
            "take back" => (act(&pair, &pair.worker, WEEK, "return", "").await, state == "submitted"),
            _ => {
                site.clock.advance(4 * DAY);
                schedule::run_once(&site.app).await.map_err(|e| e.to_string())?;
                schedule::run_once(&site.app).await.map_err(|e| e.to_string())?;
                if state == "submitted" {
                    state = "approved";
                }
                (pair.worker.get(&pair.path).await, true)
            }
        };
        if reply.status.is_success() != allowed {
            return Err(format!("{} in {state}: {} {}", STEPS[step], reply.status, reply.text()));
        }
        if allowed {
            state = match STEPS[step] {
                "submit" => "submitted",
                "approve" => "approved",
                "return" => "returned",
                "take back" => "open",
                _ => state,
            };
        }
        let seen = sheet(&pair, &pair.worker, WEEK).await;
        if seen["sheet"]["state"] != state || seen["sheet"]["figures"]["seconds"] != hours * 3_600 {
            return Err(format!("{}: {seen}, expected {state} with {hours} hours", STEPS[step]));
        }
    }
    let wrong = wrong_numbers(&site).await;
    if wrong.is_empty() { Ok(()) } else { Err(format!("{wrong:?}")) }
}

#[tokio::test]
async fn f16_one_of_two_answers_to_a_week_wins() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    add(&pair, 1, -6, -4).await.expect(201);
    act(&pair, &pair.worker, WEEK, "submit", "").await.expect(200);
    let (approved, taken) =
        tokio::join!(act(&pair, &pair.employer, WEEK, "approve", ""), act(&pair, &pair.worker, WEEK, "return", ""));
    let statuses = [approved.status.as_u16(), taken.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn hours_that_arrive_while_a_week_is_sent_in_are_in_one_sheet() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    add(&pair, 1, -6, -5).await.expect(201);
    let (sent, added, again) =
        tokio::join!(act(&pair, &pair.worker, WEEK, "submit", ""), add(&pair, 2, -4, -3), add(&pair, 2, -4, -3));
    sent.expect(200);
    let mut statuses = [added.status.as_u16(), again.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 201], "the same hours are stored once");
    let mut seconds = 0;
    for week in [WEEK, "2026-11-22"] {
        seconds += sheet(&pair, &pair.employer, week).await["sheet"]["figures"]["seconds"].as_i64().unwrap();
    }
    assert_eq!(seconds, 2 * 3_600);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_week_holds_two_hundred_entries_and_the_rest_goes_to_the_next() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    for n in 0..205 {
        let at = NOON - DAY + n * 2 * SECOND;
        let body =
            json!({ "clientId": id_of(n), "startedAt": at, "endedAt": at + SECOND, "manual": true, "confirmed": true });
        pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
    }
    assert_eq!(sheet(&pair, &pair.employer, WEEK).await["entries"].as_array().unwrap().len(), 200);
    assert_eq!(sheet(&pair, &pair.employer, "2026-11-22").await["sheet"]["figures"]["seconds"], 5);
    assert_eq!(wrong_numbers(&site).await, Vec::<String>::new());
}

#[tokio::test]
async fn impossible_times_are_refused() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let entries = format!("{}/entries", pair.path);
    for (from, to) in [(i64::MIN, i64::MAX), (i64::MAX, i64::MIN), (i64::MAX, i64::MAX), (NOON, i64::MIN), (0, NOON)] {
        let body = json!({ "clientId": id_of(1), "startedAt": from, "endedAt": to, "manual": true, "confirmed": true });
        assert_eq!(pair.worker.post(&entries, body).await.status, 422, "{from} to {to}");
        assert!([200, 422].contains(&start(&pair, &pair.worker, 2, from).await.status.as_u16()), "{from}");
        pair.worker.post("/api/timer/discard", json!({ "clientId": id_of(2) })).await;
    }
    for week in ["9999-12-31", "0000-01-01", "-5000-01-01", "2026-02-30", "soon"] {
        let status = pair.worker.get(&format!("{}/timesheets/{week}", pair.path)).await.status;
        assert!([200, 404].contains(&status.as_u16()), "{week}: {status}");
    }
}
