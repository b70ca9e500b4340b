//! Attendance: what counts as missed, who can contest it, and that standing in erases nothing.

use jobstead::clock::{HOUR, MINUTE};
use jobstead::db::{self, migrate};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::pair::{Pair, newest};
use crate::support::shifts::{act, asked, clock_in, code, colleague, fact, pass, plan, state};
use crate::support::{NOON, Site, Visitor, wrong_numbers};

/// How the worker kept to their shifts, as their record says.
async fn kept(pair: &Pair) -> Value {
    let worker = pair.contract().await["worker"]["id"].clone();
    pair.employer.get(&format!("/api/people/{worker}/reviews")).await.expect(200)["summary"]["kept"].clone()
}

/// Has a colleague take a shift over.
async fn stand_in(pair: &Pair, other: &Visitor, shift: &str) {
    act(&pair.employer, shift, "replace").await.expect(200);
    let taken = format!("/api/shifts/{}", asked(other).await["id"]);
    act(other, &taken, "confirm").await.expect(200);
}

#[tokio::test]
async fn who_was_late_when_somebody_stood_in_has_missed_the_shift_and_can_contest_it() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let other = colleague(&site, &pair, "Walter Wright").await;
    let shift = plan(&pair, 3, 8).await;
    act(hand, &shift, "confirm").await.expect(200);
    pass(&site, 3 * HOUR + 16 * MINUTE).await;
    stand_in(&pair, &other, &shift).await;
    assert_eq!((state(&pair, &shift).await, fact(&pair, &shift).await), (json!("taken"), json!("missed")));
    assert_eq!(kept(&pair).await, json!({ "due": 1, "kept": 0 }));
    // A stand-in gets time for the trip.
    pass(&site, 40 * MINUTE).await;
    let own = other.get("/api/shifts").await.expect(200)["items"][0].clone();
    assert_eq!((&own["state"], &own["isLate"]), (&json!("confirmed"), &json!(false)));

    let text = json!({ "text": "I was at the back door from 2:55 on." });
    assert_eq!(boss.post(&format!("{shift}/contest"), text.clone()).await.status, 403);
    assert_eq!(act(boss, &shift, "uphold").await.refused(409), "wrong_state", "nobody contests it");
    assert_eq!(hand.post(&format!("{shift}/contest"), json!({ "text": " " })).await.refused(422), "invalid");
    let contested = hand.post(&format!("{shift}/contest"), text.clone()).await.expect(200);
    assert_eq!(contested["attendance"], json!({ "fact": "missed", "contest": text["text"], "isAnswered": false }));
    assert_eq!(newest(boss).await, "Wanda Worker disagrees about a shift: Fri, Nov 20");
    assert_eq!(kept(&pair).await, json!({ "due": 0, "kept": 0 }), "it doesn't count until it's answered");
    assert_eq!(hand.post(&format!("{shift}/contest"), text.clone()).await.refused(409), "wrong_state");
    act(boss, &shift, "uphold").await.expect(200);
    assert_eq!(newest(hand).await, "Emma Employer stands by the record: Fri, Nov 20");
    assert_eq!(kept(&pair).await, json!({ "due": 1, "kept": 0 }));
    assert_eq!(act(boss, &shift, "take-back").await.refused(409), "wrong_state");

    // A dispute has it as evidence.
    let dispute = json!({ "contractId": pair.contract().await["id"], "about": "conduct", "ids": [], "claim": 0, "text": "Nobody opened." });
    let room = hand.post("/api/disputes", dispute).await.expect(201);
    let evidence = room["evidence"].as_array().unwrap().iter().find(|one| one["kind"] == "attendance").unwrap().clone();
    assert!(
        evidence["text"].as_str().unwrap().contains(": missed it, contested by the worker (answered): “I was at"),
        "{evidence}"
    );
    assert!(wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn a_missed_shift_that_is_taken_back_counts_as_kept() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let shift = plan(&pair, 0, 4).await;
    act(&pair.worker, &shift, "confirm").await.expect(200);
    pass(&site, 20 * MINUTE).await;
    assert_eq!(fact(&pair, &shift).await, Value::Null, "they can still come");
    pass(&site, 40 * MINUTE).await;
    assert_eq!((state(&pair, &shift).await, fact(&pair, &shift).await), (json!("no_show"), json!("missed")));
    pair.worker.post(&format!("{shift}/contest"), json!({ "text": "The screen was off." })).await.expect(200);
    // A week later, the shift is still on the contract's page, because it waits for an answer.
    site.clock.advance(7 * 24 * HOUR);
    for (person, name) in [(&pair.employer, "Emma Employer"), (&pair.worker, "Wanda Worker")] {
        person.signs_in(name).await;
    }
    assert_eq!(fact(&pair, &shift).await, "missed");
    act(&pair.employer, &shift, "take-back").await.expect(200);
    assert_eq!(newest(&pair.worker).await, "Emma Employer corrected the record: Fri, Nov 20");
    assert_eq!(kept(&pair).await, json!({ "due": 1, "kept": 1 }));
}

#[tokio::test]
async fn who_is_replaced_before_they_are_late_was_replaced_and_who_declines_canceled() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let other = colleague(&site, &pair, "Walter Wright").await;
    let (first, second) = (plan(&pair, 3, 8).await, plan(&pair, 30, 34).await);
    stand_in(&pair, &other, &first).await;
    assert_eq!((state(&pair, &first).await, fact(&pair, &first).await), (json!("taken"), json!("replaced")));
    act(&pair.worker, &second, "confirm").await.expect(200);
    act(&pair.worker, &second, "decline").await.expect(200);
    assert_eq!(fact(&pair, &second).await, "canceled");
    assert_eq!(kept(&pair).await, json!({ "due": 0, "kept": 0 }));
    pair.worker.post(&format!("{first}/contest"), json!({ "text": "I never heard of it." })).await.expect(200);
}

#[tokio::test]
async fn hours_of_dinner_do_not_prove_lunch_and_typed_ones_prove_nothing() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let hand = &pair.worker;
    let (lunch, dinner) = (plan(&pair, 1, 6).await, plan(&pair, 6, 10).await);
    for shift in [&lunch, &dinner] {
        act(hand, shift, "confirm").await.expect(200);
    }
    pass(&site, 2 * HOUR).await;
    assert_eq!(state(&pair, &lunch).await, "no_show");
    // Nineteen minutes early for dinner.
    pass(&site, 3 * HOUR + 41 * MINUTE).await;
    clock_in(hand, &dinner, &code(&pair).await).await.expect(200);
    pass(&site, 4 * HOUR).await;
    act(hand, &dinner, "clock-out").await.expect(200);
    assert_eq!((state(&pair, &lunch).await, fact(&pair, &lunch).await), (json!("no_show"), json!("missed")));
    assert_eq!((state(&pair, &dinner).await, fact(&pair, &dinner).await), (json!("done"), json!("came")));
    let hours = |client: &str, from: i64, manual: bool| json!({ "clientId": client, "startedAt": NOON + from * HOUR, "endedAt": NOON + (from + 1) * HOUR, "manual": manual });
    let entries = format!("{}/entries", pair.path);
    hand.post(&entries, hours("by-hand-1", 1, true)).await.expect(201);
    assert_eq!(fact(&pair, &lunch).await, "missed", "anyone can type something in");
    hand.post(&entries, hours("device-1", 3, false)).await.expect(201);
    assert_eq!(fact(&pair, &lunch).await, "late", "a timer without a signal ran from two hours after the start");
    assert_eq!(kept(&pair).await, json!({ "due": 2, "kept": 2 }));
}

#[test]
fn facts_that_were_noted_wrongly_are_corrected_and_the_timeline_says_so() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("site.db");
    let mut connection = db::open_writer(&path, false).unwrap();
    let before = migrate::MIGRATIONS.iter().position(|one| one.name == "attendance").unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..before], NOON, &mut |_| {}).unwrap();
    let shift = |id: i64, starts: i64, state: &str, rest: &str| {
        let columns = "id, contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at, confirmed_at, is_late, arrived_at, by_code, replaces_id";
        format!(
            "INSERT INTO shifts ({columns}) VALUES ({id}, 1, 1, 1, {starts}, {}, '{state}', 1, 1, 1, {rest});",
            starts + 1_000_000
        )
    };
    let rows = [
        "PRAGMA foreign_keys = OFF; INSERT INTO users (id, email, email_fold, name, password_hash, created_at) VALUES (1, 'a@example.org', 'a@example.org', 'Ann', '', 0);".to_owned(),
        // Late, and someone else took it; taken in time; came on time; late; didn't come; canceled; never confirmed.
        shift(1, 1_000_000, "taken", "1, 1, NULL, 0, NULL"),
        shift(2, 3_000_000, "taken", "1, 0, NULL, 0, NULL"),
        shift(3, 5_000_000, "done", "1, 0, 5000000, 1, NULL"),
        shift(4, 7_000_000, "done", "1, 1, 7900000, 1, NULL"),
        shift(5, 9_000_000, "no_show", "1, 1, NULL, 0, NULL"),
        shift(6, 11_000_000, "declined", "1, 0, NULL, 0, NULL"),
        shift(7, 13_000_000, "declined", "NULL, 0, NULL, 0, NULL"),
        // Lunch, which the hours of dinner turned into a worked shift, and dinner.
        shift(8, 15_000_000, "done", "1, 0, 15900000, 0, NULL"),
        shift(9, 16_000_000, "done", "1, 0, 15900000, 1, NULL"),
        "INSERT INTO time_entries (timesheet_id, contract_id, user_id, client_id, started_at, ended_at, memo, manual, created_at) VALUES (1, 1, 1, 'shift-0009', 15900000, 17000000, '', 0, 1);".to_owned(),
    ];
    connection.execute_batch(&rows.concat()).unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS, NOON, &mut |_| {}).unwrap();
    let text = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
    assert_eq!(
        text("SELECT group_concat(shift_id || ' ' || fact, ', ') FROM (SELECT * FROM attendance ORDER BY shift_id)"),
        "1 missed, 2 replaced, 3 came, 4 late, 5 missed, 6 canceled, 8 missed, 9 came"
    );
    assert_eq!(text("SELECT state FROM shifts WHERE id = 8"), "no_show");
    let lines = "SELECT group_concat(text, '|') FROM (SELECT text FROM contract_events WHERE kind = 'shift_corrected' ORDER BY id)";
    let lines = text(lines);
    let lines: Vec<_> = lines.split('|').collect();
    assert!(lines[0].starts_with("Ann hadn’t clocked in 15 minutes after a shift began"), "{lines:?}");
    assert!(lines[1].starts_with("Ann was marked as having come to a shift because of the hours"), "{lines:?}");
    assert_eq!(lines.len(), 2, "what was right before has no line");
}
