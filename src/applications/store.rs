//! Applications in the database: queries, and changes by the worker and the employer.

use super::input::{Decline, NewApplication, Offer};
use super::interview::InterviewPlan;
use super::model::{Group, Status, Verdict};
use super::rows::from_row;
use super::view::{AnsweredQuestion, Application, AttachedDocument, StatusChange};
use crate::clock;
use crate::contracts::store::contacts::{self, Giver};
use crate::db::{Error, Result, Tx, value};
use crate::employers::blocks;
use crate::files::model::Kind as FileKind;
use crate::ids::{ApplicationId, ContactId, FileId, JobId, UserId};
use crate::jobs::applied;
use crate::jobs::model::{self as jobs};
use crate::jobs::store::write;
use crate::jobs::term::Days;
use crate::subject::Subject;
use crate::text::escape_like;
use crate::web::{List, Page};
use crate::{application_columns, args, files, places, site, statements};

/// The applications to a job that a filter leaves. Words are looked for in what the employer sees: the first name, the
/// headline and the message, but never in the rest of a name that isn't shown, nor in what was withdrawn.
macro_rules! of_job {
    () => {
        "WHERE a.job_id = $1 AND (CAST($2 AS TEXT) IS NULL OR a.status IN ($2, $3, $4)) AND (CAST($5 AS TEXT) IS NULL OR a.verdict = $5)
           AND (CAST($6 AS TEXT) IS NULL OR (a.status <> 'withdrawn'
             AND (u.name_fold LIKE $7 ESCAPE '\\' OR COALESCE(p.headline, '') LIKE $8 ESCAPE '\\' OR a.message LIKE $8 ESCAPE '\\')))"
    };
}

statements! {
    INSERT = "INSERT INTO applications (job_id, employer_id, worker_id, status, proposed_rate, rate_unit, message, available_from, created_at, updated_at, answer_by)
              SELECT id, employer_id, CAST($2 AS BIGINT), 'sent', CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT),
                CAST($7 AS BIGINT), CAST($7 AS BIGINT),
                CASE WHEN CAST($8 AS BIGINT) < CAST($7 AS BIGINT) + reply_days * 86400000
                  THEN CAST($8 AS BIGINT) ELSE CAST($7 AS BIGINT) + reply_days * 86400000 END FROM jobs WHERE id = $1 RETURNING id";
    INSERT_ANSWER = "INSERT INTO application_answers (application_id, position, question, answer) VALUES ($1, $2, $3, $4)";
    INSERT_EVENT = "INSERT INTO application_events (application_id, status, actor_id, at) VALUES ($1, $2, $3, $4)";
    INSERT_FILE = "INSERT INTO application_files (application_id, position, file_id) VALUES ($1, $2, $3)";
    DELETE_FILES = "DELETE FROM application_files WHERE application_id = $1";
    OWN_DOCUMENT = "SELECT id FROM files WHERE token = $1 AND owner_id = $2 AND kind = 'document'";
    IS_HIRING = "SELECT EXISTS (SELECT 1 FROM applications WHERE job_id = $1 AND status IN ('interviewing', 'offered', 'hired'))";
    EXISTS_FOR = "SELECT EXISTS (SELECT 1 FROM applications WHERE job_id = $1)";
    VIEWABLE_BY = "SELECT EXISTS (SELECT 1 FROM applications a CROSS JOIN employer_members m
              WHERE a.worker_id = $1 AND a.status <> 'withdrawn' AND m.employer_id = a.employer_id AND m.user_id = $2 AND (m.can_view = 1 OR m.can_hire = 1))";
    ATTACHMENT_READABLE_BY = "SELECT EXISTS (SELECT 1 FROM application_files f CROSS JOIN applications a CROSS JOIN employer_members m
              WHERE f.file_id = $1 AND a.id = f.application_id AND m.employer_id = a.employer_id AND m.user_id = $2 AND (m.can_view = 1 OR m.can_hire = 1))";
    EDIT = "UPDATE applications SET proposed_rate = $2, rate_unit = $3, message = $4, available_from = $5, edited_at = $6, updated_at = $6 WHERE id = $1";
    EDIT_ANSWER = "UPDATE application_answers SET answer = $3 WHERE application_id = $1 AND position = $2";
    COUNT_SENT_SINCE = "SELECT CAST(COUNT(*) AS BIGINT) FROM applications WHERE worker_id = $1 AND created_at >= $2";
    FIND = application_columns!("WHERE a.id = $1");
    LIST_FOR_JOB = application_columns!(concat!(of_job!(), " AND a.id > $9 ORDER BY a.id LIMIT $10"));
    LIST_FOR_JOB_BEFORE = application_columns!(concat!(of_job!(), " AND a.id < $9 ORDER BY a.id DESC LIMIT $10"));
    MINE = application_columns!("WHERE a.worker_id = $1 AND (CAST($2 AS TEXT) IS NULL OR a.status IN ($2, $3, $4, $5)) AND a.id < $6 ORDER BY a.id DESC LIMIT $7");
    MINE_BEFORE = application_columns!("WHERE a.worker_id = $1 AND (CAST($2 AS TEXT) IS NULL OR a.status IN ($2, $3, $4, $5)) AND a.id > $6 ORDER BY a.id LIMIT $7");
    MINE_COUNTS = "SELECT status, CAST(COUNT(*) AS BIGINT) FROM applications WHERE worker_id = $1 GROUP BY status LIMIT 10";
    ANSWERS = "SELECT question, answer FROM application_answers WHERE application_id = $1 ORDER BY position LIMIT 5";
    EVENTS = "SELECT status, at FROM application_events WHERE application_id = $1 ORDER BY id DESC LIMIT 50";
    FILES = "SELECT f.token, f.name, f.media_type, f.bytes FROM application_files x JOIN files f ON f.id = x.file_id WHERE x.application_id = $1 ORDER BY x.position LIMIT 5";
    SET_STATUS = "UPDATE applications SET status = $2, updated_at = $3, answered_at = COALESCE(answered_at, CAST($4 AS BIGINT)) WHERE id = $1";
    SET_DECLINE = "UPDATE applications SET decline_reason = $2, decline_message = $3 WHERE id = $1";
    SET_OFFER = "UPDATE applications SET offer_rate = $2, offer_unit = $3, offer_start_date = $4, offer_note = $5, offered_at = $6, offer_contact_id = $7, offer_pay_method = $8, offer_pay_when = $9, offer_notice_days = $10
              WHERE id = $1";
    OFFER_CONTACT = "SELECT offer_contact_id FROM applications WHERE id = $1";
    SET_INTERVIEW = "UPDATE applications SET interview_at = $2, interview_how = $3, interview_where = $4, interview_note = $5, interview_version = interview_version + 1 WHERE id = $1";
    DELETE_INTERVIEW = "UPDATE applications SET interview_at = NULL, interview_how = NULL, interview_where = NULL, interview_note = NULL WHERE id = $1";
    SET_VERDICT = "UPDATE applications SET verdict = $2 WHERE id = $1";
}

/// Inserts an application with its answers and adds it to the job's count.
///
/// # Errors
/// [`Error::Unique`] if the worker already has an application for this job that isn't withdrawn.
pub fn insert(tx: &mut Tx, job: &jobs::Job, worker: UserId, apply: &NewApplication) -> Result<ApplicationId> {
    let now = tx.now();
    // A reply after the work would be of no use.
    let work_ends = job.card.expires_at.filter(|_| Days::of(&job.card).last().is_some()).map(clock::just_before);
    let id = tx.insert(
        INSERT,
        args![
            job.card.id,
            worker,
            apply.proposed_rate,
            apply.rate_unit.as_str(),
            apply.message.trim(),
            &apply.available_from,
            now,
            work_ends
        ],
    )?;
    for (position, (question, answer)) in (0..).zip(job.questions.iter().zip(&apply.answers)) {
        tx.run(INSERT_ANSWER, args![id, position, question, answer.trim()])?;
    }
    write::adjust_application_count(tx, job.card.id, 1)?;
    applied::record(tx, worker, job.card.id, id)?;
    record_event(tx, id, Status::Sent, worker)?;
    Ok(id)
}

/// Updates the rate, message, availability and answers.
pub fn edit(tx: &mut Tx, id: ApplicationId, apply: &NewApplication) -> Result<()> {
    let args =
        args![id, apply.proposed_rate, apply.rate_unit.as_str(), apply.message.trim(), &apply.available_from, tx.now()];
    tx.run(EDIT, args)?;
    for (position, answer) in (0..).zip(&apply.answers) {
        tx.run(EDIT_ANSWER, args![id, position, answer.trim()])?;
    }
    Ok(())
}

/// Returns the ids of a person's own documents; `None` if a token isn't for one of them.
pub fn own_documents(tx: &mut Tx, owner: UserId, tokens: &[String]) -> Result<Option<Vec<FileId>>> {
    tokens.iter().map(|token| tx.find(OWN_DOCUMENT, args![token, owner], value)).collect()
}

/// Replaces the documents attached to an application.
pub fn set_files(tx: &mut Tx, id: ApplicationId, attached: &[FileId]) -> Result<()> {
    tx.run(DELETE_FILES, args![id])?;
    for (position, file) in (0..).zip(attached) {
        tx.run(INSERT_FILE, args![id, position, *file])?;
    }
    files::store::replace_uses(tx, Subject::Application(id), FileKind::Document, attached)
}

/// Counts the applications that a worker has sent since a time, including withdrawn ones.
pub fn count_sent_since(tx: &mut Tx, worker: UserId, since: i64) -> Result<i64> {
    tx.one(COUNT_SENT_SINCE, args![worker, since], value)
}

fn record_event(tx: &mut Tx, id: ApplicationId, status: Status, actor: UserId) -> Result<()> {
    tx.run(INSERT_EVENT, args![id, status.as_str(), actor, tx.now()]).map(drop)
}

/// Finds an application by id, unmasked; `can`, `can_edit` and `can_rate` are left empty.
pub fn find(tx: &mut Tx, id: ApplicationId) -> Result<Option<Application>> {
    let currency = site::store::currency(tx)?;
    let found = tx.find(FIND, args![id], |row| from_row(row, &currency))?;
    found.map(|application| load_details(tx, application)).transpose()
}

/// Which applications to a job to list, and in which order.
#[derive(Clone, Debug, Default)]
pub struct JobFilter {
    /// Only applications in this group.
    pub group: Option<Group>,
    /// Only applications with this verdict.
    pub verdict: Option<Verdict>,
    /// Only applications with these words, or from somebody whose first name starts with them.
    pub words: Option<String>,
    /// The newest first instead of the oldest.
    pub newest_first: bool,
}

/// Returns a page of the applications to a job.
pub fn list_for_job(tx: &mut Tx, job: JobId, filter: &JobFilter, page: &Page) -> Result<List<Application>> {
    let (sql, from) = if filter.newest_first {
        page.start(LIST_FOR_JOB_BEFORE, LIST_FOR_JOB, i64::MAX)
    } else {
        page.start(LIST_FOR_JOB, LIST_FOR_JOB_BEFORE, 0)
    };
    let [first, second, third] = Group::status_names(filter.group);
    let words = filter.words.as_deref().map(str::trim).filter(|words| !words.is_empty());
    // A space would reach into the last name.
    let first_name = words.filter(|words| !words.contains(char::is_whitespace));
    let starts = first_name.map(|name| format!("{}%", escape_like(&places::fold(name)))).unwrap_or_default();
    let contains = words.map(|words| format!("%{}%", escape_like(words))).unwrap_or_default();
    let currency = site::store::currency(tx)?;
    let filters = args![job, first, second, third, filter.verdict.map(Verdict::as_str), words, &starts, &contains];
    let args = [filters.as_slice(), args![from, page.rows()]].concat();
    let rows = tx.all(sql, &args, |row| from_row(row, &currency))?;
    Ok(page.list(load_all_details(tx, rows)?, |application| application.id.0))
}

/// Returns a page of a worker's own applications in these statuses (all `None` for any), newest first.
pub fn list_for_worker(
    tx: &mut Tx,
    worker: UserId,
    statuses: [Option<&'static str>; 4],
    page: &Page,
) -> Result<List<Application>> {
    let (sql, from) = page.start(MINE, MINE_BEFORE, i64::MAX);
    let currency = site::store::currency(tx)?;
    let [first, second, third, fourth] = statuses;
    let args = args![worker, first, second, third, fourth, from, page.rows()];
    let rows = tx.all(sql, args, |row| from_row(row, &currency))?;
    Ok(page.list(load_all_details(tx, rows)?, |application| application.id.0))
}

/// Counts a worker's applications in each status.
pub fn counts_for_worker(tx: &mut Tx, worker: UserId) -> Result<Vec<(Status, i64)>> {
    tx.all(MINE_COUNTS, args![worker], |row| Ok((row.take()?, row.take()?)))
}

fn load_all_details(tx: &mut Tx, rows: Vec<Application>) -> Result<Vec<Application>> {
    rows.into_iter().map(|application| load_details(tx, application)).collect()
}

fn load_details(tx: &mut Tx, mut application: Application) -> Result<Application> {
    application.answers = tx.all(ANSWERS, args![application.id], |row| {
        Ok(AnsweredQuestion { question: row.take()?, answer: row.take()? })
    })?;
    application.events =
        tx.all(EVENTS, args![application.id], |row| Ok(StatusChange { status: row.take()?, at: row.take()? }))?;
    application.events.reverse();
    application.files = tx.all(FILES, args![application.id], |row| {
        Ok(AttachedDocument { token: row.take()?, name: row.take()?, media_type: row.take()?, bytes: row.take()? })
    })?;
    application.contacts = application.contract_id.map(|contract| contacts::agreed(tx, contract)).transpose()?;
    Ok(application)
}

/// Whether anyone ever applied to a job, even if they withdrew.
pub fn exists_for(tx: &mut Tx, job: JobId) -> Result<bool> {
    tx.one(EXISTS_FOR, args![job], value)
}

/// Whether an applicant for a job was hired, or has an offer or an interview.
pub fn is_hiring(tx: &mut Tx, job: JobId) -> Result<bool> {
    tx.one(IS_HIRING, args![job], value)
}

/// Changes the status and records the event; the first reply sets `answered_at`.
pub fn set_status(tx: &mut Tx, application: &Application, status: Status, actor: UserId) -> Result<()> {
    let now = tx.now();
    let answered = status.counts_as_reply().then_some(now);
    tx.run(SET_STATUS, args![application.id, status.as_str(), now, answered])?;
    if status == Status::Withdrawn {
        write::adjust_application_count(tx, application.job_id, -1)?;
        applied::remove(tx, application.worker.id, application.job_id)?;
        // From now on nobody reads them, and the worker may delete them.
        set_files(tx, application.id, &[])?;
    }
    record_event(tx, application.id, status, actor)
}

/// Stores the reason and message of a decline. After a block, the message doesn't reach the applicant.
pub fn set_decline(tx: &mut Tx, application: &Application, decline: &Decline) -> Result<()> {
    let message = decline.message_for(&application.worker.name, &application.job.title);
    let message = blocks::heard(tx, application.employer_id, application.worker.id, &message)?;
    tx.run(SET_DECLINE, args![application.id, decline.reason.as_str(), message]).map(drop)
}

/// Stores the terms of an offer, and how to reach the employer.
pub fn set_offer(tx: &mut Tx, id: ApplicationId, offer: &Offer, giver: Giver) -> Result<()> {
    let contact = contacts::insert(tx, giver, &offer.contact)?;
    let unit = offer.rate_unit.as_str();
    let args = args![id, offer.rate, unit, &offer.start_date, offer.note.trim(), tx.now(), contact];
    let args = [args.as_slice(), args![offer.pay_method.as_str(), offer.pay_when.as_str(), offer.notice_days]].concat();
    tx.run(SET_OFFER, &args).map(drop)
}

/// Returns the contact details of the latest offer; `None` for one from before offers had them.
pub fn offer_contact(tx: &mut Tx, id: ApplicationId) -> Result<Option<ContactId>> {
    tx.one(OFFER_CONTACT, args![id], value)
}

/// Stores an interview.
pub fn set_interview(tx: &mut Tx, id: ApplicationId, plan: &InterviewPlan) -> Result<()> {
    let args = args![id, plan.at, plan.how.as_str(), plan.place.trim(), plan.note.trim()];
    tx.run(SET_INTERVIEW, args).map(drop)
}

/// Deletes an interview that was canceled.
pub fn delete_interview(tx: &mut Tx, id: ApplicationId) -> Result<()> {
    tx.run(DELETE_INTERVIEW, args![id]).map(drop)
}

/// Stores the employer's verdict; `None` clears it.
pub fn set_verdict(tx: &mut Tx, id: ApplicationId, verdict: Option<Verdict>) -> Result<()> {
    tx.run(SET_VERDICT, args![id, verdict.map(Verdict::as_str)]).map(drop)
}

/// Returns an application that must exist.
///
/// # Errors
/// [`Error::Invalid`] if it doesn't exist.
pub fn get(tx: &mut Tx, id: ApplicationId) -> Result<Application> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("application {id} does not exist")))
}

/// Returns whether the viewer may view any of the worker's applications that aren't withdrawn.
pub fn applicant_viewable_by(tx: &mut Tx, worker: UserId, viewer: UserId) -> Result<bool> {
    tx.one(VIEWABLE_BY, args![worker, viewer], value)
}

/// Returns whether the viewer may view an application that the file is attached to.
pub fn attachment_readable_by(tx: &mut Tx, file: FileId, viewer: UserId) -> Result<bool> {
    tx.one(ATTACHMENT_READABLE_BY, args![file, viewer], value)
}
