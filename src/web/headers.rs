//! Security headers, added to every response.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

/// Content security policy of responses that aren't pages.
const DENY_ALL_CSP: &str = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/// What browsers are told about plain http (RFC 6797), for a year.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Hsts {
    /// Nothing, because the site itself uses it.
    Off,
    /// Never to use it for the site's own name.
    Site,
    /// Never to use it for the site's name and every name under it.
    Subdomains,
}

impl Hsts {
    /// Returns what to tell browsers about a site that uses https or not, and whose operator vouches for the names under it or not.
    #[must_use]
    pub const fn of(secure: bool, with_subdomains: bool) -> Self {
        match (secure, with_subdomains) {
            (false, _) => Self::Off,
            (true, false) => Self::Site,
            (true, true) => Self::Subdomains,
        }
    }

    const fn value(self) -> Option<&'static str> {
        match self {
            Self::Off => None,
            Self::Site => Some("max-age=31536000"),
            Self::Subdomains => Some("max-age=31536000; includeSubDomains"),
        }
    }
}

const DEFAULT_HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), microphone=(self), geolocation=(self), browsing-topics=()",
    ),
];

/// Adds the headers that the handler didn't set itself.
pub fn add(headers: &mut HeaderMap, is_api: bool, hsts: Hsts) {
    let mut default = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    for (name, value) in DEFAULT_HEADERS {
        default(name, value);
    }
    default(header::CONTENT_SECURITY_POLICY, DENY_ALL_CSP);
    if is_api {
        default(header::CACHE_CONTROL, "no-store");
    }
    if let Some(value) = hsts.value() {
        default(header::STRICT_TRANSPORT_SECURITY, value);
    }
}

/// Returns a page's content security policy: the site's own files, inline scripts by hash, styles by this response's
/// nonce.
#[must_use]
pub fn page_policy(script_hashes: &[String], nonce: &str) -> HeaderValue {
    let scripts = script_hashes.iter().fold(String::new(), |scripts, hash| scripts + " 'sha256-" + hash + "'");
    let policy = format!(
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self' 'nonce-{nonce}'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; \
         form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; \
         require-trusted-types-for 'script'; trusted-types jobstead locales"
    );
    // Hashes and nonces are base64, so the header value is always valid.
    HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static(DENY_ALL_CSP))
}
