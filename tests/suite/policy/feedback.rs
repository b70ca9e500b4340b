//! Feedback.

use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::Visitor;

/// Sends the only feedback.
pub async fn set_up(owner: &Visitor) {
    owner.post("/api/feedback", json!({ "feedbackType": "bug_report", "description": "x" })).await.expect(201);
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/feedback" => Scene::plain(),
        "/api/admin/feedback" => Scene::plain().query("?state=new"),
        "/api/admin/feedback/{id}" | "/api/admin/feedback/{id}/merge" => Scene::new(|_, _| Box::pin(async { id(1) })),
        _ => return None,
    })
}
