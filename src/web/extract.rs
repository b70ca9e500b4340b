//! Extractors that reject bad input with a clear error before it reaches a handler.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::{HeaderMap, Uri, header, request::Parts};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Error, Result, body};

/// Maximum size of a JSON body in bytes; a larger one is a 413.
pub const MAX_BODY_BYTES: usize = 256 * 1024;
/// Maximum nesting depth of a JSON body.
const MAX_DEPTH: usize = 32;

/// The empty body of a write that needs only its path.
#[derive(Clone, Debug, Default, serde::Deserialize, serde::Serialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NoFields)]
pub struct NoBody {}

/// A JSON body; an empty body counts as `{}`.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        from_value(read_object(request, MAX_BODY_BYTES).await?).map(Self)
    }
}

/// Maximum size in bytes of what a page sends on its own, such as analytics and error reports.
const MAX_BEACON_BYTES: usize = 4 * 1024;

/// A small JSON body that a page sends on its own.
pub struct Beacon<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequest<S> for Beacon<T> {
    type Rejection = Error;

    async fn from_request(request: Request, _: &S) -> Result<Self> {
        from_value(read_object(request, MAX_BEACON_BYTES).await?).map(Self)
    }
}

/// Reads a body's object of at most `limit` bytes. Not generic, because there's a type of body for every handler.
async fn read_object(request: Request, limit: usize) -> Result<Value> {
    let (parts, body) = request.into_parts();
    let bytes = read_json(&parts, body).await?;
    if bytes.len() > limit { Err(Error::too_large()) } else { object(&bytes) }
}

/// Reads a JSON body's bytes and checks its content type and size.
///
/// # Errors
/// 415 if it isn't JSON, or as [`body::read`].
pub async fn read_json(parts: &Parts, body: Body) -> Result<Bytes> {
    let bytes = body::read(parts, body, MAX_BODY_BYTES, Error::too_large).await?;
    if !bytes.is_empty() && !is_json(&parts.headers) {
        return Err(Error::not_json());
    }
    Ok(bytes)
}

/// Maximum size of an uploaded file in bytes.
const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;
/// Accepted content types of uploads; the file's first bytes are checked separately.
const FILE_TYPES: [&str; 5] = ["image/jpeg", "image/png", "application/pdf", "audio/webm", "audio/mp4"];

/// Reads an uploaded file's bytes and checks its content type and size.
///
/// # Errors
/// 415 if the content type isn't accepted, or as [`body::read`].
pub async fn read_file(parts: &Parts, body: Body) -> Result<Bytes> {
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if !FILE_TYPES.contains(&kind.trim().to_ascii_lowercase().as_str()) {
        return Err(Error::unsupported_file_type());
    }
    body::read(parts, body, MAX_FILE_BYTES, || Error::file_too_large("Choose a file of 10 MB or less.")).await
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Returns a body as the type that a handler takes.
///
/// # Errors
/// 422 if it doesn't match the type.
pub fn from_value<T: DeserializeOwned>(body: Value) -> Result<T> {
    serde_json::from_value(body).map_err(|e| mismatch(&e))
}

/// Returns a JSON body's object after checking its nesting and characters.
///
/// # Errors
/// 400 if it isn't valid JSON or is nested too deeply, 422 if it isn't an object or has control characters.
pub fn object(bytes: &[u8]) -> Result<Value> {
    if bytes.is_empty() {
        return Ok(Value::Object(serde_json::Map::new()));
    }
    if deeper_than(bytes, MAX_DEPTH) {
        return Err(Error::bad_request("too_deep", "The JSON is nested too deeply."));
    }
    let value: Value =
        serde_json::from_slice(bytes).map_err(|_| Error::bad_request("not_json", "The body is not valid JSON."))?;
    if json_has_control_characters(&value) {
        return Err(Error::unprocessable("control_character", "The text contains a control character."));
    }
    // An array would be taken for an object with its fields in the order of our source.
    if !value.is_object() {
        return Err(Error::unprocessable("not_an_object", "The body must be a JSON object."));
    }
    Ok(value)
}

fn mismatch(e: &serde_json::Error) -> Error {
    let mut problem = e.to_string();
    // Callers don't know the names of our types.
    if let Some((start, _)) = problem.split_once("struct ") {
        problem = format!("{start}an object");
    }
    Error::unprocessable("invalid_body", format!("The body is invalid: {problem}."))
}

/// Whether brackets outside strings nest deeper than `limit`; checked before parsing, which recurses.
fn deeper_than(bytes: &[u8], limit: usize) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0usize, false, false);
    for byte in bytes {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > limit {
            return true;
        }
    }
    false
}

fn json_has_control_characters(value: &Value) -> bool {
    match value {
        Value::String(text) => has_control_characters(text),
        Value::Array(items) => items.iter().any(json_has_control_characters),
        Value::Object(map) => {
            map.iter().any(|(key, value)| has_control_characters(key) || json_has_control_characters(value))
        }
        _ => false,
    }
}

/// Whether the text contains control characters other than tab and line breaks, or code points that Unicode reserves.
/// NUL isn't safe in SQLite text, and one U+FFFF makes a whole feed invalid XML.
#[must_use]
pub fn has_control_characters(text: &str) -> bool {
    text.chars().any(|c| (c.is_control() && !matches!(c, '\t' | '\n' | '\r')) || is_noncharacter(c))
}

const fn is_noncharacter(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}') || (c as u32) & 0xfffe == 0xfffe
}

/// A query string; malformed parameters and control characters are a 400.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> Query<T> {
    /// Parses the query string of a URL.
    ///
    /// # Errors
    /// 400 if it doesn't match the type or contains a control character.
    pub fn of(uri: &Uri) -> Result<Self> {
        let text = uri.query().unwrap_or_default();
        check_query(text)?;
        serde_html_form::from_str(text).map(Self).map_err(|e| invalid_query(&e))
    }
}

fn check_query(text: &str) -> Result<()> {
    let pairs: Vec<(String, String)> = serde_html_form::from_str(text).map_err(|e| invalid_query(&e))?;
    if pairs.iter().any(|(name, value)| has_control_characters(name) || has_control_characters(value)) {
        return Err(Error::bad_request("control_character", "The URL contains a control character."));
    }
    Ok(())
}

fn invalid_query(e: &serde_html_form::de::Error) -> Error {
    Error::bad_request("invalid_query", e.to_string())
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        Self::of(&parts.uri)
    }
}

/// A path parameter; one that doesn't parse can't name anything, so it is a 404.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        axum::extract::Path::<T>::from_request_parts(parts, state)
            .await
            .map(|axum::extract::Path(value)| Self(value))
            .map_err(|_| Error::not_found())
    }
}
