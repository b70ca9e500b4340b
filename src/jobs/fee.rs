//! What posting a job costs, and the posting fee of a single job.

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::access::readable;
use super::model::Status;
use crate::app::App;
use crate::employers::{self, rights};
use crate::identity::{self, Me};
use crate::ids::{EmployerId, JobId};
use crate::money::model::{self, Fee, FeeQuote};
use crate::money::promotions::Hirer;
use crate::money::{fees, price};
use crate::policy::{Relation, Step, Target};
use crate::web::{Error, Query, Result};

/// Query string of the fee quote.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct QuoteParams {
    /// Employer to quote for; defaults to the caller's own.
    employer_id: Option<EmployerId>,
    /// Whether to quote for posting in the caller's own name, instead of `employerId`.
    #[serde(default)]
    as_myself: bool,
    /// Whether to quote for a business that is added with the job, instead of `employerId`.
    #[serde(default)]
    new_business: bool,
}

/// Returns what posting a job would cost the caller now.
#[utoipa::path(get, path = "/api/fee-quote", operation_id = "fee_quote", tag = "money", params(QuoteParams), responses(
    (status = 200, body = FeeQuote)))]
pub async fn quote(State(app): State<App>, me: Me, Query(params): Query<QuoteParams>) -> Result<axum::Json<FeeQuote>> {
    let quote = app
        .db
        .read(move |tx| {
            // A quote doesn't reveal what is free for an employer the caller can't post for.
            let hirer = match params.employer_id {
                Some(employer) if rights::find(tx, employer, me.id)?.post => Hirer::Employer(employer),
                _ if params.new_business => Hirer::NewBusiness,
                _ if params.as_myself => Hirer::or_new_person(employers::store::find_own(tx, me.id)?),
                _ => Hirer::or_new_person(identity::store::default_employer(tx, me.id)?),
            };
            Ok::<_, Error>(price::quote(tx, &me, hirer, None)?)
        })
        .await?;
    Ok(axum::Json(quote))
}

/// A job's posting fee.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JobFee {
    /// The latest fee; null before the job is published and for imported jobs.
    pub fee: Option<Fee>,
    /// What publishing the job would cost now; null unless it is a draft or awaiting payment.
    pub quote: Option<FeeQuote>,
}

/// Returns a job's posting fee, for members who can post for its employer and for moderators.
#[utoipa::path(get, path = "/api/jobs/{id}/fee", operation_id = "jobs_fee", tag = "money", params(("id" = i64, Path)), responses(
    (status = 200, body = JobFee), (status = 403)))]
pub async fn job_fee(State(app): State<App>, step: Step<JobId>) -> Result<axum::Json<JobFee>> {
    let fee = app
        .db
        .read(move |tx| {
            let job = readable(tx, &step.caller(), step.id)?;
            let relations: &[Relation] = if job.viewer.is_owner { &[Relation::Owner] } else { &[] };
            step.check(&Target { relations, state: job.card.status.as_str(), visible: true })?;
            let fee = fees::latest_for_job(tx, step.id)?;
            let is_unpublished = matches!(job.card.status, Status::Draft | Status::PendingPayment);
            let due_amount = fee.as_ref().filter(|fee| fee.state == model::FeeState::Due).map(|fee| fee.amount);
            let hirer = Hirer::Employer(job.card.employer_id);
            let quote = is_unpublished.then(|| price::quote(tx, &step.me, hirer, due_amount)).transpose()?;
            Ok::<_, Error>(JobFee { fee, quote })
        })
        .await?;
    Ok(axum::Json(fee))
}
