//! Jobs, saved jobs and saved searches.

use jobstead::clock::HOUR;
use jobstead::db::{Result, Tx};
use jobstead::ids::JobId;
use jobstead::jobs::model::Status;
use jobstead::jobs::{listing, store};
use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};
use crate::support::{NOON, job_body};

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        ("POST", "/api/jobs") => Scene::plain().body(job_body("Another")),
        ("PATCH", "/api/jobs/{id}") => on_job().body(json!({ "title": "Changed" })),
        (_, "/api/jobs/{id}/close") => on_job().body(json!({ "reason": "other" })),
        (_, "/api/jobs/{id}/report") => on_job().body(json!({ "reason": "scam" })),
        (_, "/api/jobs/{id}/refuse") => on_job().body(json!({ "reason": "It asks for money." })),
        (
            _,
            "/api/jobs/{id}"
            | "/api/jobs/{id}/fee"
            | "/api/jobs/{id}/publish"
            | "/api/jobs/{id}/pause"
            | "/api/jobs/{id}/resume"
            | "/api/jobs/{id}/renew"
            | "/api/jobs/{id}/confirm"
            | "/api/jobs/{id}/duplicate"
            | "/api/jobs/{id}/similar"
            | "/api/jobs/{id}/dismiss-reports",
        ) => on_job(),
        ("POST", "/api/saved-searches") => {
            Scene::plain().body(json!({ "name": "Kitchens", "search": "category=food" }))
        }
        (
            _,
            "/api/jobs"
            | "/api/my-jobs"
            | "/api/fee-quote"
            | "/api/saved-searches"
            | "/api/saved-jobs"
            | "/api/hidden-employers",
        ) => Scene::plain(),
        (_, "/api/job-cards") => Scene::plain().query("?ids=1"),
        (_, "/api/budget-guide") => Scene::plain().query("?category=food&unit=hour"),
        (_, "/api/city-guide") => Scene::plain().query("?place=portland&state=OR"),
        (_, "/api/admin/jobs") => Scene::plain().query("?queue=reported"),
        (_, "/api/saved-searches/{id}" | "/api/saved-jobs/{id}" | "/api/hidden-employers/{id}") => {
            Scene::new(|fixture, _| Box::pin(async { id(fixture.job) }))
        }
        _ => return None,
    })
}

/// The scene of a route about the job, in each of its states.
pub fn on_job() -> Scene {
    fn job<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
        Box::pin(async move {
            let job = fixture.job;
            fixture.site.write(move |tx| put(tx, job, state)).await;
            id(job)
        })
    }
    Scene::new(job).states(Status::ALL.iter().map(|s| s.as_str()))
}

pub fn put(tx: &mut Tx, id: i64, state: &str) -> Result<()> {
    let state = Status::parse(state).unwrap();
    let job = store::get(tx, JobId(id))?;
    listing::set_status(tx, &job.card, Status::Draft, None)?;
    if state == Status::Open {
        return listing::publish(tx, JobId(id), NOON + HOUR);
    }
    let draft = store::get(tx, JobId(id))?;
    listing::set_status(tx, &draft.card, state, None)
}
