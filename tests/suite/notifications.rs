//! Notifications: sending them, marking them read, and keeping them private.

use jobstead::clock::DAY;
use jobstead::employers::{model::Right, rights};
use jobstead::ids::{EmployerId, JobId, UserId};
use jobstead::notifications::store::{self, NewNotification};
use jobstead::{args, schedule, statements};
use serde_json::{Value, json};

use crate::support::{Site, Visitor};

statements! {
    ADD_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), 0, 1 FROM jobs WHERE id = $1";
    DELETE_READ = "DELETE FROM notifications WHERE read_at IS NOT NULL";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM notifications WHERE user_id = $1";
}

/// Returns a person's notifications, newest first.
async fn notifications(person: &Visitor) -> Vec<Value> {
    person.get("/api/notifications?limit=100").await.expect(200)["items"].as_array().unwrap().clone()
}

async fn kinds(person: &Visitor) -> Vec<String> {
    notifications(person).await.iter().map(|note| note["kind"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn each_step_notifies_the_other_side() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Wanda Worker", "worker").await);
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    let note = notifications(&employer).await.remove(0);
    assert_eq!(note["title"], "New application for “Line cook”");
    assert_eq!(note["body"], "You promised a reply by Nov 27.");
    assert_eq!(note["href"], format!("/jobs/{job}/applicants?group=new"));
    assert_eq!(note["read"], false);
    // Viewing an application sends no notification. Later steps do; the worker sees the latest one until it's read.
    employer.step(application, "open").await.expect(200);
    assert!(kinds(&worker).await.is_empty());
    for (step, kind) in [("shortlist", "shortlisted"), ("interview", "interview"), ("offer", "offer")] {
        employer.step(application, step).await.expect(200);
        assert_eq!(kinds(&worker).await, [kind]);
        worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
        assert_eq!(kinds(&worker).await.len(), 1);
        site.write(|tx| tx.run(DELETE_READ, &[])).await;
    }
    worker.step(application, "refuse").await.expect(200);
    employer.step(application, "offer").await.expect(200);
    worker.step(application, "accept").await.expect(200);
    assert_eq!(kinds(&employer).await, ["hired", "refused", "application_received"]);
    assert_eq!(notifications(&employer).await[0]["title"], "You hired Wanda Worker");
    assert_eq!(notifications(&employer).await[1]["title"], "Wanda W. declined the offer");
}

#[tokio::test]
async fn unread_applications_to_a_job_share_one_notification() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (job, other) = (employer.posts("Line cook").await, employer.posts("Waiter").await);
    for name in ["Una Worker", "Udo Worker", "Ute Worker"] {
        site.person(name, "worker").await.applies(job).await;
    }
    site.person("Ugo Worker", "worker").await.applies(other).await;
    let titles: Vec<_> = notifications(&employer).await.iter().map(|note| note["title"].clone()).collect();
    assert_eq!(titles, ["New application for “Waiter”", "3 new applications for “Line cook”"]);
}

#[tokio::test]
async fn all_can_be_marked_read_at_once_and_unread_again() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    for title in ["One", "Two", "Three"] {
        let job = employer.posts(title).await;
        site.person(&format!("{title} Worker"), "worker").await.applies(job).await;
    }
    let page = employer.get("/api/notifications?unread=true&limit=2").await.expect(200);
    assert_eq!((page["items"].as_array().unwrap().len(), &page["unreadCount"]), (2, &json!(3)));
    let next = page["nextCursor"].as_str().unwrap();
    let rest = employer.get(&format!("/api/notifications?unread=true&limit=2&cursor={next}")).await.expect(200);
    assert_eq!(rest["items"].as_array().unwrap().len(), 1);
    let marked = employer.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    assert_eq!((marked["ids"].as_array().unwrap().len(), &marked["unreadCount"]), (3, &json!(0)));
    let back = json!({ "ids": marked["ids"], "read": false });
    assert_eq!(employer.post("/api/notifications/read", back).await.expect(200)["unreadCount"], 3);
    let one = json!({ "ids": [marked["ids"][0]] });
    assert_eq!(employer.post("/api/notifications/read", one).await.expect(200)["unreadCount"], 2);
    let all_unread = json!({ "all": true, "read": false });
    assert_eq!(employer.post("/api/notifications/read", all_unread).await.refused(422), "invalid");
}

#[tokio::test]
async fn they_can_be_listed_and_marked_by_category() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Una Worker", "worker").await;
    worker.applies(employer.posts("Line cook").await).await;
    let me = UserId(employer.id().await);
    let note =
        NewNotification { kind: "fee_paid", title: "Paid", body: "", href: "/fees", ..NewNotification::default() };
    site.write(move |tx| store::send(tx, me, &note)).await;
    for (category, kind) in [("fees", "fee_paid"), ("applications", "application_received")] {
        for path in ["/api/notifications?category=", "/api/notifications?unread=true&category="] {
            let list = employer.get(&format!("{path}{category}")).await.expect(200);
            let kinds: Vec<_> = list["items"].as_array().unwrap().iter().map(|note| &note["kind"]).collect();
            assert_eq!((kinds, &list["unreadCount"]), (vec![&json!(kind)], &json!(2)));
        }
    }
    let of_fees = json!({ "all": true, "category": "fees" });
    assert_eq!(employer.post("/api/notifications/read", of_fees).await.expect(200)["unreadCount"], 1);
    assert_eq!(
        employer.get("/api/notifications?unread=true").await.expect(200)["items"][0]["kind"],
        "application_received"
    );
    let without_all = json!({ "ids": [1], "category": "fees" });
    assert_eq!(employer.post("/api/notifications/read", without_all).await.refused(422), "invalid");
    employer.get("/api/notifications?category=nonsense").await.expect(400);
}

#[tokio::test]
async fn only_the_newest_notification_of_a_topic_can_be_unread() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    site.person("Una Worker", "worker").await.applies(job).await;
    let marked = employer.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
    site.person("Udo Worker", "worker").await.applies(job).await;
    let back = json!({ "ids": marked["ids"], "read": false });
    let after = employer.post("/api/notifications/read", back).await.expect(200);
    assert_eq!((&after["ids"], &after["unreadCount"]), (&json!([]), &json!(1)));
}

#[tokio::test]
async fn members_are_notified_according_to_their_permissions() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let (hirer, poster) = (site.stranger("Hilda Hires").await, site.stranger("Paul Posts").await);
    let job = employer.posts("Line cook").await;
    let (hilda, paul) = (hirer.id().await, poster.id().await);
    site.write(move |tx| {
        tx.run(ADD_MEMBER, args![job, hilda, 0, 1])?;
        tx.run(ADD_MEMBER, args![job, paul, 1, 0])
    })
    .await;
    site.person("Una Worker", "worker").await.applies(job).await;
    assert_eq!((kinds(&hirer).await.len(), kinds(&poster).await.len()), (1, 0));
    let note = NewNotification {
        kind: "fee_paid",
        title: "A fee is due",
        body: "",
        href: "/my-jobs",
        ..NewNotification::default()
    };
    let id = employer.get(&format!("/api/jobs/{job}")).await.expect(200)["employerId"].as_i64().unwrap();
    site.write(move |tx| rights::notify(tx, EmployerId(id), Right::Post, &note)).await;
    assert_eq!((kinds(&hirer).await.len(), kinds(&poster).await.len()), (1, 1));
}

#[tokio::test]
async fn nobody_reads_or_marks_someone_elses_notifications() {
    let site = Site::new().await;
    let (employer, other) =
        (site.person("Emma Employer", "employer").await, site.person("Odo Other", "employer").await);
    let job = employer.posts("Line cook").await;
    site.person("Una Worker", "worker").await.applies(job).await;
    assert!(notifications(&other).await.is_empty());
    let id = notifications(&employer).await[0]["id"].clone();
    assert_eq!(other.post("/api/notifications/read", json!({ "ids": [id] })).await.expect(200)["ids"], json!([]));
    assert_eq!(employer.get("/api/notifications").await.expect(200)["unreadCount"], 1);
    assert_eq!(Visitor::new(&site).get("/api/notifications").await.refused(401), "unauthorized");
}

#[tokio::test]
async fn notifications_are_limited_to_500_and_90_days() {
    let site = Site::new().await;
    let person = site.stranger("Norma Noted").await;
    let id = person.id().await;
    site.write(move |tx| {
        for n in 0..505 {
            let title = format!("Note {n}");
            store::send(
                tx,
                UserId(id),
                &NewNotification { kind: "test", title: &title, body: "", href: "/", ..NewNotification::default() },
            )?;
        }
        Ok(())
    })
    .await;
    let count = || site.read(move |tx| tx.one(COUNT, args![id], jobstead::db::value::<i64>));
    assert_eq!(count().await, 500);
    assert_eq!(notifications(&person).await[0]["title"], "Note 504");
    site.clock.advance(91 * DAY);
    schedule::run_once(&site.app).await.unwrap();
    assert_eq!(count().await, 0);
}

#[tokio::test]
async fn pending_applicants_are_notified_when_the_job_changes() {
    let site = Site::new().await;
    let (employer, worker) =
        (site.person("Emma Employer", "employer").await, site.person("Una Worker", "worker").await);
    let gone = site.person("Udo Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    worker.applies(job).await;
    let application = gone.applies(job).await;
    gone.step(application, "withdraw").await.expect(200);
    site.write(move |tx| {
        jobstead::applications::notify::job_changed(tx, JobId(job), "Line cook", "The pay is now $21 an hour.")
    })
    .await;
    assert_eq!(notifications(&worker).await[0]["title"], "“Line cook” has changed");
    assert_eq!(notifications(&worker).await[0]["body"], "The pay is now $21 an hour.");
    assert!(kinds(&gone).await.is_empty());
}

#[tokio::test]
async fn pages_include_the_unread_count() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let job = employer.posts("Line cook").await;
    site.person("Una Worker", "worker").await.applies(job).await;
    let page = employer.get("/my-jobs").await.text();
    assert!(page.contains(r#""unreadCount":1"#), "{page}");
    assert!(!Visitor::new(&site).get("/jobs").await.text().contains("unreadCount"));
}
