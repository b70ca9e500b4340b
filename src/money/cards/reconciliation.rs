//! What the ledger and Stripe see differently, for the office.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Difference;
use super::store::{self, transactions};
use crate::app::App;
use crate::web::Result;

/// The last comparison of the ledger with Stripe.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reconciliation {
    /// When it was, in milliseconds since the epoch; null if there was none.
    compared_at: Option<i64>,
    /// Why the last try failed; empty if it didn't.
    problem: String,
    /// How many changes of the balance Stripe lists since the key has been in use.
    compared: i64,
    /// What they see differently; at most 100 of each kind.
    differences: Vec<Difference>,
}

/// Returns what the ledger and Stripe see differently. They're compared once a night.
#[utoipa::path(get, path = "/api/admin/reconciliation", operation_id = "admin_reconciliation", tag = "money", responses((status = 200, body = Reconciliation)))]
pub async fn get(State(app): State<App>) -> Result<axum::Json<Reconciliation>> {
    let found = app.db.search(|tx| {
        let settings = store::settings(tx)?;
        let differences = match settings.reconciled_at {
            Some(at) => transactions::differences(tx, settings.since, at)?,
            None => Vec::new(),
        };
        let compared = transactions::count(tx, settings.since)?;
        Ok::<_, crate::web::Error>(Reconciliation {
            compared_at: settings.reconciled_at,
            problem: settings.problem,
            compared,
            differences,
        })
    });
    Ok(axum::Json(found.await?))
}
