//! Sending, editing and reading applications.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::input::{ApplicationChange, NewApplication};
use super::model::{MyGroup, Status};
use super::view::Application;
use super::{access, live, sent, store};
use crate::app::App;
use crate::app::Write;
use crate::clock;
use crate::db::{self, Tx};
use crate::employers::{blocks, model::Rights, rights};
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, FileId, JobId, UserId};
use crate::jobs;
use crate::policy::{Step, Target};
use crate::site;
use crate::web::{Error, List, Paged, Paging, Result};

/// Applies for a job.
#[utoipa::path(post, path = "/api/jobs/{id}/applications", operation_id = "applications_apply", tag = "applications", params(("id" = i64, Path)), request_body = NewApplication, responses(
    (status = 201, body = Application), (status = 409, description = "already_applied, wrong_state"), (status = 429, description = "apply_limit")))]
pub async fn apply(State(app): State<App>, step: Step<JobId>, write: Write<NewApplication>) -> Result<Response> {
    write
        .created(&app, move |tx, apply| {
            let (caller, me) = (step.caller(), step.me.id);
            let job = jobs::access::readable(tx, &caller, step.id)?;
            step.check(&Target::known(job.card.status.as_str()))?;
            let colleague = rights::find(tx, job.card.employer_id, me)?.is_member();
            if job.viewer.is_owner || colleague {
                return Err(Error::conflict("own_job", "You can’t apply for your own job."));
            }
            blocks::check(tx, step.grant, "", (job.card.employer_id, me))?;
            apply.check(job.questions.len())?;
            let documents = documents(tx, me, &apply.files)?;
            check_daily_limit(tx, me)?;
            let id = store::insert(tx, &job, me, apply).map_err(already_applied)?;
            store::set_files(tx, id, &documents)?;
            let application = store::get(tx, id)?;
            sent::announce(tx, &application, apply.undo)?;
            access::view(tx, application, &caller)
        })
        .await
}

fn already_applied(e: db::Error) -> Error {
    match e {
        db::Error::Unique(_) => Error::conflict("already_applied", "You’ve already applied for this job."),
        e => e.into(),
    }
}

/// Resolves tokens of the caller's own documents to file ids; 422 if one is unknown.
fn documents(tx: &mut Tx, owner: UserId, tokens: &[String]) -> Result<Vec<FileId>> {
    store::own_documents(tx, owner, tokens)?.ok_or_else(|| {
        let message = "One of these documents no longer exists. Choose your documents again.";
        Error::invalid_field("files", message)
    })
}

/// Enforces the daily limit: applying is free, so without one a single person could flood every employer.
fn check_daily_limit(tx: &mut Tx, me: UserId) -> Result<()> {
    let now = tx.now();
    let (limit, zone) = (site::store::apply_limit(tx)?, site::store::zone(tx)?);
    let (start, end) = clock::day_bounds(&zone, now);
    if store::count_sent_since(tx, me, start)? < limit {
        return Ok(());
    }
    let text = format!(
        "You’ve sent {limit} applications today, which is the limit. It’s there so that every \
         one gets read. You can send the next one after midnight, on {}. What you wrote is saved.",
        clock::format_short_day(&zone, end)
    );
    Err(Error::rate_limited_with("apply_limit", text, (end - now) / clock::SECOND + 1))
}

/// Edits an application that the employer hasn't opened yet.
#[utoipa::path(patch, path = "/api/applications/{id}", operation_id = "applications_change", tag = "applications", params(("id" = i64, Path)), request_body = ApplicationChange, responses(
    (status = 200, body = Application)))]
pub async fn edit(
    State(app): State<App>,
    step: Step<ApplicationId>,
    write: Write<ApplicationChange>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            access::act(tx, &step, |tx, before| {
                let after = change.merge_into(before);
                after.check(before.answers.len())?;
                let documents = documents(tx, step.me.id, &after.files)?;
                store::edit(tx, step.id, &after)?;
                store::set_files(tx, step.id, &documents)?;
                Ok(live::changed(tx, before)?)
            })
        })
        .await
}

/// Query parameters for the caller's own applications.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MyApplicationsQuery {
    /// Only applications in this group.
    group: Option<MyGroup>,
}

/// A page of the caller's own applications, with the number in each group.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyApplications {
    #[serde(flatten)]
    page: List<Application>,
    counts: MyCounts,
}

/// Number of the caller's own applications in each group.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MyApplicationCounts)]
pub struct MyCounts {
    /// Applications in progress.
    active: i64,
    /// Offers to answer.
    offers: i64,
    /// Closed applications: hired, declined, withdrawn or not selected.
    answered: i64,
}

impl MyCounts {
    fn of(rows: &[(Status, i64)]) -> Self {
        let count = |group: MyGroup| {
            rows.iter().filter(|(status, _)| group.statuses().contains(status)).map(|(_, count)| count).sum()
        };
        Self { active: count(MyGroup::Active), offers: count(MyGroup::Offers), answered: count(MyGroup::Answered) }
    }
}

/// Lists the caller's own applications, newest first.
#[utoipa::path(get, path = "/api/applications", operation_id = "applications_mine", tag = "applications", params(Paging, MyApplicationsQuery), responses(
    (status = 200, body = MyApplications)))]
pub async fn list_mine(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<MyApplicationsQuery>,
) -> Result<axum::Json<MyApplications>> {
    let list = app
        .db
        .read(move |tx| {
            let caller = Caller(Some(me.clone()));
            let page = store::list_for_worker(tx, me.id, MyGroup::status_names(filter.group), &page)?;
            let page = page.map(|application| Ok::<_, Error>(access::mask(application, &caller, Rights::default())))?;
            Ok::<_, Error>(MyApplications { page, counts: MyCounts::of(&store::counts_for_worker(tx, me.id)?) })
        })
        .await?;
    Ok(axum::Json(list))
}

/// Returns one application, to the applicant or the employer's members.
#[utoipa::path(get, path = "/api/applications/{id}", operation_id = "applications_get", tag = "applications", params(("id" = i64, Path)), responses(
    (status = 200, body = Application)))]
pub async fn get(State(app): State<App>, step: Step<ApplicationId>) -> Result<axum::Json<Application>> {
    Ok(axum::Json(
        app.db
            .read(move |tx| {
                let application = access::authorize(tx, &step)?;
                access::view(tx, application, &step.caller())
            })
            .await?,
    ))
}
