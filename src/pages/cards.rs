//! Job cards, and pay as text.

use maud::{Markup, html};

use crate::jobs::model::JobCard;
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
        job.when_text.clone().unwrap_or_else(|| "Any time".to_owned()),
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
