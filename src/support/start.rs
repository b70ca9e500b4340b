//! Starting a chat.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{ChatStatus, EndedBy, MAX_SUBJECT_CHARS};
use super::view::{ChatView, view};
use super::visitor::Visitor;
use super::{ending, store};
use crate::app::App;
use crate::db::Tx;
use crate::ids::UserId;
use crate::web::client::Client;
use crate::web::cookies::{self, Name};
use crate::web::limits::Limit;
use crate::web::{Error, Json, Result, Validator, token};

/// Maximum length of the stored page path, in characters.
const MAX_PAGE_CHARS: usize = 300;

/// Minimum length of a key that a cookie is made from; a UUID has 36 characters.
const MIN_KEY_CHARS: usize = 32;

/// Request to start a chat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StartChat {
    /// Subject; usually omitted.
    #[schema(max_length = 200)]
    subject: Option<String>,
}

/// Starts a chat, or returns the visitor's open one. No response is stored, because a stored one couldn't set the cookie: a
/// repeated `Idempotency-Key` makes the same cookie, and so finds the chat that was started with it.
#[utoipa::path(post, path = "/api/support/chat/start", operation_id = "support_start", tag = "support", request_body = StartChat, responses(
    (status = 200, body = ChatView), (status = 429)))]
pub async fn start(
    State(app): State<App>,
    client: Client,
    mut guest: Visitor,
    headers: HeaderMap,
    Json(body): Json<StartChat>,
) -> Result<Response> {
    let signed_in = guest.caller.id().is_some();
    app.limits.check(if signed_in { Limit::ChatStart } else { Limit::AnonymousChatStart }, client)?;
    let subject = body.subject.as_deref().map(str::trim).filter(|subject| !subject.is_empty()).map(str::to_owned);
    let mut checks = Validator::default();
    checks.line_at_most(subject.as_deref().unwrap_or_default(), MAX_SUBJECT_CHARS, "subject");
    checks.finish()?;
    let (chat_token, page) = (token::public_id(), referer_path(&headers));
    let existing_cookie = cookies::get(&headers, &app.origin, Name::Support).zip(guest.hash);
    // Never fall back to an empty token: every visitor without a cookie would share it.
    let (cookie_token, token_hash) = match (existing_cookie, key(&headers)) {
        (Some(existing_cookie), _) => existing_cookie,
        (None, Some(key)) => app.secret("support chat", "visitor", Some(key)),
        (None, None) => token::secret(),
    };
    guest.hash = Some(token_hash);
    let network = network_of(&app, client);
    let inner = app.clone();
    let session = app
        .write(guest.caller.clone(), move |tx| {
            let user = guest.caller.id();
            while let Some(chat) = guest.current(tx)? {
                // An ended chat of the account can hide an open one of this browser, so look further.
                if chat.status != ChatStatus::Ended {
                    store::claim_for_account(tx, &chat, user)?;
                    return view(tx, &inner, chat.id);
                }
                store::dismiss(tx, chat.id, None)?;
            }
            if store::is_full(tx, user)? && !make_seat(tx, user, network)? {
                return Err(Error::rate_limited_with(
                    "support_full",
                    "Support is very busy right now. Try again later.",
                    600,
                ));
            }
            let new = store::NewChat {
                token: &chat_token,
                user,
                visitor: &token_hash,
                subject: subject.as_deref(),
                page: &page,
                network: &network,
            };
            let id = store::insert(tx, &new)?;
            view(tx, &inner, id)
        })
        .await?;
    let cookie = (!signed_in).then(|| (header::SET_COOKIE, cookies::set(&app.origin, Name::Support, &cookie_token)));
    Ok((StatusCode::OK, AppendHeaders(cookie), axum::Json(session)).into_response())
}

/// Returns what tells a visitor's network from others until the next restart. Nobody can find the address from it.
fn network_of(app: &App, client: Client) -> [u8; 8] {
    let mac = app.db.vault().mac(&[b"support network", client.0.to_string().as_bytes()]);
    let mut network = [0; 8];
    network.copy_from_slice(&mac[..8]);
    network
}

/// Ends the newest chat of the network that has the most waiting, so that a visitor from another one gets a seat.
fn make_seat(tx: &mut Tx, user: Option<UserId>, network: [u8; 8]) -> Result<bool> {
    if user.is_some() {
        return Ok(false);
    }
    let Some(chat) = store::greediest(tx, &network)? else { return Ok(false) };
    ending::end(tx, chat, EndedBy::Clock)?;
    Ok(!store::is_full(tx, user)?)
}

/// Returns the request's key, if it's long enough that nobody can guess it.
fn key(headers: &HeaderMap) -> Option<&str> {
    let key = headers.get("idempotency-key")?.to_str().ok()?;
    (MIN_KEY_CHARS..=100).contains(&key.len()).then_some(key)
}

/// Returns the path of the page the request came from, without query and fragment.
fn referer_path(headers: &HeaderMap) -> String {
    let sent = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = sent.parse::<axum::http::Uri>().map(|uri| uri.path().to_owned()).unwrap_or_default();
    path.chars().take(MAX_PAGE_CHARS).collect()
}
