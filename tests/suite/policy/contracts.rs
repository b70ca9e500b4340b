//! Contracts.

use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::{NOON, accept_body};

statements! {
    SET_STATE = "UPDATE contracts SET state = $2, version = CASE WHEN $2 = 'proposed' THEN 0 ELSE 1 END, end_cause = NULL, end_by = NULL WHERE id = $1";
    SET_VERSION = "UPDATE contract_versions SET status = CASE WHEN $2 = 'proposed' THEN 'proposed' ELSE 'accepted' END WHERE contract_id = $1 AND number = 1";
    DROP_OTHERS = "DELETE FROM contract_versions WHERE contract_id = $1 AND number > 1";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let body = match row.path {
        "/api/contracts/{id}/notes/{noteId}" => return None,
        "/api/employers/{id}/contact" => {
            let scene = Scene::new(|fixture, _| {
                let employer = fixture.employer;
                Box::pin(async move { id(employer) })
            });
            return Some(scene.body(accept_body()));
        }
        path if path.contains("/timesheets/") => return None,
        "/api/contracts/{id}/entries" | "/api/contracts/{id}/payments" | "/api/contracts/{id}/expenses" => return None,
        "/api/contracts" if row.method == "POST" => {
            return Some(Scene::elsewhere());
        }
        "/api/contracts" => return Some(Scene::plain()),
        "/api/contracts/{id}"
        | "/api/contracts/{id}/versions"
        | "/api/contracts/{id}/pdf"
        | "/api/contracts/{id}/timeline" => json!({}),
        "/api/contracts/{id}/contact" | "/api/contracts/{id}/confirm" => accept_body(),
        "/api/contracts/{id}/propose" => json!({ "terms": terms() }),
        "/api/contracts/{id}/milestones" => json!({ "title": "Clean up", "amount": 5000 }),
        "/api/contracts/{id}/notes" => json!({ "text": "The key is under the mat." }),
        "/api/contracts/{id}/shifts" => json!({ "startsAt": NOON + 7_200_000, "endsAt": NOON + 10_800_000 }),
        "/api/contracts/{id}/tasks" => json!({ "title": "Buy soap" }),
        "/api/contracts/{id}/review" => {
            let score = |category: &str| json!({ "category": category, "score": 4 });
            json!({ "scores": [score("work"), score("reliability"), score("communication")] })
        }
        "/api/contracts/{id}/end" => json!({ "reason": "done" }),
        path if path.starts_with("/api/contracts/{id}/") => json!({}),
        _ => return None,
    };
    Some(
        Scene::new(|fixture, state| {
            Box::pin(async move {
                set_state(fixture, state).await;
                id(fixture.contract)
            })
        })
        .states(["proposed", "active", "ended"])
        .relations(&[Relation::Party, Relation::Owner], &[Relation::Party, Relation::Applicant], &[Relation::Party])
        .body(body)
        .conflicts(),
    )
}

/// Puts the contract into a state.
pub async fn set_state(fixture: &Fixture, state: &'static str) {
    let contract = fixture.contract;
    let set = move |tx: &mut jobstead::db::Tx| {
        tx.run(DROP_OTHERS, args![contract])?;
        tx.run(SET_VERSION, args![contract, state])?;
        tx.run(SET_STATE, args![contract, state])
    };
    fixture.site.write(set).await;
}

fn terms() -> Value {
    json!({ "kind": "hourly", "startDate": null, "endDate": null, "rate": 1900, "rateUnit": "hour", "weeklyHours": null, "noticeDays": 3 })
}
