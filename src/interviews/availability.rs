//! Handlers of an employer's interview hours, and of the free times in them.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::hours::Hours;
use super::view::Interview;
use super::{access, store};
use crate::app::{App, Write};
use crate::clock::MINUTE;
use crate::db::{self, Tx};
use crate::employers;
use crate::employers::model::Rights;
use crate::ids::{EmployerId, InterviewId};
use crate::messages::model::Side;
use crate::policy::Step;
use crate::web::{Error, Result};

/// Returns the hours in which an employer holds interviews.
#[utoipa::path(get, path = "/api/employers/{id}/interview-hours", operation_id = "interviews_hours", tag = "interviews", params(("id" = i64, Path)), responses(
    (status = 200, body = Hours)))]
pub async fn hours(State(app): State<App>, step: Step<EmployerId>) -> Result<axum::Json<Hours>> {
    let found = app
        .db
        .read(move |tx| {
            employers::access::authorize(tx, &step, |rights| rights.hire)?;
            Ok::<_, Error>(store::hours::get(tx, step.id)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Replaces the hours in which an employer holds interviews. Interviews that are confirmed stay.
#[utoipa::path(put, path = "/api/employers/{id}/interview-hours", operation_id = "interviews_set_hours", tag = "interviews", params(("id" = i64, Path)), request_body = Hours, responses(
    (status = 200, body = Hours)))]
pub async fn set_hours(State(app): State<App>, step: Step<EmployerId>, write: Write<Hours>) -> Result<Response> {
    write
        .ok(&app, move |tx, hours| {
            employers::access::authorize(tx, &step, |rights: Rights| rights.hire)?;
            hours.check()?;
            store::hours::set(tx, step.id, hours)?;
            employers::rights::changed(tx, step.id)?;
            Ok(hours.clone())
        })
        .await
}

/// Times to pick from.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = InterviewSlots)]
pub struct Slots {
    /// Free times, soonest first, at most 200, in milliseconds since the epoch.
    pub times: Vec<i64>,
}

/// Lists the free times that an applicant can pick from, if the employer lets them.
#[utoipa::path(get, path = "/api/interviews/{id}/slots", operation_id = "interviews_slots", tag = "interviews", params(("id" = i64, Path)), responses(
    (status = 200, body = Slots)))]
pub async fn slots(State(app): State<App>, step: Step<InterviewId>) -> Result<axum::Json<Slots>> {
    let times = app
        .db
        .read(move |tx| {
            let interview = access::authorize(tx, &step)?;
            if interview.from_hours { Ok::<_, Error>(free(tx, &interview)?) } else { Ok(Vec::new()) }
        })
        .await?;
    Ok(axum::Json(Slots { times }))
}

/// Returns the times that are free for the employer. The applicant's own interviews are left out for the applicant
/// only, because the employer doesn't learn what else they do.
pub fn free(tx: &mut Tx, interview: &Interview) -> db::Result<Vec<i64>> {
    let hours = store::hours::get(tx, interview.employer_id)?;
    let now = tx.now();
    // An interview that is just over, or that follows the last day, takes its buffer too.
    let buffer = hours.buffer_minutes * MINUTE;
    let (from, to) = (now - buffer, hours.horizon(now) + buffer);
    let mut busy = store::employer_busy(tx, interview, from, to)?;
    if interview.own_side == Some(Side::Worker) {
        busy.extend(store::worker_busy(tx, interview, from, to)?);
    }
    Ok(hours.free(&interview.zone, now, interview.minutes, &busy))
}
