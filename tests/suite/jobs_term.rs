//! A job leaves the board when its work is over: the end of its listing, renewals, edits, notices and to-dos.

use jobstead::clock::{self, DAY};
use jobstead::jobs::expiry;
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::{NOON, Reply, Site, Visitor, job_body};

statements! {
    EXPIRES_AT = "UPDATE jobs SET expires_at = $2 WHERE id = $1";
}

/// The zone of the site.
const ZONE: &str = "America/Los_Angeles";

/// Returns the date so many days after the test's first day, YYYY-MM-DD.
fn date(days: i64) -> String {
    clock::date_in(ZONE, NOON + days * DAY)
}

/// Returns the instant at which that date ends.
fn end_of(days: i64) -> i64 {
    clock::end_of_day(ZONE, &date(days)).unwrap()
}

fn dated(title: &str, first: i64, last: i64) -> Value {
    let mut body = job_body(title);
    body["startDate"] = json!(date(first));
    body["endDate"] = json!(date(last));
    body
}

async fn post(employer: &Visitor, body: Value) -> (i64, Value) {
    let job = employer.post("/api/jobs", body).await.expect(201);
    (job["id"].as_i64().unwrap(), job["expiresAt"].clone())
}

async fn job(person: &Visitor, id: i64) -> Value {
    person.get(&format!("/api/jobs/{id}")).await.expect(200)
}

fn can_renew(job: &Value) -> bool {
    job["viewer"]["can"].as_array().unwrap().contains(&json!("renew"))
}

/// Returns the fields that a refused body names.
fn fields(reply: &Reply) -> Vec<Value> {
    assert_eq!(reply.refused(422), "invalid");
    reply.json()["fields"].as_array().unwrap().iter().map(|field| field["field"].clone()).collect()
}

async fn board(site: &Site) -> Vec<Value> {
    let found = Visitor::new(site).get("/api/jobs").await.expect(200);
    found["items"].as_array().unwrap().iter().map(|job| job["title"].clone()).collect()
}

async fn notices(person: &Visitor) -> Vec<(String, String)> {
    let page = person.get("/api/notifications?limit=100").await.expect(200);
    let text = |note: &Value, part: &str| note[part].as_str().unwrap().to_owned();
    page["items"].as_array().unwrap().iter().map(|note| (text(note, "kind"), text(note, "title"))).collect()
}

async fn todos(person: &Visitor) -> usize {
    let day = person.get("/api/dashboard").await.expect(200);
    day["actions"].as_array().unwrap().iter().filter(|action| action["kind"] == "expiring").count()
}

#[tokio::test]
async fn work_that_is_over_leaves_the_board_and_the_employer_is_told() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (tonight, expires) = post(&employer, dated("Dishwasher for tonight", 0, 0)).await;
    assert_eq!(expires, end_of(0));
    let (_, later) = post(&employer, dated("Seasonal clerk", 0, 60)).await;
    assert_eq!(later, NOON + 30 * DAY, "no longer than any other job");
    assert!(!can_renew(&job(&employer, tonight).await));
    assert_eq!(employer.post(&format!("/api/jobs/{tonight}/renew"), json!({})).await.refused(409), "dated");

    // It ends soon, but there is nothing to do about it.
    schedule::run_once(&site.app).await.unwrap();
    assert!(notices(&employer).await.is_empty());
    assert_eq!(todos(&employer).await, 0);

    site.clock.advance(end_of(0) - NOON - 1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(board(&site).await, ["Seasonal clerk", "Dishwasher for tonight"]);
    site.clock.advance(1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(board(&site).await, ["Seasonal clerk"]);
    assert_eq!(notices(&employer).await, [("job_expired".to_owned(), "“Dishwasher for tonight” is over".to_owned())]);
    assert!(!can_renew(&job(&employer, tonight).await));
    assert_eq!(employer.post(&format!("/api/jobs/{tonight}/renew"), json!({})).await.refused(409), "dated");
}

#[tokio::test]
async fn the_first_day_ends_what_takes_one_day() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Haul a couch");
    body["startDate"] = json!(date(3));
    assert_eq!(post(&employer, body.clone()).await.1, NOON + 30 * DAY, "on Fridays and Saturdays from then on");
    body["kind"] = json!("one_off");
    assert_eq!(post(&employer, body.clone()).await.1, end_of(3));
    body["kind"] = json!("shift");
    body["whenText"] = json!(null);
    assert_eq!(post(&employer, body.clone()).await.1, end_of(3));
    body["kind"] = json!("steady");
    assert_eq!(post(&employer, body).await.1, NOON + 30 * DAY);
}

#[tokio::test]
async fn a_renewal_ends_with_the_work_too() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (id, _) = post(&employer, dated("Seasonal clerk", 0, 40)).await;
    site.clock.advance(26 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(todos(&employer).await, 1);
    let renewed = employer.post(&format!("/api/jobs/{id}/renew"), json!({})).await.expect(200);
    assert_eq!(renewed["expiresAt"], end_of(40));
    assert!(!can_renew(&renewed));
    assert_eq!(todos(&employer).await, 0);
}

#[tokio::test]
async fn an_edit_of_the_dates_moves_the_end() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (id, _) = post(&employer, job_body("Clerk")).await;
    let end_after = async |change: Value| {
        employer.patch(&format!("/api/jobs/{id}"), change).await.expect(200)["expiresAt"].as_i64().unwrap()
    };
    site.clock.advance(DAY);
    assert_eq!(end_after(json!({ "title": "Sales clerk" })).await, NOON + 30 * DAY);
    assert_eq!(end_after(json!({ "startDate": date(2), "endDate": date(50) })).await, NOON + 30 * DAY, "it can't grow");
    assert_eq!(end_after(json!({ "endDate": date(5) })).await, end_of(5));
    assert_eq!(end_after(json!({ "endDate": date(9) })).await, end_of(9));
    let past = json!({ "startDate": date(-20), "endDate": date(0) });
    let path = format!("/api/jobs/{id}");
    assert_eq!(fields(&employer.patch(&path, past).await), ["endDate"], "nobody would be able to take it");
    assert_eq!(end_after(json!({ "startDate": null, "endDate": null })).await, NOON + 31 * DAY);
    employer.post(&format!("/api/jobs/{id}/pause"), json!({})).await.expect(200);
    assert_eq!(end_after(json!({ "startDate": date(2), "endDate": date(3) })).await, end_of(3));
    site.clock.advance(3 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(job(&employer, id).await["status"], "expired");
}

#[tokio::test]
async fn a_fee_that_is_paid_after_the_work_still_buys_a_listing() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    site.end_promotion().await;
    let (id, expires) = post(&employer, dated("Dishwasher for tonight", 0, 0)).await;
    assert_eq!(expires, Value::Null);
    site.clock.advance(DAY);
    operator.signs_in_as_operator().await;
    let fee = employer.get(&format!("/api/jobs/{id}/fee")).await.expect(200)["fee"]["id"].clone();
    operator
        .post(&format!("/api/admin/fees/{fee}/pay"), json!({ "method": "cash", "reference": "At the counter" }))
        .await
        .expect(200);
    let listed = job(&employer, id).await;
    assert_eq!(
        (&listed["status"], &listed["expiresAt"]),
        (&json!("open"), &json!(NOON + 8 * DAY)),
        "a week to change the days"
    );
    assert!(!can_renew(&listed));
    let change = json!({ "startDate": date(4), "endDate": date(6) });
    let changed = employer.patch(&format!("/api/jobs/{id}"), change).await.expect(200);
    assert_eq!(changed["expiresAt"], end_of(6));
}

#[tokio::test]
async fn days_that_have_passed_are_refused() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    assert_eq!(fields(&employer.post("/api/jobs", dated("Clerk", -2, -1)).await), ["endDate"]);
    let mut body = job_body("Haul a couch");
    body["startDate"] = json!(date(-1));
    assert_eq!(post(&employer, body.clone()).await.1, NOON + 30 * DAY, "shifts may have begun");
    body["kind"] = json!("one_off");
    assert_eq!(fields(&employer.post("/api/jobs", body).await), ["startDate"]);
    // A draft that waited too long.
    let (id, _) = post(&employer, job_body("Clerk")).await;
    let draft = employer.post(&format!("/api/jobs/{id}/duplicate"), json!({})).await.expect(201)["id"].clone();
    let days = json!({ "startDate": date(0), "endDate": date(0) });
    employer.patch(&format!("/api/jobs/{draft}"), days).await.expect(200);
    site.clock.advance(DAY);
    employer.patch(&format!("/api/jobs/{draft}"), json!({ "title": "Sales clerk" })).await.expect(200);
    assert_eq!(employer.post(&format!("/api/jobs/{draft}/publish"), json!({})).await.refused(409), "over");
    assert_eq!(board(&site).await.len(), 2);
}

#[tokio::test]
async fn applicants_are_promised_a_reply_before_the_work_is_over() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Una Worker", "worker").await;
    for (days, answer_by) in [(0, clock::just_before(end_of(0))), (20, NOON + 7 * DAY)] {
        let (id, _) = post(&employer, dated("Dishwasher", 0, days)).await;
        let application = worker.applies(id).await;
        let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
        assert_eq!(seen["answerBy"], answer_by);
    }
    let page = Visitor::new(&site).get("/jobs/1").await.text();
    assert!(page.contains("Everyone who applies gets a reply before it ends."));
    site.clock.advance(end_of(0) - NOON);
    schedule::run_once(&site.app).await.unwrap();
    let titles: Vec<_> = notices(&worker).await.into_iter().filter(|(kind, _)| kind == "not_selected").collect();
    assert_eq!(titles, [("not_selected".to_owned(), "“Dishwasher” is over".to_owned())]);
}

#[tokio::test]
async fn jobs_that_are_over_and_jobs_to_renew_are_told_apart() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for title in ["Cook", "Baker"] {
        let (id, _) = post(&employer, job_body(title)).await;
        site.write(move |tx| tx.run(EXPIRES_AT, args![id, end_of(0)])).await;
        post(&employer, dated(title, 0, 0)).await;
    }
    site.clock.advance(end_of(0) - NOON);
    schedule::run_once(&site.app).await.unwrap();
    let mut titles: Vec<_> = notices(&employer).await.into_iter().map(|(_, title)| title).collect();
    titles.sort();
    assert_eq!(titles, ["Several of your jobs are over", "Several of your jobs have expired"]);
}

#[tokio::test]
async fn time_offline_extends_a_term_up_to_the_end_of_the_work() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (open_ended, _) = post(&employer, job_body("Cook")).await;
    let (seasonal, _) = post(&employer, dated("Clerk", 0, 31)).await;
    let (tonight, _) = post(&employer, dated("Dishwasher", 0, 0)).await;
    site.write(|tx| expiry::postpone(tx, 30 * DAY)).await;
    let mut ends = Vec::new();
    for id in [open_ended, seasonal, tonight] {
        ends.push(job(&employer, id).await["expiresAt"].as_i64().unwrap());
    }
    assert_eq!(ends, [NOON + 60 * DAY, end_of(31), end_of(0)]);
}
