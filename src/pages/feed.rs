//! Files for search engines and feed readers: robots.txt and the feeds of new jobs.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

use super::page::join;
use super::{cards, site_view};
use crate::app::App;
use crate::clock;
use crate::jobs::model::JobCard;
use crate::jobs::search::query::Params;
use crate::jobs::{search, search_alerts};
use crate::text;
use crate::web::{Error, Path, Result};

/// The first line of an XML file.
pub(super) const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
/// Maximum number of jobs in the feed.
const MAX_FEED_JOBS: i64 = 50;

/// Returns robots.txt, which says what search engines may read.
pub async fn robots(State(app): State<App>) -> Response {
    let text =
        format!("User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: {}/sitemap.xml\n", app.origin.as_str());
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Returns the newest jobs as an Atom feed.
pub async fn atom(State(app): State<App>) -> Result<Response> {
    let search = Params { limit: Some(MAX_FEED_JOBS), ..Params::default() }.validate(None)?;
    let (site, found) =
        app.db.search(move |tx| Ok::<_, Error>((site_view::site(tx)?, search::find(tx, &search)?))).await?;
    Ok(feed(app.origin.as_str(), "/jobs.atom", &format!("{} – new jobs", site.settings.name), &found.page.items))
}

/// Returns the newest jobs of a saved search, at the URL that only the search's owner knows.
pub async fn of_search(State(app): State<App>, Path(file): Path<String>) -> Result<Response> {
    let token = file.strip_suffix(".atom").ok_or_else(Error::not_found)?.to_owned();
    let (site, name, found) = app
        .db
        .search(move |tx| {
            let (name, search) = search_alerts::find_by_token(tx, &token)?;
            Ok::<_, Error>((site_view::site(tx)?, name, search::find(tx, &search)?))
        })
        .await?;
    let title = format!("{name} – {}", site.settings.name);
    let feed = feed(app.origin.as_str(), &format!("/feeds/{file}"), &title, &found.page.items);
    // The address is a secret, so no cache between keeps what's behind it.
    Ok(([(header::CACHE_CONTROL, "private, no-store")], feed).into_response())
}

fn feed(origin: &str, path: &str, title: &str, jobs: &[JobCard]) -> Response {
    let updated = jobs.first().and_then(|card| card.listed_at).unwrap_or(0);
    // XML closes every element, so a link has an empty body here.
    let xml = html! {
        (PreEscaped(DECLARATION))
        feed xmlns="http://www.w3.org/2005/Atom" {
            title { (title) }
            id { (origin) (path) }
            link rel="self" href={ (origin) (path) } {}
            // Without the kind, which is the default, rss-parser 3.13.0 takes the first link as the site's.
            link rel="alternate" href={ (origin) "/jobs" } {}
            updated { (clock::rfc3339(updated)) }
            @for card in jobs { (entry(origin, card)) }
        }
    };
    // XML doesn't allow these even escaped, and imported texts may have them.
    let xml = xml.into_string().replace(['\u{fffe}', '\u{ffff}'], "");
    ([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], xml).into_response()
}

fn entry(origin: &str, card: &JobCard) -> Markup {
    let pay = cards::pay(card).unwrap_or_default();
    html! {
        entry {
            title { (text::excerpt(&card.title, 140)) }
            id { (origin) "/jobs/" (card.id) }
            link href={ (origin) "/jobs/" (card.id) } {}
            updated { (clock::rfc3339(card.listed_at.unwrap_or(0))) }
            author { name { (card.posted_by) } }
            summary { (join(&[&pay, &cards::when(card), &card.city], " · ")) }
        }
    }
}
