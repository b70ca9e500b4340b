//! Signing in with a link that is mailed to the account's address.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::auth;
use super::model::{self, User};
use crate::app::App;
use crate::audit::{self, Action};
use crate::clock::{HOUR, MINUTE};
use crate::db::{self, Tx};
use crate::identity;
use crate::identity::tokens::{self, Purpose};
use crate::ids::UserId;
use crate::mail::{self, MailKind, NewMail, Recipient};
use crate::site;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::limits::Limit;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Result, token};

/// Lifetime of a sign-in link.
const LINK_TTL: i64 = 15 * MINUTE;
/// Maximum number of mails with a link, of one kind, that an account gets within an hour. Whoever asks for more would
/// otherwise fill someone else's mailbox.
const MAX_LINKS: i64 = 5;

/// The account to sign in to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmailLinkRequest)]
pub struct LinkRequest {
    #[schema(max_length = 254)]
    email: String,
}

/// Response to a request for a link, the same for everyone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkRequested {
    /// What happens next, for display.
    pub message: &'static str,
}

/// Stores a one-time link of an account and queues the mail with it. Does nothing for an account that got many already.
pub(super) fn mail_link(tx: &mut Tx, user: UserId, link: &Link) -> db::Result<()> {
    if mail::store::count_since(tx, user, link.kind, tx.now() - HOUR)? >= MAX_LINKS {
        return Ok(());
    }
    let (text, hash) = token::secret();
    tokens::add_link(tx, link.purpose, user, &hash, tx.now() + link.ttl)?;
    let path = format!("{}#token={text}", link.page);
    mail::store::enqueue(tx, &NewMail { to: Recipient::User(user), kind: link.kind, values: &[], path: Some(&path) })
        .map(drop)
}

/// A one-time link that is mailed.
pub(super) struct Link {
    /// What the token is for.
    pub purpose: Purpose,
    /// The mail.
    pub kind: MailKind,
    /// The page that uses it.
    pub page: &'static str,
    /// How long it works, in milliseconds.
    pub ttl: i64,
}

const SIGN_IN: Link =
    Link { purpose: Purpose::EmailLink, kind: MailKind::SignInLink, page: "/sign-in/link", ttl: LINK_TTL };

/// Requests a sign-in link by mail. The response and its timing are the same whether or not the account exists: both cases
/// write to the disk.
#[utoipa::path(post, path = "/api/auth/email-link", operation_id = "email_link_request", tag = "accounts", request_body = LinkRequest, responses(
    (status = 202, body = LinkRequested), (status = 429)))]
pub async fn ask(
    State(app): State<App>,
    client: Client,
    Json(body): Json<LinkRequest>,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    app.limits.check(Limit::Reset, client)?;
    model::check(|checks| model::check_email(checks, &body.email))?;
    let setup = app.mail.clone();
    let has_mail = app
        .db
        .write(move |tx| {
            let found = identity::store::find_credentials(tx, &body.email)?.filter(|found| !found.disabled);
            if let Some(found) = found {
                mail_link(tx, found.user, &SIGN_IN)?;
            }
            site::store::write_heartbeat(tx)?;
            mail::server::is_set_up(tx, &setup)
        })
        .await
        .map_err(Error::from)?;
    let message = if has_mail {
        "If there’s an account with this email address, we’ve sent it a link. It works for 15 minutes."
    } else {
        "If there’s an account with this email address, ask the office for your link. It works for 15 minutes."
    };
    Ok((StatusCode::ACCEPTED, axum::Json(LinkRequested { message })))
}

/// The token of a sign-in link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmailLinkToken)]
pub struct LinkToken {
    #[schema(max_length = 100)]
    pub(super) token: String,
}

/// Signs in with a mailed link. A POST, because programs that check mail open the links in it.
#[utoipa::path(post, path = "/api/auth/email-link/sign-in", operation_id = "email_link_sign_in", tag = "accounts", request_body = LinkToken, responses(
    (status = 200, body = User), (status = 404), (status = 429)))]
pub async fn sign_in(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<LinkToken>,
) -> Result<Response> {
    app.limits.check(Limit::Token, client)?;
    let hash = token::hash(&body.token);
    let cookie = |name| cookies::get(&headers, &app.origin, name).map(|cookie| token::hash(&cookie));
    let (old, device) = (cookie(Name::Session), cookie(Name::Device));
    let (sid, fresh) = (token::secret(), token::secret());
    let (user, is_new) = app
        .db
        .write(move |tx| {
            let user = tokens::consume(tx, Purpose::EmailLink, &hash)?.ok_or_else(Error::not_found)?;
            let owner = device.map(|hash| identity::devices::find(tx, &hash)).transpose()?.flatten();
            let is_new = owner != Some(user);
            if is_new {
                auth::greet_new_device(tx, user, &agent)?;
                identity::devices::insert(tx, user, &fresh.1)?;
            }
            let user = auth::start_session(tx, old, user, &sid.1, &agent)?;
            if user.staff.is_some() {
                let (name, actor) = ("staff_signed_in", Some(user.id));
                let reason = "with a mailed link";
                audit::record(tx, &Action { actor, name, subject_kind: "user", subject: user.id.0, reason })?;
            }
            Ok::<_, Error>((user, is_new))
        })
        .await?;
    Ok(auth::signed_in_response(&app, StatusCode::OK, &user, &sid.0, is_new.then_some(&fresh.0)))
}
