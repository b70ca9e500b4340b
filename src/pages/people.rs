//! A person's and an employer's page without scripts.

use std::fmt::Write as _;

use crate::accounts::profile::model::Person;
use crate::employers::model::Employer;
use crate::text::{self, escape};

/// Characters of a description in search results and previews.
const DESCRIPTION: usize = 155;

fn town(city: &str, state: &str) -> String {
    [city, state].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// What a person is, in a line: for the head.
#[must_use]
pub fn person_summary(person: &Person) -> String {
    let parts = [person.headline.clone(), town(&person.city, &person.state), text::excerpt(&person.about, DESCRIPTION)];
    let line = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    if line.is_empty() { format!("{} on this site.", person.name) } else { text::excerpt(&line, DESCRIPTION) }
}

/// What an employer is, in a line: for the head.
#[must_use]
pub fn employer_summary(employer: &Employer) -> String {
    let about = text::excerpt(&employer.about, DESCRIPTION);
    text::excerpt(&[facts(employer), about].join(" · "), DESCRIPTION)
}

/// Where it is, and how many jobs it has.
fn facts(employer: &Employer) -> String {
    let jobs = match employer.open_jobs {
        1 => "1 open job".to_owned(),
        n => format!("{n} open jobs"),
    };
    let parts = [town(&employer.city, &employer.state), jobs];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A person's page.
#[must_use]
pub fn person(person: &Person) -> String {
    let mut out = heading(person.photo_url.as_deref(), &person.name, &person.headline);
    out += &line(&town(&person.city, &person.state));
    let times = [person.availability.clone(), person.available_from.clone().unwrap_or_default()];
    out += &line(&times.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", from "));
    if !person.skills.is_empty() {
        out += &line(&format!("Skills: {}", person.skills.join(", ")));
    }
    let _ = write!(out, "<div class=\"prose\">{}</div></article>", text::to_html(&person.about));
    out
}

/// An employer's page.
#[must_use]
pub fn employer(employer: &Employer) -> String {
    let mut out = heading(employer.photo_url.as_deref(), &employer.name, "");
    out += &line(&facts(employer));
    let _ = write!(out, "<div class=\"prose\">{}</div></article>", text::to_html(&employer.about));
    out
}

fn heading(photo: Option<&str>, name: &str, headline: &str) -> String {
    let mut out = String::from("<article class=\"stack\">");
    if let Some(photo) = photo {
        let _ = write!(out, "<img class=\"av av-l\" src=\"{}\" alt=\"\" width=\"56\" height=\"56\">", escape(photo));
    }
    let _ = write!(out, "<h1>{}</h1>", escape(name));
    out + &line(headline)
}

fn line(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("<p class=\"mut\">{}</p>", escape(text)) }
}
