//! The prices and the promotions, readable without scripts.

use super::boot::Boot;
use crate::clock;
use crate::money::api::Pricing;
use crate::money::model::{Audience, Promotion};
use crate::money::written::amount;
use crate::text::{self, escape};

/// The prices.
pub fn pricing(boot: &Boot, pricing: &Pricing) -> String {
    let price = |minor| escape(&amount(minor, &pricing.currency));
    let commission = match pricing.fees.commission_percent {
        0 => "None".to_owned(),
        percent => format!("{percent}%"),
    };
    let rows = [
        ("Posting a job, for 30 days", price(pricing.fees.job_post)),
        ("Partner subscription, per month", price(pricing.fees.partner_month)),
        ("Commission on pay", commission),
        ("Applying for a job", "Always free".to_owned()),
    ];
    let rows = rows.map(|(name, price)| format!("<dt>{name}</dt><dd>{price}</dd>")).concat();
    let how = if pricing.how_to_pay.is_empty() {
        "<p>To pay, contact the office: <a href=\"/contact\">contact</a>.</p>".to_owned()
    } else {
        text::to_html(&pricing.how_to_pay)
    };
    let running = list(boot, &pricing.promotions);
    let now = if running.is_empty() { "<p>No promotion right now.</p>".to_owned() } else { running };
    format!("<h1>Pricing</h1><dl class=\"card facts\">{rows}</dl><h2>Now</h2>{now}<h2>How to pay</h2>{how}")
}

/// The promotions that run and ran.
pub fn promotions(boot: &Boot, promotions: &[Promotion]) -> String {
    let found = list(boot, promotions);
    let found = if found.is_empty() { "<p>No promotions yet.</p>".to_owned() } else { found };
    format!("<h1>Promotions</h1>{found}<p><a href=\"/pricing\">See pricing</a></p>")
}

fn list(boot: &Boot, promotions: &[Promotion]) -> String {
    if promotions.is_empty() {
        return String::new();
    }
    let items: String = promotions.iter().map(|promotion| item(&boot.site.settings.zone, promotion)).collect();
    format!("<ul>{items}</ul>")
}

fn item(zone: &str, promotion: &Promotion) -> String {
    let whom = match promotion.audience {
        Audience::Everyone => "for everyone",
        Audience::FirstJob => "for a first job",
        Audience::Businesses => "for businesses",
    };
    // The last day, and not the midnight that follows it.
    let end = promotion
        .ends_at
        .map_or_else(|| "no end date".to_owned(), |end| format!("until {}", clock::date_in(zone, end - 1)));
    let start = clock::date_in(zone, promotion.starts_at);
    format!("<li><b>{}</b> {whom}, since {start}, {end}</li>", escape(&promotion.reason))
}
