//! Cookies: one place that writes them, one that reads them.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite, time::Duration};

use super::origin::Origin;

/// Longest life of a session's cookie; the server ends sessions itself, and earlier.
const SESSION_DAYS: i64 = 180;
/// A browser that signed in stays known this long.
const DEVICE_DAYS: i64 = 365;
/// A visitor finds their chat again this long; each start of a chat begins the time anew.
const SUPPORT_DAYS: i64 = 7;

/// Which cookie.
#[derive(Clone, Copy)]
pub enum Name {
    /// The session.
    Session,
    /// A browser that signed in before.
    Device,
    /// A browser that began a support chat without an account.
    Support,
}

impl Name {
    /// `__Host-` binds a cookie to https and this host; browsers refuse it on plain http.
    const fn text(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Self::Session, true) => "__Host-sid",
            (Self::Session, false) => "sid",
            (Self::Device, true) => "__Host-device",
            (Self::Device, false) => "device",
            (Self::Support, true) => "__Host-support",
            (Self::Support, false) => "support",
        }
    }

    const fn days(self) -> i64 {
        match self {
            Self::Session => SESSION_DAYS,
            Self::Device => DEVICE_DAYS,
            Self::Support => SUPPORT_DAYS,
        }
    }
}

/// The `Set-Cookie` that sets a cookie.
#[must_use]
pub fn set(origin: &Origin, name: Name, value: &str) -> HeaderValue {
    header_value(origin, name, value, Duration::days(name.days()))
}

/// The `Set-Cookie` that removes a cookie.
#[must_use]
pub fn remove(origin: &Origin, name: Name) -> HeaderValue {
    header_value(origin, name, "", Duration::ZERO)
}

fn header_value(origin: &Origin, name: Name, value: &str, age: Duration) -> HeaderValue {
    let cookie = Cookie::build((name.text(origin.secure()), value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(origin.secure())
        .max_age(age)
        .build();
    // Names are constants and values are base64url, so the text is always a valid header.
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

/// The value of one of our cookies.
#[must_use]
pub fn get(headers: &HeaderMap, origin: &Origin, name: Name) -> Option<String> {
    value(headers, name.text(origin.secure()))
}

/// The value of any cookie by its name: the theme, which the page itself writes.
#[must_use]
pub fn value(headers: &HeaderMap, name: &str) -> Option<String> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|header| header.to_str().ok())
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find(|cookie| cookie.name() == name)
        .map(|cookie| cookie.value().to_owned())
}
