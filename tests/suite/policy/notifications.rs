//! Notifications.

use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::Scene;

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/notifications" | "/api/live" => Scene::plain(),
        "/api/notifications/read" => Scene::plain().body(json!({ "all": true })),
        _ => return None,
    })
}
