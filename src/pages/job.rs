//! The page of a job.

use axum::http::StatusCode;
use maud::{Markup, html};
use serde_json::json;

use super::page::{Context, Head, Page, found, join};
use super::{cards, job_posting};
use crate::clock::{self, DAY};
use crate::db::Tx;
use crate::jobs::model::{Job, JobCard, Status};
use crate::jobs::term::Days;
use crate::jobs::{access, similar};
use crate::text;
use crate::web::Result;

/// Maximum length of the description for search results, in characters.
const DESCRIPTION: usize = 155;

/// Builds the page. An ended job is a 410 for everyone but its owner and applicants, but still readable.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let Some(id) = context.id() else { return Ok(Page::missing(context.site)) };
    let Some(job) = found(access::readable(tx, context.caller, id))? else { return Ok(Page::missing(context.site)) };
    let ended = job.card.status.is_over();
    let party = job.viewer.is_owner || job.viewer.application_id.is_some();
    let status = if ended && !party { StatusCode::GONE } else { StatusCode::OK };
    let mut page = Page { status, head: head(context, &job), ..Page::new(context) }
        .seed(json!(["/api/jobs", id.to_string()]), &job)?;
    let mut others = Vec::new();
    if ended {
        others = similar::find(tx, context.caller, &job)?;
        page = page.seed(json!(["/api/jobs", id.to_string(), "similar"]), &json!({ "items": others }))?;
    }
    Ok(page.body(body(&context.site.settings.zone, tx.now(), &job, &others)))
}

fn head(context: &Context<'_>, job: &Job) -> Head {
    let open = job.card.status == Status::Open;
    Head {
        linked_data: open.then(|| job_posting::of(job, context.site, &context.canonical())),
        ..Head::describing(context.site, &job.card.title, text::excerpt(&job.description, DESCRIPTION))
    }
}

/// Matches the top of the client's job page, so that the layout doesn't shift when the client renders.
fn body(zone: &str, now: i64, job: &Job, similar: &[JobCard]) -> Markup {
    let card = &job.card;
    html! {
        main class="wrap page stack" {
            article class="card card-p card-lift pinned pin-brick stack gap-4" {
                div class="stack gap-2" {
                    h1 class="jobtitle break" { (card.title) }
                    p class="mut break" {
                        (card.posted_by)
                        @if let Some(at) = card.listed_at { " · posted " (clock::relative_time(zone, at, now)) }
                        @if let Some(day) = card.first_posted_on.as_deref().and_then(clock::format_date) {
                            " · first posted " (day)
                        }
                    }
                }
                @if card.status.is_over() {
                    p class="notice n-w" { "This job isn’t taking applications anymore." }
                }
                dl class="factgrid" {
                    @for (name, value) in facts(card).iter().filter(|(_, value)| !value.is_empty()) {
                        div { dt class="sm mut" { (name) } dd { b { (value) } } }
                    }
                }
                @if job.description != card.title { div class="prose" { (text::to_html(&job.description)) } }
                @if !job.skills.is_empty() { p { "Skills: " (job.skills.join(", ")) } }
                @if card.status == Status::Open { p class="sm dim" { (promises(zone, now, card)) } }
            }
            @if !similar.is_empty() {
                h2 { "Similar jobs" }
                (cards::list(zone, now, similar))
            }
        }
    }
}

/// Returns what applicants can rely on, worded as in the client.
fn promises(zone: &str, now: i64, card: &JobCard) -> String {
    let checked = card.checked_at.map(|at| format!("Confirmed open {}.", clock::relative_time(zone, at, now)));
    let ends_first =
        card.expires_at.is_some_and(|end| end < now + card.reply_days * DAY) && Days::of(card).end(zone).is_some();
    let reply = card.hiring_name.is_none().then(|| match card.reply_days {
        _ if ends_first => "Everyone who applies gets a reply before it ends.".to_owned(),
        1 => "Everyone who applies gets a reply within 1 day.".to_owned(),
        days => format!("Everyone who applies gets a reply within {days} days."),
    });
    let listed = card.expires_at.map(|at| format!("Listed until {}.", clock::format_day(zone, clock::just_before(at))));
    let never = Some("Never pay to get a job.".to_owned());
    [checked, reply, listed, never].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn facts(card: &JobCard) -> [(&'static str, String); 3] {
    let place = join(&[card.area.as_deref().unwrap_or_default(), &card.city, &card.state], ", ");
    [
        ("Pay", cards::pay(card).unwrap_or_else(|| "Not listed".to_owned())),
        ("When", cards::when(card)),
        ("Where", place),
    ]
}
