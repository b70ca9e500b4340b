//! Forgotten passwords: requesting a reset link and using one. The link is mailed; without a mail server, staff hand it out,
//! or create another.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::links::{self, Link, LinkRequested, Next};
use super::model::{self, User};
use super::{auth, notices, password, store};
use crate::app::App;
use crate::clock::{DAY, MINUTE};
use crate::db::{self, Tx};
use crate::identity;
use crate::identity::sessions::Entered;
use crate::identity::tokens::{self, Purpose};
use crate::identity::{Caller, caller};
use crate::ids::UserId;
use crate::mail::{self, MailKind};
use crate::site;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::limits::{Guess, Limit};
use crate::web::turns::Asker;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Result, token};
use crate::{args, statements};

/// Lifetime of a reset link.
pub const LINK_TTL: i64 = 30 * MINUTE;
const LINK: Link =
    Link { purpose: Purpose::Reset, kind: MailKind::PasswordReset, page: "/reset-password", ttl: LINK_TTL };
const NEXT: Next = Next {
    mailed: "If there’s an account with this email address, we’ve sent it a link. It works for 30 minutes.",
    handed_out: "If there’s an account with this email address, the office will give you a link.",
};
/// A request is deleted if nobody handles it within this time.
const REQUEST_RETENTION: i64 = 7 * DAY;

statements! {
    INSERT_REQUEST = "INSERT INTO password_reset_requests (user_id, requested_at)
           SELECT id, CAST($2 AS BIGINT) FROM users WHERE email_fold = $1 AND disabled_at IS NULL
           ON CONFLICT (user_id) DO UPDATE SET requested_at = excluded.requested_at";
    DELETE_REQUEST = "DELETE FROM password_reset_requests WHERE user_id = $1";
    DELETE_EXPIRED = "DELETE FROM password_reset_requests WHERE user_id IN (SELECT user_id FROM password_reset_requests WHERE requested_at <= $1 LIMIT 500)";
}

/// The account whose password was forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ResetRequest {
    #[schema(max_length = 254)]
    email: String,
}

/// Requests a reset link. The response and its timing are the same whether or not the account exists: both cases write
/// to the disk.
#[utoipa::path(post, path = "/api/auth/reset-request", tag = "accounts", request_body = ResetRequest, responses(
    (status = 202, body = LinkRequested), (status = 429)))]
pub async fn ask(
    State(app): State<App>,
    client: Client,
    Json(body): Json<ResetRequest>,
) -> Result<(StatusCode, axum::Json<LinkRequested>)> {
    model::check(|checks| model::check_email(checks, &body.email))?;
    let setup = app.mail.clone();
    let queue = move |tx: &mut Tx| {
        site::store::write_heartbeat(tx)?;
        // With a mail server, staff have nothing to do.
        if !mail::server::is_set_up(tx, &setup)? {
            tx.run(INSERT_REQUEST, args![&identity::model::fold_email(&body.email), tx.now()])?;
        }
        let found = identity::store::find_credentials(tx, &body.email)?.filter(|found| !found.disabled);
        match found {
            Some(found) => Ok(links::mail_link(tx, found.user, &LINK)?),
            None => Ok(()),
        }
    };
    links::request(&app, Caller(None), client, &NEXT, queue).await
}

/// Mails a reset link to an account's own address.
pub(super) fn mail_link(tx: &mut Tx, user: UserId) -> db::Result<()> {
    links::mail_link(tx, user, &LINK)
}

/// A new password, with the token of a reset link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PasswordReset {
    #[schema(max_length = 100)]
    token: String,
    #[schema(min_length = 8, max_length = 1024)]
    password: String,
}

/// Sets a new password with a one-time link. All sessions end, and the caller is signed in.
#[utoipa::path(post, path = "/api/auth/reset", tag = "accounts", request_body = PasswordReset, responses(
    (status = 200, body = User), (status = 404), (status = 429)))]
pub async fn reset(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<PasswordReset>,
) -> Result<Response> {
    app.limits.check(Limit::Token, client)?;
    let link = token::hash(&body.token);
    let (user, site) = app
        .db
        .read(move |tx| {
            let user = tokens::peek(tx, Purpose::Reset, &link)?.ok_or_else(Error::not_found)?;
            Ok::<_, Error>((store::user(tx, user)?, site::store::site_name(tx)?))
        })
        .await?;
    let context = [user.name.as_str(), &user.email, &site, "jobstead"];
    model::check(|checks| password::check(checks, &body.password, &context))?;
    let account = token::hash(&identity::model::fold_email(&user.email));
    // The link's holder doesn't wait behind those who try to sign in to the account.
    let hash = app.hasher.hash(body.password, Asker { client, account: None }).await?;
    let old = cookies::get(&headers, &app.origin, Name::Session).map(|cookie| token::hash(&cookie));
    let (sid, device) = (token::secret(), token::secret());
    let user = app
        .db
        .write(move |tx| {
            // If two requests use the link at once, only one succeeds.
            let user = tokens::consume(tx, Purpose::Reset, &link)?.ok_or_else(Error::not_found)?;
            links::end_all(tx, user)?;
            identity::store::reset_password(tx, user, &hash)?;
            // Whoever opened the link reads the mail, or got it from the office.
            identity::store::verify_email(tx, user)?;
            identity::devices::delete_all(tx, user)?;
            tx.run(DELETE_REQUEST, args![user])?;
            if let Some(old) = old {
                identity::sessions::end(tx, &old)?;
            }
            caller::start(tx, user, &sid.1, &agent, Entered::Password)?;
            identity::devices::insert(tx, user, &device.1)?;
            notices::password_changed(tx, user, &format!("in {}", agent.0))?;
            Ok::<_, Error>(store::user(tx, user)?)
        })
        .await?;
    app.limits.guesses(Guess::Password).succeeded(&account);
    Ok(auth::signed_in_response(&app, StatusCode::OK, &user, &sid.0, Some(&device.0)))
}

/// Deletes requests that nobody handled in time.
pub fn sweep(tx: &mut Tx) -> db::Result<()> {
    tx.run(DELETE_EXPIRED, args![tx.now() - REQUEST_RETENTION]).map(drop)
}
