//! The calendar file of an interview (RFC 5545).
//!
//! Every file of an interview has the same UID, and SEQUENCE counts its changes, so that a calendar which imports a newer
//! file moves the entry, or takes it out once the interview is canceled. While a move waits for its pick, the entry stays at
//! the old time and says so.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::model::Status;
use super::view::Interview;
use super::{access, store};
use crate::app::App;
use crate::applications;
use crate::clock::{self, MINUTE};
use crate::ids::{ApplicationId, InterviewId};
use crate::policy::Step;
use crate::text::calendar::{self, escape};
use crate::web::{Error, Result};

/// Returns the interview as a calendar file.
#[utoipa::path(get, path = "/api/interviews/{id}/calendar.ics", operation_id = "interviews_calendar", tag = "interviews", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "text/calendar"), (status = 409, description = "wrong_state")))]
pub async fn of_interview(State(app): State<App>, step: Step<InterviewId>) -> Result<Response> {
    let (interview, site) = app
        .db
        .read(move |tx| {
            let interview = access::authorize(tx, &step)?;
            Ok::<_, Error>((access::view(tx, interview, &step.caller())?, store::calendar_site(tx)?))
        })
        .await?;
    file(&interview, &site, &app)
}

/// Returns the interview of an application as a calendar file, the same as the interview's own.
#[utoipa::path(get, path = "/api/applications/{id}/interview.ics", operation_id = "applications_interview_ics", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "text/calendar"), (status = 409, description = "wrong_state")))]
pub async fn of_application(State(app): State<App>, step: Step<ApplicationId>) -> Result<Response> {
    let (interview, site) = app
        .db
        .read(move |tx| {
            applications::access::authorize(tx, &step)?;
            let newest = store::of_application(tx, step.id)?.into_iter().next().ok_or_else(no_time_yet)?;
            Ok::<_, Error>((access::view(tx, newest, &step.caller())?, store::calendar_site(tx)?))
        })
        .await?;
    file(&interview, &site, &app)
}

fn no_time_yet() -> Error {
    Error::conflict("wrong_state", "There’s no time for this interview yet.")
}

fn file(interview: &Interview, site: &str, app: &App) -> Result<Response> {
    let at = interview.agreed_at.ok_or_else(no_time_yet)?;
    let text = event(interview, at, (app.origin.as_str(), site), app.clock.now());
    let method = if interview.status == Status::Cancelled { "; method=CANCEL" } else { "" };
    let headers = [
        (header::CONTENT_TYPE, format!("text/calendar; charset=utf-8{method}")),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"interview.ics\"".to_owned()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, text).into_response())
}

fn event(interview: &Interview, at: i64, (origin, site): (&str, &str), now: i64) -> String {
    let host = origin.rsplit_once("//").map_or(origin, |(_, host)| host);
    let named_by = if interview.named_by_address { host } else { site };
    let is_canceled = interview.status == Status::Cancelled;
    let is_moving = !is_canceled && interview.at.is_none();
    let status = match interview.status {
        Status::Cancelled => "CANCELLED",
        _ if is_moving => "TENTATIVE",
        _ => "CONFIRMED",
    };
    let moving = if is_moving { "This interview is being moved. A new time is still to be picked." } else { "" };
    let page = format!("{origin}/interviews/{}", interview.id);
    let people = format!("{} and {}", interview.employer, interview.worker);
    let parts = [moving, people.as_str(), &interview.note, &page];
    let description = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n");
    let title = if is_moving { "Being moved: interview" } else { "Interview" };
    // What's on is just an entry to import. Only what takes one out is a method, with its organizer: the site, for both sides.
    let mut lines = if is_canceled { vec!["METHOD:CANCEL".to_owned()] } else { Vec::new() };
    lines.extend([
        "BEGIN:VEVENT".to_owned(),
        format!("UID:interview-{}@{}", interview.id, escape(named_by)),
        format!("SEQUENCE:{}", interview.version),
        format!("STATUS:{status}"),
        format!("DTSTAMP:{}", clock::format_basic_utc(now)),
        format!("DTSTART:{}", clock::format_basic_utc(at)),
        format!("DTEND:{}", clock::format_basic_utc(at + interview.minutes * MINUTE)),
        format!("SUMMARY:{}", escape(&format!("{title}: {}", interview.job_title))),
        format!("LOCATION:{}", escape(&interview.place)),
        format!("DESCRIPTION:{}", escape(&description)),
    ]);
    if is_canceled {
        lines.push(format!("ORGANIZER:{origin}"));
    } else if !is_moving {
        lines.extend(["-P1D", "-PT1H"].into_iter().flat_map(alarm));
    }
    lines.push("END:VEVENT".to_owned());
    calendar::file("Interview", &lines)
}

/// Returns a reminder this long before the start.
fn alarm(before: &str) -> [String; 5] {
    [
        "BEGIN:VALARM".to_owned(),
        "ACTION:DISPLAY".to_owned(),
        "DESCRIPTION:Interview".to_owned(),
        format!("TRIGGER:{before}"),
        "END:VALARM".to_owned(),
    ]
}
