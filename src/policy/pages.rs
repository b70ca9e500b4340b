//! `data/routes.json`: every page and what it shows in each session state. The front end reads the same file.

use std::sync::Arc;

use serde::Deserialize;

use crate::identity::Caller;
use crate::identity::model::Staff;

/// What a path shows in one session state.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// The page.
    Page,
    /// The page's signed-out view.
    View,
    /// Role selection, which remembers the target.
    Select,
    /// The not-found page.
    NotFound,
}

/// A row of the table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Row {
    /// The path, with its parameters as `{name}`.
    pub path: String,
    /// The page's name.
    pub name: String,
    /// What it shows when signed out.
    pub out: Shows,
    /// What it shows when signed in without a role.
    pub norole: Shows,
    /// What it shows when signed in with a role.
    pub role: Shows,
    /// What it shows when signed in as staff.
    pub staff: Shows,
    /// The title, without the site's name.
    pub title: String,
    /// Whether the page sets its own title.
    pub dynamic_title: bool,
    /// Whether search engines may index it.
    pub index: bool,
    /// The staff level from which the page is part of the office. To staff below it, the page is what it is to everyone
    /// with a role.
    #[serde(default)]
    pub office: Option<Staff>,
    /// The feature that owns the page.
    pub feature: String,
    /// Whether the page exists yet.
    pub built: bool,
    /// For an alias, the path that search engines should use instead.
    pub alias_of: Option<String>,
}

/// A matched row and the values of its parameters.
#[derive(Clone, Debug)]
pub struct Found {
    /// The row.
    pub row: Row,
    /// Parameter values, in path order.
    pub values: Vec<String>,
}

/// The table of pages.
#[derive(Clone, Debug)]
pub struct RouteTable(Arc<Vec<Row>>);

impl RouteTable {
    /// Returns the table embedded in the binary.
    ///
    /// # Panics
    /// If data/routes.json is invalid; a test reads it too.
    #[must_use]
    pub fn embedded() -> Self {
        let rows = serde_json::from_str(include_str!("../../data/routes.json")).expect("data/routes.json is valid");
        Self(Arc::new(rows))
    }

    /// Returns every row.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.0
    }

    /// Finds the row of a path.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<Found> {
        let path = if path.len() > 1 { path.trim_end_matches('/') } else { path };
        self.0.iter().find_map(|row| Some(Found { values: match_pattern(&row.path, path)?, row: row.clone() }))
    }
}

/// Returns the parameter values if the path matches the pattern.
fn match_pattern(pattern: &str, path: &str) -> Option<Vec<String>> {
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
    /// Returns what the path shows this caller. A page that isn't built yet is not found.
    #[must_use]
    pub fn shows(&self, caller: &Caller) -> Shows {
        if !self.built {
            return Shows::NotFound;
        }
        match &caller.0 {
            None => self.out,
            Some(me) if me.staff.is_some() => {
                if me.staff >= self.office {
                    self.staff
                } else {
                    self.role
                }
            }
            Some(me) if me.role.is_none() => self.norole,
            Some(_) => self.role,
        }
    }

    /// Returns the path that search engines should use for the page.
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
