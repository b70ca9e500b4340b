//! A request's line in the log, and the answer to a panic (S64).

use std::any::Any;
use std::time::Instant;

use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Error;

/// Logs an answer by its route, never by the address as it was asked for: a search or a person's number is
/// nobody's business.
pub fn log(method: &Method, route: Option<&str>, status: StatusCode, started: Instant) {
    let (route, micros) = (route.unwrap_or("page"), started.elapsed().as_micros());
    if status.is_server_error() {
        tracing::warn!(%method, route, status = status.as_u16(), micros, "answered");
    } else {
        tracing::debug!(%method, route, status = status.as_u16(), micros, "answered");
    }
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
