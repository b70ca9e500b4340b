//! The dashboard: to-dos and counts for the signed-in person.

use axum::extract::State;

use super::model::Dashboard;
use super::overview;
use crate::app::App;
use crate::identity::Me;
use crate::web::Result;

/// Returns the caller's dashboard.
///
/// The active role decides whether it covers the worker's side, the employer's side or both.
#[utoipa::path(get, path = "/api/dashboard", operation_id = "dashboard_get", tag = "dashboard", responses(
    (status = 200, body = Dashboard)))]
pub async fn dashboard(State(app): State<App>, me: Me) -> Result<axum::Json<Dashboard>> {
    let setup = app.mail.clone();
    let dashboard = app.db.search(move |tx| overview::of(tx, &me, &setup)).await?;
    Ok(axum::Json(dashboard))
}
