//! Reported errors.

use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, id};
use crate::support::Visitor;

/// Reports the only error.
pub async fn set_up(owner: &Visitor) {
    let error = json!({ "reference": "BCDF2345", "name": "x", "message": "x", "page": "/", "release": "1" });
    owner.post("/api/errors", error).await.expect(200);
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/errors" | "/api/admin/errors" => Scene::plain(),
        "/api/admin/errors/{id}/resolve" | "/api/admin/errors/{id}/mute" | "/api/admin/errors/{id}/reopen" => {
            Scene::new(|_, _| Box::pin(async { id(1) }))
        }
        _ => return None,
    })
}
