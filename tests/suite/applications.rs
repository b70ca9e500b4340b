//! Applying, getting a reply, being hired.

use std::sync::Arc;

use jobstead::clock::{MINUTE, SECOND};
use serde_json::json;

use crate::support::pair::newest;
use crate::support::shifts::pass;
use crate::support::{Site, Visitor, apply_body, job_body};

struct Hiring {
    site: Site,
    employer: Visitor,
    worker: Visitor,
    job: i64,
}

async fn hiring() -> Hiring {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    Hiring { site, employer, worker, job }
}

#[tokio::test]
async fn hiring_works_end_to_end() {
    let Hiring { site, employer, worker, job } = hiring().await;
    let application = worker.applies(job).await;
    let list = employer.get(&format!("/api/jobs/{job}/applications")).await.expect(200);
    assert_eq!(list["items"][0]["worker"]["name"], "Wanda W.");
    assert_eq!(list["items"][0]["can"], json!(["open", "shortlist", "interview", "decline", "offer"]));
    employer.step(application, "open").await.expect(200);
    employer.step(application, "shortlist").await.expect(200);
    let offered = employer.step(application, "offer").await.expect(200);
    assert_eq!(offered["offer"]["rate"], 2000);
    let hired = worker.step(application, "accept").await.expect(200);
    assert_eq!(hired["status"], "hired");

    let contract = worker.get(&format!("/api/contracts/{}", hired["contractId"])).await.expect(200);
    assert_eq!(contract["worker"]["name"], "Wanda Worker");
    assert_eq!(contract["employer"]["name"], "Emma Employer");
    assert_eq!((&contract["terms"]["rate"], &contract["applicationId"]), (&json!(2000), &json!(application)));
    // The last opening is filled: the job is no longer listed, and its page says so.
    let after = Visitor::new(&site).get(&format!("/api/jobs/{job}")).await.expect(200);
    assert_eq!((&after["status"], &after["filled"]), (&json!("filled"), &json!(1)));
    let states: Vec<_> = hired["events"].as_array().unwrap().iter().map(|e| e["status"].as_str().unwrap()).collect();
    assert_eq!(states, ["sent", "opened", "shortlisted", "offered", "hired"]);
}

#[tokio::test]
async fn filling_the_last_opening_closes_the_other_applications() {
    let Hiring { site, employer, worker, job } = hiring().await;
    let other = site.person("Walt Worker", "worker").await;
    let (first, second) = (worker.applies(job).await, other.applies(job).await);
    employer.step(first, "offer").await.expect(200);
    worker.step(first, "accept").await.expect(200);
    assert_eq!(other.get(&format!("/api/applications/{second}")).await.expect(200)["status"], "not_selected");
}

#[tokio::test(flavor = "multi_thread")]
async fn f16_only_one_of_several_concurrent_accepts_wins() {
    let Hiring { site, employer, job, .. } = hiring().await;
    let mut offers = Vec::new();
    for n in 0..8 {
        let worker = site.person(&format!("Worker {n}"), "worker").await;
        let application = worker.applies(job).await;
        employer.step(application, "offer").await.expect(200);
        offers.push((Arc::new(worker), application));
    }
    let accepting = offers.iter().map(|(worker, application)| {
        let (worker, application) = (Arc::clone(worker), *application);
        tokio::spawn(async move { worker.step(application, "accept").await })
    });
    let mut won = 0;
    for reply in accepting.collect::<Vec<_>>() {
        let reply = reply.await.unwrap();
        if reply.status == 200 {
            won += 1;
        } else {
            assert_eq!(reply.refused(409), "job_filled");
        }
    }
    assert_eq!(won, 1);
    assert_eq!(employer.get("/api/contracts").await.expect(200)["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_job_with_two_openings_stays_open_after_the_first_hire() {
    let Hiring { site, employer, worker, .. } = hiring().await;
    let mut body = job_body("Waiters");
    body["openings"] = json!(2);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let other = site.person("Walt Worker", "worker").await;
    for (person, status) in [(&worker, "open"), (&other, "filled")] {
        let application = person.applies(job).await;
        employer.step(application, "offer").await.expect(200);
        person.step(application, "accept").await.expect(200);
        assert_eq!(person.get(&format!("/api/jobs/{job}")).await.expect(200)["status"], status);
    }
    let too_few = employer.patch(&format!("/api/jobs/{job}"), json!({ "openings": 1 })).await;
    assert_eq!(too_few.refused(409), "wrong_state");
}

#[tokio::test]
async fn declining_an_offer_returns_to_the_shortlist() {
    let Hiring { employer, worker, job, .. } = hiring().await;
    let application = worker.applies(job).await;
    employer.step(application, "offer").await.expect(200);
    assert_eq!(worker.step(application, "refuse").await.expect(200)["status"], "shortlisted");
    assert_eq!(employer.step(application, "offer").await.expect(200)["status"], "offered");
}

#[tokio::test]
async fn the_worker_sees_why_they_were_declined() {
    let Hiring { employer, worker, job, .. } = hiring().await;
    let application = worker.applies(job).await;
    employer.step(application, "decline").await.expect(200);
    let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!(seen["decline"], json!({ "reason": "timing", "message": "Maybe next time." }));
    assert_eq!(employer.step(application, "offer").await.refused(409), "wrong_state");
}

#[tokio::test]
async fn one_application_per_job_until_it_is_withdrawn() {
    let Hiring { worker, job, .. } = hiring().await;
    let first = worker.applies(job).await;
    let path = format!("/api/jobs/{job}/applications");
    assert_eq!(worker.post(&path, apply_body()).await.refused(409), "already_applied");
    worker.step(first, "withdraw").await.expect(200);
    assert_eq!(worker.get(&format!("/api/jobs/{job}")).await.expect(200)["applicationCount"], 0);
    worker.applies(job).await;
}

#[tokio::test]
async fn questions_need_answers_and_own_jobs_reject_applications() {
    let Hiring { employer, worker, .. } = hiring().await;
    let mut body = job_body("Cook");
    body["questions"] = json!(["Do you have a food handler card?"]);
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();
    let path = format!("/api/jobs/{job}/applications");
    assert_eq!(worker.post(&path, apply_body()).await.refused(422), "invalid");
    let mut apply = apply_body();
    apply["answers"] = json!(["Yes"]);
    let sent = worker.post(&path, apply.clone()).await.expect(201);
    assert_eq!(sent["answers"], json!([{ "question": "Do you have a food handler card?", "answer": "Yes" }]));
    employer.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    assert_eq!(employer.post(&path, apply).await.refused(409), "own_job");
}

#[tokio::test]
async fn only_the_worker_and_the_employer_see_an_application() {
    let Hiring { site, employer, worker, job } = hiring().await;
    let application = worker.applies(job).await;
    let other = site.person("Odette Other", "employer").await;
    for path in [format!("/api/applications/{application}"), format!("/api/jobs/{job}/applications")] {
        assert!(matches!(other.get(&path).await.status.as_u16(), 403 | 404));
        employer.get(&path).await.expect(200);
    }
    assert_eq!(other.step(application, "offer").await.refused(404), "not_found");
    assert_eq!(employer.step(application, "withdraw").await.refused(403), "forbidden");
}

#[tokio::test]
async fn an_application_that_is_taken_back_in_time_leaves_no_trace() {
    let Hiring { site, employer, worker, job } = hiring().await;
    let heard = async || employer.get("/api/notifications").await.expect(200)["items"].as_array().unwrap().len();
    let mut body = apply_body();
    body["undo"] = json!(true);
    let path = format!("/api/jobs/{job}/applications");
    let id = worker.post(&path, body.clone()).await.expect(201)["id"].as_i64().unwrap();
    pass(&site, 9 * SECOND).await;
    assert_eq!(heard().await, 0, "the employer hears after ten seconds");
    worker.step(id, "withdraw").await.expect(200);
    pass(&site, MINUTE).await;
    assert_eq!(heard().await, 0, "neither of the application nor of its end");

    // Sent again, and the applicant's device is gone: the server tells the employer.
    let id = worker.post(&path, body.clone()).await.expect(201)["id"].as_i64().unwrap();
    pass(&site, 10 * SECOND).await;
    assert_eq!(newest(&employer).await, "New application for “Line cook”");
    worker.step(id, "withdraw").await.expect(200);
    assert_eq!(newest(&employer).await, "Wanda W. withdrew", "now that's news");

    // An employer who has opened it already knows of it.
    let id = worker.post(&path, body).await.expect(201)["id"].as_i64().unwrap();
    employer.step(id, "open").await.expect(200);
    let before = heard().await;
    worker.step(id, "withdraw").await.expect(200);
    pass(&site, MINUTE).await;
    assert_eq!(heard().await, before + 1, "and never that it was sent");
    assert_eq!(newest(&employer).await, "Wanda W. withdrew");
}
