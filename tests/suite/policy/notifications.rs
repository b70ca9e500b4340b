//! Notifications.

use jobstead::policy::matrix::Row;
use serde_json::{Value, json};

use super::fixture::Fixture;
use super::scene::Scene;

const ENDPOINT: &str = "https://updates.push.services.mozilla.com/wpush/v2/example";

/// A subscription with the key of the example in RFC 8291.
fn subscription() -> Value {
    json!({
        "endpoint": ENDPOINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    })
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/notification-settings" if row.method == "PUT" => {
            Scene::plain().body(json!({ "grid": {}, "quiet": null, "digest": "daily" }))
        }
        "/api/notifications" | "/api/live" | "/api/notification-settings" | "/api/mobile/push/key" => Scene::plain(),
        "/api/notification-settings/test" => Scene::plain().body(json!({ "way": "app" })),
        "/api/mobile/push/subscribe" => Scene::plain().body(subscription()),
        "/api/mobile/push/unsubscribe" => Scene::plain().body(json!({ "endpoint": ENDPOINT })),
        "/api/notifications/read" => Scene::plain().body(json!({ "all": true })),
        _ => return None,
    })
}
