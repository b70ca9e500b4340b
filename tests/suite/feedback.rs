//! Feedback: sending, the sender's own list, replies, duplicates, the related error.

use jobstead::clock::DAY;
use jobstead::db::value;
use jobstead::ids::UserId;
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor};

statements! {
    COUNT = "SELECT COUNT(*) FROM feedback";
    NOTIFICATIONS = "SELECT title || ': ' || body FROM notifications WHERE user_id = $1 AND kind = 'feedback' AND read_at IS NULL ORDER BY id LIMIT 10";
}

fn feedback(kind: &str, words: &str) -> Value {
    json!({ "feedbackType": kind, "title": "", "description": words, "priority": "medium" })
}

async fn unread_notifications(site: &Site, visitor: &Visitor) -> Vec<String> {
    let user = visitor.id().await;
    site.read(move |tx| tx.all(NOTIFICATIONS, args![user], value)).await
}

async fn send(visitor: &Visitor, words: &str) -> i64 {
    let body = visitor.post("/api/feedback", feedback("feature_request", words)).await.expect(201);
    body["id"].as_i64().unwrap()
}

#[tokio::test]
async fn each_kind_has_a_default_title_and_priority() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for (kind, title, priority) in [
        ("general_feedback", "What I Like About the product", "medium"),
        ("improvement_suggestion", "What Could Be Improved", "medium"),
        ("feature_request", "Feature Request", "medium"),
        ("bug_report", "Bug Report", "high"),
    ] {
        let body = json!({ "feedbackType": kind, "title": " ", "description": " Words. " });
        let response = worker.post("/api/feedback", body).await.expect(201);
        assert_eq!((&response["title"], &response["priority"]), (&json!(title), &json!(priority)));
        assert_eq!((&response["description"], &response["state"]), (&json!("Words."), &json!("new")));
    }
    let own = json!({ "feedbackType": "bug_report", "title": "The map", "description": "x", "priority": "medium" });
    let response = worker.post("/api/feedback", own).await.expect(201);
    assert_eq!((&response["title"], &response["priority"]), (&json!("The map"), &json!("medium")));
    for (body, field) in [
        (feedback("bug_report", " \n "), "description"),
        (feedback("bug_report", &"x".repeat(5_001)), "description"),
        (json!({ "feedbackType": "bug_report", "title": "x".repeat(201), "description": "x" }), "title"),
    ] {
        assert_eq!(worker.post("/api/feedback", body).await.expect(422)["fields"][0]["field"], field);
    }
    worker.post("/api/feedback", feedback("praise", "x")).await.expect(422);
}

#[tokio::test]
async fn people_see_only_their_own_feedback_and_visitors_can_send() {
    let site = Site::new().await;
    let one = site.person("Wanda Worker", "worker").await;
    let two = site.person("Emma Employer", "employer").await;
    let visitor = Visitor::new(&site);
    visitor.post("/api/feedback", feedback("bug_report", "From outside")).await.expect(201);
    assert_eq!(visitor.get("/api/feedback").await.status, 401);
    for words in ["First", "Second"] {
        send(&one, words).await;
    }
    assert_eq!(two.get("/api/feedback").await.expect(200)["items"], json!([]));
    let page = one.get("/api/feedback?limit=1").await.expect(200);
    assert_eq!(page["items"][0]["description"], "Second");
    let next = page["nextCursor"].as_str().unwrap();
    let rest = one.get(&format!("/api/feedback?limit=1&cursor={next}")).await.expect(200);
    assert_eq!((&rest["items"][0]["description"], &rest["nextCursor"]), (&json!("First"), &Value::Null));
    assert_eq!(one.get("/api/admin/feedback?state=new").await.status, 403);
}

#[tokio::test]
async fn a_repeated_send_is_stored_once() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for _ in 0..2 {
        worker.post_once("k", "/api/feedback", &feedback("bug_report", "x")).await.expect(201);
    }
    assert_eq!(site.read(|tx| tx.one(COUNT, &[], value::<i64>)).await, 1);
}

#[tokio::test]
async fn feedback_is_limited_per_day() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let user = worker.id().await;
    for _ in 0..30 {
        site.write(move |tx| {
            let new = jobstead::feedback::store::NewFeedbackRow {
                user: Some(UserId(user)),
                kind: jobstead::feedback::model::FeedbackType::BugReport,
                title: "x",
                description: "x",
                priority: jobstead::feedback::model::Priority::High,
            };
            jobstead::feedback::store::insert(tx, &new)
        })
        .await;
    }
    let refused = worker.post("/api/feedback", feedback("bug_report", "One more")).await;
    assert_eq!(refused.refused(429), "feedback_limit");
    site.clock.advance(DAY + 1);
    worker.signs_in("Wanda Worker").await;
    send(&worker, "The next day").await;
}

#[tokio::test]
async fn a_decision_with_a_reply_notifies_the_sender_once() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let id = send(&worker, "Let me search by bus line").await;
    let path = format!("/api/admin/feedback/{id}");
    let queue = operator.get("/api/admin/feedback?state=new").await.expect(200);
    assert_eq!((&queue["items"][0]["by"], &queue["items"][0]["id"]), (&json!("Wanda W."), &json!(id)));

    let planned = json!({ "state": "planned", "answer": "In spring." });
    operator.put(&path, planned.clone()).await.expect(200);
    assert_eq!(unread_notifications(&site, &worker).await, ["Your idea is planned: In spring."]);
    worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    operator.put(&path, planned).await.expect(200);
    assert_eq!(unread_notifications(&site, &worker).await, [""; 0], "nothing changed");

    operator.put(&path, json!({ "state": "shipped", "answer": "Look at the filters." })).await.expect(200);
    assert_eq!(unread_notifications(&site, &worker).await, ["Your idea has shipped: Look at the filters."]);
    let own = worker.get("/api/feedback").await.expect(200);
    assert_eq!(
        (&own["items"][0]["state"], &own["items"][0]["answer"]),
        (&json!("shipped"), &json!("Look at the filters."))
    );
    assert_eq!(operator.get("/api/admin/feedback?state=new").await.expect(200)["items"], json!([]));
    operator.put(&path, json!({ "state": "declined", "answer": "x".repeat(1_001) })).await.expect(422);
    operator.put("/api/admin/feedback/999", json!({ "state": "declined" })).await.expect(404);
    assert_eq!(worker.put(&path, json!({ "state": "declined" })).await.status, 403);
}

#[tokio::test]
async fn duplicates_follow_the_original() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let one = site.person("Wanda Worker", "worker").await;
    let two = site.person("Emma Employer", "employer").await;
    let three = site.person("Sam Seeker", "worker").await;
    let (a, b, c) = (send(&one, "Buses").await, send(&two, "Bus lines").await, send(&three, "By bus").await);
    let merge = |id: i64| format!("/api/admin/feedback/{id}/merge");
    operator.post(&merge(c), json!({ "into": b })).await.expect(200);
    // Earlier duplicates move with it.
    let kept = operator.post(&merge(b), json!({ "into": a })).await.expect(200);
    assert_eq!((&kept["id"], kept["duplicates"].as_array().unwrap().len()), (&json!(a), 2));
    let queue = operator.get("/api/admin/feedback?state=new").await.expect(200);
    assert_eq!(queue["items"].as_array().unwrap().len(), 1, "duplicates are listed under the original");

    operator
        .put(&format!("/api/admin/feedback/{a}"), json!({ "state": "shipped", "answer": "Done." }))
        .await
        .expect(200);
    for visitor in [&one, &two, &three] {
        assert_eq!(unread_notifications(&site, visitor).await, ["Your idea has shipped: Done."]);
        let own = visitor.get("/api/feedback").await.expect(200);
        assert_eq!((&own["items"][0]["state"], &own["items"][0]["answer"]), (&json!("shipped"), &json!("Done.")));
    }
    // The sender of a later duplicate is notified of the decision at once.
    let late = send(&three, "Buses, please").await;
    three.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    operator.post(&merge(late), json!({ "into": a })).await.expect(200);
    assert_eq!(unread_notifications(&site, &three).await, ["Your idea has shipped: Done."]);

    for (id, into, status) in [(a, a, 422), (a, 999, 422), (a, b, 409), (b, a, 409), (999, a, 404)] {
        assert_eq!(operator.post(&merge(id), json!({ "into": into })).await.status, status, "{id} into {into}");
    }
    let of_duplicate = operator.put(&format!("/api/admin/feedback/{b}"), json!({ "state": "declined" })).await;
    assert_eq!(of_duplicate.refused(409), "merged");
    let separated = operator.post(&merge(b), json!({ "into": null })).await.expect(200);
    assert_eq!((&separated["id"], &separated["state"]), (&json!(b), &json!("new")));
    assert_eq!(two.get("/api/feedback").await.expect(200)["items"][0]["state"], "new");
}

#[tokio::test]
async fn feedback_links_to_its_error() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let report =
        json!({ "reference": "BCDF2345", "name": "TypeError", "message": "x", "page": "/jobs", "release": "0.1.0" });
    worker.post("/api/errors", report).await.expect(200);
    let with_reference = send(&worker, "It broke. Reference number: BCDF2345.").await;
    let other = send(&worker, "It broke as well, GGGG9999").await;
    let queue = operator.get("/api/admin/feedback?state=new").await.expect(200);
    let group = queue["items"][1]["errorGroupId"].as_i64().unwrap();
    assert_eq!((&queue["items"][0]["id"], &queue["items"][0]["errorGroupId"]), (&json!(other), &Value::Null));

    let path = format!("/api/admin/feedback/{other}");
    let wrong = json!({ "state": "new", "errorReference": "GGGG9999" });
    assert_eq!(operator.put(&path, wrong).await.expect(422)["fields"][0]["field"], "errorReference");
    let linked = operator.put(&path, json!({ "state": "new", "errorReference": "BCDF2345" })).await.expect(200);
    assert_eq!(linked["errorGroupId"], group);
    let errors = operator.get(&format!("/api/admin/errors?id={group}")).await.expect(200);
    let listed: Vec<_> = errors["items"][0]["feedback"].as_array().unwrap().iter().map(|f| f["id"].clone()).collect();
    assert_eq!(listed, [json!(other), json!(with_reference)]);
    let kept = operator.put(&path, json!({ "state": "planned" })).await.expect(200);
    assert_eq!(kept["errorGroupId"], group, "the link to the error stays");
    let cleared = operator.put(&path, json!({ "state": "planned", "errorReference": "" })).await.expect(200);
    assert_eq!(cleared["errorGroupId"], Value::Null);
}

#[tokio::test]
async fn only_visitor_feedback_is_deleted_after_a_year() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    send(&worker, "Mine").await;
    Visitor::new(&site).post("/api/feedback", feedback("bug_report", "Nobody's")).await.expect(201);
    site.clock.advance(364 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(COUNT, &[], value::<i64>)).await, 2);
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(site.read(|tx| tx.one(COUNT, &[], value::<i64>)).await, 1);
}

#[tokio::test]
async fn visitor_feedback_is_deleted_even_if_it_has_duplicates() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let one = site.person("Wanda Worker", "worker").await;
    let two = site.person("Emma Employer", "employer").await;
    let anonymous = send(&Visitor::new(&site), "Canary").await;
    let (a, b) = (send(&one, "Buses").await, send(&two, "Bus lines").await);
    for id in [a, b] {
        operator.post(&format!("/api/admin/feedback/{id}/merge"), json!({ "into": anonymous })).await.expect(200);
    }
    let decision = json!({ "state": "planned", "answer": "In spring." });
    operator.put(&format!("/api/admin/feedback/{anonymous}"), decision).await.expect(200);
    site.clock.advance(365 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    let credentials = json!({ "email": "olive@example.org", "password": PASSWORD });
    operator.post("/api/auth/sign-in", credentials).await.expect(200);
    let planned = operator.get("/api/admin/feedback?state=planned").await.expect(200);
    assert!(!planned.to_string().contains("Canary"), "{planned}");
    let kept = &planned["items"][0];
    assert_eq!(
        (&kept["id"], &kept["answer"]),
        (&json!(a), &json!("In spring.")),
        "the oldest duplicate takes its place"
    );
    assert_eq!(kept["duplicates"][0]["id"], b);
}
