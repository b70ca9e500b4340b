//! Reply deadlines: the employer is notified a day before the deadline and once it has passed; a week later, the
//! application closes.

use jobstead::clock::{DAY, HOUR};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::{NOON, Site, Visitor};

async fn notifications(person: &Visitor, kind: &str) -> Vec<Value> {
    let page = person.get("/api/notifications?limit=100").await.expect(200);
    page["items"].as_array().unwrap().iter().filter(|note| note["kind"] == kind).cloned().collect()
}

/// Advances the clock an hour at a time and runs the scheduled tasks each time.
async fn advance(site: &Site, milliseconds: i64) {
    for _ in 0..milliseconds / HOUR {
        site.clock.advance(HOUR);
        schedule::run_once(&site.app).await.unwrap();
    }
}

#[tokio::test]
async fn a_deadline_notifies_once_before_and_once_after_then_closes() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let other = site.person("Walt Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    other.applies(job).await;
    let sent = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&sent["answerBy"], &sent["answeredAt"]), (&json!(NOON + 7 * DAY), &Value::Null));

    advance(&site, 6 * DAY - HOUR).await;
    assert!(notifications(&employer, "promise_near").await.is_empty());
    advance(&site, 2 * HOUR).await;
    let near = notifications(&employer, "promise_near").await;
    assert_eq!(near.len(), 1);
    assert_eq!(near[0]["title"], "2 people are waiting for a reply by tomorrow");
    employer.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    advance(&site, DAY).await;
    assert_eq!(notifications(&employer, "promise_near").await.len(), 1);
    assert_eq!(
        notifications(&employer, "promise_past").await[0]["title"],
        "2 people are waiting longer than you promised"
    );

    advance(&site, 7 * DAY - 3 * HOUR).await;
    assert_eq!(notifications(&employer, "promise_past").await.len(), 1);
    assert!(notifications(&worker, "not_selected").await.is_empty());
    advance(&site, 3 * HOUR).await;
    let closed = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&closed["status"], &closed["ending"]), (&json!("not_selected"), &json!("no_answer")));
    // The application was closed, but the employer never replied.
    assert_eq!(closed["answeredAt"], Value::Null);
    assert_eq!(notifications(&worker, "not_selected").await[0]["title"], "No reply about “Line cook”");
    assert_eq!(notifications(&employer, "promise_broken").await.len(), 1);
    advance(&site, DAY).await;
    assert_eq!(notifications(&worker, "not_selected").await.len(), 1);
}

#[tokio::test]
async fn any_reply_meets_the_deadline() {
    for step in ["shortlist", "interview", "offer", "decline"] {
        let site = Site::new().await;
        let (employer, worker, application) = applied(&site).await;
        site.clock.advance(DAY);
        employer.step(application, "open").await.expect(200);
        let reply = employer.step(application, step).await.expect(200);
        assert_eq!(reply["answeredAt"], NOON + DAY, "{step}");
        advance(&site, 15 * DAY).await;
        let after = worker.get(&format!("/api/applications/{application}")).await.expect(200);
        assert_eq!(after["status"], reply["status"], "{step}");
        assert!(notifications(&employer, "promise_near").await.is_empty(), "{step}");
    }
}

#[tokio::test]
async fn viewing_is_not_a_reply_and_outdated_reminders_are_skipped() {
    let site = Site::new().await;
    let (employer, _, application) = applied(&site).await;
    employer.step(application, "open").await.expect(200);
    site.clock.advance(8 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert!(notifications(&employer, "promise_near").await.is_empty());
    assert_eq!(notifications(&employer, "promise_past").await.len(), 1);
}

#[tokio::test]
async fn applicants_see_how_a_job_ended() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (first, second) = (site.person("Wanda Worker", "worker").await, site.person("Walt Worker", "worker").await);
    let filled = employer.posts("Line cook").await;
    let (hired, left) = (first.applies(filled).await, second.applies(filled).await);
    employer.step(left, "shortlist").await.expect(200);
    employer.step(hired, "offer").await.expect(200);
    first.step(hired, "accept").await.expect(200);
    let seen = second.get(&format!("/api/applications/{left}")).await.expect(200);
    assert_eq!((&seen["status"], &seen["ending"]), (&json!("not_selected"), &json!("filled")));
    assert_eq!(seen["job"]["applicationCount"], 2);
    let note = notifications(&second, "not_selected").await.remove(0);
    assert_eq!(note["title"], "“Line cook” was filled");
    assert_eq!(note["body"], "You were shortlisted. 2 people applied.");

    let closed = employer.posts("Waiter").await;
    let application = second.applies(closed).await;
    employer.post(&format!("/api/jobs/{closed}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    let seen = second.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&seen["ending"], &seen["answeredAt"]), (&json!("closed"), &json!(NOON)));

    let expiring = employer.posts("Baker").await;
    let application = second.applies(expiring).await;
    employer.step(application, "interview").await.expect(200);
    for _ in 0..31 {
        // A visit every day keeps the session alive.
        second.get("/api/auth/user").await.expect(200);
        advance(&site, DAY).await;
    }
    assert_eq!(second.get(&format!("/api/applications/{application}")).await.expect(200)["ending"], "expired");
}

#[tokio::test]
async fn taking_a_job_down_ends_its_applications_and_deadlines() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let reason = json!({ "reason": "Rule 3: no pay is listed." });
    operator.post(&format!("/api/jobs/{job}/refuse"), reason).await.expect(200);
    let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&seen["status"], &seen["ending"]), (&json!("not_selected"), &json!("refused")));
    assert_eq!(notifications(&worker, "not_selected").await[0]["title"], "“Line cook” was taken down");
    site.clock.advance(20 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(notifications(&worker, "not_selected").await.len(), 1, "the reply deadline no longer applies");
}
