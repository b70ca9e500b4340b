//! What an employer tells everyone it hires: where the work is, and how to reach it. Offers begin with it.

use axum::extract::State;
use axum::response::Response;

use super::contact::{Contact, ContactChange};
use super::store::contacts::{self, Giver};
use crate::app::{App, Write};
use crate::employers;
use crate::ids::EmployerId;
use crate::policy::Step;
use crate::web::{Error, Result};

/// Returns what the caller's offers for an employer begin with, to those who may hire for it.
#[utoipa::path(get, path = "/api/employers/{id}/contact", operation_id = "employers_contact", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Contact), (status = 403)))]
pub async fn get(State(app): State<App>, step: Step<EmployerId>) -> Result<axum::Json<Contact>> {
    let found = app
        .db
        .read(move |tx| {
            employers::access::authorize(tx, &step, |rights| rights.hire)?;
            Ok::<_, Error>(contacts::suggested(tx, Giver { user: step.me.id, employer: Some(step.id) })?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Changes what offers for an employer begin with. What was agreed on stays as it is.
#[utoipa::path(put, path = "/api/employers/{id}/contact", operation_id = "employers_change_contact", tag = "contracts", params(("id" = i64, Path)), request_body = ContactChange, responses(
    (status = 200, body = Contact), (status = 403)))]
pub async fn save(State(app): State<App>, step: Step<EmployerId>, write: Write<ContactChange>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            employers::access::authorize(tx, &step, |rights| rights.hire)?;
            body.check()?;
            contacts::keep(tx, step.id, step.me.id, &body.contact)?;
            Ok(body.contact.tidy())
        })
        .await
}
