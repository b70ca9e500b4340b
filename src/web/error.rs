//! API errors: one type with named constructors, serialized as `application/problem+json`.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use crate::db;

/// `Retry-After`, in seconds, when the operator has to fix something first.
const NOT_READY_RETRY: u32 = 300;

/// The result of a handler.
pub type Result<T> = std::result::Result<T, Error>;

/// An error response.
#[derive(Debug)]
pub struct Error {
    status: StatusCode,
    code: &'static str,
    detail: String,
    fields: Vec<FieldError>,
    retry_after: Option<u32>,
}

/// An invalid field of a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FieldError {
    /// Name of the field in the request body.
    pub field: String,
    /// How to fix it, as text for users.
    pub message: String,
}

/// Body of every error response (RFC 9457).
#[derive(Serialize, ToSchema)]
pub struct Problem {
    /// Always `about:blank`; `code` identifies the error.
    #[serde(rename = "type")]
    kind: &'static str,
    /// The reason phrase of the status.
    title: &'static str,
    /// HTTP status code.
    status: u16,
    /// Description for users, usually one sentence.
    detail: String,
    /// Machine-readable error code.
    code: &'static str,
    /// The invalid fields, in form order; present only with the code `invalid`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<FieldError>,
}

impl Error {
    fn new(status: StatusCode, code: &'static str, detail: impl Into<String>) -> Self {
        Self { status, code, detail: detail.into(), fields: Vec::new(), retry_after: None }
    }

    /// Returns the description for users.
    #[must_use]
    pub fn detail(&self) -> &str {
        &self.detail
    }

    /// Returns what's wrong in one text: how to fix each field, if fields are invalid.
    #[must_use]
    pub fn explanation(&self) -> String {
        let fields: Vec<&str> = self.fields.iter().map(|field| field.message.as_str()).collect();
        if fields.is_empty() { self.detail.clone() } else { fields.join(" ") }
    }

    /// 400: the request is malformed.
    pub fn bad_request(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, detail)
    }

    /// 401: the caller isn't signed in.
    #[must_use]
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unauthorized", "Sign in first.")
    }

    /// 401: someone else has signed in since the page was opened.
    #[must_use]
    pub fn other_account() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "other_account", "Someone else is signed in now. Reload the page.")
    }

    /// 401: signed in, but the action asks for the password again.
    #[must_use]
    pub fn step_up() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "step_up", "Enter your password to go on.")
    }

    /// 401: wrong email address or password, without revealing whether the account exists.
    #[must_use]
    pub fn wrong_credentials() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "wrong_credentials", "The email address or password is incorrect.")
    }

    /// 403: the caller may see the resource but not do this.
    pub fn forbidden(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    /// 404: the resource doesn't exist, or the caller may not know that it does.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "There’s nothing here.")
    }

    /// 405: the route exists, but not with this method.
    #[must_use]
    pub fn method_not_allowed() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "This URL doesn’t support that method.")
    }

    /// 408: the request broke off, or arrived too slowly.
    #[must_use]
    pub fn too_slow() -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "The connection was too slow. Try again.")
    }

    /// 409: the resource's state doesn't allow it.
    pub fn conflict(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    /// 413: the request body is over its limit.
    #[must_use]
    pub fn too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", "The request is too large.")
    }

    /// 413: the file is over its limit.
    pub fn file_too_large(detail: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "file_too_large", detail)
    }

    /// 415: the file isn't of a supported type.
    #[must_use]
    pub fn unsupported_file_type() -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_a_file_type", "Send a JPEG, a PNG or a PDF.")
    }

    /// 415: the body isn't JSON.
    #[must_use]
    pub fn not_json() -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", "Send the body as application/json.")
    }

    /// 421: the Host header isn't this site's.
    #[must_use]
    pub fn misdirected() -> Self {
        Self::new(StatusCode::MISDIRECTED_REQUEST, "unknown_host", "This server doesn’t serve that host.")
    }

    /// 422: invalid fields, in form order.
    #[must_use]
    pub fn invalid(fields: Vec<FieldError>) -> Self {
        let mut error = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", "Some fields need your attention.");
        error.fields = fields;
        error
    }

    /// 422 with a single invalid field.
    pub fn invalid_field(field: &str, message: impl Into<String>) -> Self {
        Self::invalid(vec![FieldError { field: field.to_owned(), message: message.into() }])
    }

    /// 422 with a code other than `invalid`.
    pub fn unprocessable(code: &'static str, detail: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    /// 429: rate limited; retry after the given number of seconds.
    #[must_use]
    pub fn rate_limited(seconds: u32) -> Self {
        let mut error = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "Too many attempts. Wait a moment.");
        error.retry_after = Some(seconds.max(1));
        error
    }

    /// 429 with a code other than `too_many`; `detail` says when the limit ends.
    pub fn rate_limited_with(code: &'static str, detail: impl Into<String>, seconds: i64) -> Self {
        let mut error = Self::new(StatusCode::TOO_MANY_REQUESTS, code, detail);
        error.retry_after = Some(u32::try_from(seconds.max(1)).unwrap_or(u32::MAX));
        error
    }

    /// 507: the disk is full; nothing was changed.
    #[must_use]
    pub fn disk_full() -> Self {
        let detail = "The server’s disk is full, so nothing was changed. The operator needs to free up space.";
        Self::new(StatusCode::INSUFFICIENT_STORAGE, "disk_full", detail)
    }

    /// 503: overloaded; retry soon.
    #[must_use]
    pub fn busy() -> Self {
        let mut error =
            Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "The server is busy. Try again in a moment.");
        error.retry_after = Some(1);
        error
    }

    /// 503: the server needs its operator.
    pub fn not_ready(code: &'static str, detail: impl Into<String>) -> Self {
        let mut error = Self::new(StatusCode::SERVICE_UNAVAILABLE, code, detail);
        error.retry_after = Some(NOT_READY_RETRY);
        error
    }

    /// 503: the site can only be read until the operator has dealt with its disk or its database.
    #[must_use]
    pub fn read_only() -> Self {
        Self::not_ready("read_only", "This site is read-only right now, so nothing was changed. Try again later.")
    }

    /// 500 with a fixed text; the cause goes only to the log, under the request's id.
    #[must_use]
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "Something went wrong on our side. We’ve logged it.")
    }

    /// Returns the HTTP status.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        self.status
    }

    /// Returns the machine-readable error code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }
}

impl From<db::Error> for Error {
    fn from(e: db::Error) -> Self {
        match e {
            db::Error::Busy | db::Error::Deadline => Self::busy(),
            db::Error::Full => Self::disk_full(),
            db::Error::ReadOnly(_) => Self::read_only(),
            e => {
                tracing::error!(error = %e, "database error");
                Self::internal()
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let problem = Problem {
            kind: "about:blank",
            title: self.status.canonical_reason().unwrap_or("Error"),
            status: self.status.as_u16(),
            detail: self.detail,
            code: self.code,
            fields: self.fields,
        };
        let body = serde_json::to_vec(&problem).unwrap_or_default();
        let mut response = (self.status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
