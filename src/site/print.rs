//! What the site adds to printed documents: its name, its clock and its country's paper.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse as _, Response};

use super::store;
use crate::clock;
use crate::db::{Result, Tx};
use crate::pdf::{About, Document, Paper};
use crate::web;
use crate::web::turns::{Asker, Rule, Turns};

/// Turns for documents, because printing may read fonts and takes a few milliseconds of the processor.
static PRINTER: LazyLock<Turns> =
    LazyLock::new(|| Turns::new(Rule { at_once: 2, places: 64, per_address: 48, per_account: 8 }));

/// What every printed document of the site has in common.
#[derive(Clone, Debug)]
pub struct Stationery {
    /// The site's name.
    pub name: String,
    /// Its time zone.
    pub zone: String,
    /// Its country's paper.
    pub paper: Paper,
    /// The time of printing, in milliseconds since the epoch.
    pub now: i64,
}

impl Stationery {
    /// Reads the site's settings.
    pub fn read(tx: &mut Tx) -> Result<Self> {
        let settings = store::settings(tx)?;
        let paper = Paper::of_country(&settings.country);
        Ok(Self { name: settings.name, zone: settings.zone, paper, now: tx.now() })
    }

    /// Returns a day in the site's time zone, such as "Nov 20, 2026".
    #[must_use]
    pub fn day(&self, at: i64) -> String {
        clock::format_day(&self.zone, at)
    }

    /// Begins a document about something, such as "Contract 7". `None` if the fonts can't be read.
    #[must_use]
    pub fn begin(&self, title: &str, subject: &str) -> Option<Document> {
        let footer = format!("{} · {subject} · printed {}", self.name, self.day(self.now));
        Document::new(About { title, footer: &footer, made_at: self.now, paper: self.paper })
    }
}

/// Prints a document and returns it as a file with a name, without its ending. It's neither cached nor stored.
///
/// # Errors
/// 500 if it can't be printed; 429 and 503 as in [`Turns::take`].
pub async fn respond(
    asker: Asker,
    name: String,
    is_download: bool,
    print: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
) -> web::Result<Response> {
    let file = PRINTER.work(asker, print).await?.ok_or_else(web::Error::internal)?;
    let place = if is_download { "attachment" } else { "inline" };
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (header::CONTENT_DISPOSITION, format!("{place}; filename=\"{name}.pdf\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, file).into_response())
}
