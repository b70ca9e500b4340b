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

/// Proposes times in a number of days at noon, and returns the reply.
async fn proposes(employer: &Visitor, application: i64, days: &[i64]) -> Value {
    employer.post("/api/interviews", proposal(application, days)).await.expect(201)
}

fn proposal(application: i64, days: &[i64]) -> Value {
    let times: Vec<i64> = days.iter().map(|day| NOON + day * DAY).collect();
    json!({ "applicationId": application, "times": times, "minutes": 30, "how": "phone", "where": "843-555-0100" })
}

#[tokio::test]
async fn times_are_proposed_picked_moved_and_canceled_with_a_reason() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let proposed = proposes(&employer, application, &[2, 3, 4]).await;
    let path = format!("/api/interviews/{}", proposed["id"]);
    assert_eq!((&proposed["status"], &proposed["can"]), (&json!("proposed"), &json!(["move", "cancel"])));
    assert_eq!(employer.get(&format!("/api/applications/{application}")).await.expect(200)["status"], "interviewing");
    assert_eq!(latest_notification(&worker).await["title"], "Emma E. invites you to an interview for “Line cook”");
    assert_eq!(worker.get(&path).await.expect(200)["can"], json!(["pick", "move", "cancel"]));
    let time = json!({ "time": NOON + 3 * DAY });
    assert_eq!(employer.post(&format!("{path}/pick"), time.clone()).await.refused(403), "own_proposal");
    let other = json!({ "time": NOON + 5 * DAY });
    assert_eq!(worker.post(&format!("{path}/pick"), other).await.refused(409), "time_gone");
    let picked = worker.post(&format!("{path}/pick"), time).await.expect(200);
    assert_eq!((&picked["status"], &picked["at"]), (&json!("confirmed"), &json!(NOON + 3 * DAY)));
    let shown = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!(shown["interview"]["at"], NOON + 3 * DAY);
    // The worker moves it, so now the employer picks.
    let body = json!({ "times": [NOON + 6 * DAY], "version": picked["version"] });
    let moved = worker.post(&format!("{path}/move"), body.clone()).await.expect(200);
    assert_eq!((&moved["status"], &moved["at"]), (&json!("proposed"), &Value::Null));
    assert_eq!(employer.post(&format!("{path}/move"), body).await.refused(409), "changed");
    employer.post(&format!("{path}/pick"), json!({ "time": NOON + 6 * DAY })).await.expect(200);
    assert_eq!(employer.post(&format!("{path}/cancel"), json!({ "reason": " " })).await.refused(422), "invalid");
    let off = employer.post(&format!("{path}/cancel"), json!({ "reason": "I’m ill." })).await.expect(200);
    assert_eq!((&off["status"], &off["reason"], &off["can"]), (&json!("cancelled"), &json!("I’m ill."), &json!([])));
    assert_eq!(latest_notification(&worker).await["body"], "The interview is off: I’m ill.");
    let shown = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!((&shown["status"], &shown["interview"]), (&json!("shortlisted"), &Value::Null));
    for person in [&employer, &worker] {
        let past = person.get("/api/interviews?filter=past").await.expect(200);
        assert_eq!(past["items"][0]["id"], proposed["id"]);
        assert_eq!(person.get("/api/interviews").await.expect(200)["items"], json!([]));
    }
}

#[tokio::test]
async fn unfit_proposals_are_refused_with_the_field() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    for (field, wrong) in [
        ("times", json!([])),
        ("times", json!([NOON - DAY])),
        ("times", json!([NOON + 400 * DAY])),
        ("times", json!([NOON + DAY, NOON + DAY])),
        ("times", json!([NOON + DAY, NOON + 2 * DAY, NOON + 3 * DAY, NOON + 4 * DAY])),
        ("minutes", json!(14)),
        ("minutes", json!(181)),
        ("where", json!(" ")),
    ] {
        let mut body = proposal(application, &[1]);
        body[field] = wrong;
        let reply = employer.post("/api/interviews", body).await.expect(422);
        assert_eq!(reply["fields"][0]["field"], field);
    }
    assert_eq!(worker.post("/api/interviews", proposal(application, &[1])).await.refused(403), "forbidden");
    let other = site.person("Odette Other", "employer").await;
    assert_eq!(other.post("/api/interviews", proposal(application, &[1])).await.refused(404), "not_found");
    let found = proposes(&employer, application, &[1]).await;
    let again = employer.post("/api/interviews", proposal(application, &[2])).await;
    assert_eq!(again.refused(409), "already_arranged");
    assert_eq!(other.get(&format!("/api/interviews/{}", found["id"])).await.refused(404), "not_found");
    let pick = json!({ "time": NOON + DAY });
    assert_eq!(other.post(&format!("/api/interviews/{}/pick", found["id"]), pick).await.refused(404), "not_found");
}

#[tokio::test]
async fn of_two_picks_at_once_one_wins() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[2, 3]).await["id"]);
    let pick = format!("{path}/pick");
    let (first, second) = tokio::join!(
        worker.post(&pick, json!({ "time": NOON + 2 * DAY })),
        worker.post(&pick, json!({ "time": NOON + 3 * DAY })),
    );
    let mut statuses = [first.status.as_u16(), second.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let found = worker.get(&path).await.expect(200);
    assert_eq!((&found["status"], &found["version"]), (&json!("confirmed"), &json!(2)));
}

#[tokio::test]
async fn a_worker_cannot_agree_to_two_interviews_at_once() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let second = worker.applies(employer.posts("Dishwasher").await).await;
    for (application, code) in [(application, None), (second, Some("overlap"))] {
        let id = proposes(&employer, application, &[2]).await["id"].clone();
        let reply = worker.post(&format!("/api/interviews/{id}/pick"), json!({ "time": NOON + 2 * DAY })).await;
        match code {
            None => drop(reply.expect(200)),
            Some(code) => assert_eq!(reply.refused(409), code),
        }
    }
}

#[tokio::test]
async fn the_interview_of_an_application_follows_it() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let at = NOON + 2 * DAY;
    employer.post(&format!("/api/applications/{application}/interview"), interview_body(at)).await.expect(200);
    let found = worker.get("/api/interviews").await.expect(200)["items"][0].clone();
    assert_eq!((&found["status"], &found["at"], &found["minutes"]), (&json!("confirmed"), &json!(at), &json!(60)));
    let path = format!("/api/interviews/{}", found["id"]);
    worker.step(application, "withdraw").await.expect(200);
    assert_eq!(employer.get(&path).await.expect(200)["status"], "cancelled");
    // One that took place isn't canceled afterward.
    let second = worker.applies(employer.posts("Dishwasher").await).await;
    employer.post(&format!("/api/applications/{second}/interview"), interview_body(at)).await.expect(200);
    let id = worker.get("/api/interviews").await.expect(200)["items"][0]["id"].clone();
    site.clock.advance(2 * DAY + 2 * HOUR);
    worker.step(second, "withdraw").await.expect(200);
    assert_eq!(worker.get(&format!("/api/interviews/{id}")).await.expect(200)["status"], "held");
}

#[tokio::test]
async fn notes_for_oneself_are_seen_by_nobody_else() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[2]).await["id"]);
    let notes = employer.put(&format!("{path}/notes"), json!({ "text": "Canary" })).await.expect(200);
    assert_eq!(notes["notes"], "Canary");
    assert!(!worker.get(&path).await.text().contains("Canary"));
    assert_eq!(employer.get(&path).await.expect(200)["notes"], "Canary");
}
