//! How long a job stays listed: notifications about its expiry, renewal with its earlier applicants, and filling it by
//! reducing its openings.

use jobstead::clock::DAY;
use jobstead::{args, db, schedule, statements};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor, job_body, offer_body};

statements! {
    ADD_WORKERS = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < $1)
        INSERT INTO users (email, email_fold, name, name_fold, password_hash, created_at) SELECT 'w' || n || '@a.b', 'w' || n || '@a.b', 'Worker ' || n, 'worker', '', 1 FROM n";
    ALL_APPLY = "INSERT INTO applications (job_id, employer_id, worker_id, status, proposed_rate, rate_unit, message, created_at, updated_at, answer_by)
        SELECT j.id, j.employer_id, u.id, 'sent', 1500, 'hour', '', 1, 1, CAST($2 AS BIGINT) FROM jobs j, users u WHERE j.id = $1 AND u.name_fold = 'worker'";
    UNDECIDED = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 AND status = 'sent'";
    NOTIFIED = "SELECT CAST(COUNT(*) AS BIGINT) FROM notifications n JOIN users u ON u.id = n.user_id WHERE u.name_fold = 'worker'";
}

async fn titles(person: &Visitor, kind: &str) -> Vec<String> {
    let page = person.get("/api/notifications?limit=100").await.expect(200);
    let notes = page["items"].as_array().unwrap().iter().filter(|note| note["kind"] == kind);
    notes.map(|note| note["title"].as_str().unwrap().to_owned()).collect()
}

/// Advances the clock one day at a time, runs the scheduled tasks each day and keeps these people signed in.
async fn pass_days(site: &Site, days: i64, people: &[&Visitor]) {
    for _ in 0..days {
        site.clock.advance(DAY);
        schedule::run_once(&site.app).await.unwrap();
        for person in people {
            person.get("/api/auth/user").await.expect(200);
        }
    }
}

#[tokio::test]
async fn employers_are_notified_before_and_after_a_job_expires() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    pass_days(&site, 24, &[&employer]).await;
    assert!(titles(&employer, "job_expiring").await.is_empty());
    pass_days(&site, 2, &[&employer]).await;
    assert_eq!(titles(&employer, "job_expiring").await.len(), 1, "one notification, although the tasks ran twice");
    assert!(titles(&employer, "job_expiring").await[0].starts_with("“Line cook” expires on "));
    employer.post(&format!("/api/jobs/{job}/renew"), json!({})).await.expect(200);
    // Who renewed it needs no reminder anymore, until the new term ends.
    pass_days(&site, 24, &[&employer]).await;
    assert!(titles(&employer, "job_expiring").await.is_empty());
    pass_days(&site, 2, &[&employer]).await;
    assert_eq!(titles(&employer, "job_expiring").await.len(), 1);
    pass_days(&site, 4, &[&employer]).await;
    assert_eq!(titles(&employer, "job_expired").await, ["“Line cook” has expired"]);
    assert!(titles(&employer, "job_expiring").await.is_empty());
}

#[tokio::test]
async fn jobs_that_expire_together_send_one_notification() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for title in ["Cook", "Waiter", "Baker"] {
        employer.posts(title).await;
    }
    pass_days(&site, 25, &[&employer]).await;
    assert_eq!(titles(&employer, "job_expiring").await, ["Several of your jobs expire in the next few days"]);
    pass_days(&site, 5, &[&employer]).await;
    assert_eq!(titles(&employer, "job_expired").await, ["Several of your jobs have expired"]);
}

#[tokio::test]
async fn ending_a_job_closes_thousands_of_applications_in_batches() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    site.write(|tx| tx.run(ADD_WORKERS, args![1_050])).await;
    site.write(move |tx| tx.run(ALL_APPLY, args![job, NOON + DAY])).await;
    let undecided = || site.read(move |tx| tx.one(UNDECIDED, args![job], db::value::<i64>));
    employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    assert_eq!(undecided().await, 850, "one write closes 200");
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(undecided().await, 0);
    assert_eq!(site.read(|tx| tx.one(NOTIFIED, &[], db::value::<i64>)).await, 1_050, "each once");
}

#[tokio::test]
async fn renewing_an_expired_job_restores_its_applications() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (wanda, walt) = (site.person("Wanda Worker", "worker").await, site.person("Walt Worker", "worker").await);
    let nora = site.person("Nora No", "worker").await;
    let job = employer.posts("Line cook").await;
    let (shortlisted, offered, declined) = (wanda.applies(job).await, walt.applies(job).await, nora.applies(job).await);
    employer.step(shortlisted, "shortlist").await.expect(200);
    employer.post(&format!("/api/applications/{offered}/offer"), offer_body()).await.expect(200);
    employer.step(declined, "decline").await.expect(200);
    pass_days(&site, 30, &[&employer, &wanda, &walt, &nora]).await;
    let ended = wanda.get(&format!("/api/applications/{shortlisted}")).await.expect(200);
    assert_eq!((&ended["status"], &ended["ending"]), (&json!("not_selected"), &json!("expired")));

    employer.post(&format!("/api/jobs/{job}/renew"), json!({})).await.expect(200);
    let now = site.clock.now();
    let state = async |who: &Visitor, id: i64| {
        let seen = who.get(&format!("/api/applications/{id}")).await.expect(200);
        (seen["status"].clone(), seen["ending"].clone(), seen["answerBy"].clone())
    };
    let promise = json!(now + 7 * DAY);
    assert_eq!(state(&wanda, shortlisted).await, (json!("shortlisted"), Value::Null, promise.clone()));
    assert_eq!(
        state(&walt, offered).await,
        (json!("interviewing"), Value::Null, promise),
        "an offer must be made again"
    );
    assert_eq!(state(&nora, declined).await.0, "declined");
    assert_eq!(titles(&wanda, "job_renewed").await, ["“Line cook” is live again"]);
    assert!(titles(&nora, "job_renewed").await.is_empty());
    wanda.step(shortlisted, "withdraw").await.expect(200);
    employer.post(&format!("/api/applications/{offered}/offer"), offer_body()).await.expect(200);
    walt.step(offered, "accept").await.expect(200);
}

#[tokio::test]
async fn expiry_does_not_count_as_a_reply() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let mut body = job_body("Line cook");
    body["replyDays"] = json!(60);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let application = worker.applies(job).await;
    pass_days(&site, 31, &[&employer, &worker]).await;
    let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&seen["ending"], &seen["answeredAt"]), (&json!("expired"), &Value::Null));
}

#[tokio::test]
async fn reducing_openings_to_those_hired_fills_the_job() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (wanda, walt) = (site.person("Wanda Worker", "worker").await, site.person("Walt Worker", "worker").await);
    let mut body = job_body("Line cook");
    body["openings"] = json!(3);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let (hired, waiting) = (wanda.applies(job).await, walt.applies(job).await);
    employer.post(&format!("/api/applications/{hired}/offer"), offer_body()).await.expect(200);
    wanda.step(hired, "accept").await.expect(200);
    let path = format!("/api/jobs/{job}");
    let fewer = employer.patch(&path, json!({ "openings": 2, "isUrgent": true })).await.expect(200);
    assert_eq!(fewer["status"], "open");
    let notifications = walt.get("/api/notifications?limit=1").await.expect(200);
    assert_eq!(notifications["items"][0]["body"], "The employer changed: number of openings, urgency.");
    let full = employer.patch(&path, json!({ "openings": 1 })).await.expect(200);
    assert_eq!((&full["status"], &full["closedAt"]), (&json!("filled"), &json!(NOON)));
    let seen = walt.get(&format!("/api/applications/{waiting}")).await.expect(200);
    assert_eq!((&seen["status"], &seen["ending"]), (&json!("not_selected"), &json!("filled")));
}
