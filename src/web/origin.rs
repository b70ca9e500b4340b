//! The site's origin, the check of the Host header, and alternative API paths.

use axum::extract::Request;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};

use super::Error;

/// Public scheme, host and port of the site.
#[derive(Clone, Debug)]
pub struct Origin {
    text: String,
    host: String,
    secure: bool,
}

impl Origin {
    /// Parses `--url`. Plain http is allowed only for loopback addresses unless `insecure_http` is set.
    ///
    /// # Errors
    /// A message for the operator that says how to fix the URL.
    pub fn parse(url: &str, insecure_http: bool) -> Result<Self, String> {
        let text = url.trim_end_matches('/').to_ascii_lowercase();
        let uri: Uri = text.parse().map_err(|_| format!("--url {url}: not a URL like https://jobs.example.org"))?;
        let (Some(scheme), Some(host)) = (uri.scheme_str(), uri.authority()) else {
            return Err(format!("--url {url}: start it with https://"));
        };
        if uri.path() != "/" || uri.query().is_some() {
            return Err(format!("--url {url}: leave out everything after the host and port"));
        }
        let secure = match scheme {
            "https" => true,
            "http" if insecure_http || is_loopback(host.host()) => false,
            "http" => return Err(format!("--url {url}: use https, or add --insecure-http on a network you trust")),
            _ => return Err(format!("--url {url}: use https or http")),
        };
        Ok(Self { host: host.as_str().to_owned(), text, secure })
    }

    /// Returns the origin without a trailing slash, such as `https://jobs.example.org`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Whether the scheme is https.
    #[must_use]
    pub const fn secure(&self) -> bool {
        self.secure
    }

    /// Returns the host and port, as requests should name them.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether only this machine can open the site.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        is_loopback(self.host.rsplit_once(':').map_or(self.host.as_str(), |(name, _)| name))
    }

    /// Whether `host` is another loopback name of the site, such as `localhost:8080` for `127.0.0.1:8080`.
    fn is_loopback_alias(&self, host: &str) -> bool {
        let split = |text: &str| text.rsplit_once(':').map(|(name, port)| (name.to_owned(), port.to_owned()));
        let (Some((ours, our_port)), Some((theirs, their_port))) = (split(&self.host), split(host)) else {
            return false;
        };
        is_loopback(&ours) && is_loopback(&theirs) && our_port == their_port
    }
}

fn is_loopback(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare == "localhost" || bare.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

/// Rejects an unknown Host with a 421, and more than one with a 400 (RFC 9112, section 3.2). Redirects a page requested under another loopback name to the site's origin.
#[expect(clippy::result_large_err, reason = "a refusal is rare and moved once")]
pub fn check_host(origin: &Origin, request: &Request) -> Result<(), Response> {
    // Load balancers and local scripts request these by IP address.
    if matches!(request.uri().path(), "/healthz" | "/readyz") {
        return Ok(());
    }
    if request.headers().get_all(header::HOST).iter().nth(1).is_some() {
        return Err(Error::bad_request("two_hosts", "Send one Host header.").into_response());
    }
    let host = host_of(request.headers(), request.uri()).unwrap_or_default();
    if host.eq_ignore_ascii_case(&origin.host) {
        return Ok(());
    }
    let is_page = request.method().is_safe() && !request.uri().path().starts_with("/api/");
    if is_page && origin.is_loopback_alias(&host.to_ascii_lowercase()) {
        let path = request.uri().path_and_query().map_or("/", |p| p.as_str());
        return Err(Redirect::temporary(&format!("{}{path}", origin.as_str())).into_response());
    }
    Err(Error::misdirected().into_response())
}

/// Returns the Host header, or the authority of an absolute URI if there is no header.
#[must_use]
pub fn host_of<'r>(headers: &'r HeaderMap, uri: &'r Uri) -> Option<&'r str> {
    let header = headers.get(header::HOST).and_then(|v| v.to_str().ok());
    header.or_else(|| uri.authority().map(axum::http::uri::Authority::as_str))
}

/// Alternative prefixes of the job routes that API clients may use.
const ALIASES: [(&str, &str); 5] = [
    ("/api/opportunities", "/api/jobs"),
    ("/api/create-opportunity", "/api/jobs"),
    ("/api/post-job", "/api/jobs"),
    ("/api/opportunity", "/api/jobs"),
    ("/api/job", "/api/jobs"),
];

/// Rewrites alias paths before routing, so they reach the same handlers. `/api/contracts/7.pdf` is `/api/contracts/7/pdf`,
/// because the router has no parameters with a suffix.
#[must_use]
pub fn rewrite_alias(mut request: Request) -> Request {
    let path = request.uri().path();
    let document =
        || path.starts_with("/api/").then(|| path.strip_suffix(".pdf")).flatten().map(|thing| format!("{thing}/pdf"));
    let target = ALIASES.iter().find_map(|(alias, target)| {
        let rest = path.strip_prefix(alias)?;
        (rest.is_empty() || rest.starts_with('/')).then(|| format!("{target}{rest}"))
    });
    if let Some(target) = target.or_else(document) {
        let query = request.uri().query().map_or_else(String::new, |q| format!("?{q}"));
        if let Ok(uri) = format!("{target}{query}").parse() {
            *request.uri_mut() = uri;
        }
    }
    request
}
