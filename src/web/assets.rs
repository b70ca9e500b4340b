//! The front end's files, embedded with their brotli and gzip siblings.

use std::borrow::Cow;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

#[derive(rust_embed::RustEmbed)]
#[folder = "ui/dist/"]
#[allow_missing = true]
// Every browser takes a compressed one; who does not gets it unpacked.
#[exclude = "*.js"]
#[exclude = "*.css"]
struct Embedded;

/// Served at /favicon.ico, which browsers and the connectivity check ask for by that name.
const ICON: &[u8] = include_bytes!("../../ui/src/theme/icon.svg");
/// A build may be run on its server alone; then it has no pages to give.
const NO_FRONT_END: &str = "<!doctype html><html lang=\"en\" data-theme=\"auto\"><head><meta charset=\"utf-8\"><meta name=\"jobstead-head\"></head><body><div id=\"root\"></div></body></html>";

/// Where the files come from.
#[derive(Clone, Debug)]
pub enum Assets {
    /// The binary.
    Embedded,
    /// A folder, while the front end is being worked on.
    Folder(PathBuf),
}

impl Assets {
    /// A file by its path under the site's root.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Embedded => Embedded::get(path).map(|file| file.data).or_else(|| unpacked(path)),
            Self::Folder(folder) => {
                let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
                if inside { std::fs::read(folder.join(path)).ok().map(Cow::Owned) } else { None }
            }
        }
    }

    /// The page that every page is made from.
    #[must_use]
    pub fn index(&self) -> String {
        let bytes = self.get("index.html");
        bytes.and_then(|bytes| String::from_utf8(bytes.into_owned()).ok()).unwrap_or_else(|| NO_FRONT_END.to_owned())
    }

    /// Answers a request for a file; none when there is no such file.
    #[must_use]
    pub fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let path = path.trim_start_matches('/');
        if path == "favicon.ico" {
            return Some(file(Cow::Borrowed(ICON), "image/svg+xml", None, false, headers));
        }
        // The template is a page, and the worker and its list are sources, never files; the compressed siblings are only
        // ways to send a file.
        if path.is_empty() || matches!(path, "index.html" | "offline.json" | "worker/sw.js") || is_sibling(path) {
            return None;
        }
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
        let accepts =
            |coding: &str| accepted.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == coding));
        let sibling = [("br", "br"), ("gzip", "gz")]
            .into_iter()
            .filter(|(coding, _)| accepts(coding))
            .find_map(|(coding, ending)| Some((self.get(&format!("{path}.{ending}"))?, coding)));
        let (bytes, coding) = match sibling {
            Some((bytes, coding)) => (bytes, Some(coding)),
            None => (self.get(path)?, None),
        };
        Some(file(bytes, kind(path), coding, is_hashed(path), headers))
    }
}

/// An embedded file of which only the compressed forms are carried.
fn unpacked(path: &str) -> Option<Cow<'static, [u8]>> {
    let packed = Embedded::get(&format!("{path}.gz"))?.data;
    let mut plain = Vec::new();
    flate2::read::GzDecoder::new(&*packed).read_to_end(&mut plain).ok()?;
    Some(Cow::Owned(plain))
}

fn file(
    bytes: Cow<'static, [u8]>,
    kind: &'static str,
    coding: Option<&'static str>,
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
    if let Some(coding) = coding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

/// A compressed sibling of a file.
fn is_sibling(path: &str) -> bool {
    path.rsplit('.').next().is_some_and(|ending| matches!(ending, "br" | "gz"))
}

/// The bundler puts eight hex digits before the ending of a file whose content never changes.
fn is_hashed(path: &str) -> bool {
    path.split('.').any(|part| part.len() == 8 && part.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn kind(path: &str) -> &'static str {
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
