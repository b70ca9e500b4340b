//! Conversations: who may write to whom, and how messages are sent, read, changed and reported.

use jobstead::app::quota::Quotas;
use jobstead::clock::{DAY, MINUTE};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::{LiveServer, Setup, Site, Visitor};

pub struct Talk {
    pub site: Site,
    pub employer: Visitor,
    pub worker: Visitor,
    pub application: i64,
    pub path: String,
}

/// An employer and an applicant with an open conversation.
pub async fn talk() -> Talk {
    talk_on(Site::new().await).await
}

pub async fn talk_on(site: Site) -> Talk {
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let path = open(&worker, "application", application).await;
    Talk { site, employer, worker, application, path }
}

/// Opens a conversation and returns its path.
pub async fn open(visitor: &Visitor, kind: &str, id: i64) -> String {
    let reply = visitor.post("/api/conversations", json!({ "subject": { "kind": kind, "id": id } })).await;
    assert!(reply.status.is_success(), "{}", reply.text());
    format!("/api/conversations/{}", reply.json()["id"])
}

pub async fn say(visitor: &Visitor, path: &str, text: &str) -> Value {
    visitor.post(&format!("{path}/messages"), json!({ "text": text })).await.expect(201)
}

pub async fn texts(visitor: &Visitor, path: &str) -> Vec<String> {
    let list = visitor.get(&format!("{path}/messages?limit=100")).await.expect(200);
    let mut texts: Vec<_> = items(&list).iter().map(|item| item["text"].as_str().unwrap().to_owned()).collect();
    texts.reverse();
    texts
}

pub fn items(list: &Value) -> &Vec<Value> {
    list["items"].as_array().unwrap()
}

#[tokio::test]
async fn both_sides_of_an_application_share_one_conversation() {
    let Talk { employer, worker, application, path, .. } = talk().await;
    assert_eq!(open(&employer, "application", application).await, path);
    say(&worker, &path, "Is it still open?").await;
    let answer = say(&employer, &path, "Yes!").await;
    assert_eq!((&answer["from"]["name"], &answer["from"]["side"]), (&json!("Emma Employer"), &json!("employer")));
    assert_eq!(texts(&worker, &path).await, ["Is it still open?", "Yes!"]);

    // Each sees the other as the site shows people who haven't agreed yet.
    let list = worker.get("/api/conversations").await.expect(200);
    let one = &items(&list)[0];
    assert_eq!((&one["with"]["name"], &one["title"]), (&json!("Emma E."), &json!("Line cook")));
    assert_eq!(
        (&one["unread"], &list["unreadCount"], &one["lastMessage"]["text"]),
        (&json!(1), &json!(1), &json!("Yes!"))
    );
    let theirs = employer.get(&path).await.expect(200);
    assert_eq!((&theirs["with"]["name"], &theirs["with"]["kind"]), (&json!("Wanda W."), &json!("person")));
    // What was on the screen counts as read, not what anyone answers.
    assert_eq!(theirs["unread"], 1);
}

#[tokio::test]
async fn a_message_that_is_sent_again_is_stored_once_for_good() {
    let Talk { site, worker, path, .. } = talk().await;
    let body = json!({ "clientId": "7d9f0c1e-0000-4000-8000-000000000001", "text": "On my way" });
    let path_of = format!("{path}/messages");
    let first = worker.post(&path_of, body.clone()).await.expect(201);
    assert_eq!(worker.post(&path_of, body.clone()).await.expect(200)["id"], first["id"]);
    // Also long after stored responses are gone, and even after it was deleted.
    worker.delete(&format!("/api/messages/{}", first["id"])).await.expect(200);
    site.clock.advance(3 * DAY);
    worker.signs_in("Wanda Worker").await;
    let again = worker.post(&path_of, body).await.expect(200);
    assert_eq!((&again["id"], &again["text"]), (&first["id"], &json!("")));
    // Without one, the Idempotency-Key takes its place.
    let sent = worker.post_once("key-1", &path_of, &json!({ "text": "Hello" })).await.expect(201);
    site.clock.advance(2 * DAY);
    worker.signs_in("Wanda Worker").await;
    assert_eq!(worker.post_once("key-1", &path_of, &json!({ "text": "Hello" })).await.expect(200)["id"], sent["id"]);
}

#[tokio::test]
async fn bad_messages_are_refused() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let other_job = employer.posts("Waiter").await;
    let other = open(&worker, "application", worker.applies(other_job).await).await;
    let elsewhere = say(&worker, &other, "Hello").await;
    let now = site.clock.now();
    for (body, field) in [
        (json!({ "text": "  \n" }), "text"),
        (json!({ "text": "x".repeat(4_001) }), "text"),
        (json!({ "text": "x", "clientId": "" }), "clientId"),
        (json!({ "text": "x", "fileTokens": ["nothing"] }), "fileTokens"),
        (json!({ "text": "x", "replyTo": elsewhere["id"] }), "replyTo"),
        (json!({ "text": "x", "clientId": "a", "sendAt": now - 1 }), "sendAt"),
        (json!({ "text": "x", "clientId": "a", "sendAt": now + 91 * DAY }), "sendAt"),
    ] {
        let refused = worker.post(&format!("{path}/messages"), body.clone()).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], field, "{body}");
    }
    let stranger = site.person("Sam Stranger", "worker").await;
    for path in [path.clone(), format!("{path}/messages"), format!("{path}/export"), format!("{path}/scheduled")] {
        assert_eq!(stranger.get(&path).await.refused(404), "not_found", "{path}");
    }
    assert_eq!(texts(&worker, &path).await, Vec::<String>::new());
}

#[tokio::test]
async fn messages_are_changed_within_15_minutes_and_leave_a_trace() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let (first, second) = (say(&worker, &path, "I cna start").await, say(&worker, &path, "Never mind").await);
    let (edit, delete) = (format!("/api/messages/{}", first["id"]), format!("/api/messages/{}", second["id"]));
    let edited = worker.patch(&edit, json!({ "text": "I can start" })).await.expect(200);
    assert_eq!((&edited["text"], edited["editedAt"].is_i64()), (&json!("I can start"), true));
    assert_eq!(employer.patch(&edit, json!({ "text": "No" })).await.refused(403), "forbidden");
    assert_eq!(employer.delete(&delete).await.refused(403), "forbidden");
    let deleted = worker.delete(&delete).await.expect(200);
    assert_eq!((&deleted["text"], deleted["deletedAt"].is_i64()), (&json!(""), true));
    assert_eq!(worker.patch(&delete, json!({ "text": "Back" })).await.refused(409), "deleted");
    // It isn't unread anymore.
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 1);
    site.clock.advance(15 * MINUTE);
    assert_eq!(worker.patch(&edit, json!({ "text": "Too late" })).await.refused(409), "too_late");
    assert_eq!(worker.delete(&edit).await.refused(409), "too_late");
    assert_eq!(texts(&employer, &path).await, ["I can start", ""]);
}

#[tokio::test]
async fn unread_counts_are_exact_and_read_marks_are_shared() {
    let Talk { employer, worker, path, .. } = talk().await;
    let mut ids = Vec::new();
    for n in 1..=12 {
        ids.push(say(&worker, &path, &format!("Message {n}")).await["id"].as_i64().unwrap());
    }
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 12);
    employer.put(&format!("{path}/read"), json!({ "upTo": ids[9] })).await.expect(204);
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 2);
    // Reading never goes back.
    employer.put(&format!("{path}/read"), json!({ "upTo": ids[0] })).await.expect(204);
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 2);
    assert_eq!(worker.get(&path).await.expect(200)["readUpTo"], ids[9]);
    employer.put(&format!("{path}/read"), json!({ "upTo": i64::from(u32::MAX) })).await.expect(204);
    assert_eq!(worker.get(&path).await.expect(200)["readUpTo"], ids[11]);
    assert_eq!(employer.get("/api/conversations?filter=unread").await.expect(200)["unreadCount"], 0);
    // All of them share one notification, and reading the last message removes it.
    let bell = employer.get("/api/notifications").await.expect(200);
    assert!(items(&bell).iter().all(|note| note["kind"] != "message"), "{bell}");
}

#[tokio::test]
async fn a_muted_conversation_sends_no_notifications() {
    let Talk { employer, worker, path, .. } = talk().await;
    say(&worker, &path, "One").await;
    let bell = employer.get("/api/notifications").await.expect(200);
    assert_eq!(
        (&items(&bell)[0]["kind"], &items(&bell)[0]["title"]),
        (&json!("message"), &json!("Message from Wanda W. about “Line cook”"))
    );
    say(&worker, &path, "Two").await;
    let bell = employer.get("/api/notifications").await.expect(200);
    assert_eq!(items(&bell)[0]["title"], "2 messages from Wanda W. about “Line cook”");
    employer.put(&format!("{path}/read"), json!({ "upTo": 1_000 })).await.expect(204);
    employer.put(&format!("{path}/mute"), json!({ "muted": true })).await.expect(200);
    say(&worker, &path, "Three").await;
    let bell = employer.get("/api/notifications").await.expect(200);
    assert!(items(&bell).iter().all(|note| note["kind"] != "message"), "{bell}");
    // It's still counted.
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 1);
}

#[tokio::test]
async fn pinned_conversations_come_first_and_folders_filter() {
    let Talk { employer, worker, path, .. } = talk().await;
    say(&worker, &path, "First").await;
    let job = employer.posts("Waiter").await;
    let other = open(&worker, "application", worker.applies(job).await).await;
    say(&worker, &other, "Second").await;
    let titles =
        |list: Value| items(&list).iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(titles(worker.get("/api/conversations").await.expect(200)), ["Waiter", "Line cook"]);
    worker.put(&format!("{path}/pin"), json!({ "pinned": true })).await.expect(200);
    assert_eq!(titles(worker.get("/api/conversations").await.expect(200)), ["Line cook", "Waiter"]);
    // Each page continues where the one before ended, also across the pins.
    let first = worker.get("/api/conversations?limit=1").await.expect(200);
    let next = format!("/api/conversations?limit=1&cursor={}", first["nextCursor"].as_str().unwrap());
    assert_eq!(titles(worker.get(&next).await.expect(200)), ["Waiter"]);
    worker.put(&format!("{other}/folder"), json!({ "folder": "Later" })).await.expect(200);
    assert_eq!(titles(worker.get("/api/conversations?folder=Later").await.expect(200)), ["Waiter"]);
    assert_eq!(titles(worker.get("/api/conversations?query=line").await.expect(200)), ["Line cook"]);
    assert_eq!(titles(worker.get(&format!("/api/conversations?job={job}")).await.expect(200)), ["Waiter"]);
    let folders = worker.get("/api/conversation-folders").await.expect(200);
    assert_eq!(folders["folders"], json!([{ "name": "Later", "count": 1 }]));
    let jobs = folders["jobs"].as_array().unwrap();
    assert_eq!((jobs.len(), &jobs[0]["title"], &jobs[0]["count"]), (2, &json!("Waiter"), &json!(1)));
    // None of it is the employer's.
    assert_eq!(titles(employer.get("/api/conversations").await.expect(200)), ["Waiter", "Line cook"]);
}

#[tokio::test]
async fn long_threads_are_read_in_pages_and_searched() {
    let Talk { worker, path, .. } = talk().await;
    for n in 1..=45 {
        say(&worker, &path, &format!("Number {n}")).await;
    }
    let first = worker.get(&format!("{path}/messages")).await.expect(200);
    assert_eq!((items(&first).len(), &items(&first)[0]["text"]), (20, &json!("Number 45")));
    let next = format!("{path}/messages?cursor={}", first["nextCursor"].as_str().unwrap());
    assert_eq!(items(&worker.get(&next).await.expect(200))[0]["text"], "Number 25");
    let found = worker.get(&format!("{path}/messages?query=NUMBER%2044")).await.expect(200);
    assert_eq!(items(&found).iter().map(|one| &one["text"]).collect::<Vec<_>>(), ["Number 44"]);
    // A percent sign is only that.
    assert!(items(&worker.get(&format!("{path}/messages?query=%25")).await.expect(200)).is_empty());
    let file = worker.get(&format!("{path}/export")).await;
    let text = file.text();
    assert!(text.starts_with("Line cook\n") && text.contains("Wanda Worker: Number 1\n"), "{text}");
    assert!(text.find("Number 1\n") < text.find("Number 45"));
    assert!(file.header("content-disposition").starts_with("attachment"));
}

#[tokio::test]
async fn reactions_and_replies_appear_with_their_message() {
    let Talk { employer, worker, path, .. } = talk().await;
    let first = say(&worker, &path, "Can I bring my dog?").await;
    let reaction = format!("/api/messages/{}/reactions/%F0%9F%91%8D", first["id"]);
    let seen = employer.put(&reaction, json!({})).await.expect(200);
    assert_eq!(seen["reactions"], json!([{ "emoji": "👍", "count": 1, "mine": true }]));
    employer.put(&reaction, json!({})).await.expect(200);
    let list = worker.get(&format!("{path}/messages")).await.expect(200);
    assert_eq!(items(&list)[0]["reactions"], json!([{ "emoji": "👍", "count": 1, "mine": false }]));
    let odd = format!("/api/messages/{}/reactions/hello", first["id"]);
    assert_eq!(employer.put(&odd, json!({})).await.refused(422), "unknown_reaction");
    let body = json!({ "text": "Of course", "replyTo": first["id"] });
    let reply = employer.post(&format!("{path}/messages"), body).await.expect(201);
    assert_eq!(
        (&reply["replyTo"]["name"], &reply["replyTo"]["text"]),
        (&json!("Wanda W."), &json!("Can I bring my dog?"))
    );
    assert_eq!(employer.delete(&reaction).await.expect(200)["reactions"], json!([]));
}

#[tokio::test]
async fn what_happens_to_the_application_is_in_the_conversation() {
    let Talk { employer, worker, application, path, .. } = talk().await;
    say(&worker, &path, "Hello").await;
    employer.step(application, "open").await.expect(200);
    employer.step(application, "shortlist").await.expect(200);
    employer.step(application, "interview").await.expect(200);
    employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    let list = worker.get(&format!("{path}/messages")).await.expect(200);
    let cards: Vec<_> = items(&list).iter().rev().filter_map(|one| one["card"].as_str()).collect();
    assert_eq!(cards, ["shortlisted", "interview", "offer", "hired"]);
    // Cards can't be changed, and both sides now have full names.
    let card = items(&list).iter().find(|one| one["card"] == "offer").unwrap();
    assert_eq!(employer.delete(&format!("/api/messages/{}", card["id"])).await.refused(403), "forbidden");
    assert_eq!(worker.get(&path).await.expect(200)["with"]["name"], "Emma Employer");
    assert_eq!(employer.get(&path).await.expect(200)["with"]["name"], "Wanda Worker");
    // The contract goes on in the same conversation.
    let contract = worker.get("/api/contracts").await.expect(200)["items"][0]["id"].as_i64().unwrap();
    assert_eq!(open(&worker, "contract", contract).await, path);
}

#[tokio::test]
async fn an_offer_opens_the_conversation_by_itself() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    employer.step(application, "open").await.expect(200);
    employer.step(application, "shortlist").await.expect(200);
    assert!(items(&worker.get("/api/conversations").await.expect(200)).is_empty());
    employer.step(application, "offer").await.expect(200);
    let list = worker.get("/api/conversations").await.expect(200);
    assert_eq!((&items(&list)[0]["lastMessage"]["card"], &items(&list)[0]["unread"]), (&json!("offer"), &json!(1)));
    assert_eq!(worker.get("/api/mobile/notifications").await.expect(200)["unreadCount"], 1);
}

#[tokio::test]
async fn people_who_have_nothing_in_common_write_only_a_little_until_they_get_a_reply() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let shop = employer.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
    let body = json!({ "subject": { "kind": "employer", "id": shop } });
    assert_eq!(worker.post("/api/conversations", body.clone()).await.refused(409), "no_open_job");
    employer.posts("Line cook").await;
    let path = open(&worker, "employer", shop).await;
    // An empty conversation is in nobody's list.
    assert!(items(&employer.get("/api/conversations").await.expect(200)).is_empty());
    for text in ["Hi", "Do you need a cook?", "I live close by"] {
        say(&worker, &path, text).await;
    }
    let refused = worker.post(&format!("{path}/messages"), json!({ "text": "Hello?" })).await;
    assert_eq!(refused.refused(409), "awaiting_reply");
    say(&employer, &path, "Maybe").await;
    say(&worker, &path, "Great").await;
    // The other way round it's the same conversation, because it's between the same two.
    let wanda = worker.id().await;
    assert_eq!(open(&employer, "person", wanda).await, path);
    // Only who hires writes to people, and only to those whose profile they can see.
    let other = site.person("Otto Other", "worker").await;
    let to_wanda = json!({ "subject": { "kind": "person", "id": wanda } });
    assert_eq!(other.post("/api/conversations", to_wanda).await.expect(422)["fields"][0]["field"], "employerId");
    let profile = json!({ "name": "Otto Other", "visibility": "applied" });
    other.put("/api/profile", profile).await.expect(200);
    let to_otto = json!({ "subject": { "kind": "person", "id": other.id().await } });
    assert_eq!(employer.post("/api/conversations", to_otto).await.refused(404), "not_found");
}

#[tokio::test]
async fn a_scheduled_message_is_sent_when_its_time_comes() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let at = site.clock.now() + DAY;
    let body = json!({ "clientId": "later-1", "text": "Good morning", "sendAt": at });
    let waiting = employer.post(&format!("{path}/messages"), body.clone()).await.expect(201);
    assert_eq!(waiting["sendAt"], at);
    assert_eq!(employer.post(&format!("{path}/messages"), body.clone()).await.expect(200)["id"], waiting["id"]);
    assert_eq!(texts(&worker, &path).await, Vec::<String>::new());
    assert!(items(&worker.get(&format!("{path}/scheduled")).await.expect(200)).is_empty());
    // One is canceled, and one is stopped by a block before its time.
    let other = json!({ "clientId": "later-2", "text": "Forget it", "sendAt": at });
    let canceled = employer.post(&format!("{path}/messages"), other).await.expect(201);
    let cancel = format!("/api/scheduled-messages/{}", canceled["id"]);
    assert_eq!(worker.delete(&cancel).await.refused(404), "not_found");
    employer.delete(&cancel).await.expect(200);
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(texts(&worker, &path).await, ["Good morning"]);
    // The device that asks again gets the message.
    employer.signs_in("Emma Employer").await;
    assert_eq!(employer.post(&format!("{path}/messages"), body).await.expect(200)["sendAt"], Value::Null);

    let body = json!({ "clientId": "later-3", "text": "Still there?", "sendAt": site.clock.now() + DAY });
    employer.post(&format!("{path}/messages"), body).await.expect(201);
    worker.signs_in("Wanda Worker").await;
    worker.put(&format!("/api/blocks/{}", employer.id().await), json!({})).await.expect(204);
    site.clock.advance(DAY);
    schedule::run_once(&site.app).await.unwrap();
    employer.signs_in("Emma Employer").await;
    let failed = employer.get(&format!("{path}/scheduled")).await.expect(200);
    assert!(items(&failed)[0]["failure"].is_string(), "{failed}");
    let bell = employer.get("/api/notifications").await.expect(200);
    assert!(items(&bell).iter().any(|note| note["kind"] == "message_failed"), "{bell}");
    assert_eq!(texts(&worker, &path).await, ["Good morning"]);
}

#[tokio::test]
async fn a_scheduled_message_is_not_sent_after_its_senders_account_is_disabled() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let path = open(&worker, "application", application).await;
    let body = json!({ "clientId": "later", "text": "Good morning", "sendAt": site.clock.now() + 10 * MINUTE });
    worker.post(&format!("{path}/messages"), body).await.expect(201);
    let sender = worker.id().await;
    operator.post(&format!("/api/admin/people/{sender}/disable"), json!({})).await.expect(200);
    site.clock.advance(10 * MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(texts(&employer, &path).await, Vec::<String>::new());
}

#[tokio::test]
async fn text_that_grows_when_folded_for_search_is_stored_whole() {
    let Talk { worker, path, .. } = talk().await;
    // One character that stands for eighteen letters.
    let text = "\u{fdfa}".repeat(4_000);
    assert_eq!(say(&worker, &path, &text).await["text"], text);
}

#[tokio::test]
async fn new_people_are_written_to_only_so_often_a_day() {
    let site =
        Site::with(Setup { quotas: Quotas::parse(&["introductions=2".to_owned()]).unwrap(), ..Setup::default() });
    site.set_up().await;
    let employer = site.person("Emma Employer", "employer").await;
    employer.posts("Line cook").await;
    let mut bodies = Vec::new();
    for name in ["Ann One", "Bob Two", "Cem Three"] {
        let id = site.person(name, "worker").await.id().await;
        bodies.push(json!({ "subject": { "kind": "person", "id": id } }));
    }
    for body in &bodies[..2] {
        employer.post("/api/conversations", body.clone()).await.expect(201);
    }
    assert_eq!(employer.post("/api/conversations", bodies[2].clone()).await.refused(429), "quota");
    // Opening one that exists isn't counted.
    employer.post("/api/conversations", bodies[0].clone()).await.expect(200);
    site.clock.advance(DAY);
    employer.signs_in("Emma Employer").await;
    employer.post("/api/conversations", bodies[2].clone()).await.expect(201);
}

#[tokio::test]
async fn colleagues_share_the_employers_side_until_they_leave() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    say(&worker, &path, "Hello").await;
    let shop = employer.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
    let colleague = site.person("Carl Colleague", "employer").await;
    let rights = json!({ "post": false, "hire": true, "pay": false, "view": true });
    let invited = employer
        .post(&format!("/api/employers/{shop}/invitations"), json!({ "label": "Carl", "rights": rights }))
        .await
        .expect(201);
    let token = invited["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned();
    colleague.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    // What was said before is there. What no colleague has read is unread, and the worker isn't told otherwise.
    assert_eq!(texts(&colleague, &path).await, ["Hello"]);
    assert_eq!(colleague.get(&path).await.expect(200)["unread"], 1);
    assert_eq!(worker.get(&path).await.expect(200)["readUpTo"], 0);
    let said = say(&colleague, &path, "Carl here").await;
    assert_eq!(said["from"]["name"], "Carl Colleague");
    let list = worker.get(&format!("{path}/messages")).await.expect(200);
    assert_eq!(items(&list)[0]["from"]["name"], "Carl C.");
    // A colleague's message isn't unread for the employer.
    assert_eq!(employer.get(&path).await.expect(200)["unread"], 1);
    let carl = colleague.id().await;
    employer.delete(&format!("/api/employers/{shop}/members/{carl}")).await.expect(200);
    assert_eq!(colleague.get(&format!("{path}/messages")).await.refused(404), "not_found");
    assert_eq!(colleague.post(&format!("{path}/messages"), json!({ "text": "x" })).await.refused(404), "not_found");
    assert!(items(&colleague.get("/api/conversations").await.expect(200)).is_empty());
}

#[tokio::test]
async fn s30_a_private_thread_is_told_to_nobody_else() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let stranger = site.person("Sam Stranger", "employer").await;
    let live = LiveServer::start(&site).await;
    let (mut theirs, mut own) = (live.connect(&stranger).await, live.connect(&employer).await);
    say(&worker, &path, "canary-5b1d").await;
    let frames = own.until("message_sent").await;
    assert!(frames.iter().all(|frame| !frame.to_string().contains("canary")), "{frames:?}");
    // The stranger's next event is their own.
    stranger.put("/api/presence", json!({ "visible": true })).await.expect(200);
    stranger.posts("Marker").await;
    stranger.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    assert_eq!(theirs.closed().await, 4001);
    for path in ["/api/conversations", "/api/notifications", "/api/mobile/notifications", "/api/dashboard"] {
        assert!(!stranger.get(path).await.text().contains("canary"), "{path}");
    }
}

#[tokio::test]
async fn templates_are_ones_own() {
    let Talk { employer, worker, .. } = talk().await;
    let new = json!({ "title": "Hours", "text": "We open at 7." });
    let list = employer.post("/api/message-templates", new).await.expect(201);
    let path = format!("/api/message-templates/{}", items(&list)[0]["id"]);
    assert!(items(&worker.get("/api/message-templates").await.expect(200)).is_empty());
    let change = json!({ "title": "Hours", "text": "We open at 8." });
    assert_eq!(worker.patch(&path, change.clone()).await.refused(404), "not_found");
    assert_eq!(worker.delete(&path).await.refused(404), "not_found");
    assert_eq!(items(&employer.patch(&path, change).await.expect(200))[0]["text"], "We open at 8.");
    assert!(items(&employer.delete(&path).await.expect(200)).is_empty());
    employer.post("/api/message-templates", json!({ "title": " ", "text": "x" })).await.expect(422);
}

#[tokio::test]
async fn typing_and_presence_reach_only_the_other_side() {
    let Talk { site, employer, worker, path, .. } = talk().await;
    let stranger = site.person("Sam Stranger", "employer").await;
    say(&worker, &path, "Hello").await;
    let conversation: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    let live = LiveServer::start(&site).await;
    let mut theirs = live.connect(&stranger).await;
    let mut hers = live.connect(&employer).await;
    assert_eq!(worker.get(&path).await.expect(200)["with"]["online"], true);
    let mut his = live.connect(&worker).await;
    let wanda = worker.id().await;
    let came = hers.until("presence").await;
    assert_eq!(came.last().unwrap(), &json!({ "type": "presence", "user": wanda, "online": true }));
    his.say(&json!({ "typing": conversation }).to_string()).await;
    let typing = hers.until("typing").await;
    assert_eq!(typing.last().unwrap(), &json!({ "type": "typing", "conversation": conversation, "user": wanda }));
    // A stranger who says so is heard by nobody.
    theirs.say(&json!({ "typing": conversation }).to_string()).await;
    say(&worker, &path, "Still there?").await;
    let rest = hers.until("message_sent").await;
    assert!(rest.iter().all(|frame| frame["type"] != "typing"), "{rest:?}");
    // Hiding makes the other side see someone as away at once, and showing again as here.
    let emma = employer.id().await;
    for visible in [false, true] {
        employer.put("/api/presence", json!({ "visible": visible })).await.expect(200);
        let heard = his.until("presence").await;
        assert_eq!(heard.last().unwrap(), &json!({ "type": "presence", "user": emma, "online": visible }));
        assert_eq!(worker.get(&path).await.expect(200)["with"]["online"], visible);
    }
}
