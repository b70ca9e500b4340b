//! Help, or work, within two days.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use crate::db::Tx;
use crate::rapid_hire::near::{self, Count};
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let count = near::count(tx, None)?;
    let page = Page::new(context).seed(json!(["/api/availability/count"]), &count)?;
    Ok(page.body(body(&count)))
}

fn body(count: &Count) -> Markup {
    // The same words as on the screen, in `ui/src/features/rapid-hire/pages/rapid-hire.page.tsx`.
    html! {
        main class="wrap page stack" {
            h1 { "Rapid hire" }
            p { "Somebody didn’t show up, or it’s busier than you thought? We ask people who are available, and tell you who’s coming." }
            @if let Some(people) = count.people {
                p { (people) " or more people are available right now in " (count.town) "." }
            }
            ol {
                li { "Say what you need: the work, when, where, the pay, and how many people." }
                li { "We ask people in waves. People who have waited longest are asked first. How fast someone answers doesn’t count, and saying no costs nothing." }
                li { "They confirm and come. You see who has clocked in." }
                li { "If somebody doesn’t show up, one tap finds someone else." }
            }
            p { a href="/jobs?urgent=true" { "View all urgent jobs" } }
        }
    }
}
