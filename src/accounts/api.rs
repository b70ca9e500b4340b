//! The signed-in user and their roles.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{self, User};
use super::store;
use crate::app::App;
use crate::identity;
use crate::identity::{Caller, Me, Role, caller};
use crate::web::{Error, Json, Result, token};

/// Returns the signed-in user.
#[utoipa::path(get, path = "/api/auth/user", tag = "accounts", responses((status = 200, body = User)))]
pub async fn user(State(app): State<App>, me: Me) -> Result<axum::Json<User>> {
    Ok(axum::Json(app.db.read(move |tx| store::user(tx, me.id)).await.map_err(Error::from)?))
}

/// The role to activate.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ChooseRole {
    role: Role,
}

/// Activates a role, adding it first if the user doesn't have it. The session gets a new id. Safe to repeat, so it takes
/// no `Idempotency-Key`; a replayed response couldn't set the cookie again.
#[utoipa::path(put, path = "/api/auth/role", tag = "accounts", request_body = ChooseRole, responses(
    (status = 200, body = User), (status = 403)))]
pub async fn choose_role(State(app): State<App>, me: Me, Json(body): Json<ChooseRole>) -> Result<Response> {
    model::check_role(body.role, me.staff)?;
    let sid = token::secret();
    let user = app
        .write(Caller(Some(me.clone())), move |tx| {
            identity::store::activate_role(tx, me.id, body.role)?;
            me.rotate_session(tx, &sid.1)?;
            Ok(store::user(tx, me.id)?)
        })
        .await?;
    let cookie = [(header::SET_COOKIE, caller::cookie(&app.origin, &sid.0))];
    Ok((StatusCode::OK, AppendHeaders(cookie), axum::Json(user)).into_response())
}
