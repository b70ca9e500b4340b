//! How people want to be reached: what they chose, quiet hours and digests.

use jobstead::clock::{DAY, HOUR, MINUTE, SECOND};
use jobstead::db::value;
use jobstead::ids::UserId;
use jobstead::notifications::store::{self, NewNotification};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::push_service::{Browser, PushService};
use crate::support::{NOON, Site, Visitor};

statements! {
    PUSH_DUE = "SELECT due_at FROM push_outbox ORDER BY id DESC LIMIT 1";
    MAIL_DUE = "SELECT mail_due_at FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1";
    SENT = "UPDATE mails SET state = 'sent', content = NULL, finished_at = created_at WHERE state = 'waiting'";
    COUNT_MAILS = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails";
    MAILS = "SELECT kind, subject FROM mails WHERE kind IN ('notification', 'message', 'digest') ORDER BY id";
    SET_MAILED = "UPDATE notifications SET mail_due_at = NULL, mailed_at = $2, mails = $3 WHERE user_id = $1";
}

/// Returns the kinds and subjects of the mails in the outbox, oldest first.
async fn mails(site: &Site) -> Vec<(String, String)> {
    site.read(|tx| tx.all(MAILS, &[], |row| Ok((row.take()?, row.take()?)))).await
}

const SETTINGS: &str = "/api/notification-settings";

async fn change(person: &Visitor, body: Value) -> Value {
    person.put(SETTINGS, body).await.expect(200)
}

/// A body that changes nothing but these.
fn body(grid: impl Into<Value>, quiet: impl Into<Value>, digest: &str) -> Value {
    json!({ "grid": grid.into(), "quiet": quiet.into(), "digest": digest })
}

async fn notify(site: &Site, person: &Visitor, kind: &'static str, topic: Option<&'static str>) {
    let id = UserId(person.id().await);
    let note =
        NewNotification { kind, topic, title: "News", body: "", href: "/notifications", ..NewNotification::default() };
    site.write(move |tx| store::send(tx, id, &note)).await;
}

async fn mail_due(site: &Site, person: &Visitor) -> Option<i64> {
    let id = person.id().await;
    site.read(move |tx| tx.one(MAIL_DUE, args![id], value)).await
}

#[tokio::test]
async fn everyone_starts_with_sensible_settings_and_staff_have_one_more_row() {
    let site = Site::empty();
    let operator = site.set_up().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let settings = worker.get(SETTINGS).await.expect(200);
    assert_eq!(settings["grid"]["messages"], json!({ "app": true, "push": true, "mail": true }));
    assert_eq!(settings["grid"]["fees"], json!({ "app": true, "push": false, "mail": true }));
    assert_eq!((&settings["quiet"], &settings["digest"]), (&Value::Null, &json!("off")));
    assert_eq!(settings["grid"]["office"], Value::Null);
    let office = &operator.get(SETTINGS).await.expect(200)["grid"]["office"];
    assert_eq!(*office, json!({ "app": true, "push": true, "mail": false }));
}

#[tokio::test]
async fn a_choice_is_kept_and_what_is_left_out_stays() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let none = json!({ "app": false, "push": false, "mail": false });
    let quiet = json!({ "from": "22:00", "to": "07:00", "zone": "America/Denver" });
    change(&worker, body(json!({ "searches": none }), quiet.clone(), "daily")).await;
    let settings = change(&worker, body(json!({ "jobs": none }), quiet.clone(), "weekly")).await;
    assert_eq!((&settings["grid"]["searches"], &settings["grid"]["jobs"]), (&none, &none));
    assert_eq!((&settings["quiet"], &settings["digest"]), (&quiet, &json!("weekly")));
    assert_eq!(settings["grid"]["offers"]["push"], true);
    assert_eq!(worker.get(SETTINGS).await.expect(200), settings);
}

#[tokio::test]
async fn wrong_settings_are_refused_with_the_field() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let quiet = |from: &str, to: &str, zone: &str| json!({ "from": from, "to": to, "zone": zone });
    let off = json!({ "app": true, "push": true, "mail": false });
    for (wrong, field) in [
        (body(json!({}), quiet("24:00", "07:00", "UTC"), "off"), "quiet.from"),
        (body(json!({}), quiet("9:00", "07:00", "UTC"), "off"), "quiet.from"),
        (body(json!({}), quiet("22:00", "7", "UTC"), "off"), "quiet.to"),
        (body(json!({}), quiet("22:00", "22:00", "UTC"), "off"), "quiet.to"),
        (body(json!({}), quiet("22:00", "07:00", "Mars/Olympus"), "off"), "quiet.zone"),
        (body(json!({ "account": off }), Value::Null, "off"), "grid.account"),
    ] {
        let problem = worker.put(SETTINGS, wrong).await.expect(422);
        assert_eq!(problem["fields"][0]["field"], field, "{problem}");
    }
    for wrong in [body(json!({ "gossip": off }), Value::Null, "off"), body(json!({}), Value::Null, "hourly")] {
        assert!(worker.put(SETTINGS, wrong).await.status.is_client_error());
    }
}

#[tokio::test]
async fn what_someone_turned_off_in_the_app_is_listed_but_not_counted() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let off = json!({ "searches": { "app": false, "push": false, "mail": false } });
    change(&worker, body(off, Value::Null, "off")).await;
    notify(&site, &worker, "search_match", None).await;
    let list = worker.get("/api/notifications").await.expect(200);
    assert_eq!((list["items"].as_array().unwrap().len(), &list["items"][0]["read"]), (1, &json!(true)));
    assert_eq!(list["unreadCount"], 0);
    let unread = worker.get("/api/notifications?unread=true").await.expect(200);
    assert_eq!(unread["items"], json!([]));
    assert_eq!(mail_due(&site, &worker).await, None);
}

#[tokio::test]
async fn quiet_hours_hold_pushes_until_they_end_also_when_the_clocks_change() {
    let service = PushService::start().await;
    let site = service.site().await;
    let worker = site.person("Wanda Worker", "worker").await;
    Browser::new(&service, "phone").subscribes(&worker).await;
    let due_after_now = || async {
        notify(&site, &worker, "refused", None).await;
        site.read(|tx| tx.one(PUSH_DUE, &[], value::<i64>)).await - site.clock.now()
    };
    let quiet =
        |from: &str, to: &str, zone: &str| body(json!({}), json!({ "from": from, "to": to, "zone": zone }), "off");
    // It's noon in London, 6 AM in Chicago.
    change(&worker, quiet("22:00", "07:00", "America/Chicago")).await;
    assert_eq!(due_after_now().await, HOUR);
    change(&worker, quiet("22:00", "07:00", "Europe/London")).await;
    assert_eq!(due_after_now().await, 10 * SECOND);
    change(&worker, quiet("11:30", "13:15", "Europe/London")).await;
    assert_eq!(due_after_now().await, HOUR + 15 * MINUTE);
    // In Chicago, the night of 13 March 2027 is an hour short.
    let eleven_pm = 1_805_000_400_000;
    site.clock.advance(eleven_pm - NOON);
    // That session is over, and its subscription with it.
    worker.signs_in("Wanda Worker").await;
    Browser::new(&service, "phone").subscribes(&worker).await;
    change(&worker, quiet("22:00", "07:00", "America/Chicago")).await;
    assert_eq!(due_after_now().await, 7 * HOUR);
}

#[tokio::test]
async fn quiet_hours_end_once_in_the_hour_that_comes_twice() {
    let service = PushService::start().await;
    let site = service.site().await;
    let worker = site.person("Wanda Worker", "worker").await;
    // November 7, 2027, 1:10 in Chicago for the second time: 7:10 UTC.
    let second_ten_past_one = 1_825_571_400_000;
    site.clock.advance(second_ten_past_one - NOON);
    worker.signs_in("Wanda Worker").await;
    Browser::new(&service, "phone").subscribes(&worker).await;
    let quiet = json!({ "from": "22:00", "to": "01:30", "zone": "America/Chicago" });
    change(&worker, body(json!({}), quiet, "off")).await;
    notify(&site, &worker, "refused", None).await;
    let due: i64 = site.read(|tx| tx.one(PUSH_DUE, &[], value)).await;
    assert_eq!(due - site.clock.now(), 20 * MINUTE);
}

#[tokio::test]
async fn mails_wait_a_little_or_for_the_digest_in_the_persons_zone() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let now = site.clock.now();
    notify(&site, &worker, "refused", None).await;
    assert_eq!(mail_due(&site, &worker).await, Some(now + 5 * MINUTE));
    notify(&site, &worker, "message", Some("conversation:1")).await;
    assert_eq!(mail_due(&site, &worker).await, Some(now + 15 * MINUTE));
    // More messages don't put it off.
    site.clock.advance(10 * MINUTE);
    notify(&site, &worker, "message", Some("conversation:1")).await;
    assert_eq!(mail_due(&site, &worker).await, Some(now + 15 * MINUTE));
    // Mailed and still unread: later ones wait longer, but an hour at most.
    for (mails, pause) in [(1, 15), (2, 30), (3, 60), (9, 60)] {
        let (id, mailed) = (worker.id().await, site.clock.now());
        site.write(move |tx| tx.run(SET_MAILED, args![id, mailed, mails])).await;
        notify(&site, &worker, "message", Some("conversation:1")).await;
        assert_eq!(mail_due(&site, &worker).await, Some(mailed + pause * MINUTE), "{mails}");
    }
    site.clock.advance(HOUR);
    schedule::run_once(&site.app).await.unwrap();

    // It's a Friday in Denver, 6:10 AM: the daily digest is at 8, the weekly one on Monday.
    let quiet = json!({ "from": "22:00", "to": "07:00", "zone": "America/Denver" });
    let eight = NOON + 3 * HOUR;
    for (digest, at) in [("daily", eight), ("weekly", eight + 3 * DAY)] {
        change(&worker, body(json!({}), quiet.clone(), digest)).await;
        notify(&site, &worker, "refused", None).await;
        assert_eq!(mail_due(&site, &worker).await, Some(at), "{digest}");
        // Offers and news about the account don't wait: they're mailed already.
        for kind in ["offer", "admin_link_used"] {
            let before = site.read(|tx| tx.one(COUNT_MAILS, &[], value::<i64>)).await;
            notify(&site, &worker, kind, None).await;
            assert_eq!(mail_due(&site, &worker).await, None);
            assert_eq!(site.read(|tx| tx.one(COUNT_MAILS, &[], value::<i64>)).await, before + 1, "{kind}");
        }
    }
    // Later that day, it's tomorrow's; on Monday at 8, next week's.
    site.clock.advance(eight + 3 * DAY - site.clock.now());
    notify(&site, &worker, "refused", None).await;
    assert_eq!(mail_due(&site, &worker).await, Some(eight + 10 * DAY));
    change(&worker, body(json!({}), quiet, "daily")).await;
    notify(&site, &worker, "refused", None).await;
    assert_eq!(mail_due(&site, &worker).await, Some(eight + 4 * DAY));
}

#[tokio::test]
async fn what_stays_unread_is_mailed_once_and_several_things_come_in_one_mail() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    let minutes = |count: i64| {
        site.clock.advance(count * MINUTE);
        schedule::run_once(&site.app)
    };
    notify(&site, &worker, "refused", None).await;
    minutes(4).await.unwrap();
    assert!(mails(&site).await.is_empty());
    minutes(1).await.unwrap();
    let single = ("notification".to_owned(), "News".to_owned());
    assert_eq!(mails(&site).await, std::slice::from_ref(&single));
    minutes(60).await.unwrap();
    assert_eq!(mails(&site).await.len(), 1, "it's mailed once");
    site.write(|tx| tx.run(SENT, &[])).await;

    // Read in the app meanwhile.
    notify(&site, &worker, "refused", None).await;
    worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    minutes(10).await.unwrap();
    assert_eq!(mails(&site).await.len(), 1);

    for _ in 0..3 {
        notify(&site, &worker, "refused", None).await;
    }
    minutes(5).await.unwrap();
    assert_eq!(mails(&site).await[1..], [("digest".to_owned(), "3 things happened on Alder Creek Jobs".to_owned())]);

    let off = json!({ "offers": { "app": true, "push": true, "mail": false } });
    change(&worker, body(off, Value::Null, "off")).await;
    notify(&site, &worker, "refused", None).await;
    minutes(10).await.unwrap();
    assert_eq!(mails(&site).await.len(), 2);
}

#[tokio::test]
async fn a_test_mail_says_that_it_waits_and_cannot_be_used_to_flood_an_address() {
    let site = Site::new().await;
    let worker = site.person("Wanda Worker", "worker").await;
    for _ in 0..9 {
        notify(&site, &worker, "offer", None).await;
        site.clock.advance(5 * MINUTE);
        schedule::run_once(&site.app).await.unwrap();
    }
    let result = worker.post("/api/notification-settings/test", json!({ "way": "mail" })).await.expect(200);
    assert_eq!(result["ok"], false);
    let message = result["message"].as_str().unwrap();
    assert!(message.starts_with("It’s waiting to be sent to wanda"), "{message}");
    let reply = worker.post("/api/notification-settings/test", json!({ "way": "mail" })).await;
    assert_eq!(reply.refused(429), "quota");
}
