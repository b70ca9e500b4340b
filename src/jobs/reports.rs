//! Reports of jobs, and the moderation actions that resolve them.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access::readable;
use super::model::{JobCard, Status};
use super::{listing, store};
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::{self, Row, Tx, value};
use crate::employers::{model::Right, rights};
use crate::events::{Event, OfficeNews};
use crate::identity::model::short_name;
use crate::ids::JobId;
use crate::money::billing;
use crate::notifications::store::{NewNotification, send};
use crate::policy::{Step, Target};
use crate::web::{Error, List, NoBody, Paged, Paging, Result, Validator};
use crate::{args, card_columns, site, statements, string_enum};

const MAX_NOTE_CHARS: usize = 1_000;

string_enum! {
    /// Why a job is reported.
    ReportReason {
        /// It looks like fraud.
        Scam = "scam",
        /// It asks for money to get the job.
        PayToWork = "pay_to_work",
        /// It excludes people because of who they are.
        Discrimination = "discrimination",
        /// It is rude or obscene.
        Offensive = "offensive",
        /// It is inaccurate or no longer open.
        Wrong = "wrong",
        /// Anything else.
        Other = "other",
    }
}

statements! {
    INSERT = "INSERT INTO job_reports (job_id, reporter_id, reason, note, created_at) VALUES ($1, $2, $3, $4, $5)
              ON CONFLICT (job_id, reporter_id) WHERE resolved_at IS NULL DO UPDATE SET reason = excluded.reason, note = excluded.note";
    OPEN_REPORTS = "SELECT r.reason, r.note, r.created_at, u.name FROM job_reports r JOIN users u ON u.id = r.reporter_id
              WHERE r.job_id = $1 AND r.resolved_at IS NULL ORDER BY r.id LIMIT 20";
    RESOLVE = "UPDATE job_reports SET resolved_at = $2 WHERE job_id = $1 AND resolved_at IS NULL RETURNING reporter_id";
    REPORTED = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
              WHERE j.id IN (SELECT DISTINCT r.job_id FROM job_reports r WHERE r.resolved_at IS NULL AND r.job_id < $1 ORDER BY r.job_id DESC LIMIT $2)
              ORDER BY j.id DESC");
    REPORTED_BEFORE = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
              WHERE j.id IN (SELECT DISTINCT r.job_id FROM job_reports r WHERE r.resolved_at IS NULL AND r.job_id > $1 ORDER BY r.job_id LIMIT $2)
              ORDER BY j.id");
    UNPAID = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
              WHERE j.status = 'pending_payment' AND j.id < $1 ORDER BY j.id DESC LIMIT $2");
    UNPAID_BEFORE = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
              WHERE j.status = 'pending_payment' AND j.id > $1 ORDER BY j.id LIMIT $2");
    SET_TAKEDOWN_REASON = "UPDATE jobs SET refusal = $2 WHERE id = $1";
}

/// A report to submit.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewReport {
    /// What is wrong with the job.
    reason: ReportReason,
    /// Details in the reporter's own words.
    #[serde(default)]
    #[schema(max_length = 1000)]
    note: String,
}

/// Confirmation of a report.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportReceipt {
    /// Always true.
    received: bool,
}

/// Reports a job. A second report by the same person replaces their open one.
#[utoipa::path(post, path = "/api/jobs/{id}/report", operation_id = "jobs_report", tag = "jobs", params(("id" = i64, Path)), request_body = NewReport, responses(
    (status = 201, body = ReportReceipt)))]
pub async fn report(State(app): State<App>, step: Step<JobId>, write: Write<NewReport>) -> Result<Response> {
    write
        .created(&app, move |tx, body| {
            let job = readable(tx, &step.caller(), step.id)?;
            step.check(&Target::known(job.card.status.as_str()))?;
            let mut checks = Validator::default();
            checks.at_most(&body.note, MAX_NOTE_CHARS, "note");
            checks.finish()?;
            tx.run(INSERT, args![step.id, step.me.id, body.reason.as_str(), body.note.trim(), tx.now()])?;
            tx.emit(Event::OfficeNews(OfficeNews::Report))?;
            Ok(ReportReceipt { received: true })
        })
        .await
}

/// A queue of jobs for the office to review.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewQueue {
    /// Jobs with open reports.
    Reported,
    /// Jobs awaiting their posting fee.
    Waiting,
}

/// Query string of the review queue.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ReviewQueueParams {
    /// Queue to list.
    queue: ReviewQueue,
}

/// A job in the review queue.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReviewJob {
    /// The fields shown in lists.
    #[serde(flatten)]
    pub card: JobCard,
    /// Open reports of the job, oldest first; at most 20.
    pub reports: Vec<JobReport>,
}

/// A report of a job.
#[derive(Debug, Serialize, ToSchema)]
pub struct JobReport {
    /// Why the job was reported.
    pub reason: String,
    /// Details in the reporter's own words; may be empty.
    pub note: String,
    /// When it was first submitted, in milliseconds since the epoch.
    pub at: i64,
    /// First name and last initial of the reporter.
    pub by: String,
}

/// Lists a review queue, newest jobs first.
#[utoipa::path(get, path = "/api/admin/jobs", operation_id = "admin_jobs", tag = "operator", params(Paging, ReviewQueueParams), responses(
    (status = 200, body = List<ReviewJob>)))]
pub async fn queue(
    State(app): State<App>,
    Paged { filter, page }: Paged<ReviewQueueParams>,
) -> Result<axum::Json<List<ReviewJob>>> {
    let list = app
        .db
        .read(move |tx| {
            let currency = site::store::currency(tx)?;
            let (sql, from) = match filter.queue {
                ReviewQueue::Reported => page.start(REPORTED, REPORTED_BEFORE, i64::MAX),
                ReviewQueue::Waiting => page.start(UNPAID, UNPAID_BEFORE, i64::MAX),
            };
            let rows = tx.all(sql, args![from, page.rows()], |row| store::card(row, &currency))?;
            let cards = page.list(rows, |card| card.id.0);
            cards.map(|card| {
                Ok::<_, Error>(ReviewJob { reports: tx.all(OPEN_REPORTS, args![card.id], report_row)?, card })
            })
        })
        .await?;
    Ok(axum::Json(list))
}

fn report_row(row: &mut Row) -> db::Result<JobReport> {
    Ok(JobReport { reason: row.take()?, note: row.take()?, at: row.take()?, by: short_name(&row.take::<String>()?) })
}

/// Request to take a job down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct TakeDown {
    /// Why the job is taken down, for its employer: which rule it broke, and how.
    #[schema(min_length = 1, max_length = 1000)]
    reason: String,
}

/// Result of a moderation action.
#[derive(Debug, Serialize, ToSchema)]
pub struct ModerationResult {
    /// Status of the job after the action.
    status: Status,
}

/// Runs a moderation action if the policy allows it; `effect` returns the job's new status.
fn moderate(
    tx: &mut Tx,
    step: &Step<JobId>,
    effect: impl FnOnce(&mut Tx, &JobCard) -> Result<Status>,
) -> Result<ModerationResult> {
    let job = store::find(tx, step.id)?.ok_or_else(Error::not_found)?.card;
    step.check(&Target::known(job.status.as_str()))?;
    Ok(ModerationResult { status: effect(tx, &job)? })
}

/// Takes a job down, tells its employer why, resolves its reports and cancels or refunds its posting fee.
#[utoipa::path(post, path = "/api/jobs/{id}/refuse", operation_id = "jobs_take_down", tag = "operator", params(("id" = i64, Path)), request_body = TakeDown, responses(
    (status = 200, body = ModerationResult)))]
pub async fn refuse(State(app): State<App>, step: Step<JobId>, write: Write<TakeDown>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            moderate(tx, &step, |tx, job| {
                let reason = body.reason.trim();
                let mut checks = Validator::default();
                checks.text(&body.reason, MAX_NOTE_CHARS, "reason", "Say which rule it broke and how.");
                checks.finish()?;
                take_down(tx, job, reason)?;
                billing::on_job_taken_down(tx, job.id, step.me.id)?;
                notify_employer(tx, job, reason)?;
                log_action(tx, &step, "job_taken_down", reason)?;
                Ok(Status::Refused)
            })
        })
        .await
}

/// Takes a job down and resolves its reports. What happens to its fee is up to the caller.
pub fn take_down(tx: &mut Tx, job: &JobCard, reason: &str) -> db::Result<()> {
    listing::set_status(tx, job, Status::Refused, None)?;
    tx.run(SET_TAKEDOWN_REASON, args![job.id, reason])?;
    let title = format!("“{}” was taken down", job.title);
    resolve(tx, job, (&title, "Thanks for reporting it.", "/jobs"))
}

/// Resolves the open reports of a job, and tells each person who reported it what came of that: title, body and path.
fn resolve(tx: &mut Tx, job: &JobCard, (title, body, href): (&str, &str, &str)) -> db::Result<()> {
    let note = NewNotification { kind: "report_resolved", title, body, href, ..NewNotification::default() };
    for reporter in tx.all(RESOLVE, args![job.id, tx.now()], value)? {
        send(tx, reporter, &note)?;
    }
    Ok(())
}

fn log_action(tx: &mut Tx, step: &Step<JobId>, act: &str, reason: &str) -> db::Result<()> {
    tx.emit(Event::OfficeWork)?;
    audit::record(tx, &Action { actor: Some(step.me.id), name: act, subject_kind: "job", subject: step.id.0, reason })
}

/// Notifies the members who can manage the employer's jobs now, because the person who posted this one may have left.
fn notify_employer(tx: &mut Tx, job: &JobCard, reason: &str) -> db::Result<()> {
    let title = format!("{} was taken down", job.title);
    let href = format!("/jobs/{}", job.id);
    let note =
        NewNotification { kind: "job_refused", title: &title, body: reason, href: &href, ..NewNotification::default() };
    rights::notify(tx, job.employer_id, Right::Post, &note)
}

/// Dismisses the open reports of a job.
#[utoipa::path(post, path = "/api/jobs/{id}/dismiss-reports", operation_id = "jobs_dismiss_reports", tag = "operator", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ModerationResult)))]
pub async fn dismiss(State(app): State<App>, step: Step<JobId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            moderate(tx, &step, |tx, job| {
                let title = format!("We looked at your report of “{}”", job.title);
                let body = "We found nothing that breaks the rules, so the job stays up. Thanks for looking out.";
                resolve(tx, job, (&title, body, &format!("/jobs/{}", job.id)))?;
                log_action(tx, &step, "reports_dismissed", "")?;
                Ok(job.status)
            })
        })
        .await
}
