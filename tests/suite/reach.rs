//! Notifications reach people in time: what can't wait, deadlines, quiet hours, people who keep writing, and whom no way
//! reaches.

use jobstead::clock::{HOUR, MINUTE, SECOND};
use jobstead::db::value;
use jobstead::ids::UserId;
use jobstead::notifications::push_lane;
use jobstead::notifications::store::{self, NewNotification};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::push_service::{Arrived, Browser, PushService};
use crate::support::{NOON, Setup, Site, Visitor};

statements! {
    MAILS = "SELECT subject FROM mails WHERE user_id = $1 AND kind IN ('notification', 'message', 'digest') ORDER BY id";
    KINDS = "SELECT kind FROM mails WHERE user_id = $1 ORDER BY id";
    TEXTS = "SELECT COALESCE(content, '') FROM mails WHERE user_id = $1 AND kind IN ('notification', 'message', 'digest') ORDER BY id";
    WAITING = "SELECT CAST(COUNT(*) AS BIGINT) FROM push_outbox";
    SENT = "UPDATE mails SET state = 'sent', content = NULL, finished_at = created_at WHERE user_id = $1 AND state = 'waiting'";
}

const SETTINGS: &str = "/api/notification-settings";

async fn subjects(site: &Site, person: &Visitor) -> Vec<String> {
    let id = person.id().await;
    site.read(move |tx| tx.all(MAILS, args![id], value)).await
}

async fn mailed(site: &Site, person: &Visitor) -> String {
    let id = person.id().await;
    site.read(move |tx| tx.all(TEXTS, args![id], value::<String>)).await.join("\n")
}

async fn notify(site: &Site, person: &Visitor, kind: &'static str, useful_until: Option<i64>) {
    let id = UserId(person.id().await);
    let note = NewNotification {
        kind,
        topic: Some("one"),
        title: kind,
        body: "",
        href: "/",
        useful_until,
        ..NewNotification::default()
    };
    site.write(move |tx| store::send(tx, id, &note)).await;
}

async fn bell(person: &Visitor) -> Vec<Value> {
    person.get("/api/notifications?unread=true&limit=100").await.expect(200)["items"].as_array().unwrap().clone()
}

async fn minutes(site: &Site, count: i64) {
    site.clock.advance(count * MINUTE);
    schedule::run_once(&site.app).await.unwrap();
}

async fn pushed(site: &Site, service: &PushService, milliseconds: i64) -> Vec<Arrived> {
    site.clock.advance(milliseconds);
    push_lane::drain(site.app.clone()).await.unwrap();
    service.take()
}

/// Pretends that a mail server has taken what waits.
async fn send_mails(site: &Site, person: &Visitor) {
    let id = person.id().await;
    site.write(move |tx| tx.run(SENT, args![id])).await;
}

#[tokio::test]
async fn c1_a_canceled_interview_is_mailed_at_once_and_the_canceler_is_not_reminded() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let at = NOON + 2 * HOUR;
    let proposal =
        json!({ "applicationId": application, "times": [at], "minutes": 30, "how": "phone", "where": "843-555-0100" });
    let id = employer.post("/api/interviews", proposal).await.expect(201)["id"].clone();
    minutes(&site, 5).await;
    send_mails(&site, &worker).await;
    worker.post(&format!("/api/interviews/{id}/pick"), json!({ "time": at })).await.expect(200);
    // An hour before, both are reminded at once.
    minutes(&site, 55).await;
    assert_eq!(subjects(&site, &worker).await.last().unwrap(), "Your interview with Emma E. is in an hour");
    send_mails(&site, &worker).await;
    assert!(subjects(&site, &employer).await.iter().any(|one| one.contains("in an hour")));
    // The employer cancels with 53 minutes to go.
    minutes(&site, 7).await;
    employer.post(&format!("/api/interviews/{id}/cancel"), json!({ "reason": "We’re flooded" })).await.expect(200);
    assert_eq!(subjects(&site, &worker).await.last().unwrap(), "Emma E. canceled the interview for “Line cook”");
    // Her own reminder hadn't left, and doesn't anymore.
    assert!(!subjects(&site, &employer).await.iter().any(|one| one.contains("in an hour")));
    assert!(bell(&employer).await.iter().all(|note| note["kind"] != "interview_reminder"));
    let kinds: Vec<_> = bell(&worker).await.iter().map(|note| note["kind"].clone()).collect();
    assert_eq!(kinds, ["interview_off"], "what's off is no longer announced");
}

#[tokio::test]
async fn c1_an_offer_does_not_wait_for_an_earlier_mail_about_the_application() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    employer.step(application, "shortlist").await.expect(200);
    minutes(&site, 5).await;
    send_mails(&site, &worker).await;
    minutes(&site, 1).await;
    employer.step(application, "offer").await.expect(200);
    let subjects = subjects(&site, &worker).await;
    assert_eq!(subjects, ["You’re on the shortlist for “Line cook”", "You have an offer for “Line cook”"]);
    // The bell has both.
    assert_eq!(bell(&worker).await.len(), 2);
}

#[tokio::test]
async fn c1_a_second_message_is_mailed_within_the_hour() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let talk = crate::messages::open(&employer, "application", application).await;
    crate::messages::say(&employer, &talk, "Sorry about today").await;
    minutes(&site, 15).await;
    send_mails(&site, &worker).await;
    minutes(&site, 1).await;
    crate::messages::say(&employer, &talk, "The site moved to 99 Oak St").await;
    minutes(&site, 15).await;
    assert!(mailed(&site, &worker).await.contains("99 Oak St"));
}

#[tokio::test]
async fn c2_within_quiet_hours_a_reminder_is_silent_and_lives_until_the_start() {
    let service = PushService::start().await;
    let site = service.site().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let phone = Browser::new(&service, "phone");
    phone.subscribes(&worker).await;
    let quiet = json!({ "from": "11:00", "to": "20:00", "zone": "UTC" });
    worker.put(SETTINGS, json!({ "grid": {}, "quiet": quiet, "digest": "weekly" })).await.expect(200);
    notify(&site, &worker, "interview_reminder", Some(NOON + HOUR)).await;
    let arrived = pushed(&site, &service, 10 * SECOND).await;
    assert_eq!(phone.read(&arrived[0])["silent"], true);
    assert_eq!(arrived[0].header("ttl"), (3_600 - 10).to_string());
    assert_eq!(subjects(&site, &worker).await, ["interview_reminder"]);
    // Something to answer until 18:00 leaves half an hour before, though the quiet hours and the week aren't over.
    let until = NOON + 6 * HOUR;
    notify(&site, &worker, "interview", Some(until)).await;
    assert!(pushed(&site, &service, until - 31 * MINUTE - site.clock.now()).await.is_empty());
    minutes(&site, 1).await;
    let arrived = pushed(&site, &service, 0).await;
    assert_eq!((arrived[0].header("ttl"), &phone.read(&arrived[0])["silent"]), ("1800", &json!(true)));
    assert_eq!(subjects(&site, &worker).await.last().unwrap(), "interview");
    // What comes too late isn't sent at all.
    notify(&site, &worker, "interview_reminder", Some(site.clock.now())).await;
    assert!(pushed(&site, &service, MINUTE).await.is_empty());
    assert_eq!(subjects(&site, &worker).await.len(), 2);
}

#[tokio::test]
async fn c3_who_keeps_writing_is_pushed_and_a_push_service_that_asks_to_wait_is_obeyed() {
    let service = PushService::start().await;
    let site = service.site().await;
    let (employer, worker, application) = applied(&site).await;
    let talk = crate::messages::open(&employer, "application", application).await;
    let phone = Browser::new(&service, "phone");
    phone.subscribes(&worker).await;
    let mut shown = Vec::new();
    for n in 0..11 {
        crate::messages::say(&employer, &talk, &format!("Message {n}")).await;
        shown.extend(pushed(&site, &service, 4 * SECOND).await.iter().map(|push| phone.read(push)["body"].clone()));
    }
    assert_eq!(shown, ["Message 2", "Message 5", "Message 8"]);
    pushed(&site, &service, MINUTE).await;
    crate::messages::say(&employer, &talk, "Are you there?").await;
    service.answer(429, &[("retry-after", "120")]);
    assert_eq!(pushed(&site, &service, 10 * SECOND).await.len(), 1);
    crate::messages::say(&employer, &talk, "Hello?").await;
    assert!(pushed(&site, &service, 119 * SECOND).await.is_empty());
    let arrived = pushed(&site, &service, SECOND).await;
    assert_eq!((arrived.len(), &phone.read(&arrived[0])["body"]), (1, &json!("Hello?")));
}

#[tokio::test]
async fn c7_an_edited_message_leaves_as_it_is_now_and_a_deleted_one_not_at_all() {
    let service = PushService::start().await;
    let site = service.site().await;
    let (employer, worker, application) = applied(&site).await;
    let talk = crate::messages::open(&employer, "application", application).await;
    let phone = Browser::new(&service, "phone");
    phone.subscribes(&worker).await;
    let first = crate::messages::say(&employer, &talk, "Come at NINE").await;
    let second = crate::messages::say(&employer, &talk, "DELETEDTEXT my card number").await;
    employer.delete(&format!("/api/messages/{}", second["id"])).await.expect(200);
    employer.patch(&format!("/api/messages/{}", first["id"]), json!({ "text": "Come at TEN" })).await.expect(200);
    let note = bell(&worker).await[0].clone();
    assert_eq!(
        (&note["title"], &note["body"]),
        (&json!("Message from Emma E. about “Line cook”"), &json!("Come at TEN"))
    );
    let arrived = pushed(&site, &service, 10 * SECOND).await;
    assert_eq!(phone.read(&arrived[0])["body"], "Come at TEN");
    minutes(&site, 14).await;
    // It's edited once more: the mail that waits for a server changes too.
    minutes(&site, 1).await;
    assert!(mailed(&site, &worker).await.contains("Come at TEN"));
    let third = crate::messages::say(&employer, &talk, "Bring NOTHING").await;
    assert!(mailed(&site, &worker).await.contains("Bring NOTHING"), "one waiting mail says what's new");
    employer.delete(&format!("/api/messages/{}", third["id"])).await.expect(200);
    let text = mailed(&site, &worker).await;
    assert!(text.contains("Come at TEN") && !text.contains("NOTHING") && !text.contains("DELETEDTEXT"), "{text}");
    assert_eq!(subjects(&site, &worker).await, ["Message from Emma E. about “Line cook”"]);
    let id = worker.id().await;
    let kinds = site.read(move |tx| tx.all(KINDS, args![id], value::<String>)).await;
    assert_eq!(kinds.last().map(String::as_str), Some("message"), "the mail that says how to answer");
    // What was read says nothing that was deleted either, and a mail about it no longer leaves.
    let fourth = crate::messages::say(&employer, &talk, "SECRET").await;
    worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    assert_eq!(subjects(&site, &worker).await, Vec::<String>::new());
    employer.delete(&format!("/api/messages/{}", fourth["id"])).await.expect(200);
    let list = worker.get("/api/notifications").await.expect(200).to_string();
    assert!(list.contains("This message was deleted.") && !list.contains("SECRET"), "{list}");
}

#[tokio::test]
async fn c12_a_push_service_that_refuses_the_site_rings_the_office_once() {
    let service = PushService::start().await;
    let site = Site::with(Setup { allow_outbound: vec![format!("127.0.0.1:{}", service.port)], ..Setup::default() });
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    Browser::new(&service, "phone").subscribes(&worker).await;
    for status in [403, 401] {
        service.answer(status, &[]);
        notify(&site, &worker, "offer", None).await;
        assert_eq!(pushed(&site, &service, 10 * SECOND).await.len(), 1);
    }
    let rung: Vec<_> = bell(&operator).await.into_iter().filter(|note| note["kind"] == "office").collect();
    assert_eq!((rung.len(), &rung[0]["title"]), (1, &json!("1 push service refuses this site")));
    assert_eq!(rung[0]["href"], "/admin/reach");
    let refusing = operator.get("/api/admin/push-services").await.expect(200)["items"][0].clone();
    assert_eq!((&refusing["host"], refusing["refusedAt"].is_i64()), (&json!("127.0.0.1"), true));
    let office = operator.get("/api/admin/office").await.expect(200);
    assert!(office["queues"].as_array().unwrap().contains(&json!({ "queue": "push", "count": 1 })), "{office}");
    // Once it accepts messages, it's over.
    notify(&site, &worker, "offer", None).await;
    assert_eq!(pushed(&site, &service, 10 * SECOND).await.len(), 1);
    assert_eq!(operator.get("/api/admin/push-services").await.expect(200)["items"][0]["refusedAt"], Value::Null);
}

#[tokio::test]
async fn c13n_a_push_service_that_hangs_holds_back_nobody_elses_result() {
    let service = PushService::start().await;
    let hanging = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = hanging.local_addr().unwrap().port();
    let allow_outbound = vec![format!("127.0.0.1:{}", service.port), format!("127.0.0.1:{port}")];
    let site = Site::with(Setup { allow_outbound, ..Setup::default() });
    site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let mut body = Browser::new(&service, "hangs").body();
    body["endpoint"] = json!(format!("http://127.0.0.1:{port}/hangs"));
    worker.post("/api/mobile/push/subscribe", body).await.expect(200);
    for n in 0..3 {
        Browser::new(&service, &format!("phone-{n}")).subscribes(&worker).await;
    }
    notify(&site, &worker, "offer", None).await;
    site.clock.advance(10 * SECOND);
    let sending = tokio::spawn(push_lane::drain(site.app.clone()));
    for _ in 0..100 {
        if site.read(|tx| tx.one(WAITING, &[], value::<i64>)).await == 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(site.read(|tx| tx.one(WAITING, &[], value::<i64>)).await, 1);
    assert!(!sending.is_finished());
    sending.abort();
}

#[tokio::test]
async fn whom_no_way_reaches_is_on_a_list_in_the_office() {
    let service = PushService::start().await;
    let site = Site::with(Setup { allow_outbound: vec![format!("127.0.0.1:{}", service.port)], ..Setup::default() });
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let listed = || async {
        let list = operator.get("/api/admin/unreached").await.expect(200);
        let office = operator.get("/api/admin/office").await.expect(200);
        let count = list["items"].as_array().unwrap().len();
        assert!(
            office["queues"].as_array().unwrap().contains(&json!({ "queue": "calls", "count": count })),
            "{office}"
        );
        list["items"].clone()
    };
    let until = NOON + 5 * HOUR;
    notify(&site, &worker, "interview_reminder", Some(until)).await;
    assert_eq!(listed().await, json!([]), "it may be on its way");
    minutes(&site, 2).await;
    // The mail waits for a server.
    let one = listed().await[0].clone();
    assert_eq!((&one["name"], &one["title"]), (&json!("Wanda Worker"), &json!("interview_reminder")));
    assert_eq!((&one["usefulUntil"], &one["phone"]), (&json!(until), &json!("")));
    send_mails(&site, &worker).await;
    assert_eq!(listed().await, json!([]));
    // What is pushed, read, or of no use anymore isn't on it.
    let off = json!({ "interviews": { "app": true, "push": true, "mail": false } });
    worker.put(SETTINGS, json!({ "grid": off, "quiet": null, "digest": "off" })).await.expect(200);
    notify(&site, &worker, "interview_off", Some(until)).await;
    minutes(&site, 2).await;
    assert_eq!(listed().await.as_array().unwrap().len(), 1);
    worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    assert_eq!(listed().await, json!([]));
    Browser::new(&service, "phone").subscribes(&worker).await;
    notify(&site, &worker, "interview_off", Some(until)).await;
    pushed(&site, &service, 2 * MINUTE).await;
    assert_eq!(listed().await, json!([]));
    service.answer(413, &[]);
    notify(&site, &worker, "interview_moved", Some(until)).await;
    pushed(&site, &service, 2 * MINUTE).await;
    assert_eq!(listed().await.as_array().unwrap().len(), 1);
    site.clock.advance(6 * HOUR);
    assert_eq!(listed().await, json!([]));
}

#[tokio::test]
async fn notices_about_one_contract_do_not_replace_each_other() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for kind in ["contract_payment_recorded", "contract_payment_recorded", "contract_dispute"] {
        notify(&site, &worker, kind, None).await;
    }
    for kind in ["contract_shift_reminder", "contract_shift_reminder", "contract_hours_check"] {
        notify(&site, &worker, kind, None).await;
    }
    let mut kinds: Vec<_> = bell(&worker).await.iter().map(|note| note["kind"].as_str().unwrap().to_owned()).collect();
    kinds.sort_unstable();
    assert_eq!(
        kinds,
        [
            "contract_dispute",
            "contract_hours_check",
            "contract_payment_recorded",
            "contract_payment_recorded",
            "contract_shift_reminder"
        ]
    );
}

#[tokio::test]
async fn a_reply_ends_the_employers_reminder_of_it() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let answer_by = worker.get(&format!("/api/applications/{application}")).await.expect(200)["answerBy"].as_i64();
    site.clock.advance(answer_by.unwrap() - HOUR - NOON);
    schedule::run_once(&site.app).await.unwrap();
    employer.signs_in("Emma Employer").await;
    let has_reminder = || async { bell(&employer).await.iter().any(|note| note["kind"] == "promise_near") };
    assert!(has_reminder().await);
    assert!(subjects(&site, &employer).await.iter().any(|one| one.contains("by tomorrow")));
    employer.step(application, "shortlist").await.expect(200);
    assert!(!has_reminder().await);
    assert!(!subjects(&site, &employer).await.iter().any(|one| one.contains("by tomorrow")));
}
