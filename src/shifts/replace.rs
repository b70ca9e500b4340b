//! Asking others to stand in.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::access::{act, authorize};
use super::model::{Action, Shift};
use super::notify::News;
use super::waves::{self, Candidate};
use crate::app::{App, Write};
use crate::contracts;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId};
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Maximum number of people in the list.
const MAX_LISTED: usize = 50;

/// Someone who could stand in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Backup {
    /// The contract with them.
    contract_id: ContractId,
    /// Their name.
    name: String,
}

/// Who would be asked to stand in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Backups {
    /// Everyone else with an active contract who has no other shift at that time and wasn't asked yet, those with the fewest
    /// hours in that week first, at most 50.
    items: Vec<Backup>,
}

/// Returns who would be asked to stand in.
#[utoipa::path(get, path = "/api/shifts/{id}/backups", operation_id = "shifts_backups", tag = "shifts", params(("id" = i64, Path)), responses(
    (status = 200, body = Backups), (status = 403)))]
pub async fn backups(State(app): State<App>, step: Step<ShiftId>) -> Result<axum::Json<Backups>> {
    let items = app
        .db
        .read(move |tx| {
            let own = authorize(tx, &step)?;
            let mut found = waves::left_to_ask(tx, &own.shift, &own.contract)?;
            found.truncate(MAX_LISTED);
            let name = |tx: &mut Tx, one: Candidate| {
                let name = contracts::store::get(tx, one.contract)?.worker.name;
                Ok(Backup { contract_id: one.contract, name })
            };
            Ok::<_, Error>(found.into_iter().map(|one| name(tx, one)).collect::<db::Result<Vec<_>>>()?)
        })
        .await?;
    Ok(axum::Json(Backups { items }))
}

/// Asks those who could stand in, a few at a time. The first one to confirm gets the shift, and the others hear about it.
#[utoipa::path(post, path = "/api/shifts/{id}/replace", operation_id = "shifts_replace", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state, no_backups")))]
pub async fn replace(State(app): State<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Replace, |tx, own| {
                if waves::start(tx, &own.shift, &own.contract, own.user)? == 0 {
                    let detail = "Nobody else who works for you is free at that time.";
                    return Err(Error::conflict("no_backups", detail));
                }
                Ok(News::Replacing)
            })
        })
        .await
}
