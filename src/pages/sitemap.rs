//! The sitemap: an index of files with the pages that search engines may read. Each file has a limited number of addresses,
//! so that none takes longer to make or to read the more jobs there are.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};

use super::feed::DECLARATION;
use crate::app::App;
use crate::clock::{self, MINUTE};
use crate::db::{self, Row, Tx, value};
use crate::ids::JobId;
use crate::jobs::{city, search};
use crate::policy::pages::{self, Shows};
use crate::web::{Error, Path, Result};
use crate::{args, places, statements};

/// Number of places on the board in one file. A job keeps its place, so only the last file grows.
const PLACES: i64 = 5_000;
/// Maximum number of towns in the file of pages.
const MAX_TOWNS: i64 = 500;

statements! {
    NEXT_LISTING = "SELECT MIN(listing) FROM jobs WHERE listing >= $1";
    JOBS = "SELECT id, updated_at FROM jobs WHERE listing >= $1 AND listing < $2 ORDER BY listing LIMIT $3";
}

/// Returns the index of the sitemap's files.
pub async fn index(State(app): State<App>) -> Result<Response> {
    let make = async {
        let files = app.db.search(job_files).await?;
        let names = std::iter::once("pages".to_owned()).chain(files.iter().map(|number| format!("jobs-{number}")));
        Ok(document(&html! {
            sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
                @for name in names { sitemap { loc { (app.origin.as_str()) "/sitemaps/" (name) ".xml" } } }
            }
        }))
    };
    Ok(xml(app.shared.get("sitemap", app.clock.now(), MINUTE, make).await?))
}

/// Returns the numbers of the files that have jobs.
fn job_files(tx: &mut Tx) -> db::Result<Vec<i64>> {
    let mut files = Vec::new();
    let mut from = 0;
    while let Some(listing) = tx.one(NEXT_LISTING, args![from], value::<Option<i64>>)? {
        files.push(listing / PLACES);
        from = (listing / PLACES + 1) * PLACES;
    }
    Ok(files)
}

/// Returns one of the sitemap's files: `pages.xml`, or `jobs-N.xml` with the jobs of the board's Nth range of places.
pub async fn file(State(app): State<App>, Path(file): Path<String>) -> Result<Response> {
    let name = file.strip_suffix(".xml").ok_or_else(Error::not_found)?;
    let number: Option<u32> = match name.strip_prefix("jobs-") {
        Some(number) => Some(number.parse().map_err(|_| Error::not_found())?),
        None if name == "pages" => None,
        None => return Err(Error::not_found()),
    };
    let make = async {
        match number {
            Some(number) => jobs(&app, number).await,
            None => pages(&app).await,
        }
    };
    Ok(xml(app.shared.get(&format!("sitemap of {number:?}"), app.clock.now(), MINUTE, make).await?))
}

async fn jobs(app: &App, number: u32) -> Result<Vec<u8>> {
    let from = i64::from(number) * PLACES;
    let read = move |tx: &mut Tx| {
        let job = |row: &mut Row| Ok((row.take()?, row.take()?));
        tx.all(JOBS, args![from, from + PLACES, PLACES], job)
    };
    let jobs: Vec<(JobId, i64)> = app.db.search(read).await?;
    if jobs.is_empty() {
        return Err(Error::not_found());
    }
    let origin = app.origin.as_str();
    Ok(addresses(&html! {
        @for (id, changed) in jobs {
            url { loc { (origin) "/jobs/" (id) } lastmod { (clock::rfc3339(changed)) } }
        }
    }))
}

/// Returns the file with the pages that aren't jobs: those of the table of routes, and the towns with open jobs.
async fn pages(app: &App) -> Result<Vec<u8>> {
    let towns = app.db.search(|tx| search::listed_places(tx, MAX_TOWNS)).await?;
    let public = |row: &&pages::Row| {
        row.built && row.index && row.alias_of.is_none() && row.out == Shows::Page && !row.path.contains('{')
    };
    let pages = app.routes.rows().iter().filter(public).map(|row| row.path.clone());
    let towns = towns.into_iter().filter_map(places::by_id).map(|town| city::path(&town));
    Ok(addresses(&html! {
        @for path in pages.chain(towns) { url { loc { (app.origin.as_str()) (path) } } }
    }))
}

fn addresses(urls: &Markup) -> Vec<u8> {
    document(&html! { urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" { (urls) } })
}

fn document(content: &Markup) -> Vec<u8> {
    html! { (PreEscaped(DECLARATION)) (content) }.into_string().into_bytes()
}

fn xml(body: Bytes) -> Response {
    ([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], body).into_response()
}
