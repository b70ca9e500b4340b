//! The jobs page of a town.

use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::cards;
use super::page::{Context, Head, Page};
use crate::db::Tx;
use crate::jobs::city::{self, City};
use crate::jobs::search::query::Params;
use crate::jobs::search::{self, SearchResults};
use crate::web::{Query, Result};

/// The query string of a town's page.
#[derive(Default, Deserialize)]
struct TownQuery {
    area: Option<String>,
    cursor: Option<String>,
}

/// Builds the page of the town in the path.
pub fn page(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    match context.found.values.as_slice() {
        [state, name] => of_town(tx, context, state, name),
        _ => Ok(Page::missing(context.site)),
    }
}

/// Builds the page of the town that has its own path.
pub fn jacksonville(tx: &mut Tx, context: &Context<'_>) -> Result<Page> {
    of_town(tx, context, "FL", "jacksonville")
}

fn of_town(tx: &mut Tx, context: &Context<'_>, state: &str, name: &str) -> Result<Page> {
    let Some(place) = city::find_place(state, name) else { return Ok(Page::missing(context.site)) };
    let TownQuery { area, cursor } = Query::of(context.uri).map(|Query(query)| query).unwrap_or_default();
    let params = Params {
        city: Some(place.name.clone()),
        state: city::job_state(&place).map(str::to_owned),
        area,
        cursor,
        ..Params::default()
    };
    let key = key(&params);
    let Ok(search) = params.validate(context.caller.id()) else { return Ok(Page::new(context)) };
    let town = city::guide(tx, &place)?;
    let found = search::find(tx, &search)?;
    let page = Page { head: head(context, &town, &found), ..Page::new(context) }
        .seed(json!(["/api/city-guide", { "place": name, "state": state }]), &town)?
        .seed(key, &found)?;
    Ok(page.body(body(&context.site.settings.zone, tx.now(), &town, &found)))
}

/// Returns the client's key for the jobs on the page.
fn key(params: &Params) -> Value {
    let named = [("city", &params.city), ("state", &params.state), ("area", &params.area), ("cursor", &params.cursor)];
    let named: Map<_, _> =
        named.into_iter().filter_map(|(name, value)| Some((name.to_owned(), Value::String(value.clone()?)))).collect();
    json!(["/api/jobs", named])
}

fn head(context: &Context<'_>, town: &City, found: &SearchResults) -> Head {
    let place = format!("{}, {}", town.city, town.state);
    let description = format!("{} in {place}. Apply with your own rate; applying is free.", found.total.label());
    Head {
        // Search engines should not send anyone to a town without jobs.
        index: !found.page.items.is_empty(),
        linked_data: Some(item_list(found, context.app.origin.as_str())),
        ..Head::describing(context.site, &format!("Jobs in {place}"), description)
    }
}

/// Returns the jobs as a schema.org ItemList.
fn item_list(found: &SearchResults, origin: &str) -> Value {
    let items: Vec<Value> = (1..)
        .zip(&found.page.items)
        .map(|(position, card)| json!({ "@type": "ListItem", "position": position, "url": format!("{origin}/jobs/{}", card.id) }))
        .collect();
    json!({ "@context": "https://schema.org", "@type": "ItemList", "itemListElement": items })
}

fn body(zone: &str, now: i64, town: &City, found: &SearchResults) -> Markup {
    html! {
        main class="wrap page stack" {
            h1 { "Jobs in " (town.city) ", " (town.state) }
            p { (found.total.label()) }
            (cards::list(zone, now, &found.page.items))
            p { a href="/jobs" { "All jobs" } }
        }
    }
}
