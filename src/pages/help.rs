//! The help page. Its articles open without scripts.

use maud::{Markup, html};
use serde_json::json;

use super::content::fill;
use super::page::{Context, Page};
use super::site_view::Site;
use crate::content::help::{self, Article};
use crate::db::Tx;
use crate::text;
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let articles = help::readable(tx, context.caller)?;
    let page = Page::new(context).seed(json!(["/api/help"]), &articles)?;
    Ok(page.body(body(context.site, &articles.items)))
}

fn body(site: &Site, articles: &[Article]) -> Markup {
    html! {
        main class="wrap page stack" {
            h1 { "Help" }
            @for article in articles.iter().filter(|article| !article.hidden) {
                details id=(article.name) {
                    summary { (article.title) }
                    p class="sm mut" { (article.audience) }
                    (text::to_html(&fill(site, &article.body)))
                }
            }
            p { "Didn’t find it? " a href="/contact" { "Ask us" } }
        }
    }
}
