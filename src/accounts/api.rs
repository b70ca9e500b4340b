//! The signed-in user and their roles.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::User;
use super::store;
use crate::app::App;
use crate::app::Write;
use crate::identity;
use crate::identity::{Me, caller};
use crate::identity::{Role, Staff};
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Result, token};

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

/// Activates a role, adding it first if the user doesn't have it. The session gets a new id.
#[utoipa::path(put, path = "/api/auth/role", tag = "accounts", request_body = ChooseRole, responses(
    (status = 200, body = User), (status = 403)))]
pub async fn choose_role(
    State(app): State<App>,
    me: Me,
    agent: BrowserLabel,
    write: Write<ChooseRole>,
) -> Result<Response> {
    if write.body.role == Role::Admin && me.staff < Some(Staff::Admin) {
        return Err(Error::forbidden("forbidden", "Only the site’s operators can use that role."));
    }
    let sid = token::secret();
    let response = write
        .ok(&app, move |tx, body| {
            let user = store::user(tx, me.id)?;
            identity::store::activate_role(tx, user.id, body.role)?;
            identity::sessions::end(tx, &me.session)?;
            caller::start(tx, me.id, &sid.1, &agent)?;
            Ok(store::user(tx, me.id)?)
        })
        .await?;
    let cookie = [(header::SET_COOKIE, caller::cookie(&app.origin, &sid.0))];
    Ok((StatusCode::OK, AppendHeaders(cookie), response).into_response())
}
