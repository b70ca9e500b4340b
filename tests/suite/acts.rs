//! Notifications that ask for an act say so once it's done, and no longer count as unread.

use std::collections::BTreeSet;

use jobstead::clock::{DAY, HOUR};
use jobstead::db::{self, migrate, value};
use jobstead::notifications::kinds::KINDS;
use jobstead::statements;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::disputes::Quarrel;
use crate::payments::{answer as answer_payment, milestone, record};
use crate::rapid_hire::{answer, available, start};
use crate::support::pair::{Pair, applied};
use crate::support::shifts::{act as act_on_shift, pass, plan};
use crate::support::{NOON, Site, Visitor, wrong_numbers};
use crate::timesheets::{WEEK, act as act_on_hours, add};

statements! {
    ASKED = "SELECT DISTINCT kind FROM notifications WHERE asks IS NOT NULL ORDER BY kind LIMIT 100";
    OPEN = "SELECT kind || ' ' || asks FROM notifications WHERE asks IS NOT NULL AND done_at IS NULL ORDER BY id LIMIT 100";
}

/// Returns the titles of a person's notifications that are done, and of the unread ones, newest first.
async fn done_and_unread(who: &Visitor) -> (Vec<String>, Vec<String>) {
    let found = who.get("/api/notifications?limit=100").await.expect(200);
    let titles = |has: fn(&Value) -> bool| {
        let items = found["items"].as_array().unwrap().iter().filter(|one| has(one));
        items.map(|one| one["title"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let unread = titles(|one| one["read"] == false);
    assert_eq!(found["unreadCount"], unread.len());
    (titles(|one| one["done"] == true), unread)
}

/// Nothing is asked for anymore that was, and this is all that was asked for.
async fn all_of(site: &Site, kinds: &[&str]) {
    assert_eq!(site.read(|tx| tx.all(OPEN, &[], value::<String>)).await, Vec::<String>::new());
    let mut asked: BTreeSet<String> = site.read(|tx| tx.all(ASKED, &[], value)).await.into_iter().collect();
    // The pairs were hired with one.
    asked.extend(OFFERS.iter().map(|kind| (*kind).to_owned()));
    assert_eq!(asked, [OFFERS, kinds].concat().iter().map(|kind| (*kind).to_owned()).collect());
    assert_eq!(wrong_numbers(site).await, Vec::<&str>::new());
}

const OFFERS: &[&str] = &["offer"];
const INTERVIEWS: &[&str] = &["interview", "interview_moved"];
const RAPID: &[&str] = &["rapid_offer", "rapid_chosen"];
const TERMS: &[&str] = &["contract_proposed", "contract_terms_proposed", "contract_notice"];
const MILESTONES: &[&str] = &[
    "contract_milestone_proposed",
    "contract_milestone_change",
    "contract_milestone_submitted",
    "contract_milestone_check",
    "contract_milestone_returned",
];
const HOURS: &[&str] = &[
    "contract_shift_proposed",
    "contract_hours_submitted",
    "contract_hours_check",
    "contract_hours_returned",
    "contract_hours_reminder",
];
const ATTENDANCE: &[&str] = &["contract_shift_contested"];
const MONEY: &[&str] =
    &["contract_payment_recorded", "contract_payment_check", "contract_expense_added", "contract_invoice_reminder"];
const DISPUTES: &[&str] = &["contract_dispute"];
const REVIEWS: &[&str] = &["contract_review_written", "contract_review_reminder"];

/// What a milestone that is sent in asks for.
const WORK: [&str; 2] = ["contract_milestone_proposed", "contract_milestone_submitted"];

#[test]
fn every_kind_that_asks_for_an_act_ends_in_one_of_these_tests() {
    let tested: BTreeSet<_> =
        [OFFERS, INTERVIEWS, RAPID, TERMS, MILESTONES, HOURS, ATTENDANCE, MONEY, DISPUTES, REVIEWS]
            .concat()
            .into_iter()
            .collect();
    let asking: BTreeSet<_> = KINDS.iter().filter(|kind| kind.asks).map(|kind| kind.name).collect();
    assert_eq!(tested, asking);
}

#[tokio::test]
async fn an_offer_that_was_answered_is_done_whether_its_notification_was_read_or_not() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    employer.step(application, "offer").await.expect(200);
    let found = worker.get("/api/notifications").await.expect(200);
    assert_eq!((&found["items"][0]["done"], &found["unreadCount"]), (&json!(false), &json!(1)));
    let id = found["items"][0]["id"].clone();
    worker.post("/api/notifications/read", json!({ "ids": [id] })).await.expect(200);
    worker.step(application, "refuse").await.expect(200);
    let offer = "You have an offer for “Line cook”".to_owned();
    assert_eq!(done_and_unread(&worker).await, (vec![offer.clone()], vec![]));
    let unread = json!({ "ids": [id], "read": false });
    assert_eq!(worker.post("/api/notifications/read", unread).await.expect(200)["ids"], json!([]));
    employer.step(application, "offer").await.expect(200);
    assert_eq!(done_and_unread(&worker).await, (vec![offer.clone()], vec![offer.clone()]));
    worker.step(application, "accept").await.expect(200);
    assert_eq!(done_and_unread(&worker).await, (vec![offer.clone(), offer], vec![]));
    all_of(&site, OFFERS).await;
}

#[tokio::test]
async fn an_interview_is_done_once_a_time_is_picked_or_others_are_proposed() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let proposal = json!({ "applicationId": application, "times": [NOON + 2 * DAY], "minutes": 30, "how": "phone", "where": "843-555-0100" });
    let id = employer.post("/api/interviews", proposal).await.expect(201)["id"].clone();
    let path = format!("/api/interviews/{id}");
    let moved = json!({ "times": [NOON + 3 * DAY] });
    worker.post(&format!("{path}/move"), moved).await.expect(200);
    let (done, unread) = done_and_unread(&worker).await;
    assert_eq!((done.len(), unread), (1, vec![]), "other times are an answer");
    employer.post(&format!("{path}/pick"), json!({ "time": NOON + 3 * DAY })).await.expect(200);
    assert_eq!(done_and_unread(&employer).await.0.len(), 1);
    all_of(&site, INTERVIEWS).await;
}

#[tokio::test]
async fn a_rapid_hire_is_done_once_it_is_answered_confirmed_or_over() {
    let site = Site::new().await;
    let boss = site.person("Emma Employer", "employer").await;
    let (ana, ben) = (available(&site, "Ana Ames").await, available(&site, "Ben Boyd").await);
    start(&site, &boss, 1).await;
    for step in ["accept", "confirm"] {
        answer(&ana, step).await.expect(200);
    }
    assert_eq!(done_and_unread(&ana).await.0.len(), 2);
    assert_eq!(done_and_unread(&ben).await.0.len(), 1, "nobody else is needed");
    all_of(&site, RAPID).await;
}

#[tokio::test]
async fn proposals_and_notice_are_done_once_they_are_answered_replaced_or_taken_back() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let mut terms = pair.contract().await["terms"].clone();
    terms["rate"] = json!(2_100);
    pair.act(boss, "propose", json!({ "terms": terms })).await.expect(200);
    terms["rate"] = json!(2_200);
    pair.act(hand, "propose", json!({ "terms": terms })).await.expect(200);
    let title = "Emma Employer proposed other terms for “Line cook”".to_owned();
    assert!(done_and_unread(hand).await.0.contains(&title), "a counter-proposal answers it");
    pair.act(boss, "accept", json!({})).await.expect(200);
    let contract = pair.contract().await;
    let body = json!({
        "workerId": contract["worker"]["id"], "employerId": contract["employer"]["id"], "title": "Paint", "terms": terms,
        "note": "", "contact": { "phone": "843-555-0100" },
    });
    let id = boss.post("/api/contracts", body).await.expect(201)["id"].clone();
    hand.post(&format!("/api/contracts/{id}/reject"), json!({})).await.expect(200);
    terms["noticeDays"] = json!(3);
    pair.act(boss, "propose", json!({ "terms": terms })).await.expect(200);
    pair.act(hand, "accept", json!({})).await.expect(200);
    pair.act(boss, "end", json!({ "reason": "plans_changed" })).await.expect(200);
    pair.act(boss, "resume", json!({})).await.expect(200);
    all_of(&site, TERMS).await;
}

#[tokio::test]
async fn each_of_two_milestones_is_done_by_itself() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let mut paths = Vec::new();
    for title in ["Paint the fence", "Mow the lawn"] {
        let body = json!({ "title": title, "amount": 9_000 });
        let id = boss.post(&format!("{}/milestones", pair.path), body).await.expect(201)["id"].clone();
        paths.push(format!("/api/milestones/{id}"));
    }
    let change = json!({ "terms": { "title": "Mow the lawn", "amount": 9_500 } });
    hand.patch(&paths[1], change).await.expect(200);
    hand.post(&format!("{}/agree", paths[0]), json!({})).await.expect(200);
    let (done, _) = done_and_unread(hand).await;
    let asked =
        ["Mow the lawn", "Paint the fence"].map(|title| format!("Emma Employer proposed a milestone: “{title}”"));
    assert_eq!(done[..2], asked, "agreed to one, and proposed a change of the other");
    assert_eq!(hand.get(&pair.path).await.expect(200)["due"], json!([]));
    assert_eq!(done_and_unread(boss).await.0, Vec::<String>::new());
    boss.post(&format!("{}/agree", paths[1]), json!({})).await.expect(200);
    for path in &paths {
        hand.post(&format!("{path}/submit"), json!({})).await.expect(200);
    }
    boss.post(&format!("{}/return", paths[0]), json!({ "note": "One more coat." })).await.expect(200);
    let (done, unread) = done_and_unread(boss).await;
    assert!(done.iter().any(|title| title.contains("sent work in: “Paint the fence”")), "{done:?}");
    assert!(unread.iter().any(|title| title.contains("sent work in: “Mow the lawn”")), "{unread:?}");
    hand.post(&format!("{}/submit", paths[0]), json!({})).await.expect(200);
    pass(&site, 2 * DAY).await;
    for path in &paths {
        boss.post(&format!("{path}/approve"), json!({})).await.expect(200);
    }
    all_of(&site, MILESTONES).await;
}

#[tokio::test]
async fn shifts_and_hours_are_done_once_they_are_confirmed_sent_in_and_approved() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let shift = plan(&pair, 200, 204).await;
    act_on_shift(hand, &shift, "confirm").await.expect(200);
    add(&pair, 1, -4, 0).await.expect(201);
    pass(&site, 2 * DAY + 6 * HOUR).await;
    act_on_hours(&pair, hand, WEEK, "submit", "").await.expect(200);
    act_on_hours(&pair, boss, WEEK, "return", "When did you leave?").await.expect(200);
    act_on_hours(&pair, hand, WEEK, "submit", "").await.expect(200);
    pass(&site, 2 * DAY).await;
    act_on_hours(&pair, boss, WEEK, "approve", "").await.expect(200);
    all_of(&site, HOURS).await;
}

#[tokio::test]
async fn contested_attendance_is_done_once_the_employer_decides_or_hours_show_who_was_right() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let shifts = [plan(&pair, 1, 4).await, plan(&pair, 5, 8).await, plan(&pair, 9, 12).await];
    for shift in &shifts {
        act_on_shift(hand, shift, "confirm").await.expect(200);
    }
    for _ in 0..13 {
        pass(&site, HOUR).await;
    }
    for shift in &shifts {
        hand.post(&format!("{shift}/contest"), json!({ "text": "The code was wrong." })).await.expect(200);
    }
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!(["attendance"]));
    let todos = async || {
        let found = boss.get("/api/dashboard").await.expect(200)["actions"].as_array().unwrap().clone();
        found.iter().map(|todo| todo["href"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let link = |shift: &String| shift.replace("/api/shifts/", &format!("/contracts/{}?tab=hours#shift-", pair.id()));
    assert_eq!(todos().await, shifts.iter().map(link).collect::<Vec<_>>(), "a to-do each");
    let title = "Wanda Worker disagrees about a shift: Fri, Nov 20".to_owned();
    let asked = async || {
        let (done, unread) = done_and_unread(boss).await;
        [done, unread].map(|titles| titles.iter().filter(|one| **one == title).count())
    };
    assert_eq!(asked().await, [0, 3]);
    act_on_shift(boss, &shifts[0], "uphold").await.expect(200);
    assert_eq!((asked().await, todos().await.len()), ([1, 2], 2));
    act_on_shift(boss, &shifts[1], "take-back").await.expect(200);
    assert_eq!((asked().await, todos().await), ([2, 1], vec![link(&shifts[2])]));
    let hours = json!({ "clientId": "some-device-1", "startedAt": NOON + 9 * HOUR, "endedAt": NOON + 12 * HOUR, "manual": false });
    hand.post(&format!("{}/entries", pair.path), hours).await.expect(201);
    assert_eq!((asked().await, todos().await.len()), ([3, 0], 0), "their timer ran without a signal");
    assert_eq!(boss.get(&pair.path).await.expect(200)["due"], json!([]));
    all_of(&site, &[ATTENDANCE, &["contract_shift_proposed"]].concat()).await;
}

#[test]
fn attendance_that_is_contested_already_becomes_an_act() {
    let folder = TempDir::new().unwrap();
    let mut connection = db::open_writer(&folder.path().join("site.db"), false).unwrap();
    let before = migrate::MIGRATIONS.iter().position(|one| one.name == "attendance acts").unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS[..before], NOON, &mut |_| {}).unwrap();
    let contract = |id: i64, contest: &str| {
        format!(
            "INSERT INTO contracts (id, employer_id, worker_id, title, state, version, created_at) VALUES ({id}, 1, 1, 'Cook', 'active', 1, 1);
             INSERT INTO shifts (id, contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at) VALUES ({id}, {id}, 1, 1, 1, 2, 'no_show', 1, 1, 1);
             INSERT INTO attendance (shift_id, worker_id, starts_at, fact, noted_at, contest, answered_at) VALUES ({id}, 1, 1, 'missed', 1, {contest});
             INSERT INTO notifications (user_id, kind, title, body, href, created_at) VALUES (1, 'contract_shift_contested', 'A shift', '', '/contracts/{id}?tab=hours', 1);"
        )
    };
    let rows =
        ["PRAGMA foreign_keys = OFF;".to_owned(), contract(51, "'Wrong code', NULL"), contract(52, "'Wrong code', 2")];
    connection.execute_batch(&rows.concat()).unwrap();
    migrate::apply(&mut connection, &migrate::MIGRATIONS, NOON, &mut |_| {}).unwrap();
    let text = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, String>(0)).unwrap();
    assert_eq!(
        text("SELECT group_concat(contract_id || ' ' || side || ' ' || due) FROM contract_open"),
        "51 employer attendance"
    );
    assert_eq!(text("SELECT group_concat(id, '') FROM contracts WHERE waits_for_employer = 1"), "51");
    assert_eq!(text("SELECT group_concat(asks, ' ') FROM notifications"), "contract:51/employer/attendance");
}

#[tokio::test]
async fn money_is_done_once_it_is_confirmed_approved_or_paid() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    let paint = json!({ "kind": "expense", "amount": 2_350, "note": "Paint" });
    let expense = hand.post(&format!("{}/expenses", pair.path), paint).await.expect(201)["id"].clone();
    boss.post(&format!("/api/expenses/{expense}/approve"), json!({})).await.expect(200);
    let work = milestone(&pair, "Kitchen", 5_000).await;
    let mut recorded = Vec::new();
    for amount in [1_000, 2_000] {
        let made = record(&pair, boss, ("milestone", work), amount, json!({})).await.expect(201);
        recorded.push(made);
    }
    answer_payment(hand, &recorded[0], "confirm").await.expect(200);
    let (done, unread) = done_and_unread(hand).await;
    assert!(done.iter().any(|title| title.contains("a payment of $10.00")), "{done:?}");
    assert!(unread.iter().any(|title| title.contains("a payment of $20.00")), "{unread:?}");
    pass(&site, 9 * DAY).await;
    for (who, name) in [(boss, "Emma Employer"), (hand, "Wanda Worker")] {
        who.signs_in(name).await;
    }
    answer_payment(hand, &recorded[1], "deny").await.expect(200);
    let rest = record(&pair, boss, ("contract", pair.id()), 6_350, json!({})).await.expect(201);
    answer_payment(hand, &rest, "confirm").await.expect(200);
    all_of(&site, &[MONEY, &WORK].concat()).await;
}

#[tokio::test]
async fn a_dispute_is_done_for_a_side_once_it_has_nothing_to_answer() {
    let quarrel = Quarrel::new().await;
    let (boss, hand) = (&quarrel.pair.employer, &quarrel.pair.worker);
    let id = quarrel.milestone().await;
    let path = quarrel.open(boss, "milestone", &[id], 40_000).await;
    let (_, unread) = done_and_unread(hand).await;
    assert!(unread[0].contains("dispute"), "{unread:?}");
    hand.post(&format!("{path}/accept"), json!({})).await.expect(200);
    let (done, unread) = done_and_unread(hand).await;
    assert!(done[0].contains("dispute"), "{done:?}");
    assert!(unread.iter().all(|title| !title.contains("filed")), "{unread:?}");
    all_of(&quarrel.site, &[DISPUTES, &WORK].concat()).await;
}

#[tokio::test]
async fn a_review_is_done_once_it_is_written() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let (boss, hand) = (&pair.employer, &pair.worker);
    for who in [boss, hand] {
        pair.act(who, "end", json!({ "reason": "done" })).await.expect(200);
    }
    let mark = |category: &str| json!({ "category": category, "score": 5 });
    let by_worker = json!({ "scores": [mark("pay"), mark("conditions"), mark("communication")], "text": "" });
    pair.act(hand, "review", by_worker).await.expect(200);
    pass(&site, 11 * DAY + HOUR).await;
    boss.signs_in("Emma Employer").await;
    let by_employer = json!({ "scores": [mark("work"), mark("reliability"), mark("communication")], "text": "" });
    pair.act(boss, "review", by_employer).await.expect(200);
    all_of(&site, &[REVIEWS, &["contract_notice"]].concat()).await;
}
