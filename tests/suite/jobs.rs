//! Posting, viewing, editing and closing jobs.

use jobstead::clock::DAY;
use jobstead::schedule;
use serde_json::json;

use crate::support::{Site, Visitor, job_body};

#[tokio::test]
async fn a_posted_job_is_listed_at_once() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.post("/api/jobs", job_body("Line cook")).await.expect(201);
    assert_eq!(job["status"], "open");
    assert_eq!(job["postedBy"], "Emma E.");
    assert_eq!(job["expiresAt"].as_i64().unwrap() - job["listedAt"].as_i64().unwrap(), 30 * DAY);

    let found = Visitor::new(&site).get("/api/jobs?query=cook").await.expect(200);
    assert_eq!(found["items"][0]["id"], job["id"]);
    assert_eq!(found["total"], json!({ "count": 1, "capped": false }));
}

#[tokio::test]
async fn posting_requires_the_employer_role() {
    let site = Site::new().await;
    assert_eq!(Visitor::new(&site).post("/api/jobs", job_body("x")).await.refused(401), "unauthorized");
    let worker = site.person("Wanda Worker", "worker").await;
    assert_eq!(worker.post("/api/jobs", job_body("x")).await.refused(403), "forbidden");
}

#[tokio::test]
async fn invalid_fields_are_listed_in_form_order_and_not_saved() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body(" ");
    body["category"] = json!("nonsense");
    body["budgetMin"] = json!(3000);
    body["endDate"] = json!("2026-02-30");
    body["openings"] = json!(0);
    let reply = employer.post("/api/jobs", body).await;
    assert_eq!(reply.refused(422), "invalid");
    let fields: Vec<_> = reply.json()["fields"].as_array().unwrap().iter().map(|f| f["field"].clone()).collect();
    assert_eq!(fields, ["title", "category", "budgetMax", "endDate", "openings"]);
    assert_eq!(employer.get("/api/my-jobs").await.expect(200)["items"], json!([]));
}

#[tokio::test]
async fn an_edit_keeps_other_fields_and_updates_the_search() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let id = employer.posts("Line cook").await;
    let path = format!("/api/jobs/{id}");
    let changed = employer.patch(&path, json!({ "title": "Pastry chef", "whenText": null })).await.expect(200);
    assert_eq!(
        (&changed["title"], &changed["whenText"], &changed["budgetMin"]),
        (&json!("Pastry chef"), &json!(null), &json!(1900))
    );
    let hits = |query: &'static str| {
        let (site, path) = (site.clone(), format!("/api/jobs?query={query}"));
        async move { Visitor::new(&site).get(&path).await.expect(200)["items"].as_array().unwrap().len() }
    };
    assert_eq!((hits("pastry").await, hits("line").await), (1, 0));
}

#[tokio::test]
async fn without_a_description_the_title_is_all_there_is_and_stays_so_when_it_changes() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Wash the windows");
    body.as_object_mut().unwrap().remove("description");
    let job = employer.post("/api/jobs", body).await.expect(201);
    assert_eq!(job["description"], "Wash the windows");
    let path = format!("/api/jobs/{}", job["id"]);
    let changed = employer.patch(&path, json!({ "title": "Wash ten windows" })).await.expect(200);
    assert_eq!(changed["description"], "Wash ten windows");
    let copy = employer.post(&format!("{path}/duplicate"), json!({})).await.expect(201);
    assert_eq!(copy["description"], "Wash ten windows");
    let described = employer.patch(&path, json!({ "description": "Inside and out." })).await.expect(200);
    assert_eq!(described["description"], "Inside and out.");
    let kept = employer.patch(&path, json!({ "title": "Wash windows" })).await.expect(200);
    assert_eq!(kept["description"], "Inside and out.");
    let cleared = employer.patch(&path, json!({ "description": " " })).await.expect(200);
    assert_eq!(cleared["description"], "Wash windows");
}

#[tokio::test]
async fn closing_a_job_unlists_it_and_ends_its_applications() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let closed = employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    assert_eq!((&closed["status"], &closed["closeReason"]), (&json!("closed"), &json!("not_needed")));
    let seen = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!(seen["status"], "not_selected");
    assert_eq!(worker.get("/api/jobs").await.expect(200)["items"], json!([]));
    let again = employer.post(&format!("/api/jobs/{job}/close"), json!({ "reason": "other" })).await;
    assert_eq!(again.refused(409), "wrong_state");
}

#[tokio::test]
async fn a_job_expires_after_thirty_days() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    worker.applies(job).await;
    site.clock.advance(30 * DAY - 1);
    schedule::run_once(&site.app).await.unwrap();
    let path = format!("/api/jobs/{job}");
    assert_eq!(Visitor::new(&site).get(&path).await.expect(200)["status"], "open");
    site.clock.advance(1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(Visitor::new(&site).get(&path).await.expect(200)["status"], "expired");
}

#[tokio::test]
async fn after_the_promotion_a_job_opens_once_its_fee_is_paid() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    site.end_promotion().await;
    let job = employer.post("/api/jobs", job_body("Line cook")).await.expect(201);
    assert_eq!((&job["status"], &job["listedAt"]), (&json!("pending_payment"), &json!(null)));
    let path = format!("/api/jobs/{}", job["id"]);
    assert_eq!(Visitor::new(&site).get(&path).await.refused(404), "not_found");
    assert_eq!(employer.post(&format!("{path}/publish"), json!({})).await.refused(409), "fee_due");
    assert_eq!(operator.post(&format!("{path}/publish"), json!({})).await.refused(404), "not_found");
    let fee = employer.get(&format!("{path}/fee")).await.expect(200)["fee"]["id"].clone();
    let payment = json!({ "method": "cash", "reference": "Came by with a note" });
    operator.post(&format!("/api/admin/fees/{fee}/pay"), payment).await.expect(200);
    assert_eq!(Visitor::new(&site).get(&path).await.expect(200)["status"], "open");
    // The operator's own posts are free, and the response says why.
    assert_eq!(operator.get("/api/paywall/status").await.expect(200)["isSuperAdminBypass"], true);
    assert_eq!(operator.post("/api/jobs", job_body("Own")).await.expect(201)["status"], "open");
}

#[tokio::test]
async fn my_jobs_shows_counts_and_is_paginated_both_ways() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let mut ids = Vec::new();
    for n in 0..5 {
        ids.push(employer.posts(&format!("Job {n}")).await);
    }
    worker.applies(ids[4]).await;
    let first = employer.get("/api/my-jobs?limit=2").await.expect(200);
    assert_eq!((&first["items"][0]["id"], &first["items"][0]["counts"]["sent"]), (&json!(ids[4]), &json!(1)));
    assert_eq!(first["prevCursor"], json!(null));
    let next = first["nextCursor"].as_str().unwrap();
    let second = employer.get(&format!("/api/my-jobs?limit=2&cursor={next}")).await.expect(200);
    assert_eq!(second["items"][0]["id"], json!(ids[2]));
    let back = second["prevCursor"].as_str().unwrap();
    let again = employer.get(&format!("/api/my-jobs?limit=2&cursor={back}")).await.expect(200);
    assert_eq!(again["items"], first["items"]);
    assert_eq!(again["prevCursor"], json!(null));
}

#[tokio::test]
async fn alias_paths_use_the_same_handlers() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let id = employer.post("/api/post-job", job_body("Line cook")).await.expect(201)["id"].clone();
    employer.post("/api/create-opportunity", job_body("Second")).await.expect(201);
    let plain = employer.get(&format!("/api/jobs/{id}")).await.expect(200);
    for alias in ["/api/opportunities", "/api/opportunity", "/api/job"] {
        assert_eq!(employer.get(&format!("{alias}/{id}")).await.expect(200), plain);
    }
    let (a, b) = (employer.get("/api/opportunities?limit=1").await, employer.get("/api/jobs?limit=1").await);
    assert_eq!(a.expect(200), b.expect(200));
    assert_eq!(employer.get("/api/jobsx").await.refused(404), "not_found");
}

#[tokio::test]
async fn a_closed_job_that_was_never_listed_stays_private() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let other = site.person("Otto Other", "employer").await;
    let job = employer.posts("Line cook").await;
    let copy =
        employer.post(&format!("/api/jobs/{job}/duplicate"), json!({})).await.expect(201)["id"].as_i64().unwrap();
    for id in [job, copy] {
        employer.post(&format!("/api/jobs/{id}/close"), json!({ "reason": "not_needed" })).await.expect(200);
    }
    let path = format!("/api/jobs/{copy}");
    assert_eq!(employer.get(&path).await.expect(200)["status"], "closed");
    for stranger in [&other, &Visitor::new(&site)] {
        assert_eq!(stranger.get(&path).await.refused(404), "not_found");
        assert_eq!(stranger.get(&format!("/jobs/{copy}")).await.status, 404);
        let cards = stranger.get(&format!("/api/job-cards?ids={job},{copy}")).await.text();
        assert!(cards.contains(&format!("\"id\":{job},")) && !cards.contains(&format!("\"id\":{copy},")), "{cards}");
        stranger.get(&format!("/api/jobs/{job}")).await.expect(200);
    }
}
