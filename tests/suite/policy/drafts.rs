//! Drafts.

use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged};

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match (row.method, row.path) {
        ("PUT", "/api/drafts/{name}") => Scene::new(draft).body(json!({ "value": {} })),
        (_, "/api/drafts/{name}") => Scene::new(draft),
        _ => return None,
    })
}

fn draft<'a>(_: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { vec![("{name}", "post-job".to_owned())] })
}
