//! Security headers on every answer (S13, S14, S15, S22).

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// What an answer that is no page may do in a browser: nothing.
const NOTHING: &str = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const YEAR: &str = "max-age=31536000; includeSubDomains";

const ALWAYS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), microphone=(self), geolocation=(self), browsing-topics=()",
    ),
];

/// Adds the headers; what a handler set stays.
pub fn add(headers: &mut HeaderMap, is_api: bool, secure: bool) {
    let mut default = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    for (name, value) in ALWAYS {
        default(name, value);
    }
    default(header::CONTENT_SECURITY_POLICY, NOTHING);
    if is_api {
        default(header::CACHE_CONTROL, "no-store");
    }
    if secure {
        default(header::STRICT_TRANSPORT_SECURITY, YEAR);
    }
}

/// The policy of a page: our own files, the import map by its hash, styles by this answer's nonce.
#[must_use]
pub fn page_policy(script_hashes: &[String], nonce: &str) -> HeaderValue {
    let scripts = script_hashes.iter().fold(String::new(), |scripts, hash| scripts + " 'sha256-" + hash + "'");
    let policy = format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; \
         form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         require-trusted-types-for 'script'; trusted-types jobstead"
    );
    // Hashes and nonces are base64, so the text is always a valid header.
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static(NOTHING))
}
