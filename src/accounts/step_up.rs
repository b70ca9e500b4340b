//! Entering the password again before an action that is worth more to a thief than the session: confirming payments,
//! granting permissions, exporting data.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{store, verify};
use crate::app::App;
use crate::identity::{self, Caller, Me, caller};
use crate::web::client::Client;
use crate::web::{Error, Json, Result, token};

/// The caller's password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct StepUp {
    #[schema(max_length = 1024)]
    password: String,
}

/// Confirms the caller's password; for ten minutes, this session may use routes that answer `step_up` otherwise. The
/// session gets a new id, so a stolen copy of its cookie doesn't gain from it. The response is never stored under an
/// idempotency key.
#[utoipa::path(post, path = "/api/auth/step-up", operation_id = "step_up", tag = "accounts", request_body = StepUp, responses(
    (status = 204), (status = 429)))]
pub async fn step_up(
    State(app): State<App>,
    me: Me,
    client: Client,
    headers: HeaderMap,
    Json(body): Json<StepUp>,
) -> Result<Response> {
    let id = me.id;
    let user = app.db.read(move |tx| store::user(tx, id)).await.map_err(Error::from)?;
    let account = verify::find(&app, &headers, user.email).await?;
    let Some(verified) = account.verify(&app, client, body.password).await? else {
        let message = "That’s not your password.";
        return Err(Error::invalid_field("password", message));
    };
    let sid = token::secret();
    app.write(Caller(Some(me.clone())), move |tx| {
        verified.check(tx)?;
        me.rotate_session(tx, &sid.1)?;
        Ok(identity::sessions::confirm(tx, &sid.1)?)
    })
    .await?;
    let cookie = [(header::SET_COOKIE, caller::cookie(&app.origin, &sid.0))];
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookie)).into_response())
}
