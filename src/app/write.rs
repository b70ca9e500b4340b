//! Idempotent writes: a request that arrives twice takes effect once.
//!
//! The client identifies a write by `Idempotency-Key`. The key, a hash of the request and the response are stored in
//! the same transaction as the effect, so a repeated request gets the same response and changes nothing. The hash can't be
//! traced back to the request without keys that are never stored; if its body is a secret, the scope can't either.

use axum::body::Bytes;
use axum::extract::{FromRequest, MatchedPath, OriginalUri, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::App;
use super::free_text::{self, Risk};
use super::quota::{Quota, Quotas};
use super::request_hash::RequestHash;
use crate::clock::DAY;
use crate::db::{self, Tx};
use crate::events::Event;
use crate::identity::Caller;
use crate::ids::UserId;
use crate::policy::Grant;
use crate::site;
use crate::web::{Error, Result, cookies, extract, token};
use crate::{args, statements};

/// How long a response is stored.
const RETENTION: i64 = DAY;
/// Maximum size in bytes of a stored response. A larger response isn't stored, so a repeat of its write runs again.
const MAX_STORED_BYTES: usize = 64 * 1024;

statements! {
    FIND = "SELECT request_hash, status, body FROM idempotency_keys WHERE scope = $1 AND key = $2 AND created_at > $3";
    STORE = "INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = excluded.created_at";
    DELETE_EXPIRED = "DELETE FROM idempotency_keys WHERE (scope, key) IN (SELECT scope, key FROM idempotency_keys WHERE created_at <= $1 LIMIT 500)";
}

/// A write request: its body and its idempotency key, if any.
pub struct Write<T> {
    /// The body.
    pub body: T,
    identity: Identity,
}

/// What a write is known by, whatever its body.
struct Identity {
    caller: Caller,
    key: Option<String>,
    scope: String,
    hash: RequestHash,
    /// Whether its body is a secret.
    is_secret: bool,
    /// The account that it counts for; `None` for staff, for visitors without an account, and for secrets.
    counted: Option<(UserId, Quota)>,
    /// Whether it changes what the office works on.
    is_office_work: bool,
    /// A text of its body that looks like a scam.
    risk: Option<Risk>,
}

impl<T: DeserializeOwned> FromRequest<App> for Write<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        let (value, identity) = read(request, app).await?;
        Ok(Self { body: extract::from_value(value)?, identity })
    }
}

/// Reads a write's JSON body. Not generic, because there's a type of body for every handler.
async fn read(request: Request, app: &App) -> Result<(Value, Identity)> {
    let (parts, body) = request.into_parts();
    let bytes = extract::read_json(&parts, body).await?;
    let (value, mut identity) = (extract::object(&bytes)?, Identity::of(app, &parts, &bytes)?);
    identity.risk = parts.extensions.get::<Grant>().and_then(|grant| free_text::risk(*grant, &value));
    Ok((value, identity))
}

/// The unparsed bytes of an uploaded file.
pub struct FileBody(pub Bytes);

impl FromRequest<App> for Write<FileBody> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self> {
        let (parts, body) = request.into_parts();
        let bytes = extract::read_file(&parts, body).await?;
        let identity = Identity::of(app, &parts, &bytes)?;
        Ok(Self { body: FileBody(bytes), identity })
    }
}

impl Identity {
    /// Identifies a write by its `Idempotency-Key`, within what its caller wrote.
    fn of(app: &App, parts: &Parts, bytes: &[u8]) -> Result<Self> {
        let key = read_key(&parts.headers)?;
        let caller = parts.extensions.get::<Caller>().cloned().ok_or_else(Error::internal)?;
        let route = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let is_secret = parts.extensions.get::<Grant>().is_some_and(|grant| grant.takes_secret());
        let counted = caller.0.as_ref().filter(|me| me.staff.is_none() && !is_secret);
        let counted = counted.map(|me| (me.id, Quota::of(&parts.method, route)));
        // Aliases are already rewritten here, so a request through an alias hashes the same.
        let path = parts.extensions.get::<OriginalUri>().map_or_else(|| parts.uri.path(), |uri| uri.path());
        let query = parts.uri.query().unwrap_or_default();
        let request = [parts.method.as_str().as_bytes(), path.as_bytes(), query.as_bytes(), bytes];
        let vault = app.db.vault();
        let mut scope = caller.id().map_or_else(|| visitor_scope(app, &parts.headers), |id| id.to_string());
        if is_secret {
            scope = format!("secret {}", token::base64(&vault.mac(&[scope.as_bytes()])[..16]));
        }
        let hash = RequestHash::of(vault, &request);
        let is_office_work = route.starts_with("/api/admin/");
        Ok(Self { caller, key, scope, hash, is_secret, counted, is_office_work, risk: None })
    }
}

/// Returns the scope of keys of a visitor without an account: the browser that a support chat belongs to, so that nobody
/// else is given its stored responses. Without a chat there is nothing private to store.
fn visitor_scope(app: &App, headers: &HeaderMap) -> String {
    let browser = cookies::get(headers, &app.origin, cookies::Name::Support);
    browser.map_or_else(|| "anyone".to_owned(), |cookie| format!("browser {}", token::fingerprint(&cookie)))
}

/// Returns a request's `Idempotency-Key`.
///
/// # Errors
/// 400 if it's too long or has other than visible ASCII characters.
pub fn read_key(headers: &HeaderMap) -> Result<Option<String>> {
    let Some(value) = headers.get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > 100 || !key.bytes().all(|b| b.is_ascii_graphic()) {
        return Err(Error::bad_request(
            "invalid_idempotency_key",
            "The Idempotency-Key must have 1 to 100 visible ASCII characters.",
        ));
    }
    Ok(Some(key.to_owned()))
}

/// The response to a write, new or replayed.
struct StoredResponse {
    status: StatusCode,
    body: Vec<u8>,
}

impl IntoResponse for StoredResponse {
    fn into_response(self) -> Response {
        if self.status == StatusCode::NO_CONTENT {
            return self.status.into_response();
        }
        (self.status, [(header::CONTENT_TYPE, "application/json")], self.body).into_response()
    }
}

impl<T: Send + Sync + 'static> Write<T> {
    /// Runs the effect in one transaction and responds with 200.
    ///
    /// # Errors
    /// The effect's error, or 422 if the key was used for another request.
    pub async fn ok<R: Serialize>(
        self,
        app: &App,
        effect: impl Fn(&mut Tx, &T) -> Result<R> + Send + 'static,
    ) -> Result<Response> {
        self.respond(app, move |tx, body| Ok((StatusCode::OK, effect(tx, body)?))).await
    }

    /// Runs the effect in one transaction and responds with 201.
    ///
    /// # Errors
    /// Same as [`Write::ok`].
    pub async fn created<R: Serialize>(
        self,
        app: &App,
        effect: impl Fn(&mut Tx, &T) -> Result<R> + Send + 'static,
    ) -> Result<Response> {
        self.respond(app, move |tx, body| Ok((StatusCode::CREATED, effect(tx, body)?))).await
    }

    /// Runs the effect in one transaction and responds with 201 if it says that it made something, and with 200 if there
    /// already was one.
    ///
    /// # Errors
    /// Same as [`Write::ok`].
    pub async fn created_or_found<R: Serialize>(
        self,
        app: &App,
        effect: impl Fn(&mut Tx, &T) -> Result<(bool, R)> + Send + 'static,
    ) -> Result<Response> {
        let status = |is_new| if is_new { StatusCode::CREATED } else { StatusCode::OK };
        self.respond(app, move |tx, body| effect(tx, body).map(|(is_new, result)| (status(is_new), result))).await
    }

    /// Runs the effect in one transaction and responds with 204.
    ///
    /// # Errors
    /// Same as [`Write::ok`].
    pub async fn done(
        self,
        app: &App,
        effect: impl Fn(&mut Tx, &T) -> Result<()> + Send + 'static,
    ) -> Result<Response> {
        self.respond(app, move |tx, body| Ok((StatusCode::NO_CONTENT, effect(tx, body)?))).await
    }

    /// Returns the `Idempotency-Key`, if any.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        self.identity.key.as_deref()
    }

    async fn respond<R: Serialize>(
        self,
        app: &App,
        effect: impl Fn(&mut Tx, &T) -> Result<(StatusCode, R)> + Send + 'static,
    ) -> Result<Response> {
        let Self { body, identity } = self;
        let respond: Effect = Box::new(move |tx| {
            let (status, result) = effect(tx, &body)?;
            let body = serde_json::to_vec(&result).map_err(|_| Error::internal())?;
            Ok(StoredResponse { status, body })
        });
        identity.respond(app, respond).await
    }
}

/// What a write does, with its response.
type Effect = Box<dyn Fn(&mut Tx) -> Result<StoredResponse> + Send>;

impl Identity {
    /// Runs the effect, or returns the response that it had before. Not generic, because there's one for every handler.
    async fn respond(self, app: &App, effect: Effect) -> Result<Response> {
        let quotas = app.quotas.clone();
        let response = app
            .write(self.caller.clone(), move |tx| {
                if let Some(response) = self.find_stored(tx)? {
                    return Ok(response);
                }
                if let Some((user, quota)) = self.counted {
                    quotas.spend(tx, user, quota, 1)?;
                }
                if let Some(Risk { field, warning }) = &self.risk {
                    site::brake::check(tx, field, Some(*warning))?;
                }
                let response = effect(tx)?;
                if self.is_office_work {
                    tx.emit(Event::OfficeWork)?;
                }
                self.store(tx, &quotas, response.status, &response.body)?;
                Ok(response)
            })
            .await?;
        Ok(response.into_response())
    }

    fn find_stored(&self, tx: &mut Tx) -> Result<Option<StoredResponse>> {
        let Some(key) = &self.key else { return Ok(None) };
        let found = tx.find(FIND, args![&self.scope, key, tx.now() - RETENTION], |row| {
            Ok((row.take::<[u8; 32]>()?, row.take::<u16>()?, row.take::<Vec<u8>>()?))
        })?;
        match found {
            None => Ok(None),
            Some((hash, ..)) if self.hash.differs_from(&hash) => Err(Error::unprocessable(
                "idempotency_mismatch",
                "This Idempotency-Key was already used for another request.",
            )),
            Some((_, status, body)) => {
                Ok(Some(StoredResponse { status: StatusCode::from_u16(status).map_err(|_| Error::internal())?, body }))
            }
        }
    }

    fn store(&self, tx: &mut Tx, quotas: &Quotas, status: StatusCode, body: &[u8]) -> Result<()> {
        let Some(key) = &self.key else { return Ok(()) };
        if self.is_secret && status != StatusCode::NO_CONTENT {
            return Err(Error::internal());
        }
        if body.len() > MAX_STORED_BYTES {
            return Ok(());
        }
        if let Some((user, _)) = self.counted {
            quotas.spend(tx, user, Quota::Responses, body.len())?;
        }
        tx.run(STORE, args![&self.scope, key, &self.hash.0, i64::from(status.as_u16()), body, tx.now()])?;
        Ok(())
    }
}

/// Deletes up to 500 stored responses older than a day, so that other writes hardly wait. Returns whether there were any.
pub fn delete_expired(tx: &mut Tx) -> db::Result<bool> {
    Ok(tx.run(DELETE_EXPIRED, args![tx.now() - RETENTION])? > 0)
}
