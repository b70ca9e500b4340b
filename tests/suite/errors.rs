//! Error reports from browsers: what is accepted, what counts as one error, who sees what, and the limits on storage.

use jobstead::clock::DAY;
use jobstead::db::value;
use jobstead::errors::model::Cause;
use jobstead::errors::store::{self, MAX_GROUPS, MAX_OCCURRENCES, NewOccurrence};
use jobstead::{schedule, statements};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor};

statements! {
    GROUP_COUNT = "SELECT COUNT(*) FROM error_groups";
    OCCURRENCE_COUNT = "SELECT COUNT(*) FROM error_occurrences";
    SCHEMA = "SELECT sql FROM sqlite_schema WHERE name = 'error_occurrences'";
    PUSH_NEWEST = "UPDATE error_occurrences SET id = id + $1 WHERE id > 1";
    FILL = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
            INSERT INTO error_groups (fingerprint, name, message, frame, state, count, first_seen, last_seen)
            SELECT CAST(substr('0000000000000000000000000000000' || i, -32) AS BLOB), 'Filler', '', '', 'open', 1, 1, i FROM n";
    OLDEST = "SELECT MIN(last_seen) FROM error_groups";
}

fn report(reference: &str, message: &str, release: &str) -> Value {
    json!({ "reference": reference, "name": "TypeError", "message": message, "page": "/jobs/17?query=secret#x", "release": release,
            "stack": "TypeError: x\n    at a (http://127.0.0.1:8080/job.page.0a1b2c3d.js:1:20)" })
}

async fn send_report(visitor: &Visitor, reference: &str, message: &str, release: &str) {
    visitor.post("/api/errors", report(reference, message, release)).await.expect(200);
}

async fn open_groups(operator: &Visitor) -> Vec<Value> {
    operator.get("/api/admin/errors").await.expect(200)["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn equal_errors_form_one_group_with_times_people_and_pages() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let one = site.person("Wanda Worker", "worker").await;
    let two = site.person("Emma Employer", "employer").await;
    send_report(&one, "BCDF2345", "job 17 is not there", "0.1.0").await;
    site.clock.advance(5);
    send_report(&two, "BCDF2346", "job 9 is not there", "0.1.0").await;
    send_report(&two, "BCDF2347", "job 9 is not there", "0.1.0").await;
    // Sending the same report again changes nothing.
    send_report(&two, "BCDF2347", "job 9 is not there", "0.1.0").await;
    send_report(&Visitor::new(&site), "BCDF2348", "job 8 is not there", "0.1.0").await;
    send_report(&one, "BCDF2349", "something else", "0.1.0").await;
    let groups = open_groups(&operator).await;
    assert_eq!(groups.len(), 2);
    let group = groups.iter().find(|g| g["count"] == 4).unwrap();
    assert_eq!((&group["people"], &group["message"]), (&json!(2), &json!("job # is not there")));
    assert_eq!((&group["frame"], &group["name"]), (&json!("job.page.js"), &json!("TypeError")));
    assert_eq!((&group["firstSeen"], &group["lastSeen"]), (&json!(NOON), &json!(NOON + 5)));
    assert_eq!(group["releases"], json!([{ "name": "0.1.0", "count": 4 }]));
    assert_eq!(group["pages"], json!([{ "name": "/jobs/{id}", "count": 4 }]));
    let mut elsewhere = report("BCDF234C", "job 9 is not there", "0.2.0");
    elsewhere["page"] = json!("/my-jobs");
    two.post("/api/errors", elsewhere).await.expect(200);
    let groups = open_groups(&operator).await;
    let now = groups.iter().find(|g| g["id"] == group["id"]).unwrap();
    assert_eq!(now["releases"], json!([{ "name": "0.1.0", "count": 4 }, { "name": "0.2.0", "count": 1 }]));
    assert_eq!(now["pages"], json!([{ "name": "/jobs/{id}", "count": 4 }, { "name": "/my-jobs", "count": 1 }]));
    let latest = &group["latest"][0];
    assert_eq!((&latest["reference"], &latest["page"]), (&json!("BCDF2348"), &json!("/jobs/{id}")));
    let found = operator.get("/api/admin/errors?reference=bcdf2345").await.expect(200);
    assert_eq!(found["items"][0]["id"], group["id"]);
    assert_eq!(operator.get("/api/admin/errors?reference=GGGG2222").await.expect(200)["items"], json!([]));
    assert!(
        !site.read(|tx| tx.one(SCHEMA, &[], value::<String>)).await.contains("address"),
        "the table has no column for addresses"
    );
}

#[tokio::test]
async fn people_see_only_their_own_errors() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let one = site.person("Wanda Worker", "worker").await;
    let two = site.person("Emma Employer", "employer").await;
    send_report(&one, "BCDF2345", "x", "0.1.0").await;
    send_report(&one, "BCDF2346", "y", "0.1.0").await;
    let own = one.get("/api/errors?limit=1").await.expect(200);
    assert_eq!(own["items"][0]["reference"], "BCDF2346");
    assert_eq!((&own["items"][0]["state"], &own["items"][0]["page"]), (&json!("open"), &json!("/jobs/{id}")));
    let next = own["nextCursor"].as_str().unwrap();
    let rest = one.get(&format!("/api/errors?limit=1&cursor={next}")).await.expect(200);
    assert_eq!(rest["items"][0]["reference"], "BCDF2345");
    assert_eq!(two.get("/api/errors").await.expect(200)["items"], json!([]));
    assert_eq!(Visitor::new(&site).get("/api/errors").await.status, 401);
    let id = open_groups(&operator).await[0]["id"].clone();
    for action in ["resolve", "mute", "reopen"] {
        assert_eq!(one.post(&format!("/api/admin/errors/{id}/{action}"), json!({})).await.status, 403);
        assert_eq!(operator.post(&format!("/api/admin/errors/999/{action}"), json!({})).await.status, 404);
    }
    assert_eq!(one.get("/api/admin/errors").await.status, 403);
}

#[tokio::test]
async fn resolved_errors_reopen_in_a_later_release_muted_ones_never() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    send_report(&worker, "BCDF2345", "x", "0.1.0").await;
    let id = open_groups(&operator).await[0]["id"].clone();
    let act = |action: &str| format!("/api/admin/errors/{id}/{action}");
    assert_eq!(operator.post(&act("resolve"), json!({})).await.expect(200)["state"], "resolved");
    assert_eq!(worker.get("/api/errors").await.expect(200)["items"][0]["state"], "resolved");
    send_report(&worker, "BCDF2346", "x", env!("CARGO_PKG_VERSION")).await;
    send_report(&worker, "BCDF2347", "x", "0.0.1").await;
    send_report(&worker, "BCDF2348", "x", "a later one").await;
    assert_eq!(open_groups(&operator).await.len(), 0, "reports from an older release don't reopen it");
    let resolved = operator.get("/api/admin/errors?state=resolved").await.expect(200);
    assert_eq!(resolved["items"][0]["count"], 4, "new occurrences are still counted");
    send_report(&worker, "BCDF2349", "x", "99.0.0").await;
    assert_eq!(open_groups(&operator).await.len(), 1);

    assert_eq!(operator.post(&act("mute"), json!({})).await.expect(200)["state"], "muted");
    send_report(&worker, "BCDF2352", "x", "99.1.0").await;
    assert_eq!(open_groups(&operator).await.len(), 0);
    assert_eq!(operator.post(&act("reopen"), json!({})).await.expect(200)["state"], "open");
    assert_eq!(open_groups(&operator).await[0]["count"], 6);
}

#[tokio::test]
async fn the_list_is_paginated_both_ways() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for (reference, message) in [("BCDF2345", "one"), ("BCDF2346", "two"), ("BCDF2347", "three")] {
        send_report(&operator, reference, message, "0.1.0").await;
        site.clock.advance(1);
    }
    let first = operator.get("/api/admin/errors?limit=2").await.expect(200);
    let messages = |page: &Value| -> Vec<String> {
        page["items"].as_array().unwrap().iter().map(|g| g["message"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(messages(&first), ["three", "two"]);
    let next = first["nextCursor"].as_str().unwrap();
    let last = operator.get(&format!("/api/admin/errors?limit=2&cursor={next}")).await.expect(200);
    assert_eq!(messages(&last), ["one"]);
    let back = last["prevCursor"].as_str().unwrap();
    let again = operator.get(&format!("/api/admin/errors?limit=2&cursor={back}")).await.expect(200);
    assert_eq!(messages(&again), ["three", "two"]);
}

#[tokio::test]
async fn s62_invalid_reports_are_rejected_and_personal_data_removed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    for (field, wrong) in [
        ("reference", json!("short")),
        ("reference", json!("bcdf2345")),
        ("name", json!("x".repeat(201))),
        ("message", json!("x".repeat(1_001))),
        ("page", json!("x".repeat(501))),
        ("release", json!("x".repeat(41))),
    ] {
        let mut body = report("BCDF2345", "x", "0.1.0");
        body[field] = wrong;
        assert_eq!(visitor.post("/api/errors", body).await.expect(422)["fields"][0]["field"], field);
    }
    let mut large = report("BCDF2345", "x", "0.1.0");
    large["stack"] = json!("x".repeat(4_096));
    assert_eq!(visitor.post("/api/errors", large).await.status, 413);
    let mut extra = report("BCDF2345", "x", "0.1.0");
    extra["userId"] = json!(1);
    assert_eq!(visitor.post("/api/errors", extra).await.status, 422);

    send_report(
        &visitor,
        "BCDF2345",
        "no wanda@example.org at https://jobs.example/x?token=abc, call 555 0100",
        "0.1.0",
    )
    .await;
    let group = open_groups(&operator).await[0].clone();
    assert_eq!(group["message"], "no (address) at (link) call # #");
    assert!(!group.to_string().contains("secret"), "no query strings");
}

#[tokio::test]
async fn s62_both_tables_evict_their_oldest_rows() {
    let site = Site::empty();
    site.write(|tx| tx.run(FILL, jobstead::args![MAX_GROUPS])).await;
    let occurrence = |reference: &str, message: &str| NewOccurrence {
        cause: Cause::from_report("TypeError", message, "", "https://x"),
        reference: reference.to_owned(),
        user: None,
        release: "0.1.0".to_owned(),
        page: "/".to_owned(),
        browser: String::new(),
    };
    let (first, second) = (occurrence("BCDF2345", "one"), occurrence("BCDF2346", "one"));
    site.write(move |tx| store::record(tx, &first)).await;
    assert_eq!(site.read(|tx| tx.one(GROUP_COUNT, &[], value::<i64>)).await, MAX_GROUPS);
    assert_eq!(site.read(|tx| tx.one(OLDEST, &[], value::<i64>)).await, 2, "the least recently seen group was evicted");

    site.write(move |tx| store::record(tx, &second)).await;
    site.write(|tx| tx.run(PUSH_NEWEST, jobstead::args![MAX_OCCURRENCES - 2])).await;
    assert_eq!(site.read(|tx| tx.one(OCCURRENCE_COUNT, &[], value::<i64>)).await, 2);
    let third = occurrence("BCDF2347", "one");
    site.write(move |tx| store::record(tx, &third)).await;
    assert_eq!(site.read(|tx| tx.one(OCCURRENCE_COUNT, &[], value::<i64>)).await, 2, "the oldest was evicted");
}

#[tokio::test]
async fn errors_are_deleted_after_ninety_days() {
    let site = Site::empty();
    let operator = site.set_up().await;
    send_report(&operator, "BCDF2345", "x", "0.1.0").await;
    let feedback_body = json!({ "feedbackType": "bug_report", "description": "See BCDF2345" });
    operator.post("/api/feedback", feedback_body).await.expect(201);
    site.clock.advance(90 * DAY - 1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(GROUP_COUNT, &[], value::<i64>)).await, 1);
    site.clock.advance(1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(GROUP_COUNT, &[], value::<i64>)).await, 0);
    assert_eq!(site.read(|tx| tx.one(OCCURRENCE_COUNT, &[], value::<i64>)).await, 0);
    operator
        .post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": crate::support::PASSWORD }))
        .await
        .expect(200);
    let queue = operator.get("/api/admin/feedback?state=new").await.expect(200);
    assert_eq!(queue["items"][0]["errorGroupId"], Value::Null, "the feedback remains, without its error");
}
