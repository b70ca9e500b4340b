//! Differences in the money of ended contracts, for the office.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::{Difference, MoneyCheck, State};
use super::{check, correct, store};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::MoneyDifferenceId;
use crate::web::{Error, List, NoBody, Paged, Paging, Path, Result};

/// Query parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct DifferenceQuery {
    /// Which differences to return.
    state: State,
}

/// Returns what the last check of ended contracts found, newest first.
#[utoipa::path(get, path = "/api/admin/ledger/differences", operation_id = "admin_money_differences", tag = "office", params(Paging, DifferenceQuery), responses(
    (status = 200, body = List<Difference>)))]
pub async fn list(
    AppState(app): AppState<App>,
    Paged { filter, page }: Paged<DifferenceQuery>,
) -> Result<axum::Json<List<Difference>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, filter.state, &page)).await?))
}

/// Issues what corrects a difference, exactly as it was proposed: a credit note, an invoice, or a part of the commission.
/// Notifies both sides.
#[utoipa::path(post, path = "/api/admin/ledger/differences/{id}/correct", operation_id = "admin_money_difference_correct", tag = "office", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Difference), (status = 409, description = "wrong_state, changed")))]
pub async fn correct(
    AppState(app): AppState<App>,
    me: Me,
    Path(id): Path<MoneyDifferenceId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let difference = store::find(tx, id)?.ok_or_else(Error::not_found)?;
            correct::apply(tx, &difference, me.id)?;
            let (name, kind) = ("money_corrected", "money_difference");
            let reason = difference.kind.as_str();
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: kind, subject: id.0, reason })?;
            // What else differs in the contract may have changed with it.
            check::again(tx, difference.contract_id)?;
            store::find(tx, id)?.ok_or_else(Error::not_found)
        })
        .await
}

/// Returns how far the check of ended contracts is.
#[utoipa::path(get, path = "/api/admin/ledger/check", operation_id = "admin_money_check", tag = "office", responses((status = 200, body = MoneyCheck)))]
pub async fn status(AppState(app): AppState<App>) -> Result<axum::Json<MoneyCheck>> {
    Ok(axum::Json(app.db.read(found).await?))
}

/// Checks the money of all ended contracts in the background, unless that's under way.
#[utoipa::path(post, path = "/api/admin/ledger/check", operation_id = "admin_money_check_begin", tag = "office", request_body = NoBody, responses((status = 200, body = MoneyCheck)))]
pub async fn begin(AppState(app): AppState<App>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            check::begin(tx)?;
            Ok(found(tx)?)
        })
        .await
}

fn found(tx: &mut Tx) -> db::Result<MoneyCheck> {
    Ok(store::check(tx)?.map(|(check, _)| check).unwrap_or_default())
}
