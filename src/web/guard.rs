//! Refuses writes that another site made a browser send (S11).

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Error;
use crate::app::App;

/// `Sec-Fetch-Site` decides where a browser sends it; else `Origin` must be ours; a request with a
/// cookie and neither of them is refused. A script without a cookie can harm nobody.
pub async fn same_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() || allowed(request.headers(), app.origin.as_str()) {
        return next.run(request).await;
    }
    Error::forbidden("cross_site", "This request did not come from this site.").into_response()
}

fn allowed(headers: &HeaderMap, origin: &str) -> bool {
    let text = |name| headers.get(name).map(|value: &axum::http::HeaderValue| value.to_str().unwrap_or("?"));
    match (text(header::HeaderName::from_static("sec-fetch-site")), text(header::ORIGIN)) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(sent)) => sent.eq_ignore_ascii_case(origin),
        (None, None) => !headers.contains_key(header::COOKIE),
    }
}
