//! What removing an account would do.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::accounts;
use crate::app::App;
use crate::db::Tx;
use crate::employers::store as employers;
use crate::ids::UserId;
use crate::money::account_refunds::{self, Refundable};
use crate::policy::Step;
use crate::web::{Error, Result};

/// What removing an account would do.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovalPreview {
    /// Number of open jobs that nobody else manages, which leave the board.
    open_jobs: i64,
    /// What was paid for the jobs of employers without another member, and can be refunded; one sum for each currency.
    refundable: Vec<Refundable>,
}

/// Returns what removing an account would do.
#[utoipa::path(get, path = "/api/admin/people/{id}/removal", operation_id = "people_removal", tag = "people", params(("id" = i64, Path)), responses(
    (status = 200, body = RemovalPreview), (status = 409)))]
pub async fn preview(State(app): State<App>, step: Step<UserId>) -> Result<axum::Json<RemovalPreview>> {
    let read = move |tx: &mut Tx| {
        accounts::access::authorize_removal(tx, &step)?;
        let alone = employers::members::alone(tx, step.id)?;
        let mut open_jobs = 0;
        for employer in &alone {
            open_jobs += employers::find(tx, *employer)?.map_or(0, |employer| employer.open_jobs);
        }
        Ok::<_, Error>(RemovalPreview { open_jobs, refundable: account_refunds::refundable(tx, &alone)? })
    };
    Ok(axum::Json(app.db.read(read).await?))
}
