//! Importing the newer file of a source: jobs that it has changed are updated, and those that it doesn't have are closed.

use jobstead::clock::DAY;
use jobstead::ids::ImportId;
use jobstead::imports::work;
use jobstead::{db, schedule, statements};
use serde_json::{Value, json};

use crate::imports::{mapping, step, uploaded};
use crate::support::{Site, Visitor, apply_body, wrong_numbers};

statements! {
    REASONS = "SELECT reason FROM audit_log WHERE act = 'jobs_imported' ORDER BY id LIMIT 10";
    JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE status = 'open' AND title LIKE 'New job %'";
    OPEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs WHERE status = 'open'";
    KNOWN = "SELECT CAST(COUNT(*) AS BIGINT) FROM import_known";
}

pub const HEAD: &str = "Id,Position,Department,About,Pay,Place,Posted,Until,State\n";

pub fn row(id: usize, title: &str, about: &str, pay: &str) -> String {
    format!("{id},{title},Kitchen,{about},{pay},\"Charleston, SC\",2026-11-01,,\n")
}

pub fn file(rows: &[String]) -> String {
    HEAD.to_owned() + &rows.concat()
}

/// Uploads and checks a file.
pub async fn checked(site: &Site, person: &Visitor, name: &str, text: &str) -> (String, Value) {
    let import = uploaded(person, name, text).await;
    let mut body = mapping(person, json!({ "Kitchen": "food" })).await;
    body["map"]["map"]["expiresOn"] = json!("Until");
    body["map"]["map"]["status"] = json!("State");
    person.put(&format!("{import}/map"), body).await.expect(200);
    let details = step(site, person, &import, "check").await;
    (import, details)
}

/// Runs a checked import.
pub async fn run(site: &Site, person: &Visitor, import: &str, choice: Value) -> Value {
    person.post(&format!("{import}/run"), choice).await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    person.get(import).await.expect(200)
}

/// Imports a file without treating the jobs that are here in any way.
pub async fn imported(site: &Site, person: &Visitor, name: &str, text: &str) {
    let (import, _) = checked(site, person, name, text).await;
    assert_eq!(run(site, person, &import, json!({})).await["state"], "done");
}

pub fn both() -> Value {
    json!({ "updateKnown": true, "closeMissing": true })
}

pub fn counts<const N: usize>(details: &Value, names: [&str; N]) -> [i64; N] {
    names.map(|name| details["counts"][name].as_i64().unwrap())
}

/// Returns the job with a title.
pub async fn job(person: &Visitor, title: &str) -> Value {
    let jobs = person.get("/api/my-jobs?limit=50").await.expect(200);
    let card = jobs["items"].as_array().unwrap().iter().find(|job| job["title"] == title).expect(title).clone();
    person.get(&format!("/api/jobs/{}", card["id"])).await.expect(200)
}

async fn found(visitor: &Visitor, words: &str) -> Vec<String> {
    let found = visitor.get(&format!("/api/jobs?literal=true&query={words}")).await.expect(200);
    found["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_newer_file_updates_and_closes_jobs_and_leaves_what_people_did_here() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first = [
        row(1, "Cook", "Grill.", "$18/hr"),
        row(2, "Baker", "Bake.", "$17/hr"),
        row(3, "Waiter", "Serve.", "$16/hr"),
        row(4, "Driver", "Drive.", "$19/hr"),
        row(5, "Host", "Greet.", "$15/hr"),
        row(6, "Barista", "Brew.", "$15/hr"),
    ];
    imported(&site, &operator, "feed.csv", &file(&first)).await;
    let id = async |title: &str| job(&operator, title).await["id"].as_i64().unwrap();
    let (cook, baker, waiter, driver, host) =
        (id("Cook").await, id("Baker").await, id("Waiter").await, id("Driver").await, id("Host").await);
    // What people do in the meantime.
    let (wanda, walt, winnie) = (
        site.person("Wanda Worker", "worker").await,
        site.person("Walt Worker", "worker").await,
        site.person("Winnie Worker", "worker").await,
    );
    wanda.applies(cook).await;
    walt.applies(waiter).await;
    let application = winnie.post(&format!("/api/jobs/{driver}/applications"), apply_body()).await.expect(201);
    operator.step(application["id"].as_i64().unwrap(), "offer").await.expect(200);
    operator.patch(&format!("/api/jobs/{baker}"), json!({ "description": "Bake with love." })).await.expect(200);
    operator.post(&format!("/api/jobs/{host}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    let before = operator.get(&format!("/api/jobs/{cook}")).await.expect(200);

    let second = [
        row(1, "Head cook", "Lead the kitchen brigade.", "$24/hr"),
        row(2, "Baker", "Bake rye bread.", "$18/hr"),
        row(5, "Host", "Greet everyone.", "$16/hr"),
        row(6, "Barista", "Brew.", "$15/hr"),
        row(7, "Dishwasher", "Wash.", "$15/hr"),
    ];
    let (import, details) = checked(&site, &operator, "feed-1.csv", &file(&second)).await;
    let names = ["ready", "known", "changed", "expiring", "edited", "sourceOpen", "missing", "kept"];
    assert_eq!(counts(&details, names), [5, 4, 1, 0, 1, 5, 1, 1]);
    assert_eq!(details["missing"], json!([{ "id": waiter, "title": "Waiter" }]));
    assert_eq!(found(&operator, "cook").await, ["Cook"], "a check changes nothing");

    let details = run(&site, &operator, &import, both()).await;
    assert_eq!((&details["state"], &details["done"], &details["total"]), (&json!("done"), &json!(6), &json!(6)));
    assert_eq!(counts(&details, ["added", "updated", "edited", "ended", "kept"]), [1, 1, 1, 1, 1]);
    // The board, the search, the page and the counts say what the file says.
    let board = operator.get("/api/jobs").await.expect(200);
    let titles: Vec<&str> =
        board["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["Dishwasher", "Barista", "Driver", "Baker", "Head cook"], "a job keeps its position");
    assert_eq!(found(&operator, "brigade").await, ["Head cook"]);
    assert_eq!(found(&operator, "waiter").await, Vec::<String>::new());
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 5);
    let stranger = Visitor::new(&site);
    let after = stranger.get(&format!("/api/jobs/{cook}")).await.expect(200);
    assert_eq!((&after["description"], &after["budgetMin"]), (&json!("Lead the kitchen brigade."), &json!(2400)));
    assert_eq!((&after["listedAt"], &after["expiresAt"]), (&before["listedAt"], &before["expiresAt"]));
    assert_eq!(after["checkedAt"], Value::Null, "nobody confirmed it");
    let page = stranger.get(&format!("/jobs/{cook}")).await.text();
    assert!(page.contains("Lead the kitchen brigade.") && !page.contains("Grill."), "{page}");
    assert_eq!(stranger.get(&format!("/jobs/{waiter}")).await.status.as_u16(), 410);
    // What people did stays.
    assert_eq!(job(&operator, "Baker").await["description"], "Bake with love.");
    let host = job(&operator, "Host").await;
    assert_eq!((&host["status"], &host["description"]), (&json!("closed"), &json!("Greet.")));
    assert_eq!(winnie.get("/api/applications").await.expect(200)["items"][0]["status"], "offered");
    // Applicants know.
    let told = async |worker: &Visitor| worker.get("/api/notifications").await.expect(200)["items"][0].clone();
    assert_eq!(told(&walt).await["title"], "“Waiter” was closed");
    assert_eq!(walt.get("/api/applications").await.expect(200)["items"][0]["status"], "not_selected");
    assert_eq!(told(&wanda).await["body"], "The employer changed: title, pay, description.");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
    let reasons = site.read(|tx| tx.all(REASONS, &[], db::value::<String>)).await;
    assert_eq!(reasons, ["", "Changed jobs updated. Missing jobs closed."]);
    assert_eq!(
        site.read(|tx| tx.one(KNOWN, &[], db::value::<i64>)).await,
        0,
        "only what an open import needs is stored"
    );

    // Once more changes nothing.
    let (import, details) = checked(&site, &operator, "feed-2.csv", &file(&second)).await;
    assert_eq!(counts(&details, names), [5, 5, 0, 0, 1, 5, 0, 1]);
    let details = run(&site, &operator, &import, both()).await;
    assert_eq!(counts(&details, ["added", "updated", "edited", "ended", "kept"]), [0, 0, 1, 0, 1]);
    assert_eq!(stranger.get(&format!("/api/jobs/{cook}")).await.expect(200)["updatedAt"], after["updatedAt"]);
}

#[tokio::test]
async fn without_the_switches_jobs_stay_as_they_are() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let first =
        [row(1, "Cook", "Grill.", "$18/hr"), row(2, "Baker", "Bake.", "$17/hr"), row(3, "Waiter", "Serve.", "")];
    imported(&site, &operator, "feed.csv", &file(&first)).await;
    let (import, details) =
        checked(&site, &operator, "b.csv", &file(&[row(1, "Head cook", "Lead.", ""), first[1].clone()])).await;
    assert_eq!(counts(&details, ["changed", "missing"]), [1, 1]);
    let details = run(&site, &operator, &import, json!({})).await;
    assert_eq!(counts(&details, ["added", "updated", "edited", "ended", "kept"]), [0; 5]);
    assert_eq!(found(&operator, "cook").await, ["Cook"]);
    assert_eq!(operator.get("/api/site").await.expect(200)["openJobs"], 3);
}

#[tokio::test]
async fn an_update_goes_on_where_it_stopped_and_two_workers_do_nothing_twice() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs = |range: std::ops::Range<usize>, title: &str| -> Vec<String> {
        range.map(|n| row(n, &format!("{title} {n}"), "Do it.", "")).collect()
    };
    imported(&site, &operator, "feed.csv", &file(&jobs(0..130, "Job"))).await;
    let worker = site.person("Wanda Worker", "worker").await;
    let last = job(&operator, "Job 129").await["id"].as_i64().unwrap();
    worker.applies(last).await;
    let (import, details) = checked(&site, &operator, "b.csv", &file(&jobs(0..70, "New job"))).await;
    assert_eq!(counts(&details, ["changed", "missing", "sourceOpen"]), [70, 60, 130]);
    let id = ImportId(import.rsplit('/').next().unwrap().parse().unwrap());
    operator.post(&format!("{import}/run"), both()).await.expect(200);
    let open = async |sql: db::Sql| site.read(move |tx| tx.one(sql, &[], db::value::<i64>)).await;
    assert!(work::tick(&site.app, id).await.unwrap());
    assert_eq!((open(JOBS).await, open(OPEN).await), (50, 130));
    // Cut in the middle of the updates, and again in the middle of the closings.
    let other = async || operator.post(&format!("{import}/run"), json!({})).await.expect(200);
    other().await;
    for _ in 0..2 {
        assert!(work::tick(&site.app, id).await.unwrap());
    }
    assert_eq!((open(JOBS).await, open(OPEN).await), (70, 110));
    other().await;
    let (first, second) = tokio::join!(work::work(&site.app, id), work::work(&site.app, id));
    first.and(second).unwrap();
    schedule::run_once(&site.app).await.unwrap();
    let details = operator.get(&import).await.expect(200);
    assert_eq!((&details["state"], &details["done"], &details["total"]), (&json!("done"), &json!(130), &json!(130)));
    assert_eq!(counts(&details, ["updated", "ended", "added"]), [70, 60, 0]);
    assert_eq!((open(JOBS).await, open(OPEN).await), (70, 70));
    let told = worker.get("/api/notifications").await.expect(200);
    let closed =
        told["items"].as_array().unwrap().iter().filter(|item| item["title"] == "“Job 129” was closed").count();
    assert_eq!(closed, 1, "{told}");
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn what_happens_between_the_check_and_the_import_counts() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let jobs: Vec<String> = (1..=6).map(|n| row(n, &format!("Job {n}"), "Do it.", "")).collect();
    imported(&site, &operator, "feed.csv", &file(&jobs)).await;
    let rows = [row(1, "New 1", "Do it.", ""), row(2, "New 2", "Do it.", ""), jobs[2].clone()];
    let (import, details) = checked(&site, &operator, "b.csv", &file(&rows)).await;
    assert_eq!(counts(&details, ["changed", "missing", "kept", "edited"]), [2, 3, 0, 0]);
    let id = async |title: &str| job(&operator, title).await["id"].as_i64().unwrap();
    let (two, four, five) = (id("Job 2").await, id("Job 4").await, id("Job 5").await);
    operator.patch(&format!("/api/jobs/{two}"), json!({ "title": "Mine" })).await.expect(200);
    let worker = site.person("Wanda Worker", "worker").await;
    let application = worker.post(&format!("/api/jobs/{four}/applications"), apply_body()).await.expect(201);
    operator.step(application["id"].as_i64().unwrap(), "offer").await.expect(200);
    operator.post(&format!("/api/jobs/{five}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    let details = run(&site, &operator, &import, both()).await;
    assert_eq!(counts(&details, ["updated", "edited", "ended", "kept"]), [1, 1, 1, 1]);
    assert_eq!(job(&operator, "Mine").await["status"], "open");
    assert_eq!(job(&operator, "Job 5").await["closeReason"], "not_needed");
}

#[tokio::test]
async fn the_last_day_follows_the_file_unless_a_job_was_renewed_here() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let row =
        |id: usize, until: &str| format!("{id},Job {id},Kitchen,Do it.,,\"Charleston, SC\",2026-11-01,{until},\n");
    let day = |n: i64| jobstead::clock::date_in("America/New_York", site.clock.now() + n * DAY);
    let (soon, later, latest) = (day(5), day(20), day(50));
    let first = [row(1, &soon), row(2, &later), row(3, &soon), row(4, ""), row(5, &soon)];
    imported(&site, &operator, "feed.csv", &file(&first)).await;
    let ends = async |id: usize| job(&operator, &format!("Job {id}")).await["expiresAt"].as_i64().unwrap();
    let (end_soon, end_later) = (ends(1).await, ends(2).await);
    let third = job(&operator, "Job 3").await["id"].clone();
    operator.post(&format!("/api/jobs/{third}/renew"), json!({})).await.expect(200);
    let renewed = ends(3).await;
    // Later, earlier, earlier than it was renewed for, none, and unchanged.
    let second = [row(1, &latest), row(2, &soon), row(3, &later), row(4, ""), row(5, &soon)];
    let (import, details) = checked(&site, &operator, "b.csv", &file(&second)).await;
    assert_eq!(counts(&details, ["changed", "expiring", "known"]), [2, 0, 5]);
    assert_eq!(counts(&run(&site, &operator, &import, both()).await, ["updated"]), [2]);
    assert!(ends(1).await > end_later);
    assert_eq!((ends(2).await, ends(3).await, ends(5).await), (end_soon, renewed, end_soon));
    let worker = site.person("Wanda Worker", "worker").await;
    let fourth = job(&operator, "Job 4").await["id"].as_i64().unwrap();
    worker.applies(fourth).await;

    // In its last week, a job without a last day is renewed, and one that has expired is listed again.
    let kept = [row(1, &latest), row(3, ""), row(4, "")];
    site.clock.advance(26 * DAY);
    operator.signs_in_as_operator().await;
    let (import, details) = checked(&site, &operator, "c.csv", &file(&kept)).await;
    assert_eq!(counts(&details, ["changed", "expiring", "missing"]), [0, 2, 0]);
    let before = ends(4).await;
    site.clock.advance(5 * DAY);
    operator.signs_in_as_operator().await;
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(job(&operator, "Job 4").await["status"], "expired");
    let details = run(&site, &operator, &import, json!({ "updateKnown": true })).await;
    assert_eq!(counts(&details, ["updated"]), [2]);
    assert_eq!(job(&operator, "Job 4").await["status"], "open");
    assert!(ends(4).await > before);
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}

#[tokio::test]
async fn the_page_and_the_reminder_say_the_last_day_of_the_file() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let row = "1,Cook,Kitchen,Grill.,$18/hr,\"Charleston, SC\",2026-11-01,2026-11-24,\n".to_owned();
    imported(&site, &operator, "feed.csv", &file(&[row])).await;
    let id = job(&operator, "Cook").await["id"].clone();
    let page = Visitor::new(&site).get(&format!("/jobs/{id}")).await.text();
    assert!(page.contains("Listed until Nov 24, 2026."), "{page}");
    let actions = operator.get("/api/dashboard").await.expect(200)["actions"].clone();
    let expiring = actions.as_array().unwrap().iter().find(|todo| todo["kind"] == "expiring").expect("a to-do");
    assert!(expiring["title"].as_str().unwrap().ends_with("Nov 24"), "{expiring}");
}

#[tokio::test]
async fn undoing_an_import_leaves_the_jobs_that_a_newer_file_has_which_go_with_that_one() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let [cook, baker, waiter] =
        [(1, "Cook"), (2, "Baker"), (3, "Waiter")].map(|(id, title)| row(id, title, "Do it.", "$18/hr"));
    let open = async || site.read(|tx| tx.one(OPEN, &[], db::value::<i64>)).await;
    let (first, _) =
        checked(&site, &operator, "monday.csv", &file(&[cook.clone(), baker.clone(), waiter.clone()])).await;
    run(&site, &operator, &first, json!({})).await;
    let (second, _) = checked(&site, &operator, "tuesday.csv", &file(&[cook.clone(), baker.clone()])).await;
    run(&site, &operator, &second, json!({})).await;
    let (third, _) = checked(&site, &operator, "wednesday.csv", &file(std::slice::from_ref(&cook))).await;
    run(&site, &operator, &third, json!({})).await;

    let undone = step(&site, &operator, &first, "undo").await;
    assert_eq!(counts(&undone, ["deleted", "closed", "shared"]), [1, 0, 2]);
    assert_eq!((undone["done"].clone(), open().await), (json!(3), 2), "Tuesday's file has two of them");
    let undone = step(&site, &operator, &second, "undo").await;
    assert_eq!(counts(&undone, ["deleted", "closed", "shared"]), [1, 0, 1]);
    assert_eq!(job(&operator, "Cook").await["status"], "open");
    // An import that was undone has nothing anymore.
    let (fourth, _) = checked(&site, &operator, "thursday.csv", &file(&[cook])).await;
    run(&site, &operator, &fourth, json!({})).await;
    step(&site, &operator, &fourth, "undo").await;
    assert_eq!(open().await, 1, "it didn't list the job, and Wednesday's file has it");
    let undone = step(&site, &operator, &third, "undo").await;
    assert_eq!((counts(&undone, ["deleted", "shared"]), open().await), ([1, 0], 0));
    assert_eq!(wrong_numbers(&site).await, Vec::<&str>::new());
}
