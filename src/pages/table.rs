//! The table of pages: which function builds which path.

use super::page::{Page, PageFn};
use super::{board, content, employer, help, job, landing, person, pricing, promotions, town};
use crate::content::model::default_of;

/// The pages with first data or a readable body, by their path in `data/routes.json`. An alias goes by the path that it
/// stands for. Every other page needs scripts.
pub const PAGES: &[(&str, PageFn)] = &[
    ("/", landing::page),
    ("/jobs", board::page),
    ("/jobs/in/{state}/{place}", town::page),
    ("/jacksonville-jobs", town::jacksonville),
    ("/jobs/{id}", job::page),
    ("/people/{id}", person::page),
    ("/employers/{id}", employer::page),
    ("/help", help::page),
    ("/pricing", pricing::page),
    ("/promotion", promotions::page),
];

/// The function that builds a path.
#[must_use]
pub fn page_of(path: &str) -> PageFn {
    if let Some((_, page)) = PAGES.iter().find(|(known, _)| *known == path) {
        return *page;
    }
    // The pages that the operator writes are named in `content`.
    if default_of(path.trim_start_matches('/')).is_some() {
        return content::page;
    }
    |_, context| Ok(Page::new(context))
}
