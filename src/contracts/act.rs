//! Handlers that confirm a contract, change its terms and end it.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access;
use super::begin;
use super::model::{Action, EndCause, EndReason, MAX_VERSIONS, PROPOSAL_TTL, Side, State, VersionStatus};
use super::notify::{self, News};
use super::requests::{Acceptance, Confirmation, Ending, Proposal, Rejection};
use super::store;
use super::store::contacts::{self, Giver};
use super::store::versions::{self, NewVersion};
use super::view::{Contract, End, Pending};
use crate::app::{App, Write};
use crate::clock::{self, DAY};
use crate::db::Tx;
use crate::events::Event;
use crate::ids::ContractId;
use crate::policy::Step;
use crate::site;
use crate::stuck::{self, Tick};
use crate::web::{Error, NoBody, Result};

/// How far ahead a last day can be, in milliseconds.
const MAX_NOTICE: i64 = 365 * DAY;

/// Confirms a proposed contract, which begins with that.
#[utoipa::path(post, path = "/api/contracts/{id}/confirm", operation_id = "contracts_confirm", tag = "contracts", params(("id" = i64, Path)), request_body = Confirmation, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, changed, own_proposal")))]
pub async fn confirm(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    write: Write<Confirmation>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, contract, side| {
                body.check()?;
                let pending = answerable(contract, side, Action::Confirm, body.version)?;
                let employer = (side == Side::Employer).then_some(contract.employer.id);
                contacts::change(tx, contract.id, Giver { user: step.me.id, employer }, &body.contact)?;
                begin::of_proposal(tx, contract.id, pending.version)?;
                Ok(notify::acted(tx, contract.id, News::Confirmed, (side, step.me.id), "")?)
            })
        })
        .await
}

/// Proposes other terms. A proposal that still waits for an answer is replaced.
#[utoipa::path(post, path = "/api/contracts/{id}/propose", operation_id = "contracts_propose", tag = "contracts", params(("id" = i64, Path)), request_body = Proposal, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, changed, too_many_versions")))]
pub async fn propose(AppState(app): AppState<App>, step: Step<ContractId>, write: Write<Proposal>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, contract, side| {
                body.check()?;
                check_version(body.version, contract.version)?;
                check_difference(contract, body)?;
                versions::answer(tx, contract.id, VersionStatus::Replaced)?;
                let by = (side, step.me.id);
                let new =
                    NewVersion { by: (side, Some(step.me.id)), terms: &body.terms, note: &body.note, accepted: false };
                versions::insert(tx, contract.id, &new)?;
                if contract.state == State::Proposed {
                    store::set_answer_due(tx, contract.id, tx.now() + PROPOSAL_TTL)?;
                }
                Ok(notify::acted(tx, contract.id, News::TermsProposed, by, &body.note)?)
            })
        })
        .await
}

fn check_difference(contract: &Contract, body: &Proposal) -> Result<()> {
    if contract.version >= MAX_VERSIONS {
        let detail = "These terms were changed 100 times. End this contract and begin a new one.";
        return Err(Error::conflict("too_many_versions", detail));
    }
    let newest = contract.pending.as_ref().map_or(&contract.terms, |pending| &pending.terms);
    if *newest == body.terms.trimmed() {
        let message = "These are the same terms. Change something first.";
        return Err(Error::invalid_field("terms", message));
    }
    Ok(())
}

/// Accepts changed terms, which are in force from then on.
#[utoipa::path(post, path = "/api/contracts/{id}/accept", operation_id = "contracts_accept", tag = "contracts", params(("id" = i64, Path)), request_body = Acceptance, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, changed, own_proposal, nothing_proposed")))]
pub async fn accept(
    AppState(app): AppState<App>,
    step: Step<ContractId>,
    write: Write<Acceptance>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, contract, side| {
                let pending = answerable(contract, side, Action::Accept, body.version)?;
                versions::answer(tx, contract.id, VersionStatus::Accepted)?;
                store::set_version(tx, contract.id, pending.version)?;
                tx.emit(Event::TermsChanged { contract: contract.id, price: contract.terms.fixed_price() })?;
                Ok(notify::acted(tx, contract.id, News::TermsAccepted, (side, step.me.id), "")?)
            })
        })
        .await
}

/// Turns down what the other side proposed, or takes back one's own proposal. A contract that wasn't confirmed yet ends
/// with that.
#[utoipa::path(post, path = "/api/contracts/{id}/reject", operation_id = "contracts_reject", tag = "contracts", params(("id" = i64, Path)), request_body = Rejection, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, changed, nothing_proposed")))]
pub async fn reject(AppState(app): AppState<App>, step: Step<ContractId>, write: Write<Rejection>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, contract, side| {
                body.check()?;
                let pending = answerable(contract, side, Action::Reject, body.version)?;
                let (status, cause, news) = if pending.proposed_by == side {
                    (VersionStatus::Withdrawn, EndCause::Withdrawn, News::Withdrawn)
                } else {
                    (VersionStatus::Rejected, EndCause::Rejected, News::Rejected)
                };
                versions::answer(tx, contract.id, status)?;
                if contract.state == State::Proposed {
                    let note = body.reason.clone();
                    let end = End { cause, by: Some(side), reason: None, note, on: None, ended_at: None };
                    store::set_end(tx, contract.id, &end, None)?;
                    store::close(tx, contract.id, cause, None)?;
                }
                Ok(notify::acted(tx, contract.id, news, (side, step.me.id), &body.reason)?)
            })
        })
        .await
}

/// Returns the version that waits for an answer, if this side may answer it and has seen it.
fn answerable(contract: &Contract, side: Side, action: Action, seen: Option<i64>) -> Result<&Pending> {
    check_version(seen, contract.version)?;
    let Some(pending) = &contract.pending else {
        return Err(Error::conflict("nothing_proposed", "Nothing waits for an answer here."));
    };
    if contract.allows(side, action) {
        Ok(pending)
    } else {
        Err(Error::conflict("own_proposal", "You proposed this, so the other side answers it."))
    }
}

fn check_version(seen: Option<i64>, newest: i64) -> Result<()> {
    if seen.is_some_and(|seen| seen != newest) {
        return Err(Error::conflict("changed", "Someone has just proposed other terms. Look at them first."));
    }
    Ok(())
}

/// Gives notice: the contract ends when its last day is over. If the other side gave notice before, it ends at once.
#[utoipa::path(post, path = "/api/contracts/{id}/end", operation_id = "contracts_end", tag = "contracts", params(("id" = i64, Path)), request_body = Ending, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, notice_given")))]
pub async fn end(AppState(app): AppState<App>, step: Step<ContractId>, write: Write<Ending>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::act(tx, &step, |tx, contract, side| {
                let zone = site::store::zone(tx)?;
                let latest = clock::date_in(&zone, tx.now() + MAX_NOTICE);
                body.check(&contract.earliest_end, &latest)?;
                if !contract.allows(side, Action::End) {
                    return Err(Error::conflict("notice_given", "You’ve already given notice."));
                }
                let today = clock::date_in(&zone, tx.now());
                let both = contract.end.is_some();
                let on = if both { &today } else { body.on.as_ref().unwrap_or(&contract.earliest_end) };
                let news = if both || *on <= today { News::Ended } else { News::Notice };
                let cause = if both { EndCause::Agreed } else { EndCause::Notice };
                if !both {
                    give_notice(tx, contract.id, side, body, on, &zone)?;
                }
                if news == News::Ended {
                    store::close(tx, contract.id, cause, Some(on))?;
                }
                Ok(notify::acted(tx, contract.id, news, (side, step.me.id), &words(body))?)
            })
        })
        .await
}

fn give_notice(tx: &mut Tx, id: ContractId, side: Side, body: &Ending, on: &str, zone: &str) -> Result<()> {
    let (reason, note) = (Some(body.reason), body.note.clone());
    let end = End { cause: EndCause::Notice, by: Some(side), reason, note, on: Some(on.to_owned()), ended_at: None };
    Ok(store::set_end(tx, id, &end, clock::end_of_day(zone, on))?)
}

fn words(body: &Ending) -> String {
    let reason = if body.reason == EndReason::Other { "" } else { body.reason.sentence() };
    format!("{reason} {}", body.note.trim()).trim().to_owned()
}

/// Takes back one's own notice, so that the contract goes on.
#[utoipa::path(post, path = "/api/contracts/{id}/resume", operation_id = "contracts_resume", tag = "contracts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Contract), (status = 409, description = "wrong_state, no_notice")))]
pub async fn resume(AppState(app): AppState<App>, step: Step<ContractId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            access::act(tx, &step, |tx, contract, side| {
                if !contract.allows(side, Action::Resume) {
                    return Err(Error::conflict("no_notice", "You haven’t given notice."));
                }
                store::clear_end(tx, contract.id)?;
                Ok(notify::acted(tx, contract.id, News::Resumed, (side, step.me.id), "")?)
            })
        })
        .await
}

/// Ends contracts whose notice is over, and proposals that nobody answered. Returns whether there may be more.
pub fn tick(tx: &mut Tx) -> crate::db::Result<bool> {
    let due = store::due(tx)?;
    for id in &due {
        stuck::attempt(tx, Tick::Contracts, *id, |tx| end_by_clock(tx, *id))?;
    }
    Ok(!due.is_empty())
}

fn end_by_clock(tx: &mut Tx, id: ContractId) -> crate::db::Result<()> {
    let contract = store::get(tx, id)?;
    let (cause, news) = match contract.state {
        State::Proposed => (EndCause::Lapsed, News::Lapsed),
        State::Active | State::Ended => (EndCause::Notice, News::Ended),
    };
    let on = contract.end.and_then(|end| end.on);
    store::close(tx, id, cause, on.as_deref())?;
    notify::happened(tx, id, news)
}
