//! Protection against cross-site request forgery.

use axum::extract::Request;
use axum::http::{HeaderMap, header};

use super::{Error, Result};

/// Rejects cross-site writes by `Sec-Fetch-Site`, or by `Origin` if a browser doesn't send that. A request with neither
/// header is rejected only if it has a cookie: without one it can't act for a user.
///
/// # Errors
/// 403 `cross_site`.
pub fn check(origin: &str, request: &Request) -> Result<()> {
    if request.method().is_safe() || allowed(request.headers(), origin) {
        return Ok(());
    }
    Err(Error::forbidden("cross_site", "This request didn’t come from this site."))
}

fn allowed(headers: &HeaderMap, origin: &str) -> bool {
    let text = |name| headers.get(name).map(|value: &axum::http::HeaderValue| value.to_str().unwrap_or("?"));
    match (text(header::HeaderName::from_static("sec-fetch-site")), text(header::ORIGIN)) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(sent)) => sent.eq_ignore_ascii_case(origin),
        (None, None) => !headers.contains_key(header::COOKIE),
    }
}
