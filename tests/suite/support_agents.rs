//! Live support for agents: the queue, one agent per chat, transfers, notes, canned replies, hours and statistics.

use jobstead::clock::{DAY, MINUTE, SECOND};
use jobstead::identity::model::Staff;
use jobstead::{args, db, statements};
use serde_json::{Value, json};

use crate::support::{PASSWORD, Site, Visitor, job_body};
use crate::support_visitors::{ask, message, start};

statements! {
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    MAIL = "SELECT content FROM mails WHERE kind = 'chat_transcript' AND address = $1 ORDER BY id LIMIT 10";
    UNREAD = "SELECT title || ' ' || body || ' ' || href FROM notifications WHERE user_id = $1 AND kind LIKE 'support%' AND read_at IS NULL ORDER BY id";
}

const INBOX: &str = "/api/admin/support";

async fn staff(site: &Site, name: &str, role: Staff) -> Visitor {
    let visitor = site.person(name, "worker").await;
    let id = visitor.id().await;
    site.write(move |tx| tx.run(SET_STAFF, args![id, role.as_str()])).await;
    visitor
}

async fn notifications(site: &Site, visitor: &Visitor) -> Vec<String> {
    let id = visitor.id().await;
    site.read(move |tx| tx.all(UNREAD, args![id], jobstead::db::value)).await
}

async fn list(agent: &Visitor, queue: &str) -> Value {
    agent.get(&format!("{INBOX}/chats?queue={queue}")).await.expect(200)
}

async fn first(agent: &Visitor, queue: &str) -> i64 {
    list(agent, queue).await["items"][0]["id"].as_i64().unwrap()
}

fn chat(id: i64, action: &str) -> String {
    format!("{INBOX}/chats/{id}/{action}")
}

fn bodies(chat: &Value, kind: &str) -> Vec<String> {
    let lines = chat["lines"].as_array().unwrap().iter();
    lines.filter(|line| line["kind"] == kind).map(|line| line["body"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_question_joins_the_queue_and_notifies_agents_once() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let worker = site.person("Wanda Worker", "worker").await;
    start(&worker).await;
    assert_eq!(list(&agent, "waiting").await["items"], json!([]), "opening the panel is not a question yet");
    assert!(notifications(&site, &agent).await.is_empty());
    let session = ask(&worker, "Where is the office?").await;
    site.clock.advance(SECOND);
    let visitor = Visitor::new(&site);
    ask(&visitor, "And when?").await;
    worker.post("/api/support/chat/message", message(&session, "Hello?")).await.expect(201);
    let queue = list(&agent, "waiting").await;
    let names: Vec<_> = queue["items"].as_array().unwrap().iter().map(|chat| &chat["userName"]).collect();
    assert_eq!(names, [&json!("Wanda Worker"), &json!(null)], "the chat that has waited longest comes first");
    assert_eq!(queue["items"][0]["lastMessage"], "Hello?");
    assert_eq!(queue["items"][0]["askedAt"], site.clock.now() - SECOND);
    assert_eq!(queue["counts"], json!({ "waiting": 2, "mine": 0, "open": 0 }));
    let first = queue["items"][0]["id"].as_i64().unwrap();
    for one in [&agent, &operator] {
        let unread = notifications(&site, one).await;
        let line =
            format!("Wanda Worker is waiting in the support chat “Where is the office?” /admin/support?chat={first}");
        assert_eq!((unread.len(), &unread[0]), (2, &line));
    }
    assert!(notifications(&site, &worker).await.is_empty());
    agent.post(&chat(first, "take"), json!({})).await.expect(200);
    assert_eq!(notifications(&site, &operator).await.len(), 1, "the notifications are removed");
}

#[tokio::test]
async fn a_chat_is_taken_by_one_agent() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let visitor = Visitor::new(&site);
    ask(&visitor, "Hello?").await;
    let id = first(&agent, "waiting").await;
    let path = chat(id, "take");
    let (one, two) = tokio::join!(agent.post(&path, json!({})), operator.post(&path, json!({})));
    let mut statuses = [one.status.as_u16(), two.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let (winner, loser, name) =
        if one.status == 200 { (&agent, &operator, "Rosa A.") } else { (&operator, &agent, "Olive O.") };
    assert_eq!(list(winner, "mine").await["items"][0]["id"], id);
    assert_eq!(list(loser, "mine").await["items"], json!([]));
    assert_eq!(list(loser, "open").await["items"][0]["id"], id);
    let session = &visitor.get("/api/support/chat").await.expect(200)["session"];
    assert_eq!((&session["status"], &session["agent"]), (&json!("connected"), &json!(name)));
}

#[tokio::test]
async fn the_visitor_sees_replies_but_never_notes() {
    let site = Site::new().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let visitor = Visitor::new(&site);
    let session = ask(&visitor, "Where is the office?").await;
    let id = first(&agent, "waiting").await;
    agent.post(&chat(id, "notes"), json!({ "message": "Canary: called twice already" })).await.expect(201);
    assert_eq!(list(&agent, "waiting").await["items"][0]["status"], "waiting", "a note does not take the chat");
    site.clock.advance(90 * SECOND);
    let full = agent.post(&chat(id, "messages"), json!({ "message": " Depot Street 4. " })).await.expect(201);
    assert_eq!((&full["status"], &full["agentName"]), (&json!("connected"), &json!("Rosa Alvarez")));
    assert_eq!(bodies(&full, "note"), ["Canary: called twice already"]);
    assert_eq!(bodies(&full, "event"), ["Rosa A. took the chat."]);
    assert_eq!(full["firstReplyAt"], site.clock.now());
    let messages = visitor.get(&format!("/api/support/chat/{session}/messages")).await;
    let now = visitor.get("/api/support/chat").await;
    for reply in [&messages, &now] {
        for hidden in ["Canary", "Alvarez", "rosa.alvarez@", "took the chat"] {
            assert!(!reply.text().contains(hidden), "{hidden}: {}", reply.text());
        }
    }
    let list = messages.expect(200);
    assert_eq!((list.as_array().unwrap().len(), &list[1]["message"]), (2, &json!("Depot Street 4.")));
    assert_eq!((&list[1]["isFromAgent"], &list[1]["messageType"]), (&json!(true), &json!("text")));
    for bad in [" ", &"x".repeat(4_001)] {
        assert_eq!(agent.post(&chat(id, "messages"), json!({ "message": bad })).await.status, 422);
        assert_eq!(agent.post(&chat(id, "notes"), json!({ "message": bad })).await.status, 422);
    }
    let text = agent.get(&chat(id, "transcript")).await;
    assert_eq!(text.header("content-type"), "text/plain; charset=utf-8");
    assert!(text.header("content-disposition").starts_with("attachment; filename=\"support-chat-"));
    assert!(
        text.text().contains("Visitor: Where is the office?") && text.text().contains("Rosa Alvarez: Depot Street 4.")
    );
    assert!(!text.text().contains("Canary"));
}

#[tokio::test]
async fn the_agent_is_notified_when_the_visitor_writes_again() {
    let site = Site::new().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let colleague = staff(&site, "Carl Colleague", Staff::Agent).await;
    let worker = site.person("Wanda Worker", "worker").await;
    let unread_titles = async |who: &Visitor| {
        let page = who.get("/api/notifications?unread=true").await.expect(200);
        page["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|note| note["title"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let session = ask(&worker, "Is posting free?").await;
    let id = first(&agent, "waiting").await;
    assert_eq!(unread_titles(&colleague).await, ["Wanda Worker is waiting in the support chat"]);
    agent.post(&chat(id, "take"), json!({})).await.expect(200);
    assert!(
        unread_titles(&agent).await.is_empty() && unread_titles(&colleague).await.is_empty(),
        "the chat already has an agent"
    );
    for words in ["Hello?", "And is applying?"] {
        worker.post("/api/support/chat/message", message(&session, words)).await.expect(201);
    }
    assert_eq!(
        unread_titles(&agent).await,
        ["Wanda Worker sent a message in the support chat"],
        "one notification, however many messages"
    );
    assert!(unread_titles(&colleague).await.is_empty());
    agent.post(&chat(id, "messages"), json!({ "message": "Both are." })).await.expect(201);
    assert!(unread_titles(&agent).await.is_empty(), "the agent has replied");
}

#[tokio::test]
async fn a_reply_is_unread_until_seen_on_one_of_the_users_devices() {
    let site = Site::new().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let worker = site.person("Wanda Worker", "worker").await;
    let unread = async || worker.get("/api/mobile/notifications").await.expect(200)["unreadCount"].as_i64().unwrap();
    let session = ask(&worker, "Is posting free?").await;
    assert_eq!(unread().await, 0, "own messages are not unread");
    let id = first(&agent, "waiting").await;
    agent.post(&chat(id, "take"), json!({})).await.expect(200);
    agent.post(&chat(id, "notes"), json!({ "message": "Seems nice." })).await.expect(201);
    assert_eq!(unread().await, 0, "notes are internal");
    agent.post(&chat(id, "messages"), json!({ "message": "It is, this month." })).await.expect(201);
    assert_eq!(unread().await, 1);
    let seen = format!("/api/support/chat/{session}/seen");
    worker.post(&seen, json!({ "messageId": 0 })).await;
    assert_eq!(unread().await, 1);
    worker.post(&seen, json!({ "messageId": 9_999 })).await;
    assert_eq!(unread().await, 1, "an unknown message cannot be seen");
    let messages = worker.get(&format!("/api/support/chat/{session}/messages")).await.expect(200);
    let newest = messages.as_array().unwrap().last().unwrap()["id"].clone();
    assert_eq!(worker.post(&seen, json!({ "messageId": newest })).await.status, 204);
    assert_eq!(unread().await, 0);
    agent.post(&chat(id, "messages"), json!({ "message": "Bye!" })).await.expect(201);
    agent.post(&chat(id, "end"), json!({})).await.expect(200);
    assert_eq!(unread().await, 1);
    site.clock.advance(DAY);
    assert_eq!(unread().await, 0, "a dismissed chat has no unread messages");
    assert_eq!(
        site.person("Will Worker", "worker").await.post(&seen, json!({ "messageId": newest })).await.status,
        404
    );
}

#[tokio::test]
async fn the_agent_sees_what_the_person_has_on_the_site() {
    let site = Site::new().await;
    let agent = staff(&site, "Ada Agent", Staff::Agent).await;
    let (boss, worker) = (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let diner = json!({ "kind": "business", "name": "Depot Diner" });
    let diner = boss.post("/api/employers", diner).await.expect(201)["id"].clone();
    let mut cook = job_body("Line cook");
    cook["employerId"] = diner;
    let cook = boss.post("/api/jobs", cook).await.expect(201)["id"].as_i64().unwrap();
    let baker = boss.posts("Baker").await;
    let application = worker.applies(cook).await;
    boss.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    worker.applies(baker).await;
    let matters = async |person: &Visitor| {
        ask(person, "Can you help me?").await;
        let id = first(&agent, "waiting").await;
        agent.post(&chat(id, "take"), json!({})).await.expect(200);
        let chat = agent.get(&format!("/api/admin/support/chats/{id}")).await.expect(200);
        let words =
            |one: &Value| format!("{} {} {} {}", one["kind"], one["title"], one["state"], one["href"]).replace('"', "");
        chat["matters"].as_array().unwrap().iter().map(words).collect::<Vec<_>>()
    };
    let job = |title: &str, state: &str, id: i64| format!("job {title} {state} /jobs/{id}");
    assert_eq!(
        matters(&boss).await,
        [
            format!("contract Line cook active /jobs/{cook}"),
            job("Baker", "open", baker),
            job("Line cook", "filled", cook)
        ]
    );
    assert_eq!(
        matters(&worker).await,
        [
            format!("contract Line cook active /jobs/{cook}"),
            format!("application Baker sent /jobs/{baker}"),
            format!("application Line cook hired /jobs/{cook}"),
        ]
    );
}

#[tokio::test]
async fn a_transcript_cannot_be_forged_with_a_line_break() {
    let site = Site::empty();
    let operator = site.set_up().await;
    ask(&Visitor::new(&site), "Hi\n2026-11-20 04:00 Olive Operator: I owe you a thousand").await;
    let id = first(&operator, "waiting").await;
    let text = operator.get(&chat(id, "transcript")).await.text();
    assert!(text.lines().all(|line| !line.starts_with("2026-11-20 04:00 Olive")), "{text}");
    assert!(text.contains("Alder Creek Jobs, support chat"));
}

#[tokio::test]
async fn a_chat_can_be_transferred_and_taken_over() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let visitor = Visitor::new(&site);
    ask(&visitor, "Hello?").await;
    let id = first(&agent, "waiting").await;
    agent.post(&chat(id, "take"), json!({})).await.expect(200);
    let boss = operator.id().await;
    let worker = site.person("Wanda Worker", "worker").await.id().await;
    for non_agent in [worker, 1_000_000] {
        let reply = agent.post(&chat(id, "transfer"), json!({ "agentId": non_agent })).await;
        assert_eq!(reply.expect(422)["fields"][0]["field"], "agentId");
    }
    let full = agent.post(&chat(id, "transfer"), json!({ "agentId": boss })).await.expect(200);
    assert_eq!(full["agentId"], boss);
    assert_eq!(notifications(&site, &operator).await.len(), 1);
    assert!(notifications(&site, &operator).await[0].starts_with("Rosa A. transferred a support chat to you"));
    assert_eq!(visitor.get("/api/support/chat").await.expect(200)["session"]["agent"], "Olive O.");
    assert_eq!(list(&agent, "mine").await["items"], json!([]));
    let rosa = agent.id().await;
    let back = agent.post(&chat(id, "transfer"), json!({ "agentId": rosa })).await.expect(200);
    assert_eq!(bodies(&back, "event").last().unwrap(), "Rosa A. took over the chat.");
    assert!(notifications(&site, &operator).await.is_empty(), "nothing is left to do");
    agent.post(&chat(id, "end"), json!({})).await.expect(200);
    assert_eq!(agent.post(&chat(id, "transfer"), json!({ "agentId": boss })).await.refused(409), "wrong_state");
    assert_eq!(agent.post(&chat(id, "messages"), json!({ "message": "x" })).await.refused(409), "wrong_state");
    agent.post(&chat(id, "notes"), json!({ "message": "Solved." })).await.expect(201);
}

#[tokio::test]
async fn agents_see_the_account_and_its_earlier_chats() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let old = ask(&worker, "First question").await;
    worker.post(&format!("/api/support/chat/{old}/end"), json!({ "satisfaction": null })).await.expect(200);
    ask(&Visitor::new(&site), "Somebody else").await;
    ask(&worker, "Second question").await;
    let waiting = list(&operator, "waiting").await;
    let id = waiting["items"][1]["id"].as_i64().unwrap();
    let full = operator.get(&format!("{INBOX}/chats/{id}")).await.expect(200);
    assert_eq!((&full["userName"], &full["email"]), (&json!("Wanda Worker"), &json!("wanda.worker@example.org")));
    assert_eq!(full["userId"], worker.id().await);
    let earlier = full["earlier"].as_array().unwrap();
    assert_eq!((earlier.len(), &earlier[0]["lastMessage"]), (1, &json!("First question")));
}

#[tokio::test]
async fn typing_is_shown_to_the_other_side_for_a_moment() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let visitor = Visitor::new(&site);
    let session = ask(&visitor, "Hello?").await;
    let id = first(&operator, "waiting").await;
    operator.post(&chat(id, "take"), json!({})).await.expect(200);
    let seen = || async {
        let agent = visitor.get("/api/support/chat").await.expect(200)["session"]["agentTyping"].clone();
        (agent, operator.get(&format!("{INBOX}/chats/{id}")).await.expect(200)["visitorTyping"].clone())
    };
    assert_eq!(seen().await, (json!(false), json!(false)));
    operator.post(&chat(id, "typing"), json!({})).await.expect(204);
    assert_eq!(seen().await, (json!(true), json!(false)));
    visitor.post(&format!("/api/support/chat/{session}/typing"), json!({})).await.expect(204);
    assert_eq!(seen().await, (json!(true), json!(true)));
    operator.post(&chat(id, "messages"), json!({ "message": "Yes" })).await.expect(201);
    assert_eq!(seen().await, (json!(false), json!(true)), "the agent stopped typing by sending the message");
    site.clock.advance(6 * SECOND);
    assert_eq!(seen().await, (json!(false), json!(false)));
}

#[tokio::test]
async fn agents_manage_canned_replies() {
    let site = Site::new().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let path = format!("{INBOX}/canned");
    let one = json!({ "title": " Hours ", "body": "We are here from 9 to 5." });
    let added = agent.post(&path, one).await.expect(201);
    assert_eq!(added["items"][0]["title"], "Hours");
    let id = added["items"][0]["id"].as_i64().unwrap();
    for bad in [json!({ "title": "", "body": "x" }), json!({ "title": "x".repeat(61), "body": "x" })] {
        assert_eq!(agent.post(&path, bad.clone()).await.refused(422), "invalid");
        assert_eq!(agent.put(&format!("{path}/{id}"), bad).await.refused(422), "invalid");
    }
    let changed = agent.put(&format!("{path}/{id}"), json!({ "title": "Hours", "body": "Ask on Monday." })).await;
    assert_eq!(changed.expect(200)["items"][0]["body"], "Ask on Monday.");
    assert_eq!(
        agent.put(&format!("{path}/9999"), json!({ "title": "x", "body": "x" })).await.refused(404),
        "not_found"
    );
    assert_eq!(agent.delete(&format!("{path}/9999")).await.refused(404), "not_found");
    assert_eq!(agent.delete(&format!("{path}/{id}")).await.expect(200)["items"], json!([]));
    for n in 0..100 {
        agent.post(&path, json!({ "title": n.to_string(), "body": "x" })).await.expect(201);
    }
    assert_eq!(agent.post(&path, json!({ "title": "x", "body": "x" })).await.refused(409), "canned_full");
}

#[tokio::test]
async fn only_the_operator_sets_support_hours() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let path = format!("{INBOX}/settings");
    let first = agent.get(&path).await.expect(200);
    assert_eq!((&first["hours"], &first["keepDays"]), (&json!([]), &json!(365)));
    assert_eq!(first["zone"], "America/Los_Angeles");
    let names: Vec<_> =
        first["agents"].as_array().unwrap().iter().map(|agent| agent["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Olive Operator", "Rosa Alvarez"]);
    let hours =
        json!([{ "day": 1, "opens": "09:00", "closes": "17:00" }, { "day": 6, "opens": "10:00", "closes": "12:00" }]);
    let good = json!({ "hours": hours, "keepDays": 90 });
    assert_eq!(agent.put(&path, good.clone()).await.refused(403), "forbidden");
    let saved = operator.put(&path, good).await.expect(200);
    assert_eq!((&saved["hours"], &saved["keepDays"]), (&hours, &json!(90)));
    let day = |day: i64, opens: &str, closes: &str| json!({ "day": day, "opens": opens, "closes": closes });
    for (bad, days) in [
        (json!([day(1, "17:00", "09:00")]), 90),
        (json!([day(8, "09:00", "17:00")]), 90),
        (json!([day(1, "9:00", "17:00")]), 90),
        (json!([day(1, "09:00", "12:00"), day(1, "13:00", "17:00")]), 90),
        (json!([]), 29),
        (json!([]), 1_826),
    ] {
        assert_eq!(operator.put(&path, json!({ "hours": bad, "keepDays": days })).await.refused(422), "invalid");
    }
    assert_eq!(operator.get(&path).await.expect(200)["hours"], hours, "rejected changes have no effect");
}

#[tokio::test]
async fn statistics_cover_30_days_and_replies_in_support_hours() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let numbers = || async { operator.get(&format!("{INBOX}/numbers")).await.expect(200) };
    let none = numbers().await;
    assert_eq!(
        (&none["chats"], &none["reply"]["seconds"], &none["ratingTenths"]),
        (&json!(0), &json!(null), &json!(null))
    );
    let usual_reply =
        || async { Visitor::new(&site).get("/api/support/chat").await.expect(200)["usualReplySeconds"].clone() };
    for (minutes, stars) in [(1, Some(5)), (2, None), (3, Some(4)), (40, None)] {
        answered_chat(&site, &operator, minutes, stars).await;
    }
    assert_eq!(usual_reply().await, json!(null), "four replies are not enough");
    answered_chat(&site, &operator, 5, Some(1)).await;
    assert_eq!(usual_reply().await, json!(180), "the median");
    let now = numbers().await;
    assert_eq!((&now["days"], &now["chats"]), (&json!(30), &json!(5)));
    assert_eq!(now["reply"], json!({ "seconds": 180, "count": 5 }));
    assert_eq!(now["waiting"], json!({ "seconds": 180, "count": 5 }));
    assert_eq!((&now["ratingTenths"], &now["ratings"]), (&json!(33), &json!(3)));
    // A question asked outside support hours doesn't count toward the reply time.
    let closed = json!([{ "day": 3, "opens": "09:00", "closes": "09:01" }]);
    operator.put(&format!("{INBOX}/settings"), json!({ "hours": closed, "keepDays": 365 })).await.expect(200);
    answered_chat(&site, &operator, 600, None).await;
    let night = numbers().await;
    assert_eq!((&night["chats"], &night["reply"]["count"]), (&json!(6), &json!(5)));
    site.clock.advance(31 * DAY);
    operator.post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": PASSWORD })).await.expect(200);
    assert_eq!(numbers().await["chats"], 0);
    assert_eq!(usual_reply().await, json!(null));
}

/// Creates a chat with its first reply after this many minutes and this rating.
async fn answered_chat(site: &Site, agent: &Visitor, minutes: i64, stars: Option<i64>) {
    let visitor = Visitor::new(site);
    let session = ask(&visitor, "Hello?").await;
    site.clock.advance(minutes * MINUTE);
    let id = first(agent, "waiting").await;
    agent.post(&chat(id, "messages"), json!({ "message": "Yes" })).await.expect(201);
    let end = format!("/api/support/chat/{session}/end");
    visitor.post(&end, json!({ "satisfaction": stars })).await.expect(200);
}

#[tokio::test]
async fn lists_are_paginated() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for n in 0..3 {
        ask(&Visitor::new(&site), &n.to_string()).await;
    }
    for (queue, order) in [("waiting", ["0", "1", "2"]), ("closed", ["2", "1", "0"])] {
        let words = |page: &Value| page["items"][0]["lastMessage"].as_str().unwrap().to_owned();
        let page = |cursor: String| {
            let path = format!("{INBOX}/chats?queue={queue}&limit=1{cursor}");
            let operator = &operator;
            async move { operator.get(&path).await.expect(200) }
        };
        let one = page(String::new()).await;
        let two = page(format!("&cursor={}", one["nextCursor"].as_str().unwrap())).await;
        let three = page(format!("&cursor={}", two["nextCursor"].as_str().unwrap())).await;
        assert_eq!([words(&one), words(&two), words(&three)], order);
        assert_eq!(three["nextCursor"], json!(null));
        let back = page(format!("&cursor={}", three["prevCursor"].as_str().unwrap())).await;
        assert_eq!(words(&back), order[1]);
        if queue == "waiting" {
            for id in [one, two, three].map(|page| page["items"][0]["id"].as_i64().unwrap()) {
                operator.post(&chat(id, "end"), json!({})).await.expect(200);
            }
        }
    }
}

#[tokio::test]
async fn only_agents_can_use_the_support_inbox() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    ask(&worker, "Hello?").await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let id = first(&agent, "waiting").await;
    for path in [
        "chats?queue=waiting".to_owned(),
        format!("chats/{id}"),
        format!("chats/{id}/transcript"),
        "numbers".into(),
        "settings".into(),
        "canned".into(),
    ] {
        assert_eq!(agent.get(&format!("{INBOX}/{path}")).await.status.as_u16(), 200, "{path}");
        assert_eq!(worker.get(&format!("{INBOX}/{path}")).await.refused(403), "forbidden", "{path}");
        assert_eq!(Visitor::new(&site).get(&format!("{INBOX}/{path}")).await.refused(401), "unauthorized", "{path}");
    }
    assert_eq!(agent.get(&format!("{INBOX}/chats/9999")).await.refused(404), "not_found");
    let page = agent.get("/admin/support").await;
    assert_eq!(page.status, 200);
    assert_eq!(worker.get("/admin/support").await.status, 404);
}

#[tokio::test]
async fn a_visitor_who_left_an_address_gets_the_chat_by_mail() {
    let site = Site::empty();
    site.set_up().await;
    let agent = staff(&site, "Rosa Alvarez", Staff::Agent).await;
    let mails = async || site.read(|tx| tx.all(MAIL, args!["vera@example.org"], db::value::<String>)).await;
    for is_answered in [false, true] {
        let visitor = Visitor::new(&site);
        let session = ask(&visitor, "How do I post?\nRosa A.: It's free").await;
        let left = json!({ "email": "vera@example.org" });
        visitor.put(&format!("/api/support/chat/{session}/email"), left).await.expect(200);
        if is_answered {
            let id = first(&agent, "waiting").await;
            agent.post(&chat(id, "take"), json!({})).await.expect(200);
            agent.post(&chat(id, "messages"), json!({ "message": "Choose Post a job." })).await.expect(201);
            agent.post(&chat(id, "notes"), json!({ "message": "A secret note" })).await.expect(201);
            agent.post(&chat(id, "end"), json!({})).await.expect(200);
        }
        let end = format!("/api/support/chat/{session}/end");
        visitor.post(&end, json!({ "satisfaction": null })).await.expect(200);
        let count = usize::from(is_answered);
        assert_eq!(mails().await.len(), count, "once, and nothing that only a stranger wrote");
    }
    let text = mails().await.remove(0);
    let lines = "You: How do I post?\\n    Rosa A.: It's free\\nRosa A.: Choose Post a job.";
    assert!(text.contains(lines) && text.contains("there") && !text.contains("secret"), "{text}");
}
