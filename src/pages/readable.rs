//! The page without scripts: plain HTML that reads well and that the front end replaces.

use std::fmt::Write as _;

use super::boot::{Boot, Data};
use super::{money, people};
use crate::clock;
use crate::content::help::Article;
use crate::content::model::{Text, sections};
use crate::jobs::city::City;
use crate::jobs::model::{Job, JobCard};
use crate::jobs::search::Found;
use crate::money::written;
use crate::pay::PayUnit;
use crate::text::{self, escape};

/// Renders the body of a page; empty for pages that need scripts.
#[must_use]
pub fn render(boot: &Boot) -> String {
    let main = match &boot.data {
        Data::Nothing => return String::new(),
        Data::Landing(found) => landing(boot, found),
        Data::Board(found) => board(found),
        Data::City(city, found) => town(city, found),
        Data::Job(job, similar) => one(boot, job, similar),
        Data::Person(person) => people::person(person),
        Data::Employer(employer) => people::employer(employer),
        Data::Text(text) => written(boot, text),
        Data::Help(articles) => help(boot, &articles.items),
        Data::Pricing(pricing) => money::pricing(boot, pricing),
        Data::Promotions(page) => money::promotions(boot, &page.items),
    };
    // The first page has a band from edge to edge.
    let class = if matches!(boot.data, Data::Landing(_)) { "" } else { " class=\"wrap page stack\"" };
    let name = escape(&boot.site.settings.name);
    let town = escape(&boot.site.settings.town);
    format!(
        "<header class=\"rail\"><div class=\"wrap\"><a class=\"brandmark\" href=\"/\"><span><b>{name}</b><small>{town}</small></span></a>\
         <a href=\"/jobs\">Find jobs</a></div></header><main{class}>{main}</main>"
    )
}

/// A text of the site, its sections under their headings.
fn written(boot: &Boot, text: &Text) -> String {
    let body = text.body.replace("{site}", &boot.site.settings.name).replace("{town}", &boot.site.settings.town);
    let parts = sections(&body).into_iter().map(|(heading, text)| {
        let heading = if heading.is_empty() { String::new() } else { format!("<h2>{}</h2>", escape(&heading)) };
        heading + &text::to_html(&text)
    });
    format!("<h1>{}</h1>{}", escape(&text.title), parts.collect::<String>())
}

/// The articles of the help: they open without scripts too.
fn help(boot: &Boot, articles: &[Article]) -> String {
    let item = |article: &Article| {
        let body = article.body.replace("{site}", &boot.site.settings.name).replace("{town}", &boot.site.settings.town);
        format!(
            "<details id=\"{}\"><summary>{}</summary><p class=\"sm mut\">{}</p>{}</details>",
            escape(&article.name),
            escape(&article.title),
            escape(&article.audience),
            text::to_html(&body)
        )
    };
    let items: String = articles.iter().filter(|article| !article.hidden).map(item).collect();
    format!("<h1>Help</h1>{items}<p>Didn’t find it? <a href=\"/contact\">Ask us</a></p>")
}

/// Begins as the front end's page does, so that nothing moves when that takes over.
fn landing(boot: &Boot, found: &Found) -> String {
    let site = &boot.site;
    let place = [&site.settings.town, &site.settings.state]
        .into_iter()
        .filter(|part| !part.is_empty())
        .map(|part| escape(part));
    let place = place.collect::<Vec<_>>().join(", ");
    let place = if place.is_empty() { place } else { format!("<p class=\"hero-town\">{place}</p>") };
    let town = if site.settings.town.is_empty() { "this town".to_owned() } else { escape(&site.settings.town) };
    let headline = match site.open_jobs {
        0 => "The board is up. Pin the first job.".to_owned(),
        1 => "1 job on the board.".to_owned(),
        many => format!("{} jobs on the board.", grouped(many)),
    };
    format!(
        "<section class=\"board onboard\"><div class=\"wrap hero\"><div>{place}<h1>{headline}</h1>\
         <p class=\"mut lead\">Day work, shifts and steady jobs from people and businesses in {town}. Pick one, name your rate, and talk to the person hiring.</p>\
         <form class=\"searchbar\" data-readable action=\"/jobs\" role=\"search\"><label class=\"in-wrap grow\"><span class=\"vh\">What work</span>\
         <input class=\"in plain-in\" type=\"search\" name=\"query\" maxlength=\"200\" placeholder=\"What kind of work?\"></label>\
         <button class=\"btn btn-m btn-lg\">Search</button></form></div></div></section>\
         <div class=\"wrap page stack\">{}<p><a href=\"/jobs\">All jobs</a></p></div>",
        list(found)
    )
}

/// "2,100".
fn grouped(number: i64) -> String {
    let digits = number.to_string();
    let parts: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|part| std::str::from_utf8(part).ok()).collect();
    parts.join(",")
}

fn board(found: &Found) -> String {
    let mut out = format!("<h1>{}</h1>", found.total.words());
    out += &list(found);
    if found.page.items.is_empty() {
        out += "<p>No jobs match. Try fewer words.</p>";
    }
    out
}

fn town(city: &City, found: &Found) -> String {
    let name = format!("{}, {}", escape(&city.city), escape(&city.state));
    let mut out = format!("<h1>Jobs in {name}</h1><p>{}</p>", found.total.words());
    out += &list(found);
    out + "<p><a href=\"/jobs\">All jobs</a></p>"
}

fn list(found: &Found) -> String {
    let items: String = found.page.items.iter().map(notice).collect();
    format!("<ul class=\"grid g-2\">{items}</ul>")
}

fn notice(card: &JobCard) -> String {
    let pay = pay(card).unwrap_or_else(|| "Pay not listed".to_owned());
    format!(
        "<li class=\"job\"><h3><a href=\"/jobs/{}\">{}</a></h3><p class=\"meta\">{}</p><div class=\"tear\"><div><b>{}</b></div><div><b>{}</b></div><div><b>{}</b></div></div></li>",
        card.id,
        escape(&card.title),
        escape(&card.posted_by),
        escape(&pay),
        escape(card.when_text.as_deref().unwrap_or("Any time")),
        escape(card.area.as_deref().unwrap_or(&card.city)),
    )
}

/// Begins as the front end's page does, so that nothing moves when that takes over.
fn one(boot: &Boot, job: &Job, similar: &[JobCard]) -> String {
    let card = &job.card;
    let mut out = format!(
        "<article class=\"card card-p card-lift pinned pin-brick stack gap-4\"><div class=\"stack gap-2\"><h1 class=\"jobtitle break\">{}</h1><p class=\"mut break\">{}",
        escape(&card.title),
        escape(&card.posted_by)
    );
    if let Some(at) = card.listed_at {
        let _ = write!(out, " · posted {}", clock::ago(&boot.site.settings.zone, at, boot.now));
    }
    if let Some(day) = card.first_posted_on.as_deref().and_then(clock::full_day) {
        let _ = write!(out, " · first posted {day}");
    }
    out += "</p></div>";
    if card.status.ended() {
        out += "<p class=\"notice n-w\">This job isn’t taking applications anymore.</p>";
    }
    out += "<dl class=\"factgrid\">";
    let place = [card.area.as_deref().unwrap_or_default(), &card.city, &card.state];
    let place = place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let facts = [("Pay", pay(card).unwrap_or_else(|| "Not listed".to_owned())), ("When", when(card)), ("Where", place)];
    for (name, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
        let _ = write!(out, "<div><dt class=\"sm mut\">{name}</dt><dd>{}</dd></div>", escape(value));
    }
    let _ = write!(out, "</dl><div class=\"prose\">{}</div>", text::to_html(&job.description));
    if !job.skills.is_empty() {
        let _ = write!(out, "<p>Skills: {}</p>", escape(&job.skills.join(", ")));
    }
    out += "</article>";
    if !similar.is_empty() {
        let items: String = similar.iter().map(notice).collect();
        let _ = write!(out, "<h2>Similar jobs</h2><ul class=\"grid g-2\">{items}</ul>");
    }
    out
}

fn when(card: &JobCard) -> String {
    let dates = [&card.start_date, &card.end_date].into_iter().flatten().cloned().collect::<Vec<_>>().join(" – ");
    let times = [&card.start_time, &card.end_time].into_iter().flatten().cloned().collect::<Vec<_>>().join("–");
    [card.when_text.clone().unwrap_or_default(), dates, times]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(", ")
}

/// "USD 19.00–21.00 an hour"; none when not stated.
#[must_use]
pub fn pay(card: &JobCard) -> Option<String> {
    let amount = |minor: i64| written::plain(minor, &card.currency);
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
