//! The user's own sessions: listing and ending them, and changing the password that protects them.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{self, User};
use super::{email_changes, notices, password, store, verify};
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx};
use crate::identity;
use crate::identity::{Caller, Me, caller};
use crate::live::model::Kind;
use crate::live::store::publish;
use crate::site;
use crate::web::client::Client;
use crate::web::limits::Guess;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, Json, List, NoBody, Path, Result, token};
use crate::{args, statements};

statements! {
    LIST = "SELECT hash, agent, created_at, last_seen_at FROM sessions
            WHERE user_id = $1 AND created_at > $2 AND last_seen_at > $3 ORDER BY last_seen_at DESC, created_at DESC, hash LIMIT 100";
}

/// A browser where the user is signed in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    /// Identifier for ending the session; reveals nothing about its cookie.
    #[serde(rename = "ref")]
    reference: String,
    /// Browser and operating system: "Firefox on Windows".
    agent: String,
    /// When the user signed in, in milliseconds since the epoch.
    created_at: i64,
    /// When it was last used, in milliseconds since the epoch, accurate to five minutes.
    last_seen_at: i64,
    /// Whether this is the session making the request.
    current: bool,
}

fn list(tx: &mut Tx, me: &Me) -> db::Result<List<Session>> {
    let now = tx.now();
    let (idle, absolute) = identity::sessions::limits(me.staff);
    let read = |row: &mut Row| {
        let hash: [u8; 32] = row.take()?;
        Ok(Session {
            reference: to_reference(&hash),
            agent: row.take()?,
            created_at: row.take()?,
            last_seen_at: row.take()?,
            current: hash == me.session,
        })
    };
    let items = tx.all(LIST, args![me.id, now - absolute, now - idle], read)?;
    Ok(List::whole(items))
}

/// Returns the caller's sessions, most recently used first.
#[utoipa::path(get, path = "/api/sessions", tag = "accounts", responses((status = 200, body = List<Session>)))]
pub async fn get_sessions(State(app): State<App>, me: Me) -> Result<axum::Json<List<Session>>> {
    Ok(axum::Json(app.db.read(move |tx| list(tx, &me)).await.map_err(Error::from)?))
}

/// Ends one of the caller's sessions and returns the rest.
#[utoipa::path(delete, path = "/api/sessions/{ref}", tag = "accounts", params(("ref" = String, Path)), responses(
    (status = 200, body = List<Session>)))]
pub async fn end_session(
    State(app): State<App>,
    me: Me,
    Path(reference): Path<String>,
    write: Write<NoBody>,
) -> Result<Response> {
    let start = parse_reference(&reference).ok_or_else(Error::not_found)?;
    write
        .ok(&app, move |tx, _| {
            if !identity::sessions::end_by_reference(tx, me.id, &start)? {
                return Err(Error::not_found());
            }
            publish(tx, me.id, Kind::SessionsChanged, me.id)?;
            Ok(list(tx, &me)?)
        })
        .await
}

/// Returns the start of the hash: enough to tell one user's sessions apart, but useless for guessing a cookie.
fn to_reference(hash: &[u8; 32]) -> String {
    let start = hash.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{start:016x}")
}

fn parse_reference(text: &str) -> Option<[u8; 8]> {
    let fits = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    fits.then(|| u64::from_str_radix(text, 16).ok()).flatten().map(u64::to_be_bytes)
}

/// Ends the caller's other sessions.
#[utoipa::path(post, path = "/api/sessions/end-others", tag = "accounts", responses(
    (status = 200, body = List<Session>)))]
pub async fn end_others(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            identity::sessions::end_others(tx, me.id, &me.session)?;
            publish(tx, me.id, Kind::SessionsChanged, me.id)?;
            Ok(list(tx, &me)?)
        })
        .await
}

/// The current password and a new one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ChangePassword {
    #[schema(max_length = 1024)]
    current: String,
    #[schema(min_length = 8, max_length = 1024)]
    new: String,
}

/// Changes the password. All other sessions end, and this one gets a new id to prevent session fixation.
#[utoipa::path(put, path = "/api/auth/password", tag = "accounts", request_body = ChangePassword, responses(
    (status = 200, body = User), (status = 429)))]
pub async fn change_password(
    State(app): State<App>,
    me: Me,
    client: Client,
    agent: BrowserLabel,
    headers: HeaderMap,
    Json(body): Json<ChangePassword>,
) -> Result<Response> {
    let id = me.id;
    let (user, site) = app
        .db
        .read(move |tx| Ok::<_, db::Error>((store::user(tx, id)?, site::store::site_name(tx)?)))
        .await
        .map_err(Error::from)?;
    // Before anything is hashed, so that a weak password costs nothing.
    model::check(|checks| password::check_as(checks, "new", &body.new, &[&user.name, &user.email, &site, "jobstead"]))?;
    let account = verify::find(&app, &headers, user.email).await?;
    let asker = account.asker(client);
    let change = app.limits.guesses(Guess::NewPassword).attempt(token::hash(&format!("user {id}")), app.clock.now())?;
    let verified = account.verify(&app, client, body.current).await;
    if !matches!(verified, Ok(Some(_))) {
        // Counted as a guess instead.
        change.withdraw();
    }
    let Some(verified) = verified? else {
        let message = "That’s not your current password.";
        return Err(Error::invalid_field("current", message));
    };
    let hash = app.hasher.hash(body.new, asker).await?;
    let sid = token::secret();
    let user = app
        .write(Caller(Some(me.clone())), move |tx| {
            verified.check(tx)?;
            identity::store::set_password(tx, id, &hash)?;
            // A thief may have asked for another address. Links stay: a thief who knows the password must not end the owner's.
            email_changes::drop_request(tx, id)?;
            identity::sessions::end_others(tx, id, &me.session)?;
            me.rotate_session(tx, &sid.1)?;
            identity::sessions::confirm(tx, &sid.1)?;
            notices::password_changed(tx, id, &format!("in {}", agent.0))?;
            Ok(store::user(tx, id)?)
        })
        .await?;
    let cookie = [(header::SET_COOKIE, caller::cookie(&app.origin, &sid.0))];
    Ok((StatusCode::OK, AppendHeaders(cookie), axum::Json(user)).into_response())
}
