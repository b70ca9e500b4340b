//! The list of jobs.

use axum::http::{StatusCode, Uri};
use maud::{Markup, html};
use serde_json::{Map, Value, json};

use super::cards;
use super::page::{Context, Page};
use crate::db::Tx;
use crate::ids::UserId;
use crate::jobs::model::JobCard;
use crate::jobs::search::query::{Params, Search};
use crate::jobs::search::{self, SearchResults};
use crate::web::{Query, Result};

/// Builds the page. With an invalid query string it has no jobs: the client asks the API and shows its error.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let page = Page::new(context);
    let Some((search, key)) = search_of(context.uri, context.caller.id()) else { return Ok(page) };
    match search::find(tx, &search) {
        Ok(found) => Ok(page.seed(key, &found)?.body(body(&context.site.settings.zone, tx.now(), &found))),
        Err(error) if error.status() == StatusCode::BAD_REQUEST => Ok(page),
        Err(error) => Err(error),
    }
}

/// Returns the search in the page's query string, and the client's key for it.
fn search_of(uri: &Uri, viewer: Option<UserId>) -> Option<(Search, Value)> {
    let Query(pairs) = Query::<Vec<(String, String)>>::of(uri).ok()?;
    let Query(params) = Query::<Params>::of(uri).ok()?;
    let mut named = Map::new();
    for (name, value) in pairs.into_iter().filter(|(_, value)| !value.is_empty()) {
        // The client's key has a line for each value.
        let all = match named.get(&name).and_then(Value::as_str) {
            Some(before) => format!("{before}\n{value}"),
            None => value,
        };
        named.insert(name, Value::String(all));
    }
    let key = if named.is_empty() { json!(["/api/jobs"]) } else { json!(["/api/jobs", named]) };
    Some((params.validate(viewer).ok()?, key))
}

fn body(zone: &str, now: i64, found: &SearchResults) -> Markup {
    html! {
        main class="wrap page stack" {
            h1 { (found.total.label()) }
            (by_match(zone, now, &found.page.items, found.complete_matches))
            @if found.page.items.is_empty() { p { "No jobs match. Try fewer words." } }
        }
    }
}

/// Returns the jobs, with a line above those that have only some of the words searched for.
fn by_match(zone: &str, now: i64, jobs: &[JobCard], complete: usize) -> Markup {
    let (all, some) = jobs.split_at(complete);
    html! {
        @if !all.is_empty() && !some.is_empty() { h2 { "Jobs with all your words" } }
        (cards::list(zone, now, all))
        @if !some.is_empty() {
            h2 { "Jobs with some of your words" }
            (cards::list(zone, now, some))
        }
    }
}
