//! Listed jobs: pausing, resuming, renewing and copying; the track record; the budget guide.

use jobstead::clock::{DAY, HOUR};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::{Site, Visitor, job_body};

async fn order(site: &Site) -> Vec<Value> {
    let found = Visitor::new(site).get("/api/jobs").await.expect(200);
    found["items"].as_array().unwrap().iter().map(|job| job["title"].clone()).collect()
}

#[tokio::test]
async fn a_paused_job_is_unlisted_and_keeps_its_position() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let first = employer.posts("First").await;
    employer.posts("Second").await;
    let step = |step: &str| format!("/api/jobs/{first}/{step}");
    let paused = employer.post(&step("pause"), json!({})).await.expect(200);
    assert_eq!(paused["status"], "paused");
    assert_eq!(order(&site).await, ["Second"]);
    assert_eq!(employer.post(&step("pause"), json!({})).await.refused(409), "wrong_state");
    employer.posts("Third").await;
    site.clock.advance(HOUR);
    let back = employer.post(&step("resume"), json!({})).await.expect(200);
    assert_eq!(back["status"], "open");
    assert_eq!(back["checkedAt"], site.clock.now());
    // Pausing and resuming a job doesn't move it above later ones.
    assert_eq!(order(&site).await, ["Third", "Second", "First"]);
    assert_eq!(Visitor::new(&site).get("/api/jobs?query=first").await.expect(200)["total"]["count"], 1);
}

#[tokio::test]
async fn a_paused_job_still_expires() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("First").await;
    employer.post(&format!("/api/jobs/{job}/pause"), json!({})).await.expect(200);
    site.clock.advance(30 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(employer.get(&format!("/api/jobs/{job}")).await.expect(200)["status"], "expired");
}

#[tokio::test]
async fn a_job_can_be_renewed_in_its_last_week_or_after_expiry() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("First").await;
    employer.posts("Second").await;
    let renew = format!("/api/jobs/{job}/renew");
    assert_eq!(employer.post(&renew, json!({})).await.refused(409), "not_yet");
    site.clock.advance(24 * DAY);
    let renewed = employer.post(&renew, json!({})).await.expect(200);
    assert_eq!(renewed["expiresAt"], site.clock.now() + 30 * DAY);
    assert_eq!(order(&site).await, ["Second", "First"], "renewing doesn't move a job up");
    site.clock.advance(30 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert!(order(&site).await.is_empty());
    employer.signs_in("Emma Employer").await;
    let again = employer.post(&renew, json!({})).await.expect(200);
    assert_eq!((&again["status"], &again["closedAt"]), (&json!("open"), &json!(null)));
    assert_eq!(order(&site).await, ["First"]);
}

#[tokio::test]
async fn a_copy_is_a_draft_until_its_owner_publishes_it() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Line cook");
    body["questions"] = json!(["Do you have a knife?"]);
    body["startDate"] = json!("2026-11-21");
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "other" })).await.expect(200);
    let copy = employer.post(&format!("/api/jobs/{job}/duplicate"), json!({})).await.expect(201);
    assert_eq!(copy["status"], "draft");
    assert_eq!((&copy["questions"], &copy["startDate"]), (&json!(["Do you have a knife?"]), &json!(null)));
    let id = copy["id"].as_i64().unwrap();
    assert_eq!(Visitor::new(&site).get(&format!("/api/jobs/{id}")).await.refused(404), "not_found");
    let published = employer.post(&format!("/api/jobs/{id}/publish"), json!({})).await.expect(200);
    assert_eq!(published["status"], "open");
}

#[tokio::test]
async fn a_published_draft_waits_for_its_fee_unless_posting_is_free() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    let copy = employer.post(&format!("/api/jobs/{job}/duplicate"), json!({})).await.expect(201)["id"].clone();
    site.end_promotion().await;
    let waiting = employer.post(&format!("/api/jobs/{copy}/publish"), json!({})).await.expect(200);
    assert_eq!(waiting["status"], "pending_payment");
}

#[tokio::test]
async fn applicants_are_notified_of_changes() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    worker.applies(job).await;
    let path = format!("/api/jobs/{job}");
    employer.patch(&path, json!({ "title": "Line cook" })).await.expect(200);
    assert_eq!(
        change_notifications(&site, worker.id().await).await,
        Vec::<String>::new(),
        "no notification without a change"
    );
    employer.patch(&path, json!({ "budgetMax": 2500, "whenText": "Saturday" })).await.expect(200);
    employer.patch(&path, json!({ "area": "Depot Street" })).await.expect(200);
    assert_eq!(
        change_notifications(&site, worker.id().await).await,
        ["The employer changed: location."],
        "the unread notification is replaced"
    );
}

jobstead::statements! {
    CHANGE_NOTIFICATIONS = "SELECT body FROM notifications WHERE user_id = $1 AND kind = 'job_changed' ORDER BY id LIMIT 10";
}

async fn change_notifications(site: &Site, user: i64) -> Vec<String> {
    site.read(move |tx| tx.all(CHANGE_NOTIFICATIONS, jobstead::args![user], jobstead::db::value)).await
}

#[tokio::test]
async fn the_track_record_is_computed_from_past_jobs() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let hired_for = employer.posts("One").await;
    let application = worker.applies(hired_for).await;
    employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    let closed = employer.posts("Two").await;
    employer.post(&format!("/api/jobs/{closed}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    let job = employer.posts("Three").await;
    site.clock.advance(2 * HOUR);
    schedule::run_once(&site.app).await.unwrap();
    let track_record = Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200)["trackRecord"].clone();
    assert_eq!((&track_record["jobsEnded"], &track_record["jobsHired"]), (&json!(2), &json!(1)));
    assert_eq!(track_record["replyMedian"], json!(null), "one reply isn't enough for a median");
    assert!(track_record["seenAt"].as_i64().unwrap() > 0);
}

#[tokio::test]
async fn the_budget_guide_needs_enough_jobs_to_show_pay() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let guide = "/api/budget-guide?category=food&unit=hour&title=line%20cook";
    for _ in 0..4 {
        employer.posts("Line cook").await;
    }
    let four = Visitor::new(&site).get(guide).await.expect(200);
    assert_eq!((&four["count"], &four["low"]), (&json!(4), &json!(null)));
    employer.posts("Line cook").await;
    let five = Visitor::new(&site).get(guide).await.expect(200);
    assert_eq!((&five["count"], &five["low"], &five["byTitle"]), (&json!(5), &json!(2000), &json!(true)));
    let other = Visitor::new(&site).get("/api/budget-guide?category=food&unit=day").await.expect(200);
    assert_eq!(other["count"], 0, "hourly pay says nothing about daily pay");
}

#[tokio::test]
async fn similar_jobs_are_open_and_never_the_job_itself() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Pastry cook").await;
    for title in ["Line cook", "Waiter", "Dishwasher", "Night cook"] {
        employer.posts(title).await;
    }
    let found = Visitor::new(&site).get(&format!("/api/jobs/{job}/similar")).await.expect(200);
    let titles: Vec<_> = found["items"].as_array().unwrap().iter().map(|job| job["title"].as_str().unwrap()).collect();
    assert_eq!(titles.len(), 3);
    assert!(titles[..2].contains(&"Line cook") && titles[..2].contains(&"Night cook"), "{titles:?}");
}

#[tokio::test]
async fn the_city_guide_shows_areas_and_past_pay() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut jobs = Vec::new();
    for area in ["Harbour", "Depot Street", "Depot Street", "Depot Street", "Depot Street"] {
        let mut body = job_body("Line cook");
        body["area"] = json!(area);
        jobs.push(employer.post("/api/jobs", body).await.expect(201)["id"].clone());
    }
    let path = "/api/city-guide?place=portland&state=or";
    let town = Visitor::new(&site).get(path).await.expect(200);
    assert_eq!(town["areas"], json!(["Depot Street", "Harbour"]));
    assert_eq!(town["pay"], json!([]), "open jobs haven't paid anyone yet");
    for job in jobs {
        employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "other" })).await.expect(200);
    }
    let pay = Visitor::new(&site).get(path).await.expect(200)["pay"].clone();
    assert_eq!(pay, json!([{ "category": "food", "unit": "hour", "count": 5, "low": 2000, "high": 2000 }]));
    assert_eq!(
        Visitor::new(&site).get("/api/city-guide?place=nowhere-at-all&state=OR").await.refused(404),
        "not_found"
    );
}
