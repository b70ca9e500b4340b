//! Interviews: arranging, changing and calling one off, what both sides see, and the calendar file.

use jobstead::clock::{DAY, HOUR};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor, interview_body};

async fn applied(site: &Site) -> (Visitor, Visitor, i64) {
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let application = worker.applies(employer.posts("Line cook").await).await;
    (employer, worker, application)
}

async fn latest_notification(person: &Visitor) -> Value {
    person.get("/api/notifications").await.expect(200)["items"][0].clone()
}

#[tokio::test]
async fn b2_an_interview_says_when_how_and_where_to_both_sides() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}");
    let at = NOON + 2 * DAY;
    let arranged = employer.post(&format!("{path}/interview"), interview_body(at)).await.expect(200);
    let interview = json!({ "at": at, "how": "in_person", "where": "12 Main St", "note": "Ring twice.", "version": 1 });
    assert_eq!((&arranged["status"], &arranged["interview"]), (&json!("interviewing"), &interview));
    let mine = worker.get("/api/applications").await.expect(200);
    assert_eq!(mine["items"][0]["interview"], interview);
    let told = latest_notification(&worker).await;
    assert_eq!(told["kind"], "interview");
    let body = told["body"].as_str().unwrap();
    assert!(body.ends_with(", in person: 12 Main St.") && body.contains(" at "), "{body}");
    for person in [&employer, &worker] {
        let todo = person.get("/api/dashboard").await.expect(200)["actions"][0].clone();
        assert_eq!((&todo["kind"], &todo["due"]), (&json!("interview"), &json!(at)), "{todo}");
    }
    site.clock.advance(2 * DAY + HOUR);
    let todo = employer.get("/api/dashboard").await.expect(200)["actions"][0].clone();
    assert_eq!((&todo["kind"], &todo["title"]), (&json!("interviewed"), &json!("Decide about Wanda W.")));
    assert_eq!(worker.get("/api/dashboard").await.expect(200)["actions"], json!([]));
}

#[tokio::test]
async fn an_interview_needs_a_time_to_come_and_a_place() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}/interview");
    for (field, wrong) in [
        ("at", json!(NOON - 1)),
        ("at", json!(NOON + 400 * DAY)),
        ("where", json!(" ")),
        ("note", json!("x".repeat(1_001))),
    ] {
        let mut body = interview_body(NOON + DAY);
        body[field] = wrong;
        let reply = employer.post(&path, body).await.expect(422);
        assert_eq!(reply["fields"][0]["field"], field);
    }
    assert_eq!(employer.post(&path, json!({})).await.refused(422), "invalid_body");
    assert_eq!(worker.post(&path, interview_body(NOON + DAY)).await.refused(403), "forbidden");
    assert_eq!(worker.get(&format!("/api/applications/{application}")).await.expect(200)["status"], "sent");
}

#[tokio::test]
async fn an_interview_can_be_changed_and_called_off_with_notice() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}");
    employer.step(application, "interview").await.expect(200);
    let moved = json!({ "at": NOON + 3 * DAY, "how": "phone", "where": "843-555-0100" });
    let changed = employer.post(&format!("{path}/interview"), moved).await.expect(200);
    assert_eq!((&changed["interview"]["version"], &changed["interview"]["note"]), (&json!(2), &json!("")));
    let told = latest_notification(&worker).await;
    assert_eq!(told["title"], "Your interview for “Line cook” has changed");
    assert!(told["body"].as_str().unwrap().ends_with(", by phone: 843-555-0100."), "{told}");
    let off = employer.step(application, "shortlist").await.expect(200);
    assert_eq!((&off["status"], &off["interview"]), (&json!("shortlisted"), &Value::Null));
    let told = latest_notification(&worker).await;
    assert_eq!(
        (&told["kind"], &told["title"]),
        (&json!("interview_off"), &json!("The interview for “Line cook” is off"))
    );
    employer.step(application, "interview").await.expect(200);
    assert_eq!(worker.get(&path).await.expect(200)["interview"]["version"], 3);
    worker.step(application, "withdraw").await.expect(200);
    assert_eq!(
        latest_notification(&employer).await["body"],
        "They’re no longer available for “Line cook”, so the interview is off."
    );
    assert_eq!(employer.get(&path).await.expect(200)["interview"], Value::Null);
}

#[tokio::test]
async fn the_calendar_file_is_for_the_two_sides_and_cannot_be_forged() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/applications/{application}");
    let ics = format!("{path}/interview.ics");
    assert_eq!(worker.get(&ics).await.refused(409), "wrong_state");
    let mut plan = interview_body(NOON + 2 * DAY);
    plan["note"] = json!("Bring\r\nEND:VEVENT\r\nknives, please; all");
    employer.post(&format!("{path}/interview"), plan).await.expect(200);
    for person in [&employer, &worker] {
        let reply = person.get(&ics).await;
        assert_eq!((reply.status.as_u16(), reply.header("content-type")), (200, "text/calendar; charset=utf-8"));
        let text = reply.text().replace("\r\n ", "");
        assert!(text.starts_with("BEGIN:VCALENDAR\r\n") && text.ends_with("END:VCALENDAR\r\n"), "{text}");
        assert_eq!(text.lines().filter(|line| *line == "END:VEVENT").count(), 1, "{text}");
        assert!(text.contains("DTSTART:20") && text.contains("\r\nSEQUENCE:1\r\n"), "{text}");
        assert!(text.contains("LOCATION:12 Main St\r\n") && text.contains("knives\\, please\\; all"), "{text}");
    }
    let other = site.person("Odette Other", "employer").await;
    assert_eq!(other.get(&ics).await.refused(404), "not_found");
}
