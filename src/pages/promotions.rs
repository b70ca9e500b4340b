//! The promotions page.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use crate::clock;
use crate::db::Tx;
use crate::money::model::{Audience, Promotion};
use crate::money::promotions as store;
use crate::web::{self, Result};

/// Number of promotions on the page, as in the client's first request.
const SHOWN: i64 = 20;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let started = store::list(tx, tx.now(), &web::Page::first(SHOWN))?;
    let page = Page::new(context).seed(json!(["/api/promotions"]), &started)?;
    let zone = &context.site.settings.zone;
    Ok(page.body(html! {
        main class="wrap page stack" {
            h1 { "Promotions" }
            @if started.items.is_empty() { p { "No promotions yet." } } @else { (list(zone, &started.items)) }
            p { a href="/pricing" { "See pricing" } }
        }
    }))
}

/// Renders a list of promotions.
#[must_use]
pub fn list(zone: &str, promotions: &[Promotion]) -> Markup {
    html! {
        ul {
            @for promotion in promotions {
                li {
                    b { (promotion.reason) } " " (audience(promotion.audience))
                    ", since " (clock::date_in(zone, promotion.starts_at)) ", " (end(zone, promotion))
                }
            }
        }
    }
}

const fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::Everyone => "for everyone",
        Audience::FirstJob => "for a first job",
        Audience::Businesses => "for businesses",
    }
}

/// Describes the end by the last day, not by the midnight after it.
fn end(zone: &str, promotion: &Promotion) -> String {
    promotion.ends_at.map_or_else(|| "no end date".to_owned(), |end| format!("until {}", clock::date_in(zone, end - 1)))
}
