//! Refuses writes that another site made a browser send (S11).

use axum::extract::Request;
use axum::http::{HeaderMap, header};

use super::{Error, Result};

/// `Sec-Fetch-Site` decides where a browser sends it; else `Origin` must be ours; a request with a
/// cookie and neither of them is refused. A script without a cookie can harm nobody.
///
/// # Errors
/// 403 `cross_site`.
pub fn check(origin: &str, request: &Request) -> Result<()> {
    if request.method().is_safe() || allowed(request.headers(), origin) {
        return Ok(());
    }
    Err(Error::forbidden("cross_site", "This request did not come from this site."))
}

fn allowed(headers: &HeaderMap, origin: &str) -> bool {
    let text = |name| headers.get(name).map(|value: &axum::http::HeaderValue| value.to_str().unwrap_or("?"));
    match (text(header::HeaderName::from_static("sec-fetch-site")), text(header::ORIGIN)) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(sent)) => sent.eq_ignore_ascii_case(origin),
        (None, None) => !headers.contains_key(header::COOKIE),
    }
}
