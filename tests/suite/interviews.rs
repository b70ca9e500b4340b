//! Interviews: arranging, changing and calling one off, what both sides see, and the calendar file.

use jobstead::clock::{DAY, HOUR};
use jobstead::statements;
use serde_json::{Value, json};

use crate::support::pair::applied;
use crate::support::{NOON, Site, Visitor, interview_body};

statements! {
    NAME_BY_ADDRESS = "UPDATE interviews SET named_by_address = 1";
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
async fn times_that_nobody_picked_lapse_and_new_ones_can_be_proposed_by_whoever_may() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let id = proposes(&employer, application, &[1, 2]).await["id"].clone();
    let path = format!("/api/interviews/{id}");
    site.clock.advance(2 * DAY);
    for person in [&employer, &worker] {
        let found = person.get("/api/interviews?filter=past").await.expect(200)["items"][0].clone();
        assert_eq!((&found["status"], &found["can"]), (&json!("lapsed"), &json!(["move", "cancel"])));
        assert_eq!(person.get("/api/interviews").await.expect(200)["items"], json!([]));
    }
    let late = json!({ "time": NOON + 2 * DAY });
    assert_eq!(worker.post(&format!("{path}/pick"), late).await.refused(409), "wrong_state");
    let moved = worker.post(&format!("{path}/move"), json!({ "times": [NOON + 3 * DAY] })).await.expect(200);
    assert_eq!((&moved["status"], &moved["can"]), (&json!("proposed"), &json!(["move", "cancel"])));
    site.clock.advance(2 * DAY);
    // A new invitation is the same interview, which nobody canceled.
    let mut again = proposal(application, &[6]);
    again["where"] = json!("843-555-0199");
    let again = employer.post("/api/interviews", again).await.expect(201);
    assert_eq!((&again["id"], &again["status"], &again["where"]), (&id, &json!("proposed"), &json!("843-555-0199")));
    assert_eq!((&again["proposedBy"], &again["version"]), (&json!("employer"), &json!(3)));
    assert_eq!(worker.get("/api/interviews?filter=past").await.expect(200)["items"], json!([]));
    site.clock.advance(3 * DAY);
    let off = employer.post(&format!("{path}/cancel"), json!({ "reason": "No answer." })).await.expect(200);
    assert_eq!((&off["status"], &off["can"]), (&json!("cancelled"), &json!([])));
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
async fn however_an_application_ends_its_interview_is_off() {
    for way in ["decline", "decline many", "withdraw", "close the job", "hire"] {
        let site = Site::new().await;
        let (employer, worker, application) = applied(&site).await;
        let job = employer.get(&format!("/api/applications/{application}")).await.expect(200)["jobId"].clone();
        let path = format!("/api/interviews/{}", proposes(&employer, application, &[2]).await["id"]);
        worker.post(&format!("{path}/pick"), json!({ "time": NOON + 2 * DAY })).await.expect(200);
        match way {
            "decline" => drop(employer.step(application, "decline").await.expect(200)),
            "decline many" => {
                let body = json!({ "ids": [application], "reason": "other_chosen" });
                let done = employer.post("/api/employer-applications/decline", body).await.expect(200);
                assert_eq!(done["declined"], json!([application]));
            }
            "withdraw" => drop(worker.step(application, "withdraw").await.expect(200)),
            "close the job" => {
                let body = json!({ "reason": "not_needed" });
                employer.post(&format!("/api/jobs/{job}/close"), body).await.expect(200);
            }
            _ => {
                employer.step(application, "offer").await.expect(200);
                worker.step(application, "accept").await.expect(200);
            }
        }
        assert_eq!(worker.get(&path).await.expect(200)["status"], "cancelled", "{way}");
        let before = latest_notification(&worker).await;
        site.clock.advance(DAY + HOUR);
        jobstead::schedule::run_once(&site.app).await.unwrap();
        assert_eq!(latest_notification(&worker).await, before, "no reminder after: {way}");
    }
}

#[tokio::test]
async fn renewing_an_expired_job_brings_its_interview_back() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let at = NOON + 40 * DAY;
    employer.post(&format!("/api/applications/{application}/interview"), interview_body(at)).await.expect(200);
    // Sessions end after 30 days without a visit.
    for _ in 0..2 {
        site.clock.advance(15 * DAY + HOUR);
        for person in [&employer, &worker] {
            person.get("/api/dashboard").await.expect(200);
        }
        // Visits are written down in batches.
        jobstead::schedule::run_once(&site.app).await.unwrap();
    }
    assert_eq!(worker.get("/api/interviews").await.expect(200)["items"], json!([]));
    let job = employer.get(&format!("/api/applications/{application}")).await.expect(200)["jobId"].clone();
    employer.post(&format!("/api/jobs/{job}/renew"), json!({})).await.expect(200);
    let found = worker.get("/api/interviews").await.expect(200)["items"][0].clone();
    assert_eq!((&found["status"], &found["at"]), (&json!("confirmed"), &json!(at)));
    let shown = worker.get(&format!("/api/applications/{application}")).await.expect(200);
    assert_eq!(shown["interview"]["at"], at);
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

/// Sets interview hours of every day from 9 to 17 with half an hour between interviews, and returns the employer's id.
async fn sets_hours(employer: &Visitor) -> i64 {
    sets_hours_with(employer, 30, 24).await
}

async fn sets_hours_with(employer: &Visitor, buffer: i64, notice: i64) -> i64 {
    let id = employer.get("/api/employers").await.expect(200)["items"][0]["id"].as_i64().unwrap();
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    let ranges: Vec<Value> = days.iter().map(|day| json!({ "day": day, "from": "09:00", "to": "17:00" })).collect();
    let hours = json!({ "ranges": ranges, "bufferMinutes": buffer, "noticeHours": notice, "daysAhead": 7 });
    assert_eq!(employer.put(&format!("/api/employers/{id}/interview-hours"), hours.clone()).await.expect(200), hours);
    id
}

fn open_proposal(application: i64) -> Value {
    let mut body = proposal(application, &[]);
    body["fromHours"] = json!(true);
    body
}

#[tokio::test]
async fn an_applicant_picks_a_free_time_from_the_interview_hours_and_moves_with_one_tap() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let refused = employer.post("/api/interviews", open_proposal(application)).await.expect(422);
    assert_eq!(refused["fields"][0]["message"], "Set your interview hours first, or propose times.");
    sets_hours(&employer).await;
    let id = employer.post("/api/interviews", open_proposal(application)).await.expect(201)["id"].clone();
    let path = format!("/api/interviews/{id}");
    // The notification speaks to the applicant; both sides read the card.
    assert_eq!(latest_notification(&worker).await["body"], "Pick a time that suits you.");
    let conversation = employer.get("/api/conversations").await.expect(200)["items"][0].clone();
    assert!(conversation.to_string().contains("Interview proposed. Wanda picks a free time."), "{conversation}");
    let slots = worker.get(&format!("{path}/slots")).await.expect(200)["times"].clone();
    let [first, second, ..] = slots.as_array().unwrap().as_slice() else { panic!("{slots}") };
    assert!(first.as_i64().unwrap() >= NOON + DAY, "the notice is a day");
    let outside = json!({ "time": first.as_i64().unwrap() + 60_000 });
    assert_eq!(worker.post(&format!("{path}/pick"), outside).await.refused(409), "time_gone");
    let picked = worker.post(&format!("{path}/pick"), json!({ "time": first })).await.expect(200);
    assert_eq!((&picked["status"], &picked["can"]), (&json!("confirmed"), &json!(["pick", "move", "cancel"])));
    // Another tap moves it, but only from what the applicant sees.
    assert_eq!(worker.post(&format!("{path}/pick"), json!({ "time": second })).await.refused(409), "changed");
    let again = json!({ "time": second, "version": picked["version"] });
    assert_eq!(worker.post(&format!("{path}/pick"), again.clone()).await.expect(200)["at"], *second);
    assert_eq!(worker.post(&format!("{path}/pick"), again).await.refused(409), "changed");
    // The next applicant isn't offered the time, nor the half hours next to it.
    let other = site.person("Olga Other", "worker").await;
    let application = other.applies(employer.posts("Dishwasher").await).await;
    let id = employer.post("/api/interviews", open_proposal(application)).await.expect(201)["id"].clone();
    let slots = other.get(&format!("/api/interviews/{id}/slots")).await.expect(200)["times"].clone();
    let taken = second.as_i64().unwrap();
    let near = slots.as_array().unwrap().iter().filter(|at| (at.as_i64().unwrap() - taken).abs() < HOUR);
    assert_eq!(near.count(), 0, "{slots}");
    assert_eq!(
        other.post(&format!("/api/interviews/{id}/pick"), json!({ "time": taken })).await.refused(409),
        "time_gone"
    );
    let hours = json!({ "times": [], "fromHours": true });
    assert_eq!(other.post(&format!("/api/interviews/{id}/move"), hours).await.refused(403), "forbidden");
}

#[tokio::test]
async fn an_interview_that_is_just_over_takes_its_buffer_too() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    sets_hours_with(&employer, 120, 1).await;
    let id = employer.post("/api/interviews", open_proposal(application)).await.expect(201)["id"].clone();
    let path = format!("/api/interviews/{id}");
    let slots = worker.get(&format!("{path}/slots")).await.expect(200)["times"].clone();
    // The first of a day, so that the day goes on after it.
    let times: Vec<i64> = slots.as_array().unwrap().iter().filter_map(Value::as_i64).collect();
    let first = times.windows(2).find(|pair| pair[1] - pair[0] > HOUR).unwrap()[1];
    worker.post(&format!("{path}/pick"), json!({ "time": first })).await.expect(200);
    let ends = first + HOUR / 2;
    site.clock.advance(ends + HOUR / 4 - NOON);
    let other = site.person("Olga Other", "worker").await;
    let application = other.applies(employer.posts("Dishwasher").await).await;
    let id = employer.post("/api/interviews", open_proposal(application)).await.expect(201)["id"].clone();
    let slots = other.get(&format!("/api/interviews/{id}/slots")).await.expect(200)["times"].clone();
    let soonest = slots[0].as_i64().unwrap();
    assert!(soonest >= ends + 2 * HOUR && soonest < ends + 4 * HOUR, "{} minutes after", (soonest - ends) / 60_000);
}

#[tokio::test]
async fn both_sides_are_reminded_a_day_and_an_hour_before_and_never_twice() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[3, 5]).await["id"]);
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 3 * DAY })).await.expect(200);
    // There's no reminder of the old time.
    employer.post(&format!("{path}/move"), json!({ "times": [NOON + 5 * DAY] })).await.expect(200);
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 5 * DAY })).await.expect(200);
    let mut said = Vec::new();
    for _ in 0..=5 * 24 {
        site.clock.advance(HOUR);
        for _ in 0..2 {
            jobstead::schedule::run_once(&site.app).await.unwrap();
        }
        for person in [&employer, &worker] {
            let found = person.get("/api/notifications").await.expect(200);
            let items = found["items"].as_array().unwrap().clone();
            for item in items.iter().filter(|item| item["kind"] == "interview_reminder") {
                if !said.iter().any(|(id, _)| *id == item["id"]) {
                    said.push((item["id"].clone(), item["title"].clone()));
                }
            }
        }
    }
    let titles: Vec<&str> = said.iter().map(|(_, title)| title.as_str().unwrap()).collect();
    assert_eq!(
        titles,
        [
            "Your interview with Wanda W. is tomorrow",
            "Your interview with Emma E. is tomorrow",
            "Your interview with Wanda W. is in an hour",
            "Your interview with Emma E. is in an hour",
        ]
    );
}

#[tokio::test]
async fn the_calendar_file_keeps_its_id_and_counts_the_changes() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[2]).await["id"]);
    let ics = format!("{path}/calendar.ics");
    assert_eq!(worker.get(&ics).await.refused(409), "wrong_state");
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 2 * DAY })).await.expect(200);
    let line = |text: &str, name: &str| text.lines().find(|line| line.starts_with(name)).unwrap_or_default().to_owned();
    let before = worker.get(&ics).await.text();
    assert_eq!((line(&before, "STATUS"), line(&before, "SEQUENCE")), ("STATUS:CONFIRMED".into(), "SEQUENCE:2".into()));
    assert_eq!(before.matches("BEGIN:VALARM").count(), 2);
    let minutes = |text: &str, name| line(text, name).split_once('T').map(|(_, time)| time[..4].to_owned()).unwrap();
    assert_ne!(minutes(&before, "DTSTART"), minutes(&before, "DTEND"));
    let of_application = worker.get(&format!("/api/applications/{application}/interview.ics")).await.text();
    assert_eq!(line(&of_application, "UID"), line(&before, "UID"));
    employer.post(&format!("{path}/cancel"), json!({ "reason": "The kitchen flooded." })).await.expect(200);
    let after = worker.get(&ics).await.text();
    assert_eq!((line(&after, "STATUS"), line(&after, "SEQUENCE")), ("STATUS:CANCELLED".into(), "SEQUENCE:3".into()));
    assert_eq!((line(&after, "METHOD"), line(&after, "UID")), ("METHOD:CANCEL".into(), line(&before, "UID")));
    assert_eq!(after.matches("BEGIN:VALARM").count(), 0);
}

#[tokio::test]
async fn an_interview_that_is_moved_and_then_canceled_is_taken_out_of_calendars() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[2]).await["id"]);
    let ics = format!("{path}/calendar.ics");
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 2 * DAY })).await.expect(200);
    let moved = employer.post(&format!("{path}/move"), json!({ "times": [NOON + 5 * DAY] })).await.expect(200);
    assert_eq!(moved["at"], Value::Null);
    let waiting = worker.get(&ics).await.text().replace("\r\n ", "");
    for line in ["STATUS:TENTATIVE", "DTSTART:20261122T120000Z", "SUMMARY:Being moved: interview: Line cook"] {
        assert!(waiting.contains(&format!("\r\n{line}\r\n")), "{line}: {waiting}");
    }
    assert!(
        waiting.contains("This interview is being moved.")
            && !waiting.contains("METHOD")
            && !waiting.contains("VALARM")
    );
    let canceled = worker.post(&format!("{path}/cancel"), json!({ "reason": "I found work." })).await.expect(200);
    assert_eq!((&canceled["status"], &canceled["at"]), (&json!("cancelled"), &json!(NOON + 2 * DAY)));
    let reply = worker.get(&ics).await;
    assert_eq!(reply.header("content-type"), "text/calendar; charset=utf-8; method=CANCEL");
    let text = reply.text();
    assert!(text.contains("METHOD:CANCEL") && text.contains("SEQUENCE:4"), "{text}");
    assert!(text.contains("\r\nORGANIZER:http://127.0.0.1:8080\r\n") && !text.contains("ATTENDEE"), "{text}");
    // Entries are known by a random name of the site, not by its address; those from before keep theirs.
    let uid = |text: &str| text.lines().find_map(|line| line.strip_prefix("UID:")).unwrap().to_owned();
    assert_eq!(uid(&waiting), uid(&text));
    assert!(!text.contains("UID:interview-1@127.0.0.1"), "{text}");
    site.write(|tx| tx.run(NAME_BY_ADDRESS, &[])).await;
    assert_eq!(uid(&worker.get(&ics).await.text()), "interview-1@127.0.0.1:8080");

    // Without a confirmed time, there's nothing to take out.
    let other = format!("/api/interviews/{}", proposes(&employer, application, &[3]).await["id"]);
    employer.post(&format!("{other}/cancel"), json!({ "reason": "The job is filled." })).await.expect(200);
    assert_eq!(worker.get(&format!("{other}/calendar.ics")).await.refused(409), "wrong_state");
}

#[tokio::test]
async fn every_step_is_a_card_in_the_conversation() {
    let site = Site::new().await;
    let (employer, worker, application) = applied(&site).await;
    let path = format!("/api/interviews/{}", proposes(&employer, application, &[2]).await["id"]);
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 2 * DAY })).await.expect(200);
    employer.post(&format!("{path}/move"), json!({ "times": [NOON + 3 * DAY] })).await.expect(200);
    worker.post(&format!("{path}/cancel"), json!({ "reason": "I found work." })).await.expect(200);
    let conversation = worker.get("/api/conversations").await.expect(200)["items"][0]["id"].clone();
    let messages = employer.get(&format!("/api/conversations/{conversation}/messages")).await.expect(200);
    let cards = messages["items"].as_array().unwrap().iter().map(|message| message["card"].clone()).collect::<Vec<_>>();
    assert_eq!(cards, ["interview_off", "interview", "interview", "interview"]);
    assert_eq!(messages["items"][0]["text"], "The interview is off: I found work.");
    let found = employer.get(&format!("/api/interviews?application={application}")).await.expect(200);
    assert_eq!(found["items"][0]["status"], "cancelled");
    let other = site.person("Odette Other", "employer").await;
    let none = other.get(&format!("/api/interviews?application={application}")).await.expect(200);
    assert_eq!(none["items"], json!([]));
}
