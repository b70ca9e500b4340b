//! Interviews in the database.

pub mod hours;
pub mod notes;

use crate::applications::interview::Interview as Arranged;
use crate::applications::view::Application;
use crate::clock::{HOUR, MINUTE};
use crate::db::{Error, Result, Row, Tx, value};
use crate::employers::model::{Rights, public_name};
use crate::employers::rights;
use crate::ids::{ApplicationId, InterviewId, UserId};
use crate::interviews::model::{Proposal, Status, next_reminder};
use crate::interviews::view::Interview;
use crate::messages::model::Side;
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, not_stuck, site, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT i.id, i.application_id, i.employer_id, i.worker_id, i.status, i.proposed_by, i.from_hours, i.first_time, i.second_time, i.third_time,
                    i.at, i.minutes, i.ends_at, i.how, i.place, i.note, i.reason, i.version, j.id, j.title, COALESCE(j.hiring_name, e.name), e.kind, u.name, i.named_by_address
             FROM interviews i JOIN applications a ON a.id = i.application_id JOIN jobs j ON j.id = a.job_id
             JOIN employers e ON e.id = i.employer_id JOIN users u ON u.id = i.worker_id ",
            $rest
        )
    };
}

statements! {
    CALENDAR_SITE = "SELECT name FROM calendar_site WHERE id = 1";
    INSERT = "INSERT INTO interviews (application_id, employer_id, worker_id, status, proposed_by, from_hours, first_time, second_time, third_time, at, minutes, ends_at, how, place, note, created_at, updated_at, remind_at)
              VALUES ($1, $2, $3, $4, 'employer', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16) RETURNING id";
    FIND = columns!("WHERE i.id = $1");
    OPEN_ID = "SELECT id FROM interviews WHERE application_id = $1 AND status IN ('proposed', 'confirmed')";
    // Keeps the last time that both agreed on, because calendars have it: canceling takes it out of them.
    SET_TIMES = "UPDATE interviews SET status = 'proposed', proposed_by = $2, first_time = $3, second_time = $4, third_time = $5, ends_at = $6,
                from_hours = $8, remind_at = NULL, version = version + 1, updated_at = $7 WHERE id = $1";
    PROPOSE_AGAIN = "UPDATE interviews SET proposed_by = 'employer', from_hours = $2, first_time = $3, second_time = $4, third_time = $5, minutes = $6, ends_at = $7,
                how = $8, place = $9, note = $10, version = version + 1, updated_at = $11 WHERE id = $1";
    CONFIRM = "UPDATE interviews SET status = 'confirmed', at = $2, ends_at = CAST($2 AS BIGINT) + minutes * 60000, remind_at = $4, version = version + 1, updated_at = $3 WHERE id = $1";
    REARRANGE = "UPDATE interviews SET status = 'confirmed', proposed_by = 'employer', from_hours = 0, first_time = $2, second_time = NULL, third_time = NULL, at = $2,
                ends_at = CAST($2 AS BIGINT) + minutes * 60000, how = $3, place = $4, note = $5, remind_at = $7, version = version + 1, updated_at = $6 WHERE id = $1";
    // What has taken place can't be canceled anymore.
    CLOSE = "UPDATE interviews SET status = CASE WHEN status = 'confirmed' AND ends_at <= $2 THEN 'held' ELSE 'cancelled' END,
                ends_at = CASE WHEN ends_at < $2 THEN ends_at ELSE CAST($2 AS BIGINT) END, reason = $3, remind_at = NULL, version = version + 1, updated_at = $2
              WHERE application_id = $1 AND status IN ('proposed', 'confirmed')";
    WORKER_IS_BUSY = "SELECT EXISTS (SELECT 1 FROM interviews WHERE worker_id = $1 AND ends_at > $2 AND status = 'confirmed' AND at < $3 AND id <> $4)";
    WORKER_UPCOMING = columns!("WHERE i.worker_id = $1 AND i.ends_at > $2 AND (i.ends_at, i.id) > ($3, $4) ORDER BY i.ends_at, i.id LIMIT $5");
    WORKER_UPCOMING_BEFORE = columns!("WHERE i.worker_id = $1 AND i.ends_at > $2 AND (i.ends_at, i.id) < ($3, $4) ORDER BY i.ends_at DESC, i.id DESC LIMIT $5");
    WORKER_PAST = columns!("WHERE i.worker_id = $1 AND i.ends_at <= $2 AND (i.ends_at, i.id) < ($3, $4) ORDER BY i.ends_at DESC, i.id DESC LIMIT $5");
    WORKER_PAST_BEFORE = columns!("WHERE i.worker_id = $1 AND i.ends_at <= $2 AND (i.ends_at, i.id) > ($3, $4) ORDER BY i.ends_at, i.id LIMIT $5");
    EMPLOYER_UPCOMING = columns!("WHERE i.employer_id = $1 AND i.ends_at > $2 AND (i.ends_at, i.id) > ($3, $4) ORDER BY i.ends_at, i.id LIMIT $5");
    EMPLOYER_UPCOMING_BEFORE = columns!("WHERE i.employer_id = $1 AND i.ends_at > $2 AND (i.ends_at, i.id) < ($3, $4) ORDER BY i.ends_at DESC, i.id DESC LIMIT $5");
    EMPLOYER_PAST = columns!("WHERE i.employer_id = $1 AND i.ends_at <= $2 AND (i.ends_at, i.id) < ($3, $4) ORDER BY i.ends_at DESC, i.id DESC LIMIT $5");
    EMPLOYER_PAST_BEFORE = columns!("WHERE i.employer_id = $1 AND i.ends_at <= $2 AND (i.ends_at, i.id) > ($3, $4) ORDER BY i.ends_at, i.id LIMIT $5");
    // Newest first; the first is the only one that may be open.
    OF_APPLICATION = columns!("WHERE i.application_id = $1 ORDER BY i.id DESC LIMIT 20");
    EMPLOYER_BUSY = "SELECT at, ends_at FROM interviews WHERE employer_id = $1 AND ends_at > $2 AND status = 'confirmed' AND at < $3 AND id <> $4 ORDER BY ends_at LIMIT 1000";
    WORKER_BUSY = "SELECT at, ends_at FROM interviews WHERE worker_id = $1 AND ends_at > $2 AND status = 'confirmed' AND at < $3 AND id <> $4 ORDER BY ends_at LIMIT 1000";
    TO_REMIND = concat!("SELECT id FROM interviews WHERE remind_at <= $1", not_stuck!("interviews", "interviews.id"), " ORDER BY remind_at LIMIT 50");
    SET_REMINDER = "UPDATE interviews SET remind_at = $2 WHERE id = $1";
}

/// The key of the list: when an interview ends, and its id.
pub type Key = (i64, i64);

/// Finds an interview by id; what depends on the caller is left empty.
pub fn find(tx: &mut Tx, id: InterviewId) -> Result<Option<Interview>> {
    let (zone, now) = (site::store::zone(tx)?, tx.now());
    tx.find(FIND, args![id], |row| from_row(row, &zone, now))
}

/// Returns an interview that must exist.
pub fn get(tx: &mut Tx, id: InterviewId) -> Result<Interview> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("interview {id} does not exist")))
}

/// Returns the interview of an application that is neither over nor canceled. One whose time has passed counts as open
/// until the next step closes it.
pub fn open_of(tx: &mut Tx, application: ApplicationId) -> Result<Option<Interview>> {
    let found = tx.find(OPEN_ID, args![application], value::<InterviewId>)?;
    found.map(|id| get(tx, id)).transpose()
}

/// Inserts proposed times and returns the interview's id. `ends_at` is until when one of them can be picked.
pub fn insert(tx: &mut Tx, application: &Application, new: &Proposal, ends_at: i64) -> Result<InterviewId> {
    let [first, second, third] = columns_of(&new.times);
    let none: Option<i64> = None;
    let parties = args![application.id, application.employer_id, application.worker.id, Status::Proposed.as_str()];
    let times = args![new.from_hours, first, second, third, none, new.minutes, ends_at];
    let rest = args![new.how.as_str(), new.place.trim(), new.note.trim(), tx.now(), none];
    tx.insert(INSERT, &[parties.as_slice(), times, rest].concat())
}

/// Replaces a proposal that got no answer, including its place and message.
pub fn propose_again(tx: &mut Tx, id: InterviewId, new: &Proposal, ends_at: i64) -> Result<()> {
    let [first, second, third] = columns_of(&new.times);
    let times = args![id, new.from_hours, first, second, third, new.minutes, ends_at];
    let rest = args![new.how.as_str(), new.place.trim(), new.note.trim(), tx.now()];
    tx.run(PROPOSE_AGAIN, &[times.as_slice(), rest].concat()).map(drop)
}

/// Stores the interview that an employer set on the application, as one that needs no more answer.
pub fn arrange(tx: &mut Tx, application: &Application, arranged: &Arranged) -> Result<()> {
    let now = tx.now();
    let (at, how, remind) = (arranged.at, arranged.how.as_str(), next_reminder(arranged.at, now));
    if let Some(open) = open_of(tx, application.id)?.filter(|open| open.status != Status::Held) {
        return tx.run(REARRANGE, args![open.id, at, how, &arranged.place, &arranged.note, now, remind]).map(drop);
    }
    close(tx, application.id, "")?;
    let none: Option<i64> = None;
    let parties = args![application.id, application.employer_id, application.worker.id, Status::Confirmed.as_str()];
    let times = args![false, at, none, none, at, 60, at + HOUR];
    let rest = args![how, &arranged.place, &arranged.note, now, remind];
    tx.insert::<InterviewId>(INSERT, &[parties.as_slice(), times, rest].concat()).map(drop)
}

/// Replaces the proposed times; none lets the applicant pick one from the interview hours. `ends_at` is until when one can
/// be picked.
pub fn set_times(tx: &mut Tx, interview: &Interview, side: Side, times: &[i64], ends_at: i64) -> Result<()> {
    let [first, second, third] = columns_of(times);
    let (side, from_hours) = (side.as_str(), times.is_empty());
    tx.run(SET_TIMES, args![interview.id, side, first, second, third, ends_at, tx.now(), from_hours]).map(drop)
}

/// Stores the time that both sides agreed on.
pub fn confirm(tx: &mut Tx, id: InterviewId, at: i64) -> Result<()> {
    tx.run(CONFIRM, args![id, at, tx.now(), next_reminder(at, tx.now())]).map(drop)
}

/// Closes the open interview of an application, if there is one: as held if its time has passed, as canceled otherwise.
pub fn close(tx: &mut Tx, application: ApplicationId, reason: &str) -> Result<()> {
    tx.run(CLOSE, args![application, tx.now(), reason]).map(drop)
}

/// Whether the worker agreed to another interview that overlaps this one.
pub fn worker_is_busy(tx: &mut Tx, interview: &Interview, at: i64) -> Result<bool> {
    let until = at + interview.minutes * MINUTE;
    tx.one(WORKER_IS_BUSY, args![interview.worker_id, at, until, interview.id], value)
}

/// Returns a page of a person's interviews on either side: the upcoming ones with the next first, or the past and
/// canceled ones with the latest first.
pub fn list(tx: &mut Tx, user: UserId, past: bool, page: &Page<Key>) -> Result<List<Interview>> {
    let (zone, now) = (site::store::zone(tx)?, tx.now());
    let (start, order, of_worker, of_employer) = if past {
        let of_employer = (EMPLOYER_PAST, EMPLOYER_PAST_BEFORE);
        ((i64::MAX, i64::MAX), Order::HighestFirst, (WORKER_PAST, WORKER_PAST_BEFORE), of_employer)
    } else {
        let of_employer = (EMPLOYER_UPCOMING, EMPLOYER_UPCOMING_BEFORE);
        ((0, 0), Order::LowestFirst, (WORKER_UPCOMING, WORKER_UPCOMING_BEFORE), of_employer)
    };
    let (sql, (ends, id)) = page.start(of_worker.0, of_worker.1, start);
    let mut parts = vec![tx.all(sql, args![user, now, ends, id, page.rows()], |row| from_row(row, &zone, now))?];
    let (sql, (ends, id)) = page.start(of_employer.0, of_employer.1, start);
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        parts.push(tx.all(sql, args![employer, now, ends, id, page.rows()], |row| from_row(row, &zone, now))?);
    }
    Ok(page.merge(parts, order, |interview| (interview.ends_at, interview.id.0)))
}

/// Returns the interviews of an application, newest first, at most 20.
pub fn of_application(tx: &mut Tx, application: ApplicationId) -> Result<Vec<Interview>> {
    let (zone, now) = (site::store::zone(tx)?, tx.now());
    tx.all(OF_APPLICATION, args![application], |row| from_row(row, &zone, now))
}

/// Returns the start and end of the employer's other confirmed interviews between two instants, at most 1,000.
pub fn employer_busy(tx: &mut Tx, interview: &Interview, from: i64, to: i64) -> Result<Vec<(i64, i64)>> {
    tx.all(EMPLOYER_BUSY, args![interview.employer_id, from, to, interview.id], |row| Ok((row.take()?, row.take()?)))
}

/// Returns the start and end of the worker's other confirmed interviews between two instants, at most 1,000.
pub fn worker_busy(tx: &mut Tx, interview: &Interview, from: i64, to: i64) -> Result<Vec<(i64, i64)>> {
    tx.all(WORKER_BUSY, args![interview.worker_id, from, to, interview.id], |row| Ok((row.take()?, row.take()?)))
}

/// Returns the random name of the site in calendars.
pub fn calendar_site(tx: &mut Tx) -> Result<String> {
    tx.one(CALENDAR_SITE, &[], value)
}

/// Returns the interviews whose next reminder is due, at most 50.
pub fn to_remind(tx: &mut Tx) -> Result<Vec<InterviewId>> {
    tx.all(TO_REMIND, args![tx.now()], value)
}

/// Stores when the next reminder is due; `None` if there is none.
pub fn set_reminder(tx: &mut Tx, id: InterviewId, at: Option<i64>) -> Result<()> {
    tx.run(SET_REMINDER, args![id, at]).map(drop)
}

fn columns_of(times: &[i64]) -> [Option<i64>; 3] {
    [0, 1, 2].map(|n| times.get(n).copied())
}

fn from_row(row: &mut Row, zone: &str, now: i64) -> Result<Interview> {
    let (id, application_id, employer_id, worker_id) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (stored, proposed_by, from_hours): (Status, Side, bool) = (row.take()?, row.take()?, row.take()?);
    let times: [Option<i64>; 3] = [row.take()?, row.take()?, row.take()?];
    let (at, minutes, ends_at): (Option<i64>, _, i64) = (row.take()?, row.take()?, row.take()?);
    let (how, place, note, reason, version) = (row.take()?, row.take()?, row.take()?, row.take()?, row.take()?);
    let (job_id, job_title, employer, kind): (_, _, String, _) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let status = match stored {
        Status::Confirmed if ends_at <= now => Status::Held,
        Status::Proposed if ends_at <= now => Status::Lapsed,
        other => other,
    };
    let is_agreed = !matches!(status, Status::Proposed | Status::Lapsed);
    Ok(Interview {
        id,
        application_id,
        employer_id,
        worker_id,
        status,
        proposed_by,
        from_hours,
        times: times.into_iter().flatten().collect(),
        at: at.filter(|_| is_agreed),
        agreed_at: at,
        minutes,
        ends_at,
        how,
        place,
        note,
        reason,
        version,
        job_id,
        job_title,
        employer: public_name(&employer, kind),
        worker: row.take()?,
        named_by_address: row.take::<i64>()? != 0,
        zone: zone.to_owned(),
        own_side: None,
        can: Vec::new(),
    })
}
