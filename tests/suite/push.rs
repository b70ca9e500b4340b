//! Push messages: which push services are used, what they get, and what becomes of it.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jobstead::clock::{HOUR, MINUTE, SECOND};
use jobstead::db::value;
use jobstead::ids::UserId;
use jobstead::live;
use jobstead::notifications::push_lane;
use jobstead::notifications::store::{self, NewNotification};
use jobstead::outbound::{Allowed, Outbound, Resolver};
use jobstead::push::Services;
use jobstead::{args, statements};
use serde_json::{Value, json};
use web_push_native::p256::ecdsa::signature::Verifier as _;
use web_push_native::p256::ecdsa::{Signature, VerifyingKey};

use crate::support::push_service::{Arrived, Browser, PushService};
use crate::support::{Site, Visitor};

statements! {
    SUBSCRIPTIONS = "SELECT CAST(COUNT(*) AS BIGINT) FROM push_subscriptions WHERE user_id = $1";
    WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM push_outbox";
    NOTES = "SELECT DISTINCT user_id FROM notifications WHERE instr(title || body, 'canary-5f1c') > 0 ORDER BY user_id";
    MAILED = "SELECT DISTINCT address FROM mails WHERE instr(COALESCE(content, '') || subject, 'canary-5f1c') > 0";
    DUE_AT = "SELECT due_at FROM push_outbox ORDER BY id LIMIT 1";
}

/// A person with a browser that gets pushes.
struct Town {
    service: PushService,
    site: Site,
    person: Visitor,
    id: i64,
    browser: Browser,
}

async fn town() -> Town {
    let service = PushService::start().await;
    let site = service.site().await;
    let person = site.person("Wanda Worker", "worker").await;
    let id = person.id().await;
    let browser = Browser::new(&service, "wandas-phone");
    browser.subscribes(&person).await;
    Town { service, site, person, id, browser }
}

impl Town {
    /// Sends the person a notification of a kind.
    async fn notify(&self, kind: &'static str) {
        self.notify_of(kind, None).await;
    }

    async fn notify_of(&self, kind: &'static str, topic: Option<&'static str>) {
        let id = UserId(self.id);
        let note = NewNotification {
            kind,
            topic,
            title: "An offer",
            body: "Come and work",
            href: "/my-jobs",
            ..NewNotification::default()
        };
        self.site.write(move |tx| store::send(tx, id, &note)).await;
    }

    /// Lets time pass, sends what is due, and returns what arrived.
    async fn after(&self, milliseconds: i64) -> Vec<Arrived> {
        self.site.clock.advance(milliseconds);
        push_lane::drain(self.site.app.clone()).await.unwrap();
        self.service.take()
    }

    async fn subscriptions(&self) -> i64 {
        let id = self.id;
        self.site.read(move |tx| tx.one(SUBSCRIPTIONS, args![id], value)).await
    }

    async fn waiting(&self) -> i64 {
        self.site.read(|tx| tx.one(WAITING, &[], value)).await
    }
}

/// The canary of the test below: it must reach nobody but the other side.
const CANARY: &str = "canary-5f1c";

#[tokio::test]
async fn s29_s30_what_is_said_in_private_reaches_nobody_else_by_any_way_and_nobody_who_has_left() {
    let service = PushService::start().await;
    let site = service.site().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let stranger = site.person("Stan Stranger", "employer").await;
    let colleague = site.person("Carl Colleague", "employer").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let shop = employer.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
    let rights = json!({ "label": "Carl", "rights": { "post": true, "hire": true, "pay": false, "view": true } });
    let invitation = employer.post(&format!("/api/employers/{shop}/invitations"), rights).await.expect(201);
    let token = invitation["url"].as_str().unwrap().split("/join#token=").nth(1).unwrap().to_owned();
    colleague.post("/api/employer-invitations/accept", json!({ "token": token })).await.expect(200);
    let subject = json!({ "subject": { "kind": "application", "id": application } });
    let talk = worker.post("/api/conversations", subject).await.expect(201)["id"].clone();
    let browsers = [("emma", &employer), ("stan", &stranger), ("carl", &colleague), ("wanda", &worker)];
    for (name, person) in browsers {
        Browser::new(&service, name).subscribes(person).await;
    }
    let say = json!({ "text": format!("The code is {CANARY}") });
    worker.post(&format!("/api/conversations/{talk}/messages"), say).await.expect(201);

    // Carl leaves before anything went out.
    let carl = colleague.id().await;
    employer.delete(&format!("/api/employers/{shop}/members/{carl}")).await.expect(200);
    let read = colleague.get("/api/notifications").await.expect(200);
    assert!(!read.to_string().contains(CANARY), "{read}");
    site.clock.advance(MINUTE);
    push_lane::drain(site.app.clone()).await.unwrap();
    let emma = Browser::new(&service, "emma");
    let with_canary: Vec<String> = service
        .take()
        .iter()
        .filter(|push| push.path != "/emma" || emma.read(push).to_string().contains(CANARY))
        .map(|push| push.path.clone())
        .collect();
    assert_eq!(with_canary, ["/emma"]);

    site.clock.advance(20 * MINUTE);
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let mailed: Vec<String> = site.read(|tx| tx.all(MAILED, &[], value)).await;
    assert_eq!(mailed, [crate::support::email("Emma Employer")]);
    let noted: Vec<i64> = site.read(|tx| tx.all(NOTES, &[], value)).await;
    assert_eq!(noted, [employer.id().await]);
    for person in [&stranger, &colleague] {
        for path in [
            format!("/api/conversations/{talk}"),
            format!("/api/conversations/{talk}/messages?query={CANARY}"),
            format!("/api/conversations/{talk}/export"),
        ] {
            assert_eq!(person.get(&path).await.refused(404), "not_found", "{path}");
        }
        let found = person.get(&format!("/api/conversations?query={CANARY}")).await.expect(200);
        assert_eq!(found["items"], json!([]));
    }
}

fn decode(text: &str) -> Vec<u8> {
    BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
}

#[tokio::test]
async fn a_push_is_encrypted_for_the_browser_and_signed_by_the_site() {
    let town = town().await;
    town.notify_of("offer", Some("application:7")).await;
    assert!(town.after(9 * SECOND).await.is_empty());
    let arrived = town.after(SECOND).await;
    let [push] = arrived.as_slice() else { panic!("{arrived:?}") };
    assert_eq!(push.path, "/wandas-phone");
    assert_eq!(
        town.browser.read(push),
        json!({ "title": "An offer", "body": "Come and work", "href": "/my-jobs", "tag": "application:7/offer", "badge": 1, "silent": false })
    );
    assert!(!String::from_utf8_lossy(&push.body).contains("work"));
    assert_eq!((push.header("content-encoding"), push.header("urgency")), ("aes128gcm", "high"));
    assert_eq!(push.header("ttl"), "86400");
    // The push service learns nothing about the topic.
    let topic = push.header("topic");
    assert!(topic.len() == 32 && decode(topic).len() == 24 && !topic.contains("application"), "{topic}");

    let authorization = push.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, key) = authorization.split_once(", k=").unwrap();
    assert_eq!(town.person.get("/api/mobile/push/key").await.expect(200)["key"], key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
    verifying.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", town.service.port));
    assert_eq!(claims["sub"], town.site.app.origin.as_str());
    let left = claims["exp"].as_i64().unwrap() - town.site.clock.now() / 1_000;
    assert!((1..=24 * 3600).contains(&left), "{left}");
    assert_eq!(town.waiting().await, 0);
}

#[tokio::test]
async fn nothing_is_pushed_that_was_seen_read_replaced_or_not_wanted() {
    let town = town().await;
    // A visible window has shown it.
    town.notify("offer").await;
    let event = town.site.read(live::store::newest).await;
    town.site.app.hub.acknowledge(UserId(town.id), event.0, town.site.clock.now());
    assert!(town.after(10 * SECOND).await.is_empty());
    // Read on another device.
    town.notify("offer").await;
    town.person.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    assert_eq!(town.waiting().await, 0);
    // Two about the same thing are one.
    town.notify_of("offer", Some("one")).await;
    town.notify_of("offer", Some("one")).await;
    assert_eq!(town.after(10 * SECOND).await.len(), 1);
    // Fees aren't pushed unless someone asks for it.
    town.notify("fee_paid").await;
    assert!(town.after(10 * SECOND).await.is_empty());
}

#[tokio::test]
async fn s55_subscriptions_go_only_to_known_push_services() {
    let site = Site::new().await;
    let person = site.person("Wanda Worker", "worker").await;
    let service = PushService::start().await;
    let body = |endpoint: &str| {
        let mut body = Browser::new(&service, "phone").body();
        body["endpoint"] = json!(endpoint);
        body
    };
    for endpoint in [
        "https://push.evil.example/a",
        "http://fcm.googleapis.com/a",
        "https://fcm.googleapis.com:444/a",
        "https://fcm.googleapis.com:443/a",
        "https://user@fcm.googleapis.com/a",
        "https://fcm.googleapis.com@evil.example/a",
        "https://fcm.googleapis.com.evil.example/a",
        "https://evilpush.apple.com/a",
        "https://.push.apple.com/a",
        "https://push.apple.com/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "http://169.254.169.254/latest",
        "ftp://fcm.googleapis.com/a",
        "//fcm.googleapis.com/a",
        "",
        // The stand-in runs, but nobody allowed this site to reach it.
        &Browser::new(&service, "phone").endpoint,
    ] {
        let reply = person.post("/api/mobile/push/subscribe", body(endpoint)).await;
        assert_eq!(reply.refused(422), "invalid", "{endpoint}");
    }
    for endpoint in [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://FCM.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ] {
        assert_eq!(person.post("/api/mobile/push/subscribe", body(endpoint)).await.expect(200), true);
    }
    // The operator may add one.
    let outbound = Outbound::new(Resolver::System, Allowed::default());
    let more = Services::with(Some("push.example.org")).unwrap();
    assert!(more.accept("https://push.example.org/x", &outbound).is_some());
    assert!(more.accept("https://other.example.org/x", &outbound).is_none());
    for wrong in ["localhost", "10.0.0.1", "push.example.org:444", ".example.org", "https://push.example.org"] {
        assert!(Services::with(Some(wrong)).is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn s55_a_push_service_that_is_no_longer_known_gets_nothing() {
    let Town { service, site, id, .. } = town().await;
    let note =
        NewNotification { kind: "offer", title: "An offer", body: "", href: "/my-jobs", ..NewNotification::default() };
    site.write(move |tx| store::send(tx, UserId(id), &note)).await;
    site.clock.advance(MINUTE);
    let sender = jobstead::push::sender::Sender {
        outbound: &Outbound::new(Resolver::System, Allowed::default()),
        ..push_lane::sender(&site.app)
    };
    assert_eq!(sender.run().await.unwrap(), 1);
    assert!(service.take().is_empty());
    assert_eq!(site.read(move |tx| tx.one(SUBSCRIPTIONS, args![id], value::<i64>)).await, 0);
}

#[tokio::test]
async fn s55_a_person_has_sixteen_subscriptions_at_most() {
    let town = town().await;
    for n in 0..20 {
        town.site.clock.advance(SECOND);
        Browser::new(&town.service, &format!("device-{n}")).subscribes(&town.person).await;
    }
    assert_eq!(town.subscriptions().await, 16);
    // Subscribing again adds none, and the one that was used longest ago makes way.
    Browser::new(&town.service, "device-19").subscribes(&town.person).await;
    assert_eq!(town.subscriptions().await, 16);
    town.notify("offer").await;
    let paths: Vec<_> = town.after(10 * SECOND).await.into_iter().map(|push| push.path).collect();
    assert!(paths.len() == 16 && !paths.contains(&"/device-3".to_owned()), "{paths:?}");
}

#[tokio::test]
async fn a_subscription_ends_with_its_session_and_moves_with_its_browser() {
    let town = town().await;
    town.notify("offer").await;
    // Somebody else signs in on the same phone: what waited for Wanda isn't theirs.
    let other = town.site.person("Otto Other", "worker").await;
    town.browser.subscribes(&other).await;
    assert!(town.after(10 * SECOND).await.is_empty());
    assert_eq!(town.subscriptions().await, 0);
    let endpoint = json!({ "endpoint": town.browser.endpoint });
    assert_eq!(town.person.post("/api/mobile/push/unsubscribe", endpoint.clone()).await.expect(200), false);

    town.browser.subscribes(&town.person).await;
    town.notify("offer").await;
    town.person.get("/api/logout").await;
    assert_eq!(town.subscriptions().await, 0);
    assert!(town.after(10 * SECOND).await.is_empty());
    assert_eq!(town.person.post("/api/mobile/push/unsubscribe", endpoint).await.refused(401), "unauthorized");
}

#[tokio::test]
async fn failures_are_tried_again_when_it_makes_sense() {
    let town = town().await;
    town.notify("offer").await;
    town.service.answer(429, &[("retry-after", "120")]);
    assert_eq!(town.after(10 * SECOND).await.len(), 1);
    assert!(town.after(119 * SECOND).await.is_empty());
    // Then it waits 60 seconds, less up to a quarter, because it's the second failure.
    town.service.answer(503, &[]);
    assert_eq!(town.after(SECOND).await.len(), 1);
    let wait = town.site.read(|tx| tx.one(DUE_AT, &[], value::<i64>)).await - town.site.clock.now();
    assert!((45 * SECOND..=60 * SECOND).contains(&wait), "{wait}");
    assert_eq!(town.after(MINUTE).await.len(), 1);
    assert_eq!(town.waiting().await, 0);

    // A push service that is down for longer than a message is of use.
    town.notify("offer").await;
    for _ in 0..60 {
        town.service.answer(500, &[]);
    }
    for _ in 0..30 {
        town.after(HOUR).await;
    }
    assert_eq!(town.waiting().await, 0);
    assert_eq!(town.subscriptions().await, 1);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_refusal_is_shown_to_the_operator() {
    let town = town().await;
    town.service.answer(403, &[]);
    town.notify("offer").await;
    assert_eq!(town.after(10 * SECOND).await.len(), 1);
    assert!(town.after(HOUR).await.is_empty(), "a refused message isn't sent again");
    let services = town.site.read(jobstead::push::store::services).await;
    assert_eq!((services.len(), services[0].sent, services[0].failed), (1, 0, 1));
    assert_eq!(services[0].last_error.as_deref(), Some("403 Forbidden"));
    assert_eq!(services[0].refused_at, Some(town.site.clock.now() - HOUR));
    assert_eq!(town.subscriptions().await, 1);
    for status in [404, 410] {
        town.browser.subscribes(&town.person).await;
        town.service.answer(status, &[]);
        town.notify("offer").await;
        assert_eq!(town.after(10 * SECOND).await.len(), 1);
        assert_eq!(town.subscriptions().await, 0);
    }
}

#[tokio::test]
async fn a_long_text_still_fits_into_a_push() {
    let town = town().await;
    let id = UserId(town.id);
    let (title, body) = ("漢".repeat(400), "🎉 ".repeat(2_000));
    town.site
        .write(move |tx| {
            let note = NewNotification {
                kind: "offer",
                title: &title,
                body: &body,
                href: "/my-jobs",
                ..NewNotification::default()
            };
            store::send(tx, id, &note)
        })
        .await;
    let arrived = town.after(10 * SECOND).await;
    assert!(arrived[0].body.len() < 4_096, "{}", arrived[0].body.len());
    assert!(town.browser.read(&arrived[0])["body"].as_str().unwrap().ends_with('…'));
}

#[tokio::test]
async fn a_test_says_what_happened() {
    let town = town().await;
    let try_push = || town.person.post("/api/notification-settings/test", json!({ "way": "push" }));
    let result = try_push().await.expect(200);
    assert_eq!(result, json!({ "ok": true, "message": "Sent to 1 device. It appears within seconds." }));
    assert_eq!(town.browser.read(&town.service.take()[0])["title"], "It works");
    town.service.answer(410, &[]);
    let result = try_push().await.expect(200);
    assert_eq!(result["ok"], false);
    assert!(result["message"].as_str().unwrap().contains("Turn push off and on"), "{result}");
    assert_eq!(town.service.take().len(), 1);
    assert_eq!(try_push().await.expect(200)["message"], "Push isn’t on for any of your devices yet.");
    let result = town.person.post("/api/notification-settings/test", json!({ "way": "app" })).await.expect(200);
    assert_eq!(result["ok"], true);
    assert_eq!(town.person.get("/api/notifications").await.expect(200)["items"][0]["title"], "It works");
    assert!(town.after(MINUTE).await.is_empty(), "a test in the app isn't pushed");
}
