//! The page of the partner subscription.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use crate::db::Tx;
use crate::money::format::format_amount;
use crate::money::price::{self, Pricing};
use crate::text;
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let pricing = price::load_pricing(tx)?;
    let page = Page::new(context).seed(json!(["/api/pricing"]), &pricing)?;
    Ok(page.body(body(&pricing)))
}

fn body(pricing: &Pricing) -> Markup {
    // The same words as on the screen, in `ui/src/features/money/pages/partner-subscription.page.tsx`.
    html! {
        main class="wrap page stack" {
            h1 { "Partner subscription" }
            @if pricing.partner_offer.is_empty() {
                p { "There’s no partner subscription here right now." }
            } @else {
                p { (format_amount(pricing.fees.partner_month, &pricing.currency)) " a month. It doesn’t renew by itself." }
                h2 { "What partners get" }
                (text::to_html(&pricing.partner_offer))
                p { a href="/sign-in?next=%2Fpartner-subscription" { "Sign in" } }
            }
        }
    }
}
