//! Hidden employers: their jobs are left out of searches by the person who hid them.

use std::collections::HashSet;

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::access::readable;
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx, value};
use crate::employers::model::public_name;
use crate::identity::{Caller, Me};
use crate::ids::{EmployerId, HiddenId, JobId, UserId};
use crate::web::{Error, NoBody, Path, Result};
use crate::{args, statements};

/// Maximum number of hidden employers per user.
const MAX_HIDDEN: i64 = 200;

statements! {
    COUNT_HIDDEN = "SELECT CAST(COUNT(*) AS BIGINT) FROM hidden_employers WHERE user_id = $1";
    HIDE = "INSERT INTO hidden_employers (user_id, employer_id, hiring_name, created_at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (user_id, employer_id, hiring_name) DO UPDATE SET created_at = hidden_employers.created_at RETURNING id";
    LIST = "SELECT h.id, h.employer_id, h.hiring_name, e.name, e.kind FROM hidden_employers h JOIN employers e ON e.id = h.employer_id
            WHERE h.user_id = $1 ORDER BY h.id DESC LIMIT 200";
    OF_USER = "SELECT employer_id, hiring_name FROM hidden_employers WHERE user_id = $1 LIMIT 200";
    UNHIDE = "DELETE FROM hidden_employers WHERE id = $1 AND user_id = $2";
}

/// Returns the employers that a person hides, with the hiring name of their jobs, which is empty for their own name.
pub fn of(tx: &mut Tx, user: UserId) -> db::Result<HashSet<(EmployerId, String)>> {
    Ok(tx.all(OF_USER, args![user], |row| Ok((row.take()?, row.take()?)))?.into_iter().collect())
}

/// The employer to hide, given by one of its jobs, because one account may import jobs of many employers.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct HideEmployer {
    job_id: JobId,
}

/// An employer the caller hides.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HiddenEmployer {
    /// Id of the entry, for showing the employer again.
    pub id: HiddenId,
    /// Employer id.
    pub employer_id: EmployerId,
    /// Employer name as shown on its jobs.
    pub name: String,
}

/// The caller's hidden employers.
#[derive(Debug, Serialize, ToSchema)]
pub struct HiddenEmployers {
    /// Most recently hidden first; at most 200.
    pub items: Vec<HiddenEmployer>,
}

/// Hides the employer of a job from the caller's searches.
#[utoipa::path(post, path = "/api/hidden-employers", operation_id = "hidden_employers_add", tag = "jobs", request_body = HideEmployer, responses(
    (status = 201, body = HiddenEmployer), (status = 404), (status = 409, description = "too_many")))]
pub async fn hide(State(app): State<App>, me: Me, write: Write<HideEmployer>) -> Result<Response> {
    write
        .created(&app, move |tx, body| {
            let now = tx.now();
            let job = readable(tx, &Caller(Some(me.clone())), body.job_id)?;
            let name = job.card.hiring_name.clone().unwrap_or_default();
            let id = tx.insert(HIDE, args![me.id, job.card.employer_id, &name, now])?;
            // Counted after the insert, because hiding an employer again adds nothing. The error undoes the insert.
            if tx.one(COUNT_HIDDEN, args![me.id], value::<i64>)? > MAX_HIDDEN {
                return Err(Error::conflict(
                    "too_many",
                    format!("You’ve hidden {MAX_HIDDEN} employers, the maximum. Unhide one first."),
                ));
            }
            Ok(HiddenEmployer { id, employer_id: job.card.employer_id, name: job.card.posted_by })
        })
        .await
}

/// Lists the employers the caller hides.
#[utoipa::path(get, path = "/api/hidden-employers", operation_id = "hidden_employers_list", tag = "jobs", responses(
    (status = 200, body = HiddenEmployers)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<HiddenEmployers>> {
    let items = app.db.read(move |tx| tx.all(LIST, args![me.id], hidden_row)).await?;
    Ok(axum::Json(HiddenEmployers { items }))
}

fn hidden_row(row: &mut Row) -> db::Result<HiddenEmployer> {
    let (id, employer_id) = (row.take()?, row.take()?);
    let (hiring, name): (String, String) = (row.take()?, row.take()?);
    let kind = row.take()?;
    let name = if hiring.is_empty() { public_name(&name, kind) } else { hiring };
    Ok(HiddenEmployer { id, employer_id, name })
}

/// Shows a hidden employer's jobs again.
#[utoipa::path(delete, path = "/api/hidden-employers/{id}", operation_id = "hidden_employers_remove", tag = "jobs", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = HiddenEmployers)))]
pub async fn unhide(
    State(app): State<App>,
    me: Me,
    Path(id): Path<HiddenId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            tx.run(UNHIDE, args![id, me.id])?;
            Ok(HiddenEmployers { items: tx.all(LIST, args![me.id], hidden_row)? })
        })
        .await
}
