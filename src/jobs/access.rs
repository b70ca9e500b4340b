//! Who can read a job and act on it, and how it looks to the caller.

use axum::http::Method;

use super::model::{Job, JobCard, Status, Viewer};
use super::{saved, store, term};
use crate::db::{self, Tx};
use crate::employers::model::Right;
use crate::employers::rights;
use crate::identity::Caller;
use crate::ids::JobId;
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::policy::{Grant, Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the job as this caller sees it, if they're allowed to.
///
/// # Errors
/// 404 if there is no such job or the caller may not see it.
pub fn readable(tx: &mut Tx, caller: &Caller, id: JobId) -> Result<Job> {
    let job = view(tx, caller, id)?;
    let grant = Grant::of(&Method::GET, "/api/jobs/{id}").ok_or_else(Error::internal)?;
    let relations = relations(&job.viewer);
    // A job that ended without ever being listed is as private as a draft.
    let never_listed = job.card.listed_at.is_none() && job.card.status.is_over();
    let status = if never_listed { Status::Draft } else { job.card.status };
    let target = Target { relations, state: status.as_str(), visible: false };
    // If the job's state hides it from strangers, they get a 404 rather than a conflict.
    if grant.allows(caller, &target) { Ok(job) } else { Err(Error::not_found()) }
}

const fn relations(viewer: &Viewer) -> &'static [Relation] {
    if viewer.is_owner { &[Relation::Owner] } else { &[] }
}

/// Takes an action on a job and returns the job as it is afterward.
///
/// # Errors
/// Those of [`authorize`] or of `effect`.
pub fn act(tx: &mut Tx, step: &Step<JobId>, effect: impl FnOnce(&mut Tx, &Job) -> Result<()>) -> Result<Job> {
    let job = authorize(tx, step)?;
    effect(tx, &job)?;
    publish_change(tx, &job.card)?;
    view(tx, &step.caller(), step.id)
}

/// Tells the open apps of the people who post for a job's employer that the job changed.
pub fn publish_change(tx: &mut Tx, card: &JobCard) -> db::Result<()> {
    for user in rights::members(tx, card.employer_id, Right::Post)? {
        publish(tx, user, Kind::JobChanged, card.id)?;
    }
    Ok(())
}

/// Returns the job if the policy allows the caller this action in the job's current state.
///
/// # Errors
/// 403, 404 or 409.
pub fn authorize(tx: &mut Tx, step: &Step<JobId>) -> Result<Job> {
    let job = view(tx, &step.caller(), step.id)?;
    let relations = relations(&job.viewer);
    let visible = !matches!(job.card.status, Status::Draft | Status::PendingPayment | Status::Refused);
    step.check(&Target { relations, state: job.card.status.as_str(), visible })?;
    Ok(job)
}

/// Returns the job with the caller's relation to it: ownership, own application, allowed actions.
///
/// # Errors
/// 404 if there is no such job, or a database error.
pub fn view(tx: &mut Tx, caller: &Caller, id: JobId) -> Result<Job> {
    let mut job = store::find(tx, id)?.ok_or_else(Error::not_found)?;
    if let Some(me) = &caller.0 {
        job.viewer.is_owner = rights::find(tx, job.card.employer_id, me.id)?.post;
        job.viewer.application_id = saved::mark(tx, me.id, &mut job.card)?;
    }
    if !job.viewer.is_owner {
        job.refusal = None;
    }
    job.viewer.can = allowed_actions(tx, caller, &job)?;
    Ok(job)
}

/// Returns the actions the policy allows the caller now. Applying is offered without the worker role too, so that
/// nobody has to know about roles first.
fn allowed_actions(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<Vec<String>> {
    let relations = relations(&job.viewer);
    let target = Target { relations, state: job.card.status.as_str(), visible: true };
    let may = |method: Method, path: &str| Grant::of(&method, path).is_some_and(|grant| grant.allows(caller, &target));
    let can_renew = may(Method::POST, "/api/jobs/{id}/renew") && term::is_renewable(tx, &job.card)?;
    let can_view = can_view_applications(tx, caller, job)?;
    let could_apply =
        !job.viewer.is_owner && !can_view && job.viewer.application_id.is_none() && job.card.status == Status::Open;
    let all = [
        ("edit", may(Method::PATCH, "/api/jobs/{id}")),
        ("close", may(Method::POST, "/api/jobs/{id}/close")),
        ("publish", may(Method::POST, "/api/jobs/{id}/publish")),
        ("pause", may(Method::POST, "/api/jobs/{id}/pause")),
        ("resume", may(Method::POST, "/api/jobs/{id}/resume")),
        ("renew", can_renew),
        ("confirm", may(Method::POST, "/api/jobs/{id}/confirm")),
        ("duplicate", may(Method::POST, "/api/jobs/{id}/duplicate")),
        ("applications", can_view),
        ("apply", could_apply),
    ];
    Ok(all.into_iter().filter(|(_, allowed)| *allowed).map(|(name, _)| name.to_owned()).collect())
}

/// A member can have permission to view applicants but not to edit the job.
fn can_view_applications(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<bool> {
    let Some(me) = caller.id() else { return Ok(false) };
    Ok(rights::find(tx, job.card.employer_id, me)?.can_view_applications())
}
