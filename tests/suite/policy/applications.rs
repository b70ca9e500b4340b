//! Applications. The states are those of the job for the job's routes and those of the application for the others.

use jobstead::applications::model::Status;
use jobstead::clock::DAY;
use jobstead::db::{Result, Tx};
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::jobs::on_job;
use super::scene::{Put, Scene, Staged, id};
use crate::support::{NOON, accept_body, apply_body, interview_body, offer_body};

statements! {
    FREE_OPENINGS = "UPDATE jobs SET filled = 0, application_count = 100 WHERE id = $1";
    DROP_VERSIONS = "DELETE FROM contract_versions WHERE contract_id IN (SELECT id FROM contracts WHERE application_id = $1)";
    DROP_EVENTS = "DELETE FROM contract_events WHERE contract_id IN (SELECT id FROM contracts WHERE application_id = $1)";
    DROP_MILESTONES = "DELETE FROM milestones WHERE contract_id IN (SELECT id FROM contracts WHERE application_id = $1)";
    DROP_CONTRACT = "DELETE FROM contracts WHERE application_id = $1";
    SET_APPLICATION = "UPDATE applications SET status = $2, offer_rate = 1, offer_unit = 'job', offered_at = 1,
                interview_at = 1, interview_how = 'phone', interview_where = '555-1234' WHERE id = $1";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        // Nobody can apply for the same job twice.
        ("POST", "/api/jobs/{id}/applications") => on_job().body(apply_body()).conflicts(),
        (_, "/api/jobs/{id}/applications") => on_job(),
        (_, "/api/jobs/{id}/applications/decline") => on_job().body(json!({ "ids": [1_000_000], "reason": "other" })),
        (_, "/api/employer-applications/decline") => {
            Scene::plain().body(json!({ "ids": [1_000_000], "reason": "other" }))
        }
        (_, "/api/employer-applications" | "/api/applications") => Scene::plain(),
        ("POST", "/api/applications/{id}/notes") => on(application).body(json!({ "text": "Good hands." })),
        (_, "/api/applications/{id}/notes/{noteId}") => on(note),
        (_, "/api/applications/{id}/verdict") => on(application).body(json!({ "verdict": "maybe" })),
        (_, "/api/applications/{id}/decline") => on(application).body(json!({ "reason": "other" })),
        (_, "/api/applications/{id}/offer") => on(application).body(offer_body()),
        (_, "/api/applications/{id}/accept") => on(application).body(accept_body()),
        (_, "/api/applications/{id}/interview") => on(application).body(interview_body(NOON + 30 * DAY)),
        // This test has no interview to go with the application.
        (_, "/api/applications/{id}/interview.ics") => on(application).conflicts(),
        (
            _,
            "/api/applications/{id}"
            | "/api/applications/{id}/notes"
            | "/api/applications/{id}/open"
            | "/api/applications/{id}/shortlist"
            | "/api/applications/{id}/contact"
            | "/api/applications/{id}/refuse"
            | "/api/applications/{id}/withdraw",
        ) => on(application),
        _ => return None,
    })
}

fn on(put: Put) -> Scene {
    Scene::new(put).states(Status::ALL.iter().map(|s| s.as_str())).relations(
        &[Relation::Owner, Relation::Viewer],
        &[Relation::Applicant],
        &[Relation::Viewer],
    )
}

fn application<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let (application, job) = (fixture.application, fixture.job);
        fixture.site.write(move |tx| put(tx, application, job, state)).await;
        id(application)
    })
}

/// Creates a note by the owner for each attempt to delete one.
fn note<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let mut values = application(fixture, state).await;
        let path = format!("/api/applications/{}/notes", fixture.application);
        let note = fixture.owner.post(&path, json!({ "text": "Good hands." })).await.expect(201);
        values.push(("{noteId}", note["id"].to_string()));
        values
    })
}

pub fn put(tx: &mut Tx, id: i64, job: i64, state: &str) -> Result<()> {
    tx.run(FREE_OPENINGS, args![job])?;
    for drop in [DROP_VERSIONS, DROP_EVENTS, DROP_MILESTONES, DROP_CONTRACT] {
        tx.run(drop, args![id])?;
    }
    tx.run(SET_APPLICATION, args![id, state]).map(drop)
}
