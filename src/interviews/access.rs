//! Who may read an interview and act on it, and how it looks to the caller.

use axum::http::Method;

use super::model::{Action, Status};
use super::store;
use super::view::{Interview, Prepared};
use crate::applications;
use crate::db::{self, Tx};
use crate::employers::{blocks, rights};
use crate::identity::Caller;
use crate::identity::model::short_name;
use crate::ids::{ApplicationId, InterviewId, UserId};
use crate::messages::model::Side;
use crate::policy::{Grant, Relation, Step, Target};
use crate::web::{Error, Result};

/// Returns the stored interview if the policy allows the caller this action in its current status.
///
/// # Errors
/// 404 if the caller is on neither side, 403 without the permission, 409 in the wrong status.
pub fn authorize(tx: &mut Tx, step: &Step<InterviewId>) -> Result<Interview> {
    let mut interview = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let relations = relations(tx, &interview, &step.caller())?;
    let target = Target { relations: &relations, state: interview.status.as_str(), visible: !relations.is_empty() };
    step.check(&target)?;
    blocks::check(tx, step.grant, interview.status.as_str(), (interview.employer_id, interview.worker_id))?;
    interview.own_side = side(&relations);
    Ok(interview)
}

/// Takes an action on an interview and returns the updated one with the caller's own notes.
///
/// # Errors
/// Those of [`authorize`] and of the effect.
pub fn act(
    tx: &mut Tx,
    step: &Step<InterviewId>,
    effect: impl FnOnce(&mut Tx, &Interview) -> Result<()>,
) -> Result<Prepared> {
    let interview = authorize(tx, step)?;
    effect(tx, &interview)?;
    Ok(prepared(tx, step.id, &step.caller())?)
}

/// Returns an interview that must exist, as the caller may see it, with the caller's own notes.
pub fn prepared(tx: &mut Tx, id: InterviewId, caller: &Caller) -> db::Result<Prepared> {
    let interview = store::get(tx, id)?;
    let notes = caller.id().map(|me| store::notes::get(tx, id, me)).transpose()?.unwrap_or_default();
    Ok(Prepared { interview: view(tx, interview, caller)?, notes })
}

/// Fills in the caller's side and permitted actions, and shortens the worker's name for the employer.
pub fn view(tx: &mut Tx, mut interview: Interview, caller: &Caller) -> db::Result<Interview> {
    let relations = relations(tx, &interview, caller)?;
    let target = Target { relations: &relations, state: interview.status.as_str(), visible: true };
    interview.own_side = side(&relations);
    let can_pick = interview.own_side != Some(interview.proposed_by)
        && (interview.status == Status::Proposed || interview.from_hours);
    interview.can = Action::ALL
        .iter()
        .copied()
        .filter(|action| *action != Action::Pick || can_pick)
        .filter(|action| Grant::of(&Method::POST, &action.path()).is_some_and(|grant| grant.allows(caller, &target)))
        .collect();
    mask(&mut interview);
    Ok(interview)
}

/// Returns an interview with the names that a person sees; `None` if they are on neither of its sides.
pub fn as_seen_by(tx: &mut Tx, mut interview: Interview, user: UserId) -> db::Result<Option<Interview>> {
    let relations = relations_of(tx, &interview, user)?;
    interview.own_side = side(&relations);
    mask(&mut interview);
    Ok((!relations.is_empty()).then_some(interview))
}

fn mask(interview: &mut Interview) {
    if interview.own_side != Some(Side::Worker) {
        interview.worker = short_name(&interview.worker);
    }
}

/// Returns the interviews of an application, newest first, if the caller is on one of its sides; none otherwise.
pub fn of_application(tx: &mut Tx, application: ApplicationId, caller: &Caller) -> db::Result<Vec<Interview>> {
    let mut seen = Vec::new();
    for interview in store::of_application(tx, application)? {
        if !relations(tx, &interview, caller)?.is_empty() {
            seen.push(view(tx, interview, caller)?);
        }
    }
    Ok(seen)
}

fn relations(tx: &mut Tx, interview: &Interview, caller: &Caller) -> db::Result<Vec<Relation>> {
    caller.id().map_or_else(|| Ok(Vec::new()), |me| relations_of(tx, interview, me))
}

fn relations_of(tx: &mut Tx, interview: &Interview, user: UserId) -> db::Result<Vec<Relation>> {
    if user == interview.worker_id {
        return Ok(vec![Relation::Applicant]);
    }
    Ok(applications::view::relations(rights::find(tx, interview.employer_id, user)?))
}

fn side(relations: &[Relation]) -> Option<Side> {
    if relations.contains(&Relation::Applicant) {
        Some(Side::Worker)
    } else {
        relations.contains(&Relation::Owner).then_some(Side::Employer)
    }
}
