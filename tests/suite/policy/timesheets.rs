//! Timers, entries and timesheets.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::contracts::set_state;
use super::fixture::Fixture;
use super::scene::Scene;
use crate::support::NOON;

statements! {
    CLEAR = "DELETE FROM time_comments";
    CLEAR_ENTRIES = "DELETE FROM time_entries";
    CLEAR_SHEETS = "DELETE FROM timesheets";
    ADD_SHEET = "INSERT INTO timesheets (contract_id, employer_id, worker_id, week, state, entries, seconds, created_at) SELECT id, employer_id, worker_id, '2026-11-15', $2, 1, 60, 1 FROM contracts WHERE id = $1 RETURNING id";
    ADD_ENTRY = "INSERT INTO time_entries (timesheet_id, contract_id, user_id, client_id, started_at, ended_at, memo, manual, created_at) SELECT $2, id, worker_id, 'a-device-0', $3, $3 + 60000, '', 1, 1 FROM contracts WHERE id = $1 RETURNING id";
}

const OWNER: &[Relation] = &[Relation::Party, Relation::Owner];
const APPLICANT: &[Relation] = &[Relation::Party, Relation::Applicant];
const CONTRACT_STATES: [&str; 3] = ["proposed", "active", "ended"];

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let scene = match row.path {
        "/api/timer" | "/api/timesheets" if row.method == "GET" => return Some(Scene::plain()),
        // The timer is the caller's own, and the contracts are in the body.
        "/api/timesheets/approve" | "/api/timer" | "/api/timer/stop" | "/api/timer/discard" => {
            return Some(Scene::elsewhere());
        }
        "/api/time/{year}" | "/api/time/{year}/csv" => {
            return Some(Scene::new(|_, _| Box::pin(async { vec![("{year}", "2026".to_owned())] })));
        }
        "/api/entries/{id}" => {
            let scene = Scene::new(|fixture, state| {
                Box::pin(async move {
                    set_state(fixture, "active").await;
                    vec![("{id}", stage(fixture, state).await.to_string())]
                })
            });
            let body = if row.method == "PATCH" { json!({ "memo": "Putty" }) } else { json!({}) };
            scene.states(["open", "returned", "submitted", "approved"]).body(body)
        }
        "/api/contracts/{id}/entries" => {
            let scene = Scene::new(|fixture, state| {
                Box::pin(async move {
                    set_state(fixture, state).await;
                    stage(fixture, "open").await;
                    vec![("{id}", fixture.contract.to_string())]
                })
            });
            let hours = json!({ "clientId": "a-device-1", "startedAt": NOON - 120_000, "endedAt": NOON - 60_000, "manual": true, "confirmed": true });
            scene.states(CONTRACT_STATES).body(hours)
        }
        path if path.starts_with("/api/contracts/{id}/timesheets/{week}") => {
            let scene = if path.ends_with("/submit") { of_contract("open") } else { of_contract("submitted") };
            let body = match row.method {
                "GET" => json!({}),
                _ if path.ends_with("/planned") => json!({}),
                _ if path.ends_with("/comments") => json!({ "text": "Which window?" }),
                _ => json!({ "note": "Look again." }),
            };
            scene.states(CONTRACT_STATES).body(body)
        }
        _ => return None,
    };
    Some(scene.relations(OWNER, APPLICANT, &[Relation::Party]).conflicts())
}

/// The scene of a route about a week of a contract, with its timesheet in a state.
fn of_contract(sheet: &str) -> Scene {
    if sheet == "open" {
        return Scene::new(|fixture, state| Box::pin(week(fixture, state, "open")));
    }
    Scene::new(|fixture, state| Box::pin(week(fixture, state, "submitted")))
}

async fn week(fixture: &mut Fixture, state: &'static str, sheet: &'static str) -> Vec<(&'static str, String)> {
    set_state(fixture, state).await;
    let entry = stage(fixture, sheet).await;
    let (contract, week) = (fixture.contract.to_string(), "2026-11-15".to_owned());
    vec![("{id}", contract), ("{week}", week), ("{entryId}", entry.to_string())]
}

/// Puts one entry in a timesheet in a state, and returns its id.
async fn stage(fixture: &Fixture, state: &'static str) -> i64 {
    let contract = fixture.contract;
    let put = move |tx: &mut jobstead::db::Tx| {
        for sql in [CLEAR, CLEAR_ENTRIES, CLEAR_SHEETS] {
            tx.run(sql, &[])?;
        }
        let sheet: i64 = tx.one(ADD_SHEET, args![contract, state], value)?;
        tx.one(ADD_ENTRY, args![contract, sheet, NOON - 3_600_000], value::<i64>)
    };
    fixture.site.write(put).await
}
