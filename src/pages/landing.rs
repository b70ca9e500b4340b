//! The landing page.

use maud::{Markup, html};
use serde_json::json;

use super::day::Day;
use super::page::{Context, Head, Page, about, in_town, join};
use super::site_view::Site;
use super::{cards, contact, day};
use crate::db::Tx;
use crate::jobs::search::{self, SearchResults, query::Params};
use crate::web::Result;

/// Number of jobs on the page, as in the client's request.
const PINNED: &str = "8";

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let params = Params { limit: PINNED.parse().ok(), ..Params::default() };
    let found = search::find(tx, &params.validate(context.caller.id())?)?;
    let site = context.site;
    let head = Head {
        title: format!("{} – jobs{}", site.settings.name, in_town(site)),
        description: about(site),
        index: true,
        linked_data: None,
    };
    let mut page = Page { head, ..Page::new(context) }.seed(json!(["/api/jobs", { "limit": PINNED }]), &found)?;
    let day = day::load(tx, context)?;
    if let Some(day) = &day {
        page = day.seed(page)?;
    }
    Ok(page.body(body(site, tx.now(), &found, day.as_ref())))
}

/// Matches the top of the client's landing page, so that the layout doesn't shift when the client renders.
fn body(site: &Site, now: i64, found: &SearchResults, day: Option<&Day>) -> Markup {
    let place = join(&[&site.settings.town, &site.settings.state], ", ");
    let town = if site.settings.town.is_empty() { "this town" } else { &site.settings.town };
    html! {
        main {
            @if let Some(day) = day { (day.on_home()) }
            section class="board onboard" {
                div class="wrap hero" {
                    div {
                        @if !place.is_empty() { p class="hero-town" { (place) } }
                        h1 { (headline(site.open_jobs)) }
                        p class="mut lead" {
                            "Day work, shifts and steady jobs from people and businesses in " (town)
                            ". Pick one, name your rate, and talk to the person hiring."
                        }
                        form class="searchbar" data-readable action="/jobs" role="search" {
                            div {
                                label for="what" { "What" }
                                div class="in-wrap" {
                                    input id="what" class="in plain-in" type="search" name="query" maxlength="200"
                                        placeholder="What kind of work?";
                                }
                            }
                            button class="btn btn-m btn-lg" { "Search" }
                        }
                    }
                }
            }
            div class="wrap page stack" {
                (cards::list(&site.settings.zone, now, &found.page.items))
                p { a href="/jobs" { "All jobs" } }
                @if site.settings.contact.is_given() {
                    h2 { "Someone in town answers" }
                    (contact::card(&site.settings.contact))
                }
            }
        }
    }
}

fn headline(open_jobs: i64) -> String {
    match open_jobs {
        0 => "The board is up. Pin the first job.".to_owned(),
        1 => "1 job on the board.".to_owned(),
        many => format!("{} jobs on the board.", grouped(many)),
    }
}

/// Formats a number with thousands separators, such as "2,100".
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    let parts: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|part| std::str::from_utf8(part).ok()).collect();
    parts.join(",")
}
