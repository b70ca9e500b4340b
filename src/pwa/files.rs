//! The service worker, the manifest and the icons. They are rendered from the brand and the build, stored in the
//! database, and rendered again when either changes.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::icons::{self, ICONS};
use super::{build, model, store};
use crate::app::App;
use crate::brand::Palette;
use crate::db::Tx;
use crate::site;
use crate::web::{Error, Path, Result};

const WORKER: &str = "sw.js";
const MANIFEST: &str = "manifest";
/// Bytes of the hash used as the version.
const VERSION_BYTES: usize = 8;

/// Everything the files are rendered from.
struct RenderInputs {
    name: String,
    town: String,
    background: [u8; 3],
    logo: Option<Vec<u8>>,
    /// Hash of the fields above and of the build.
    hash: [u8; 32],
}

impl RenderInputs {
    async fn read(app: &App) -> Result<Self> {
        let found = move |tx: &mut Tx| {
            let site = site::store::settings(tx)?;
            let token = site.logo_url.as_deref().and_then(|url| url.rsplit('/').next()).unwrap_or_default().to_owned();
            Ok::<_, Error>((site, site::store::logo(tx, &token)?))
        };
        let (site, logo) = app.db.read(found).await?;
        let background = Palette::from_hex(&site.brand).map(|palette| palette.top_bar()).unwrap_or_default();
        let mut hash = Sha256::new();
        let logo_bytes = logo.as_deref().unwrap_or_default();
        let build = build::sources(&app.assets);
        let own: [&[u8]; 5] =
            [env!("CARGO_PKG_VERSION").as_bytes(), site.name.as_bytes(), site.town.as_bytes(), &background, logo_bytes];
        for part in own.into_iter().chain(build.iter().map(Vec::as_slice)) {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        Ok(Self { name: site.name, town: site.town, background, logo, hash: hash.finalize().into() })
    }

    fn version(&self) -> String {
        hex(&self.hash)
    }
}

/// Returns the stored file. An outdated one is rendered for this response, and stored by the next [`save`].
async fn file(app: &App, name: &'static str) -> Result<Vec<u8>> {
    let source = RenderInputs::read(app).await?;
    let hash = source.hash;
    match app.db.read(move |tx| store::file(tx, name, &hash)).await.map_err(Error::from)? {
        Some(body) => Ok(body),
        None => render(app, name, &source).await,
    }
}

async fn render(app: &App, name: &str, source: &RenderInputs) -> Result<Vec<u8>> {
    match name {
        // Without a front end, the service worker is empty and does nothing.
        WORKER => Ok(build::worker(&app.assets, &source.version()).unwrap_or_default()),
        MANIFEST => {
            let manifest = model::manifest(&source.name, &source.town, source.background, &source.version());
            serde_json::to_vec(&manifest).map_err(|_| Error::internal())
        }
        _ => {
            let icon = icons::by_name(name).ok_or_else(Error::not_found)?;
            let (logo, background) = (source.logo.clone(), source.background);
            let drawing = move || icons::draw(icon, logo.as_deref(), background);
            let drawn = tokio::task::spawn_blocking(drawing).await.map_err(|_| Error::internal())?;
            drawn.ok_or_else(Error::internal)
        }
    }
}

/// Renders and stores the files that are outdated because the brand or the build changed.
///
/// # Errors
/// If the logo can't be drawn, or a database error.
pub async fn save(app: &App) -> Result<()> {
    let source = RenderInputs::read(app).await?;
    let hash = source.hash;
    for name in ICONS.iter().map(|icon| icon.name).chain([WORKER, MANIFEST]) {
        if app.db.read(move |tx| store::file(tx, name, &hash)).await.map_err(Error::from)?.is_some() {
            continue;
        }
        let body = render(app, name, &source).await?;
        if !body.is_empty() {
            app.db.write(move |tx| store::save_file(tx, name, &hash, &body)).await.map_err(Error::from)?;
        }
    }
    Ok(())
}

/// Returns the first bytes of a hash, in hexadecimal.
fn hex(hash: &[u8]) -> String {
    hash.iter().take(VERSION_BYTES).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Builds a response that browsers revalidate on every use.
fn cacheable_response(body: Vec<u8>, kind: &'static str, headers: &HeaderMap) -> Response {
    let etag = format!("\"{}\"", hex(&Sha256::digest(&body)));
    let same = headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == etag.as_bytes());
    let mut response = if same { StatusCode::NOT_MODIFIED.into_response() } else { body.into_response() };
    let out = response.headers_mut();
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        out.insert(header::ETAG, etag);
    }
    response
}

/// Returns the service worker, whose scope is the whole site.
#[utoipa::path(get, path = "/api/mobile/sw.js", operation_id = "pwa_worker", tag = "pwa", responses(
    (status = 200, content_type = "text/javascript")))]
pub async fn worker(State(app): State<App>, headers: HeaderMap) -> Result<Response> {
    let mut response = cacheable_response(file(&app, WORKER).await?, "text/javascript; charset=utf-8", &headers);
    response.headers_mut().insert(HeaderName::from_static("service-worker-allowed"), HeaderValue::from_static("/"));
    // A service worker has its own policy: this one may only connect to this site, and loads no other scripts.
    let policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'";
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    Ok(response)
}

/// Returns the web app manifest.
#[utoipa::path(get, path = "/api/mobile/manifest", operation_id = "pwa_manifest", tag = "pwa", responses(
    (status = 200, content_type = "application/manifest+json")))]
pub async fn manifest(State(app): State<App>, headers: HeaderMap) -> Result<Response> {
    Ok(cacheable_response(file(&app, MANIFEST).await?, "application/manifest+json", &headers))
}

/// Returns an icon of the app.
#[utoipa::path(get, path = "/api/mobile/icons/{name}", operation_id = "pwa_icon", tag = "pwa", params(("name" = String, Path)), responses(
    (status = 200, content_type = "image/png")))]
pub async fn icon(State(app): State<App>, Path(name): Path<String>, headers: HeaderMap) -> Result<Response> {
    let icon = icons::by_name(&name).ok_or_else(Error::not_found)?;
    Ok(cacheable_response(file(&app, icon.name).await?, "image/png", &headers))
}
