//! Interviews in the demo: proposed, picked, moved, canceled and forgotten, and the hours in which an employer holds them.

use axum::http::Method;
use serde_json::{Value, json};

use super::data;
use super::people::{Employer, ZONE};
use super::town::Town;
use crate::clock::{self, DAY, HOUR};
use crate::ids::UserId;

/// The employer that lets applicants pick a time: the one whose owner the demo offers to sign in as.
const WITH_HOURS: usize = 0;

/// An interview to propose.
pub struct Invitation {
    /// The application.
    pub application: i64,
    /// Who proposes it.
    pub employer: UserId,
    /// Who is asked.
    pub worker: UserId,
    /// What is written follows from it.
    pub number: usize,
    /// Its place in the cycle of outcomes.
    pub turn: usize,
}

/// What happens after an interview is proposed: the person, the last part of the path, and the body.
pub type FollowUp = (UserId, &'static str, Value);

/// Sets the hours in which one employer holds interviews, with a break at noon.
pub async fn set_hours(town: &mut Town, employers: &[Employer]) -> Result<(), String> {
    let Some(employer) = employers.get(WITH_HOURS) else { return Ok(()) };
    let range = |day: &str, from: &str, to: &str| json!({ "day": day, "from": from, "to": to });
    let ranges: Vec<Value> = ["monday", "tuesday", "thursday", "friday"]
        .iter()
        .flat_map(|day| [range(day, "09:00", "12:00"), range(day, "13:00", "16:30")])
        .collect();
    let hours = json!({ "ranges": ranges, "bufferMinutes": 15, "noticeHours": 24, "daysAhead": 14 });
    town.ask(employer.owner, Method::PUT, &format!("/api/employers/{}/interview-hours", employer.id), &hours)
        .await
        .map(drop)
}

/// Proposes an interview at some time. Returns its path, and what follows: `now` ends the past.
pub async fn propose(
    town: &mut Town,
    at: i64,
    now: i64,
    invitation: &Invitation,
) -> Result<(String, Option<FollowUp>), String> {
    let Invitation { application, employer, worker, number, turn } = *invitation;
    // Of every six, one was forgotten: its times have passed.
    let is_forgotten = turn % 6 == 2;
    let first = if is_forgotten { at + DAY } else { now + DAY };
    let days = if is_forgotten { 1..=1 } else { 1..=3 };
    let times: Vec<i64> = days.map(|day| hour_on(first + (day - 1) * DAY, number)).collect();
    let (how, place) = match number % 3 {
        0 => ("phone", "541-555-0142".to_owned()),
        1 => ("video", "https://meet.example.org/alder-creek".to_owned()),
        _ => ("in_person", data::text("where", number).to_owned()),
    };
    let body = json!({
        "applicationId": application, "times": times, "minutes": 30, "how": how, "where": place,
        "note": "About half an hour. Coffee is on us.",
    });
    let proposed = town.post(employer, "/api/interviews", body).await?;
    let path = format!("/api/interviews/{}", proposed["id"]);
    let later = hour_on(now + 4 * DAY, number);
    let follow_up = match turn % 6 {
        0 | 3 => Some((worker, "pick", json!({ "time": times.last() }))),
        4 => Some((worker, "move", json!({ "times": [later, later + HOUR] }))),
        5 => Some((worker, "cancel", json!({ "reason": "I found work closer to home. Thank you for asking me!" }))),
        // Still waiting, or too late.
        _ => None,
    };
    Ok((path, follow_up))
}

/// The worker that visitors of the demo sign in as applies to that employer, who asks them to pick a free time.
/// They also invite someone to their team by email.
pub async fn invite(town: &mut Town, employers: &[Employer], worker: UserId) -> Result<(), String> {
    let Some(employer) = employers.get(WITH_HOURS) else { return Ok(()) };
    let posted = town.ask(employer.owner, Method::GET, "/api/my-jobs", &json!({})).await?;
    let jobs = posted["items"].as_array().cloned().unwrap_or_default();
    let Some(job) = jobs.iter().find(|job| job["status"] == "open") else { return Ok(()) };
    let application = json!({
        "proposedRate": job["budgetMax"], "rateUnit": job["budgetUnit"], "message": data::text("message", 1), "answers": [],
    });
    let sent = town.post(worker, &format!("/api/jobs/{}/applications", job["id"]), application).await?;
    let body = json!({
        "applicationId": sent["id"], "times": [], "fromHours": true, "minutes": 30, "how": "in_person",
        "where": "27 Depot St, the side door", "note": "Come by and see the kitchen. Coffee is on us.",
    });
    town.post(employer.owner, "/api/interviews", body).await?;
    let rights = json!({ "post": true, "hire": true, "pay": false, "view": true });
    let invitation = json!({ "label": "Gus, the new manager", "rights": rights, "email": "gus.miller@example.org" });
    town.post(employer.owner, &format!("/api/employers/{}/invitations", employer.id), invitation).await.map(drop)
}

/// Returns a full hour between nine and four on a day.
fn hour_on(at: i64, number: usize) -> i64 {
    let day = clock::start_of_day(ZONE, &clock::date_in(ZONE, at)).unwrap_or(at);
    day + (9 + i64::try_from(number % 7).unwrap_or_default()) * HOUR
}
