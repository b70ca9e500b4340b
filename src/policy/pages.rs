//! `data/routes.json`: every page with its session states. The front end reads the same file.

use std::sync::Arc;

use serde::Deserialize;

use crate::identity::Caller;
use crate::identity::model::Staff;

/// What a path is in one session state.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// The page.
    Page,
    /// The page's signed-out view.
    View,
    /// Role selection, which keeps the target.
    Select,
    /// The not-found page.
    NotFound,
}

/// A row of the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Row {
    /// The path, with `{parameters}`.
    pub path: String,
    /// The page's name.
    pub name: String,
    /// Signed out.
    pub out: Shows,
    /// Signed in without a role.
    pub norole: Shows,
    /// Signed in with a role.
    pub role: Shows,
    /// Signed in as staff.
    pub staff: Shows,
    /// The title without the site's name.
    pub title: String,
    /// The page sets a title of its own.
    pub dynamic_title: bool,
    /// Search engines may index it.
    pub index: bool,
    /// The feature that owns the page.
    pub feature: String,
    /// The page exists.
    pub built: bool,
    /// The path that search engines should know it by.
    pub alias_of: Option<String>,
}

/// A row and the values of its parameters.
#[derive(Clone, Debug)]
pub struct Found {
    /// The row.
    pub row: Row,
    /// The parameters' values, in the order of the path.
    pub values: Vec<String>,
}

/// The table.
#[derive(Clone, Debug)]
pub struct RouteTable(Arc<Vec<Row>>);

impl RouteTable {
    /// The table that the binary carries.
    ///
    /// # Panics
    /// data/routes.json is broken; a test reads it too.
    #[must_use]
    pub fn embedded() -> Self {
        let rows = serde_json::from_str(include_str!("../../data/routes.json")).expect("data/routes.json is valid");
        Self(Arc::new(rows))
    }

    /// Every row.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.0
    }

    /// The row of a path.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<Found> {
        let path = if path.len() > 1 { path.trim_end_matches('/') } else { path };
        self.0.iter().find_map(|row| Some(Found { values: fit(&row.path, path)?, row: row.clone() }))
    }
}

/// The values of the parameters, when the path fits the pattern.
fn fit(pattern: &str, path: &str) -> Option<Vec<String>> {
    let mut values = Vec::new();
    let (mut pattern, mut path) = (pattern.split('/'), path.split('/'));
    loop {
        match (pattern.next(), path.next()) {
            (None, None) => return Some(values),
            (Some(p), Some(v)) if p.starts_with('{') && !v.is_empty() => values.push(v.to_owned()),
            (Some(p), Some(v)) if p == v => {}
            _ => return None,
        }
    }
}

impl Row {
    /// What the path is for this caller. A page that is not built yet is not there.
    #[must_use]
    pub fn shows(&self, caller: &Caller) -> Shows {
        if !self.built {
            return Shows::NotFound;
        }
        match &caller.0 {
            None => self.out,
            Some(me) if me.staff >= Some(Staff::Agent) => self.staff,
            Some(me) if me.role.is_none() => self.norole,
            Some(_) => self.role,
        }
    }

    /// The path that search engines should know the page by.
    #[must_use]
    pub fn canonical(&self, values: &[String]) -> String {
        let pattern = self.alias_of.as_ref().unwrap_or(&self.path);
        let mut values = values.iter();
        pattern
            .split('/')
            .map(|part| if part.starts_with('{') { values.next().map_or(part, String::as_str) } else { part })
            .collect::<Vec<_>>()
            .join("/")
    }
}
