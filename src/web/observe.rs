//! A request's id, its line in the log, and the answer to a panic (S64).

use std::any::Any;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument as _;

use super::{Error, token};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Gives the request an id, which its answer and every line of the log carry. The log holds the route,
/// never the address as it was asked for: a search or a person's number is nobody's business.
pub async fn observe(request: Request, next: Next) -> Response {
    let id = token::short();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id = %id);
    let started = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let micros = started.elapsed().as_micros();
    span.in_scope(|| {
        if status >= 500 {
            tracing::warn!(%method, %route, status, micros, "answered");
        } else {
            tracing::debug!(%method, %route, status, micros, "answered");
        }
    });
    if let Ok(value) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, value);
    }
    response
}

/// A panicking handler answers 500; what it said goes into the log only.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
pub fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no text");
    tracing::error!(panic = text, "a handler panicked");
    Error::internal().into_response()
}
