//! Reading contracts, and changing how to reach one of the two sides.

use axum::extract::State;
use axum::response::Response;

use super::access;
use super::model::{ContactChange, Side};
use super::store::contacts::{self, Giver};
use super::store::{self, Contract};
use crate::app::{App, Write};
use crate::db::{self, Tx};
use crate::employers::{model::Right, rights};
use crate::identity::Me;
use crate::ids::ContractId;
use crate::notifications::store::{NewNotification, send};
use crate::policy::Step;
use crate::web::{Error, List, Paged, Paging, Result};

/// Lists the caller's contracts, as the worker or for an employer, newest first.
#[utoipa::path(get, path = "/api/contracts", operation_id = "contracts_list", tag = "contracts", params(Paging), responses(
    (status = 200, body = List<Contract>)))]
pub async fn list(State(app): State<App>, me: Me, Paged { page, .. }: Paged) -> Result<axum::Json<List<Contract>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, me.id, &page)).await?))
}

/// Returns one contract, to the worker or to the employer's members with permission to hire or view.
#[utoipa::path(get, path = "/api/contracts/{id}", operation_id = "contracts_get", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Contract)))]
pub async fn get(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Contract>> {
    Ok(axum::Json(app.db.read(move |tx| access::authorize(tx, &step)).await?))
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
            access::authorize(tx, &step)
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
    let note =
        NewNotification { kind: "contact_changed", topic: Some(&topic), title: &title, body: &body, href: &href };
    match changed {
        Side::Employer => send(tx, contract.worker.id, &note),
        Side::Worker => rights::notify(tx, contract.employer.id, Right::Hire, &note),
    }
}
