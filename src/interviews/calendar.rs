//! The calendar entry of an interview (RFC 5545), to download and in mails.
//!
//! Every entry of an interview has the same UID, and SEQUENCE counts its changes, so that a calendar which imports a newer
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
use crate::clock::MINUTE;
use crate::db::{self, Tx};
use crate::ids::{ApplicationId, InterviewId, UserId};
use crate::policy::Step;
use crate::text::calendar::{self, Certainty, Entry};
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
    let origin = app.origin.as_str();
    let entry = entry(interview, origin, site).ok_or_else(no_time_yet)?;
    // What's on is just an entry to import. Only what takes one out is a method, with its organizer: the site, for both sides.
    let is_off = entry.certainty == Certainty::Canceled;
    let (method, organizer) =
        if is_off { ("; method=CANCEL", vec![format!("ORGANIZER:{origin}")]) } else { ("", vec![]) };
    let head = is_off.then(|| "METHOD:CANCEL".to_owned());
    let lines: Vec<_> = head.into_iter().chain(entry.lines(app.clock.now(), &organizer)).collect();
    let headers = [
        (header::CONTENT_TYPE, format!("text/calendar; charset=utf-8{method}")),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"interview.ics\"".to_owned()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, calendar::file("Interview", &lines)).into_response())
}

/// Returns an interview as a calendar entry; `None` if there's no time yet.
fn entry(interview: &Interview, origin: &str, site: &str) -> Option<Entry> {
    let starts_at = interview.agreed_at?;
    let host = origin.rsplit_once("//").map_or(origin, |(_, host)| host);
    let named_by = if interview.named_by_address { host } else { site };
    let certainty = match interview.status {
        Status::Cancelled => Certainty::Canceled,
        _ if interview.at.is_none() => Certainty::Tentative,
        _ => Certainty::Confirmed,
    };
    let is_moving = certainty == Certainty::Tentative;
    let moving = if is_moving { "This interview is being moved. A new time is still to be picked." } else { "" };
    let page = format!("{origin}/interviews/{}", interview.id);
    let people = format!("{} and {}", interview.employer, interview.worker);
    let parts = [moving, people.as_str(), &interview.note, &page];
    Some(Entry {
        uid: name(interview.id, named_by),
        sequence: interview.version,
        certainty,
        starts_at,
        ends_at: starts_at + interview.minutes * MINUTE,
        title: title(&interview.job_title, certainty),
        place: interview.place.clone(),
        description: parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n"),
        reminders: &["-P1D", "-PT1H"],
    })
}

/// Returns the id by which calendars know an interview. `site` is the site's name or host.
pub(super) fn name(id: InterviewId, site: &str) -> String {
    format!("interview-{id}@{site}")
}

/// Returns the title of an interview about a job.
pub(super) fn title(job: &str, certainty: Certainty) -> String {
    let what = if certainty == Certainty::Tentative { "Being moved: interview" } else { "Interview" };
    format!("{what}: {job}")
}

/// Returns the entry that a mail about an interview has for a person on one of its sides; `None` if calendars have nothing
/// of it, or its time has passed.
pub fn entry_for(tx: &mut Tx, id: InterviewId, user: UserId, origin: &str) -> db::Result<Option<Entry>> {
    let Some(interview) = store::find(tx, id)? else { return Ok(None) };
    current(tx, interview, user, origin)
}

/// Returns the entry that a mail about an application has: that of its newest interview, which may have ended with it.
pub fn entry_of_application(
    tx: &mut Tx,
    application: ApplicationId,
    user: UserId,
    origin: &str,
) -> db::Result<Option<Entry>> {
    let Some(newest) = store::of_application(tx, application)?.into_iter().next() else { return Ok(None) };
    current(tx, newest, user, origin)
}

fn current(tx: &mut Tx, interview: Interview, user: UserId, origin: &str) -> db::Result<Option<Entry>> {
    if !is_ahead(&interview, tx.now()) {
        return Ok(None);
    }
    let Some(shown) = access::as_seen_by(tx, interview, user)? else { return Ok(None) };
    Ok(entry(&shown, origin, &store::calendar_site(tx)?))
}

/// Whether calendars have an interview whose time is still to come.
pub(super) fn is_ahead(interview: &Interview, now: i64) -> bool {
    interview.agreed_at.is_some_and(|at| at + interview.minutes * MINUTE > now)
}
