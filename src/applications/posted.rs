//! The caller's own jobs with counts of applicants.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Status;
use crate::app::App;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::jobs::model::{self as jobs, JobCard};
use crate::jobs::store;
use crate::money::fees;
use crate::web::error::Problem;
use crate::web::{Cursor, Error, List, Paging, Query, Result};
use crate::{args, statements};

statements! {
    COUNTS = "SELECT status, CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 GROUP BY status LIMIT 10";
}

/// Applications of a job by state.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counts {
    /// Not opened yet.
    pub sent: i64,
    /// Opened.
    pub opened: i64,
    /// Shortlisted.
    pub shortlisted: i64,
    /// In interviews.
    pub interviewing: i64,
    /// Offered the job.
    pub offered: i64,
    /// Hired.
    pub hired: i64,
    /// Declined.
    pub declined: i64,
    /// Withdrawn by the worker.
    pub withdrawn: i64,
    /// Answered because the job ended.
    pub not_selected: i64,
}

/// One of the caller's own jobs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyJob {
    /// What lists show.
    #[serde(flatten)]
    pub card: JobCard,
    /// Its applications.
    pub counts: Counts,
    /// The fee that has to be paid before it goes on the board, minor units.
    pub fee_due: Option<i64>,
}

/// The caller's own jobs in every state.
#[utoipa::path(get, path = "/api/my-jobs", operation_id = "jobs_mine", tag = "jobs", params(Paging), responses((status = 200, body = List<MyJob>), (status = 401, body = Problem)))]
pub async fn mine(State(app): State<App>, me: Me, Query(paging): Query<Paging>) -> Result<axum::Json<List<MyJob>>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor()?);
    let page = app
        .db
        .read(move |tx| {
            let rows = mine_with_counts(tx, me.id, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |job| job.card.id))
        })
        .await?;
    Ok(axum::Json(page))
}

fn mine_with_counts(tx: &mut Tx, user: i64, cursor: Option<&Cursor<i64>>, limit: i64) -> db::Result<Vec<MyJob>> {
    let cards = store::mine(tx, user, cursor, limit)?;
    let my = |card: JobCard| {
        let waits = card.status == jobs::Status::PendingPayment;
        let fee_due = if waits { fees::due(tx, card.id)? } else { None };
        Ok(MyJob { counts: counts(tx, card.id)?, card, fee_due })
    };
    cards.into_iter().map(my).collect()
}

fn counts(tx: &mut Tx, job: i64) -> db::Result<Counts> {
    let mut counts = Counts::default();
    for (status, n) in tx.all(COUNTS, args![job], |row| Ok((row.take()?, row.take::<i64>()?)))? {
        match status {
            Status::Sent => counts.sent = n,
            Status::Opened => counts.opened = n,
            Status::Shortlisted => counts.shortlisted = n,
            Status::Interviewing => counts.interviewing = n,
            Status::Offered => counts.offered = n,
            Status::Hired => counts.hired = n,
            Status::Declined => counts.declined = n,
            Status::Withdrawn => counts.withdrawn = n,
            Status::NotSelected => counts.not_selected = n,
        }
    }
    Ok(counts)
}
