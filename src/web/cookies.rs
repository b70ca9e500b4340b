//! Reading and writing cookies.

use axum::http::{HeaderMap, HeaderValue, header};
use cookie::{Cookie, SameSite, time::Duration};

use super::origin::Origin;

/// Lifetime of the session cookie; the server ends idle sessions sooner.
const SESSION_DAYS: i64 = 180;
/// Lifetime of the cookie that marks a browser as known after a sign-in.
const DEVICE_DAYS: i64 = 365;
/// Lifetime of the cookie that identifies a visitor's support chat, renewed whenever a chat starts.
const SUPPORT_DAYS: i64 = 7;

/// The site's cookies.
#[derive(Clone, Copy)]
pub enum Name {
    /// The session token.
    Session,
    /// A browser that has signed in before.
    Device,
    /// A support chat started without an account.
    Support,
}

impl Name {
    /// The `__Host-` prefix binds a cookie to https and this host; browsers reject it over plain http.
    const fn cookie_name(self, secure: bool) -> &'static str {
        match (self, secure) {
            (Self::Session, true) => "__Host-sid",
            (Self::Session, false) => "sid",
            (Self::Device, true) => "__Host-device",
            (Self::Device, false) => "device",
            (Self::Support, true) => "__Host-support",
            (Self::Support, false) => "support",
        }
    }

    const fn max_age_days(self) -> i64 {
        match self {
            Self::Session => SESSION_DAYS,
            Self::Device => DEVICE_DAYS,
            Self::Support => SUPPORT_DAYS,
        }
    }
}

/// Returns the `Set-Cookie` value that sets a cookie.
#[must_use]
pub fn set(origin: &Origin, name: Name, value: &str) -> HeaderValue {
    header_value(origin, name, value, Duration::days(name.max_age_days()))
}

/// Returns the `Set-Cookie` value that deletes a cookie.
#[must_use]
pub fn remove(origin: &Origin, name: Name) -> HeaderValue {
    header_value(origin, name, "", Duration::ZERO)
}

fn header_value(origin: &Origin, name: Name, value: &str, age: Duration) -> HeaderValue {
    let cookie = Cookie::build((name.cookie_name(origin.secure()), value))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(origin.secure())
        .max_age(age)
        .build();
    // Names are constants and values are base64url, so the header value is always valid.
    HeaderValue::from_str(&cookie.to_string()).unwrap_or(HeaderValue::from_static(""))
}

/// Returns the value of one of the site's cookies.
#[must_use]
pub fn get(headers: &HeaderMap, origin: &Origin, name: Name) -> Option<String> {
    value(headers, name.cookie_name(origin.secure()))
}

/// Returns the value of any cookie by name, such as the theme, which the front end sets.
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
