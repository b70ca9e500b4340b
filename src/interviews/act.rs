//! Handlers that propose, pick, move and cancel interviews.

use axum::extract::State;
use axum::http::Method;
use axum::response::Response;

use super::model::{Cancel, Move, Notes, Pick, Proposal, Status, last_start, plan};
use super::notify::{self, News};
use super::view::{Interview, Prepared};
use super::{access, availability, store};
use crate::app::{App, Write};
use crate::applications;
use crate::applications::model::Status as ApplicationStatus;
use crate::applications::view::Application;
use crate::db::{self, Tx};
use crate::employers::{blocks, rights};
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, EmployerId, InterviewId, UserId};
use crate::messages::model::Side;
use crate::policy::{Grant, Step, Target};
use crate::web::{Error, Result, Validator};

/// Proposes up to three times to an applicant.
#[utoipa::path(post, path = "/api/interviews", operation_id = "interviews_propose", tag = "interviews", request_body = Proposal, responses(
    (status = 201, body = Prepared), (status = 404), (status = 409, description = "wrong_state, already_arranged")))]
pub async fn propose(State(app): State<App>, me: Me, write: Write<Proposal>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let caller = Caller(Some(me.clone()));
            let application = authorize_application(tx, &caller, new)?;
            new.check(tx.now())?;
            let ends_at = end_of(tx, application.employer_id, &new.times)?;
            let id = save(tx, &application, new, ends_at)?;
            set_application_status(tx, &application, ApplicationStatus::Interviewing, me.id)?;
            notify::both(tx, id, News::Proposed, me.id, None)?;
            Ok(access::prepared(tx, id, &caller)?)
        })
        .await
}

/// Proposing times needs the same permission as setting an interview on the application.
fn authorize_application(tx: &mut Tx, caller: &Caller, new: &Proposal) -> Result<Application> {
    let me = caller.id().ok_or_else(Error::unauthorized)?;
    let application = applications::store::find(tx, new.application_id)?.ok_or_else(Error::not_found)?;
    let rights = rights::find(tx, application.employer_id, me)?;
    let relations = application.relations(Some(me), rights);
    let target = Target { relations: &relations, state: application.status.as_str(), visible: !relations.is_empty() };
    let grant = Grant::of(&Method::POST, "/api/applications/{id}/interview").ok_or_else(Error::internal)?;
    grant.check(caller, &target)?;
    blocks::check(tx, grant, "", (application.employer_id, application.worker.id))?;
    Ok(application)
}

/// Stores a proposal as a new interview. If earlier times lapsed, it replaces them in the same interview: nothing was
/// held or canceled.
fn save(tx: &mut Tx, application: &Application, new: &Proposal, ends_at: i64) -> Result<InterviewId> {
    match store::open_of(tx, application.id)? {
        Some(open) if open.status == Status::Lapsed => {
            store::propose_again(tx, open.id, new, ends_at)?;
            Ok(open.id)
        }
        Some(open) if open.status != Status::Held => {
            let detail = "There’s already an interview for this application. Move that one instead.";
            Err(Error::conflict("already_arranged", detail))
        }
        _ => {
            store::close(tx, application.id, "")?;
            Ok(store::insert(tx, application, new, ends_at)?)
        }
    }
}

/// Returns until when a time can be picked. Without times, it's one from the employer's interview hours.
fn end_of(tx: &mut Tx, employer: EmployerId, times: &[i64]) -> Result<i64> {
    if !times.is_empty() {
        return Ok(last_start(times));
    }
    let hours = store::hours::get(tx, employer)?;
    let mut checks = Validator::default();
    checks.require(!hours.ranges.is_empty(), "times", "Set your interview hours first, or propose times.");
    checks.finish()?;
    Ok(hours.horizon(tx.now()))
}

/// Picks one of the proposed times, or a free one of the interview hours.
#[utoipa::path(post, path = "/api/interviews/{id}/pick", operation_id = "interviews_pick", tag = "interviews", params(("id" = i64, Path)), request_body = Pick, responses(
    (status = 200, body = Prepared), (status = 409, description = "wrong_state, changed, time_gone, time_passed, overlap")))]
pub async fn pick(State(app): State<App>, step: Step<InterviewId>, write: Write<Pick>) -> Result<Response> {
    write.ok(&app, move |tx, pick| access::act(tx, &step, |tx, found| confirm(tx, found, pick, step.me.id))).await
}

fn confirm(tx: &mut Tx, interview: &Interview, pick: &Pick, actor: UserId) -> Result<()> {
    let at = pick.time;
    check_pick(tx, interview, pick)?;
    if store::worker_is_busy(tx, interview, at)? {
        // The employer doesn't learn what else the applicant does.
        return Err(Error::conflict(
            "overlap",
            match interview.own_side {
                Some(Side::Worker) => "You have another interview at that time. Pick another time, or propose others.",
                _ => "The applicant isn’t free then anymore. Pick another time, or propose others.",
            },
        ));
    }
    store::confirm(tx, interview.id, at)?;
    let plan = plan(at, interview.how, &interview.place, &interview.note);
    applications::store::set_interview(tx, interview.application_id, &plan)?;
    Ok(notify::both(tx, interview.id, News::Confirmed, actor, None)?)
}

fn check_pick(tx: &mut Tx, interview: &Interview, pick: &Pick) -> Result<()> {
    if interview.own_side == Some(interview.proposed_by) {
        return Err(Error::forbidden("own_proposal", "You proposed these times, so the other side picks one."));
    }
    check_version(interview, pick.version)?;
    if interview.status == Status::Confirmed {
        if !interview.from_hours {
            return Err(Error::conflict("wrong_state", "The time is already set. Propose others to move it."));
        }
        if pick.version.is_none() {
            return Err(changed());
        }
    }
    let on_offer = if interview.from_hours { availability::free(tx, interview)? } else { interview.times.clone() };
    if !on_offer.contains(&pick.time) {
        return Err(Error::conflict("time_gone", "That time isn’t free anymore. Pick another one."));
    }
    if pick.time <= tx.now() {
        return Err(Error::conflict("time_passed", "That time has passed. Pick another one, or propose others."));
    }
    Ok(())
}

fn check_version(interview: &Interview, seen: Option<i64>) -> Result<()> {
    if seen.is_some_and(|seen| seen != interview.version) { Err(changed()) } else { Ok(()) }
}

fn changed() -> Error {
    Error::conflict("changed", "Someone has just changed this interview. Look at it again.")
}

/// Proposes other times instead, which the other side picks from.
#[utoipa::path(post, path = "/api/interviews/{id}/move", operation_id = "interviews_move", tag = "interviews", params(("id" = i64, Path)), request_body = Move, responses(
    (status = 200, body = Prepared), (status = 409, description = "wrong_state, changed")))]
pub async fn move_to(State(app): State<App>, step: Step<InterviewId>, write: Write<Move>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, interview| {
                body.check(tx.now())?;
                check_version(interview, body.version)?;
                let side = interview.own_side.ok_or_else(Error::internal)?;
                if body.from_hours && side == Side::Worker {
                    return Err(Error::forbidden("forbidden", "Only the employer has interview hours."));
                }
                let ends_at = end_of(tx, interview.employer_id, &body.times)?;
                store::set_times(tx, interview, side, &body.times, ends_at)?;
                applications::store::delete_interview(tx, interview.application_id)?;
                Ok(notify::both(tx, interview.id, News::Moved, step.me.id, interview.at)?)
            })
        })
        .await
}

/// Cancels the interview with a reason. The application goes back to the shortlist.
#[utoipa::path(post, path = "/api/interviews/{id}/cancel", operation_id = "interviews_cancel", tag = "interviews", params(("id" = i64, Path)), request_body = Cancel, responses(
    (status = 200, body = Prepared)))]
pub async fn cancel(State(app): State<App>, step: Step<InterviewId>, write: Write<Cancel>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, interview| {
                body.check()?;
                let reason = blocks::heard(tx, interview.employer_id, interview.worker_id, &body.reason)?;
                store::close(tx, interview.application_id, reason)?;
                applications::store::delete_interview(tx, interview.application_id)?;
                let application = applications::store::get(tx, interview.application_id)?;
                if application.status == ApplicationStatus::Interviewing {
                    set_application_status(tx, &application, ApplicationStatus::Shortlisted, step.me.id)?;
                }
                Ok(notify::both(tx, interview.id, News::Cancelled, step.me.id, interview.at)?)
            })
        })
        .await
}

fn set_application_status(
    tx: &mut Tx,
    application: &Application,
    status: ApplicationStatus,
    actor: UserId,
) -> db::Result<()> {
    if application.status == status {
        return Ok(());
    }
    applications::store::set_status(tx, application, status, actor)
}

/// Replaces the caller's own notes on an interview, which nobody else sees.
#[utoipa::path(put, path = "/api/interviews/{id}/notes", operation_id = "interviews_write_notes", tag = "interviews", params(("id" = i64, Path)), request_body = Notes, responses(
    (status = 200, body = Prepared)))]
pub async fn write_notes(State(app): State<App>, step: Step<InterviewId>, write: Write<Notes>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, interview| {
                body.check()?;
                Ok(store::notes::set(tx, interview.id, step.me.id, &body.text)?)
            })
        })
        .await
}

/// Stores the interview that an employer set on the application itself as a confirmed one.
pub fn arranged(tx: &mut Tx, application: ApplicationId) -> db::Result<()> {
    let application = applications::store::get(tx, application)?;
    let Some(interview) = &application.interview else { return Ok(()) };
    settle_open(tx, application.id)?;
    store::arrange(tx, &application, interview)?;
    match store::open_of(tx, application.id)? {
        Some(arranged) => notify::application_changed(tx, arranged.id, Side::Employer),
        None => Ok(()),
    }
}

/// Closes the interview of an application that ended or went back to the shortlist. The application's own notification
/// and card say so.
pub fn application_ended(tx: &mut Tx, application: ApplicationId) -> db::Result<()> {
    let open = settle_open(tx, application)?;
    store::close(tx, application, "")?;
    let Some(closed) = open else { return Ok(()) };
    let status = applications::store::get(tx, application)?.status;
    let is_workers = matches!(status, ApplicationStatus::Hired | ApplicationStatus::Withdrawn);
    notify::application_changed(tx, closed, if is_workers { Side::Worker } else { Side::Employer })
}

/// Takes back what was told about an application's open interview, and returns its id.
fn settle_open(tx: &mut Tx, application: ApplicationId) -> db::Result<Option<InterviewId>> {
    let Some(open) = store::open_of(tx, application)? else { return Ok(None) };
    notify::settle(tx, &open)?;
    Ok(Some(open.id))
}
