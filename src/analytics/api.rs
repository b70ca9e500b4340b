//! Collecting events, and the admin report.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::model::{NewEvent, Report, StoredEvent, Visit};
use super::{rollup, store};
use crate::app::App;
use crate::app::intake::Deferred;
use crate::clock::SECOND;
use crate::db::Tx;
use crate::web::client::Client;
use crate::web::extract::Beacon;
use crate::web::limits::Limit;
use crate::web::{Error, NoBody, Query, Result, Validator};

/// Maximum number of events in one request.
const MAX_EVENTS: usize = 50;

/// Events of one visit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = Analytics)]
pub struct Batch {
    /// Events to record.
    #[schema(max_items = 50)]
    events: Vec<NewEvent>,
    /// Visit that the events belong to.
    session: Visit,
}

/// Collects analytics events. IP addresses are never stored, and consent choices are stored without any identifiers.
/// Other events are ignored unless they have a visit id.
#[utoipa::path(post, path = "/api/analytics", operation_id = "analytics_collect", tag = "analytics", request_body = Batch, responses(
    (status = 200, body = NoBody), (status = 429)))]
pub async fn collect(
    State(app): State<App>,
    client: Client,
    Beacon(batch): Beacon<Batch>,
) -> Result<axum::Json<NoBody>> {
    app.limits.check(Limit::Beacon, client)?;
    let mut checks = Validator::default();
    checks.require(batch.events.len() <= MAX_EVENTS, "events", format!("Send {MAX_EVENTS} events or fewer at once."));
    for raw in &batch.events {
        check(&mut checks, raw);
    }
    checks.finish()?;
    let (now, device) = (app.clock.now(), batch.session.device());
    let stored = batch.events.into_iter().filter_map(|raw| to_stored(&app, raw, device, now));
    app.intake
        .enqueue(stored.map(|stored| Box::new(move |tx: &mut Tx| store::insert(tx, &stored)) as Deferred).collect())?;
    Ok(axum::Json(NoBody {}))
}

fn check(checks: &mut Validator, raw: &NewEvent) {
    let properties = &raw.properties;
    for (value, max, field) in [
        (raw.user_id.as_deref(), 64, "userId"),
        (raw.session_id.as_deref(), 64, "sessionId"),
        (Some(raw.page.as_str()), 500, "page"),
        (properties.source.as_deref(), 100, "properties.source"),
        (properties.category.as_deref(), 40, "properties.category"),
        (properties.query.as_deref(), 200, "properties.query"),
    ] {
        checks.at_most(value.unwrap_or_default(), max, field);
    }
    let valid_depth = properties.depth.is_none_or(|depth| matches!(depth, 25 | 50 | 75 | 100));
    checks.require(valid_depth, "properties.depth", "Must be 25, 50, 75 or 100.");
}

/// Maximum length of a stored search query, in characters.
const MAX_QUERY_CHARS: usize = 200;

/// Returns the row to store, or `None` for an event that requires consent but has no visit id.
fn to_stored(app: &App, raw: NewEvent, device: &'static str, now: i64) -> Option<StoredEvent> {
    let consent = raw.event.is_consent();
    if !consent && raw.session_id.as_deref().unwrap_or_default().is_empty() {
        return None;
    }
    let path = raw.page.split(['?', '#']).next().unwrap_or_default();
    let path = app.routes.find(path).map_or_else(|| "other".to_owned(), |found| found.row.path);
    let mut properties = raw.properties;
    // Lowercasing can lengthen the text, so truncate afterward.
    let query =
        properties.query.map(|query| query.trim().to_lowercase().chars().take(MAX_QUERY_CHARS).collect::<String>());
    properties.query = query.filter(|query| !query.is_empty());
    Some(StoredEvent {
        at: now,
        event: raw.event,
        session: raw.session_id.filter(|_| !consent),
        visitor: raw.user_id.filter(|_| !consent),
        path,
        source: if consent { String::new() } else { properties.source.clone().unwrap_or_default() },
        device: if consent { "" } else { device },
        properties,
    })
}

/// How long a report is good for, in milliseconds.
const TTL: i64 = 2 * SECOND;

/// Period of the report.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Period {
    /// Number of days: 7, 30 or 90; defaults to 30.
    #[param(minimum = 7, maximum = 90)]
    days: Option<i64>,
}

/// Returns the analytics report; it is at most two seconds old.
#[utoipa::path(get, path = "/api/admin/analytics", operation_id = "analytics_report", tag = "analytics", params(Period), responses(
    (status = 200, body = Report)))]
pub async fn report(State(app): State<App>, Query(period): Query<Period>) -> Result<Response> {
    let days = period.days.unwrap_or(30);
    if !matches!(days, 7 | 30 | 90) {
        return Err(Error::bad_request("invalid_days", "Days must be 7, 30 or 90."));
    }
    let make = async {
        let report = app.db.search(move |tx| rollup::report(tx, days)).await?;
        serde_json::to_vec(&report).map_err(|_| Error::internal())
    };
    let body = app.shared.get(&format!("analytics of {days} days"), app.clock.now(), TTL, make).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}
