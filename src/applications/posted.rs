//! The caller's own jobs, with counts of applications.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::Status;
use crate::app::App;
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::ids::JobId;
use crate::jobs::model::{self as jobs, JobCard};
use crate::jobs::own::{self, Filter, Position, Sort};
use crate::jobs::search::ResultCount;
use crate::money::fees;
use crate::web::{Error, List, Paged, Paging, Result};
use crate::{args, statements};

statements! {
    COUNTS = "SELECT status, CAST(COUNT(*) AS BIGINT) FROM applications WHERE job_id = $1 GROUP BY status LIMIT 10";
}

/// Number of applications to a job in each status.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplicationCounts {
    /// Sent, but not opened yet.
    pub sent: i64,
    /// Opened by the employer.
    pub opened: i64,
    /// On the shortlist.
    pub shortlisted: i64,
    /// In interviews.
    pub interviewing: i64,
    /// With an offer to answer.
    pub offered: i64,
    /// Hired.
    pub hired: i64,
    /// Declined by the employer.
    pub declined: i64,
    /// Withdrawn by the worker.
    pub withdrawn: i64,
    /// Closed without a decision on the applicant.
    pub not_selected: i64,
}

/// A job of one of the caller's employers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyJob {
    /// The job as shown in lists.
    #[serde(flatten)]
    pub card: JobCard,
    /// Its applications by status.
    pub counts: ApplicationCounts,
    /// Posting fee due before the job goes live, in minor units; null if none is due.
    pub fee_due: Option<i64>,
}

/// Query parameters for the caller's own jobs.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MyJobsQuery {
    /// Only jobs with this status.
    status: Option<jobs::Status>,
    /// Only jobs with these words, or their beginnings, in the title or the town.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Sort order; `newest` when omitted.
    sort: Option<Sort>,
}

/// A page of the caller's own jobs, with their number.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyJobs {
    #[serde(flatten)]
    page: List<MyJob>,
    /// Number of jobs that the filters leave.
    total: ResultCount,
}

/// Lists the jobs of the caller's employers.
///
/// Drafts, unpaid jobs and jobs taken down are included only with permission to post.
#[utoipa::path(get, path = "/api/my-jobs", operation_id = "jobs_mine", tag = "jobs", params(Paging, MyJobsQuery), responses(
    (status = 200, body = MyJobs)))]
pub async fn mine(
    State(app): State<App>,
    me: Me,
    Paged { filter: query, page }: Paged<MyJobsQuery, Position>,
) -> Result<axum::Json<MyJobs>> {
    let filter = Filter { status: query.status, words: query.query, sort: query.sort.unwrap_or(Sort::Newest) };
    let list = move |tx: &mut Tx| {
        let page = own::list(tx, me.id, &filter, &page)?.map(|card| with_counts(tx, card))?;
        Ok::<_, Error>(MyJobs { page, total: own::total(tx, me.id, &filter)? })
    };
    Ok(axum::Json(app.db.search(list).await?))
}

fn with_counts(tx: &mut Tx, card: JobCard) -> Result<MyJob> {
    let is_unpaid = card.status == jobs::Status::PendingPayment;
    let fee_due = if is_unpaid { fees::amount_due(tx, card.id)? } else { None };
    Ok(MyJob { counts: counts(tx, card.id)?, card, fee_due })
}

fn counts(tx: &mut Tx, job: JobId) -> db::Result<ApplicationCounts> {
    let mut counts = ApplicationCounts::default();
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
