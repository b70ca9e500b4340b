//! Milestones and tasks.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::contracts::set_state;
use super::fixture::Fixture;
use super::scene::{Scene, id};

statements! {
    CLEAR = "DELETE FROM milestones WHERE contract_id = $1";
    ADD = "INSERT INTO milestones (contract_id, title, details, amount, state, proposed_by, created_at) VALUES ($1, 'Clean up', '', 5000, $2, CASE WHEN $2 = 'proposed' THEN 'employer' END, 1) RETURNING id";
    CLEAR_TASKS = "DELETE FROM project_tasks WHERE contract_id = $1";
    ADD_TASK = "INSERT INTO project_tasks (contract_id, title, created_by, created_at) SELECT id, 'Buy soap', worker_id, 1 FROM contracts WHERE id = $1 RETURNING id";
}

const OWNER: &[Relation] = &[Relation::Party, Relation::Owner];
const APPLICANT: &[Relation] = &[Relation::Party, Relation::Applicant];

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let body = match row.path {
        "/api/milestones/{id}" => json!({ "terms": { "title": "Clean up well", "amount": 5500 } }),
        "/api/milestones/{id}/return" => json!({ "note": "The windows, too." }),
        path if path.starts_with("/api/milestones/{id}/") => json!({}),
        // It depends on who wrote the note.
        "/api/contracts/{id}/notes/{noteId}" => return Some(Scene::elsewhere()),
        "/api/tasks/{id}" => return Some(task(row)),
        _ => return None,
    };
    let scene = Scene::new(|fixture, state| {
        Box::pin(async move {
            set_state(fixture, "active").await;
            let contract = fixture.contract;
            let add = move |tx: &mut jobstead::db::Tx| {
                tx.run(CLEAR, args![contract])?;
                tx.one(ADD, args![contract, state], value::<i64>)
            };
            id(fixture.site.write(add).await)
        })
    });
    let states = ["proposed", "agreed", "in_progress", "submitted", "returned", "approved", "dropped"];
    Some(scene.states(states).relations(OWNER, APPLICANT, &[Relation::Party]).body(body).conflicts())
}

fn task(row: &Row) -> Scene {
    let body = if row.method == "PATCH" { json!({ "done": true }) } else { json!({}) };
    let scene = Scene::new(|fixture, state| {
        Box::pin(async move {
            set_state(fixture, state).await;
            let contract = fixture.contract;
            let add = move |tx: &mut jobstead::db::Tx| {
                tx.run(CLEAR_TASKS, args![contract])?;
                tx.one(ADD_TASK, args![contract], value::<i64>)
            };
            id(fixture.site.write(add).await)
        })
    });
    scene.states(["proposed", "active", "ended"]).relations(OWNER, APPLICANT, &[Relation::Party]).body(body)
}
