//! Pages: what a browser or a search engine gets before any script runs.

pub mod boot;
pub mod feed;
pub mod head;
pub mod html;
mod money;
pub mod people;
pub mod readable;
pub mod site_view;
pub mod template;
mod wanted;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::identity::Caller;
use crate::web::{Error, Result, headers as policy, token};

/// The worker asks with this header for a page that it may keep: nobody's session, and the data of no address.
const SHELL: &str = "jobstead-shell";

/// The files that search engines and feed readers ask for.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/robots.txt", get(feed::robots))
        .route("/sitemap.xml", get(feed::sitemap))
        .route("/jobs.atom", get(feed::atom))
        .route("/feeds/{file}", get(feed::of_search))
}

/// Everything that is no route of the API: a file of the front end, or a page.
pub async fn fallback(State(app): State<App>, caller: Caller, request: Request) -> Response {
    let path = request.uri().path();
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Error::method_not_allowed().into_response();
    }
    if path.starts_with("/api/") || path == "/api" {
        return Error::not_found().into_response();
    }
    if let Some(file) = app.assets.answer(path, request.headers()) {
        return file;
    }
    // A missing file is missing: never a page under a file's name.
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "not found")
            .into_response();
    }
    match page(&app, &caller, request.uri(), request.headers()).await {
        Ok(response) => response,
        Err(error) => failed(&app, request.headers(), &error),
    }
}

async fn page(app: &App, caller: &Caller, uri: &Uri, headers: &HeaderMap) -> Result<Response> {
    let found = app.routes.find(uri.path());
    let boot = boot::load(app, caller, found.as_ref(), uri).await?;
    let nonce = token::short();
    let origin = app.origin.as_str();
    let mut head = head::render(&boot, found.as_ref(), origin, &nonce);
    let mut body = String::new();
    if !headers.contains_key(SHELL) {
        head += &head::payload(&boot);
        body = readable::render(&boot);
    }
    let page = template::Page { head, body, theme: theme(headers) };
    let index = app.assets.index();
    Ok(answer(boot.status, &index, &page, &nonce))
}

/// Even when the database does not answer, the shell comes: it says what is wrong and tries again.
fn failed(app: &App, headers: &HeaderMap, error: &Error) -> Response {
    let nonce = token::short();
    let head = format!("<title>Jobstead</title><meta name=\"csp-nonce\" content=\"{nonce}\">");
    let page = template::Page { head, body: String::new(), theme: theme(headers) };
    answer(error.status(), &app.assets.index(), &page, &nonce)
}

fn answer(status: StatusCode, index: &str, page: &template::Page, nonce: &str) -> Response {
    let html = template::fill(index, page);
    let csp = policy::page_policy(&template::script_hashes(index), nonce);
    let headers = [
        (header::CONTENT_TYPE, axum::http::HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, axum::http::HeaderValue::from_static("private, no-cache")),
        (header::CONTENT_SECURITY_POLICY, csp),
    ];
    (status, headers, html).into_response()
}

/// The theme that the person chose, written into the page so that nothing flashes.
fn theme(headers: &HeaderMap) -> &'static str {
    match crate::web::cookies::value(headers, "theme").as_deref() {
        Some("light") => "light",
        Some("dark") => "dark",
        _ => "auto",
    }
}
