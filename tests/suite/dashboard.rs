//! The dashboard: what each role has to do, with the next thing first, and the figures.

use jobstead::clock::{DAY, HOUR};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::rapid_hire::{answer, available, start};
use crate::support::{NOON, Site, Visitor, interview_body};

statements! {
    ADD_DRAFT = "INSERT INTO drafts (user_id, name, body, saved_at) VALUES ($1, $2, '{}', $3)";
}

async fn dashboard(person: &Visitor) -> Value {
    person.get("/api/dashboard").await.expect(200)
}

fn kinds(dashboard: &Value) -> Vec<&str> {
    dashboard["actions"].as_array().unwrap().iter().map(|action| action["kind"].as_str().unwrap()).collect()
}

fn figure(dashboard: &Value, kind: &str) -> i64 {
    let figures = dashboard["figures"].as_array().unwrap();
    figures.iter().find(|figure| figure["kind"] == kind).unwrap()["value"].as_i64().unwrap()
}

#[tokio::test]
async fn an_employer_sees_waiting_applicants_by_promised_date() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (cook, baker) = (employer.posts("Line cook").await, employer.posts("Baker").await);
    let (una, udo) = (site.person("Una Worker", "worker").await, site.person("Udo Worker", "worker").await);
    una.applies(baker).await;
    site.clock.advance(HOUR);
    una.applies(cook).await;
    let offered = udo.applies(cook).await;
    employer.step(offered, "offer").await.expect(200);
    site.end_promotion().await;
    employer.posts("Waiter").await;
    let seen = dashboard(&employer).await;
    assert_eq!(kinds(&seen), ["waiting", "waiting", "fee", "offer_out"]);
    assert_eq!(seen["actions"][0]["body"], "For “Baker”.");
    assert_eq!(seen["actions"][0]["due"], NOON + 7 * DAY);
    assert_eq!(seen["actions"][0]["href"], format!("/jobs/{baker}/applicants?group=new"));
    assert_eq!((figure(&seen, "open_jobs"), figure(&seen, "waiting"), figure(&seen, "hires")), (2, 2, 0));
    site.clock.advance(26 * DAY);
    let employer = {
        let again = Visitor::new(&site);
        let body = json!({ "email": "emma.employer@example.org", "password": crate::support::PASSWORD });
        again.post("/api/auth/sign-in", body).await.expect(200);
        again
    };
    assert_eq!(kinds(&dashboard(&employer).await).iter().filter(|kind| **kind == "expiring").count(), 2);
}

#[tokio::test]
async fn a_worker_sees_offers_first_and_drafts_last() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Una Worker", "worker").await);
    let mut sent = Vec::new();
    for title in ["Cook", "Baker", "Waiter", "Barista"] {
        sent.push(worker.applies(employer.posts(title).await).await);
    }
    employer.step(sent[0], "offer").await.expect(200);
    employer.step(sent[1], "interview").await.expect(200);
    employer.step(sent[2], "decline").await.expect(200);
    let open = employer.posts("Painter").await;
    let me = worker.id().await;
    site.write(move |tx| {
        for name in [format!("apply:{open}"), "apply:999".to_owned(), "apply:x".to_owned(), "post-job".to_owned()] {
            tx.run(ADD_DRAFT, args![me, &name, tx.now()])?;
        }
        // This one is too old: its form would open empty.
        tx.run(ADD_DRAFT, args![me, "apply:1", tx.now() - 8 * DAY])?;
        Ok(())
    })
    .await;
    let seen = dashboard(&worker).await;
    assert_eq!(kinds(&seen), ["offer", "interview", "answer", "draft", "draft"]);
    assert_eq!(seen["actions"][0]["href"], format!("/my-jobs?application={}", sent[0]));
    let counted = ["under_way", "offers", "answered", "hired"].map(|kind| figure(&seen, kind));
    assert_eq!(counted, [2, 1, 1, 0]);
    worker.step(sent[0], "accept").await.expect(200);
    assert_eq!(figure(&dashboard(&worker).await, "hired"), 1);
    // A reply from more than a week ago is no longer listed.
    site.clock.advance(8 * DAY);
    assert!(!kinds(&dashboard(&worker).await).contains(&"answer"));
}

#[tokio::test]
async fn what_is_due_first_comes_first_and_an_offer_for_tonight_before_all() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = available(&site, "Una Worker").await;
    let (talk, job) =
        (worker.applies(employer.posts("Baker").await).await, worker.applies(employer.posts("Cook").await).await);
    let soon = interview_body(site.clock.now() + HOUR);
    employer.post(&format!("/api/applications/{talk}/interview"), soon).await.expect(200);
    employer.step(job, "offer").await.expect(200);
    assert_eq!(kinds(&dashboard(&worker).await), ["interview", "offer"], "the interview is in an hour");

    start(&site, &employer, 1).await;
    schedule::run_once(&site.app).await.unwrap();
    let seen = dashboard(&worker).await;
    assert_eq!(kinds(&seen), ["rapid", "interview", "offer"]);
    assert_eq!(seen["actions"][0]["href"], "/rapid-hire");
    assert!(seen["actions"][0]["due"].as_i64().unwrap() < site.clock.now() + HOUR);
    answer(&worker, "accept").await.expect(200);
    schedule::run_once(&site.app).await.unwrap();
    let seen = dashboard(&worker).await;
    assert_eq!(seen["actions"][0]["title"], "It’s yours if you confirm");
    answer(&worker, "confirm").await.expect(200);
    assert_eq!(kinds(&dashboard(&worker).await), ["interview", "offer"]);
}

#[tokio::test]
async fn every_role_has_figures_and_people_see_only_their_own() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Una Worker", "worker").await;
    worker.applies(employer.posts("Cook").await).await;
    for role in ["worker", "employer", "enterprise", "entrepreneur", "investor"] {
        let seen = dashboard(&site.person(&format!("Role {role}"), role).await).await;
        assert_eq!((&seen["role"], &seen["actions"]), (&json!(role), &json!([])), "{role}");
        let figures = seen["figures"].as_array().unwrap();
        assert!(figures.len() >= 4 && figures.iter().all(|figure| figure["value"] == 0), "{role}");
    }
    assert_eq!(Visitor::new(&site).get("/api/dashboard").await.refused(401), "unauthorized");
}
