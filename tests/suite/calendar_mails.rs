//! Mails about interviews put them into people's calendars, move them there and take them out.

use jobstead::clock::{DAY, MINUTE};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::support::mail_server::MailServer;
use crate::support::pair::applied;
use crate::support::{NOON, Site, Visitor, email, interview_body};

/// Lets the mails of the next minutes leave, and returns them by recipient.
pub async fn mails(site: &Site, server: &MailServer, minutes: i64) -> Vec<(String, Value)> {
    site.clock.advance(minutes * MINUTE);
    schedule::run_once(&site.app).await.unwrap();
    site.sends_mail().await;
    let mut all = Vec::new();
    while let Some(mail) = server.try_next() {
        all.push((mail["to"][0].as_str().unwrap().to_owned(), mail));
    }
    all
}

/// Returns the only mail to a person.
fn to<'a>(mails: &'a [(String, Value)], name: &str) -> &'a Value {
    let own: Vec<_> = mails.iter().filter(|(to, _)| *to == email(name)).collect();
    assert_eq!(own.len(), 1, "{mails:#?}");
    &own[0].1
}

/// Returns the calendar part of a mail, unfolded, after checking where it is.
fn entry(mail: &Value) -> String {
    let parts = mail["parts"].as_array().unwrap();
    let types: Vec<_> = parts.iter().map(|part| part["type"].as_str().unwrap()).collect();
    let expected =
        ["multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/calendar", "application/ics"];
    assert_eq!(types, expected);
    let (inline, attached) = (&parts[4], &parts[5]);
    assert_eq!((&attached["file"], lines(attached)), (&json!("invite.ics"), lines(inline)));
    let text = lines(inline);
    assert!(text.contains(&format!("\nMETHOD:{}\n", inline["method"].as_str().unwrap())), "{text}");
    text
}

fn lines(part: &Value) -> String {
    part["content"].as_str().unwrap().replace("\r\n", "\n").replace("\n ", "")
}

fn line<'a>(text: &'a str, name: &str) -> &'a str {
    text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// Checks an entry: the method, the state, the number of changes, and that its recipient is the only attendee.
fn check(mail: &Value, name: &str, (method, status, sequence): (&str, &str, i64)) -> String {
    let text = entry(mail);
    assert_eq!(line(&text, "METHOD"), format!("METHOD:{method}"));
    assert_eq!(line(&text, "STATUS"), format!("STATUS:{status}"));
    assert_eq!(line(&text, "SEQUENCE"), format!("SEQUENCE:{sequence}"));
    assert_eq!(line(&text, "ORGANIZER"), "ORGANIZER;CN=\"Alder Creek Jobs\":mailto:office@example.org");
    let attendees: Vec<_> = text.lines().filter(|line| line.starts_with("ATTENDEE")).collect();
    assert!(matches!(attendees[..], [one] if one.ends_with(&format!(";RSVP=FALSE:mailto:{}", email(name)))), "{text}");
    assert_eq!(text.matches("mailto:").count(), 2, "{text}");
    text
}

async fn proposed(employer: &Visitor, application: i64, days: &[i64]) -> String {
    let times: Vec<i64> = days.iter().map(|day| NOON + day * DAY).collect();
    let body =
        json!({ "applicationId": application, "times": times, "minutes": 30, "how": "phone", "where": "843-555-0100" });
    format!("/api/interviews/{}", employer.post("/api/interviews", body).await.expect(201)["id"])
}

const EMPLOYER: &str = "Emma Employer";
const WORKER: &str = "Wanda Worker";

#[tokio::test]
async fn c11_mails_put_an_interview_into_both_calendars_move_it_and_take_it_out() {
    let server = MailServer::start();
    let site = server.site().await;
    let (employer, worker, application) = applied(&site).await;
    mails(&site, &server, 5).await;
    let path = proposed(&employer, application, &[2, 3]).await;
    let sent = mails(&site, &server, 5).await;
    assert_eq!(to(&sent, WORKER)["parts"].as_array().unwrap().len(), 3, "there's no time to enter yet");
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 2 * DAY })).await.expect(200);
    let sent = mails(&site, &server, 5).await;
    let theirs = check(to(&sent, EMPLOYER), EMPLOYER, ("REQUEST", "CONFIRMED", 2));
    let own = check(to(&sent, WORKER), WORKER, ("REQUEST", "CONFIRMED", 2));
    assert_eq!(to(&sent, WORKER)["headers"]["Subject"], "The interview for “Line cook” is set");
    // The employer knows the worker by a short name, and both have the entry that the page hands out.
    assert!(theirs.contains("Wanda W.") && !theirs.contains(WORKER) && own.contains(WORKER));
    let file = worker.get(&format!("{path}/calendar.ics")).await.text();
    for name in ["UID", "SEQUENCE", "DTSTART", "DTEND", "SUMMARY"] {
        let expected = line(&file, name);
        assert_eq!((line(&theirs, name), line(&own, name)), (expected, expected));
    }
    // While a move waits, it's tentative at the old time.
    employer.post(&format!("{path}/move"), json!({ "times": [NOON + 4 * DAY] })).await.expect(200);
    let sent = mails(&site, &server, 1).await;
    for name in [EMPLOYER, WORKER] {
        let moving = check(to(&sent, name), name, ("REQUEST", "TENTATIVE", 3));
        let kept = |name| (line(&moving, name).to_owned(), line(&own, name).to_owned());
        for (now, before) in [kept("UID"), kept("DTSTART")] {
            assert_eq!(now, before);
        }
        assert!(!moving.contains("VALARM"));
    }
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 4 * DAY })).await.expect(200);
    let sent = mails(&site, &server, 5).await;
    for name in [EMPLOYER, WORKER] {
        let moved = check(to(&sent, name), name, ("REQUEST", "CONFIRMED", 4));
        assert_eq!(line(&moved, "UID"), line(&own, "UID"));
        assert_ne!(line(&moved, "DTSTART"), line(&own, "DTSTART"));
    }
    employer.post(&format!("{path}/cancel"), json!({ "reason": "The kitchen flooded." })).await.expect(200);
    let sent = mails(&site, &server, 1).await;
    for name in [EMPLOYER, WORKER] {
        let off = check(to(&sent, name), name, ("CANCEL", "CANCELLED", 5));
        assert_eq!(line(&off, "UID"), line(&own, "UID"));
    }
    // Nobody hears twice of what they did themselves.
    let bell = employer.get("/api/notifications?unread=true").await.expect(200);
    assert!(!bell.to_string().contains("interview_calendar"), "{bell}");
}

#[tokio::test]
async fn c11_however_an_application_ends_both_calendars_lose_its_interview() {
    let server = MailServer::start();
    for way in ["shortlist", "decline", "withdraw", "close the job", "hire"] {
        let site = server.site().await;
        let (employer, worker, application) = applied(&site).await;
        mails(&site, &server, 5).await;
        let path = format!("/api/applications/{application}");
        employer.post(&format!("{path}/interview"), interview_body(NOON + 2 * DAY)).await.expect(200);
        let sent = mails(&site, &server, 5).await;
        let arranged = check(to(&sent, WORKER), WORKER, ("REQUEST", "CONFIRMED", 1));
        check(to(&sent, EMPLOYER), EMPLOYER, ("REQUEST", "CONFIRMED", 1));
        match way {
            "close the job" => {
                let job = employer.get(&path).await.expect(200)["jobId"].clone();
                let body = json!({ "reason": "not_needed" });
                employer.post(&format!("/api/jobs/{job}/close"), body).await.expect(200);
            }
            "hire" => {
                employer.step(application, "offer").await.expect(200);
                mails(&site, &server, 5).await;
                worker.step(application, "accept").await.expect(200);
            }
            way => drop(if way == "withdraw" { &worker } else { &employer }.step(application, way).await.expect(200)),
        }
        let sent = mails(&site, &server, 5).await;
        for name in [EMPLOYER, WORKER] {
            let off: Vec<_> =
                sent.iter().filter(|(to, mail)| *to == email(name) && mail["parts"][4] != Value::Null).collect();
            assert_eq!(off.len(), 1, "{way}: {sent:#?}");
            let off = check(&off[0].1, name, ("CANCEL", "CANCELLED", 2));
            assert_eq!(line(&off, "UID"), line(&arranged, "UID"), "{way}");
        }
    }
}

#[tokio::test]
async fn c11_an_interview_has_a_mail_of_its_own_also_in_a_digest() {
    let server = MailServer::start();
    let site = server.site().await;
    let (employer, worker, application) = applied(&site).await;
    mails(&site, &server, 5).await;
    let daily = json!({ "grid": {}, "quiet": null, "digest": "daily" });
    employer.put("/api/notification-settings", daily).await.expect(200);
    let path = proposed(&employer, application, &[3]).await;
    worker.post(&format!("{path}/pick"), json!({ "time": NOON + 3 * DAY })).await.expect(200);
    let second = employer.posts("Dishwasher").await;
    worker.applies(second).await;
    let sent = mails(&site, &server, 24 * 60).await;
    let own: Vec<_> = sent.iter().filter(|(to, _)| *to == email(EMPLOYER)).map(|(_, mail)| mail).collect();
    let with_entry = own.iter().filter(|mail| mail["parts"][4] != Value::Null).count();
    assert_eq!((own.len(), with_entry), (2, 1), "{own:#?}");
}
