//! Password reset links that staff make for others.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::people::is_admin;
use super::{access, notices, reset};
use crate::app::App;
use crate::app::quota::Quota;
use crate::audit::{self, Action};
use crate::identity;
use crate::identity::tokens::{self, Purpose};
use crate::ids::UserId;
use crate::policy::Step;
use crate::web::{Error, Json, NoBody, Result, token};

/// A link for choosing a new password.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetLink {
    /// URL to hand out, for admins only. It's never shown again. Null if the link was mailed to the owner, or
    /// is in the outbox because there's no mail server.
    url: Option<String>,
    /// When the link expires, in milliseconds since the epoch.
    expires_at: i64,
}

/// Creates a password reset link. Admins see it, and the account's owner is told. Staff below admins don't see it: it's mailed to
/// the owner, and without a mail server, admins hand it out from the outbox. The response may be a secret, so it's never stored
/// under an idempotency key.
#[utoipa::path(post, path = "/api/admin/people/{id}/reset-link", operation_id = "people_reset_link", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = ResetLink), (status = 409), (status = 429)))]
pub async fn reset_link(
    State(app): State<App>,
    step: Step<UserId>,
    Json(NoBody {}): Json<NoBody>,
) -> Result<axum::Json<ResetLink>> {
    let (id, by, expires_at) = (step.id, step.me.id, app.clock.now() + reset::LINK_TTL);
    let (link, quotas, sees_it) = (token::secret(), app.quotas.clone(), is_admin(&step.me));
    app.write(step.caller(), move |tx| {
        quotas.spend(tx, by, Quota::ResetLinks, 1)?;
        if access::authorize(tx, &step)?.disabled_at.is_some() {
            return Err(Error::conflict("disabled", "This account is closed. Reopen it first."));
        }
        audit::record(
            tx,
            &Action { actor: Some(by), name: "people_reset_link", subject_kind: "user", subject: id.0, reason: "" },
        )?;
        if !sees_it {
            return Ok(reset::mail_link(tx, id)?);
        }
        tokens::replace_link(tx, Purpose::Reset, id, &link.1, expires_at)?;
        let maker = identity::store::name(tx, by)?;
        Ok(notices::link_made(tx, id, &maker)?)
    })
    .await?;
    tracing::warn!(%by, user = %id, "a password reset link was created");
    let url = sees_it.then(|| format!("{}/reset-password#token={}", app.origin.as_str(), link.0));
    Ok(axum::Json(ResetLink { url, expires_at }))
}
