//! Shifts and kiosks.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::contracts::set_state;
use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::NOON;

statements! {
    CLEAR_FACTS = "DELETE FROM attendance";
    CLEAR = "DELETE FROM shifts";
    ADD = "INSERT INTO shifts (contract_id, employer_id, worker_id, starts_at, ends_at, state, confirm_by, created_by, created_at) SELECT id, employer_id, worker_id, $3, $3 + 3600000, $2, $3, worker_id, 1 FROM contracts WHERE id = $1 RETURNING id";
}

const OWNER: &[Relation] = &[Relation::Party, Relation::Owner];
const APPLICANT: &[Relation] = &[Relation::Party, Relation::Applicant];

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    match row.path {
        "/api/shifts" => return Some(Scene::plain()),
        "/api/kiosks" if row.method == "GET" => return Some(Scene::plain()),
        // They depend on the employer in the query or the body, on who made the kiosk, or on a token.
        "/api/roster" | "/api/kiosks" | "/api/kiosks/{id}" | "/api/kiosk-codes/{token}" => {
            return Some(Scene::elsewhere());
        }
        path if path.starts_with("/api/shifts/{id}") => {}
        _ => return None,
    }
    let body = match row.path.rsplit('/').next() {
        Some("clock-in") => json!({ "code": "12345" }),
        Some("contest") => json!({ "text": "I was there." }),
        _ => json!({}),
    };
    let scene = Scene::new(|fixture, state| {
        Box::pin(async move {
            set_state(fixture, "active").await;
            let contract = fixture.contract;
            let add = move |tx: &mut jobstead::db::Tx| {
                tx.run(CLEAR_FACTS, &[])?;
                tx.run(CLEAR, &[])?;
                tx.one(ADD, args![contract, state, NOON + 7_200_000], value::<i64>)
            };
            id(fixture.site.write(add).await)
        })
    });
    let states = ["proposed", "confirmed", "working", "done", "declined", "no_show", "canceled", "taken"];
    Some(scene.states(states).relations(OWNER, APPLICANT, &[Relation::Party]).body(body).conflicts())
}
