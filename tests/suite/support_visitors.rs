//! Live support for visitors: one chat at a time that only its visitor can see, limits, and how chats end.

use axum::http::{Method, header};
use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::{Site, Visitor};

pub async fn start(visitor: &Visitor) -> String {
    let session = visitor.post("/api/support/chat/start", json!({})).await.expect(200);
    assert_eq!((&session["status"], &session["subject"]), (&json!("waiting"), &json!(null)));
    session["id"].as_str().unwrap().to_owned()
}

pub fn message(session: &str, text: &str) -> Value {
    json!({ "sessionId": session, "message": text, "messageType": "text" })
}

pub async fn ask(visitor: &Visitor, text: &str) -> String {
    let session = start(visitor).await;
    visitor.post("/api/support/chat/message", message(&session, text)).await.expect(201);
    session
}

async fn messages(visitor: &Visitor, session: &str) -> Value {
    visitor.get(&format!("/api/support/chat/{session}/messages")).await.expect(200)
}

#[tokio::test]
async fn an_anonymous_visitor_has_one_chat_tied_to_a_cookie() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"], json!(null));
    let session = start(&visitor).await;
    assert!(session.len() >= 22, "the session id has fewer than 128 bits");
    let cookie = visitor.cookie("support").unwrap();
    assert!(cookie.len() >= 43 && cookie != session);
    assert_eq!(start(&visitor).await, session, "starting again returns the chat in progress");
    let sent = visitor.post("/api/support/chat/message", message(&session, "  Is the board free? ")).await.expect(201);
    assert_eq!((&sent["message"], &sent["isFromAgent"]), (&json!("Is the board free?"), &json!(false)));
    let list = messages(&visitor, &session).await;
    assert_eq!(list.as_array().unwrap().len(), 1, "a bare array");
    assert_eq!(list[0], sent);
    assert_eq!(list[0]["messageType"], "text");
    assert_eq!(list[0]["sentAt"], site.clock.now());
    let after = format!("/api/support/chat/{session}/messages?after={}", sent["id"]);
    assert_eq!(visitor.get(&after).await.expect(200), json!([]));

    // Scripts can't read the cookie, and the database file doesn't contain it.
    let fresh = Visitor::new(&site);
    let reply = fresh.post("/api/support/chat/start", json!({})).await;
    let line = reply.header("set-cookie");
    for part in ["support=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=604800"] {
        assert!(line.contains(part), "{line}");
    }
    let secret = fresh.cookie("support").unwrap();
    for name in ["site.db", "site.db-wal"] {
        let bytes = std::fs::read(site.path.with_file_name(name)).unwrap_or_default();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()), "{name}");
    }
}

#[tokio::test]
async fn another_visitors_chat_is_not_found() {
    let site = Site::new().await;
    let owner = site.person("Wanda Worker", "worker").await;
    let session = ask(&owner, "Canary").await;
    assert_eq!(owner.cookie("support"), None, "accounts need no cookie");
    let neighbor = Visitor::new(&site);
    start(&neighbor).await;
    let other = site.person("Otto Other", "worker").await;
    for stranger in [&Visitor::new(&site), &neighbor, &other] {
        let path = format!("/api/support/chat/{session}");
        assert_eq!(stranger.get(&format!("{path}/messages")).await.refused(404), "not_found");
        assert_eq!(stranger.post("/api/support/chat/message", message(&session, "x")).await.refused(404), "not_found");
        assert_eq!(stranger.post(&format!("{path}/end"), json!({ "satisfaction": 1 })).await.refused(404), "not_found");
        assert_eq!(
            stranger.put(&format!("{path}/email"), json!({ "email": "a@b.org" })).await.refused(404),
            "not_found"
        );
        assert_eq!(stranger.post(&format!("{path}/typing"), json!({})).await.refused(404), "not_found");
        assert!(!stranger.get("/api/support/chat").await.text().contains(&session));
    }
    assert_eq!(messages(&owner, &session).await[0]["message"], "Canary");
}

#[tokio::test]
async fn signing_in_moves_the_browsers_chat_to_the_account() {
    let site = Site::new().await;
    site.person("Wanda Worker", "worker").await;
    let visitor = Visitor::new(&site);
    let session = ask(&visitor, "I cannot get in").await;
    visitor.signs_in("Wanda Worker").await;
    assert_eq!(start(&visitor).await, session);
    assert_eq!(messages(&visitor, &session).await[0]["message"], "I cannot get in");
    visitor.get("/api/logout").await;
    let path = format!("/api/support/chat/{session}/messages");
    assert_eq!(visitor.get(&path).await.refused(404), "not_found", "the next person at this browser is a stranger");
}

#[tokio::test]
async fn the_browsers_chat_resumes_after_the_accounts_chat_ends() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let elsewhere = site.person("Wanda Worker", "worker").await;
    let of_account = ask(&elsewhere, "First").await;
    let browser = Visitor::new(&site);
    let of_browser = ask(&browser, "Second").await;
    browser.signs_in("Wanda Worker").await;
    assert_eq!(start(&browser).await, of_account, "an account has one chat at a time");
    let chats = operator.get("/api/admin/support/chats?queue=waiting").await.expect(200);
    let first = chats["items"].as_array().unwrap().iter().map(|chat| chat["id"].as_i64().unwrap()).min().unwrap();
    operator.post(&format!("/api/admin/support/chats/{first}/take"), json!({})).await.expect(200);
    operator.post(&format!("/api/admin/support/chats/{first}/end"), json!({})).await.expect(200);
    assert_eq!(start(&browser).await, of_browser);
    assert_eq!(start(&elsewhere).await, of_browser, "it now belongs to the account");
}

#[tokio::test]
async fn invalid_messages_ratings_and_emails_are_rejected() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let session = start(&visitor).await;
    for body in [
        message(&session, " \n "),
        message(&session, &"x".repeat(4_001)),
        json!({ "sessionId": session, "message": "x", "messageType": "note" }),
        json!({ "sessionId": session, "message": "x" }),
        json!({ "sessionId": session, "message": "x", "messageType": "text", "isFromAgent": true }),
    ] {
        assert_eq!(visitor.post("/api/support/chat/message", body).await.status, 422);
    }
    visitor.post("/api/support/chat/message", message(&session, &"x".repeat(4_000))).await.expect(201);
    assert_eq!(visitor.post("/api/support/chat/start", json!({ "subject": "x".repeat(201) })).await.status, 422);
    let end = format!("/api/support/chat/{session}/end");
    for stars in [json!(0), json!(6), json!("five")] {
        assert_eq!(visitor.post(&end, json!({ "satisfaction": stars })).await.status, 422);
    }
    let email = format!("/api/support/chat/{session}/email");
    assert_eq!(visitor.put(&email, json!({ "email": "nobody" })).await.refused(422), "invalid");
}

#[tokio::test]
async fn a_message_that_arrives_twice_is_stored_once() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let session = start(&visitor).await;
    let first = visitor.post_once("k1", "/api/support/chat/message", &message(&session, "Hello")).await.expect(201);
    let again = visitor.post_once("k1", "/api/support/chat/message", &message(&session, "Hello")).await.expect(201);
    assert_eq!(first, again);
    assert_eq!(messages(&visitor, &session).await.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn messages_are_limited_to_twenty_a_minute() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let session = start(&visitor).await;
    for n in 0..20 {
        visitor.post("/api/support/chat/message", message(&session, &n.to_string())).await.expect(201);
        site.clock.advance(1_000);
    }
    let reply = visitor.post("/api/support/chat/message", message(&session, "one more")).await;
    assert_eq!(reply.refused(429), "too_many");
    assert_eq!(reply.header("retry-after"), "40");
    site.clock.advance(40_000);
    visitor.post("/api/support/chat/message", message(&session, "one more")).await.expect(201);
}

#[tokio::test]
async fn starting_chats_is_rate_limited_per_address() {
    let site = Site::new().await;
    let mut slowed = None;
    for n in 0..30 {
        let request = Visitor::new(&site).request(Method::POST, "/api/support/chat/start", Some(&json!({})));
        let reply = site.send_from([10, 0, 0, 9], request).await;
        if reply.status == 429 {
            assert!(!reply.header("retry-after").is_empty());
            slowed = Some(n);
            break;
        }
    }
    assert_eq!(slowed, Some(20));
    start(&Visitor::new(&site)).await;
}

#[tokio::test]
async fn an_ended_chat_keeps_its_rating_and_allows_a_new_chat() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let waiting = ask(&visitor, "Hello?").await;
    let end = |session: &str| format!("/api/support/chat/{session}/end");
    let ended = visitor.post(&end(&waiting), json!({ "satisfaction": null })).await.expect(200);
    assert_eq!(ended["status"], "ended");
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"], json!(null));
    assert_eq!(visitor.post("/api/support/chat/message", message(&waiting, "x")).await.refused(409), "wrong_state");

    let session = ask(&visitor, "Hello again").await;
    assert_ne!(session, waiting);
    let chats = operator.get("/api/admin/support/chats?queue=waiting").await.expect(200);
    let id = chats["items"][0]["id"].as_i64().unwrap();
    operator.post(&format!("/api/admin/support/chats/{id}/messages"), json!({ "message": "Yes" })).await.expect(201);
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["agent"], "Olive O.");
    visitor.post(&end(&session), json!({ "satisfaction": 4 })).await.expect(200);
    let closed = operator.get("/api/admin/support/chats?queue=closed").await.expect(200);
    assert_eq!((&closed["items"][0]["rating"], &closed["items"][0]["endedBy"]), (&json!(4), &json!("visitor")));
    assert_eq!(closed["items"][1]["rating"], json!(null));
    // Ending it again changes nothing.
    visitor.post(&end(&session), json!({ "satisfaction": 1 })).await.expect(200);
    let chat = operator.get(&format!("/api/admin/support/chats/{id}")).await.expect(200);
    assert_eq!(chat["rating"], 4);
    assert_eq!(chat["earlier"].as_array().unwrap().len(), 1, "earlier chats of the same browser are listed");
}

#[tokio::test]
async fn a_chat_ended_by_an_agent_stays_until_dismissed() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let session = ask(&visitor, "Hello?").await;
    let chats = operator.get("/api/admin/support/chats?queue=waiting").await.expect(200);
    let path = format!("/api/admin/support/chats/{}", chats["items"][0]["id"]);
    operator.post(&format!("{path}/messages"), json!({ "message": "All done, bye" })).await.expect(201);
    operator.post(&format!("{path}/end"), json!({})).await.expect(200);
    let now = visitor.get("/api/support/chat").await.expect(200);
    assert_eq!((&now["session"]["id"], &now["session"]["status"]), (&json!(session), &json!("ended")));
    assert_eq!(messages(&visitor, &session).await[1]["message"], "All done, bye");
    visitor.post(&format!("/api/support/chat/{session}/end"), json!({ "satisfaction": 5 })).await.expect(200);
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"], json!(null));
    let closed = operator.get("/api/admin/support/chats?queue=closed").await.expect(200);
    assert_eq!((&closed["items"][0]["rating"], &closed["items"][0]["endedBy"]), (&json!(5), &json!("agent")));
}

#[tokio::test]
async fn after_hours_visitors_without_an_email_are_asked_for_one() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let session = ask(&visitor, "Is somebody there?").await;
    let now = visitor.get("/api/support/chat").await.expect(200);
    assert_eq!((&now["isOpen"], &now["opensAt"]), (&json!(true), &json!(null)), "no hours are set");
    assert_eq!(now["session"]["asksEmail"], false);
    // Friday, 4 AM in Portland.
    let hours = json!([{ "day": 5, "opens": "09:00", "closes": "17:00" }]);
    operator.put("/api/admin/support/settings", json!({ "hours": hours, "keepDays": 365 })).await.expect(200);
    let now = visitor.get("/api/support/chat").await.expect(200);
    assert_eq!((&now["isOpen"], &now["opensAt"]), (&json!(false), &json!(site.clock.now() + 300 * MINUTE)));
    assert_eq!(now["session"]["asksEmail"], true);
    let left = json!({ "email": " vera@example.org " });
    let saved = visitor.put(&format!("/api/support/chat/{session}/email"), left).await.expect(200);
    assert_eq!((&saved["email"], &saved["asksEmail"]), (&json!("vera@example.org"), &json!(false)));
    let waiting = operator.get("/api/admin/support/chats?queue=waiting").await.expect(200);
    assert_eq!(waiting["items"][0]["email"], "vera@example.org");
    let member = site.person("Wanda Worker", "worker").await;
    ask(&member, "Hello").await;
    assert_eq!(
        member.get("/api/support/chat").await.expect(200)["session"]["asksEmail"],
        false,
        "their email is known"
    );
}

#[tokio::test]
async fn visitors_who_wait_long_are_asked_for_an_email_too() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    ask(&visitor, "Hello?").await;
    site.clock.advance(5 * MINUTE - 1);
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["asksEmail"], false);
    site.clock.advance(1);
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["asksEmail"], true);
}

#[tokio::test]
async fn inactive_chats_end_and_old_ones_are_deleted() {
    let site = Site::empty();
    let operator = site.set_up().await;
    operator.put("/api/admin/support/settings", json!({ "hours": [], "keepDays": 30 })).await.expect(200);
    let (visitor, empty) = (Visitor::new(&site), Visitor::new(&site));
    let session = ask(&visitor, "Hello?").await;
    let unused = start(&empty).await;
    site.clock.advance(2 * HOUR - 1);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(empty.get("/api/support/chat").await.expect(200)["session"]["status"], "waiting");
    site.clock.advance(DAY - 2 * HOUR);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["status"], "waiting");
    site.clock.advance(1);
    schedule::run_once(&site.app).await.unwrap();
    // A chat with an open question keeps waiting; one without a question ends.
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["status"], "waiting");
    assert_eq!(empty.get("/api/support/chat").await.expect(200)["session"]["status"], "ended");
    let path = |session: &str| format!("/api/support/chat/{session}/messages");
    empty.get(&path(&unused)).await.expect(200);
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    empty.get(&path(&unused)).await.refused(404);
    site.clock.advance(12 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(
        visitor.get("/api/support/chat").await.expect(200)["session"]["status"],
        "ended",
        "the chat ends after two weeks"
    );
    site.clock.advance(DAY);
    assert_eq!(messages(&visitor, &session).await[0]["message"], "Hello?", "the question is still stored");
    assert_eq!(
        visitor.get("/api/support/chat").await.expect(200)["session"],
        json!(null),
        "the ended chat is no longer shown"
    );
    site.clock.advance(29 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    visitor.get(&path(&session)).await.refused(404);
}

#[tokio::test]
async fn agents_see_the_visitors_page_without_its_query_string() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let mut request = visitor.request(Method::POST, "/api/support/chat/start", Some(&json!({ "subject": " Fees " })));
    request.headers_mut().insert(header::REFERER, "http://127.0.0.1:8080/jobs/17?token=canary#x".parse().unwrap());
    let session = visitor.send(request).await.expect(200);
    assert_eq!(session["subject"], "Fees");
    visitor.post("/api/support/chat/message", message(session["id"].as_str().unwrap(), "Hi")).await.expect(201);
    let list = operator.get("/api/admin/support/chats?queue=waiting").await;
    assert!(!list.text().contains("canary"));
    let card = &list.expect(200)["items"][0];
    assert_eq!((&card["page"], &card["subject"]), (&json!("/jobs/17"), &json!("Fees")));
}

#[tokio::test]
async fn a_start_that_arrives_twice_starts_one_chat() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let key = "0f8c1a52-7e0b-4f0a-9d3b-5b1e6a7c8d90";
    let first = visitor.post_once(key, "/api/support/chat/start", &json!({})).await.expect(200);
    // The first response, and so the cookie, got lost.
    let again = Visitor::new(&site).post_once(key, "/api/support/chat/start", &json!({})).await.expect(200);
    assert_eq!(again["id"], first["id"]);
    let short = Visitor::new(&site).post_once("1", "/api/support/chat/start", &json!({})).await.expect(200);
    let other = Visitor::new(&site).post_once("1", "/api/support/chat/start", &json!({})).await.expect(200);
    assert_ne!(short["id"], other["id"], "a key that can be guessed makes no cookie");
}
