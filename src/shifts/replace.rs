//! Asking others to stand in.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::access::{act, authorize};
use super::model::{Action, Shift};
use super::notify::{self, News};
use super::store;
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::model::Side;
use crate::db::{self, Tx};
use crate::ids::{ContractId, ShiftId, UserId};
use crate::policy::Step;
use crate::web::{Error, NoBody, Result};

/// Most people who are asked at once.
const MAX_ASKED: usize = 50;

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
    /// Everyone else with an active contract who has no other shift at that time, at most 50.
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
            let found = free_backups(tx, &own.shift, &own.contract)?;
            let name = |tx: &mut Tx, (contract_id, _): (ContractId, UserId)| {
                Ok(Backup { contract_id, name: contracts::store::get(tx, contract_id)?.worker.name })
            };
            Ok::<_, Error>(found.into_iter().map(|one| name(tx, one)).collect::<db::Result<Vec<_>>>()?)
        })
        .await?;
    Ok(axum::Json(Backups { items }))
}

/// Asks everyone who could stand in. The first one to confirm gets the shift, and the others hear about it.
#[utoipa::path(post, path = "/api/shifts/{id}/replace", operation_id = "shifts_replace", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Shift), (status = 409, description = "wrong_state, no_backups")))]
pub async fn replace(State(app): State<App>, step: Step<ShiftId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, Action::Replace, |tx, own| {
                let asked = free_backups(tx, &own.shift, &own.contract)?;
                if asked.is_empty() {
                    let detail = "Nobody else who works for you is free at that time.";
                    return Err(Error::conflict("no_backups", detail));
                }
                for (contract, _) in asked {
                    ask(tx, &own.shift, contract, own.user)?;
                }
                Ok(News::Replacing)
            })
        })
        .await
}

fn ask(tx: &mut Tx, shift: &Shift, contract: ContractId, by: UserId) -> db::Result<()> {
    let contract = contracts::store::get(tx, contract)?;
    let words = (shift.place.as_str(), shift.note.as_str());
    let id = store::insert(tx, &contract, (shift.starts_at, shift.ends_at), words, Some(shift.id), by)?;
    store::update_contract(tx, contract.id)?;
    let asked = store::get(tx, id)?;
    notify::acted(tx, &contract, &asked, News::Asked, (Side::Employer, by))
}

/// Returns the contracts of those who could stand in, the newest of each person.
fn free_backups(
    tx: &mut Tx,
    shift: &Shift,
    contract: &contracts::view::Contract,
) -> db::Result<Vec<(ContractId, UserId)>> {
    let mut free: Vec<(ContractId, UserId)> = Vec::new();
    for (id, worker) in store::active_contracts(tx, contract.employer.id)? {
        let is_listed = worker == contract.worker.id || free.iter().any(|(_, listed)| *listed == worker);
        if !is_listed && !store::is_busy(tx, worker, (shift.starts_at, shift.ends_at), None)? {
            free.push((id, worker));
        }
    }
    free.truncate(MAX_ASKED);
    Ok(free)
}
