//! Reading disputes.

use axum::extract::State as AppState;

use super::access;
use super::store::{self, figures, figures::DisputeYear};
use super::view::{Dispute, DisputeRoom};
use crate::app::App;
use crate::identity::Me;
use crate::ids::DisputeId;
use crate::policy::Step;
use crate::web::{Error, List, Paged, Paging, Result};

/// Lists the caller's disputes, on either side, newest first.
#[utoipa::path(get, path = "/api/disputes", operation_id = "disputes_list", tag = "disputes", params(Paging), responses(
    (status = 200, body = List<Dispute>)))]
pub async fn list(
    AppState(app): AppState<App>,
    me: Me,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<Dispute>>> {
    let found = app
        .db
        .read(move |tx| {
            let mut list = store::lists::page(tx, me.id, &page)?;
            let items = std::mem::take(&mut list.items);
            list.items = items.into_iter().map(|d| access::seen_by(tx, d, me.id)).collect::<crate::db::Result<_>>()?;
            Ok::<_, Error>(list)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns how many disputes were opened this year and last year, and how those ended that ended then.
#[utoipa::path(get, path = "/api/disputes/years", operation_id = "disputes_years", tag = "disputes", responses(
    (status = 200, body = Vec<DisputeYear>)))]
pub async fn years(AppState(app): AppState<App>) -> Result<axum::Json<Vec<DisputeYear>>> {
    Ok(axum::Json(app.db.read(figures::years).await?))
}

/// Returns a dispute with its evidence and what happened, the same for both sides and the mediator.
#[utoipa::path(get, path = "/api/disputes/{id}", operation_id = "disputes_get", tag = "disputes", params(("id" = i64, Path)), responses(
    (status = 200, body = DisputeRoom)))]
pub async fn get(AppState(app): AppState<App>, step: Step<DisputeId>) -> Result<axum::Json<DisputeRoom>> {
    let found = app
        .db
        .read(move |tx| {
            let (dispute, _) = access::authorize(tx, &step)?;
            Ok::<_, Error>(access::room(tx, dispute)?)
        })
        .await?;
    Ok(axum::Json(found))
}
