//! What the site lets people do before it knows them, as the operator sets it.

use axum::extract::State;
use axum::response::Response;

use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::identity::Me;
use crate::site::limits::{self, Limits};
use crate::web::{Error, Result, Validator};

/// Returns the limits.
#[utoipa::path(get, path = "/api/admin/limits", operation_id = "limits_get", tag = "operator", responses((status = 200, body = Limits)))]
pub async fn get(State(app): State<App>) -> Result<axum::Json<Limits>> {
    Ok(axum::Json(app.db.read(limits::find).await.map_err(Error::from)?))
}

/// Saves the limits.
#[utoipa::path(put, path = "/api/admin/limits", operation_id = "limits_put", tag = "operator", request_body = Limits, responses(
    (status = 200, body = Limits)))]
pub async fn put(State(app): State<App>, me: Me, write: Write<Limits>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            let mut checks = Validator::default();
            new.check(&mut checks);
            checks.finish()?;
            limits::save(tx, new)?;
            let (actor, name, subject_kind) = (Some(me.id), "limits_changed", "site");
            audit::record(tx, &Action { actor, name, subject_kind, subject: 1, reason: "" })?;
            Ok(*new)
        })
        .await
}
