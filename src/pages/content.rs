//! The pages whose text the operator can edit: privacy, cookies, safety and contact.

use maud::{Markup, html};
use serde_json::json;

use super::contact;
use super::page::{Context, Page, found};
use super::site_view::Site;
use crate::content::access;
use crate::content::model::{Text, sections};
use crate::db::Tx;
use crate::text;
use crate::web::Result;

/// Builds the page that the path names.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let row = &context.found.row;
    let name = row.alias_of.as_ref().unwrap_or(&row.path).trim_start_matches('/');
    let Some(text) = found(access::readable(tx, context.caller, name))? else { return Ok(Page::missing(context.site)) };
    let page = Page::new(context).seed(json!(["/api/texts", name]), &text)?;
    Ok(page.body(body(context.site, &text)))
}

fn body(site: &Site, written: &Text) -> Markup {
    html! {
        main class="wrap page stack" {
            h1 { (written.title) }
            @if written.name == "contact" { (contact::card(&site.settings.contact)) }
            @for (heading, text) in sections(&fill(site, &written.body)) {
                @if !heading.is_empty() { h2 { (heading) } }
                (text::to_html(&text))
            }
        }
    }
}

/// Replaces `{site}` and `{town}` with the site's name and town.
#[must_use]
pub fn fill(site: &Site, text: &str) -> String {
    text.replace("{site}", &site.settings.name).replace("{town}", &site.settings.town)
}
