//! A write that arrives twice takes effect once.

use std::sync::Arc;

use axum::http::Method;
use jobstead::clock::DAY;
use serde_json::json;

use crate::support::{Site, apply_body, job_body};

#[tokio::test(flavor = "multi_thread")]
async fn f15_twenty_equal_posts_make_one_job_and_equal_responses() {
    let site = Site::new().await;
    let employer = Arc::new(site.person("Emma Employer", "employer").await);
    let sending: Vec<_> = (0..20)
        .map(|n| {
            let employer = Arc::clone(&employer);
            // The fallback path is the same request under another name.
            let path = if n % 2 == 0 { "/api/jobs" } else { "/api/opportunities" };
            tokio::spawn(async move { employer.post_once("one-key", path, &job_body("Line cook")).await })
        })
        .collect();
    let mut responses = Vec::new();
    for reply in sending {
        responses.push(reply.await.unwrap().expect(201));
    }
    assert!(responses.iter().all(|response| response == &responses[0]));
    assert_eq!(employer.get("/api/my-jobs").await.expect(200)["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn f15_a_different_body_with_the_same_key_is_rejected() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.post_once("k", "/api/jobs", &job_body("Line cook")).await.expect(201);
    assert_eq!(employer.post_once("k", "/api/jobs", &job_body("Other")).await.refused(422), "idempotency_mismatch");
    // Keys are per person: the same key from another person is a different request.
    let other = site.person("Odette Other", "employer").await;
    other.post_once("k", "/api/jobs", &job_body("Other")).await.expect(201);
}

#[tokio::test]
async fn a_write_that_arrives_again_after_a_restart_still_takes_effect_once() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let first = employer.post_once("k", "/api/jobs", &job_body("Line cook")).await.expect(201);
    let employer = employer.at(&site.restarted());
    assert_eq!(employer.post_once("k", "/api/jobs", &job_body("Line cook")).await.expect(201), first);
    assert_eq!(employer.get("/api/my-jobs").await.expect(200)["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn failed_writes_are_not_stored_and_responses_last_a_day() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    employer.post_once("k", "/api/jobs", &job_body(" ")).await.refused(422);
    let job = employer.post_once("k", "/api/jobs", &job_body("Line cook")).await.expect(201)["id"].clone();
    let path = format!("/api/jobs/{job}/applications");
    let first = worker.post_once("a", &path, &apply_body()).await.expect(201);
    assert_eq!(worker.post_once("a", &path, &apply_body()).await.expect(201), first);
    site.clock.advance(DAY);
    assert_eq!(worker.post_once("a", &path, &apply_body()).await.refused(409), "already_applied");
}

#[tokio::test]
async fn a_missing_key_is_accepted_and_an_invalid_one_is_not() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.post("/api/jobs", job_body("Line cook")).await.expect(201);
    let long = "x".repeat(101);
    for key in ["", "two words", long.as_str()] {
        let reply = employer.post_once(key, "/api/jobs", &job_body("Line cook")).await;
        assert_eq!(reply.refused(400), "invalid_idempotency_key");
    }
    assert_eq!(employer.post_once("role", "/api/auth/role", &json!({})).await.status, 405);
}

#[tokio::test]
async fn s5_a_repeated_change_of_the_active_role_does_not_sign_out() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    for _ in 0..3 {
        let mut request = worker.request(Method::PUT, "/api/auth/role", Some(&json!({ "role": "worker" })));
        request.headers_mut().insert("idempotency-key", "one-key".parse().unwrap());
        worker.send(request).await.expect(200);
        worker.get("/api/auth/user").await.expect(200);
    }
}
