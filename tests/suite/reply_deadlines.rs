//! Reply deadlines: a notification a day before, another once one has passed, and closing a week later.

use jobstead::clock::{DAY, HOUR};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor};

async fn notes(person: &Visitor, kind: &str) -> Vec<Value> {
    let page = person.get("/api/notifications?limit=100").await.expect(200);
    page["items"].as_array().unwrap().iter().filter(|note| note["kind"] == kind).cloned().collect()
}

/// Advances the clock an hour at a time and runs the scheduled tasks each time.
async fn pass(site: &Site, milliseconds: i64) {
    for _ in 0..milliseconds / HOUR {
        site.clock.advance(HOUR);
        schedule::run_once(&site.app).await.unwrap();
    }
}

#[tokio::test]
async fn the_employer_is_told_once_before_and_once_after_and_a_week_later_it_closes() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let other = site.person("Walt Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    other.applies(job).await;
    let sent = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&sent["answerBy"], &sent["answeredAt"]), (&json!(NOON + 7 * DAY), &Value::Null));

    pass(&site, 6 * DAY - HOUR).await;
    assert!(notes(&employer, "promise_near").await.is_empty());
    pass(&site, 2 * HOUR).await;
    let near = notes(&employer, "promise_near").await;
    assert_eq!(near.len(), 1);
    assert_eq!(near[0]["title"], "2 people are waiting for a reply by tomorrow");
    employer.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    pass(&site, DAY).await;
    assert_eq!(notes(&employer, "promise_near").await.len(), 1);
    assert_eq!(notes(&employer, "promise_past").await[0]["title"], "2 people are waiting longer than you promised");

    pass(&site, 7 * DAY - 3 * HOUR).await;
    assert_eq!(notes(&employer, "promise_past").await.len(), 1);
    assert!(notes(&worker, "not_selected").await.is_empty());
    pass(&site, 3 * HOUR).await;
    let closed = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&closed["status"], &closed["ending"]), (&json!("not_selected"), &json!("no_answer")));
    // It was closed, but the employer never replied.
    assert_eq!(closed["answeredAt"], Value::Null);
    assert_eq!(notes(&worker, "not_selected").await[0]["title"], "No reply about “Line cook”");
    assert_eq!(notes(&employer, "promise_broken").await.len(), 1);
    pass(&site, DAY).await;
    assert_eq!(notes(&worker, "not_selected").await.len(), 1);
}

#[tokio::test]
async fn an_answer_of_any_kind_keeps_the_promise() {
    for step in ["shortlist", "interview", "offer", "decline"] {
        let site = Site::new().await;
        let (employer, worker) =
            (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
        let application = worker.applies(employer.posts("Line cook").await).await;
        site.clock.advance(DAY);
        employer.step(application, "open").await.expect(200);
        let answered = employer.step(application, step).await.expect(200);
        assert_eq!(answered["answeredAt"], NOON + DAY, "{step}");
        pass(&site, 15 * DAY).await;
        let after = worker.get(&format!("/api/applications/{application}")).await.expect(200);
        assert_eq!(after["status"], answered["status"], "{step}");
        assert!(notes(&employer, "promise_near").await.is_empty(), "{step}");
    }
}

#[tokio::test]
async fn opening_is_no_answer_and_a_stopped_server_tells_only_what_is_true_now() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let application = worker.applies(employer.posts("Line cook").await).await;
    employer.step(application, "open").await.expect(200);
    site.clock.advance(8 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert!(notes(&employer, "promise_near").await.is_empty());
    assert_eq!(notes(&employer, "promise_past").await.len(), 1);
}

#[tokio::test]
async fn an_ended_job_says_truthfully_how_it_ended() {
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
    let note = notes(&second, "not_selected").await.remove(0);
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
        pass(&site, DAY).await;
    }
    assert_eq!(second.get(&format!("/api/applications/{application}")).await.expect(200)["ending"], "expired");
}

#[tokio::test]
async fn taking_a_job_down_closes_its_applications_and_does_not_count_against_the_employer() {
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
    assert_eq!(notes(&worker, "not_selected").await[0]["title"], "“Line cook” was taken down");
    site.clock.advance(20 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(notes(&worker, "not_selected").await.len(), 1, "the reply deadline no longer applies");
}
