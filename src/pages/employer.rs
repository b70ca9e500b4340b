//! The page of an employer.

use serde_json::json;

use super::page::{Context, Head, Page, found, join};
use super::profiles::{DESCRIPTION, profile, town};
use crate::db::Tx;
use crate::employers::access;
use crate::employers::model::Employer;
use crate::text;
use crate::web::Result;

/// Builds the page.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    let Some(id) = context.id() else { return Ok(Page::missing(context.site)) };
    let Some(employer) = found(access::view(tx, context.caller, id))? else { return Ok(Page::missing(context.site)) };
    let facts = facts(&employer);
    let about = text::excerpt(&employer.about, DESCRIPTION);
    let summary = text::excerpt(&[facts.as_str(), &about].join(" · "), DESCRIPTION);
    let head = Head::describing(context.site, &employer.name, summary);
    let page = Page { head, ..Page::new(context) }.seed(json!(["/api/employers", id.to_string()]), &employer)?;
    Ok(page.body(profile(employer.photo_url.as_deref(), &employer.name, &[facts], &employer.about)))
}

/// Returns the employer's location and number of open jobs.
fn facts(employer: &Employer) -> String {
    let jobs = match employer.open_jobs {
        1 => "1 open job".to_owned(),
        n => format!("{n} open jobs"),
    };
    join(&[&town(&employer.city, &employer.state), &jobs], " · ")
}
