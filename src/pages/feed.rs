//! What machines read: robots.txt, the sitemap, the feed of new jobs.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::readable;
use super::site_view;
use crate::app::App;
use crate::clock;
use crate::db::{self, Tx};
use crate::jobs::model::JobCard;
use crate::jobs::search::query::Params;
use crate::jobs::{city, search, searches};
use crate::policy::pages::Shows;
use crate::text::{self, escape};
use crate::web::{Error, Path, Result};
use crate::{args, places, statements};

/// Addresses of a sitemap at most (the protocol's limit is 50,000).
const ADDRESSES: i64 = 40_000;
/// Jobs of the feed.
const ENTRIES: i64 = 50;

statements! {
    TOWNS = "SELECT place_id FROM jobs WHERE listing IS NOT NULL AND place_id IS NOT NULL GROUP BY place_id ORDER BY COUNT(*) DESC, place_id LIMIT 500";
    LISTED = "SELECT id, updated_at FROM jobs WHERE listing IS NOT NULL ORDER BY listing DESC LIMIT $1";
}

fn listed(tx: &mut Tx) -> db::Result<Vec<(i64, i64)>> {
    tx.all(LISTED, args![ADDRESSES], |row| Ok((row.take()?, row.take()?)))
}

/// Which pages search engines may read.
pub async fn robots(State(app): State<App>) -> Response {
    let text =
        format!("User-agent: *\nDisallow: /api/\nDisallow: /admin\n\nSitemap: {}/sitemap.xml\n", app.origin.as_str());
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Every page that search engines may index, with the newest jobs.
pub async fn sitemap(State(app): State<App>) -> Result<Response> {
    let (jobs, towns) =
        app.db.search(|tx| Ok::<_, Error>((listed(tx)?, tx.all(TOWNS, &[], db::value::<i64>)?))).await?;
    let origin = escape(app.origin.as_str());
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">",
    );
    let public = |row: &&crate::policy::pages::Row| {
        row.built && row.index && row.alias_of.is_none() && row.out == Shows::Page && !row.path.contains('{')
    };
    for row in app.routes.rows().iter().filter(public) {
        let _ = write!(xml, "<url><loc>{origin}{}</loc></url>", escape(&row.path));
    }
    for town in towns.into_iter().filter_map(places::by_id) {
        let _ = write!(xml, "<url><loc>{origin}{}</loc></url>", escape(&city::path(&town)));
    }
    for (id, changed) in jobs {
        let _ = write!(xml, "<url><loc>{origin}/jobs/{id}</loc><lastmod>{}</lastmod></url>", clock::rfc3339(changed));
    }
    xml += "</urlset>";
    Ok(([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], xml).into_response())
}

/// The newest jobs as an Atom feed.
pub async fn atom(State(app): State<App>) -> Result<Response> {
    let search = Params { limit: Some(ENTRIES), ..Params::default() }.read(None)?;
    let (site, found) =
        app.db.search(move |tx| Ok::<_, Error>((site_view::site(tx)?, search::find(tx, &search)?))).await?;
    Ok(feed(app.origin.as_str(), "/jobs.atom", &format!("{} – new jobs", site.settings.name), &found.page.items))
}

/// The newest jobs of a saved search, under the address that only its owner knows.
pub async fn of_search(State(app): State<App>, Path(file): Path<String>) -> Result<Response> {
    let token = file.strip_suffix(".atom").ok_or_else(Error::not_found)?.to_owned();
    let (site, name, found) = app
        .db
        .search(move |tx| {
            let (name, search) = searches::of_feed(tx, &token)?;
            Ok::<_, Error>((site_view::site(tx)?, name, search::find(tx, &search)?))
        })
        .await?;
    Ok(feed(
        app.origin.as_str(),
        &format!("/feeds/{file}"),
        &format!("{name} – {}", site.settings.name),
        &found.page.items,
    ))
}

fn feed(origin: &str, path: &str, title: &str, jobs: &[JobCard]) -> Response {
    let (origin, path) = (escape(origin), escape(path));
    let updated = jobs.first().and_then(|card| card.listed_at).unwrap_or(0);
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><title>{}</title>\
         <id>{origin}{path}</id><link rel=\"self\" href=\"{origin}{path}\"/><link href=\"{origin}/jobs\"/><updated>{}</updated>",
        escape(title),
        clock::rfc3339(updated),
    );
    for card in jobs {
        let summary =
            [readable::pay(card).unwrap_or_default(), card.when_text.clone().unwrap_or_default(), card.city.clone()];
        let summary = summary.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let _ = write!(
            xml,
            "<entry><title>{title}</title><id>{origin}/jobs/{id}</id><link href=\"{origin}/jobs/{id}\"/><updated>{at}</updated>\
             <author><name>{by}</name></author><summary>{summary}</summary></entry>",
            title = escape(&text::excerpt(&card.title, 140)),
            id = card.id,
            at = clock::rfc3339(card.listed_at.unwrap_or(0)),
            by = escape(&card.posted_by),
            summary = escape(&summary),
        );
    }
    xml += "</feed>";
    ([(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], xml).into_response()
}
