//! The table of page functions by path.

use super::page::{Page, PageFn};
use super::{
    board, content, day, disputes, employer, help, job, landing, partner, person, pricing, private, promotions,
    rapid_hire, town,
};
use crate::content::model::default_of;

/// The pages with preloaded data or a readable body, by their path in `data/routes.json`; aliases use the path of their
/// target.
pub const PAGES: &[(&str, PageFn)] = &[
    ("/", landing::page),
    ("/dashboard", day::page),
    ("/jobs", board::page),
    ("/jobs/in/{state}/{place}", town::page),
    ("/jacksonville-jobs", town::jacksonville),
    ("/jobs/{id}", job::page),
    ("/people/{id}", person::page),
    ("/employers/{id}", employer::page),
    ("/jobs/{id}/applicants", private::applicants),
    ("/contracts/{id}", private::contract),
    ("/invoices/{id}", private::invoice),
    ("/disputes/{id}", private::dispute),
    ("/rapid-hire", rapid_hire::page),
    ("/rapid-hire/{id}", private::rapid_hire),
    ("/dispute-resolution", disputes::page),
    ("/records/{token}", private::record),
    ("/messages/{id}", private::conversation),
    ("/interviews/{id}", private::interview),
    ("/fees/{id}", private::fee),
    ("/admin/imports/{id}", private::import),
    ("/settings/employers/{id}", private::employer),
    ("/help", help::page),
    ("/pricing", pricing::page),
    ("/partner-subscription", partner::page),
    ("/promotion", promotions::page),
];

/// Returns the function that builds a page. A page that isn't in the table needs scripts.
#[must_use]
pub fn page_of(path: &str) -> PageFn {
    if let Some((_, page)) = PAGES.iter().find(|(known, _)| *known == path) {
        return *page;
    }
    // `content` has the names of the pages that the operator can edit.
    if default_of(path.trim_start_matches('/')).is_some() {
        return content::page;
    }
    |_, context| Ok(Page::new(context))
}
