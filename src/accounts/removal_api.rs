//! Removing an account, and undoing it.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access;
use super::people::Member;
use super::removals::{self, NewRemoval};
use crate::app::{App, Write};
use crate::db::Tx;
use crate::identity::store as identity;
use crate::ids::UserId;
use crate::policy::Step;
use crate::web::{Error, NoBody, Result, Validator};

const MAX_REASON_CHARS: usize = 1_000;

/// Request to remove an account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RemoveAccount {
    /// Why, for other staff. The person doesn't see it.
    #[schema(min_length = 1, max_length = 1000)]
    reason: String,
    /// Whether the deletion refunds what was paid for their jobs.
    #[serde(default)]
    refund: bool,
}

/// Removes an account: closes it at once, and deletes a day later what nobody else needs.
#[utoipa::path(post, path = "/api/admin/people/{id}/remove", operation_id = "people_remove", tag = "people", params(("id" = i64, Path)), request_body = RemoveAccount, responses(
    (status = 200, body = Member), (status = 409, description = "own_account, already_removed")))]
pub async fn remove(State(app): State<App>, step: Step<UserId>, write: Write<RemoveAccount>) -> Result<Response> {
    let (by, user) = (step.me.id, step.id);
    let response = write.ok(&app, move |tx, body| start(tx, &step, body)).await?;
    tracing::warn!(%by, %user, "staff removed an account");
    Ok(response)
}

fn start(tx: &mut Tx, step: &Step<UserId>, body: &RemoveAccount) -> Result<Member> {
    let member = access::authorize_removal(tx, step)?;
    let mut checks = Validator::default();
    checks.text(&body.reason, MAX_REASON_CHARS, "reason", "Say why you’re removing this account.");
    checks.finish()?;
    if member.removal.is_some() {
        return Err(Error::conflict("already_removed", "Someone already removed this account."));
    }
    let reason = body.reason.trim();
    access::act(tx, step, ("people_remove", reason), |tx| {
        let was_open = member.disabled_at.is_none();
        if was_open {
            identity::set_disabled(tx, step.id, true)?;
        }
        let new = NewRemoval { user: step.id, by: step.me.id, reason, refund: body.refund, was_open };
        Ok(removals::start(tx, &new)?)
    })
}

/// Undoes a removal before its deletion begins: the account is as it was.
#[utoipa::path(post, path = "/api/admin/people/{id}/undo-removal", operation_id = "people_undo_removal", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Member), (status = 409, description = "own_account, not_removed, already_deleted")))]
pub async fn undo(State(app): State<App>, step: Step<UserId>, write: Write<NoBody>) -> Result<Response> {
    let (by, user) = (step.me.id, step.id);
    let response = write
        .ok(&app, move |tx, _| {
            let member = access::authorize_removal(tx, &step)?;
            access::act(tx, &step, ("people_undo_removal", ""), |tx| match removals::undo(tx, step.id)? {
                Some(true) => Ok(identity::set_disabled(tx, step.id, false)?),
                Some(false) => Ok(()),
                None if member.removal.is_some() => Err(deleted()),
                None => {
                    Err(Error::conflict("not_removed", "Someone already undid this, or no one removed this account."))
                }
            })
        })
        .await?;
    tracing::warn!(%by, %user, "staff undid the removal of an account");
    Ok(response)
}

fn deleted() -> Error {
    Error::conflict("already_deleted", "It’s too late to undo this. The account has been deleted.")
}

/// Refuses to reopen an account that is being removed: that would keep it from staff that it's still going to be deleted.
///
/// # Errors
/// 409 if it's being removed, or was.
pub(super) fn check_reopening(member: &Member) -> Result<()> {
    match &member.removal {
        None => Ok(()),
        Some(removal) if removal.has_begun => Err(deleted()),
        Some(_) => Err(Error::conflict("being_removed", "This account is being removed. Undo the removal instead.")),
    }
}
