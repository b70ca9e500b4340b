//! Job cards, and pay as text.

use maud::{Markup, html};

use super::page::join;
use crate::categories;
use crate::clock::{self, DAY};
use crate::jobs::model::{JobCard, Kind};
use crate::money::format;
use crate::pay::PayUnit;

/// Renders a list of jobs, with times as they are now in the site's zone.
#[must_use]
pub fn list(zone: &str, now: i64, jobs: &[JobCard]) -> Markup {
    html! {
        ul class="grid g-2" {
            @for job in jobs { (card(zone, now, job)) }
        }
    }
}

/// Matches the client's card, so that the largest text is painted before the code arrives, and what is in view stays.
fn card(zone: &str, now: i64, job: &JobCard) -> Markup {
    let facts = [
        pay(job).unwrap_or_else(|| "Pay not listed".to_owned()),
        Some(when(job)).filter(|text| !text.is_empty()).unwrap_or_else(|| kind(job.kind).to_owned()),
        job.area.clone().unwrap_or_else(|| job.city.clone()),
    ];
    let stock = categories::find(&job.category).map_or("", |category| &category.stock);
    html! {
        li class="job" {
            div class="row top gap-3" {
                span class={ "stamp st-" (stock) } {}
                div class="grow" {
                    h2 class="job-title" { a href={ "/jobs/" (job.id) } { (job.title) } }
                    p class="meta break" {
                        (job.posted_by)
                        @if let Some(at) = job.listed_at {
                            span class="dim" { " · " (clock::relative_time(zone, at, now)) }
                        }
                    }
                    @if let Some(record) = record(zone, now, job) { p class="meta dim" { (record) } }
                }
                // The place of the client's save button.
                span class="save-btn" {}
            }
            div class="tear" {
                @for fact in facts { div class=[breaks_between_words(&fact).then_some("whole")] { b { (fact) } } }
            }
        }
    }
}

/// Returns the employer's track record in one line, worded as in the client; `None` until its first job has ended.
fn record(zone: &str, now: i64, job: &JobCard) -> Option<String> {
    let record = job.track_record.as_ref().filter(|record| record.jobs_ended > 0)?;
    let jobs = if record.jobs_ended == 1 { "job" } else { "jobs" };
    let hired = format!("Hired for {} of {} past {jobs}", record.jobs_hired, record.jobs_ended);
    let seen = record.seen_at.map(|at| {
        let day = if now - at < DAY { "today".to_owned() } else { clock::relative_time(zone, at, now) };
        format!("Last active {day}")
    });
    Some(join(&[&hired, seen.as_deref().unwrap_or_default()], " · "))
}

/// Whether a fact fits into its column without breaking a word, as on the client's cards.
fn breaks_between_words(fact: &str) -> bool {
    fact.split_whitespace().all(|word| word.chars().count() < 13)
}

/// Returns when the work happens, such as "Mornings" or "Sun, Nov 29, 2:00 PM–7:00 PM"; empty if the job doesn't say.
#[must_use]
pub fn when(card: &JobCard) -> String {
    let day = |date: &Option<String>| date.as_deref().and_then(clock::format_weekday).unwrap_or_default();
    let (first, last) = (day(&card.start_date), day(&card.end_date));
    let days = join(&[&first, if first == last { "" } else { &last }], " – ");
    join(&[card.when_text.as_deref().unwrap_or_default(), &days, &card.hours()], ", ")
}

/// Returns the kind of work as text, worded as in the client.
const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::OneOff => "One-off job",
        Kind::Shift => "Shift",
        Kind::Hourly => "Hourly",
        Kind::Steady => "Steady job",
    }
}

/// Returns the pay as text, such as "$19–$21 per hour", or `None` if the job doesn't state it. Worded as in the client.
#[must_use]
pub fn pay(card: &JobCard) -> Option<String> {
    let amount = |minor: i64| format::format_short(minor, &card.currency);
    let range = match (card.budget_min, card.budget_max) {
        (Some(min), Some(max)) if min != max => format!("{}–{}", amount(min), amount(max)),
        (Some(one), Some(_)) => amount(one),
        (Some(min), None) => format!("{}+", amount(min)),
        (None, Some(max)) => format!("Up to {}", amount(max)),
        (None, None) => return None,
    };
    let unit = match card.budget_unit {
        PayUnit::Job => "for the job",
        PayUnit::Hour => "per hour",
        PayUnit::Day => "per day",
        PayUnit::Week => "per week",
        PayUnit::Month => "per month",
        PayUnit::Year => "per year",
    };
    Some(format!("{range} {unit}"))
}
