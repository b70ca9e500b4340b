//! Sign-up, sign-in and sign-out.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::model::{self, User};
use super::{email_change, email_changes, password, store, verify, welcome_codes};
use crate::app::App;
use crate::audit::{self, Action};
use crate::clock::{HOUR, format_moment};
use crate::db::{self, Tx};
use crate::identity;
use crate::identity::sessions::Entered;
use crate::identity::{Caller, Role, caller};
use crate::ids::UserId;
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::mail::{self, MailKind, NewMail, Recipient};
use crate::site;
use crate::site::limits;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::day_budget::Budget;
use crate::web::limits::Limit;
use crate::web::turns::Asker;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, Query, Result, token};

/// The error for a sign-up from a network that used up its accounts for the day.
const MANY_SIGN_UPS: &str =
    "Many people signed up from your network today. Ask the office for a code, or try again tomorrow.";

/// A new account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SignUp {
    #[schema(max_length = 100)]
    name: String,
    #[schema(max_length = 254)]
    email: String,
    #[schema(min_length = 8, max_length = 1024)]
    password: String,
    /// A code from the office, for networks from which many people sign up.
    #[schema(max_length = 40)]
    code: Option<String>,
    /// The role that the first act needs, if the account is created on the way to one.
    role: Option<Role>,
}

/// Creates an account and signs in.
#[utoipa::path(post, path = "/api/auth/sign-up", tag = "accounts", request_body = SignUp, responses(
    (status = 201, body = User), (status = 403, description = "forbidden"), (status = 409, description = "email_taken"), (status = 429, description = "many_sign_ups")))]
pub async fn sign_up(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    Json(body): Json<SignUp>,
) -> Result<Response> {
    app.limits.check(Limit::SignUp, client)?;
    body.role.map_or(Ok(()), |role| model::check_role(role, None))?;
    let (site, most) = app.db.read(|tx| Ok::<_, db::Error>((site::store::site_name(tx)?, limits::find(tx)?))).await?;
    model::check(|checks| {
        model::check_identity(checks, &body.name, &body.email);
        let local = body.email.split('@').next().unwrap_or_default();
        password::check(checks, &body.password, &[&body.name, &body.email, local, &site, "jobstead"]);
    })?;
    if let Some(code) = body.code.clone() {
        // Before anything is hashed, so that a made-up code costs nothing.
        app.limits.check(Limit::Voucher, client)?;
        app.db.read(move |tx| welcome_codes::check(tx, &code)).await?;
    } else {
        let spent = app.day_budgets.spend(Budget::SignUps, client, 1, most.sign_ups, app.clock.now());
        spent.map_err(|seconds| Error::rate_limited_with("many_sign_ups", MANY_SIGN_UPS, seconds))?;
    }
    let hash = app.hasher.hash(body.password, Asker { client, account: None }).await?;
    let (sid, device) = (token::secret(), token::secret());
    let setup = app.mail.clone();
    let user = app
        .db
        .write(move |tx| {
            if email_changes::is_reserved(tx, &body.email, UserId(0))? {
                return Err(email_taken(db::Error::Unique("users.email_fold".to_owned())));
            }
            let id = identity::store::insert_user(tx, &body.email, &body.name, &hash).map_err(email_taken)?;
            caller::start(tx, id, &sid.1, &agent, Entered::Password)?;
            identity::devices::insert(tx, id, &device.1)?;
            if let Some(role) = body.role {
                identity::store::activate_role(tx, id, role)?;
            }
            if let Some(code) = &body.code {
                welcome_codes::spend(tx, id, code)?;
            }
            email_change::greet(tx, id, &setup)?;
            Ok::<_, Error>(store::user(tx, id)?)
        })
        .await?;
    Ok(signed_in_response(&app, StatusCode::CREATED, &user, &sid.0, Some(&device.0)))
}

/// Reports that the email address already has an account. Revealing this is deliberate: without a mail server there is
/// no other way to tell its owner, and the rate limit per client keeps the form from being used to list accounts.
#[must_use]
pub fn email_taken(e: db::Error) -> Error {
    match e {
        db::Error::Unique(_) => {
            Error::conflict("email_taken", "There’s already an account with this email address. Sign in instead.")
        }
        e => e.into(),
    }
}

/// Sign-in credentials.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SignIn {
    #[schema(max_length = 254)]
    email: String,
    #[schema(max_length = 1024)]
    password: String,
}

/// Signs in. The response and its timing are the same whether or not the account exists.
#[utoipa::path(post, path = "/api/auth/sign-in", tag = "accounts", request_body = SignIn, responses(
    (status = 200, body = User), (status = 401, description = "wrong_credentials"), (status = 429)))]
pub async fn sign_in(
    State(app): State<App>,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<SignIn>,
) -> Result<Response> {
    app.limits.check(Limit::SignIn, client)?;
    let old = cookies::get(&headers, &app.origin, Name::Session).map(|cookie| token::hash(&cookie));
    let account = verify::find(&app, &headers, body.email).await?;
    let (is_new, asker) = (account.known_device.is_none(), account.asker(client));
    let verified = account.verify(&app, client, body.password.clone()).await?.ok_or_else(Error::wrong_credentials)?;
    let rehashed = if verified.outdated { Some(app.hasher.hash(body.password, asker).await?) } else { None };
    let (sid, fresh) = (token::secret(), token::secret());
    let user = app
        .db
        .write(move |tx| {
            verified.check(tx)?;
            let user = verified.user;
            if let Some(hash) = &rehashed {
                identity::store::set_password(tx, user, hash)?;
            }
            if is_new {
                greet_new_device(tx, user, &agent)?;
                identity::devices::insert(tx, user, &fresh.1)?;
            }
            let user = start_session(tx, old, user, &sid.1, &agent, Entered::Password)?;
            if user.staff.is_some() {
                let (name, actor) = ("staff_signed_in", Some(user.id));
                audit::record(tx, &Action { actor, name, subject_kind: "user", subject: user.id.0, reason: "" })?;
            }
            Ok::<_, Error>(user)
        })
        .await?;
    Ok(signed_in_response(&app, StatusCode::OK, &user, &sid.0, is_new.then_some(&fresh.0)))
}

/// Maximum number of mails about new browsers that an account gets within an hour.
const MAX_NEW_DEVICE_MAILS: i64 = 3;

/// Queues the mail about a sign-in with a browser that hadn't signed in before, unless it's the only one. Call it before the
/// browser is stored.
pub fn greet_new_device(tx: &mut Tx, user: UserId, agent: &BrowserLabel) -> db::Result<()> {
    let recent = mail::store::count_since(tx, user, MailKind::NewDevice, tx.now() - HOUR)?;
    if recent >= MAX_NEW_DEVICE_MAILS || !identity::devices::has_any(tx, user)? {
        return Ok(());
    }
    let time = format_moment(&site::store::zone(tx)?, tx.now());
    let values = [("device", agent.0.as_str()), ("time", time.as_str())];
    let (to, path) = (Recipient::User(user), Some("/settings"));
    mail::store::enqueue(tx, &NewMail { to, kind: MailKind::NewDevice, values: &values, path, useful_until: None })
        .map(drop)
}

/// Starts a session and ends the browser's previous one, to prevent session fixation. `hash` is the hash of the new
/// cookie.
pub fn start_session(
    tx: &mut Tx,
    old: Option<[u8; 32]>,
    user: UserId,
    hash: &[u8; 32],
    agent: &BrowserLabel,
    entered: Entered,
) -> Result<User> {
    if let Some(old) = old {
        identity::sessions::end(tx, &old)?;
    }
    caller::start(tx, user, hash, agent, entered)?;
    publish(tx, user, Kind::SessionsChanged, user)?;
    Ok(store::user(tx, user)?)
}

/// Builds a response with the user and the cookies of a new session.
#[must_use]
pub fn signed_in_response(app: &App, status: StatusCode, user: &User, sid: &str, device: Option<&String>) -> Response {
    let device = device.map(|value| (header::SET_COOKIE, cookies::set(&app.origin, Name::Device, value)));
    let cookies = std::iter::once((header::SET_COOKIE, caller::cookie(&app.origin, sid))).chain(device);
    (status, AppendHeaders(cookies.collect::<Vec<_>>()), axum::Json(user)).into_response()
}

/// Where to go after signing in.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Next {
    /// Path on this site.
    #[param(max_length = 2000)]
    next: Option<String>,
}

/// Redirects to the sign-in page.
#[utoipa::path(get, path = "/api/login", tag = "accounts", params(Next), responses((status = 302, description = "To /sign-in")))]
pub async fn login(Query(query): Query<Next>) -> Response {
    let target = match query.next.as_deref().filter(|next| is_own_path(next)) {
        Some(next) => format!("/sign-in?next={}", encode(next)),
        None => "/sign-in".to_owned(),
    };
    (StatusCode::FOUND, [(header::LOCATION, target)]).into_response()
}

/// Returns whether this is a path on this site that no browser could mistake for another site. Prevents open redirects.
#[must_use]
pub fn is_own_path(next: &str) -> bool {
    let bytes = next.as_bytes();
    bytes.first() == Some(&b'/')
        && !matches!(bytes.get(1), Some(b'/' | b'\\'))
        && !next.chars().any(|c| c.is_control() || c == '\\')
}

/// Percent-encodes a query string value.
fn encode(text: &str) -> String {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b"-._~/".contains(&b);
    text.bytes().map(|b| if plain(b) { char::from(b).to_string() } else { format!("%{b:02X}") }).collect()
}

/// Signs out and redirects to the home page. Because any site can link here, it has no effect on navigations that start
/// on another site.
#[utoipa::path(get, path = "/api/logout", tag = "accounts", responses((status = 303, description = "To /")))]
pub async fn logout(State(app): State<App>, caller: Caller, headers: HeaderMap) -> Result<Response> {
    let fetch_site = headers.get("sec-fetch-site").and_then(|v| v.to_str().ok()).unwrap_or("none");
    if !matches!(fetch_site, "same-origin" | "none") {
        return Ok(Redirect::to("/").into_response());
    }
    if let Some(me) = caller.0 {
        let ended = app.db.write(move |tx| {
            identity::sessions::end(tx, &me.session)?;
            publish(tx, me.id, Kind::SessionsChanged, me.id)
        });
        ended.await.map_err(Error::from)?;
    }
    let removed = [(header::SET_COOKIE, cookies::remove(&app.origin, Name::Session))];
    Ok((removed, Redirect::to("/")).into_response())
}
