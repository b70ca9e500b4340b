//! Imports. The states are those of the import.

use jobstead::imports::model::State;
use jobstead::policy::matrix::Row;
use jobstead::{args, db, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};

statements! {
    CLEAR = "UPDATE imports SET state = 'undone', busy = NULL";
    ADD = "INSERT INTO imports (user_id, upload_key, name, format, state, busy, columns, samples, map, counts, done, total, created_at, updated_at)
           SELECT $1, 'key ' || (COUNT(*) + 1), 'jobs.csv', 'csv', $2, $3, '[\"Title\"]', '[]', '{\"employerId\":1,\"map\":{\"map\":{}}}', '{}', 0, 0, 1, 1 FROM imports RETURNING id";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let states = || State::ALL.iter().filter(|state| **state != State::Discarded).map(|state| state.as_str());
    let on_import = || Scene::new(import).states(states());
    Some(match row.path {
        "/api/admin/imports" if row.method == "POST" => Scene::plain().query("?name=jobs.csv"),
        "/api/admin/imports" => Scene::plain(),
        "/api/admin/imports/{id}/map" => on_import().body(json!({ "employerId": 1, "map": { "map": {} } })),
        "/api/admin/imports/{id}"
        | "/api/admin/imports/{id}/check"
        | "/api/admin/imports/{id}/run"
        | "/api/admin/imports/{id}/undo" => on_import(),
        _ => return None,
    })
}

/// Creates an import for each attempt.
fn import<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    let user = fixture.subject;
    let busy = State::parse(state).is_some_and(State::is_busy).then_some(1);
    Box::pin(async move {
        let add = move |tx: &mut db::Tx| {
            tx.run(CLEAR, &[])?;
            tx.one(ADD, args![user, state, busy], db::value)
        };
        id(fixture.site.write(add).await)
    })
}
