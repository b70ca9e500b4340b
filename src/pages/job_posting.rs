//! Structured data of a job for search engines: schema.org/JobPosting. It says what the page says, and nothing else.

use serde_json::{Value, json};

use super::site_view::Site;
use crate::clock;
use crate::jobs::model::{Job, JobCard, Kind};
use crate::jobs::term::Days;
use crate::money::format;
use crate::pay::PayUnit;
use crate::places;
use crate::text;

/// Returns the job as a JobPosting with its canonical URL.
#[must_use]
pub fn of(job: &Job, site: &Site, canonical: &str) -> Value {
    let card = &job.card;
    let settings = &site.settings;
    let mut posting = json!({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": card.title,
        "description": text::to_html(&job.description).into_string(),
        "datePosted": card.listed_at.map(clock::rfc3339),
        "validThrough": valid_through(card, &settings.zone).map(clock::rfc3339),
        "employmentType": employment(card),
        "identifier": { "@type": "PropertyValue", "name": settings.name, "value": card.id.to_string() },
        "hiringOrganization": { "@type": "Organization", "name": card.posted_by },
        "totalJobOpenings": card.openings,
        "directApply": true,
        "url": canonical,
    });
    let country = if settings.country.is_empty() { "US".to_owned() } else { settings.country.clone() };
    if card.remote {
        posting["jobLocationType"] = json!("TELECOMMUTE");
        posting["applicantLocationRequirements"] = json!({ "@type": "Country", "name": country });
    } else {
        let town = card.place_id.and_then(places::by_id);
        let country = town.as_ref().map_or(country.as_str(), |town| &town.country);
        // In "Lyon, FR", the country is written in place of a region.
        let region = Some(&card.state).filter(|region| *region != country);
        let address = json!({ "@type": "PostalAddress", "addressLocality": card.city, "addressRegion": region, "addressCountry": country });
        posting["jobLocation"] = json!({ "@type": "Place", "address": address });
    }
    if let Some(first) = &card.start_date {
        posting["jobStartDate"] = json!(first);
    }
    if let (Some(unit), true) = (unit_text(card.budget_unit), card.budget_min.or(card.budget_max).is_some()) {
        let mut value = json!({ "@type": "QuantitativeValue", "unitText": unit });
        // "Up to 25" isn't "25".
        for (name, minor) in [("minValue", card.budget_min), ("maxValue", card.budget_max)] {
            if let Some(minor) = minor {
                value[name] = json!(major(minor, &card.currency));
            }
        }
        posting["baseSalary"] = json!({ "@type": "MonetaryAmount", "currency": card.currency, "value": value });
    }
    posting
}

/// Converts an amount in minor units to major units of its currency.
fn major(minor: i64, currency: &str) -> f64 {
    format::format_plain(minor, currency).parse().unwrap_or_default()
}

/// Returns until when someone can apply: as long as it's listed, but not after the work.
fn valid_through(card: &JobCard, zone: &str) -> Option<i64> {
    card.expires_at.into_iter().chain(Days::of(card).end(zone)).min()
}

/// Returns the type of employment; `OTHER` where nobody said how many hours it is.
const fn employment(card: &JobCard) -> &'static str {
    match card.kind {
        Kind::OneOff => "TEMPORARY",
        Kind::Shift if card.end_date.is_some() => "TEMPORARY",
        Kind::Shift | Kind::Hourly | Kind::Steady => "OTHER",
    }
}

const fn unit_text(unit: PayUnit) -> Option<&'static str> {
    Some(match unit {
        PayUnit::Job => return None,
        PayUnit::Hour => "HOUR",
        PayUnit::Day => "DAY",
        PayUnit::Week => "WEEK",
        PayUnit::Month => "MONTH",
        PayUnit::Year => "YEAR",
    })
}
