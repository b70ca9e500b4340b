//! Who may read an application and act on it, and how it looks to the caller.

use axum::http::Method;

use super::model::{Action, Status};
use super::store;
use super::view::{Application, relations};
use crate::db::Tx;
use crate::employers::model::Rights;
use crate::employers::{blocks, rights};
use crate::identity::Caller;
use crate::identity::model::short_name;
use crate::ids::{ApplicationId, JobId};
use crate::jobs;
use crate::policy::{Grant, Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the stored application if the policy allows the caller this action in its current status. It is unmasked:
/// return it to the caller only through [`view`].
///
/// # Errors
/// 404 if the caller is on neither side, 403 if on the wrong side or without the permission, 409 in the wrong status.
pub fn authorize(tx: &mut Tx, step: &Step<ApplicationId>) -> Result<Application> {
    let application = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let rights = rights::find(tx, application.employer_id, step.me.id)?;
    let relations = application.relations(Some(step.me.id), rights);
    let visible = !relations.is_empty();
    step.check(&Target { relations: &relations, state: application.status.as_str(), visible })?;
    blocks::check(tx, step.grant, application.status.as_str(), (application.employer_id, application.worker.id))?;
    Ok(application)
}

/// Takes an action on an application and returns the updated application.
///
/// # Errors
/// Those of [`authorize`] and of the effect.
pub fn act(
    tx: &mut Tx,
    step: &Step<ApplicationId>,
    effect: impl FnOnce(&mut Tx, &Application) -> Result<()>,
) -> Result<Application> {
    let application = authorize(tx, step)?;
    effect(tx, &application)?;
    let application = store::get(tx, step.id)?;
    view(tx, application, &step.caller())
}

/// Checks that the policy allows the caller this action on the applicants to a job.
///
/// # Errors
/// 404 for a job the caller may not see, 403 without the permission, 409 in the wrong status.
pub fn authorize_job(tx: &mut Tx, step: &Step<JobId>) -> Result<()> {
    let job = jobs::store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let relations = relations(rights::find(tx, job.card.employer_id, step.me.id)?);
    let visible = !relations.is_empty() || jobs::access::readable(tx, &step.caller(), step.id).is_ok();
    step.check(&Target { relations: &relations, state: job.card.status.as_str(), visible })
}

/// Returns the application as the caller may see it.
///
/// # Errors
/// 401 for a visitor.
pub fn view(tx: &mut Tx, application: Application, caller: &Caller) -> Result<Application> {
    let me = caller.id().ok_or_else(Error::unauthorized)?;
    let rights = rights::find(tx, application.employer_id, me)?;
    Ok(mask(application, caller, rights))
}

/// Fills in the caller's permitted actions, shortens the worker's name for an employer who hasn't hired them, and
/// removes the verdict and the note count for anyone but the employer's members. A withdrawn application shows the
/// employer nothing of what was sent.
#[must_use]
pub fn mask(mut application: Application, caller: &Caller, rights: Rights) -> Application {
    let relations = application.relations(caller.id(), rights);
    let target = Target { relations: &relations, state: application.status.as_str(), visible: true };
    let allowed =
        |method: Method, path: &str| Grant::of(&method, path).is_some_and(|grant| grant.allows(caller, &target));
    let can_edit = allowed(Method::PATCH, "/api/applications/{id}");
    let can_rate = allowed(Method::PUT, "/api/applications/{id}/verdict");
    let can = Action::ALL.iter().copied().filter(|action| allowed(Method::POST, &action.path())).collect();
    (application.can, application.can_edit, application.can_rate) = (can, can_edit, can_rate);
    if !relations.contains(&Relation::Applicant) && application.status != Status::Hired {
        application.worker.name = short_name(&application.worker.name);
    }
    if !relations.contains(&Relation::Applicant) && application.status == Status::Withdrawn {
        application.strip();
    }
    if !relations.contains(&Relation::Viewer) {
        (application.verdict, application.note_count) = (None, 0);
    }
    application
}
