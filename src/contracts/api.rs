//! Reading contracts.

use axum::extract::State;

use super::access;
use super::store::{self, Contract};
use crate::app::App;
use crate::identity::Me;
use crate::ids::ContractId;
use crate::policy::Step;
use crate::web::{List, Paged, Paging, Result};

/// Lists the caller's contracts, as the worker or for an employer, newest first.
#[utoipa::path(get, path = "/api/contracts", operation_id = "contracts_list", tag = "contracts", params(Paging), responses(
    (status = 200, body = List<Contract>)))]
pub async fn list(State(app): State<App>, me: Me, Paged { page, .. }: Paged) -> Result<axum::Json<List<Contract>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, me.id, &page)).await?))
}

/// Returns one contract, to the worker or to the employer's members with permission to view.
#[utoipa::path(get, path = "/api/contracts/{id}", operation_id = "contracts_get", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, body = Contract)))]
pub async fn get(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Contract>> {
    Ok(axum::Json(app.db.read(move |tx| access::authorize(tx, &step)).await?))
}
