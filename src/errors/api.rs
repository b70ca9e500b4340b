//! Taking errors in, and what happened to oneself.

use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Cause, OwnError, is_reference};
use super::store::{self, Told};
use crate::app::App;
use crate::identity::{Caller, Me};
use crate::web::agent::Agent;
use crate::web::client::Client;
use crate::web::error::Problem;
use crate::web::extract::Beacon;
use crate::web::limits::Limit;
use crate::web::{Error, List, Nothing, Paging, Query, Result, Validator};

/// An error as a page tells it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ErrorReport {
    /// The number that the error screen shows: eight characters out of `BCDFGHJKLMNPQRSTVWXZ23456789`.
    #[schema(min_length = 8, max_length = 8)]
    reference: String,
    /// The error's class.
    #[schema(max_length = 200)]
    name: String,
    /// Its words.
    #[schema(max_length = 1000)]
    message: String,
    /// Where it was thrown.
    #[serde(default)]
    #[schema(max_length = 2500)]
    stack: String,
    /// The path of the page.
    #[schema(max_length = 500)]
    page: String,
    /// The release of the page.
    #[schema(max_length = 40)]
    release: String,
}

/// Takes an error in. No address is kept, and of the words nothing that tells of anybody (S62).
#[utoipa::path(post, path = "/api/errors", operation_id = "errors_report", tag = "errors", request_body = ErrorReport, responses(
    (status = 200, body = Nothing), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub async fn report(
    State(app): State<App>,
    client: Client,
    caller: Caller,
    agent: Agent,
    Beacon(body): Beacon<ErrorReport>,
) -> Result<axum::Json<Nothing>> {
    app.limits.check(Limit::Beacon, client)?;
    app.limits.check(Limit::Error, client)?;
    let mut checks = Validator::default();
    checks.require(is_reference(&body.reference), "reference", "Eight characters of a reference number.");
    for (value, most, field) in [
        (&body.name, 200, "name"),
        (&body.message, 1_000, "message"),
        (&body.stack, 2_500, "stack"),
        (&body.page, 500, "page"),
        (&body.release, 40, "release"),
    ] {
        checks.at_most(value, most, field);
    }
    checks.done()?;
    let path = body.page.split(['?', '#']).next().unwrap_or_default();
    let told = Told {
        cause: Cause::of(&body.name, &body.message, &body.stack, app.origin.as_str()),
        reference: body.reference,
        user: caller.id(),
        release: body.release,
        page: app.routes.find(path).map_or_else(|| "other".to_owned(), |found| found.row.path),
        browser: agent.0,
    };
    app.db.write(move |tx| store::record(tx, &told)).await.map_err(Error::from)?;
    Ok(axum::Json(Nothing {}))
}

/// The errors that happened to the caller, newest first.
#[utoipa::path(get, path = "/api/errors", operation_id = "errors_own", tag = "errors", params(Paging), responses(
    (status = 200, body = List<OwnError>), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn own(State(app): State<App>, me: Me, Query(paging): Query<Paging>) -> Result<axum::Json<List<OwnError>>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor::<i64>()?);
    let page = app
        .db
        .read(move |tx| {
            let rows = store::own(tx, me.id, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |item| item.id))
        })
        .await?;
    Ok(axum::Json(page))
}
