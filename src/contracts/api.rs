//! Reading contracts, and changing how to reach one of the two sides.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::contact::{Contact, ContactChange};
use super::model::{Side, State as ContractState};
use super::store::contacts::{self, Giver};
use super::store::{events, lists, versions};
use super::view::{Contract, Event, Version};
use super::{access, notify};
use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::{Caller, Me};
use crate::ids::{ContractId, JobId};
use crate::notifications::store::{NewNotification, send};
use crate::policy::Step;
use crate::string_enum;
use crate::web::{Error, List, Paged, Paging, Result};

string_enum! {
    /// Which contracts to list.
    #[schema(as = ContractFilter)]
    ContractFilter {
        /// Those that are proposed or active.
        Open = "open",
        /// Those that are over.
        Ended = "ended",
        /// Those in which the caller's side has something to answer, on one page of at most 50.
        Due = "due",
    }
}

/// Query parameters for contracts.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ContractsQuery {
    /// `open`, `ended` or `due`; all by default.
    filter: Option<ContractFilter>,
    /// Id of a job, for an employer's contracts with everyone who works on it; `filter` doesn't count then.
    job_id: Option<JobId>,
}

/// Lists the caller's contracts, as the worker or for an employer, newest first.
#[utoipa::path(get, path = "/api/contracts", operation_id = "contracts_list", tag = "contracts", params(Paging, ContractsQuery), responses(
    (status = 200, body = List<Contract>)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<ContractsQuery>,
) -> Result<axum::Json<List<Contract>>> {
    let states: &[ContractState] = match filter.filter {
        Some(ContractFilter::Open) => &[ContractState::Proposed, ContractState::Active],
        Some(ContractFilter::Ended) => &[ContractState::Ended],
        Some(ContractFilter::Due) | None => ContractState::ALL,
    };
    let found = app
        .db
        .read(move |tx| {
            let rows = match (filter.job_id, filter.filter) {
                (Some(job), _) => lists::crew(tx, me.id, job, &page)?,
                (None, Some(ContractFilter::Due)) => lists::due(tx, me.id)?,
                _ => lists::page(tx, me.id, states, &page)?,
            };
            let caller = Caller(Some(me.clone()));
            rows.map(|contract| access::view(tx, contract, &caller))
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns one contract, to the worker or to the employer's members with permission to hire or view.
#[utoipa::path(get, path = "/api/contracts/{id}", operation_id = "contracts_get", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Contract)))]
pub async fn get(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Contract>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = access::authorize(tx, &step)?;
            Ok::<_, Error>(access::view(tx, contract, &step.caller())?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns the versions of a contract's terms, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/versions", operation_id = "contracts_versions", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Vec<Version>)))]
pub async fn list_versions(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Vec<Version>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            Ok::<_, Error>(versions::list(tx, step.id)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Lists what happened in a contract, newest first.
#[utoipa::path(get, path = "/api/contracts/{id}/timeline", operation_id = "contracts_timeline", tag = "contracts", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = List<Event>)))]
pub async fn timeline(
    State(app): State<App>,
    step: Step<ContractId>,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<Event>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            Ok::<_, Error>(events::list(tx, step.id, &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns the caller's own contact details as the forms of a contract suggest them: those that they or a colleague gave
/// last time, otherwise the account's email address.
#[utoipa::path(get, path = "/api/contracts/{id}/contact", operation_id = "contracts_contact", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Contact), (status = 403)))]
pub async fn suggested_contact(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Contact>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = access::authorize(tx, &step)?;
            let employer = (contract.own_side == Some(Side::Employer)).then_some(contract.employer.id);
            Ok::<_, Error>(contacts::suggested(tx, Giver { user: step.me.id, employer })?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Changes how to reach the caller's side of a contract, and notifies the other side.
#[utoipa::path(put, path = "/api/contracts/{id}/contact", operation_id = "contracts_change_contact", tag = "contracts", params(("id" = i64, Path)), request_body = ContactChange, responses(
    (status = 200, body = Contract)))]
pub async fn change_contact(
    State(app): State<App>,
    step: Step<ContractId>,
    write: Write<ContactChange>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let before = access::authorize(tx, &step)?;
            body.check()?;
            let side = before.own_side.ok_or_else(Error::internal)?;
            let employer = (side == Side::Employer).then_some(before.employer.id);
            contacts::change(tx, step.id, Giver { user: step.me.id, employer }, &body.contact)?;
            notify_other_side(tx, &before, side)?;
            notify::changed(tx, &before)?;
            Ok(access::seen(tx, step.id, &step.caller())?)
        })
        .await
}

fn notify_other_side(tx: &mut Tx, contract: &Contract, changed: Side) -> db::Result<()> {
    let name = match changed {
        Side::Employer => &contract.employer.name,
        Side::Worker => &contract.worker.name,
    };
    let (title, body) = (format!("New contact details: {name}"), format!("For “{}”.", contract.job_title));
    let (topic, href) = (format!("contact:{}", contract.id), format!("/contracts/{}", contract.id));
    let note = NewNotification {
        kind: "contact_changed",
        topic: Some(&topic),
        title: &title,
        body: &body,
        href: &href,
        ..NewNotification::default()
    };
    match changed {
        Side::Employer => send(tx, contract.worker.id, &note),
        Side::Worker => rights::notify(tx, contract.employer.id, Right::Hire, &note),
    }
}
