//! Readable names of browsers and systems, for a user's list of sessions.

use axum::extract::FromRequestParts;
use axum::http::{header, request::Parts};

use super::Error;

/// The client's browser and system, such as "Firefox on Windows".
#[derive(Clone, Debug)]
pub struct BrowserLabel(pub String);

/// Substrings of the header and the browser they mean; the first match wins. Browsers also claim to be the ones they
/// derive from, so derived ones come first.
const BROWSERS: [(&str, &str); 9] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Describes a `User-Agent` header.
#[must_use]
pub fn label(header: &str) -> String {
    let find =
        |marks: &[(&str, &'static str)]| marks.iter().find(|(mark, _)| header.contains(mark)).map(|(_, name)| *name);
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("A browser on {system}"),
        (None, None) => "Unknown browser".to_owned(),
    }
}

impl<S: Sync> FromRequestParts<S> for BrowserLabel {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let header = parts.headers.get(header::USER_AGENT).and_then(|v| v.to_str().ok()).unwrap_or_default();
        Ok(Self(label(header)))
    }
}

#[cfg(test)]
mod tests {
    use super::label;

    #[test]
    fn user_agents_get_readable_names() {
        for (header, name) in [
            ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.0 Safari/605",
                "Safari on Mac",
            ),
            ("curl/8.9.1", "curl"),
            ("<script>", "Unknown browser"),
            ("", "Unknown browser"),
        ] {
            assert_eq!(label(header), name);
        }
    }
}
