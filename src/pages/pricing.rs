//! The pricing page.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use super::promotions;
use crate::db::Tx;
use crate::money::format::format_amount;
use crate::money::price::{self, Pricing};
use crate::site::model::Settings;
use crate::text;
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let pricing = price::load_pricing(tx)?;
    let page = Page::new(context).seed(json!(["/api/pricing"]), &pricing)?;
    Ok(page.body(body(&context.site.settings, &pricing)))
}

fn body(Settings { zone, contact, .. }: &Settings, pricing: &Pricing) -> Markup {
    let price = |minor| format_amount(minor, &pricing.currency);
    let commission = match pricing.fees.commission_percent {
        0 => "None".to_owned(),
        percent => format!("{percent}%"),
    };
    let rows = [
        ("Posting a job, for up to 30 days", price(pricing.fees.job_post)),
        ("Partner subscription, per month", price(pricing.fees.partner_month)),
        ("Commission on pay", commission),
        ("Applying for a job", "Always free".to_owned()),
    ];
    html! {
        main class="wrap page stack" {
            h1 { "Pricing" }
            dl class="card facts" {
                @for (name, price) in rows { dt { (name) } dd { (price) } }
            }
            h2 { "Now" }
            @if pricing.promotions.is_empty() { p { "No promotion right now." } }
            @else { (promotions::list(zone, &pricing.promotions)) }
            @if !pricing.how_to_pay.is_empty() {
                h2 { "How to pay" }
                (text::to_html(&pricing.how_to_pay))
            } @else if contact.is_given() {
                h2 { "How to pay" }
                p { "To pay, " a href="/contact" { "contact the office" } "." }
            }
        }
    }
}
