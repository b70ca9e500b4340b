//! What a page function is given and what it returns.

use axum::http::{StatusCode, Uri};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;

use super::site_view::Site;
use crate::db::Tx;
use crate::identity::Caller;
use crate::policy::pages::Found;
use crate::web::{Error, Result};

/// Builds a page from the database. It runs inside the one read of a page's request.
pub type PageFn = fn(&mut Tx, &Context<'_>) -> Result<Page>;

/// What a page is built for.
pub struct Context<'a> {
    /// Who is asking.
    pub caller: &'a Caller,
    /// The row of the page and the values of its path's parameters.
    pub found: &'a Found,
    /// The address, for its query string.
    pub uri: &'a Uri,
    /// The site.
    pub site: &'a Site,
    /// The site's own origin: `https://jobs.example.org`.
    pub origin: &'a str,
}

/// A page before it is put into the template.
pub struct Page {
    /// The HTTP status.
    pub status: StatusCode,
    /// Answers of the API that the client need not ask for.
    pub seeds: Vec<Seed>,
    /// What search engines and previews read.
    pub head: Head,
    /// The page for readers without scripts, as a `<main>` element. None where the page needs scripts.
    pub body: Option<Markup>,
}

/// An answer of the API under the key that the client asks for it.
#[derive(Serialize)]
pub struct Seed {
    key: Value,
    data: Value,
}

/// What the head says about the page itself.
pub struct Head {
    /// The whole title, with the site's name.
    pub title: String,
    /// A sentence or two for search results and previews.
    pub description: String,
    /// Whether search engines may index the page. The table of pages and the status decide besides.
    pub index: bool,
    /// schema.org data.
    pub linked_data: Option<Value>,
}

impl Context<'_> {
    /// The `{id}` of the path, if it is a number.
    #[must_use]
    pub fn id(&self) -> Option<i64> {
        self.found.values.first()?.parse().ok()
    }

    /// The address that search engines should know the page by.
    #[must_use]
    pub fn canonical(&self) -> String {
        self.origin.to_owned() + &self.found.row.canonical(&self.found.values)
    }
}

impl Page {
    /// A page with the title of its row, without first data or a readable body.
    #[must_use]
    pub fn new(context: &Context<'_>) -> Self {
        Self {
            status: StatusCode::OK,
            seeds: Vec::new(),
            head: Head::titled(context.site, &context.found.row.title),
            body: None,
        }
    }

    /// The not-found page.
    #[must_use]
    pub fn missing(site: &Site) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            seeds: Vec::new(),
            head: Head::titled(site, "Page not found"),
            body: None,
        }
    }

    /// Adds an answer of the API.
    pub fn seed(mut self, key: Value, data: &impl Serialize) -> Result<Self> {
        self.seeds.push(Seed::new(key, data)?);
        Ok(self)
    }

    /// The same page with this readable body.
    #[must_use]
    pub fn body(self, body: Markup) -> Self {
        Self { body: Some(body), ..self }
    }
}

impl Seed {
    /// An answer under its key.
    pub fn new(key: Value, data: &impl Serialize) -> Result<Self> {
        Ok(Self { key, data: serde_json::to_value(data).map_err(|_| Error::internal())? })
    }
}

impl Head {
    /// The head of a page that says nothing about itself but its title.
    #[must_use]
    pub fn titled(site: &Site, title: &str) -> Self {
        Self::describing(site, title, about(site))
    }

    /// The head of a page about one thing.
    #[must_use]
    pub fn describing(site: &Site, title: &str, description: String) -> Self {
        Self { title: format!("{title} – {}", site.settings.name), description, index: true, linked_data: None }
    }
}

/// What the site is for, in its own town.
#[must_use]
pub fn about(site: &Site) -> String {
    format!("Find work{}, or someone for a job. Apply with your own rate; applying is free.", in_town(site))
}

/// " in Portland, OR"; nothing before the site has a town.
#[must_use]
pub fn in_town(site: &Site) -> String {
    if site.settings.town.is_empty() { String::new() } else { format!(" in {}", site.settings.town) }
}

/// What the API answers, or none where it answers 404. Other errors stay errors.
pub fn found<T>(answer: Result<T>) -> Result<Option<T>> {
    match answer {
        Ok(thing) => Ok(Some(thing)),
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok(None),
        Err(error) => Err(error),
    }
}

/// The parts that are not empty, with a separator between them.
#[must_use]
pub fn join(parts: &[&str], separator: &str) -> String {
    parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(separator)
}
