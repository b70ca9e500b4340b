//! The head of a page: title, description, canonical link, Open Graph, theme, structured data, boot payload.

use axum::http::StatusCode;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

use super::boot::Boot;
use super::page::Page;
use super::site_view::Site;
use crate::brand::Palette;
use crate::policy::pages::Found;

/// Renders the head's tags.
#[must_use]
pub fn render(page: &Page, site: &Site, found: Option<&Found>, origin: &str, nonce: &str) -> Markup {
    let head = &page.head;
    let path = found.map_or_else(|| "/".to_owned(), |found| found.row.canonical(&found.values));
    let canonical = format!("{origin}{path}");
    let is_page = page.status == StatusCode::OK && head.index;
    let indexed = is_page && found.is_some_and(|found| found.row.index);
    // Search engines follow an alias to the page that it stands for.
    let is_alias = is_page && found.is_some_and(|found| found.row.alias_of.is_some());
    html! {
        title { (head.title) }
        meta name="description" content=(head.description);
        meta name="csp-nonce" content=(nonce);
        meta name="theme-color" content=(site.settings.brand);
        meta property="og:type" content="website";
        meta property="og:site_name" content=(site.settings.name);
        meta property="og:title" content=(head.title);
        meta property="og:description" content=(head.description);
        meta property="og:url" content=(canonical);
        (theme(&site.settings.brand, nonce))
        @if indexed || is_alias {
            link rel="canonical" href=(canonical);
        }
        @if indexed {
            link rel="alternate" type="application/atom+xml" title="New jobs" href="/jobs.atom";
        }
        @if !indexed && !is_alias {
            meta name="robots" content="noindex";
        }
        @if let Some(data) = &head.linked_data { (json_block(None, "application/ld+json", data)) }
        link rel="manifest" href="/api/mobile/manifest";
        link rel="apple-touch-icon" href="/api/mobile/icons/apple-180.png";
    }
}

/// Renders the head of the shell that is sent when the database doesn't respond.
#[must_use]
pub fn bare(nonce: &str) -> Markup {
    html! {
        title { "Jobstead" }
        meta name="csp-nonce" content=(nonce);
    }
}

/// Renders the boot payload.
#[must_use]
pub fn payload(boot: &Boot) -> Markup {
    json_block(Some("boot"), "application/json", boot)
}

/// Renders the brand's colors. The palette consists of numbers, so it needs no escaping.
fn theme(brand: &str, nonce: &str) -> Markup {
    let css = Palette::from_hex(brand).map(|palette| palette.css()).unwrap_or_default();
    html! { style nonce=(nonce) { "html:root{" (PreEscaped(css)) "}" } }
}

/// Renders JSON in a `<script>` element. HTML entities don't work there, so `<`, which could end the element, is
/// written as a JSON escape.
fn json_block(id: Option<&str>, kind: &str, value: &impl Serialize) -> Markup {
    let json = serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c");
    html! { script type=(kind) id=[id] { (PreEscaped(json)) } }
}
