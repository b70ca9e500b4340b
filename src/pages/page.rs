//! The input and the output of page functions.

use axum::http::{StatusCode, Uri};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;

use super::site_view::Site;
use crate::app::App;
use crate::db::Tx;
use crate::identity::Caller;
use crate::ids::Id;
use crate::policy::pages::Found;
use crate::web::{Error, Result};

/// Builds a page, inside the request's only read transaction.
pub type PageFn = fn(&mut Tx, &Context<'_>) -> Result<Page>;

/// The request that a page is built for.
pub struct Context<'a> {
    /// The caller.
    pub caller: &'a Caller,
    /// The row of the page and the values of its path's parameters.
    pub found: &'a Found,
    /// The requested URI, for its query string.
    pub uri: &'a Uri,
    /// The site.
    pub site: &'a Site,
    /// The app.
    pub app: &'a App,
}

/// A page before it is put into the template.
pub struct Page {
    /// The HTTP status.
    pub status: StatusCode,
    /// API responses that the client doesn't have to request.
    pub seeds: Vec<Seed>,
    /// What search engines and link previews read.
    pub head: Head,
    /// The `<main>` element for readers without scripts; `None` if the page needs scripts.
    pub body: Option<Markup>,
}

/// An API response, under the client's query key.
#[derive(Serialize)]
pub struct Seed {
    key: Value,
    data: Value,
}

/// What the head says about the page itself.
pub struct Head {
    /// The title, including the site's name.
    pub title: String,
    /// One or two sentences for search results and link previews.
    pub description: String,
    /// Whether search engines may index the page, if its row and its status allow it too.
    pub index: bool,
    /// schema.org data.
    pub linked_data: Option<Value>,
}

impl Context<'_> {
    /// Returns the `{id}` of the path, if it is a number.
    #[must_use]
    pub fn id<I: Id>(&self) -> Option<I> {
        self.found.values.first()?.parse().ok().map(I::new)
    }

    /// Returns the canonical URL.
    #[must_use]
    pub fn canonical(&self) -> String {
        self.app.origin.as_str().to_owned() + &self.found.row.canonical(&self.found.values)
    }
}

impl Page {
    /// Returns a page with its row's title, without data or a readable body.
    #[must_use]
    pub fn new(context: &Context<'_>) -> Self {
        Self {
            status: StatusCode::OK,
            seeds: Vec::new(),
            head: Head::titled(context.site, &context.found.row.title),
            body: None,
        }
    }

    /// Returns the not-found page.
    #[must_use]
    pub fn missing(site: &Site) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            seeds: Vec::new(),
            head: Head::titled(site, "Page not found"),
            body: None,
        }
    }

    /// Adds an API response.
    pub fn seed(mut self, key: Value, data: &impl Serialize) -> Result<Self> {
        self.seeds.push(Seed::new(key, data)?);
        Ok(self)
    }

    /// Sets the readable body.
    #[must_use]
    pub fn body(self, body: Markup) -> Self {
        Self { body: Some(body), ..self }
    }
}

impl Seed {
    /// Serializes a response under its key.
    pub fn new(key: Value, data: &impl Serialize) -> Result<Self> {
        Ok(Self { key, data: serde_json::to_value(data).map_err(|_| Error::internal())? })
    }
}

impl Head {
    /// Returns a head with the site's general description.
    #[must_use]
    pub fn titled(site: &Site, title: &str) -> Self {
        Self::describing(site, title, about(site))
    }

    /// Returns a head with its own description.
    #[must_use]
    pub fn describing(site: &Site, title: &str, description: String) -> Self {
        Self { title: format!("{title} – {}", site.settings.name), description, index: true, linked_data: None }
    }
}

/// Returns the site's general description.
#[must_use]
pub fn about(site: &Site) -> String {
    format!("Find work{}, or someone for a job. Apply with your own rate; applying is free.", in_town(site))
}

/// Returns the site's town as in " in Portland", or an empty string before setup.
#[must_use]
pub fn in_town(site: &Site) -> String {
    if site.settings.town.is_empty() { String::new() } else { format!(" in {}", site.settings.town) }
}

/// Turns 404 into `None`.
pub fn found<T>(result: Result<T>) -> Result<Option<T>> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.status() == StatusCode::NOT_FOUND => Ok(None),
        Err(error) => Err(error),
    }
}

/// Joins the non-empty parts.
#[must_use]
pub fn join(parts: &[&str], separator: &str) -> String {
    parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(separator)
}
