//! Mapping from a database row to an [`Application`].

use super::interview::{How, Interview};
use super::model::Status;
use super::view::{Application, ApplicationDecline, ApplicationOffer, JobSummary, Worker};
use crate::db::{Result, Row};
use crate::employers::model::Kind;
use crate::files::model::small_url;
use crate::identity::model::short_name;
use crate::pay::PayUnit;
use crate::places;

/// Columns of an application, in the order that [`from_row`] takes them. Every application query selects these.
#[macro_export]
macro_rules! application_columns {
    ($rest:expr) => {
        concat!(
            "SELECT a.id, a.job_id, a.status, a.proposed_rate, a.rate_unit, a.message, a.available_from, a.offer_rate, a.offer_unit,
                    a.offer_start_date, a.offer_pay_method, a.offer_pay_when, a.offer_notice_days, a.offer_note, a.offered_at, a.interview_at, a.interview_how, a.interview_where, a.interview_note, a.interview_version, a.decline_reason, a.decline_message, a.created_at, a.updated_at,
                    a.edited_at, a.answer_by, a.answered_at, a.ending, a.verdict,
                    (SELECT CAST(COUNT(*) AS BIGINT) FROM application_notes n WHERE n.application_id = a.id),
                    j.title, j.category, j.kind, j.when_text, j.start_date, j.end_date, j.start_time, j.end_time,
                    j.status, j.application_count, j.filled, j.city, j.state, j.hiring_name, e.name, e.kind, j.employer_id,
                    a.worker_id, u.name, COALESCE(p.headline, ''), COALESCE(p.city, ''), COALESCE(p.state, ''),
                    (SELECT CAST(COUNT(*) AS BIGINT) FROM contracts h WHERE h.worker_id = a.worker_id AND h.version > 0), ph.token, c.id
             FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = j.employer_id JOIN users u ON u.id = a.worker_id
             LEFT JOIN profiles p ON p.user_id = a.worker_id LEFT JOIN files ph ON ph.id = p.photo_id LEFT JOIN contracts c ON c.application_id = a.id ",
            $rest
        )
    };
}

/// Maps a row to an application. Answers, events, files, contacts and the caller's permitted actions are filled in later.
pub fn from_row(row: &mut Row, currency: &str) -> Result<Application> {
    let (id, job_id) = (row.take()?, row.take()?);
    let status = row.take()?;
    let (proposed_rate, rate_unit) = (row.take()?, row.take()?);
    let (message, available_from) = (row.take()?, row.take()?);
    let offer = offered(row)?;
    let interview = interview(row)?.filter(|_| status == Status::Interviewing);
    let decline = declined(row)?;
    let (created_at, updated_at, edited_at) = (row.take()?, row.take()?, row.take()?);
    let (answer_by, answered_at) = (row.take()?, row.take()?);
    let ending = row.take()?;
    let verdict = row.take()?;
    let note_count = row.take()?;
    let mut job = JobSummary {
        id: job_id,
        title: row.take()?,
        category: row.take()?,
        kind: row.take()?,
        when_text: row.take()?,
        start_date: row.take()?,
        end_date: row.take()?,
        start_time: row.take()?,
        end_time: row.take()?,
        status: row.take()?,
        application_count: row.take()?,
        filled: row.take()?,
        city: row.take()?,
        state: row.take()?,
        posted_by: String::new(),
        by_person: false,
    };
    (job.posted_by, job.by_person) = posted_by(row)?;
    let employer_id = row.take()?;
    let worker = worker(row, &job)?;
    Ok(Application {
        id,
        job_id,
        job,
        status,
        proposed_rate,
        rate_unit,
        currency: currency.to_owned(),
        message,
        answers: Vec::new(),
        available_from,
        worker,
        offer,
        interview,
        decline,
        events: Vec::new(),
        files: Vec::new(),
        created_at,
        updated_at,
        edited_at,
        answer_by,
        answered_at,
        ending,
        verdict,
        note_count,
        contract_id: row.take()?,
        contacts: None,
        can: Vec::new(),
        can_edit: false,
        can_rate: false,
        employer_id,
    })
}

fn worker(row: &mut Row, job: &JobSummary) -> Result<Worker> {
    let mut worker = Worker {
        id: row.take()?,
        name: row.take()?,
        headline: row.take()?,
        city: row.take()?,
        state: row.take()?,
        past_hires: row.take()?,
        distance_miles: None,
        photo_url: row.take::<Option<String>>()?.map(|token| small_url(&token)),
    };
    let towns = places::find(&worker.city, &worker.state).zip(places::find(&job.city, &job.state));
    worker.distance_miles = towns.map(|(home, work)| places::miles_between(&home, &work));
    Ok(worker)
}

fn offered(row: &mut Row) -> Result<Option<ApplicationOffer>> {
    let (rate, unit): (Option<i64>, Option<PayUnit>) = (row.take()?, row.take()?);
    let (start_date, pay_method, pay_when, notice_days) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (note, at): (Option<String>, Option<i64>) = (row.take()?, row.take()?);
    let (Some(rate), Some(rate_unit), Some(offered_at)) = (rate, unit, at) else { return Ok(None) };
    let note = note.unwrap_or_default();
    Ok(Some(ApplicationOffer { rate, rate_unit, start_date, pay_method, pay_when, notice_days, note, offered_at }))
}

fn interview(row: &mut Row) -> Result<Option<Interview>> {
    let (at, how, place): (Option<i64>, Option<How>, Option<String>) = (row.take()?, row.take()?, row.take()?);
    let (note, version): (Option<String>, i64) = (row.take()?, row.take()?);
    let (Some(at), Some(how), Some(place)) = (at, how, place) else { return Ok(None) };
    Ok(Some(Interview { at, how, place, note: note.unwrap_or_default(), version }))
}

fn declined(row: &mut Row) -> Result<Option<ApplicationDecline>> {
    let (reason, message): (Option<String>, Option<String>) = (row.take()?, row.take()?);
    Ok(reason.map(|reason| ApplicationDecline { reason, message: message.unwrap_or_default() }))
}

/// Returns the employer's display name, and whether it's a private person.
fn posted_by(row: &mut Row) -> Result<(String, bool)> {
    let (hiring, name, kind): (Option<String>, String, Kind) = (row.take()?, row.take()?, row.take()?);
    let is_person = kind == Kind::Person;
    Ok((hiring.unwrap_or_else(|| if is_person { short_name(&name) } else { name }), is_person))
}
