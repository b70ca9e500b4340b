//! What one account may write, and what strangers may use of what everyone shares.

use axum::http::Method;
use futures_util::future::join_all;
use jobstead::app::quota::{NAMES, Quota, Quotas};
use jobstead::clock::{DAY, HOUR};
use jobstead::{args, policy};
use serde_json::json;

use crate::support::{Setup, Site, Visitor, job_body};

jobstead::statements! {
    OPEN_CHAT = "INSERT INTO support_chats (token, visitor_hash, status, page, started_at, last_at, asked_at)
                 VALUES ($1, $2, 'waiting', '/', 0, 0, 0)";
    OF_A_NETWORK = "UPDATE support_chats SET network = CAST(printf('%08d', id % $1) AS BLOB)";
    ASK = "UPDATE support_chats SET asked_at = started_at WHERE asked_at IS NULL";
    WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM support_chats WHERE status = 'waiting'";
    STORED_BYTES = "SELECT CAST(SUM(length(body)) AS BIGINT) FROM idempotency_keys";
    JOBS = "SELECT CAST(COUNT(*) AS BIGINT) FROM jobs";
    RENAME = "UPDATE jobs SET title = $2 WHERE id = $1";
    SENT_FEEDBACK = "INSERT INTO feedback (user_id, kind, title, description, priority, state, answer, created_at)
                     VALUES (NULL, 'general_feedback', 'x', 'x', 'medium', 'new', '', $1)";
}

fn small() -> Setup {
    let settings = ["jobs=3".to_owned(), "changes=5".to_owned(), "response-bytes=4000".to_owned()];
    Setup { quotas: Quotas::parse(&settings).unwrap(), ..Setup::default() }
}

#[tokio::test]
async fn s51_a_person_adds_a_number_of_jobs_a_day_and_others_are_unaffected() {
    let site = Site::with(small());
    let operator = site.set_up().await;
    let (busy, other) = (site.person("Bea Busy", "employer").await, site.person("Otto Other", "employer").await);
    for n in 0..3 {
        busy.posts(&format!("Line cook {n}")).await;
        // What fails counts for nothing.
        busy.post("/api/jobs", json!({ "title": "" })).await.refused(422);
    }
    let refused = busy.post("/api/jobs", job_body("Line cook")).await;
    assert!(refused.header("retry-after").parse::<i64>().unwrap() > DAY / 1000 - 60);
    assert_eq!(refused.refused(429), "quota");
    assert_eq!(site.read(|tx| tx.one(JOBS, &[], jobstead::db::value::<i64>)).await, 3, "nothing of it was stored");
    other.posts("Dishwasher").await;
    for n in 0..5 {
        operator.post("/api/jobs", job_body(&format!("Staff job {n}"))).await.expect(201);
    }
    site.clock.advance(DAY);
    busy.posts("Line cook again").await;
}

#[tokio::test]
async fn s51_a_repeated_request_costs_nothing_and_stored_responses_are_bounded() {
    let site = Site::with(small());
    site.set_up().await;
    let person = site.person("Wanda Worker", "worker").await;
    let feedback = json!({ "feedbackType": "general_feedback", "description": "Nice." });
    for _ in 0..10 {
        person.post_once("one-key", "/api/feedback", &feedback).await.expect(201);
    }
    let mut sent = 1;
    let refused = loop {
        let reply = person.post_once(&format!("key-{sent}"), "/api/feedback", &feedback).await;
        if reply.status == 429 {
            break reply;
        }
        sent += 1;
    };
    assert_eq!(refused.refused(429), "quota");
    assert_eq!(sent, 5, "five changes an hour");
    site.clock.advance(HOUR);
    let long = json!({ "feedbackType": "general_feedback", "description": "x".repeat(2_000) });
    person.post_once("long-1", "/api/feedback", &long).await.expect(201);
    assert_eq!(person.post_once("long-2", "/api/feedback", &long).await.refused(429), "quota");
    let stored = site.read(|tx| tx.one(STORED_BYTES, &[], jobstead::db::value::<i64>)).await;
    assert!(stored <= 4_000, "{stored} bytes are stored");
}

#[tokio::test]
async fn s51_fifty_posts_at_once_take_exactly_the_quota() {
    let site = Site::with(small());
    site.set_up().await;
    let person = site.person("Bea Busy", "employer").await;
    let posts = (0..50).map(|_| person.post("/api/jobs", job_body("Line cook")));
    let replies = join_all(posts).await;
    assert_eq!(replies.iter().filter(|reply| reply.status == 201).count(), 3);
}

#[test]
fn every_route_with_its_own_quota_exists() {
    let counted: Vec<Quota> = policy::matrix::ROWS
        .iter()
        .map(|row| Quota::of(&Method::from_bytes(row.method.as_bytes()).unwrap(), row.path))
        .collect();
    for (quota, name) in NAMES {
        // Their features count these themselves.
        let found = counted.contains(quota) || matches!(quota, Quota::Responses | Quota::Introductions);
        assert!(found, "{name}: no route counts toward it");
    }
    assert!(
        Quotas::parse(&["jobs=many".to_owned()])
            .unwrap_err()
            .contains("jobs, messages, introductions, interviews, contracts, drafts, changes")
    );
}

#[tokio::test]
async fn s62_strangers_cannot_use_up_support_for_members() {
    let site = Site::new().await;
    let member = site.person("Wanda Worker", "worker").await;
    site.write(|tx| {
        (0..600_u64).try_for_each(|n| {
            let (token, visitor) = (format!("{n:022}"), jobstead::web::token::hash(&n.to_string()));
            tx.run(OPEN_CHAT, args![&token, &visitor]).map(drop)
        })
    })
    .await;
    let stranger = Visitor::new(&site);
    assert_eq!(stranger.post("/api/support/chat/start", json!({})).await.refused(429), "support_full");
    member.post("/api/support/chat/start", json!({})).await.expect(200);
}

#[tokio::test]
async fn s62_a_few_networks_cannot_use_up_support_for_visitors_from_others() {
    let site = Site::new().await;
    site.write(|tx| {
        (0..600_u64).try_for_each(|n| {
            let (token, visitor) = (format!("{n:022}"), jobstead::web::token::hash(&n.to_string()));
            tx.run(OPEN_CHAT, args![&token, &visitor]).map(drop)
        })?;
        tx.run(OF_A_NETWORK, args![50]).map(drop)
    })
    .await;
    for _ in 0..10 {
        Visitor::new(&site).post("/api/support/chat/start", json!({})).await.expect(200);
        site.write(|tx| tx.run(ASK, &[]).map(drop)).await;
    }
    let waiting = async || site.read(|tx| tx.one(WAITING, &[], jobstead::db::value::<i64>)).await;
    assert_eq!(waiting().await, 600, "each took the newest place of a network with more");
    // Nobody takes a place from a network that has hardly more.
    site.write(|tx| tx.run(OF_A_NETWORK, args![10_000_000]).map(drop)).await;
    assert_eq!(Visitor::new(&site).post("/api/support/chat/start", json!({})).await.refused(429), "support_full");
}

#[tokio::test]
async fn s62_one_address_cannot_fill_what_all_strangers_share() {
    let site = Site::new().await;
    let feedback = json!({ "feedbackType": "general_feedback", "description": "Nice." });
    let mut chats = 0;
    while Visitor::new(&site).post("/api/support/chat/start", json!({})).await.status == 200 {
        chats += 1;
    }
    let mut sent = 0;
    while Visitor::new(&site).post("/api/feedback", feedback.clone()).await.status == 201 {
        sent += 1;
    }
    assert_eq!((chats, sent), (20, 20));
    let now = site.clock.now();
    site.write(move |tx| (0..300).try_for_each(|_| tx.run(SENT_FEEDBACK, args![now]).map(drop))).await;
    let member = site.person("Wanda Worker", "worker").await;
    member.post("/api/feedback", feedback).await.expect(201);
}

#[tokio::test]
async fn a_stored_response_of_a_chat_is_given_only_to_its_browser() {
    let site = Site::new().await;
    let (visitor, thief) = (Visitor::new(&site), Visitor::new(&site));
    let chat = visitor.post("/api/support/chat/start", json!({})).await.expect(200);
    let message = json!({ "sessionId": chat["id"], "message": "My address is 5 Oak Street.", "messageType": "text" });
    let first = visitor.post_once("stolen", "/api/support/chat/message", &message).await.expect(201);
    assert_eq!(visitor.post_once("stolen", "/api/support/chat/message", &message).await.expect(201), first);
    thief.post_once("stolen", "/api/support/chat/message", &message).await.refused(404);
    thief.post("/api/support/chat/start", json!({})).await.expect(200);
    thief.post_once("stolen", "/api/support/chat/message", &message).await.refused(404);
}

#[tokio::test]
async fn a_reserved_code_point_cannot_break_the_feed() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for reserved in ['\u{fffe}', '\u{ffff}', '\u{fdd0}', '\u{1fffe}', '\u{10ffff}'] {
        let refused = employer.post("/api/jobs", job_body(&format!("Cook{reserved}"))).await;
        assert_eq!(refused.refused(422), "control_character");
    }
    let job = employer.posts("Line cook").await;
    site.write(move |tx| tx.run(RENAME, args![job, "Line\u{ffff} cook\u{fffe}"]).map(drop)).await;
    let feed = Visitor::new(&site).get("/jobs.atom").await.text();
    assert!(feed.contains("<title>Line cook</title>"), "{feed}");
}
