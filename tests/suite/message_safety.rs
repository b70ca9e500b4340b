//! What protects people in conversations: warnings, blocks and reports.

use jobstead::clock::DAY;
use jobstead::statements;
use serde_json::{Value, json};

use crate::messages::{Talk, items, say, talk, talk_on, texts};
use crate::support::{LiveServer, Site, Visitor, job_body};

statements! {
    FORGET = "UPDATE jobs SET warnings = NULL";
}

#[tokio::test]
async fn warnings_say_why_and_stop_nothing() {
    let Talk { employer, worker, application, path, .. } = talk().await;
    let warned = say(&employer, &path, "Text me on WhatsApp. You pay for the training with a gift card.").await;
    let kinds: Vec<_> = items(&json!({ "items": warned["warnings"] })).iter().map(|one| one["kind"].clone()).collect();
    assert_eq!(kinds, ["contact", "payment", "fee"]);
    say(&worker, &path, "My number is 503-555-0142").await;
    // Once hired, both know how to reach each other.
    employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    let list = worker.get(&format!("{path}/messages?limit=100")).await.expect(200);
    let number = items(&list).iter().find(|one| one["text"] == "My number is 503-555-0142").unwrap();
    assert_eq!(number["warnings"], json!([]));
}

#[tokio::test]
async fn an_operator_can_refuse_risky_messages() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let Talk { site, employer, worker, application, path } = talk_on(site).await;
    let body = json!({
        "name": "A", "town": "Portland, OR", "currency": "USD", "brand": "#aa3311", "blockRiskyMessages": true,
        "fees": { "jobPost": 1, "partnerMonth": 1, "commissionPercent": 0 },
    });
    assert_eq!(operator.put("/api/site", body).await.expect(200)["blockRiskyMessages"], true);

    let messages = format!("{path}/messages");
    let number = json!({ "clientId": "number", "text": "My number is 503-555-0142" });
    let refused = worker.post(&messages, number.clone()).await.expect(422);
    let reason = refused["fields"][0]["message"].as_str().unwrap();
    assert!(reason.starts_with("This can’t be sent here. Moving to another app"), "{reason}");
    let later = json!({ "clientId": "later", "text": "Text me on WhatsApp", "sendAt": site.clock.now() + DAY });
    worker.post(&messages, later).await.expect(422);
    let sent = say(&worker, &path, "Is it still open?").await;
    let change = json!({ "text": "Mail me: wanda@example.org" });
    worker.patch(&format!("/api/messages/{}", sent["id"]), change).await.expect(422);
    assert_eq!(texts(&employer, &path).await, ["Is it still open?"]);

    // Once hired, both may exchange numbers. Gift cards stay out.
    employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    worker.post(&messages, number).await.expect(201);
    employer.post(&messages, json!({ "text": "Buy gift cards first" })).await.expect(422);
}

#[tokio::test]
async fn a_block_ends_the_exchange_for_both() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    say(&worker, &path, "Hello").await;
    let (emma, wanda) = (employer.id().await, worker.id().await);
    worker.put(&format!("/api/blocks/{emma}"), json!({})).await.expect(204);
    for one in [&worker, &employer] {
        assert_eq!(one.post(&format!("{path}/messages"), json!({ "text": "Hm" })).await.refused(403), "blocked");
        assert_eq!(one.get(&path).await.expect(200)["canSend"], false);
    }
    assert_eq!(items(&worker.get("/api/blocks").await.expect(200))[0]["name"], "Emma E.");
    worker.delete(&format!("/api/blocks/{emma}")).await.expect(204);
    say(&employer, &path, "Back").await;
    // While one is blocked, neither sees whether the other is online, nor when they type.
    worker.put(&format!("/api/blocks/{emma}"), json!({})).await.expect(204);
    let live = LiveServer::start(&site).await;
    let mut hers = live.connect(&employer).await;
    let mut his = live.connect(&worker).await;
    let conversation: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    his.say(&json!({ "typing": conversation }).to_string()).await;
    assert_eq!(employer.get(&path).await.expect(200)["with"]["online"], false);
    worker.delete(&format!("/api/blocks/{emma}")).await.expect(204);
    say(&worker, &path, "Hello again").await;
    let frames = hers.until("message_sent").await;
    assert!(frames.iter().all(|frame| frame["type"] != "typing" && frame["type"] != "presence"), "{frames:?}");
    // Nobody learns from a block which accounts exist.
    let stranger = site.person("Sam Stranger", "worker").await;
    assert_eq!(stranger.put(&format!("/api/blocks/{wanda}"), json!({})).await.refused(404), "not_found");
    assert_eq!(stranger.put("/api/blocks/999999", json!({})).await.refused(404), "not_found");
}

#[tokio::test]
async fn a_reported_message_reaches_moderators_with_its_surroundings() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    say(&worker, &path, "Where do I send it?").await;
    let bad = say(&employer, &path, "Buy gift cards first").await;
    say(&worker, &path, "Really?").await;
    // The sender can't hide it by editing it.
    employer.patch(&format!("/api/messages/{}", bad["id"]), json!({ "text": "Good morning" })).await.expect(200);
    let report = format!("/api/messages/{}/report", bad["id"]);
    assert_eq!(employer.post(&report, json!({ "reason": "scam" })).await.refused(409), "own_message");
    worker.post(&report, json!({ "reason": "scam", "note": "Odd" })).await.expect(204);
    worker.post(&report, json!({ "reason": "spam" })).await.expect(204);
    let operator = Visitor::new(&site);
    let me = json!({ "email": "olive@example.org", "password": crate::support::PASSWORD });
    operator.post("/api/auth/sign-in", me).await.expect(200);
    let queue = operator.get("/api/admin/message-reports").await.expect(200);
    let one = &items(&queue)[0];
    assert_eq!((items(&queue).len(), &one["reason"], &one["sender"]), (1, &json!("scam"), &json!("Emma Employer")));
    let said: Vec<_> = one["excerpt"].as_array().unwrap().iter().map(|line| line["text"].clone()).collect();
    assert_eq!(said, ["Where do I send it?", "Buy gift cards first", "Really?"]);
    let resolve = format!("/api/admin/message-reports/{}/resolve", one["id"]);
    assert_eq!(
        operator.post(&resolve, json!({ "outcome": "removed" })).await.expect(422)["fields"][0]["field"],
        "reason"
    );
    let decision = json!({ "outcome": "removed", "reason": "Rule 3: it asks for gift cards." });
    assert!(items(&operator.post(&resolve, decision.clone()).await.expect(200)).is_empty());
    assert_eq!(operator.post(&resolve, decision).await.refused(404), "not_found");
    assert_eq!(texts(&worker, &path).await, ["Where do I send it?", "", "Really?"]);
    for (visitor, title) in
        [(&worker, "We removed the message you reported"), (&employer, "We removed one of your messages")]
    {
        let bell = visitor.get("/api/notifications").await.expect(200);
        assert!(items(&bell).iter().any(|note| note["title"] == title), "{bell}");
    }
    assert!(crate::support::wrong_numbers(&site).await.is_empty());
}

#[tokio::test]
async fn a_job_that_asks_for_money_or_papers_is_shown_with_a_warning() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let mut body = job_body("Helper");
    body["description"] =
        json!("Work from home. You pay a $40 fee for your background check first. Send a photo of your ID.");
    let risky = employer.post("/api/jobs", body).await.expect(201)["id"].clone();
    let seen = Visitor::new(&site).get(&format!("/api/jobs/{risky}")).await.expect(200);
    let kinds = |job: &Value| -> Vec<Value> {
        job["warnings"].as_array().unwrap().iter().map(|one| one["kind"].clone()).collect()
    };
    assert_eq!(kinds(&seen), ["fee", "identity"]);
    // A job from before, or from an import, is judged when it's read.
    site.write(|tx| tx.run(FORGET, &[])).await;
    let path = format!("/api/jobs/{risky}");
    assert_eq!(kinds(&employer.get(&path).await.expect(200)), ["fee", "identity"]);
    let edited = employer.patch(&path, json!({ "description": "Two evenings, paid in cash." })).await.expect(200);
    assert_eq!(kinds(&edited), [] as [Value; 0]);
    let honest = employer.posts("Line cook").await;
    assert_eq!(kinds(&employer.get(&format!("/api/jobs/{honest}")).await.expect(200)), [] as [Value; 0]);
}
