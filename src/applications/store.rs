//! Applications in the database.

use super::model::{Answer, Application, Apply, Decline, Declined, Event, JobBrief, Offer, Offered, Status, Worker};
use crate::accounts::model::short_name;
use crate::db::{Error, Result, Row, Tx, value};
use crate::files::model::small_url;
use crate::jobs::model::{self as jobs, PayUnit, read_word};
use crate::web::Cursor;
use crate::{args, operator, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT a.id, a.job_id, a.status, a.proposed_rate, a.rate_unit, a.message, a.available_from, a.offer_rate, a.offer_unit,
                    a.offer_start_date, a.offer_note, a.offered_at, a.decline_reason, a.decline_message, a.created_at, a.updated_at,
                    j.title, j.status, j.city, j.state, j.hiring_name, e.name, e.kind, j.employer_id,
                    a.worker_id, u.name, COALESCE(p.headline, ''), COALESCE(p.city, ''), COALESCE(p.state, ''), ph.token, c.id
             FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = j.employer_id JOIN users u ON u.id = a.worker_id
             LEFT JOIN profiles p ON p.user_id = a.worker_id LEFT JOIN files ph ON ph.id = p.photo_id LEFT JOIN contracts c ON c.application_id = a.id ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO applications (job_id, worker_id, status, proposed_rate, rate_unit, message, available_from, created_at, updated_at)
              VALUES ($1, $2, 'sent', $3, $4, $5, $6, $7, $7) RETURNING id";
    INSERT_ANSWER = "INSERT INTO application_answers (application_id, position, question, answer) VALUES ($1, $2, $3, $4)";
    INSERT_EVENT = "INSERT INTO application_events (application_id, status, actor_id, at) VALUES ($1, $2, $3, $4)";
    COUNT_ONE_MORE = "UPDATE jobs SET application_count = application_count + $2 WHERE id = $1";
    FIND = columns!("WHERE a.id = $1");
    OF_JOB = columns!("WHERE a.job_id = $1 AND (CAST($2 AS TEXT) IS NULL OR a.status = $2) AND a.id > $3 ORDER BY a.id LIMIT $4");
    OF_JOB_BACK = columns!("WHERE a.job_id = $1 AND (CAST($2 AS TEXT) IS NULL OR a.status = $2) AND a.id < $3 ORDER BY a.id DESC LIMIT $4");
    MINE = columns!("WHERE a.worker_id = $1 AND a.id < $2 ORDER BY a.id DESC LIMIT $3");
    MINE_BACK = columns!("WHERE a.worker_id = $1 AND a.id > $2 ORDER BY a.id LIMIT $3");
    ANSWERS = "SELECT question, answer FROM application_answers WHERE application_id = $1 ORDER BY position LIMIT 5";
    EVENTS = "SELECT status, at FROM application_events WHERE application_id = $1 ORDER BY id DESC LIMIT 50";
    CAN_HIRE = "SELECT can_hire = 1 FROM employer_members WHERE employer_id = $1 AND user_id = $2";
    SET_STATUS = "UPDATE applications SET status = $2, updated_at = $3 WHERE id = $1";
    SET_DECLINE = "UPDATE applications SET decline_reason = $2, decline_message = $3 WHERE id = $1";
    SET_OFFER = "UPDATE applications SET offer_rate = $2, offer_unit = $3, offer_start_date = $4, offer_note = $5, offered_at = $6 WHERE id = $1";
    TAKE_PLACE = "UPDATE jobs SET filled = filled + 1, updated_at = $2 WHERE id = $1 AND status IN ('open', 'paused') AND filled < openings RETURNING filled = openings";
    RECORD_REST = "INSERT INTO application_events (application_id, status, at)
              SELECT id, 'not_selected', CAST($2 AS BIGINT) FROM applications WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered') ORDER BY id";
    ANSWER_REST = "UPDATE applications SET status = 'not_selected', updated_at = $2
              WHERE job_id = $1 AND status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered')";
}

/// Sends an application.
///
/// # Errors
/// [`Error::Unique`] when the person has one for this job.
pub fn insert(tx: &mut Tx, job: &jobs::Job, worker: i64, apply: &Apply, now: i64) -> Result<i64> {
    let id = tx.insert(
        INSERT,
        args![
            job.card.id,
            worker,
            apply.proposed_rate,
            apply.rate_unit.as_str(),
            apply.message.trim(),
            &apply.available_from,
            now
        ],
    )?;
    for (position, (question, answer)) in (0..).zip(job.questions.iter().zip(&apply.answers)) {
        tx.run(INSERT_ANSWER, args![id, position, question, answer.trim()])?;
    }
    tx.run(COUNT_ONE_MORE, args![job.card.id, 1])?;
    record(tx, id, Status::Sent, worker, now)?;
    Ok(id)
}

fn record(tx: &mut Tx, id: i64, status: Status, actor: i64, now: i64) -> Result<()> {
    tx.run(INSERT_EVENT, args![id, status.as_str(), actor, now]).map(drop)
}

/// An application by its id, as the worker sees it; `can` is empty.
///
/// # Errors
/// The database's.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<Application>> {
    let currency = operator::store::currency(tx)?;
    let found = tx.find(FIND, args![id], |row| read(row, &currency))?;
    found.map(|application| complete(tx, application)).transpose()
}

/// The applications to a job, oldest first; one more row than `limit` when there are more.
///
/// # Errors
/// The database's.
pub fn of_job(
    tx: &mut Tx,
    job: i64,
    status: Option<Status>,
    cursor: Option<&Cursor<i64>>,
    limit: i64,
) -> Result<Vec<Application>> {
    let (sql, from) = match cursor {
        Some(Cursor::Before(id)) => (OF_JOB_BACK, *id),
        Some(Cursor::After(id)) => (OF_JOB, *id),
        None => (OF_JOB, 0),
    };
    let currency = operator::store::currency(tx)?;
    let status = status.map(Status::as_str);
    let rows = tx.all(sql, args![job, status, from, limit + 1], |row| read(row, &currency))?;
    rows.into_iter().map(|application| complete(tx, application)).collect()
}

/// A worker's own applications, newest first; one more row than `limit` when there are more.
///
/// # Errors
/// The database's.
pub fn mine(tx: &mut Tx, worker: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> Result<Vec<Application>> {
    let (sql, from) = match cursor {
        Some(Cursor::Before(id)) => (MINE_BACK, *id),
        Some(Cursor::After(id)) => (MINE, *id),
        None => (MINE, i64::MAX),
    };
    let currency = operator::store::currency(tx)?;
    let rows = tx.all(sql, args![worker, from, limit + 1], |row| read(row, &currency))?;
    rows.into_iter().map(|application| complete(tx, application)).collect()
}

fn read(row: &mut Row, currency: &str) -> Result<Application> {
    let (id, job_id) = (row.take()?, row.take()?);
    let status = read_word(row, Status::read)?;
    let (proposed_rate, rate_unit) = (row.take()?, read_word(row, PayUnit::read)?);
    let (message, available_from) = (row.take()?, row.take()?);
    let offer = offered(row)?;
    let decline = declined(row)?;
    let (created_at, updated_at) = (row.take()?, row.take()?);
    let job = JobBrief {
        id: job_id,
        title: row.take()?,
        status: read_word(row, jobs::Status::read)?,
        city: row.take()?,
        state: row.take()?,
        posted_by: posted_by(row)?,
    };
    let employer_id = row.take()?;
    let worker = Worker {
        id: row.take()?,
        name: row.take()?,
        headline: row.take()?,
        city: row.take()?,
        state: row.take()?,
        photo_url: row.take::<Option<String>>()?.map(|token| small_url(&token)),
    };
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
        decline,
        events: Vec::new(),
        created_at,
        updated_at,
        contract_id: row.take()?,
        can: Vec::new(),
        employer_id,
    })
}

fn offered(row: &mut Row) -> Result<Option<Offered>> {
    let (rate, unit): (Option<i64>, Option<String>) = (row.take()?, row.take()?);
    let (start_date, note, at): (_, Option<String>, Option<i64>) = (row.take()?, row.take()?, row.take()?);
    let (Some(rate), Some(unit), Some(offered_at)) = (rate, unit, at) else { return Ok(None) };
    Ok(Some(Offered { rate, rate_unit: PayUnit::read(&unit)?, start_date, note: note.unwrap_or_default(), offered_at }))
}

fn declined(row: &mut Row) -> Result<Option<Declined>> {
    let (reason, message): (Option<String>, Option<String>) = (row.take()?, row.take()?);
    Ok(reason.map(|reason| Declined { reason, message: message.unwrap_or_default() }))
}

fn posted_by(row: &mut Row) -> Result<String> {
    let (hiring, name, kind): (Option<String>, String, String) = (row.take()?, row.take()?, row.take()?);
    Ok(hiring.unwrap_or_else(|| if kind == "person" { short_name(&name) } else { name }))
}

fn complete(tx: &mut Tx, mut application: Application) -> Result<Application> {
    application.answers =
        tx.all(ANSWERS, args![application.id], |row| Ok(Answer { question: row.take()?, answer: row.take()? }))?;
    application.events =
        tx.all(EVENTS, args![application.id], |row| Ok(Event { status: row.take()?, at: row.take()? }))?;
    application.events.reverse();
    Ok(application)
}

/// The person may hire for the employer.
///
/// # Errors
/// The database's.
pub fn can_hire(tx: &mut Tx, employer: i64, user: i64) -> Result<bool> {
    Ok(tx.find(CAN_HIRE, args![employer, user], value)?.unwrap_or(false))
}

/// Moves an application to a state.
///
/// # Errors
/// The database's.
pub fn set_status(tx: &mut Tx, application: &Application, status: Status, actor: i64, now: i64) -> Result<()> {
    tx.run(SET_STATUS, args![application.id, status.as_str(), now])?;
    if status == Status::Withdrawn {
        tx.run(COUNT_ONE_MORE, args![application.job_id, -1])?;
    }
    record(tx, application.id, status, actor, now)
}

/// Notes the reason of a no.
///
/// # Errors
/// The database's.
pub fn set_decline(tx: &mut Tx, id: i64, decline: &Decline) -> Result<()> {
    tx.run(SET_DECLINE, args![id, decline.reason.as_str(), decline.message.trim()]).map(drop)
}

/// Notes what is offered.
///
/// # Errors
/// The database's.
pub fn set_offer(tx: &mut Tx, id: i64, offer: &Offer, now: i64) -> Result<()> {
    let args = args![id, offer.rate, offer.rate_unit.as_str(), &offer.start_date, offer.note.trim(), now];
    tx.run(SET_OFFER, args).map(drop)
}

/// Takes one place of a job: `Some(true)` when it was the last, `None` when there is none left.
///
/// # Errors
/// The database's.
pub fn take_place(tx: &mut Tx, job: i64, now: i64) -> Result<Option<bool>> {
    tx.find(TAKE_PLACE, args![job, now], value)
}

/// Answers everybody who still waits when a job ends.
///
/// # Errors
/// The database's.
pub fn answer_rest(tx: &mut Tx, job: i64, now: i64) -> Result<()> {
    tx.run(RECORD_REST, args![job, now])?;
    tx.run(ANSWER_REST, args![job, now]).map(drop)
}

/// An application that must be there.
///
/// # Errors
/// [`Error::Invalid`] when it is not.
pub fn get(tx: &mut Tx, id: i64) -> Result<Application> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("application {id} is gone")))
}
