//! Structured data of a job for search engines: schema.org/JobPosting.

use serde_json::{Value, json};

use super::site_view::Site;
use crate::clock;
use crate::jobs::model::{Job, Kind};
use crate::money::format;
use crate::pay::PayUnit;
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
        "validThrough": card.expires_at.map(clock::rfc3339),
        "employmentType": employment(card.kind),
        "identifier": { "@type": "PropertyValue", "name": settings.name, "value": card.id.to_string() },
        "hiringOrganization": { "@type": "Organization", "name": card.posted_by },
        "jobLocation": {
            "@type": "Place",
            "address": {
                "@type": "PostalAddress",
                "addressLocality": card.city,
                "addressRegion": card.state,
                "addressCountry": if settings.country.is_empty() { "US" } else { &settings.country },
            },
        },
        "totalJobOpenings": card.openings,
        "directApply": true,
        "url": canonical,
    });
    if card.remote {
        posting["jobLocationType"] = json!("TELECOMMUTE");
    }
    if let (Some(unit), true) = (unit_text(card.budget_unit), card.budget_min.or(card.budget_max).is_some()) {
        posting["baseSalary"] = json!({
            "@type": "MonetaryAmount",
            "currency": card.currency,
            "value": {
                "@type": "QuantitativeValue",
                "minValue": card.budget_min.or(card.budget_max).map(|minor| major(minor, &card.currency)),
                "maxValue": card.budget_max.or(card.budget_min).map(|minor| major(minor, &card.currency)),
                "unitText": unit,
            },
        });
    }
    posting
}

/// Converts an amount in minor units to major units of its currency.
fn major(minor: i64, currency: &str) -> f64 {
    format::format_plain(minor, currency).parse().unwrap_or_default()
}

const fn employment(kind: Kind) -> &'static str {
    match kind {
        Kind::Steady => "FULL_TIME",
        Kind::Hourly => "PART_TIME",
        Kind::Shift => "TEMPORARY",
        Kind::OneOff => "CONTRACTOR",
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
