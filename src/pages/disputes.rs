//! How a dispute ends fairly.

use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Page};
use crate::db::Tx;
use crate::disputes::store::figures::{self, DisputeYear};
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let years = figures::years(tx)?;
    let days = context.site.settings.dispute_rules.answer_days;
    let page = Page::new(context).seed(json!(["/api/disputes/years"]), &years)?;
    Ok(page.body(body(days, &years)))
}

fn body(days: i64, years: &[DisputeYear]) -> Markup {
    let answer = format!("The other side has {days} working days to answer. Without an answer, a mediator takes over.");
    // The same words as on the screen, in `ui/src/features/disputes/words.ts`.
    let stages = [
        ("Answer", answer.as_str()),
        (
            "Settle in private",
            "Each side seals the least and the most it would accept. If the two overlap, the dispute is settled in the middle at once. Nobody ever sees the numbers, and we don’t keep them. But after a settlement, each side can work out the other’s limit from the middle and its own numbers. There are up to three rounds, a day apart. If the site restarts during a round, what was sealed is lost and the round begins again, at most twice.",
        ),
        (
            "Mediator",
            "Someone from the office reads both sides and proposes an outcome. It counts if both accept it within 3 working days.",
        ),
        ("Decision", "Otherwise the mediator decides, with reasons and the rule."),
        (
            "One appeal",
            "Either side can appeal within 5 working days. Someone else decides, and that decision is final.",
        ),
    ];
    html! {
        main class="wrap page stack" {
            h1 { "Resolve a dispute" }
            p { "Talk first: most disagreements end with a message. If that doesn’t help, file a dispute. What it’s about is on hold until it’s over." }
            ol {
                @for (name, text) in stages { li { strong { (name) } " " (text) } }
            }
            @for year in years {
                p { (year.year) ": " (year.opened) " opened, " (year.settled) " settled by the two sides, " (year.decided) " decided, " (year.withdrawn) " withdrawn." }
            }
            p { a href="/file-dispute" { "File a dispute" } }
        }
    }
}
