//! The calendar file of an interview (RFC 5545).

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::access;
use super::interview::Interview;
use super::view::Application;
use crate::app::App;
use crate::clock;
use crate::ids::ApplicationId;
use crate::policy::Step;
use crate::web::{Error, Result};

/// Maximum length of a line in bytes, without its line break.
const MAX_LINE: usize = 75;

/// Returns the interview as a calendar file.
#[utoipa::path(get, path = "/api/applications/{id}/interview.ics", operation_id = "applications_interview_ics", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "text/calendar"), (status = 409, description = "wrong_state")))]
pub async fn interview(State(app): State<App>, step: Step<ApplicationId>) -> Result<Response> {
    let application = app
        .db
        .read(move |tx| {
            let application = access::authorize(tx, &step)?;
            access::view(tx, application, &step.caller())
        })
        .await?;
    let interview = application.interview.as_ref().ok_or_else(Error::not_found)?;
    let text = event(&application, interview, app.origin.as_str(), app.clock.now());
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"interview.ics\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, text).into_response())
}

fn event(application: &Application, interview: &Interview, origin: &str, now: i64) -> String {
    let host = origin.rsplit_once("//").map_or(origin, |(_, host)| host);
    let summary = format!("Interview: {}", application.job.title);
    let people = format!("{} and {}", application.job.posted_by, application.worker.name);
    let description = if interview.note.is_empty() { people } else { format!("{people}\n\n{}", interview.note) };
    let lines = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Jobstead//Interview//EN".to_owned(),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:interview-{}@{}", application.id, escape(host)),
        format!("SEQUENCE:{}", interview.version),
        format!("DTSTAMP:{}", clock::format_basic_utc(now)),
        format!("DTSTART:{}", clock::format_basic_utc(interview.at)),
        format!("SUMMARY:{}", escape(&summary)),
        format!("LOCATION:{}", escape(&interview.place)),
        format!("DESCRIPTION:{}", escape(&description)),
        "END:VEVENT".to_owned(),
        "END:VCALENDAR".to_owned(),
    ];
    lines.iter().fold(String::new(), |text, line| text + &fold(line))
}

/// Escapes a text value. A carriage return would end the line.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => {
                let _ = write!(escaped, "\\{c}");
            }
            '\n' => escaped.push_str("\\n"),
            '\r' => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// Breaks a long line into several, the later ones starting with a space, and ends each with CRLF.
fn fold(line: &str) -> String {
    let (mut folded, mut length) = (String::with_capacity(line.len() + 2), 0);
    for c in line.chars() {
        if length + c.len_utf8() > MAX_LINE {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(c);
        length += c.len_utf8();
    }
    folded + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_cannot_add_lines() {
        assert_eq!(escape("a;b,c\\d\r\nEND:VEVENT"), "a\\;b\\,c\\\\d\\nEND:VEVENT");
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let line = format!("SUMMARY:{}", "é".repeat(60));
        let folded = fold(&line);
        assert!(folded.split("\r\n").all(|part| part.len() <= MAX_LINE), "{folded}");
        assert_eq!(folded.replace("\r\n ", "").trim_end(), line);
    }
}
