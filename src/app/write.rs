//! Idempotent writes: a request that arrives twice takes effect once.
//!
//! The client identifies a write by `Idempotency-Key`. The key, a hash of the request and the response are stored in
//! the same transaction as the effect, so a repeated request gets the same response and changes nothing.

use axum::body::Bytes;
use axum::extract::{FromRequest, OriginalUri, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use super::App;
use crate::clock::DAY;
use crate::db::{self, Tx};
use crate::identity::Caller;
use crate::web::{Error, Result, extract};
use crate::{args, statements};

/// How long a response is stored.
const RETENTION: i64 = DAY;
/// Maximum size in bytes of a stored response. A larger response isn't stored, so a repeat of its write runs again.
const MAX_STORED_BYTES: usize = 64 * 1024;

statements! {
    FIND = "SELECT request_hash, status, body FROM idempotency_keys WHERE scope = $1 AND key = $2 AND created_at > $3";
    STORE = "INSERT INTO idempotency_keys (scope, key, request_hash, status, body, created_at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = excluded.created_at";
    DELETE_EXPIRED = "DELETE FROM idempotency_keys WHERE created_at <= $1";
}

/// A write request: its body and its idempotency key, if any.
pub struct Write<T> {
    /// The body.
    pub body: T,
    key: Option<String>,
    scope: String,
    hash: [u8; 32],
}

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Write<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        let (parts, body) = request.into_parts();
        let bytes = extract::read_json(&parts.headers, body).await?;
        Self::from_parts(&parts, extract::parse(&bytes)?, &bytes)
    }
}

/// The unparsed bytes of an uploaded file.
pub struct FileBody(pub Bytes);

impl<S: Sync> FromRequest<S> for Write<FileBody> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        let (parts, body) = request.into_parts();
        let bytes = extract::read_file(&parts.headers, body).await?;
        Self::from_parts(&parts, FileBody(bytes.clone()), &bytes)
    }
}

impl<T> Write<T> {
    /// Builds the write, keyed by its `Idempotency-Key` and scoped to the caller.
    fn from_parts(parts: &Parts, body: T, bytes: &[u8]) -> Result<Self> {
        let key = read_key(&parts.headers)?;
        let caller = parts.extensions.get::<Caller>().and_then(Caller::id);
        // Aliases are already rewritten here, so a request through an alias hashes the same.
        let path = parts.extensions.get::<OriginalUri>().map_or_else(|| parts.uri.path(), |uri| uri.path());
        let query = parts.uri.query().unwrap_or_default();
        let mut hash = Sha256::new();
        for part in [parts.method.as_str().as_bytes(), path.as_bytes(), query.as_bytes(), bytes] {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        let scope = caller.map_or_else(|| "anyone".to_owned(), |id| id.to_string());
        Ok(Self { body, key, scope, hash: hash.finalize().into() })
    }
}

fn read_key(headers: &axum::http::HeaderMap) -> Result<Option<String>> {
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
        self.respond(app, StatusCode::OK, effect).await
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
        self.respond(app, StatusCode::CREATED, effect).await
    }

    async fn respond<R: Serialize>(
        self,
        app: &App,
        status: StatusCode,
        effect: impl Fn(&mut Tx, &T) -> Result<R> + Send + 'static,
    ) -> Result<Response> {
        let response = app
            .db
            .write(move |tx| {
                if let Some(response) = self.find_stored(tx)? {
                    return Ok(response);
                }
                let result = effect(tx, &self.body)?;
                let body = serde_json::to_vec(&result).map_err(|_| Error::internal())?;
                self.store(tx, status, &body)?;
                Ok::<_, Error>(StoredResponse { status, body })
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
            Some((hash, status, body)) if hash == self.hash => {
                Ok(Some(StoredResponse { status: StatusCode::from_u16(status).map_err(|_| Error::internal())?, body }))
            }
            Some(_) => Err(Error::unprocessable(
                "idempotency_mismatch",
                "This Idempotency-Key was already used for another request.",
            )),
        }
    }

    fn store(&self, tx: &mut Tx, status: StatusCode, body: &[u8]) -> db::Result<()> {
        let Some(key) = &self.key else { return Ok(()) };
        if body.len() <= MAX_STORED_BYTES {
            tx.run(STORE, args![&self.scope, key, &self.hash, i64::from(status.as_u16()), body, tx.now()])?;
        }
        Ok(())
    }
}

/// Deletes stored responses older than a day.
pub fn delete_expired(tx: &mut Tx) -> db::Result<usize> {
    tx.run(DELETE_EXPIRED, args![tx.now() - RETENTION])
}
