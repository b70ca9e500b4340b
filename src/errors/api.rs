//! Reporting errors, and listing your own.

use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Cause, OwnError, is_reference};
use super::store::{self, NewOccurrence};
use crate::app::App;
use crate::identity::{Caller, Me};
use crate::web::client::Client;
use crate::web::extract::Beacon;
use crate::web::limits::Limit;
use crate::web::user_agent::BrowserLabel;
use crate::web::{Error, List, NoBody, Paged, Paging, Result, Validator};

/// An error reported by a page.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ErrorReport {
    /// Reference number shown on the error screen: eight characters out of `BCDFGHJKLMNPQRSTVWXZ23456789`.
    #[schema(min_length = 8, max_length = 8)]
    reference: String,
    /// Class of the error.
    #[schema(max_length = 200)]
    name: String,
    /// Error message.
    #[schema(max_length = 1000)]
    message: String,
    /// Stack trace.
    #[serde(default)]
    #[schema(max_length = 2500)]
    stack: String,
    /// Path of the page.
    #[schema(max_length = 500)]
    page: String,
    /// Release the page was loaded from.
    #[schema(max_length = 40)]
    release: String,
}

/// Reports an error.
/// No IP address is stored; numbers, links and email addresses are removed from the message.
#[utoipa::path(post, path = "/api/errors", operation_id = "errors_report", tag = "errors", request_body = ErrorReport, responses(
    (status = 200, body = NoBody), (status = 429)))]
pub async fn report(
    State(app): State<App>,
    client: Client,
    caller: Caller,
    agent: BrowserLabel,
    Beacon(body): Beacon<ErrorReport>,
) -> Result<axum::Json<NoBody>> {
    app.limits.check(Limit::Beacon, client)?;
    app.limits.check(Limit::Error, client)?;
    let mut checks = Validator::default();
    checks.require(is_reference(&body.reference), "reference", "Enter a reference number of eight characters.");
    for (value, most, field) in [
        (&body.name, 200, "name"),
        (&body.message, 1_000, "message"),
        (&body.stack, 2_500, "stack"),
        (&body.page, 500, "page"),
        (&body.release, 40, "release"),
    ] {
        checks.at_most(value, most, field);
    }
    checks.finish()?;
    let path = body.page.split(['?', '#']).next().unwrap_or_default();
    let occurrence = NewOccurrence {
        cause: Cause::from_report(&body.name, &body.message, &body.stack, app.origin.as_str()),
        reference: body.reference,
        user: caller.id(),
        release: body.release,
        page: app.routes.find(path).map_or_else(|| "other".to_owned(), |found| found.row.path),
        browser: agent.0,
    };
    app.db.write(move |tx| store::record(tx, &occurrence)).await.map_err(Error::from)?;
    Ok(axum::Json(NoBody {}))
}

/// Returns the errors that affected you, newest first.
#[utoipa::path(get, path = "/api/errors", operation_id = "errors_own", tag = "errors", params(Paging), responses(
    (status = 200, body = List<OwnError>)))]
pub async fn list_own(State(app): State<App>, me: Me, Paged { page, .. }: Paged) -> Result<axum::Json<List<OwnError>>> {
    Ok(axum::Json(app.db.read(move |tx| store::own(tx, me.id, &page)).await?))
}
