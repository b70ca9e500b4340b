//! Pages as browsers and search engines receive them, before any script runs.

mod board;
pub mod boot;
mod cards;
mod contact;
mod content;
mod day;
mod disputes;
mod employer;
pub mod feed;
pub mod head;
mod help;
mod job;
mod job_posting;
mod landing;
pub mod page;
mod partner;
mod person;
mod pricing;
mod private;
mod profiles;
mod promotions;
mod rapid_hire;
pub mod site_view;
pub mod sitemap;
pub mod table;
pub mod template;
mod town;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};

use self::site_view::Site;
use self::template::Parts;
use crate::app::App;
use crate::identity::Caller;
use crate::web::{Error, Result, headers as policy, token};

/// Header with which the service worker requests a page that it can cache: without a session or any page's data.
const SHELL: &str = "jobstead-shell";

/// The page of a screen at a door, which has no links into the site.
const KIOSK: &str = "kiosk";

/// Ends of the names of files. A page's path may have a dot too.
const FILES: [&str; 9] = ["js", "css", "map", "woff2", "png", "svg", "ico", "webmanifest", "json"];

/// Routes for the files that search engines and feed readers request.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/robots.txt", get(feed::robots))
        // Password managers lead there (https://w3c.github.io/webappsec-change-password-url/).
        .route("/.well-known/change-password", get(|| std::future::ready(Redirect::to("/settings#password"))))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemaps/{file}", get(sitemap::file))
        .route("/jobs.atom", get(feed::atom))
        .route("/feeds/{file}", get(feed::of_search))
}

/// Handles everything that isn't an API route: a front-end file or a page.
pub async fn fallback(State(app): State<App>, caller: Caller, request: Request) -> Response {
    let path = request.uri().path();
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Error::method_not_allowed().into_response();
    }
    if path.starts_with("/api/") || path == "/api" {
        return Error::not_found().into_response();
    }
    if let Some(file) = app.assets.respond(path, request.headers()) {
        return file;
    }
    // A missing file is a plain 404, never a page under the file's name.
    if path.rsplit_once('.').is_some_and(|(_, end)| FILES.contains(&end)) {
        return (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], "not found")
            .into_response();
    }
    match page(&app, &caller, request.uri(), request.headers()).await {
        Ok(response) => response,
        Err(error) => error_page(&app, request.headers(), &error),
    }
}

async fn page(app: &App, caller: &Caller, uri: &Uri, headers: &HeaderMap) -> Result<Response> {
    let found = app.routes.find(uri.path());
    let (page, boot) = boot::load(app, caller, found.as_ref(), uri).await?;
    let nonce = token::random_id();
    let shell = headers.contains_key(SHELL);
    let parts = Parts {
        head: html! {
            (head::render(&page, &boot.site, found.as_ref(), app.origin.as_str(), &nonce))
            @if !shell { (head::payload(&boot)) }
        },
        body: html! {
            @if !shell && found.as_ref().is_none_or(|found| found.row.name != KIOSK) {
                (top_bar(&boot.site))
                @if boot.read_only { (read_only_bar()) }
                @match &page.body {
                    Some(main) => (main),
                    None => (waiting()),
                }
            }
        },
        theme: theme(headers),
    };
    // A signed-in person's page holds their data, and Back would show it from the browser's cache after signing out.
    let cache = if caller.id().is_some() { "private, no-store" } else { "private, no-cache" };
    Ok(html_response(page.status, &app.assets.index(), &parts, &nonce, cache))
}

/// Renders the part of the client's top bar that works without scripts.
fn top_bar(site: &Site) -> Markup {
    html! {
        header class="top-bar" {
            div class="wrap" {
                a class="brandmark" href="/" { span { b { (site.settings.name) } small { (site.settings.town) } } }
                a href="/jobs" { "Find jobs" }
            }
        }
    }
}

/// Renders the place of a page that only the script can fill, so that a slow line shows more than an empty window.
fn waiting() -> Markup {
    html! {
        main id="main" aria-busy="true" {
            noscript { div class="wrap page" { "This page needs JavaScript, which is turned off in this browser." } }
            div class="wrap page" {
                div class="stack gap-6" {
                    span class="sk sk-title" {}
                    div class="card card-p sk-text" {
                        div class="stack gap-3" { @for _ in 0..6 { span class="sk" {} } }
                    }
                }
            }
        }
    }
}

/// Renders the client's reminder that nothing can be saved.
fn read_only_bar() -> Markup {
    html! {
        div class="thin" role="status" {
            div class="wrap" {
                span { "This site is read-only right now: you can look around, but changes can’t be saved." }
            }
        }
    }
}

/// Sends the shell even if the database doesn't respond: it shows what's wrong and retries.
fn error_page(app: &App, headers: &HeaderMap, error: &Error) -> Response {
    let nonce = token::random_id();
    let parts = Parts { head: head::bare(&nonce), body: html! {}, theme: theme(headers) };
    html_response(error.status(), &app.assets.index(), &parts, &nonce, "private, no-cache")
}

fn html_response(status: StatusCode, index: &str, parts: &Parts, nonce: &str, cache: &'static str) -> Response {
    let html = template::fill(index, parts);
    let csp = policy::page_policy(&template::script_hashes(index), nonce);
    let headers = [
        (header::CONTENT_TYPE, axum::http::HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, axum::http::HeaderValue::from_static(cache)),
        (header::CONTENT_SECURITY_POLICY, csp),
    ];
    (status, headers, html).into_response()
}

/// Returns the theme that the user chose. It's part of the page so that nothing flashes.
fn theme(headers: &HeaderMap) -> &'static str {
    match crate::web::cookies::value(headers, "theme").as_deref() {
        Some("light") => "data-theme=\"light\"",
        Some("dark") => "data-theme=\"dark\"",
        _ => "data-theme=\"auto\"",
    }
}
