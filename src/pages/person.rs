//! The page of a person.

use maud::Markup;
use serde_json::json;

use super::page::{Context, Head, Page, found, join};
use super::profiles::{DESCRIPTION, profile, town};
use crate::accounts::access;
use crate::accounts::profile::model::Person;
use crate::db::Tx;
use crate::text;
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let Some(id) = context.id() else { return Ok(Page::missing(context.site)) };
    let Some(person) = found(access::readable(tx, context.caller, id))? else {
        return Ok(Page::missing(context.site));
    };
    let head = Head::describing(context.site, &person.name, summary(&person));
    let page = Page { head, ..Page::new(context) }.seed(json!(["/api/people", id.to_string()]), &person)?;
    Ok(page.body(body(&person)))
}

/// Describes the person in one line.
fn summary(person: &Person) -> String {
    let about = text::excerpt(&person.about, DESCRIPTION);
    let line = join(&[&person.headline, &town(&person.city, &person.state), &about], " · ");
    if line.is_empty() { format!("{} on this site.", person.name) } else { text::excerpt(&line, DESCRIPTION) }
}

fn body(person: &Person) -> Markup {
    let from = person.available_from.as_deref().unwrap_or_default();
    let skills = if person.skills.is_empty() { String::new() } else { format!("Skills: {}", person.skills.join(", ")) };
    let lines = [
        person.headline.clone(),
        town(&person.city, &person.state),
        join(&[&person.availability, from], ", from "),
        skills,
    ];
    profile(person.photo_url.as_deref(), &person.name, &lines, &person.about)
}
