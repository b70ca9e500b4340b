//! Reading interviews.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::access;
use super::store::{self, Key};
use super::view::{Interview, Prepared};
use crate::app::App;
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, InterviewId};
use crate::policy::Step;
use crate::string_enum;
use crate::web::{Error, List, Paged, Paging, Result};

string_enum! {
    /// Which interviews to list.
    InterviewFilter {
        /// Those to come, and proposed times that haven't passed.
        Upcoming = "upcoming",
        /// Those that are over or canceled.
        Past = "past",
    }
}

/// Query parameters for interviews.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct InterviewsQuery {
    /// `upcoming`, the default, or `past`.
    filter: Option<InterviewFilter>,
    /// Only the interviews of this application: all of them, newest first, on one page.
    application: Option<ApplicationId>,
}

/// Lists the caller's interviews, as the worker or for an employer.
#[utoipa::path(get, path = "/api/interviews", operation_id = "interviews_list", tag = "interviews", params(Paging, InterviewsQuery), responses(
    (status = 200, body = List<Interview>)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<InterviewsQuery, Key>,
) -> Result<axum::Json<List<Interview>>> {
    let past = filter.filter == Some(InterviewFilter::Past);
    let found = app
        .db
        .read(move |tx| {
            if let Some(application) = filter.application {
                let items = access::of_application(tx, application, &Caller(Some(me.clone())))?;
                return Ok::<_, Error>(List { items, next_cursor: None, prev_cursor: None });
            }
            let rows = store::list(tx, me.id, past, &page)?;
            let caller = Caller(Some(me.clone()));
            Ok(rows.map(|interview| access::view(tx, interview, &caller))?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns one interview with the caller's own notes.
#[utoipa::path(get, path = "/api/interviews/{id}", operation_id = "interviews_get", tag = "interviews", params(("id" = i64, Path)), responses(
    (status = 200, body = Prepared)))]
pub async fn get(State(app): State<App>, step: Step<InterviewId>) -> Result<axum::Json<Prepared>> {
    let found = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step)?;
            Ok::<_, Error>(access::prepared(tx, step.id, &step.caller())?)
        })
        .await?;
    Ok(axum::Json(found))
}
