//! Signing in with a link that is mailed to the account's address.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::auth;
use super::links::{self, Link, LinkRequested, Next};
use super::model::{self, User};
use super::proof::{Opened, ProofToken, Proves};
use crate::app::App;
use crate::audit::{self, Action};
use crate::clock::MINUTE;
use crate::db::Tx;
use crate::identity::tokens::{self, Purpose};
use crate::identity::{self, Caller};
use crate::mail::MailKind;
use crate::site;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Result, token};

/// Lifetime of a sign-in link.
const LINK_TTL: i64 = 15 * MINUTE;

/// The account to sign in to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmailLinkRequest)]
pub struct LinkRequest {
    #[schema(max_length = 254)]
    email: String,
}

const SIGN_IN: Link =
    Link { purpose: Purpose::EmailLink, kind: MailKind::SignInLink, page: "/sign-in/link", ttl: LINK_TTL };
const NEXT: Next = Next {
    mailed: "If there’s an account with this email address, we’ve sent it a link. It works for 15 minutes.",
    handed_out: "If there’s an account with this email address, ask the office for your link. It works for 15 minutes.",
};

/// Requests a sign-in link by mail. The response and its timing are the same whether or not the account exists: both cases
/// write to the disk.
#[utoipa::path(post, path = "/api/auth/email-link", operation_id = "email_link_request", tag = "accounts", request_body = LinkRequest, responses(
    (status = 202, body = LinkRequested), (status = 429)))]
pub async fn ask(
    State(app): State<App>,
    client: Client,
    Json(body): Json<LinkRequest>,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    model::check(|checks| model::check_email(checks, &body.email))?;
    let queue = move |tx: &mut Tx| {
        let found = identity::store::find_credentials(tx, &body.email)?.filter(|found| !found.disabled);
        if let Some(found) = found {
            links::mail_link(tx, found.user, &SIGN_IN)?;
        }
        Ok(site::store::write_heartbeat(tx)?)
    };
    links::request(&app, Caller(None), client, &NEXT, queue).await
}

/// Signs in with a mailed link. A POST, because programs that check mail open the links in it.
#[utoipa::path(post, path = "/api/auth/email-link/sign-in", operation_id = "email_link_sign_in", tag = "accounts", request_body = ProofToken, responses(
    (status = 200, body = User), (status = 404), (status = 409, description = "proof_needed"), (status = 429)))]
pub async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<ProofToken>,
) -> Result<Response> {
    let cookie = |name| cookies::get(&headers, &app.origin, name).map(|cookie| token::hash(&cookie));
    let (old, device) = (cookie(Name::Session), cookie(Name::Device));
    let (sid, fresh) = (token::secret(), token::secret());
    let fresh_hash = fresh.1;
    let link = body.hash(&app, client)?;
    let asked = move |tx: &mut Tx| tokens::peek(tx, Purpose::EmailLink, &link)?.ok_or_else(Error::not_found);
    let user = app.db.read(asked).await?;
    let opened = Opened { caller: &caller, client, headers: &headers };
    let proof = body.check(&app, &opened, user, Proves::Current).await?;
    let (user, is_new) = app
        .db
        .write(move |tx| {
            // If two requests use the link at once, only one succeeds.
            let user = tokens::consume(tx, Purpose::EmailLink, &link)?.ok_or_else(Error::not_found)?;
            proof.apply(tx, &caller, user, Proves::Current)?;
            let owner = device.map(|hash| identity::devices::find(tx, &hash)).transpose()?.flatten();
            let is_new = owner != Some(user);
            if is_new {
                auth::greet_new_device(tx, user, &agent)?;
                identity::devices::insert(tx, user, &fresh_hash)?;
            }
            let user = auth::start_session(tx, old, user, &sid.1, &agent, proof.entered())?;
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
