//! The employer's side: the applicants to one job, the inbox across all jobs, and declining several at once.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::inbox::{self, GroupCounts, InboxFilter, Position, Sort};
use super::input::DeclineMany;
use super::model::{Action, Group, Verdict};
use super::store::JobFilter;
use super::view::Application;
use super::{access, conversation, live, notify, store};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::employers::rights;
use crate::events::Event;
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, JobId};
use crate::policy::{Relation, Step};
use crate::string_enum;
use crate::web::{Error, List, Paged, Paging, Result};

/// Query parameters for the applications to a job.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct JobApplicationsQuery {
    /// Only applications in this group.
    group: Option<Group>,
    /// Only applications with this verdict.
    verdict: Option<Verdict>,
    /// Only applications with these words in the message or the headline, or from somebody whose first name starts with
    /// them.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Sort order; `oldest` when omitted.
    sort: Option<JobSort>,
}

string_enum! {
    /// Sort order of the applications to a job.
    #[schema(as = ApplicantSort)]
    JobSort {
        /// Oldest first, so that the next reply due comes first.
        Oldest = "oldest",
        /// Newest first.
        Newest = "newest",
    }
}

/// A page of applications, with the number in each group.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Applicants {
    #[serde(flatten)]
    page: List<Application>,
    counts: GroupCounts,
}

/// Lists the applications to a job of one of the caller's employers.
#[utoipa::path(get, path = "/api/jobs/{id}/applications", operation_id = "applications_of_job", tag = "applications", params(("id" = i64, Path), Paging, JobApplicationsQuery), responses(
    (status = 200, body = Applicants), (status = 403)))]
pub async fn list_for_job(
    State(app): State<App>,
    step: Step<JobId>,
    Paged { filter: query, page }: Paged<JobApplicationsQuery>,
) -> Result<axum::Json<Applicants>> {
    let newest_first = query.sort == Some(JobSort::Newest);
    let filter = JobFilter { group: query.group, verdict: query.verdict, words: query.query, newest_first };
    let list = app
        .db
        .read(move |tx| {
            access::authorize_job(tx, &step)?;
            let caller = step.caller();
            let page = store::list_for_job(tx, step.id, &filter, &page)?
                .map(|application| access::view(tx, application, &caller))?;
            Ok::<_, Error>(Applicants { page, counts: inbox::counts(tx, step.me.id, Some(step.id), None)? })
        })
        .await?;
    Ok(axum::Json(list))
}

/// Query parameters for the inbox.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct InboxQuery {
    /// Only applications in this group.
    group: Option<Group>,
    /// Only applications with this verdict.
    verdict: Option<Verdict>,
    /// Only applications to this job.
    job: Option<JobId>,
    /// Sort order; `promise` when omitted.
    sort: Option<Sort>,
}

/// Lists the applications to all jobs of the caller's employers.
#[utoipa::path(get, path = "/api/employer-applications", operation_id = "applications_inbox", tag = "applications", params(Paging, InboxQuery), responses(
    (status = 200, body = Applicants)))]
pub async fn inbox(
    State(app): State<App>,
    me: Me,
    Paged { filter: query, page }: Paged<InboxQuery, Position>,
) -> Result<axum::Json<Applicants>> {
    let sort = query.sort.unwrap_or(Sort::Promise);
    let filter = InboxFilter { job: query.job, verdict: query.verdict, group: query.group, sort };
    let list = app
        .db
        .search(move |tx| {
            let caller = Caller(Some(me.clone()));
            let page =
                inbox::list(tx, me.id, filter, &page)?.map(|application| access::view(tx, application, &caller))?;
            Ok::<_, Error>(Applicants { page, counts: inbox::counts(tx, me.id, filter.job, filter.verdict)? })
        })
        .await?;
    Ok(axum::Json(list))
}

/// Result of declining several applications.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeclineManyResult {
    /// Ids of the applications that were declined.
    declined: Vec<ApplicationId>,
    /// Applications that were left unchanged.
    skipped: Vec<SkippedApplication>,
}

/// An application that wasn't declined.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SkippedApplication {
    id: ApplicationId,
    /// `wrong_state` or `not_found`; the latter also if the caller has no permission to hire.
    reason: &'static str,
}

/// Declines applicants to a job in one transaction, skipping those that can't be declined.
#[utoipa::path(post, path = "/api/jobs/{id}/applications/decline", operation_id = "applications_decline_of_job", tag = "applications", params(("id" = i64, Path)), request_body = DeclineMany, responses(
    (status = 200, body = DeclineManyResult)))]
pub async fn decline_for_job(State(app): State<App>, step: Step<JobId>, write: Write<DeclineMany>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            access::authorize_job(tx, &step)?;
            decline_each(tx, &step.me, body, Some(step.id))
        })
        .await
}

/// Declines applicants to any of the caller's jobs in one transaction, skipping those that can't be declined.
#[utoipa::path(post, path = "/api/employer-applications/decline", operation_id = "applications_decline_many", tag = "applications", request_body = DeclineMany, responses(
    (status = 200, body = DeclineManyResult)))]
pub async fn decline_in_inbox(State(app): State<App>, me: Me, write: Write<DeclineMany>) -> Result<Response> {
    write.ok(&app, move |tx, body| decline_each(tx, &me, body, None)).await
}

fn decline_each(tx: &mut Tx, me: &Me, body: &DeclineMany, job: Option<JobId>) -> Result<DeclineManyResult> {
    let decline = body.check()?;
    let mut outcome = DeclineManyResult::default();
    let mut ids = body.ids.clone();
    ids.sort_unstable();
    ids.dedup();
    for id in ids {
        let application = match store::find(tx, id)? {
            Some(application)
                if job.is_none_or(|job| job == application.job_id)
                    && application
                        .relations(Some(me.id), rights::find(tx, application.employer_id, me.id)?)
                        .contains(&Relation::Owner) =>
            {
                application
            }
            _ => {
                outcome.skipped.push(SkippedApplication { id, reason: "not_found" });
                continue;
            }
        };
        let Some(next) = application.status.after(Action::Decline) else {
            outcome.skipped.push(SkippedApplication { id, reason: "wrong_state" });
            continue;
        };
        store::set_status(tx, &application, next, me.id)?;
        store::set_decline(tx, &application, &decline)?;
        tx.emit(Event::InterviewOff { application: id })?;
        live::changed(tx, &application)?;
        conversation::action_taken(tx, &application, Action::Decline, me.id)?;
        notify::action_taken(tx, &application, Action::Decline)?;
        outcome.declined.push(id);
    }
    Ok(outcome)
}
