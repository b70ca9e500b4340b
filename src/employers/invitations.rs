//! Inviting members with a link that works once, within a week, and grants the permissions the inviter chose.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::access;
use super::model::{Invitation, Rights, public_name};
use super::store::invitations::{FoundInvitation, InvitationRow};
use super::store::{self, invitations, members};
use super::{blocks, rights};
use crate::accounts::model::check_email;
use crate::accounts::store as accounts;
use crate::app::App;
use crate::app::Write;
use crate::clock::{DAY, HOUR, SECOND};
use crate::db::Tx;
use crate::identity;
use crate::identity::model::short_name;
use crate::identity::{Caller, Me, caller};
use crate::ids::{EmployerId, InvitationId, UserId};
use crate::mail::{self, MailKind, NewMail, Recipient, Setup};
use crate::notifications::store::{NewNotification, send};
use crate::policy::Step;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, Json, List, NoBody, Path, Result, Validator, token};

/// An invitation link expires after this long.
const VALIDITY: i64 = 7 * DAY;
/// Maximum number of members and open invitations per employer.
const MAX_MEMBERS: i64 = 50;
const MAX_LABEL_CHARS: usize = 100;
/// Maximum number of invitations that one person can mail within an hour, since the addresses are any that they enter.
const MAX_MAILS: i64 = 20;

/// A new invitation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewInvitation {
    /// Who the link is for, in the inviter's words.
    #[schema(min_length = 1, max_length = 100)]
    label: String,
    rights: Rights,
    /// Where to mail the link; null to only hand it out.
    #[serde(default)]
    #[schema(max_length = 254)]
    email: Option<String>,
}

/// A created invitation with its link.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CreatedInvitation {
    /// The invitation's id.
    id: InvitationId,
    /// The link to hand out. It is returned only here.
    url: String,
    /// When the link expires, in milliseconds since the epoch.
    expires_at: i64,
}

/// Creates an invitation link, and mails it if there's an address. The response holds a secret, so it is never stored under an idempotency key.
#[utoipa::path(post, path = "/api/employers/{id}/invitations", operation_id = "employers_invite", tag = "employers", params(("id" = i64, Path)), request_body = NewInvitation, responses(
    (status = 201, body = CreatedInvitation), (status = 409, description = "too_many_invitations, unproven"), (status = 429, description = "too_many_links, too_many_strangers")))]
pub async fn invite(
    State(app): State<App>,
    step: Step<EmployerId>,
    Json(body): Json<NewInvitation>,
) -> Result<(StatusCode, axum::Json<CreatedInvitation>)> {
    let (text, hash) = token::secret();
    let link = text.clone();
    let expires_at = app.clock.now() + VALIDITY;
    let setup = app.mail.clone();
    let invitation = app
        .write(step.caller(), move |tx| {
            access::authorize_manager(tx, &step)?;
            let mut checks = Validator::default();
            checks.line(&body.label, MAX_LABEL_CHARS, "label", "Say who the link is for.");
            body.rights.check(&mut checks);
            let email = body.email.as_deref().map(str::trim).filter(|email| !email.is_empty());
            if let Some(email) = email {
                check_email(&mut checks, email);
            }
            checks.finish()?;
            let open = i64::try_from(invitations::list(tx, step.id)?.len()).unwrap_or(MAX_MEMBERS);
            if open + members::count(tx, step.id)? >= MAX_MEMBERS {
                return Err(Error::conflict(
                    "too_many_invitations",
                    "An employer can have up to 50 members and open invitations.",
                ));
            }
            let new = InvitationRow {
                hash: &hash,
                employer: step.id,
                label: &body.label,
                rights: body.rights,
                inviter: step.me.id,
                expires_at,
            };
            rights::changed(tx, step.id)?;
            if let Some(email) = email {
                mail_link(tx, &setup, &step, email, &format!("/join#token={link}"))?;
            }
            Ok(invitations::insert(tx, &new)?)
        })
        .await?;
    let url = format!("{}/join#token={text}", app.origin.as_str());
    Ok((StatusCode::CREATED, axum::Json(CreatedInvitation { id: invitation, url, expires_at })))
}

/// Queues the mail with an invitation.
fn mail_link(tx: &mut Tx, setup: &Setup, step: &Step<EmployerId>, email: &str, path: &str) -> Result<()> {
    let inviter = step.me.id;
    if mail::store::count_since(tx, inviter, MailKind::EmployerInvitation, tx.now() - HOUR)? >= MAX_MAILS {
        let message =
            "You’ve mailed as many invitations as one person can in an hour. Create a link without an email address.";
        return Err(Error::rate_limited_with("too_many_links", message, HOUR / SECOND));
    }
    if mail::server::is_set_up(tx, setup)? && !identity::store::is_proven(tx, inviter)? {
        let message =
            "Confirm your own email address first. Or create a link without an email address, and send it yourself.";
        return Err(Error::conflict("unproven", message));
    }
    mail::store::check_stranger(tx, email)?;
    if let Some(invited) = identity::store::find_credentials(tx, email)?
        && blocks::exists(tx, step.id, invited.user)?
    {
        // Nothing else changes, so that nobody learns which address has an account.
        return Ok(());
    }
    let employer = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
    let (inviter_name, employer) =
        (short_name(&identity::store::name(tx, inviter)?), public_name(&employer.name, employer.kind));
    let values = [("inviter", inviter_name.as_str()), ("employer", employer.as_str())];
    let (to, kind) = (Recipient::AddressOf(inviter, email), MailKind::EmployerInvitation);
    mail::store::enqueue(tx, &NewMail { to, kind, values: &values, path: Some(path), useful_until: None })?;
    Ok(())
}

fn list_of(tx: &mut Tx, employer: EmployerId) -> Result<List<Invitation>> {
    Ok(List::whole(invitations::list(tx, employer)?))
}

/// Lists an employer's open invitations.
#[utoipa::path(get, path = "/api/employers/{id}/invitations", operation_id = "employers_invitations", tag = "employers", params(("id" = i64, Path)), responses(
    (status = 200, body = List<Invitation>), (status = 403)))]
pub async fn list(State(app): State<App>, step: Step<EmployerId>) -> Result<axum::Json<List<Invitation>>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize_manager(tx, &step)?;
            list_of(tx, step.id)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Revokes an invitation and returns the open ones.
#[utoipa::path(delete, path = "/api/employers/{id}/invitations/{invitation}", operation_id = "employers_revoke", tag = "employers", params(("id" = i64, Path), ("invitation" = i64, Path)), responses(
    (status = 200, body = List<Invitation>)))]
pub async fn revoke(
    State(app): State<App>,
    step: Step<EmployerId>,
    Path((_, invitation)): Path<(EmployerId, InvitationId)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            access::authorize_manager(tx, &step)?;
            if !invitations::remove(tx, step.id, invitation)? {
                return Err(Error::not_found());
            }
            rights::changed(tx, step.id)?;
            list_of(tx, step.id)
        })
        .await
}

/// The token from an invitation link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = InvitationLink)]
pub struct InvitationToken {
    #[schema(max_length = 100)]
    token: String,
}

/// What an invitation link offers.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = InvitationOffer)]
pub struct InvitationOffer {
    /// The employer's id.
    employer_id: EmployerId,
    /// Name of the employer.
    employer: String,
    /// First name and last initial of the inviter.
    invited_by: String,
    /// Permissions that the link grants.
    rights: Rights,
}

fn offer(tx: &mut Tx, found: &FoundInvitation) -> Result<InvitationOffer> {
    let employer = store::find(tx, found.employer)?.ok_or_else(Error::not_found)?;
    let invited_by = short_name(&found.inviter_name);
    let name = public_name(&employer.name, employer.kind);
    Ok(InvitationOffer { employer_id: employer.id, employer: name, invited_by, rights: found.rights })
}

/// Returns what an invitation link offers. A POST, so that the token appears in no URL.
#[utoipa::path(post, path = "/api/employer-invitations/read", operation_id = "invitations_read", tag = "employers", request_body = InvitationToken, responses(
    (status = 200, body = InvitationOffer), (status = 404), (status = 429)))]
pub async fn preview(
    State(app): State<App>,
    client: Client,
    Json(link): Json<InvitationToken>,
) -> Result<axum::Json<InvitationOffer>> {
    app.limits.check(Limit::Token, client)?;
    let hash = token::hash(&link.token);
    let read = app
        .db
        .read(move |tx| {
            let found = invitations::find(tx, &hash)?.ok_or_else(Error::not_found)?;
            offer(tx, &found)
        })
        .await?;
    Ok(axum::Json(read))
}

/// Accepts an invitation: adds the link's permissions to those the caller already has.
///
/// The session is replaced because the caller's privileges change.
#[utoipa::path(post, path = "/api/employer-invitations/accept", operation_id = "invitations_accept", tag = "employers", request_body = InvitationToken, responses(
    (status = 200, body = InvitationOffer), (status = 404), (status = 429)))]
pub async fn accept(
    State(app): State<App>,
    client: Client,
    me: Me,
    Json(link): Json<InvitationToken>,
) -> Result<Response> {
    app.limits.check(Limit::Token, client)?;
    let hash = token::hash(&link.token);
    let session = token::secret();
    let accepted = app
        .write(Caller(Some(me.clone())), move |tx| {
            let found = invitations::find(tx, &hash)?.ok_or_else(Error::not_found)?;
            // Writes run one at a time, so a second acceptance no longer finds the invitation.
            invitations::remove(tx, found.employer, found.id)?;
            let offer = offer(tx, &found)?;
            let existing = rights::find(tx, found.employer, me.id)?;
            members::set(tx, found.employer, me.id, existing.union(found.rights))?;
            identity::store::grant_hiring_role(tx, me.id)?;
            me.rotate_session(tx, &session.1)?;
            notify_inviter(tx, &found, me.id, &offer.employer)?;
            Ok(offer)
        })
        .await?;
    let cookie = [(header::SET_COOKIE, caller::cookie(&app.origin, &session.0))];
    Ok((StatusCode::OK, AppendHeaders(cookie), axum::Json(accepted)).into_response())
}

/// Notifies the inviter.
fn notify_inviter(tx: &mut Tx, found: &FoundInvitation, user: UserId, employer: &str) -> Result<()> {
    if found.inviter == user {
        return Ok(());
    }
    let name = accounts::user(tx, user)?.name;
    let note = NewNotification {
        kind: "member_joined",
        title: &format!("{name} joined {employer}"),
        body: &format!("They accepted your invitation for “{}”.", found.label),
        href: &format!("/settings/employers/{}", found.employer),
        ..NewNotification::default()
    };
    Ok(send(tx, found.inviter, &note)?)
}
