//! Taking events in, and what the operator reads.

use axum::extract::State;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::model::{Kept, Report, Told, Visit};
use super::{rollup, store};
use crate::app::App;
use crate::app::intake::Deferred;
use crate::db::Tx;
use crate::web::client::Client;
use crate::web::error::Problem;
use crate::web::extract::Beacon;
use crate::web::limits::Limit;
use crate::web::{Error, Nothing, Query, Result, Validator};

/// Events of one request.
const MOST: usize = 50;

/// Events, and the visit that they are of.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = Analytics)]
pub struct Batch {
    /// The events.
    #[schema(max_items = 50)]
    events: Vec<Told>,
    /// The visit.
    session: Visit,
}

/// Takes events in. No address is kept, and of what needs no consent nothing that tells of anybody (S62).
#[utoipa::path(post, path = "/api/analytics", operation_id = "analytics_collect", tag = "analytics", request_body = Batch, responses(
    (status = 200, body = Nothing), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn collect(
    State(app): State<App>,
    client: Client,
    Beacon(batch): Beacon<Batch>,
) -> Result<axum::Json<Nothing>> {
    app.limits.check(Limit::Beacon, client)?;
    let mut checks = Validator::default();
    checks.require(batch.events.len() <= MOST, "events", format!("At most {MOST} at once."));
    for told in &batch.events {
        check(&mut checks, told);
    }
    checks.done()?;
    let (now, device) = (app.clock.now(), batch.session.device());
    let kept = batch.events.into_iter().filter_map(|told| keep(&app, told, device, now));
    app.intake.take(kept.map(|kept| Box::new(move |tx: &mut Tx| store::insert(tx, &kept)) as Deferred).collect())?;
    Ok(axum::Json(Nothing {}))
}

fn check(checks: &mut Validator, told: &Told) {
    let properties = &told.properties;
    for (value, most, field) in [
        (told.user_id.as_deref(), 64, "userId"),
        (told.session_id.as_deref(), 64, "sessionId"),
        (Some(told.page.as_str()), 500, "page"),
        (properties.source.as_deref(), 100, "properties.source"),
        (properties.category.as_deref(), 40, "properties.category"),
        (properties.query.as_deref(), 200, "properties.query"),
    ] {
        checks.at_most(value.unwrap_or_default(), most, field);
    }
    let depth = properties.depth.is_none_or(|depth| matches!(depth, 25 | 50 | 75 | 100));
    checks.require(depth, "properties.depth", "25, 50, 75 or 100.");
}

/// Characters of a search that are kept.
const QUERY: usize = 200;

/// What is kept of an event; nothing of one that needs consent and names no visit.
fn keep(app: &App, told: Told, device: &'static str, now: i64) -> Option<Kept> {
    let consent = told.event.is_consent();
    if !consent && told.session_id.as_deref().unwrap_or_default().is_empty() {
        return None;
    }
    let path = told.page.split(['?', '#']).next().unwrap_or_default();
    let path = app.routes.find(path).map_or_else(|| "other".to_owned(), |found| found.row.path);
    let mut properties = told.properties;
    // A small letter may be longer than its capital.
    let query = properties.query.map(|query| query.trim().to_lowercase().chars().take(QUERY).collect::<String>());
    properties.query = query.filter(|query| !query.is_empty());
    Some(Kept {
        at: now,
        event: told.event,
        session: told.session_id.filter(|_| !consent),
        visitor: told.user_id.filter(|_| !consent),
        path,
        source: if consent { String::new() } else { properties.source.clone().unwrap_or_default() },
        device: if consent { "" } else { device },
        properties,
    })
}

/// How far back the report reaches.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Period {
    /// 7, 30 or 90; 30 when not given.
    #[param(minimum = 7, maximum = 90)]
    days: Option<i64>,
}

/// What happened on the site.
#[utoipa::path(get, path = "/api/admin/analytics", operation_id = "analytics_report", tag = "analytics", params(Period), responses(
    (status = 200, body = Report), (status = 400, body = Problem), (status = 403, body = Problem)))]
pub async fn report(State(app): State<App>, Query(period): Query<Period>) -> Result<axum::Json<Report>> {
    let days = period.days.unwrap_or(30);
    if !matches!(days, 7 | 30 | 90) {
        return Err(Error::bad_request("invalid_days", "7, 30 or 90 days."));
    }
    Ok(axum::Json(app.db.search(move |tx| rollup::report(tx, days)).await.map_err(Error::from)?))
}
