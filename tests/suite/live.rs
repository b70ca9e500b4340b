//! The live channel: who gets which events, and when.

use axum::http::{Method, StatusCode, header};
use jobstead::clock::DAY;
use jobstead::ids::UserId;
use jobstead::live::hub::{MAX_PER_ADDRESS, MAX_PER_PERSON};
use jobstead::live::model::Kind;
use jobstead::live::store::{self, publish};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::support::{LiveServer, Setup, Site, Socket, Visitor};

struct Town {
    site: Site,
    live: LiveServer,
    employer: Visitor,
    worker: Visitor,
    job: i64,
}

async fn town() -> Town {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    Town { live: LiveServer::start(&site).await, site, employer, worker, job }
}

/// Sends a person an event that says only that everything before it has arrived.
async fn mark(site: &Site, visitor: &Visitor) -> i64 {
    let user = UserId(visitor.id().await);
    site.write(move |tx| publish(tx, user, Kind::OfficeChanged, user)).await;
    user.0
}

/// Returns the kinds of the events before the mark.
async fn kinds_before_mark(socket: &mut Socket) -> Vec<String> {
    let mut frames = socket.until("office_changed").await;
    frames.pop();
    frames.iter().map(|frame| frame["type"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn an_application_appears_at_once_with_ids_only() {
    let Town { live, employer, worker, job, site } = town().await;
    let (mut hers, mut his) = (live.connect(&employer).await, live.connect(&worker).await);
    let application = worker.applies(job).await;
    let frames = hers.until("application_sent").await;
    let sent = frames.last().unwrap();
    assert_eq!(sent["subject"], application.to_string());
    assert_eq!(sent["version"], site.clock.now());
    let keys: Vec<_> = sent.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["id", "subject", "type", "version"]);

    employer.step(application, "shortlist").await.expect(200);
    let frames = his.until("application_changed").await;
    assert_eq!(frames.last().unwrap()["subject"], application.to_string());
    // The notification is announced, too, and ids only ever grow.
    mark(&site, &worker).await;
    let rest = his.until("office_changed").await;
    let ids: Vec<i64> = frames.iter().chain(&rest).map(|frame| frame["id"].as_i64().unwrap()).collect();
    assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
    let kinds: Vec<_> = frames.iter().chain(&rest).map(|frame| frame["type"].clone()).collect();
    assert!(kinds.contains(&json!("notifications_changed")), "{kinds:?}");
}

#[tokio::test]
async fn what_was_missed_comes_once_and_in_order() {
    let Town { live, employer, worker, job, site } = town().await;
    let (socket, first) = live.resume(&employer, "").await;
    assert_eq!(first["type"], "ready");
    drop(socket);
    let application = worker.applies(job).await;
    worker.step(application, "withdraw").await.expect(200);
    let since = first["id"].as_i64().unwrap();
    let (mut socket, again) = live.resume(&employer, &format!("?since={since}")).await;
    assert_eq!(again["type"], "ready");
    mark(&site, &employer).await;
    let missed = kinds_before_mark(&mut socket).await;
    let applications: Vec<_> = missed.iter().filter(|kind| kind.starts_with("application")).collect();
    assert_eq!(applications, ["application_sent", "application_changed"]);

    // Someone who has seen everything gets nothing again.
    let newest = again["id"].as_i64().unwrap();
    let (mut socket, _) = live.resume(&employer, &format!("?since={newest}")).await;
    mark(&site, &employer).await;
    assert_eq!(socket.next().await["type"], "office_changed");
}

#[tokio::test]
async fn an_app_that_was_away_too_long_is_told_to_start_over() {
    let Town { live, worker, site, .. } = town().await;
    let user = mark(&site, &worker).await;
    let (_, ready) = live.resume(&worker, "").await;
    let since = ready["id"].as_i64().unwrap();
    mark(&site, &worker).await;
    site.clock.advance(8 * DAY);
    site.write(store::sweep).await;
    worker.signs_in("Wanda Worker").await;
    let user = UserId(user);
    site.write(move |tx| publish(tx, user, Kind::OfficeChanged, user)).await;
    site.write(move |tx| publish(tx, user, Kind::OfficeChanged, user)).await;
    assert_eq!(live.resume(&worker, &format!("?since={since}")).await.1["type"], "reset");
    // So is one that missed more than it would ask for, and one from the future of a restored backup.
    let (_, ready) = live.resume(&worker, "").await;
    let since = ready["id"].as_i64().unwrap();
    site.write(move |tx| (0..501).try_for_each(|_| publish(tx, user, Kind::OfficeChanged, user))).await;
    assert_eq!(live.resume(&worker, &format!("?since={since}")).await.1["type"], "reset");
    assert_eq!(live.resume(&worker, "?since=999999").await.1["type"], "reset");
}

#[tokio::test]
async fn s29_nobody_else_hears_of_an_application() {
    let Town { live, employer, worker, job, site } = town().await;
    let (rival, stranger) = (site.person("Rita Rival", "employer").await, site.person("Sam Stranger", "worker").await);
    let mut sockets = Vec::new();
    for visitor in [&rival, &stranger] {
        sockets.push((visitor, live.connect(visitor).await));
    }
    let mut his = live.connect(&worker).await;
    let application = worker.applies(job).await;
    employer.step(application, "open").await.expect(200);
    for (visitor, socket) in &mut sockets {
        mark(&site, visitor).await;
        assert_eq!(kinds_before_mark(socket).await, Vec::<String>::new());
    }
    // The employer's private verdict and notes aren't even noticed.
    mark(&site, &worker).await;
    his.until("office_changed").await;
    employer.put(&format!("/api/applications/{application}/verdict"), json!({ "verdict": "yes" })).await.expect(200);
    employer.post(&format!("/api/applications/{application}/notes"), json!({ "text": "hm" })).await.expect(201);
    mark(&site, &worker).await;
    assert_eq!(kinds_before_mark(&mut his).await, Vec::<String>::new());
}

#[tokio::test]
async fn s59_only_the_site_itself_opens_a_connection() {
    let Town { live, worker, site, .. } = town().await;
    let status = |headers| async { live.try_connect("", headers).await.map(|_| ()).unwrap_err() };
    assert_eq!(status(live.headers(&Visitor::new(&site))).await, StatusCode::UNAUTHORIZED);
    let mut foreign = live.headers(&worker);
    foreign.insert(header::ORIGIN, "https://evil.example".parse().unwrap());
    assert_eq!(status(foreign).await, StatusCode::FORBIDDEN);
    let mut without = live.headers(&worker);
    without.remove(header::ORIGIN);
    assert_eq!(status(without).await, StatusCode::FORBIDDEN);
    assert_eq!(worker.get("/api/live").await.refused(400), "not_a_websocket");
    worker.get("/api/live?since=soon").await.refused(400);
}

#[tokio::test]
async fn s59_other_frames_than_acknowledgments_end_the_connection() {
    let Town { live, worker, .. } = town().await;
    let long = format!("{{\"ack\": 1{}}}", " ".repeat(1_024));
    for frame in ["hello", "{}", "{\"ack\": \"1\"}", "{\"ack\": 1, \"more\": 2}", &long, &"x".repeat(100_000)] {
        let mut socket = live.connect(&worker).await;
        socket.say(frame).await;
        assert_eq!(socket.closed().await, 1008, "{}", &frame[..frame.len().min(40)]);
    }
    let mut socket = live.connect(&worker).await;
    socket.send(Message::Binary(Bytes::from_static(b"{\"ack\": 1}"))).await;
    assert_eq!(socket.closed().await, 1008);
    let mut socket = live.connect(&worker).await;
    for _ in 0..101 {
        socket.say("{\"ack\": 1}").await;
    }
    assert_eq!(socket.closed().await, 1008);
}

#[tokio::test]
async fn an_acknowledged_event_counts_as_seen() {
    let Town { live, worker, site, .. } = town().await;
    let mut socket = live.connect(&worker).await;
    let user = UserId(mark(&site, &worker).await);
    let event = socket.next().await["id"].as_i64().unwrap();
    assert!(!site.app.hub.has_seen(user, event));
    socket.say(&json!({ "ack": event }).to_string()).await;
    while !site.app.hub.has_seen(user, event) {
        tokio::task::yield_now().await;
    }
    assert!(!site.app.hub.has_seen(user, event + 1));
}

#[tokio::test]
async fn s59_connections_are_limited() {
    let Town { live, site, .. } = town().await;
    let mut open = Vec::new();
    for number in 0..MAX_PER_ADDRESS / MAX_PER_PERSON {
        let person = site.person(&format!("Person Number{number}"), "worker").await;
        for _ in 0..MAX_PER_PERSON {
            open.push(live.connect(&person).await);
        }
        let more = live.try_connect("", live.headers(&person)).await;
        assert_eq!(more.map(|_| ()).unwrap_err(), StatusCode::TOO_MANY_REQUESTS);
    }
    let person = site.person("Paul Person", "worker").await;
    let more = live.try_connect("", live.headers(&person)).await;
    assert_eq!(more.map(|_| ()).unwrap_err(), StatusCode::TOO_MANY_REQUESTS);
    // A closed one makes room.
    open.pop();
    while site.app.hub.count() == MAX_PER_ADDRESS {
        tokio::task::yield_now().await;
    }
    live.connect(&person).await;

    let small = Site::with(Setup { max_live: 1, ..Setup::default() });
    small.set_up().await;
    let (live, person) = (LiveServer::start(&small).await, small.person("Paul Person", "worker").await);
    let first = live.connect(&person).await;
    let more = live.try_connect("", live.headers(&person)).await;
    assert_eq!(more.map(|_| ()).unwrap_err(), StatusCode::SERVICE_UNAVAILABLE);
    drop(first);
}

#[tokio::test]
async fn s7_a_connection_ends_with_its_session() {
    let Town { live, worker, site, .. } = town().await;
    let other_device = Visitor::new(&site);
    other_device.signs_in("Wanda Worker").await;
    let (mut here, mut there) = (live.connect(&worker).await, live.connect(&other_device).await);
    worker.get("/api/logout").await;
    assert_eq!(here.closed().await, 4001);
    // The other session goes on, until its id changes.
    mark(&site, &other_device).await;
    there.until("office_changed").await;
    other_device.put("/api/auth/role", json!({ "role": "employer" })).await.expect(200);
    assert_eq!(there.closed().await, 4001);
    assert_eq!(live.try_connect("", live.headers(&worker)).await.map(|_| ()).unwrap_err(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn s30_a_member_who_loses_a_right_hears_nothing_more() {
    let Town { live, employer, worker, site, .. } = town().await;
    let shop = json!({ "kind": "business", "name": "Depot Diner" });
    let shop = employer.post("/api/employers", shop).await.expect(201)["id"].as_i64().unwrap();
    let colleague = site.person("Carl Colleague", "employer").await;
    let invitation = json!({ "label": "Carl", "rights": { "post": false, "hire": true, "pay": false, "view": true } });
    let invited = employer.post(&format!("/api/employers/{shop}/invitations"), invitation).await.expect(201);
    let token = invited["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned();
    colleague.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    let mut body = crate::support::job_body("Waiter");
    body["employerId"] = shop.into();
    let job = employer.post("/api/jobs", body).await.expect(201)["id"].as_i64().unwrap();

    let (mut socket, first) = live.resume(&colleague, "").await;
    let application = worker.applies(job).await;
    socket.until("application_sent").await;
    let id = colleague.id().await;
    employer.delete(&format!("/api/employers/{shop}/members/{id}")).await;
    assert_eq!(socket.closed().await, 4003);
    // What happened before is not told again, and what happens now not at all.
    worker.step(application, "withdraw").await.expect(200);
    let since = first["id"].as_i64().unwrap();
    let (mut socket, again) = live.resume(&colleague, &format!("?since={since}")).await;
    assert_eq!(again["type"], "reset");
    mark(&site, &colleague).await;
    assert_eq!(kinds_before_mark(&mut socket).await, Vec::<String>::new());
}

#[tokio::test]
async fn f26_a_restart_is_announced() {
    let Town { live, worker, employer, .. } = town().await;
    let (mut one, mut other) = (live.connect(&worker).await, live.connect(&employer).await);
    let (stopped, first, second) = tokio::join!(live.stop(), one.closed(), other.closed());
    assert_eq!((stopped, first, second), ((), 1012, 1012));
}

#[tokio::test]
async fn the_support_chat_is_live_for_both_sides() {
    let Town { live, worker, site, .. } = town().await;
    let operator = Visitor::new(&site);
    operator
        .post("/api/auth/sign-in", json!({ "email": "olive@example.org", "password": crate::support::PASSWORD }))
        .await
        .expect(200);
    let (mut agent, mut visitor) = (live.connect(&operator).await, live.connect(&worker).await);
    let chat = worker.post("/api/support/chat/start", json!({ "subject": "Fees" })).await;
    let token = chat.json()["id"].as_str().unwrap_or_default().to_owned();
    let said = json!({ "sessionId": token, "message": "Hello?", "messageType": "text" });
    worker.post("/api/support/chat/message", said).await.expect(201);
    let frames = agent.until("chat_changed").await;
    let id: i64 = frames.last().unwrap()["subject"].as_str().unwrap().parse().unwrap();
    assert_eq!(visitor.until("chat_changed").await.last().unwrap()["subject"], Value::from(token));
    mark(&site, &worker).await;
    visitor.until("office_changed").await;
    // The visitor doesn't notice notes.
    operator.post(&format!("/api/admin/support/chats/{id}/notes"), json!({ "message": "Be nice." })).await.expect(201);
    mark(&site, &worker).await;
    assert_eq!(kinds_before_mark(&mut visitor).await, Vec::<String>::new());
}

#[tokio::test]
async fn a_page_for_another_account_is_told_so_and_writes_nothing() {
    let Town { live, employer, worker, job, site } = town().await;
    let (hers, his) = (employer.id().await, worker.id().await);
    let connect = async |id: i64| live.try_connect(&format!("?account={id}"), live.headers(&employer)).await;
    assert_eq!(connect(his).await.err(), Some(StatusCode::UNAUTHORIZED));
    assert!(connect(hers).await.is_ok());
    // A page that slept while someone else signed in still names the account that it was opened for.
    let send = async |method: Method, path: &str, body: Option<Value>, account: i64| {
        let mut request = worker.request(method, path, body.as_ref());
        request.headers_mut().insert("jobstead-account", account.into());
        worker.send(request).await
    };
    let save = format!("/api/saved-jobs/{job}");
    assert_eq!(send(Method::PUT, &save, Some(json!({})), hers).await.refused(401), "other_account");
    assert_eq!(send(Method::GET, "/api/saved-jobs", None, hers).await.refused(401), "other_account");
    assert_eq!(send(Method::GET, "/api/saved-jobs", None, his).await.expect(200)["items"], json!([]));
    drop(site);
}
