//! The front end's files, embedded as Brotli.

use std::borrow::Cow;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli_decompressor::Decompressor;
use sha2::{Digest, Sha256};

#[derive(rust_embed::RustEmbed)]
#[folder = "ui/dist/"]
#[allow_missing = true]
// Their Brotli variant is enough: for the few clients that don't accept it, it's decompressed.
#[exclude = "*.js"]
#[exclude = "*.css"]
#[exclude = "api/openapi.json"]
struct Embedded;

/// The suffix of a compressed variant's name.
const BROTLI_SUFFIX: &str = ".br";
/// Bytes that are decompressed at a time.
const BUFFER_BYTES: usize = 4_096;
/// Served at /favicon.ico, which browsers and the front end's connectivity check request.
const ICON: &[u8] = include_bytes!("../../ui/src/theme/icon.svg");
/// The page template of a binary that was built without the front end.
const FALLBACK_INDEX: &str = "<!doctype html><html lang=\"en\" data-theme=\"auto\"><head><meta charset=\"utf-8\"><meta name=\"jobstead-head\"></head><body><div id=\"root\"></div></body></html>";

/// The source of the files.
#[derive(Clone, Debug)]
pub enum Assets {
    /// Embedded in the binary.
    Embedded,
    /// A folder on disk, for front-end development.
    Folder(PathBuf),
}

impl Assets {
    /// Returns a file by its path relative to the site's root.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Embedded => Embedded::get(path).map(|file| file.data).or_else(|| decompress(path)),
            Self::Folder(folder) => {
                let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
                if inside { std::fs::read(folder.join(path)).ok().map(Cow::Owned) } else { None }
            }
        }
    }

    /// Returns the HTML template of all pages.
    #[must_use]
    pub fn index(&self) -> String {
        let bytes = self.get("index.html");
        bytes.and_then(|bytes| String::from_utf8(bytes.into_owned()).ok()).unwrap_or_else(|| FALLBACK_INDEX.to_owned())
    }

    /// Responds to a request for a file; `None` if there is no such file.
    #[must_use]
    pub fn respond(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let path = path.trim_start_matches('/');
        if path == "favicon.ico" {
            return Some(file_response(Cow::Borrowed(ICON), "image/svg+xml", None, false, headers));
        }
        // These are inputs of the generated pages and service worker, not files to serve. A compressed variant is
        // served only by content negotiation.
        if path.is_empty()
            || matches!(path, "index.html" | "offline.json" | "worker/sw.js")
            || path.ends_with(BROTLI_SUFFIX)
        {
            return None;
        }
        let brotli = if accepts_brotli(headers) { self.get(&format!("{path}{BROTLI_SUFFIX}")) } else { None };
        // Without Brotli, the router's compression layer sends gzip to those who accept it.
        let (bytes, encoding) = match brotli {
            Some(bytes) => (bytes, Some("br")),
            None => (self.get(path)?, None),
        };
        Some(file_response(bytes, content_type(path), encoding, is_hashed(path), headers))
    }
}

/// Decompresses a file that is embedded only in compressed form.
fn decompress(path: &str) -> Option<Cow<'static, [u8]>> {
    let packed = Embedded::get(&format!("{path}{BROTLI_SUFFIX}"))?.data;
    let mut plain = Vec::new();
    Decompressor::new(&*packed, BUFFER_BYTES).read_to_end(&mut plain).ok()?;
    Some(Cow::Owned(plain))
}

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|part| part.split(';').next().is_some_and(|coding| coding.trim() == "br"))
}

fn file_response(
    bytes: Cow<'static, [u8]>,
    kind: &'static str,
    encoding: Option<&'static str>,
    hashed: bool,
    headers: &HeaderMap,
) -> Response {
    let digest = Sha256::digest(&bytes);
    let etag: String = std::iter::once('"'.to_string())
        .chain(digest[..8].iter().map(|byte| format!("{byte:02x}")))
        .chain(std::iter::once('"'.to_string()))
        .collect();
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == etag.as_bytes());
    let mut response = if same { StatusCode::NOT_MODIFIED.into_response() } else { bytes.into_response() };
    let out = response.headers_mut();
    let cache = if hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        out.insert(header::ETAG, etag);
    }
    if let Some(encoding) = encoding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// Whether the name contains a content hash: the bundler adds eight hex digits, so such a file never changes.
fn is_hashed(path: &str) -> bool {
    path.split('.').any(|part| part.len() == 8 && part.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
