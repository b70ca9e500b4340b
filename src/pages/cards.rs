//! Job cards, and pay as text.

use maud::{Markup, html};

use super::page::join;
use crate::clock;
use crate::jobs::model::{JobCard, Kind};
use crate::money::format;
use crate::pay::PayUnit;

/// Renders a list of jobs.
#[must_use]
pub fn list(jobs: &[JobCard]) -> Markup {
    html! {
        ul class="grid g-2" {
            @for job in jobs { (card(job)) }
        }
    }
}

fn card(job: &JobCard) -> Markup {
    let facts = [
        pay(job).unwrap_or_else(|| "Pay not listed".to_owned()),
        Some(when(job)).filter(|text| !text.is_empty()).unwrap_or_else(|| kind(job.kind).to_owned()),
        job.area.clone().unwrap_or_else(|| job.city.clone()),
    ];
    html! {
        li class="job" {
            h2 class="job-title" { a href={ "/jobs/" (job.id) } { (job.title) } }
            p class="meta" { (job.posted_by) }
            div class="tear" {
                @for fact in facts { div class=[breaks_between_words(&fact).then_some("whole")] { b { (fact) } } }
            }
        }
    }
}

/// Whether a fact fits into its column without breaking a word, as on the client's cards.
fn breaks_between_words(fact: &str) -> bool {
    fact.split_whitespace().all(|word| word.chars().count() < 13)
}

/// Returns when the work happens, such as "Mornings" or "Sun, Nov 29, 2:00 PM–7:00 PM"; empty if the job doesn't say.
#[must_use]
pub fn when(card: &JobCard) -> String {
    let range = |from: Option<String>, to: Option<String>, dash: &str| {
        let to = to.filter(|to| from.as_ref() != Some(to));
        join(&[from.as_deref().unwrap_or_default(), to.as_deref().unwrap_or_default()], dash)
    };
    let day = |date: &Option<String>| date.as_deref().and_then(clock::format_weekday);
    let time = |time: &Option<String>| time.as_deref().and_then(clock::format_clock);
    let days = range(day(&card.start_date), day(&card.end_date), " – ");
    let times = range(time(&card.start_time), time(&card.end_time), "–");
    join(&[card.when_text.as_deref().unwrap_or_default(), &days, &times], ", ")
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

/// Returns the pay as text, such as "USD 19.00–21.00 an hour", or `None` if the job doesn't state it.
#[must_use]
pub fn pay(card: &JobCard) -> Option<String> {
    let amount = |minor: i64| format::format_plain(minor, &card.currency);
    let range = match (card.budget_min, card.budget_max) {
        (Some(min), Some(max)) if min != max => format!("{}–{}", amount(min), amount(max)),
        (Some(one), _) | (None, Some(one)) => amount(one),
        (None, None) => return None,
    };
    let unit = match card.budget_unit {
        PayUnit::Job => "for the job",
        PayUnit::Hour => "an hour",
        PayUnit::Day => "a day",
        PayUnit::Week => "a week",
        PayUnit::Month => "a month",
        PayUnit::Year => "a year",
    };
    Some(format!("{} {range} {unit}", card.currency))
}
