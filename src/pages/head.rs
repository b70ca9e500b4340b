//! The head of a page: title, description, canonical link, Open Graph, theme, structured data, boot payload.

use std::fmt::Write as _;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::boot::{Boot, Data};
use super::html::json_block;
use super::people;
use crate::brand::Palette;
use crate::clock;
use crate::jobs::model::{Job, Kind, Status};
use crate::jobs::search::Found as FoundJobs;
use crate::money::written;
use crate::pay::PayUnit;
use crate::policy::pages::Found;
use crate::text::{self, escape};

/// Characters of a description in search results.
const DESCRIPTION: usize = 155;

/// Renders the head's tags.
#[must_use]
pub fn render(boot: &Boot, found: Option<&Found>, origin: &str, nonce: &str) -> String {
    let (title, description) = words(boot, found);
    let path = found.map_or_else(|| "/".to_owned(), |found| found.row.canonical(&found.values));
    let canonical = format!("{origin}{path}");
    // A town without jobs is no page that a search engine should send people to.
    let empty = matches!(&boot.data, Data::City(_, found) if found.page.items.is_empty());
    let indexed = boot.status == StatusCode::OK && found.is_some_and(|found| found.row.index) && !empty;
    let mut head = format!(
        "<title>{title}</title><meta name=\"description\" content=\"{description}\">\
         <meta name=\"csp-nonce\" content=\"{nonce}\"><meta name=\"theme-color\" content=\"{brand}\">\
         <meta property=\"og:type\" content=\"website\"><meta property=\"og:site_name\" content=\"{site}\">\
         <meta property=\"og:title\" content=\"{title}\"><meta property=\"og:description\" content=\"{description}\">\
         <meta property=\"og:url\" content=\"{canonical}\"><style nonce=\"{nonce}\">html:root{{{css}}}</style>",
        title = escape(&title),
        description = escape(&description),
        brand = escape(&boot.site.settings.brand),
        site = escape(&boot.site.settings.name),
        canonical = escape(&canonical),
        css = Palette::from_hex(&boot.site.settings.brand).map(|palette| palette.css()).unwrap_or_default(),
    );
    if indexed {
        let _ = write!(head, "<link rel=\"canonical\" href=\"{}\">", escape(&canonical));
        head += "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"New jobs\" href=\"/jobs.atom\">";
    } else {
        head += "<meta name=\"robots\" content=\"noindex\">";
    }
    if let Data::Job(job, _) = &boot.data
        && job.card.status == Status::Open
    {
        head += &json_block(None, "application/ld+json", &posting(job, boot, &canonical));
    }
    if let Data::City(_, found) = &boot.data {
        head += &json_block(None, "application/ld+json", &item_list(found, origin));
    }
    head += "<link rel=\"manifest\" href=\"/api/mobile/manifest\"><link rel=\"apple-touch-icon\" href=\"/api/mobile/icons/apple-180.png\">";
    head
}

/// What the front end starts with.
#[must_use]
pub fn payload(boot: &Boot) -> String {
    json_block(Some("boot"), "application/json", boot)
}

fn words(boot: &Boot, found: Option<&Found>) -> (String, String) {
    let site = &boot.site;
    let place = if site.settings.town.is_empty() { String::new() } else { format!(" in {}", site.settings.town) };
    let about = format!("Find work{place}, or someone for a job. Apply with your own rate; applying is free.");
    let title = match (&boot.data, found) {
        (Data::Landing(_), _) => return (format!("{} – jobs{place}", site.settings.name), about),
        (Data::City(city, found), _) => {
            let title = format!("Jobs in {}, {} – {}", city.city, city.state, site.settings.name);
            return (
                title,
                format!(
                    "{} in {}, {}. Apply with your own rate; applying is free.",
                    found.total.words(),
                    city.city,
                    city.state
                ),
            );
        }
        (Data::Job(job, _), _) => {
            return (
                format!("{} – {}", job.card.title, site.settings.name),
                text::excerpt(&job.description, DESCRIPTION),
            );
        }
        (Data::Person(person), _) => {
            return (format!("{} – {}", person.name, site.settings.name), people::person_summary(person));
        }
        (Data::Employer(employer), _) => {
            return (format!("{} – {}", employer.name, site.settings.name), people::employer_summary(employer));
        }
        (_, Some(found)) if boot.status == StatusCode::OK => found.row.title.clone(),
        _ => "Page not found".to_owned(),
    };
    (format!("{title} – {}", site.settings.name), about)
}

/// schema.org/ItemList of a town's jobs.
fn item_list(found: &FoundJobs, origin: &str) -> Value {
    let items: Vec<Value> = (1..)
        .zip(&found.page.items)
        .map(|(position, card)| json!({ "@type": "ListItem", "position": position, "url": format!("{origin}/jobs/{}", card.id) }))
        .collect();
    json!({ "@context": "https://schema.org", "@type": "ItemList", "itemListElement": items })
}

/// schema.org/JobPosting, as search engines for jobs read it.
fn posting(job: &Job, boot: &Boot, canonical: &str) -> Value {
    let card = &job.card;
    let mut posting = json!({
        "@context": "https://schema.org",
        "@type": "JobPosting",
        "title": card.title,
        "description": text::to_html(&job.description),
        "datePosted": card.listed_at.map(clock::rfc3339),
        "validThrough": card.expires_at.map(clock::rfc3339),
        "employmentType": employment(card.kind),
        "identifier": { "@type": "PropertyValue", "name": boot.site.settings.name, "value": card.id.to_string() },
        "hiringOrganization": { "@type": "Organization", "name": card.posted_by },
        "jobLocation": {
            "@type": "Place",
            "address": {
                "@type": "PostalAddress",
                "addressLocality": card.city,
                "addressRegion": card.state,
                "addressCountry": if boot.site.settings.country.is_empty() { "US" } else { &boot.site.settings.country },
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

/// An amount in whole units of its currency; yen have no smaller one.
fn major(minor: i64, currency: &str) -> f64 {
    written::plain(minor, currency).parse().unwrap_or_default()
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
