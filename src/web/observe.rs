//! Request logging and the response to a panic.

use std::any::Any;
use std::time::Instant;

use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};

use super::Error;

/// Logs a response by its route, never by the requested URL, which may contain search terms or ids.
pub fn log(method: &Method, route: Option<&str>, status: StatusCode, started: Instant) {
    let (route, micros) = (route.unwrap_or("page"), started.elapsed().as_micros());
    if status.is_server_error() {
        tracing::warn!(%method, route, status = status.as_u16(), micros, "request handled");
    } else {
        tracing::debug!(%method, route, status = status.as_u16(), micros, "request handled");
    }
}

/// Responds to a panic in a handler with a 500; the message goes only to the log.
#[expect(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
pub fn panic_response(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message");
    tracing::error!(panic = text, "a handler panicked");
    Error::internal().into_response()
}
